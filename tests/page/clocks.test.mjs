// The clocks of a game against the computer: whose time runs, what is seen and said of it, and what happens at its end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, CALM, played, resultShown, state } from './support/opponent.mjs';
import { clickMoves, openBoard, pgnShown, ready, setUp, square, status } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** What the clock of a side shows, in seconds. @param {Page} page @param {string} color */
async function shown(page, color) {
  const text = await page.locator(`.player:has(.turn.${color}) .clock-time`).innerText();
  const [seconds = 0, minutes = 0, hours = 0] = text.split(':').map(Number).reverse();
  return (hours * 60 + minutes) * 60 + seconds;
}

/** Waits until a side's clock shows less. @param {Page} page @param {string} color @param {number} seconds */
async function below(page, color, seconds) {
  for (;;) {
    if ((await shown(page, color)) < seconds) return;
    await page.waitForTimeout(50);
  }
}

/** Pauses the game, and loads the page again with so much time left. @param {Page} page @param {{ w: number, b: number }} left */
async function comeBack(page, left) {
  await page.click('#opponent-pause');
  await page.evaluate((next) => {
    const kept = JSON.parse(localStorage.getItem('gridmate.match.1') ?? '{}');
    localStorage.setItem('gridmate.match.1', JSON.stringify({ ...kept, left: next, isPaused: false }));
  }, left);
  await page.reload();
  await ready(page);
  await page.waitForSelector('#duel:not([hidden])');
}

test('the first move starts the clocks, a move adds its seconds, and a pause stops them', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  await begin(page, { level: 1, clock: '3+2' });
  assert.deepEqual([await shown(page, 'w'), await shown(page, 'b')], [180, 180]);
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  assert.ok((await shown(page, 'b')) >= 180, 'two seconds for a move that took less');
  await below(page, 'w', 180);
  assert.match((await page.locator('.player:has(.turn.w) .clock').getAttribute('class')) ?? '', /runs/);
  await page.click('#opponent-pause');
  assert.equal(await state(page), 'Paused.');
  const then = await page.locator('.players').innerText();
  await page.waitForTimeout(1200);
  assert.equal(await page.locator('.players').innerText(), then);
  assert.match(await pgnShown(page), /\[TimeControl "180\+2"\]/);
  assert.deepEqual(complaints, []);
  await close();
});

test('an own time may differ for the computer, and what is none is refused', async () => {
  const { page, close } = await openBoard(CALM);
  await page.click('#opponent-open');
  await page.locator('#opponent input[value="own"]').check();
  await page.fill('#opponent-clock-own-minutes', '0');
  await page.fill('#opponent-clock-own-increment', '0');
  await page.click('#opponent-start');
  assert.match(await page.locator('#opponent [role="alert"]').innerText(), /^A clock begins with up to 180 minutes/);
  await page.fill('#opponent-clock-own-minutes', '90');
  await page.fill('#opponent-clock-own-increment', '30');
  await page.locator('#opponent-clock-handicap').check();
  await page.fill('#opponent-clock-its-minutes', '0.5');
  await page.fill('#opponent-clock-its-increment', '0');
  await page.locator('#opponent input[value="b"]').check();
  await page.click('#opponent-start');
  assert.match(await page.locator('.player:has(.turn.b) .clock').innerText(), /1:30:00$/);
  assert.equal(await shown(page, 'w'), 30);
  await played(page, 1);
  assert.match(await pgnShown(page), /\[TimeControl "30\+0"\]\n\[WhiteTimeControl "30\+0"\]\n\[BlackTimeControl "5400\+30"\]/);
  await close();
});

test('who runs out of time has lost, also in the PGN; low time and the time are said', async () => {
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
  await page.click('#opponent-pause');
  await page.waitForFunction(() => /^(10|9) seconds left\.$/.test(document.querySelector('#live')?.textContent ?? ''));
  assert.match((await page.locator('.player:has(.turn.w) .clock').getAttribute('class')) ?? '', /low/);
  assert.equal(await resultShown(page), 'You lost. You ran out of time. Black wins.');
  assert.equal(await status(page), 'White ran out of time. Black wins. 0–1');
  assert.match(await pgnShown(page), /0-1\s*$/);
  await page.click('#tab-game');
  await page.click('#opponent-takeBack');
  assert.equal(await state(page), 'Your move.');
  assert.ok((await shown(page, 'w')) >= 59, 'what is taken back gives its time back');
  await close();
});

test('out of time is a draw, if the other side could never mate', async () => {
  const { page, close } = await openBoard(CALM);
  await setUp(page, '7k/8/6K1/8/8/8/P7/8 w - - 0 1');
  await page.click('#tab-game');
  await begin(page, { player: 'random', from: 'here', clock: '1+0' });
  await clickMoves(page, 'a2a3');
  await played(page, 2);
  await comeBack(page, { w: 100, b: 60_000 });
  await page.click('#opponent-pause');
  assert.equal(await resultShown(page), 'Draw. Draw: out of time, but the other side can never mate.');
  await close();
});

test('a computer that is short of time moves before it runs out', async () => {
  const { page, close } = await openBoard(CALM);
  await begin(page, { level: 10, clock: '1+0' });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  await comeBack(page, { w: 60_000, b: 3_000 });
  await page.click('#opponent-pause');
  await clickMoves(page, 'd2d3');
  await played(page, 4);
  assert.ok((await shown(page, 'b')) > 1, 'a part of what it had');
  await close();
});

test('the clocks stand above the board where the panel is below it', async () => {
  const { page, close } = await openBoard({ ...CALM, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await begin(page, { level: 1, clock: '5+0' });
  const [clocks, board] = await Promise.all([page.locator('.players').boundingBox(), page.locator('#board').boundingBox()]);
  assert.ok(clocks && board && clocks.y + clocks.height <= board.y);
  await page.setViewportSize({ width: 1200, height: 844 });
  await page.waitForSelector('#duel .players');
  await close();
});
