// What helps a person in a game against the computer, and a game without it: the evaluation beside the board, the
// teacher's switch, and the card at the end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, CALM, noticed, played, resign, resultShown, state } from './support/opponent.mjs';
import { clickMoves, movesShown, openBoard, openTab, ready, setUp, square } from './support/playing.mjs';

/** What the bar says. @param {import('playwright-core').Page} page @param {RegExp} text */
const weighed = (page, text) =>
  page.waitForFunction((pattern) => new RegExp(pattern).test(document.querySelector('.meter')?.getAttribute('aria-valuetext') ?? ''), text.source);

test('a bar beside the board shows who stands better, in words too, and moves nothing', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  await setUp(page, '4k3/pppp4/8/8/8/8/PPPP4/R3K3 w - - 0 1');
  await page.click('#tab-game');
  const place = () =>
    page.locator('#board').evaluate((board) => {
      const { x, y, width } = board.getBoundingClientRect();
      const above = document.querySelector('.status')?.getBoundingClientRect();
      return [x, y - (above?.y ?? 0), width].map(Math.round);
    });
  const before = await place();
  await begin(page, { level: 1, from: 'here' });
  await page.locator('#opponent-meter').check();
  await weighed(page, /^White is winning, by \d/);
  assert.deepEqual(await place(), before);
  const meter = page.getByRole('meter', { name: 'Evaluation' });
  assert.ok(Number(await meter.getAttribute('aria-valuenow')) > 80);
  assert.match(await page.locator('.meter-figure').innerText(), /^\+\d+\.\d$/);
  const fill = page.locator('.meter-fill');
  const isBelow = async () => {
    const [inner, outer] = await Promise.all([fill.boundingBox(), meter.boundingBox()]);
    return inner !== null && outer !== null && inner.y > outer.y + 1;
  };
  assert.equal(await isBelow(), true);
  await page.click('#flip');
  await page.waitForSelector('.meter.flipped');
  assert.equal(await isBelow(), false);
  await square(page, 'a1').press('v');
  await page.waitForFunction(() => /^White .*the engine’s last score/.test(document.querySelector('#live')?.textContent ?? ''));
  await page.locator('#opponent-meter').uncheck();
  assert.equal(await meter.isVisible(), false);
  await page.reload();
  await ready(page);
  await page.waitForSelector('#duel:not([hidden])');
  assert.equal(await meter.isVisible(), false);
  assert.deepEqual(complaints.filter((text) => !text.endsWith('ERR_ABORTED')), []);
  await close();
});

test('a mate is shown as such, and the result when it is over', async () => {
  const { page, close } = await openBoard(CALM);
  await setUp(page, '7k/8/6K1/8/8/8/Q7/8 w - - 0 1');
  await page.click('#tab-game');
  await begin(page, { level: 1, from: 'here' });
  await page.locator('#opponent-meter').check();
  await weighed(page, /^White mates in 1 move$/);
  assert.equal(await page.locator('.meter-figure').innerText(), 'M1');
  await clickMoves(page, 'a2a8');
  await weighed(page, /^Checkmate\. White wins\./);
  await close();
});

test('a game without help has no hint, no taking back and no evaluation, and its moves stay', async () => {
  const { page, close } = await openBoard(CALM);
  await begin(page, { level: 1, isLocked: true });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  assert.equal(await page.locator('#duel .lock').innerText(), 'Played without help: no hints, no taking back.');
  for (const gone of ['#opponent-hint', '#opponent-takeBack', '#opponent-meter', '.meter', '#duel .thoughts']) {
    assert.equal(await page.locator(gone).isVisible(), false, gone);
  }
  const moves = await movesShown(page);
  await page.click('#undo');
  await page.waitForFunction(() => /^This game is played without help/.test(document.querySelector('#live')?.textContent ?? ''));
  assert.deepEqual(await movesShown(page), moves);
  await page.click('#previous');
  await page.click('#previous');
  await square(page, 'd2').click();
  await noticed(page, /^You are looking back/);
  await page.click('#last');
  await openTab(page, 'script');
  await page.fill('#script', 'd2d4');
  await page.click('#tab-game');
  assert.deepEqual(await movesShown(page), moves);
  await page.reload();
  await ready(page);
  await page.waitForSelector('#opponent-unlock');
  await page.waitForSelector('#paper-fen', { state: 'attached' });
  assert.equal(await page.locator('#undo').isDisabled(), true, 'nor is there a moment for it after a reload');
  await page.click('#opponent-unlock');
  assert.equal(await page.locator('#opponent-unlock').innerText(), 'Press twice more to allow help');
  await page.click('#opponent-unlock');
  await page.click('#opponent-unlock');
  assert.equal(await page.locator('#duel .lock').innerText(), 'Begun without help; help was allowed later.');
  await page.click('#opponent-takeBack');
  assert.deepEqual(await movesShown(page), []);
  await close();
});

test('a game without help is not undone in the script, and Think shows nothing of it before it ends', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  await begin(page, { level: 1, isLocked: true });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  const moves = await movesShown(page);
  await openTab(page, 'script');
  await page.focus('#script');
  await page.keyboard.press('Control+z');
  await noticed(page, /^This game is played without help/);
  assert.deepEqual(await movesShown(page), moves);
  await openTab(page, 'think');
  const refused = page.locator('#panel-think').getByText('This game is played without help: no tree and no evaluation until it ends.');
  await refused.waitFor();
  assert.equal(await page.locator('#panel-think [role="treeitem"]').count(), 0);
  assert.equal(await page.locator('#panel-think').getByText(/Depth \d|[+−]\d+\.\d\d/).count(), 0, 'nor are there lines of the engine');
  await page.click('#tab-game');
  await resign(page);
  await openTab(page, 'think');
  await page.locator('#panel-think [role="treeitem"]').first().waitFor();
  assert.equal(await refused.count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});

test('the card at the end says who won and why, and leads to a rematch, the PGN and the start', async () => {
  const { page, close } = await openBoard({ ...CALM, permissions: ['clipboard-read', 'clipboard-write'] });
  await begin(page, { level: 1, isLocked: true });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  await resign(page);
  assert.equal(await resultShown(page), 'You lost. You resigned. Black wins.');
  assert.equal(await page.locator('.result-score').innerText(), '0–1');
  await page.click('#opponent-copy');
  await page.waitForFunction(() => document.querySelector('#opponent-copy')?.textContent === 'Copied');
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /\[Result "0-1"\][^]*1\. e4 /);
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('#opponent-download')]);
  assert.equal(file.suggestedFilename(), 'gridmate.pgn');
  await page.click('#opponent-review');
  assert.equal(await resultShown(page), 'You lost. You resigned. Black wins.', 'also while one looks back');
  assert.equal(await state(page), 'You are looking back at the game.');
  await page.getByRole('button', { name: 'Back to the final position' }).click();
  assert.equal(await page.locator('#count-steps').innerText(), '2 / 2');
  assert.equal(await page.locator('#opponent-end').isVisible(), false);
  await page.click('#opponent-same');
  assert.match(await page.locator('#duel').innerText(), /Level 1 · First steps\s+Black · .*\s+You\s+White/);
  assert.equal(await page.locator('#duel .lock').isVisible(), true, 'the rematch is without help, too');
  await close();
});

test('a draw can be claimed in the panel', async () => {
  const { page, close } = await openBoard(CALM);
  await setUp(page, '7k/8/8/8/8/8/R7/K7 w - - 99 90');
  await page.click('#tab-game');
  await begin(page, { level: 1, from: 'here' });
  await clickMoves(page, 'a2b2');
  await page.waitForFunction(() => document.querySelectorAll('#moves button[data-ply]').length >= 2 || document.querySelector('#duel .result:not([hidden])'));
  if (await page.locator('#opponent-claim').isVisible()) await page.click('#opponent-claim');
  assert.match(await resultShown(page), /^Draw\. Draw claimed: 50 moves/);
  await close();
});

test('where workers are forbidden a sentence says so, and the game is played on by hand', async () => {
  const { page, close } = await openBoard(CALM);
  await page.evaluate(() => {
    globalThis.Worker = /** @type {any} */ (class { constructor() { throw new Error('forbidden'); } });
  });
  await begin(page, { level: 3 });
  await clickMoves(page, 'e2e4');
  await page.locator('#duel .message').getByText('you can make the moves of both sides').waitFor();
  await page.getByRole('button', { name: 'Play on by hand' }).click();
  await clickMoves(page, 'e7e5 g1f3');
  assert.deepEqual(await movesShown(page), ['e4', 'e5', 'Nf3']);
  await close();
});
