// The clocks of a game against the computer: whose time runs, what is seen and said of it, and what happens at its end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heavy } from './support/extent.mjs';
import { comeBackTo, waitForKept } from './support/kept.mjs';
import { begin, CALM, engineReady, played, resultShown, state } from './support/game.mjs';
import { clickMoves, listen, openBoard, pgnShown, setUp, square, status } from './support/playing.mjs';
import { until } from './support/until.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** What the clock of a side shows, in seconds. @param {Page} page @param {string} color */
async function shown(page, color) {
  const text = await page.locator(`.player:has(.turn.${color}) .clock-time`).innerText();
  const [seconds = 0, minutes = 0, hours = 0] = text.split(':').map(Number).reverse();
  return (hours * 60 + minutes) * 60 + seconds;
}

/** Waits until a side's clock shows less. @param {Page} page @param {string} color @param {number} seconds */
const below = (page, color, seconds) => until(async () => (await shown(page, color)) < seconds);

/** Pauses the game, and loads the page again with so much time left. @param {Page} page @param {{ w: number, b: number }} left */
async function comeBack(page, left) {
  await page.click('#game-pause');
  await waitForKept(page, (record) => record?.game?.isPaused);
  await comeBackTo(page, (record) => ({ ...record, game: { ...record.game, left: left, isPaused: false } }));
  await page.waitForSelector('#game:not([hidden])');
}

test('the first move starts the clocks, a move adds its seconds, and a pause stops them', async () => {
  const { page, complaints, close } = await openBoard({ ...CALM, hasClock: true });
  await begin(page, { level: 1, clock: '3+2' });
  assert.deepEqual([await shown(page, 'w'), await shown(page, 'b')], [180, 180]);
  await engineReady(page);
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  assert.ok((await shown(page, 'b')) >= 180, 'two seconds for a move that took less');
  await below(page, 'w', 180);
  assert.match((await page.locator('.player:has(.turn.w) .clock').getAttribute('class')) ?? '', /runs/);
  await page.click('#game-pause');
  assert.equal(await state(page), 'Paused.');
  const then = await page.locator('.player').allInnerTexts();
  await page.clock.runFor(5000);
  assert.deepEqual(await page.locator('.player').allInnerTexts(), then);
  assert.match(await pgnShown(page), /\[TimeControl "180\+2"\]/);
  assert.deepEqual(complaints, []);
  await close();
});

test('an own time may differ for the computer, and what is none is refused', async () => {
  const { page, close } = await openBoard(CALM);
  await page.click('#game-open');
  await page.locator('#game-card input[value="own"]').check();
  await page.fill('#game-clock-own-minutes', '0');
  await page.fill('#game-clock-own-increment', '0');
  await page.click('#game-start');
  assert.match(await page.locator('#game-card [role="alert"]').innerText(), /^A clock begins with up to 180 minutes/);
  await page.fill('#game-clock-own-minutes', '90');
  await page.fill('#game-clock-own-increment', '30');
  await page.locator('#game-clock-handicap').check();
  await page.fill('#game-clock-its-minutes', '0.5');
  await page.fill('#game-clock-its-increment', '0');
  await page.locator('#game-card input[value="b"]').check();
  await page.click('#game-start');
  assert.match(await page.locator('.player:has(.turn.b) .clock').innerText(), /1:30:00$/);
  assert.equal(await shown(page, 'w'), 30);
  await played(page, 1);
  assert.match(await pgnShown(page), /\[TimeControl "30\+0"\]\n\[WhiteTimeControl "30\+0"\]\n\[BlackTimeControl "5400\+30"\]/);
  await close();
});

heavy('who runs out of time has lost, also in the PGN; low time and the time are said', async () => {
  const { page, close } = await openBoard(CALM);
  await begin(page, { level: 1, clock: '1+0' });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  await comeBack(page, { w: 12_000, b: 60_000 });
  assert.equal(await state(page), 'Paused.', 'nobody loses time by a reload');
  assert.equal(await shown(page, 'w'), 12);
  await page.locator('.player:has(.turn.w) .clock').click();
  await page.waitForFunction(() => document.querySelector('#live')?.textContent === 'You have 12 seconds, the computer 1 minute.');
  await page.evaluate(() => Object.assign(document.querySelector('#live') ?? {}, { textContent: '' }));
  await square(page, 'e4').press('t');
  await page.waitForFunction(() => document.querySelector('#live')?.textContent === 'You have 12 seconds, the computer 1 minute.');
  const { untilHeard } = await listen(page);
  await page.click('#game-pause');
  // On a busy machine it may be said a little later.
  await untilHeard(/^(10|[1-9]) seconds left\.$/);
  assert.match((await page.locator('.player:has(.turn.w) .clock').getAttribute('class')) ?? '', /low/);
  assert.equal(await resultShown(page), 'You lost. You ran out of time. Black wins.');
  assert.equal(await status(page), 'White ran out of time. Black wins. 0–1');
  assert.match(await pgnShown(page), /0-1\s*$/);
  await page.click('#tab-game');
  await page.click('#game-takeBack');
  assert.equal(await state(page), 'Your move.');
  assert.ok((await shown(page, 'w')) >= 59, 'what is taken back gives its time back');
  await close();
});

heavy('out of time is a draw, if the other side could never mate', async () => {
  const { page, close } = await openBoard(CALM);
  await setUp(page, '7k/8/6K1/8/8/8/P7/8 w - - 0 1');
  await page.click('#tab-game');
  await begin(page, { player: 'random', from: 'here', clock: '1+0' });
  await clickMoves(page, 'a2a3');
  await played(page, 2);
  await comeBack(page, { w: 100, b: 60_000 });
  await page.click('#game-pause');
  assert.equal(await resultShown(page), 'Draw. Draw: out of time, but the other side can never mate.');
  await close();
});

heavy('a computer that is short of time moves before it runs out', async () => {
  const { page, close } = await openBoard(CALM);
  await begin(page, { level: 10, clock: '1+0' });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  await comeBack(page, { w: 60_000, b: 3_000 });
  await engineReady(page);
  await page.click('#game-pause');
  await clickMoves(page, 'd2d3');
  await played(page, 4);
  assert.ok((await shown(page, 'b')) > 1, 'a part of what it had');
  await close();
});

test('each clock stands on its side’s edge of the board, however it is turned, and all is in sight', async () => {
  const { page, close } = await openBoard({ ...CALM, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await begin(page, { level: 1, clock: '5+0' });
  const edges = () =>
    page.evaluate(() => {
      const [board, white, black] = ['.board-frame', '.player:has(.turn.w)', '.player:has(.turn.b)'].map((place) => document.querySelector(place)?.getBoundingClientRect());
      if (!board || !white || !black) return 'a bar is missing';
      const isInSight = [board, white, black].every(({ top, bottom }) => top >= 0 && bottom <= innerHeight);
      const [upper, lower] = white.top < black.top ? [white, black] : [black, white];
      const isOnEdges = [board.top - upper.bottom, lower.top - board.bottom].every((gap) => gap >= 0 && gap < 12);
      return `${upper === white ? 'white' : 'black'} above, ${isOnEdges}, ${isInSight}`;
    });
  for (const [width, height] of [[390, 844], [1280, 720], [1440, 900], [820, 1180]]) {
    await page.setViewportSize({ width: Number(width), height: Number(height) });
    await page.evaluate(() => scrollTo(0, 0));
    assert.equal(await edges(), 'black above, true, true', `${width} × ${height}`);
  }
  await page.click('#flip');
  assert.equal(await edges(), 'white above, true, true');
  await close();
});

heavy('who looks back and makes the move that was made there by hand gets no time for it', async () => {
  const { page, complaints, close } = await openBoard({ ...CALM, hasClock: true });
  await begin(page, { level: 1, clock: '3+2' });
  await engineReady(page);
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  await below(page, 'w', 179);
  for (const button of ['#previous', '#previous']) await page.click(button);
  await clickMoves(page, 'e2e4');
  await page.waitForFunction(() => document.querySelector('#count-steps')?.textContent === '1 / 2');
  assert.ok((await shown(page, 'w')) < 179, `${await shown(page, 'w')} seconds`);
  await page.click('#last');
  // Another move in its place has the time that there was.
  await page.click('#previous');
  await page.click('#previous');
  await clickMoves(page, 'd2d4');
  await played(page, 2);
  assert.ok((await shown(page, 'w')) >= 179, `${await shown(page, 'w')} seconds`);
  assert.deepEqual(complaints, []);
  await close();
});
