// Pieces in the hand: by mouse, by touch; pieces that are only looked at; castling and what may be mistaken for it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heavy } from './support/extent.mjs';
import { clickMoves, fenOf, middle, openBoard, openCard, setUp, spoken, square, status } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Drags a piece with the mouse. @param {Page} page @param {string} move */
async function drag(page, move) {
  await square(page, move.slice(0, 2)).hover();
  await page.waitForSelector('.ghost', { state: 'attached' });
  const [from, to] = [await middle(page, move.slice(0, 2)), await middle(page, move.slice(2, 4))];
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 2 });
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await page.waitForSelector('.ghost', { state: 'hidden' });
}

/** A finger. @param {Page} page */
async function finger(page) {
  const session = await page.context().newCDPSession(page);
  const send = (/** @type {string} */ type, /** @type {{ x: number, y: number }[]} */ touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    /** @param {{ x: number, y: number }[]} way */
    async slide(way) {
      // The first step follows at once: a finger that rests for half a second means something else.
      const start = send('touchStart', way.slice(0, 1));
      for (const place of way.slice(1)) {
        await Promise.all([start, send('touchMove', [place])]);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
      await send('touchEnd', []);
    },
  };
}

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 760 } };

test('a game is played to mate by dragging alone', async () => {
  const { page, complaints, close } = await openBoard();
  for (const move of 'e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7'.split(' ')) await drag(page, move);
  await spoken(page, 'Queen takes pawn on f7. Checkmate. White wins.');
  assert.equal(await status(page), 'Checkmate. White wins. 1–0');
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a held piece follows the mouse, shows where it may go, and goes back where it may not stay', async () => {
  const { page, close } = await openBoard();
  await square(page, 'g1').hover();
  await page.waitForSelector('.ghost', { state: 'attached' });
  const [from, to] = [await middle(page, 'g1'), await middle(page, 'g4')];
  await page.mouse.down();
  await page.mouse.move(from.x + 2, from.y);
  assert.equal(await page.locator('.ghost').isVisible(), false, 'it is a click until it moves');
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.waitForSelector('.square.below[aria-label^="g4"]');
  const ghost = await page.locator('.ghost .piece').boundingBox();
  assert.ok(ghost && Math.hypot(ghost.x + ghost.width / 2 - to.x, ghost.y + ghost.height / 2 - to.y) < 12);
  assert.equal(await page.locator('.target').count(), 2);
  await page.mouse.up();
  await page.waitForSelector('.ghost', { state: 'hidden' });
  await spoken(page, 'The knight on g1 cannot go to g4: knights jump two squares one way and one square to the side.');
  assert.equal(await page.locator('#notice').textContent(), await page.locator('#live').textContent());
  assert.match(await square(page, 'g1').getAttribute('class'), /picked/);
  assert.match(await square(page, 'g1').getAttribute('aria-label'), /white knight/);
  await close();
});

test('a piece that is dragged off the board, or with Escape pressed, is put back', async () => {
  const { page, close } = await openBoard();
  await square(page, 'e2').hover();
  await page.waitForSelector('.ghost', { state: 'attached' });
  await page.mouse.down();
  await page.mouse.move(2, 2, { steps: 3 });
  await page.mouse.up();
  await spoken(page, 'Put back.');
  assert.equal(await page.locator('.picked, .target').count(), 0);
  await square(page, 'e2').hover();
  await page.mouse.down();
  const to = await middle(page, 'e4');
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.keyboard.press('Escape');
  await page.waitForSelector('.ghost', { state: 'hidden' });
  await page.mouse.up();
  assert.match(await square(page, 'e2').getAttribute('aria-label'), /white pawn/);
  await drag(page, 'e7e5');
  await spoken(page, /^That is a black pawn/);
  await close();
});

heavy('in free mode, too, a piece is put back with Escape, and where the system takes the finger away', async () => {
  const { page, close } = await openBoard({ hasTouch: true });
  await openCard(page, 'free');
  await page.click('#free-mode');
  const before = await fenOf(page);
  await square(page, 'e2').hover();
  const [from, near, to] = [await middle(page, 'e2'), await middle(page, 'e2', 14), await middle(page, 'e4')];
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.waitForSelector('.ghost', { state: 'visible' });
  await page.keyboard.press('Escape');
  await page.waitForSelector('.ghost', { state: 'hidden' });
  await page.mouse.up();
  const session = await page.context().newCDPSession(page);
  const send = (/** @type {string} */ type, /** @type {{ x: number, y: number }[]} */ touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  for (const place of [near, to]) await send('touchMove', [place]);
  await page.waitForSelector('.ghost', { state: 'visible' });
  await send('touchCancel', []);
  await page.waitForSelector('.ghost', { state: 'hidden' });
  assert.equal(await fenOf(page), before);
  await square(page, 'e2').hover();
  await page.mouse.down();
  await page.mouse.move(2, 2, { steps: 3 });
  await page.mouse.up();
  await spoken(page, 'White pawn removed from e2.');
  await close();
});

heavy('Escape ends an arrow that is being drawn, and leaves those that are there', async () => {
  const { page, close } = await openBoard();
  const draw = async (/** @type {string} */ move, isGivenUp = false) => {
    const to = await middle(page, move.slice(2));
    await square(page, move.slice(0, 2)).hover();
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.waitForSelector('.sketched > *', { state: 'attached' });
    if (isGivenUp) await page.keyboard.press('Escape');
    await page.mouse.up({ button: 'right' });
    await page.waitForFunction(() => !document.querySelector('.sketched > *'));
  };
  await draw('e2e4');
  await spoken(page, 'Arrow from e2 to e4.');
  await draw('d2d4', true);
  // The square on which it began has the keyboard, so that what the board does with a key has been done by then.
  await page.keyboard.press('o');
  await spoken(page, 'd2, white pawn');
  assert.equal(await page.locator('#board-drawn').textContent(), 'Drawn on the board: arrow from e2 to e4.');
  await page.keyboard.press('Escape');
  await spoken(page, 'Arrows and circles cleared; Undo brings them back.');
  await close();
});

heavy('a pawn that is dragged to the last rank asks what it becomes', async () => {
  const { page, close } = await openBoard();
  await setUp(page, '3r2k1/p3P3/8/8/8/8/8/4K3 w - - 0 1');
  await square(page, 'e7').hover();
  await page.waitForSelector('.ghost', { state: 'attached' });
  const to = await middle(page, 'd8');
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  await page.locator('.question').press('r');
  await spoken(page, 'Pawn from e7 takes rook on d8, becomes a rook, check.');
  await close();
});

test('a game is played to mate by touch: taps and drags, while the page scrolls from anywhere else', async () => {
  const { page, close } = await openBoard(PHONE);
  const hand = await finger(page);
  const go = async (/** @type {string} */ move) => hand.slide([await middle(page, move.slice(0, 2)), await middle(page, move.slice(0, 2), 14), await middle(page, move.slice(2))]);
  await square(page, 'e2').tap();
  await square(page, 'e4').tap();
  await spoken(page, 'Pawn to e4.');
  await page.waitForSelector('.ghost', { state: 'attached' });
  await go('e7e5');
  await spoken(page, 'Pawn to e5.');
  await go('f1c4');
  await spoken(page, 'Bishop to c4.');
  const empty = await middle(page, 'd5');
  await hand.slide(Array.from({ length: 16 }, (_, index) => ({ x: empty.x, y: empty.y - index * 10 })));
  await page.waitForFunction(() => scrollY > 40);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(() => scrollY === 0);
  for (const move of ['b8c6', 'd1h5']) {
    await square(page, move.slice(0, 2)).tap();
    await square(page, move.slice(2)).tap();
  }
  await spoken(page, 'Queen to h5.');
  await go('g8f6');
  await spoken(page, 'Knight to f6.');
  await go('h5f7');
  await spoken(page, 'Queen takes pawn on f7. Checkmate. White wins.');
  assert.equal(await page.evaluate(() => scrollY), 0);
  await close();
});

heavy('a piece that is not to move shows where it could go, in another shape, and cannot be played', async () => {
  const { page, close } = await openBoard();
  await square(page, 'g8').click();
  await spoken(page, 'That is a black knight, and White is to move. The knight on g8 could go to f6, h6.');
  assert.deepEqual(await page.locator('.reach').evaluateAll((all) => all.map((one) => one.ariaLabel)), ['f6, empty, within reach', 'h6, empty, within reach']);
  assert.equal(await page.locator('.target').count(), 0);
  const shape = (/** @type {string} */ name) => square(page, name).evaluate((one) => getComputedStyle(one, '::after').rotate);
  assert.equal(await shape('f6'), '45deg');
  await square(page, 'f6').click();
  await spoken(page, 'f6 is empty.');
  assert.equal(await page.locator('.reach').count(), 0);
  await square(page, 'b8').hover();
  await page.waitForSelector('.reach');
  await square(page, 'e4').hover();
  await page.waitForFunction(() => !document.querySelector('.reach'));
  await square(page, 'e2').click();
  assert.equal(await page.locator('.target').count(), 2);
  await square(page, 'b8').hover();
  await page.keyboard.press('Escape');
  await clickMoves(page, 'e2e4');
  await setUp(page, '4k3/4r3/8/8/8/8/8/4K3 w - - 0 1');
  await square(page, 'e7').click();
  await spoken(page, /^That is a black rook, and White is to move\. The rook on e7 could not move\.$/);
  await close();
});

heavy('after steps and keys the hand shows on the pieces of the side to move', async () => {
  const { page, close } = await openBoard();
  await clickMoves(page, 'e2e4 e7e5');
  const held = (/** @type {string} */ name) => square(page, name).locator('.ring.own');
  await held('g1').waitFor({ state: 'attached' });
  await page.click('#previous');
  await held('g8').waitFor({ state: 'attached' });
  assert.equal(await held('g1').count(), 0);
  const ring = await held('g8').evaluate((element) => [getComputedStyle(element).cursor, getComputedStyle(element).touchAction]);
  assert.deepEqual(ring, ['pointer', 'none']);
  await close();
});

heavy('a held king shows where it and its rook would land, and says so', async () => {
  const { page, close } = await openBoard();
  await setUp(page, 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
  await square(page, 'e1').focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.square[aria-label^="e1,"][aria-selected="true"]');
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await spoken(page, 'Castling: the king to g1, the rook to f1.');
  const landings = () => page.locator('.landing').evaluateAll((all) => all.map((one) => `${one.parentElement?.ariaLabel?.slice(0, 2)} ${one.firstElementChild?.className}`));
  assert.deepEqual(await landings(), ['f1 piece r white', 'g1 piece k white']);
  await page.keyboard.press('Escape');
  assert.deepEqual(await landings(), []);
  await square(page, 'e1').hover();
  await page.mouse.down();
  const to = await middle(page, 'c1');
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.waitForSelector('.landing');
  assert.deepEqual(await landings(), ['c1 piece k white', 'd1 piece r white']);
  await page.mouse.up();
  await spoken(page, 'Castles queenside: king c1, rook d1.');
  assert.deepEqual(await landings(), []);
  await close();
});

test('where a king could step or castle it is asked which, and never castles by accident', async () => {
  const { page, close } = await openBoard();
  await setUp(page, '4k3/8/8/8/8/8/8/5K1R w H - 0 1');
  await clickMoves(page, 'f1g1');
  const labels = () => page.locator('.question button').allTextContents();
  await page.waitForSelector('.question');
  assert.deepEqual(await labels(), ['King to g1', 'Castle: king g1, rook f1']);
  await page.keyboard.press('Enter');
  await spoken(page, 'King to g1.');
  await page.click('#undo');
  await clickMoves(page, 'f1g1');
  await page.locator('.question').press('c');
  await spoken(page, 'Castles kingside: king g1, rook f1.');
  await page.click('#undo');
  await clickMoves(page, 'f1h1');
  await page.waitForSelector('.question');
  assert.deepEqual(await labels(), ['Pick up the rook on h1', 'Castle: king g1, rook f1']);
  await page.keyboard.press('r');
  await spoken(page, /^White rook on h1 picked up\./);
  await page.keyboard.press('Escape');
  await clickMoves(page, 'f1h1');
  await page.locator('.question').press('Escape');
  await spoken(page, 'Put back.');
  await drag(page, 'f1h1');
  await spoken(page, 'Castles kingside: king g1, rook f1.');
  await close();
});

heavy('a sentence that is said twice is announced twice', async () => {
  const { page, close } = await openBoard();
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const node = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes.find(({ role, name }) => role?.value === 'StaticText' && name?.value === 'e5 is empty.' )?.backendDOMNodeId;
  };
  await page.evaluate(() => document.querySelector('#notice')?.setAttribute('hidden', ''));
  await square(page, 'e5').click();
  await spoken(page, 'e5 is empty.');
  const first = await node();
  const changed = page.evaluate(() => new Promise((resolve) => {
    const seen = [];
    new MutationObserver((records) => {
      seen.push(...records.map(({ addedNodes }) => addedNodes.length));
      if (seen.includes(1)) resolve(seen);
    }).observe(document.querySelector('#live'), { childList: true });
  }));
  await square(page, 'e5').click();
  await changed;
  const second = await node();
  assert.ok(first && second && first !== second, 'a screen reader meets another text');
  await close();
});
