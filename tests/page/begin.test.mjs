// Where a game against the computer begins and ends: what Undo does not cross, what is in sight, what is shown and said.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heavy } from './support/extent.mjs';
import { comeBackTo, reloaded, waitForKept } from './support/kept.mjs';
import { begin, CALM, noticed, played, resign, resultShown, state } from './support/game.mjs';
import { clickMoves, listen, middle, movesShown, openBoard, openCard, pgnShown, setUp, spoken, square, status } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Loads the page again with other times on the clocks, and goes on. @param {Page} page @param {{ w?: number, b?: number }} left */
async function comeBackWith(page, left) {
  await page.click('#game-pause');
  await waitForKept(page, (record) => record?.game?.isPaused);
  await comeBackTo(page, (record) => ({ ...record, game: { ...record.game, left: { w: 60_000, b: 60_000, ...left }, isPaused: false } }));
  await page.click('#game-pause');
}

test('Undo does not lead from a new game into the one before, which was lost by resigning', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  await begin(page, { side: 'b', level: 1 });
  await played(page, 1);
  await resign(page);
  assert.equal(await resultShown(page), 'You lost. You resigned. White wins.');
  await begin(page, { side: 'w', level: 1 });
  assert.equal(await page.locator('#undo').isDisabled(), true);
  await square(page, 'e2').press('Control+z');
  assert.equal(await page.locator('#game-result').isVisible(), false);
  assert.equal(await state(page), 'Your move.');
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  await page.click('#undo');
  assert.deepEqual(await movesShown(page), []);
  assert.equal(await page.locator('#undo').isDisabled(), true);
  // The game before is still to be had, as another document that this computer does not play on.
  await page.click('#back');
  assert.match(await status(page), /^Black resigned\. White wins\./);
  assert.equal(await page.locator('#game-result').isVisible(), false, 'nobody has won the new game');
  assert.equal(await state(page), 'Paused.');
  await page.click('#undo');
  assert.equal(await status(page), 'White to move');
  assert.equal(await page.locator('#undo').isDisabled(), true, 'nor after that');
  assert.deepEqual(complaints, []);
  await close();
});

heavy('the beginning of a game stays after a loss on time and after a reload, and where a position is played on', async () => {
  const { page, close } = await openBoard(CALM);
  await begin(page, { level: 1, clock: '1+0' });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  await comeBackWith(page, { w: 500 });
  assert.equal(await resultShown(page), 'You lost. You ran out of time. Black wins.');
  await spoken(page, 'You ran out of time. Black wins.');
  await begin(page, { level: 1 });
  assert.equal(await page.locator('#undo').isDisabled(), true);
  await reloaded(page);
  await page.waitForSelector('#paper-fen', { state: 'attached' });
  assert.equal(await page.locator('#undo').isDisabled(), true);
  await clickMoves(page, 'd2d4');
  await played(page, 2);
  await begin(page, { level: 1, from: 'here' });
  assert.equal((await movesShown(page)).length, 2);
  assert.equal(await page.locator('#undo').isDisabled(), true);
  assert.match(await pgnShown(page), /\[White "You"\]\n\[Black "Gridmate, level 1"\][^]*1\. d4 /, 'it has its names, too');
  await close();
});

heavy('another document is not taken for the game that is over', async () => {
  const { page, close } = await openBoard(CALM);
  await begin(page, { level: 1 });
  await resign(page);
  await openCard(page, 'pgn');
  await page.fill('#pgn', '[White "Ann"]\n\n1. f3 e5 2. g4 Qh4# 0-1');
  await page.click('#pgn-load');
  await page.click('#tab-game');
  assert.equal(await page.locator('#game').isVisible(), false);
  assert.equal(await page.locator('#game-open').isVisible(), true);
  await page.click('#undo');
  assert.equal(await resultShown(page), 'You lost. You resigned. Black wins.');
  await close();
});

heavy('each line that was taken back stays as a branch', async () => {
  const { page, close } = await openBoard(CALM);
  const branches = () => page.locator('#moves .branch').allInnerTexts();
  for (const move of ['e2e4', 'd2d4', 'c2c4']) {
    if (move !== 'e2e4') await page.click('#undo');
    await clickMoves(page, move);
  }
  await page.locator('#moves .branch').nth(1).waitFor();
  assert.deepEqual((await branches()).map((text) => text.match(/[a-h]4/)?.[0]).sort(), ['d4', 'e4']);
  // They come and go with the move that they stay by.
  await page.click('#undo');
  assert.deepEqual(await branches(), []);
  await page.click('#redo');
  assert.deepEqual(await movesShown(page), ['c4']);
  assert.equal((await branches()).length, 2);
  await close();
});

heavy('a line that was taken back before a reload stays as a branch, too', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  for (const move of ['e2e4', 'e7e5']) await clickMoves(page, move);
  for (let at = 0; at < 2; at += 1) await page.click('#undo');
  await reloaded(page);
  await clickMoves(page, 'd2d4');
  await page.waitForSelector('#moves .branch');
  assert.deepEqual(await page.locator('#moves .branch').allInnerTexts().then((texts) => texts.map((text) => text.match(/[a-h]4/)?.[0])), ['e4']);
  await page.locator('#moves .branch button').first().click();
  assert.deepEqual(await movesShown(page), ['e4', 'e5']);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('of a document that was taken back nothing becomes a branch of another', async () => {
  const { page, close } = await openBoard(CALM);
  await clickMoves(page, 'e2e4');
  await setUp(page, '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
  await clickMoves(page, 'e2e3');
  for (let at = 0; at < 2; at += 1) await page.click('#undo');
  assert.deepEqual(await movesShown(page), ['e4']);
  await clickMoves(page, 'e7e5');
  assert.equal(await page.locator('#moves .branch').count(), 0);
  await close();
});

heavy('the evaluation beside the board is shown when it is chosen, and then is the only score', async () => {
  const { page, close } = await openBoard(CALM);
  await begin(page, { level: 2 });
  assert.equal(await page.locator('.meter').isVisible(), false);
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  const score = page.locator('.figures').getByText('Score');
  assert.equal(await score.isVisible(), true);
  await page.check('#game-meter');
  assert.equal(await page.locator('.meter').isVisible(), true);
  assert.equal(await score.isVisible(), false);
  await begin(page, { level: 2 });
  assert.equal(await page.locator('.thoughts').isVisible(), false, 'nothing has been thought about the new game');
  await close();
});

for (const clock of ['none', '5+0']) {
  heavy(`on a phone the board is in sight after the start, with its clocks: ${clock}`, async () => {
    const { page, close } = await openBoard({ ...CALM, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    await begin(page, { level: 1, clock });
    const top = page.locator('.player').first();
    const [above, below] = await Promise.all([top.boundingBox(), page.locator('.player').last().boundingBox()]);
    assert.ok(above && below && above.y >= 0 && below.y > above.y + 300 && below.y + below.height <= 844, JSON.stringify([above, below]));
    await close();
  });
}

test('an answer takes a human moment, but none where time is low or less motion is wanted', async () => {
  const { page, close } = await openBoard();
  const moment = () => page.evaluate(async () => {
    const of = (/** @type {string} */ file) => import(new URL(file, document.baseURI).href);
    const [{ momentFor }, { readGame }, { current }] = await Promise.all([of('panels/play/timing.js'), of('document/storage.js'), of('document/document.js')]);
    return momentFor(current(), readGame());
  });
  await begin(page, { level: 1, clock: '5+0' });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  assert.ok((await moment()) >= 400);
  await clickMoves(page, 'a2a3');
  await played(page, 4);
  await comeBackWith(page, { w: 8000 });
  await page.waitForSelector('.player .clock.low');
  assert.equal(await moment(), 0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page, { level: 1 });
  assert.equal(await moment(), 0);
  await close();
});

heavy('a flag that falls while a pawn is being promoted takes the question and the piece along', async () => {
  for (const isDragged of [false, true]) {
    const { page, complaints, close } = await openBoard(CALM);
    await setUp(page, '4k3/P7/8/8/8/8/7p/4K3 w - - 0 1');
    await page.click('#tab-game');
    await begin(page, { level: 1, from: 'here', clock: '1+0' });
    await clickMoves(page, 'e1d2');
    await played(page, 2);
    // A clock that the test can set forward.
    await page.clock.install();
    await comeBackWith(page, { w: 60_000 });
    if (isDragged) {
      const [from, to] = [await middle(page, 'a7'), await middle(page, 'a8')];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
    } else {
      await clickMoves(page, 'a7a8');
    }
    await page.waitForSelector('dialog.question');
    await page.clock.runFor(60_000);
    await page.waitForSelector('#game-result:not([hidden])');
    await page.waitForSelector('dialog.question', { state: 'detached' });
    assert.equal(await page.locator('.ghost').isVisible(), false);
    assert.equal(await page.locator('.square.lifted').count(), 0);
    assert.match((await square(page, 'a7').getAttribute('aria-label')) ?? '', /white pawn$/);
    await page.click('#game-same');
    await page.waitForSelector('#game-result', { state: 'hidden' });
    assert.deepEqual(complaints.filter((text) => !text.endsWith('ERR_ABORTED')), []);
    await close();
  }
});

test('resigning waits for the second press until something else is done, and its result is all that is said', async () => {
  const { page, close } = await openBoard(CALM);
  await page.clock.install();
  await begin(page, { level: 1 });
  const button = page.locator('#game-resign');
  await button.click();
  await page.clock.runFor(30_000);
  assert.equal(await button.innerText(), 'Really resign?');
  await square(page, 'e4').click();
  assert.equal(await button.innerText(), 'Resign');
  await button.click();
  await page.clock.runFor(100);
  const { heard } = await listen(page);
  await button.click();
  await page.clock.runFor(100);
  assert.deepEqual(await heard(), ['White resigned. Black wins.']);
  await close();
});

heavy('what is offered keeps the keyboard while the computer considers it', async () => {
  const { page, close } = await openBoard(CALM);
  await begin(page, { level: 1 });
  await page.focus('#game-offer');
  await page.keyboard.press('Enter');
  await noticed(page, /^The computer declines the draw\.$/);
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'game-offer');
  assert.equal(await page.locator('#game-offer').getAttribute('aria-disabled'), 'true');
  await page.keyboard.press('Enter');
  assert.equal(await state(page), 'Your move.');
  await close();
});

heavy('a square that is touched while the computer thinks says to wait for it', async () => {
  const { page, close } = await openBoard(CALM);
  await begin(page, { level: 10 });
  await clickMoves(page, 'e2e4');
  await square(page, 'd4').click();
  await noticed(page, /^Wait for Black’s move\.$/);
  await close();
});

heavy('t tells the clocks, c what has been captured, and both stand among the keys', async () => {
  const { page, close } = await openBoard(CALM);
  await square(page, 'e2').press('t');
  await spoken(page, 'This game has no clock.');
  await page.keyboard.press('c');
  await spoken(page, 'Nothing has been taken yet.');
  await clickMoves(page, 'e2e4 d7d5 e4d5 d8d5 b1c3 d5g2 f1g2');
  await square(page, 'e2').press('c');
  await spoken(page, 'White has taken: queen, pawn. Black has taken: 2 pawns.');
  await page.keyboard.press('?');
  await page.waitForSelector('#board-help-dialog[open]');
  const keys = await page.locator('#board-help-dialog').innerText();
  assert.match(keys, /\bt\s+what the clocks show\s+c\s+what has been captured/);
  await page.keyboard.press('Escape');
  await begin(page, { level: 1, clock: '5+0' });
  await square(page, 'e2').press('t');
  await spoken(page, 'You have 5 minutes, the computer 5 minutes.');
  await close();
});

heavy('at 320 by 256 pixels both answers of the question of castling can be pressed, in large letters too', async () => {
  const { page, close } = await openBoard({ ...CALM, locale: 'de', viewport: { width: 320, height: 256 } });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await setUp(page, '4k3/8/8/8/8/8/8/4K2R w K - 0 1');
  await square(page, 'e1').press('Enter');
  await square(page, 'h1').press('Enter');
  await page.waitForSelector('dialog.question');
  for (const answer of await page.locator('dialog.question button').all()) {
    await answer.focus();
    const box = await answer.boundingBox();
    assert.ok(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 320 && box.y + box.height <= 256, JSON.stringify(box));
  }
  await close();
});
