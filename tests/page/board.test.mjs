// The board: by mouse and by keyboard, what it shows and what it says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heavy } from './support/extent.mjs';
import { clickMoves, movesShown, openBoard, setUp, spoken, square, status } from './support/playing.mjs';

test('a game is played to mate by clicks', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7');
  await spoken(page, 'Queen takes pawn on f7. Checkmate. White wins.');
  assert.equal(await status(page), 'Checkmate. White wins. 1–0');
  assert.deepEqual(await movesShown(page), ['e4', 'e5', 'Bc4', 'Nc6', 'Qh5', 'Nf6', 'Qxf7#']);
  assert.match(await square(page, 'e8').getAttribute('class'), /check/);
  await square(page, 'a7').click();
  await spoken(page, 'Checkmate. White wins.');
  assert.deepEqual(complaints, []);
  await close();
});

test('a game is played to mate by keyboard alone', async () => {
  const { page, close } = await openBoard();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  while (!/^[a-h][1-8],/.test(await focused())) await page.keyboard.press('Tab');
  assert.match(await focused(), /^e1, white king/);
  let at = 'e1';
  const go = async (target) => {
    const steps = (from, to, forward, back) => Array(Math.abs(to - from)).fill(to > from ? forward : back);
    const files = steps(at.charCodeAt(0), target.charCodeAt(0), 'ArrowRight', 'ArrowLeft');
    const ranks = steps(Number(at[1]), Number(target[1]), 'ArrowUp', 'ArrowDown');
    for (const key of [...files, ...ranks]) await page.keyboard.press(key);
    at = target;
    assert.ok((await focused()).startsWith(target), `${await focused()} is not ${target}`);
  };
  for (const move of ['f2f3', 'e7e5', 'g2g4', 'd8h4']) {
    await go(move.slice(0, 2));
    await page.keyboard.press('Enter');
    await go(move.slice(2));
    await page.keyboard.press(' ');
  }
  assert.equal(await status(page), 'Checkmate. Black wins. 0–1');
  await page.keyboard.press('Control+z');
  assert.equal(await status(page), 'Black to move');
  await page.keyboard.press('Control+y');
  assert.equal(await status(page), 'Checkmate. Black wins. 0–1');
  await close();
});

test('the board has one Tab stop, and Home and End go along the rank', async () => {
  const { page, close } = await openBoard();
  assert.equal(await page.locator('.square[tabindex="0"]').count(), 1);
  await square(page, 'd4').focus();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.slice(0, 2));
  for (const [key, name] of [['Home', 'a4'], ['ArrowLeft', 'a4'], ['End', 'h4'], ['Control+Home', 'a8'], ['Control+End', 'h1'], ['ArrowDown', 'h1']]) {
    await page.keyboard.press(key);
    assert.equal(await focused(), name, key);
  }
  assert.equal(await page.locator('.square[tabindex="0"]').count(), 1);
  await close();
});

test('picking a piece up shows and says where it may go, and Escape puts it back', async () => {
  const { page, close } = await openBoard();
  await square(page, 'g1').click();
  await spoken(page, 'White knight on g1 picked up. 2 moves: f3, h3.');
  assert.deepEqual(await labels(page, '.target'), ['f3, empty, possible', 'h3, empty, possible']);
  assert.equal(await square(page, 'g1').getAttribute('aria-selected'), 'true');
  await page.keyboard.press('Escape');
  await spoken(page, 'Put back.');
  assert.equal(await page.locator('.target, .picked').count(), 0);
  await close();
});

test('a move that is not legal is refused with its reason, in sight and in speech', async () => {
  const { page, close } = await openBoard();
  await clickMoves(page, 'a1a3');
  const reason = 'The rook on a1 cannot go to a3: something stands in its way.';
  await spoken(page, reason);
  assert.equal(await page.locator('#notice').textContent(), reason);
  assert.match(await square(page, 'a1').getAttribute('class'), /picked/);
  await clickMoves(page, 'e2e4');
  await spoken(page, 'Pawn to e4.');
  await close();
});

heavy('pieces that cannot move say so', async () => {
  const { page, close } = await openBoard();
  for (const [name, text] of [
    ['e5', 'e5 is empty.'],
    ['e7', 'That is a black pawn, and White is to move. The pawn on e7 could go to e5, e6.'],
    ['c1', 'The white bishop on c1 has no legal move.'],
  ]) {
    await square(page, name).click();
    await spoken(page, text);
    assert.equal(await page.locator('#notice').textContent(), text);
  }
  await close();
});

test('castling moves the rook as well and is said so', async () => {
  const { page, close } = await openBoard();
  await setUp(page, 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
  await clickMoves(page, 'e1g1');
  await spoken(page, 'Castles kingside: king g1, rook f1.');
  assert.match(await square(page, 'f1').getAttribute('aria-label'), /white rook/);
  await clickMoves(page, 'e8a8');
  await page.click('.question button[value="castle"]');
  await spoken(page, 'Castles queenside: king c8, rook d8.');
  await close();
});

test('a pawn on the last rank becomes what is chosen, by click or by letter, or stays', async () => {
  const { page, close } = await openBoard();
  await setUp(page, '3r2k1/p3P3/8/8/8/8/8/4K3 w - - 0 1');
  await clickMoves(page, 'e7d8');
  await page.locator('.question').press('Escape');
  assert.equal(await page.locator('.question').isVisible(), false);
  assert.match(await square(page, 'e7').getAttribute('aria-label'), /white pawn/);
  await clickMoves(page, 'e7d8');
  await page.locator('.question').press('n');
  await spoken(page, 'Pawn from e7 takes rook on d8, becomes a knight.');
  await page.click('#undo');
  await clickMoves(page, 'e7e8');
  await page.click('.question button[value="q"]');
  assert.match(await square(page, 'e8').getAttribute('aria-label'), /white queen/);
  await close();
});

heavy('taking in passing is marked as a capture', async () => {
  const { page, close } = await openBoard();
  await setUp(page, '4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 2');
  await square(page, 'd5').click();
  assert.match(await square(page, 'c6').getAttribute('class'), /takes/);
  await square(page, 'c6').click();
  await spoken(page, 'Pawn from d5 takes pawn en passant on c6.');
  assert.match(await square(page, 'c5').getAttribute('aria-label'), /empty/);
  await close();
});

test('arrows walk along the line, and the list leads to any move of it', async () => {
  const { page, close } = await openBoard();
  await clickMoves(page, 'e2e4 e7e5 g1f3');
  await page.click('#previous');
  await page.click('#previous');
  assert.equal(await page.locator('#moves .undone').count(), 2);
  assert.equal(await page.locator('#moves [aria-current]').textContent(), 'e4');
  await page.locator('#moves button[data-ply="3"]').click();
  assert.match(await square(page, 'f3').getAttribute('aria-label'), /white knight/);
  assert.equal(await page.locator('#next').isDisabled(), true);
  await page.click('#first');
  assert.equal(await page.locator('#first').isDisabled(), true);
  await page.click('#last');
  await spoken(page, 'Step 3 of 3: Knight to f3.');
  await close();
});

test('the threefold position offers a claim, and the claim ends the game', async () => {
  const { page, close } = await openBoard();
  await clickMoves(page, 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8');
  await spoken(page, /three times, so a draw can be claimed/);
  await page.click('#claim');
  assert.equal(await status(page), 'Draw claimed: the position occurred three times. ½–½');
  assert.equal(await page.locator('#claim').isVisible(), false);
  await close();
});

test('the board turns round with its names, and keeps its nodes', async () => {
  const { page, close } = await openBoard();
  await page.evaluate(() => Object.assign(globalThis, { nodes: [...document.querySelectorAll('.square, .square *')] }));
  await page.click('#flip');
  assert.equal(await page.locator('#board').getAttribute('aria-label'), 'Chess board, Black at the bottom');
  const corner = await page.locator('#board').evaluate((board) => {
    const { left, top } = board.getBoundingClientRect();
    return document.elementFromPoint(left + 9, top + 9)?.closest('.square')?.getAttribute('aria-label');
  });
  assert.match(corner ?? '', /^h1,/);
  assert.equal(await page.locator('#files').textContent(), 'hgfedcba');
  await clickMoves(page, 'd2d4 d7d5');
  const kept = await page.evaluate(() => {
    const now = [...document.querySelectorAll('.square, .square *')];
    return now.length === globalThis.nodes.length && now.every((node, index) => node === globalThis.nodes[index]);
  });
  assert.equal(kept, true);
  await close();
});

/** @param {import('playwright-core').Page} page @param {string} selector */
const labels = (page, selector) =>
  page.locator(selector).evaluateAll((found) => found.map((element) => element.getAttribute('aria-label')));
