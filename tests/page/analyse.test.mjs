// The Analyse panel: the strong engine's lines, live, walked with the board following.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chess } from 'chess.js';
import { heavy } from './support/extent.mjs';
import { begin, CALM, played } from './support/game.mjs';
import { clickMoves, openBoard, openTab, setUp, spoken, square } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Switches the engine on, and waits for so many lines. @param {Page} page @param {number} [count] */
async function thinkAlong(page, count = 3) {
  await page.check('#analyse-engine');
  await page.waitForFunction((least) => document.querySelectorAll('#analyse-line-list li').length === least, count);
}

const arrows = (/** @type {Page} */ page) => page.locator('#board .arrows .lines .arrow');

test('the engine thinks live in several lines, with a plot, until it is stopped', async () => {
  const { page, complaints, close } = await openBoard();
  await openTab(page, 'analyse');
  await page.click('#analyse-engine');
  await page.waitForFunction(() => document.querySelectorAll('#analyse-line-list li').length === 3 && document.querySelectorAll('#analyse-plot .dot').length >= 5);
  const moves = await page.locator('#analyse-line-list .moves-of').evaluateAll((all) => all.map((line) => Array.from(line.children, (move) => move.textContent).join(' ')));
  assert.equal(new Set(moves.map((text) => text.split(' ').slice(0, 2).join(' '))).size, 3, moves.join('\n'));
  for (const text of moves) {
    const chess = new Chess();
    for (const san of text.replace(/\d+(\.|…) /g, '').split(' ')) chess.move(san);
  }
  await page.click('#analyse-engine');
  assert.equal(await page.locator('#analyse-engine').isChecked(), false);
  const figures = await page.locator('#analyse-figures').innerText();
  assert.match(figures, /^Depth \d+, up to \d+ · [\d\u202F]+ positions/);
  const table = await page.locator('#analyse-plot + details tbody tr').count();
  assert.equal(table, await page.locator('#analyse-plot .dot').count());
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a move of a line shows its position on the board, by mouse, by keys, and Escape goes back', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  await clickMoves(page, 'e2e4');
  await openTab(page, 'analyse');
  await thinkAlong(page);
  await page.waitForFunction(() => document.querySelectorAll('#analyse-line-list li:first-child .line-move').length >= 4);
  await page.uncheck('#analyse-engine');
  assert.equal(await arrows(page).count(), 3);
  const first = page.locator('#analyse-line-list li').first().locator('.line-move');
  const board = page.locator('.preview:not([hidden]) .still');
  /** The position after so many moves of the best line, as FEN. @param {number} count */
  const expected = async (count) => {
    const chess = new Chess();
    chess.move('e4');
    for (const text of (await first.allInnerTexts()).slice(0, count)) chess.move(text.replace(/^\d+(\.|…) /, ''));
    return chess.fen().split(' ')[0];
  };
  const shown = async () => (await board.getAttribute('aria-label'))?.match(/FEN: (\S+)/)?.[1];
  await first.nth(2).hover();
  assert.equal(await shown(), await expected(3));
  assert.match(await page.locator('#notice').innerText(), /^The engine’s line: 1… /);
  await page.mouse.move(5, 5);
  assert.equal(await board.count(), 0, 'the game is back');
  await first.first().focus();
  assert.equal(await shown(), await expected(1));
  await page.keyboard.press('ArrowRight');
  assert.equal(await shown(), await expected(2));
  await page.keyboard.press('ArrowDown');
  assert.equal(await page.evaluate(() => Array.from(document.querySelectorAll('#analyse-line-list li')).findIndex((item) => item.contains(document.activeElement))), 1);
  assert.equal(await page.locator('#analyse-line-list [tabindex="0"]').count(), 1, 'one Tab stop for all');
  await page.keyboard.press('Escape');
  assert.equal(await board.count(), 0);
  // Where a piece is picked up beneath it, one press takes the position away, and the next puts the piece down.
  const picked = page.locator('.square[aria-selected="true"]');
  await square(page, 'g8').focus();
  await first.nth(2).hover();
  await board.waitFor();
  await page.keyboard.press('Enter');
  assert.equal(await picked.count(), 1);
  await page.keyboard.press('Escape');
  assert.deepEqual([await board.count(), await picked.count()], [0, 1]);
  await page.keyboard.press('Escape');
  assert.equal(await picked.count(), 0);
  await page.click('#tab-game');
  assert.equal(await arrows(page).count(), 0, 'the arrows go with the panel');
  assert.deepEqual(complaints, []);
  await close();
});

test('what is switched on follows the board, rests elsewhere and goes on', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  await openTab(page, 'analyse');
  await thinkAlong(page);
  await clickMoves(page, 'e2e4');
  await page.waitForFunction(() => document.querySelector('#analyse-line-list .line-move')?.textContent?.startsWith('1… '));
  await page.click('#tab-game');
  assert.equal(await page.locator('#analyse-engine').isChecked(), false);
  await page.click('#tab-analyse');
  assert.equal(await page.locator('#analyse-engine').isChecked(), true);
  await setUp(page, '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1');
  await page.getByText('The game is over: there is nothing to search.').waitFor();
  assert.equal(await page.locator('#analyse-engine').isDisabled(), true);
  assert.equal(await page.locator('#analyse-line-list li').count(), 0);
  assert.equal(await arrows(page).count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a game without help has no lines before it ends', async () => {
  const { page, close } = await openBoard(CALM);
  await openTab(page, 'analyse');
  await page.click('#tab-game');
  await begin(page, { level: 1, isLocked: true });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  await openTab(page, 'analyse');
  await page.getByText('This game is played without help: the engine says nothing until it ends.').waitFor();
  assert.equal(await page.locator('#analyse-engine').isDisabled(), true);
  assert.equal(await page.locator('#analyse-course').isVisible(), false, 'nor a graph');
  await square(page, 'a1').focus();
  await close();
});

test('the course of a game is a graph, a sentence and a table, and the graph goes to each move by keys and mouse', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  await openTab(page, 'analyse');
  assert.equal(await page.locator('#analyse-evaluate').isVisible(), false, 'there is no game yet');
  await clickMoves(page, 'f2f3 e7e5 g2g4 d8h4');
  await page.click('#analyse-evaluate');
  const graph = page.locator('#analyse-course');
  await page.waitForFunction(() => document.querySelectorAll('#analyse-moves tbody tr').length === 5);
  assert.equal(await page.locator('#analyse-evaluated').innerText(), '5 of 5 positions evaluated.');
  assert.equal(await page.locator('#analyse-evaluate').isDisabled(), true);
  assert.match(await page.locator('#analyse-swing').innerText(), /^The largest swing: 2\. g4, from −\d\.\d\d to −M1\.$/);
  assert.equal(await graph.evaluate((element) => element === document.activeElement), true, 'the keyboard goes on in the graph');
  assert.deepEqual([await graph.getAttribute('role'), await graph.getAttribute('aria-valuemax')], ['slider', '4']);
  const text = () => graph.getAttribute('aria-valuetext');
  const steps = () => page.locator('#count-steps').innerText();
  assert.equal(await text(), 'After 2… Qh4#: #');
  await graph.focus();
  await page.keyboard.press('ArrowLeft');
  assert.deepEqual([await steps(), await text()], ['3 / 4', 'After 2. g4: −M1']);
  await page.keyboard.press('Home');
  assert.match(await text(), /^At the start: [+−]?\d\.\d\d$/);
  const box = await graph.boundingBox();
  assert.ok(box);
  await page.mouse.click(box.x + box.width / 2, box.y + 20);
  assert.equal(await steps(), '2 / 4');
  // Black has mated: the white part falls to nothing on the right.
  const ends = (await graph.locator('.white').getAttribute('d'))?.match(/L1000\.0 ([\d.]+)L1000\.0 140Z$/)?.[1];
  assert.equal(ends, '140.0');
  await page.click('#tab-game');
  await page.click('#undo');
  await clickMoves(page, 'd8g5');
  await page.click('#tab-analyse');
  await page.waitForFunction(() => document.querySelector('#analyse-evaluated')?.textContent === '4 of 5 positions evaluated.');
  assert.deepEqual(complaints, []);
  await close();
});

heavy('another game that comes while one is being evaluated is evaluated in its place', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  const load = (/** @type {string} */ script) =>
    page.evaluate((text) => import(new URL('document/replace.js', document.baseURI).href).then(({ loadScript }) => loadScript(undefined, text)), script);
  await load('e2e4, e7e5, g1f3, b8c6, f1b5, a7a6, b5a4, g8f6, e1g1, h1f1, f8e7, f1e1, b7b5, a4b3, d7d6, c2c3, e8g8, h8f8, h2h3');
  await openTab(page, 'analyse');
  await page.click('#analyse-evaluate');
  await page.waitForFunction(() => document.querySelectorAll('#analyse-moves tbody tr').length > 1);
  await load('f2f3, e7e5, g2g4, d8h4');
  await page.waitForFunction(() => document.querySelector('#analyse-evaluated')?.textContent === '5 of 5 positions evaluated.');
  await spoken(page, /^The largest swing: 2\. g4/);
  assert.equal(await page.locator('#analyse-evaluate').isDisabled(), true);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('an engine that cannot be had does not evaluate the game, which is said, and does when it can', async () => {
  const { page, close } = await openBoard({ ...CALM, serviceWorkers: 'block' });
  await page.route('**/engine_bg.wasm', (route) => route.abort());
  await openTab(page, 'analyse');
  await clickMoves(page, 'f2f3 e7e5');
  await page.click('#analyse-evaluate');
  await page.locator('#panel-analyse .message .error').waitFor();
  assert.equal(await page.locator('#analyse-evaluate').innerText(), 'Evaluate the game');
  await page.unroute('**/engine_bg.wasm');
  await page.click('#analyse-evaluate');
  await page.waitForFunction(() => document.querySelectorAll('#analyse-moves tbody tr').length === 3);
  assert.equal(await page.locator('#panel-analyse .message .error').count(), 0);
  await close();
});
