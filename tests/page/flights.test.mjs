// Pieces move from where they are seen to where they are, whatever changes the position, on every board.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flights } from '../../www/board/draw.js';
import { squareAt, squareName } from '../../www/i18n/square.js';
import { heavy } from './support/extent.mjs';
import { clickMoves, openBoard, openExamples, openTab, ready, setUp, square } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

const START = 'RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr';

/** A position after some changes: `e2e4` moves a piece, `e4=Q` puts one there, `xe4` takes it off. @param {string} changes @param {string} [from] */
function after(changes, from = START) {
  const letters = [...from];
  for (const change of changes.split(' ').filter(Boolean)) {
    if (change.startsWith('x')) letters[squareAt(change, 1)] = '.';
    else if (change[2] === '=') letters[squareAt(change)] = change.slice(3);
    else [letters[squareAt(change, 2)], letters[squareAt(change)]] = [letters[squareAt(change)], '.'];
  }
  return letters.join('');
}

/** @param {string} before @param {string} next */
const flown = (before, next) => flights(before, next).map(({ from, to }) => squareName(from) + squareName(to)).sort();

test('what moves between two positions is found by kind and nearest square', () => {
  const castle = after('xf1 xg1');
  for (const [name, before, next, expected] of /** @type {[string, string, string, string[]]} */ ([
    ['a move', START, after('e2e4'), ['e2e4']],
    ['three plies at once', START, after('e2e4 e7e5 g1f3'), ['e2e4', 'e7e5', 'g1f3']],
    ['the same back', after('e2e4 e7e5 g1f3'), START, ['e4e2', 'e5e7', 'f3g1']],
    ['castling', castle, after('e1g1 h1f1', castle), ['e1g1', 'h1f1']],
    ['a capture', after('e2e4 d7d5'), after('e2e4 d7d5 e4d5'), ['e4d5']],
    ['a capture taken back', after('e2e4 d7d5 e4d5'), after('e2e4 d7d5'), ['d5e4']],
    ['two knights, each to the nearer square', START, after('b1c3 g1f3'), ['b1c3', 'g1f3']],
    ['a promotion that captures', after('xa7 a2a7'), after('xa7 a2a7 xa7 b8=Q'), ['a7b8']],
    ['a piece put on the board', START, after('e4=Q'), []],
    ['another game', START, after('e2e4 d2d4 c2c4 b1c3 g1f3 f1e2 e1g1 e7e5 d7d5'), []],
    ['nothing', START, START, []],
  ])) assert.deepEqual(flown(before, next), expected, name);
});

/** Notes each piece that sets off from now on: its square, its element's board, and how far away it begins, in squares. @param {Page} page */
const watch = (page) => page.evaluate(() => {
  /** @type {string[]} */
  const begun = [];
  Object.assign(globalThis, { begun });
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const cell = this.closest('.square');
    const cells = Array.from(this.closest('.board')?.querySelectorAll('.square') ?? []);
    const at = cells.indexOf(/** @type {Element} */ (cell));
    const [x = 0, y = 0] = (JSON.stringify(frames).match(/translate\(([^)]*)\)/)?.[1] ?? '').split(',').map(Number.parseFloat);
    const duration = typeof options === 'object' ? Number(options.duration) : 0;
    if (duration < 120 || duration > 200) begun.push(`for ${duration} ms`);
    begun.push(`${'abcdefgh'[at & 7]}${(at >> 3) + 1} ${x / 12.5} ${y / 12.5}`);
    return animate.call(this, frames, options);
  };
});

/** Waits until no piece is on its way. @param {Page} page */
const rest = (page) => page.waitForFunction(() => document.getAnimations().every(({ effect }) => !(effect instanceof KeyframeEffect && effect.target?.matches('.piece'))));

/** Those that have set off since the last time, when they are there. @param {Page} page @returns {Promise<string[]>} */
async function begun(page) {
  await rest(page);
  return page.evaluate(() => /** @type {any} */ (globalThis).begun.splice(0).sort());
}

test('steps, undo, castling and a neighbour that is loaded move the pieces; another game does not', async () => {
  const { page, complaints, close } = await openBoard();
  await watch(page);
  for (const [move, way] of [['e2e4', 'e4 0 2'], ['d7d5', 'd5 0 -2'], ['e4d5', 'd5 1 1']]) {
    await clickMoves(page, String(move));
    assert.deepEqual(await begun(page), [way]);
  }
  for (const [button, ways] of /** @type {[string, string[]][]} */ ([
    ['previous', ['e4 -1 -1']], ['first', ['d7 0 2', 'e2 0 -2']], ['last', ['d5 1 3']], ['undo', ['e4 -1 -1']],
    // Turned, the way is the other one.
    ['flip', []], ['redo', ['d5 -1 -1']], ['flip', []],
  ])) {
    await page.click(`#${button}`);
    assert.deepEqual(await begun(page), ways, button);
  }
  await setUp(page, 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
  assert.deepEqual(await begun(page), [], 'no piece flies into another game');
  await clickMoves(page, 'e1g1');
  assert.deepEqual(await begun(page), ['f1 2 0', 'g1 -2 0']);
  await setUp(page, 'r3k2r/8/8/8/8/8/8/R4RK1 w kq - 0 1');
  assert.deepEqual(await begun(page), []);
  await setUp(page, 'r3k2r/8/8/8/8/8/8/3R1RK1 w kq - 0 1');
  assert.deepEqual(await begun(page), ['d1 -3 0'], 'a neighbour is reached by a move');
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a change that comes meanwhile begins where the piece is seen', async () => {
  const { page, close } = await openBoard();
  await clickMoves(page, 'g1f3 a7a6 f3e5 a6a5');
  await page.click('#first');
  await rest(page);
  await watch(page);
  await page.evaluate(() => {
    const next = /** @type {HTMLElement} */ (document.querySelector('#next'));
    for (let step = 0; step < 3; step += 1) next.click();
  });
  // At the third step nothing had been seen of the first: the knight comes from g1.
  assert.deepEqual(await begun(page), ['a6 0 -1', 'e5 2 4', 'f3 1 2']);
  await close();
});

heavy('what a hand has dropped is there, and with less motion everything is', async () => {
  for (const reducedMotion of /** @type {const} */ (['no-preference', 'reduce'])) {
    const { page, close } = await openBoard({ reducedMotion });
    await ready(page);
    await watch(page);
    const [from, to] = [await square(page, 'e2').boundingBox(), await square(page, 'e4').boundingBox()];
    assert.ok(from && to);
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 20, { steps: 4 });
    await page.mouse.up();
    await page.waitForSelector('.square[aria-label^="e4, white pawn"]');
    assert.deepEqual(await begun(page), []);
    await page.click('#previous');
    assert.deepEqual(await begun(page), reducedMotion === 'reduce' ? [] : ['e2 0 -2']);
    await close();
  }
});

heavy('the boards of Think and of examples are the same board, and move their pieces likewise', async () => {
  const { page, complaints, close } = await openBoard({ viewport: { width: 1440, height: 900 } });
  await openTab(page, 'think');
  await page.waitForSelector('.shown-tree:not([hidden], [aria-busy="true"]) [role="treeitem"]');
  await watch(page);
  const item = page.locator('[role="treeitem"]').first();
  await item.focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForSelector('.preview:not([hidden]) .still');
  assert.ok((await begun(page)).length >= 1);
  await openExamples(page, 'games');
  await page.waitForSelector('.example .still');
  assert.equal(await page.locator('.board').evaluateAll((boards) => boards.filter((board) => board.querySelectorAll('.square').length !== 64).length), 0);
  assert.deepEqual(complaints, []);
  await close();
});
