// The script: written by hand and by the board, with its remarks, its fixes and one line of changes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heavy } from './support/extent.mjs';
import { reloaded } from './support/kept.mjs';
import { clickMoves, movesShown, openBoard, openCard, openTab, pgnShown, spoken, square, status } from './support/playing.mjs';

/** @param {import('playwright-core').BrowserContextOptions} [options] */
async function openScript(options) {
  const opened = await openBoard(options);
  await openTab(opened.page, 'script');
  return opened;
}

/** @param {import('playwright-core').Page} page @param {string} name */
const label = (page, name) => square(page, name).getAttribute('aria-label');
/** @param {import('playwright-core').Page} page */
const remarks = (page) => page.locator('#script-remarks li').allInnerTexts();

test('the board follows key by key, and what is done on it is written', async () => {
  const { page, complaints, close } = await openScript();
  await page.locator('#script').pressSequentially('e2e4, e7e');
  assert.match((await label(page, 'e4')) ?? '', /white pawn/);
  assert.match((await label(page, 'e7')) ?? '', /black pawn/);
  await page.locator('#script').press('5');
  assert.match((await label(page, 'e5')) ?? '', /black pawn/);
  await clickMoves(page, 'g1f3 b8c6 f1c4 g8f6 e1g1');
  assert.equal(await page.inputValue('#script'), 'e2e4, e7e5, g1f3, b8c6, f1c4, g8f6, e1g1, h1f1');
  assert.equal(await page.locator('#script-summary').innerText(), '7 legal moves.');
  await page.click('#undo');
  await clickMoves(page, 'd2d3');
  assert.match(await page.inputValue('#script'), /g8f6, d2d3$/);
  await page.click('#tab-game');
  assert.deepEqual(await movesShown(page), ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4', 'Nf6', 'd3']);
  assert.deepEqual(complaints, []);
  await close();
});

test('what is not understood has its place and reason, and a fix that one button or all at once put in', async () => {
  const { page, close } = await openScript();
  await page.fill('#script', 'e4 e5, Nf3; oops');
  await spoken(page, /^4 remarks\. First: Line 1, column 1: "e4" was ignored: written as a move \(e4\); scripts say e2e4\./);
  assert.equal((await remarks(page)).length, 4);
  await page.locator('#script-remarks button', { hasText: 'Use e2e4' }).click();
  assert.match(await page.inputValue('#script'), /^e2e4 e5/);
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Use e7e5');
  await page.keyboard.press('Enter');
  assert.match(await page.inputValue('#script'), /^e2e4 e7e5, Nf3/);
  await page.click('#script-fix-all');
  assert.equal(await page.inputValue('#script'), 'e2e4 e7e5, g1f3');
  assert.deepEqual(await remarks(page), ['3 fixes made: 1 token rewritten, 1 removed, 1 separator replaced.']);
  await spoken(page, '3 fixes made: 1 token rewritten, 1 removed, 1 separator replaced.');
  assert.equal(await page.locator('#script-fix-all').isVisible(), false);
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'script');
  assert.match((await label(page, 'f3')) ?? '', /white knight/);
  await close();
});

heavy('line breaks are told of once, and one button puts commas for all of them', async () => {
  const { page, close } = await openScript();
  await page.fill('#script', 'e2e4\n\ne7e5\ng1f3\n\nb8c6; f1c4');
  await page.waitForSelector('#script-remarks li:nth-child(2)');
  assert.deepEqual((await remarks(page)).map((text) => text.replace(/ Use .*/, '')), [
    'Note Line 1, column 5: Line breaks: the formula needs a comma.',
    'Note Line 6, column 5: "; ": the formula needs a comma.',
  ]);
  await page.locator('#script-remarks .fix').first().click();
  assert.equal(await page.inputValue('#script'), 'e2e4, e7e5, g1f3, b8c6; f1c4');
  assert.equal((await remarks(page)).length, 1);
  await close();
});

heavy('what was ignored, what had no effect and what is odd differ by sign and word, in remarks and in chips', async () => {
  const { page, close } = await openScript();
  // Not understood; off the board; half of a castle.
  await page.fill('#script', 'oops, a9b1, e2e4, e7e5, g1f3, b8c6, f1c4, g8f6, e1g1');
  await page.waitForSelector('#script-remarks li:nth-child(3)');
  const signs = (/** @type {string} */ selector) => page.locator(selector).evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node, '::before').content.split(' / ')[0]));
  assert.deepEqual(await signs('#script-remarks li'), ['"✕"', '"–"', '"!"']);
  assert.deepEqual(await signs('.chip.idle, .chip.odd'), ['"✕"', '"–"', '"!"']);
  assert.deepEqual(await page.locator('#script-remarks strong').allInnerTexts(), ['Error', 'No effect', 'Odd']);
  assert.deepEqual(await page.locator('.chip.idle').evaluateAll((nodes) => nodes.map((node) => node.ariaLabel)), ['oops: ignored', 'a9b1: no effect']);
  await close();
});

test('the formula with the script in it is copied, quotes doubled; one that is too long for a cell says so', async () => {
  const { page, complaints, close } = await openScript({ permissions: ['clipboard-read', 'clipboard-write'] });
  const copied = async () => {
    await page.click('#script-copy-formula');
    await page.waitForFunction(() => document.querySelector('#script-copy-formula')?.textContent === 'Copied');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await page.fill('#script', 'e2-e4 e7e5 oops, g1f3');
  const formula = await copied();
  assert.ok(formula.startsWith('=ARRAYFORMULA(LET(moves,"e2e4, e7e5, g1f3",coords,CHAR(SEQUENCE(1,8,97))&SEQUENCE(8,1,8,-1),'), formula);
  assert.ok(formula.endsWith('IF(moves="",initial_board,REDUCE(initial_board,SPLIT(moves,", "),UPDATE_BOARD))))') && !formula.includes('\n'), formula);
  await page.check('#script-sheet');
  await page.fill('#script', 'e4="');
  await page.waitForFunction(() => document.querySelector('#script-copy-formula')?.textContent === 'Copy as formula');
  assert.match(await copied(), /LET\(moves,"e4=""",coords/);
  await page.uncheck('#script-sheet');
  await page.fill('#script', 'g1f3, f3g1, '.repeat(5_000));
  await page.click('#script-copy-formula');
  await page.waitForFunction(() => /^a cell of Google Sheets holds 50000 characters/i.test(document.querySelector('#notice')?.textContent ?? ''));
  assert.deepEqual(complaints, []);
  await close();
});

heavy('remarks come when nothing is pressed, for they may move it away', async () => {
  const { page, close } = await openScript({ hasClock: true });
  await page.locator('#script').pressSequentially('e2e4, oops');
  await page.locator('#first').hover();
  await page.locator('#script').press('!');
  await page.mouse.down();
  // A remark would have come by then.
  await page.clock.runFor(5000);
  assert.doesNotMatch((await remarks(page)).join(), /oops!/);
  await page.mouse.up();
  assert.equal(await page.locator('#count-steps').innerText(), '0 / 2');
  await spoken(page, /oops!/);
  assert.match((await remarks(page)).join(), /"oops!" was ignored/);
  await close();
});

test('the moves of a game, pasted, become a script', async () => {
  const { page, close } = await openScript();
  await page.fill('#script', '1. e4 {best by test} e5 (1... c5) 2. Nf3 1-0');
  await page.locator('#script-fix-all', { hasText: 'Turn it into a script' }).click();
  assert.equal(await page.locator('#script-summary').innerText(), '3 legal moves.');
  assert.deepEqual(await remarks(page), ['6 fixes made: 3 tokens rewritten, 3 removed.']);
  await close();
});

heavy('more remarks than five are counted', async () => {
  const { page, close } = await openScript();
  await page.fill('#script', 'a b c d e f g h');
  await page.waitForSelector('#script-remarks .more');
  assert.equal((await remarks(page)).length, 6);
  assert.equal((await remarks(page)).at(-1), 'and 3 more');
  await close();
});

heavy('in the box the changes of script and board are taken back and made again in their order', async () => {
  const { page, close } = await openScript();
  await page.locator('#script').pressSequentially('e2e4 ');
  await clickMoves(page, 'e7e5 g1f3');
  await page.focus('#script');
  for (const text of ['e2e4, e7e5', 'e2e4 ', '', '']) {
    await page.keyboard.press('Control+z');
    assert.equal(await page.inputValue('#script'), text);
  }
  for (let count = 0; count < 4; count += 1) await page.keyboard.press('Control+Shift+Z');
  assert.equal(await page.inputValue('#script'), 'e2e4, e7e5, g1f3');
  await close();
});

test('the spreadsheet reads some tokens otherwise, and the switch says which way is on', async () => {
  const { page, close } = await openScript();
  await page.fill('#script', 'e2e4; e7e5');
  assert.match((await label(page, 'e5')) ?? '', /black pawn/);
  await page.check('#script-sheet');
  // There a semicolon is part of its token.
  assert.match((await label(page, 'e4')) ?? '', /white pawn|empty/);
  await page.fill('#script', 'e8=Q');
  assert.match((await label(page, 'e8')) ?? '', /no piece, but text/);
  assert.match(await status(page), /^Not a legal position e8 holds "Q", which is no piece/);
  await page.uncheck('#script-sheet');
  assert.match((await label(page, 'e8')) ?? '', /white queen/);
  await close();
});

heavy('after an edit of the board either side may move; without a king pieces go anywhere, and it says why', async () => {
  const { page, close } = await openScript();
  await page.fill('#script', 'xa2');
  assert.equal(await page.locator('#other-turn').innerText(), 'Let Black move');
  await clickMoves(page, 'e7e5');
  assert.equal(await page.inputValue('#script'), 'xa2, e7e5');
  assert.equal(await status(page), 'White to move');
  await page.fill('#script', 'xe8');
  assert.equal(await status(page), 'Not a legal position black has no king');
  assert.equal(await page.locator('#other-turn').isVisible(), false);
  assert.equal(await pgnShown(page), '');
  await clickMoves(page, 'e2e6');
  assert.equal(await page.inputValue('#script'), 'xe8, e2e6');
  await page.fill('#script', 'xa2');
  await page.click('#other-turn');
  assert.equal(await page.inputValue('#script'), 'xa2, 1...');
  assert.equal(await status(page), 'Black to move');
  await page.click('#tab-game');
  // The list is drawn when it is seen.
  await page.locator('#moves').getByText('1...', { exact: true }).waitFor();
  assert.deepEqual(await movesShown(page), ['xa2', '1...']);
  await close();
});

heavy('an imported game is a script; undo brings back the one before, with its own tags', async () => {
  const { page, close } = await openBoard();
  await openCard(page, 'pgn');
  for (const [name, moves] of [['Ann', '1. e4 e5'], ['Bob', '1. d4']]) {
    await page.fill('#pgn', `[White "${name}"]\n\n${moves} *`);
    await page.click('#pgn-load');
  }
  await openTab(page, 'script');
  assert.equal(await page.inputValue('#script'), 'd2d4');
  await page.focus('#script');
  await page.keyboard.press('Control+z');
  assert.equal(await page.inputValue('#script'), 'e2e4, e7e5');
  assert.match(await pgnShown(page), /\[White "Ann"\]/);
  await page.focus('#script');
  await page.keyboard.press('Control+y');
  assert.match(await pgnShown(page), /\[White "Bob"\][^]*1\. d4 \*/);
  await close();
});

test('the script survives a reload, its edits and its spreadsheet reading included', async () => {
  const { page, close } = await openScript();
  await page.check('#script-sheet');
  await page.fill('#script', 'e2e4, xd8, huh');
  await reloaded(page);
  await openTab(page, 'script');
  assert.equal(await page.inputValue('#script'), 'e2e4, xd8, huh');
  assert.equal(await page.locator('#script-sheet').isChecked(), true);
  assert.match((await label(page, 'd8')) ?? '', /empty/);
  await close();
});

test('a script beyond the limit is refused with a sentence, and the one before stays', async () => {
  const { page, close } = await openScript();
  await page.fill('#script', 'e2e4');
  await page.fill('#script', 'e2e4 '.repeat(210_000));
  assert.match((await remarks(page)).join(), /A script may have \d+ bytes/);
  assert.equal(await page.locator('#script').getAttribute('aria-invalid'), 'true');
  assert.match((await label(page, 'e4')) ?? '', /white pawn/);
  await page.fill('#script', 'd2d4');
  assert.equal(await page.locator('#script').getAttribute('aria-invalid'), null);
  await close();
});
