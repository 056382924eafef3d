// The timeline: which step is shown, and one line of changes that are taken back and made again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heavy } from './support/extent.mjs';
import { reloaded } from './support/kept.mjs';
import { clickMoves, fenOf, movesShown, openBoard, openCard, openTab, pgnShown, ready, setUp, spoken, square, status } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

const CALM = /** @type {const} */ ({ reducedMotion: 'reduce' });

/** @param {Page} page */
const count = (page) => page.locator('#count-steps').innerText();
/** @param {Page} page @param {string} name */
const label = async (page, name) => (await square(page, name).getAttribute('aria-label')) ?? '';
/** @param {Page} page @param {string} text */
async function writeScript(page, text) {
  await openTab(page, 'script');
  await page.fill('#script', text);
}

test('the scrubber leads to any step and tells where it is, by pointer and by keys', async () => {
  const { page, complaints, close } = await openBoard();
  assert.equal(await page.locator('#scrubber').isDisabled(), true);
  await clickMoves(page, 'e2e4 e7e5 g1f3 b8c6');
  assert.equal(await count(page), '4 / 4');
  assert.equal(await page.locator('#scrubber').getAttribute('aria-valuetext'), 'Step 4 of 4: Knight to c6.');
  const { x, y, width, height } = /** @type {{ x: number, y: number, width: number, height: number }} */ (await page.locator('#scrubber').boundingBox());
  await page.mouse.click(x + width / 2, y + height / 2);
  assert.equal(await count(page), '2 / 4');
  assert.match(await label(page, 'f3'), /empty/);
  await page.keyboard.press('ArrowRight');
  assert.equal(await count(page), '3 / 4');
  await page.keyboard.press('Home');
  assert.equal(await count(page), '0 / 4');
  assert.equal(await page.locator('#previous').isDisabled(), true);
  await page.locator('#moves button[data-ply="2"]').click();
  await page.keyboard.press('ArrowLeft');
  assert.equal(await count(page), '1 / 4');
  await page.keyboard.press('End');
  await spoken(page, 'Step 4 of 4: Knight to c6.');
  await page.click('#first');
  await page.click('#next');
  assert.equal(await status(page), 'Black to move');
  assert.deepEqual(complaints, []);
  await close();
});

test('undo takes back changes, not steps: of the board, of the script, of what was loaded, of an end', async () => {
  const { page, complaints, close } = await openBoard();
  const undo = () => page.click('#undo');
  await clickMoves(page, 'e2e4 e7e5 g1f3');
  await page.click('#first');
  await clickMoves(page, 'd2d4');
  assert.equal(await count(page), '1 / 1');
  await undo();
  assert.equal(await count(page), '0 / 3', 'the later steps are back, and the board is where it was');
  await spoken(page, 'Undone. Start.');
  await page.click('#redo');
  assert.equal(await count(page), '1 / 1');
  await undo();
  await writeScript(page, 'e2e4, e7e5, Nc3');
  await page.click('#script-fix-all');
  await page.check('#script-sheet');
  await setUp(page, '4k3/8/8/8/8/8/8/4K2R w K - 0 1');
  await clickMoves(page, 'e1g1');
  await openCard(page, 'chess960');
  await page.fill('#chess960', '518');
  await page.click('#chess960-start');
  assert.match(await pgnShown(page), /\[Variant "Chess960"\]/);
  await openCard(page, 'pgn');
  await page.fill('#pgn', '[White "Ann"]\n\n1. d4 d5 *');
  await page.click('#pgn-load');
  await openTab(page, 'script');
  const past = [];
  while (await page.locator('#undo').isEnabled()) {
    await undo();
    past.push([await page.inputValue('#script'), await page.isChecked('#script-sheet'), await fenOf(page)].join(' | '));
  }
  assert.deepEqual(past, [
    ' | true | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    'e1g1, h1f1 | true | 4k3/8/8/8/8/8/8/5RK1 b - - 1 1',
    ' | true | 4k3/8/8/8/8/8/8/4K2R w K - 0 1',
    'e2e4, e7e5, b1c3 | true | rnbqkbnr/pppp1ppp/8/4p3/4P3/2N5/PPPP1PPP/R1BQKBNR b KQkq - 1 2',
    'e2e4, e7e5, b1c3 | false | rnbqkbnr/pppp1ppp/8/4p3/4P3/2N5/PPPP1PPP/R1BQKBNR b KQkq - 1 2',
    'e2e4, e7e5, Nc3 | false | rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
    'e2e4, e7e5, g1f3 | false | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    'e2e4, e7e5 | false | rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
    'e2e4 | false | rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
    ' | false | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  ]);
  for (const _ of past) await page.keyboard.press('Control+y');
  assert.equal(await page.locator('#redo').isDisabled(), true);
  assert.match(await pgnShown(page), /\[White "Ann"\][^]*1\. d4 d5/);
  assert.deepEqual(complaints, []);
  await close();
});

test('an end that the players gave the game belongs to its last step, and can be taken back', async () => {
  const { page, close } = await openBoard();
  await clickMoves(page, 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8');
  await page.click('#claim');
  const drawn = 'Draw claimed: the position occurred three times. ½–½';
  assert.equal(await status(page), drawn);
  await page.click('#previous');
  assert.equal(await status(page), 'Black to move');
  await page.click('#next');
  assert.equal(await status(page), drawn);
  await reloaded(page);
  assert.equal(await status(page), drawn);
  await clickMoves(page, 'e2e4');
  assert.equal(await status(page), drawn, 'the game is over');
  await close();
});

heavy('a step forth leads over what changes nothing', async () => {
  const { page, close } = await openBoard();
  await writeScript(page, 'e2e4, oops, hm, e7e5');
  await page.click('#first');
  await page.click('#next');
  assert.equal(await count(page), '1 / 4');
  await page.click('#next');
  assert.equal(await count(page), '4 / 4');
  await close();
});

heavy('autoplay shows step after step, stops at the end, and at any key or press', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await clickMoves(page, 'e2e4 e7e5 g1f3 b8c6');
  const pressed = (/** @type {boolean} */ isPressed) => page.waitForSelector(`#autoplay[aria-pressed="${isPressed}"]`);
  await page.click('#autoplay');
  await pressed(true);
  assert.equal(await count(page), '0 / 4', 'from the start, as all has been shown');
  await page.clock.runFor(1900);
  assert.equal(await count(page), '2 / 4');
  await page.keyboard.press('Shift');
  await pressed(false);
  await page.clock.runFor(5000);
  assert.equal(await count(page), '2 / 4');
  await page.focus('#autoplay');
  await page.keyboard.press('Enter');
  await pressed(true);
  await page.clock.runFor(5000);
  assert.equal(await count(page), '4 / 4');
  await pressed(false);
  await page.click('#autoplay');
  await pressed(true);
  await page.click('#autoplay');
  await pressed(false);
  assert.deepEqual(complaints, []);
  await close();
});

test('in a game against the computer undo takes back the reply with the move, and never has it played again at once', async () => {
  const { page, close } = await openBoard(CALM);
  const state = () => page.locator('#game .state').innerText();
  const played = (/** @type {number} */ least) => page.waitForFunction((plies) => document.querySelectorAll('#moves button[data-ply]').length >= plies, least);
  const begin = async (/** @type {string} */ side) => {
    await page.locator('#game-open, #game-other').filter({ visible: true }).click();
    await page.locator(`#game-card input[value="${side}"]`).check();
    await page.locator('#level').fill('1');
    await page.click('#game-start');
  };
  await begin('w');
  await clickMoves(page, 'e2e4');
  await played(2);
  await page.click('#undo');
  assert.deepEqual(await movesShown(page), []);
  assert.equal(await state(), 'Your move.');
  await page.click('#redo');
  assert.equal((await movesShown(page)).length, 2);
  assert.equal(await state(), 'Your move.');
  await page.click('#game-resign');
  await page.click('#game-resign');
  assert.match(await status(page), /^White resigned/);
  await page.click('#undo');
  assert.equal(await state(), 'Your move.');
  await clickMoves(page, 'd2d4');
  await played(4);
  await begin('b');
  await played(1);
  await page.click('#undo');
  assert.equal(await state(), 'Paused.');
  assert.deepEqual(await movesShown(page), []);
  await page.click('#game-pause');
  await played(1);
  await close();
});

test('what another move replaces stays as a branch, beside the move, and can be gone back to', async () => {
  const { page, complaints, close } = await openBoard();
  const branches = () => page.locator('#moves .branch').allInnerTexts();
  await clickMoves(page, 'e2e4 e7e5 g1f3 b8c6');
  await page.click('#previous');
  await page.click('#previous');
  await clickMoves(page, 'f1c4');
  await page.waitForSelector('#moves .branch');
  assert.deepEqual(await movesShown(page), ['e4', 'e5', 'Bc4']);
  assert.deepEqual(await branches(), ['or 2. Nf3 Nc6']);
  await page.click('#first');
  await clickMoves(page, 'd2d4');
  assert.deepEqual(await branches(), ['or 1. e4 e5 2. Nf3 Nc6', 'or 2. Bc4']);
  await page.reload();
  await ready(page);
  await page.waitForSelector('#moves .branch');
  await page.getByRole('button', { name: /Nf3/ }).and(page.locator('.branch button')).click();
  assert.deepEqual(await movesShown(page), ['e4', 'e5', 'Nf3', 'Nc6']);
  assert.equal(await count(page), '3 / 4', 'each move leads to its own position');
  assert.deepEqual(await branches(), ['or 1. d4', 'or 2. Bc4']);
  // To look at another line changes nothing: what is taken back is the last move.
  await page.click('#undo');
  assert.deepEqual(await movesShown(page), ['e4', 'e5', 'Bc4']);
  assert.deepEqual(await branches(), ['or 2. Nf3 Nc6']);
  // To make it again shows what was seen before it was taken back.
  await page.click('#redo');
  assert.deepEqual(await movesShown(page), ['e4', 'e5', 'Nf3', 'Nc6']);
  await setUp(page, '4k3/8/8/8/8/8/8/4K2R w K - 0 1');
  assert.deepEqual(await branches(), [], 'they belong to their document');
  await page.click('#undo');
  assert.deepEqual(await branches(), ['or 1. d4', 'or 2. Bc4']);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a move that was taken back is not lost when another is played, and what is written over leaves nothing behind', async () => {
  const { page, close } = await openBoard();
  await clickMoves(page, 'e2e4 e7e5');
  await page.click('#undo');
  await clickMoves(page, 'c7c5');
  await page.waitForSelector('#moves .branch');
  assert.deepEqual(await page.locator('#moves .branch').allInnerTexts(), ['or 1… e5']);
  await openTab(page, 'script');
  await page.locator('#script').press('End');
  for (let count = 0; count < 4; count += 1) await page.locator('#script').press('Backspace');
  await page.locator('#script').pressSequentially('g8f6, xd1, ');
  await page.click('#tab-game');
  assert.deepEqual(await movesShown(page), ['e4', 'Nf6', 'xd1']);
  assert.deepEqual(await page.locator('#moves .branch').allInnerTexts(), ['or 1… e5']);
  await page.check('#moves-tokens');
  await page.waitForSelector('#moves [data-tokens="g8f6"]');
  await close();
});

heavy('who corrects a move while writing leaves no other line behind, however slowly', async () => {
  const { page, close } = await openBoard({ hasClock: true });
  await openTab(page, 'script');
  await page.locator('#script').pressSequentially('e2e4, e7e6');
  // Longer than it takes until the document is kept.
  for (const pause of [180, 350, 600]) {
    await page.clock.runFor(pause);
    await page.locator('#script').press('Backspace');
    await page.clock.runFor(pause);
    await page.locator('#script').press(pause === 350 ? '6' : '5');
  }
  await page.clock.runFor(2000);
  await page.click('#tab-game');
  assert.deepEqual(await movesShown(page), ['e4', 'e5']);
  assert.equal(await page.locator('#moves .branch').count(), 0);
  await close();
});

heavy('a listener that fails keeps the view from nobody else, and the error is in the console', async () => {
  const { page, complaints, close } = await openBoard();
  await page.evaluate(async () => {
    const { onChange } = await import(new URL('document/store.js', document.baseURI).href);
    onChange(() => {
      throw new Error('a listener that fails');
    });
  });
  // Who comes later is told after it.
  await openTab(page, 'script');
  await clickMoves(page, 'e2e4');
  assert.equal(await page.locator('#script').inputValue(), 'e2e4');
  assert.ok(complaints.length > 0 && complaints.every((complaint) => complaint.includes('a listener that fails')), complaints.join('\n'));
  await close();
});
