// The players of the computer that are no levels: the searches whose trees can be walked, and chance.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chess } from 'chess.js';
import { heavy, sampleOf } from './support/extent.mjs';
import { comeBackWithOld } from './support/kept.mjs';
import { begin, CALM, noticed, played, resign, resultShown } from './support/game.mjs';
import { clickMoves, movesShown, openBoard, pgnShown, setUp, square } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** What the rows of the players say. @param {Page} page */
const names = (page) => page.locator('.player .who').allInnerTexts();

for (const [player, name, tag] of sampleOf(/** @type {const} */ ([
  ['minimax:1', 'Minimax 1', 'Gridmate, minimax 1'],
  ['minimax:3', 'Minimax 3', 'Gridmate, minimax 3'],
  ['negamax:2', 'Negamax 2', 'Gridmate, negamax 2'],
  ['alphabeta:4', 'Alpha-beta 4', 'Gridmate, alpha-beta 4'],
  ['random', 'Random', 'Gridmate, random'],
]), 1, 4)) {
  test(`a person plays ${name}, which answers with legal moves and has its name everywhere`, async () => {
    const { page, complaints, close } = await openBoard(CALM);
    await begin(page, { player });
    assert.deepEqual((await names(page)).map((text) => text.split(/\s*\n\s*/)[0]?.trim()), [name, 'You']);
    await clickMoves(page, 'e2e4');
    await played(page, 2);
    await clickMoves(page, 'a2a3');
    await played(page, 4);
    const chess = new Chess();
    for (const san of await movesShown(page)) chess.move(san);
    await resign(page);
    assert.equal(await resultShown(page), 'You lost. You resigned. Black wins.');
    assert.match(await pgnShown(page), new RegExp(`\\[White "You"\\]\\n\\[Black "${tag}"\\]`));
    assert.deepEqual(complaints, []);
    await close();
  });
}

heavy('the tree from which it took its move is one click away, with its method and depth, before that move', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  for (const [player, method, depth] of /** @type {const} */ ([['minimax:1', 'minimax', '2'], ['negamax:2', 'negamax', '3'], ['alphabeta:4', 'alphabeta', '5']])) {
    await begin(page, { player });
    assert.equal(await page.locator('#game-tree').isVisible(), false, 'before it has moved');
    await clickMoves(page, 'e2e4');
    await played(page, 2);
    const [, reply] = await movesShown(page);
    await page.click('#game-tree');
    await page.locator('#panel-think [role="treeitem"][aria-selected="true"]', { hasText: reply ?? '' }).waitFor();
    assert.equal(await page.locator(`#think-method input[value="${method}"]`).isChecked(), true, player);
    assert.equal(await page.locator(`#think-depth input[value="${depth}"]`).isChecked(), true, player);
    await page.click('#tab-game');
  }
  await begin(page, { player: 'random' });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  assert.equal(await page.locator('#game-tree').isVisible(), false, 'chance has none');
  assert.deepEqual(complaints, []);
  await close();
});

heavy('what it thinks is told in its own measure, and the hint comes from the strong engine', async () => {
  const { page, close } = await openBoard(CALM);
  await setUp(page, '7k/8/6K1/8/8/8/Q7/8 w - - 0 1');
  await page.click('#tab-game');
  await begin(page, { player: 'random', from: 'here' });
  await page.click('#game-hint');
  await noticed(page, /^Hint: the queen on a2\.$/);
  await begin(page, { player: 'minimax:1' });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  assert.match(await page.locator('.thoughts').innerText(), /Black, Minimax 1\s+Depth\s+1\s+Positions\s+\d[\d\s]+A second\s+\S+( k)?\s+Score\s+[+−]?\d+\s+The move\s+1… \S+/);
  await close();
});

test('a rematch changes colours, and the next depth is offered up to the last', async () => {
  const { page, close } = await openBoard(CALM);
  await begin(page, { player: 'minimax:2' });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  await resign(page);
  assert.equal(await page.locator('#game-easier').innerText(), 'Minimax 1');
  await page.click('#game-harder');
  await played(page, 1);
  assert.match((await names(page)).join(), /^Minimax 3.*White.*You/s);
  await resign(page);
  assert.equal(await page.locator('#game-harder').isVisible(), false);
  await begin(page, { player: 'random' });
  await resign(page);
  assert.equal(await page.locator('#game-easier, #game-harder').filter({ visible: true }).count(), 0);
  await close();
});

test('two of them play each other, on a clock and from a Chess960 start', async () => {
  const { page, close } = await openBoard(CALM);
  await begin(page, { side: 'watch', player: 'random', second: 'minimax:2', clock: '5+0', from: 'chess960', number: '0' });
  await played(page, 6);
  // At once: on a slow machine the game may be over before a button can be found and hit.
  await page.locator('#game-pause').evaluate((pause) => /** @type {HTMLElement} */ (pause).click());
  assert.match((await names(page)).join(), /Minimax 2.*Random/s);
  assert.match(await pgnShown(page), /\[White "Gridmate, random"\]\n\[Black "Gridmate, minimax 2"\]/);
  await close();
});

heavy('in German they have their German names', async () => {
  const { page, close } = await openBoard({ ...CALM, locale: 'de' });
  await begin(page, { player: 'random' });
  assert.match((await names(page)).join(), /Zufall/);
  await begin(page, { player: 'alphabeta:1' });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  assert.match((await names(page)).join(), /Alpha-Beta 1/);
  assert.equal(await page.locator('#game-tree').innerText(), 'Baum von Alpha-Beta 1');
  assert.match(await pgnShown(page), /\[Black "Gridmate, Alpha-Beta 1"\]/);
  await close();
});

heavy('a game that was kept when players were numbers of levels goes on', async () => {
  const { page, close } = await openBoard(CALM);
  await comeBackWithOld(page, { 'gridmate.match.1': '{"w":0,"b":3,"seed":7,"isOver":false,"isPaused":false,"from":0,"help":"free","stamps":[]}' });
  await page.waitForSelector('#game:not([hidden])');
  assert.match((await names(page)).join(), /Level 3 · Casual/);
  await square(page, 'e2').click();
  await square(page, 'e4').click();
  await played(page, 2);
  await close();
});
