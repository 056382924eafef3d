// What helps a person in a game against the computer, and a game without it: the evaluation beside the board, the
// teacher's switch, and the card at the end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heavy } from './support/extent.mjs';
import { bars, begin, CALM, noticed, played, resign, resultShown, state } from './support/game.mjs';
import { clickMoves, movesShown, openBoard, openCard, openTab, ready, setUp, spoken, square } from './support/playing.mjs';

/** What the bar says. @param {import('playwright-core').Page} page @param {RegExp} text */
const weighed = (page, text) =>
  page.waitForFunction((pattern) => new RegExp(pattern).test(document.querySelector('.meter')?.getAttribute('aria-valuetext') ?? ''), text.source);

heavy('a bar beside the board shows who stands better, in words too, and moves nothing', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  await setUp(page, '4k3/pppp4/8/8/8/8/PPPP4/R3K3 w - - 0 1');
  await page.click('#tab-game');
  const place = () =>
    page.locator('#board').evaluate((board) => {
      const { x, y, width } = board.getBoundingClientRect();
      const above = document.querySelector('.status')?.getBoundingClientRect();
      return [x, y - (above?.y ?? 0), width].map(Math.round);
    });
  await begin(page, { level: 1, from: 'here' });
  const before = await place();
  await page.locator('#game-meter').check();
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
  await page.locator('#game-meter').uncheck();
  assert.equal(await meter.isVisible(), false);
  await page.reload();
  await ready(page);
  await page.waitForSelector('#game:not([hidden])');
  assert.equal(await meter.isVisible(), false);
  assert.deepEqual(complaints.filter((text) => !text.endsWith('ERR_ABORTED')), []);
  await close();
});

heavy('a mate is shown as such, and the result when it is over', async () => {
  const { page, close } = await openBoard(CALM);
  await setUp(page, '7k/8/6K1/8/8/8/Q7/8 w - - 0 1');
  await page.click('#tab-game');
  await begin(page, { level: 1, from: 'here' });
  await page.locator('#game-meter').check();
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
  assert.equal(await page.locator('#game .lock').innerText(), 'Played without help: no hints, no taking back.');
  for (const gone of ['#game-hint', '#game-takeBack', '#game-meter', '.meter', '.thoughts']) {
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
  await page.waitForSelector('#game-unlock');
  await page.waitForSelector('#paper-fen', { state: 'attached' });
  assert.equal(await page.locator('#undo').isDisabled(), true, 'nor is there a moment for it after a reload');
  await page.click('#game-unlock');
  assert.equal(await page.locator('#game-unlock').innerText(), 'Press twice more to allow help');
  await page.click('#game-unlock');
  await page.click('#game-unlock');
  assert.equal(await page.locator('#game .lock').innerText(), 'Begun without help; help was allowed later.');
  await page.click('#game-takeBack');
  assert.deepEqual(await movesShown(page), []);
  await close();
});

heavy('a game without help is not undone in the script, and Think shows nothing of it before it ends', async () => {
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

heavy('a game without help stays so where its panel cannot be loaded', async () => {
  const { page, close } = await openBoard({ ...CALM, serviceWorkers: 'block' });
  await begin(page, { level: 1, isLocked: true });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  const moves = await movesShown(page);
  await page.route('**/panels/play/panel.js', (route) => route.abort());
  await page.reload();
  await ready(page);
  await noticed(page, /^The chess engine could not load/);
  const refused = async () => {
    await noticed(page, /^This game is played without help/);
    await page.evaluate(() => document.querySelector('#notice')?.replaceChildren());
  };
  await page.keyboard.press('Control+z');
  await refused();
  await page.click('#note summary');
  await page.click('#note-remove');
  await refused();
  await openTab(page, 'script');
  await page.fill('#script', 'd2d4');
  await refused();
  await page.click('#previous');
  await page.click('#previous');
  await clickMoves(page, 'd2d4');
  await refused();
  await openTab(page, 'think');
  await page.getByText('This game is played without help: no tree and no evaluation until it ends.').waitFor();
  await page.unroute('**/panels/play/panel.js');
  await page.click('#tab-game');
  await page.click('#game-open');
  await page.waitForSelector('#game-start');
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('#game .lock').isVisible(), true);
  assert.deepEqual(await movesShown(page), moves);
  await close();
});

heavy('a change that is refused in a game without help is not said to have been made', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  await begin(page, { level: 1, isLocked: true });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  const moves = await movesShown(page);
  const refused = async () => {
    await spoken(page, 'This game is played without help, so its moves stay as they are.');
    await page.evaluate(() => document.querySelector('#live')?.replaceChildren());
  };
  await page.click('#note summary');
  await page.click('#note-remove');
  await refused();
  await openTab(page, 'script');
  await page.click('#panel-script .switches label:last-of-type');
  await refused();
  assert.equal(await page.locator('#panel-script .switches label:last-of-type input').isChecked(), false);
  await openCard(page, 'free');
  await page.click('.palette [value="Q"]');
  await square(page, 'e5').click();
  await refused();
  await page.click('.palette [value=""]');
  await square(page, 'd2').click();
  await refused();
  await page.keyboard.press('Escape');
  await clickMoves(page, 'd2d5');
  await refused();
  assert.deepEqual(await movesShown(page), moves);
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
  await page.click('#game-copy');
  await page.waitForFunction(() => document.querySelector('#game-copy')?.textContent === 'Copied');
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /\[Result "0-1"\][^]*1\. e4 /);
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('#game-download')]);
  assert.equal(file.suggestedFilename(), 'gridmate.pgn');
  await page.click('#game-review');
  assert.equal(await resultShown(page), 'You lost. You resigned. Black wins.', 'also while one looks back');
  assert.equal(await state(page), 'You are looking back at the game.');
  await page.getByRole('button', { name: 'Back to the final position' }).click();
  assert.equal(await page.locator('#count-steps').innerText(), '2 / 2');
  assert.equal(await page.locator('#game-end').isVisible(), false);
  await page.click('#game-same');
  assert.match(await bars(page), /^Level 1 · First steps Black · .* You White$/);
  assert.equal(await page.locator('#game .lock').isVisible(), true, 'the rematch is without help, too');
  await close();
});

heavy('what is said of a move takes neither the end of the game away nor the move of a hint', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  await begin(page, { level: 1 });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  await page.click('#note summary');
  await page.click('#game-hint');
  await page.getByRole('button', { name: 'Show the move' }).waitFor();
  await page.fill('#note-comment', 'mine');
  await page.click('#game-hint');
  await noticed(page, /^Hint: .* to /);
  await resign(page);
  await page.click('#game-result-close');
  await page.click('#previous');
  await page.fill('#note-comment', 'the last one');
  await page.click('#previous');
  assert.equal(await resultShown(page), 'You lost. You resigned. Black wins.');
  await page.click('#game-end');
  assert.equal(await page.locator('#count-steps').innerText(), '2 / 2');
  await page.click('#first');
  await clickMoves(page, 'd2d4');
  await page.waitForSelector('#game-result', { state: 'hidden' });
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a draw can be claimed in the panel', async () => {
  const { page, close } = await openBoard(CALM);
  await setUp(page, '7k/8/8/8/8/8/R7/K7 w - - 99 90');
  await page.click('#tab-game');
  await begin(page, { level: 1, from: 'here' });
  await clickMoves(page, 'a2b2');
  await page.waitForFunction(() => document.querySelectorAll('#moves button[data-ply]').length >= 2 || document.querySelector('#game-result:not([hidden])'));
  if (await page.locator('#game-claim').isVisible()) await page.click('#game-claim');
  assert.match(await resultShown(page), /^Draw\. Draw claimed: 50 moves/);
  await close();
});

heavy('where workers are forbidden a sentence says so, and the game is played on by hand', async () => {
  const { page, close } = await openBoard(CALM);
  await page.evaluate(() => {
    globalThis.Worker = /** @type {any} */ (class { constructor() { throw new Error('forbidden'); } });
  });
  await begin(page, { level: 3 });
  await clickMoves(page, 'e2e4');
  await page.locator('#game .message').getByText('you can make the moves of both sides').waitFor();
  await page.getByRole('button', { name: 'Play on by hand' }).click();
  await clickMoves(page, 'e7e5 g1f3');
  assert.deepEqual(await movesShown(page), ['e4', 'e5', 'Nf3']);
  await close();
});
