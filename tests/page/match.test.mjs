// Two computer players against each other, game after game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heavy } from './support/extent.mjs';
import { keptMatch, reloaded, restored, waitForKept } from './support/kept.mjs';
import { clickMoves, movesShown, openBoard, openCard, openTab, ready, spoken, square } from './support/playing.mjs';
import { until } from './support/until.mjs';

/** @typedef {import('playwright-core').Page} Page */

async function openMatch(options = {}) {
  const opened = await openBoard(options);
  await openTab(opened.page, 'match');
  return opened;
}

/** @param {Page} page @param {Record<string, string>} values */
async function plan(page, values) {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`#match-${name}`);
    if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption(value);
    else await field.fill(value);
  }
}

/** @param {Page} page @param {string} state */
const reached = (page, state) => page.waitForSelector(`#panel-match [data-state="${state}"]`, { timeout: 60_000 });

/** The games as they are kept, once so many of them are. @param {Page} page @param {number} least */
const kept = (page, least) =>
  until(async () => {
    const match = await keptMatch(page);
    return match?.played.length >= least && match;
  });

/** @param {Page} page @param {number} least */
const done = (page, least) =>
  page.waitForFunction((wanted) => document.querySelectorAll('#match-list li').length >= wanted, least, { timeout: 60_000 });

test('a match of 20 games with its seed comes out the same twice', async () => {
  const { page, complaints, close } = await openMatch();
  await plan(page, { first: 'minimax:1', second: 'random', games: '20', opening: 'chess960', seed: '7' });
  const matches = [];
  for (let time = 0; time < 2; time += 1) {
    await page.click('#match-start');
    await reached(page, 'over');
    matches.push((await kept(page, 20)).played);
  }
  assert.equal(matches[0].length, 20);
  assert.deepEqual(matches[0], matches[1]);
  assert.equal(new Set(matches[0].map(({ moves }) => moves)).size, 20);
  // Games in pairs share their opening, with the colours changed.
  for (let at = 0; at < 20; at += 2) assert.deepEqual([matches[0][at].start, matches[0][at].first, matches[0][at + 1].first], [matches[0][at + 1].start, 'w', 'b']);
  assert.equal(await page.locator('#match-list li').count(), 20);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('the ten games of the article are one click each: all twenty games are won', async () => {
  const { page, close } = await openMatch();
  for (const [color, other] of [['White', 'Black'], ['Black', 'White']]) {
    await page.click(`#match-ten-${color.toLowerCase()}`);
    // The last match is over as well, until this one has begun.
    await page.waitForFunction((first) => document.querySelector('#match-list .told')?.textContent?.startsWith(first), color === 'White' ? 'Minimax 1 –' : 'Random –');
    await reached(page, 'over');
    await spoken(page, color === 'White' ? 'The match is over: Minimax 1 against Random, 10 won, 0 drawn, 0 lost.' : 'The match is over: Random against Minimax 1, 0 won, 0 drawn, 10 lost.');
    const lost = page.locator('#match-tables table', { hasText: 'Who lost' }).locator('tbody tr');
    assert.deepEqual(await lost.allInnerTexts(), [`${other}\t10`]);
    assert.match(await page.locator('#match-elo').innerText(), /^Elo: too few games to tell$/);
  }
  assert.equal(await page.getByRole('link', { name: 'Programming a simple minimax chess engine in R' }).getAttribute('href'), 'https://www.codertime.org/minimax-chess-engine-programming-r/');
  await close();
});

test('a match pauses, goes on, outlasts a reload, and stops', async () => {
  const { page, close } = await openMatch();
  await plan(page, { first: 'random', second: 'random', games: '12', seed: '3' });
  await page.click('#match-start');
  await reached(page, 'over');
  const { played } = await kept(page, 12);
  await page.selectOption('#match-pace', 'watch');
  await page.click('#match-start');
  await page.waitForFunction(() => /Game 1,/.test(document.querySelector('#match-live')?.textContent ?? ''));
  await page.click('#match-pause');
  await spoken(page, 'Paused.');
  assert.equal(await page.locator('#match-pause').innerText(), 'Go on');
  await page.click('#match-pause');
  await reached(page, 'running');
  await page.selectOption('#match-pace', 'fast');
  await done(page, 1);
  await page.reload();
  await ready(page);
  await openTab(page, 'match');
  await reached(page, 'over');
  assert.deepEqual((await kept(page, 12)).played, played);
  await page.selectOption('#match-pace', 'watch');
  // One that begins while another is under way takes its place.
  for (const games of ['9', '7']) {
    await page.fill('#match-games', games);
    await page.click('#match-start');
    await page.waitForFunction((all) => document.querySelector('#match-standing')?.textContent?.startsWith(`0 of ${all} `), games);
    await page.waitForFunction(() => /move [1-9]/.test(document.querySelector('#match-live')?.textContent ?? ''));
  }
  assert.equal(await page.locator('#match-trouble').innerText(), '');
  await reached(page, 'running');
  await page.click('#match-stop');
  await reached(page, 'stopped');
  assert.equal(await page.locator('#match-phase').innerText(), 'Stopped.');
  await close();
});

heavy('what is to be watched is slow from its first move', async () => {
  const { page, close } = await openMatch();
  await page.evaluate(() => {
    // A busy machine hands each message over a frame after the one before.
    const { postMessage } = Worker.prototype;
    let last = Promise.resolve();
    Worker.prototype.postMessage = function (/** @type {any} */ ...message) {
      last = last.then(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)))).then(() => postMessage.apply(this, /** @type {any} */ (message)));
    };
    const live = document.querySelector('#match-live');
    const seen = /** @type {string[]} */ ([]);
    if (live) new MutationObserver(() => seen.push(live.textContent ?? '')).observe(live, { characterData: true, childList: true, subtree: true });
    Object.assign(window, { seen });
  });
  await plan(page, { first: 'random', second: 'random', games: '5', pace: 'watch' });
  await page.click('#match-start');
  await page.waitForFunction(() => /** @type {any} */ (window).seen.some((/** @type {string} */ text) => /move [23]/.test(text)));
  const seen = await page.evaluate(() => /** @type {any} */ (window).seen.filter((/** @type {string} */ text) => /move/.test(text)));
  assert.match(seen[0], /^Game 1, move 1\b/);
  await close();
});

/** Makes a page hidden as a browser does: it says so, timers wait long, and nothing is drawn. @param {Page} page */
const hide = (page) =>
  page.evaluate(() => {
    const { setTimeout: wait } = window;
    Object.assign(window, { requestAnimationFrame: () => 0, setTimeout: (work, time = 0) => wait(work, Math.max(time, 60_000)) });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

heavy('a match goes on in a tab in the background, at any speed', async () => {
  const { page, complaints, close } = await openMatch();
  await plan(page, { first: 'random', second: 'minimax:1', games: '12', pace: 'watch' });
  await page.click('#match-start');
  await reached(page, 'running');
  await hide(page);
  await page.waitForFunction(() => /move [2-9]/.test(document.querySelector('#match-live')?.textContent ?? ''));
  await page.selectOption('#match-pace', 'fast');
  await reached(page, 'over');
  assert.equal((await kept(page, 12)).played.length, 12);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('after a reload a match goes on whichever panel is open, and the page says so; each tab has a match of its own', async () => {
  const { page, close } = await openMatch();
  // So slow that the first games are still being played when each tab has been loaded again.
  await plan(page, { first: 'random', second: 'random', games: '8', seed: '3', pace: 'slow' });
  await page.click('#match-start');
  await reached(page, 'running');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await restored(other);
  assert.equal(await other.locator('#tab-match[data-live]').count(), 0);
  await openTab(other, 'match');
  await plan(other, { first: 'random', second: 'minimax:1', games: '6', seed: '4', pace: 'slow' });
  await other.click('#match-start');
  await reached(other, 'running');
  for (const [tab, games] of /** @type {[Page, number][]} */ ([[page, 8], [other, 6]])) {
    await tab.reload();
    await tab.waitForSelector('#tab-match[data-live="running"]');
    await spoken(tab, `The match goes on: 0 of ${games} games played.`);
    assert.equal(await tab.locator('#notice').innerText(), `The match goes on: 0 of ${games} games played.`);
    assert.equal(await tab.locator('#panel-match').isVisible(), false);
    await openTab(tab, 'match');
    await tab.selectOption('#match-pace', 'fast');
    await reached(tab, 'over');
    assert.equal((await kept(tab, games)).played.length, games);
  }
  await other.click('#tab-game');
  await reloaded(other);
  assert.equal(await other.locator('#tab-match[data-live]').count(), 0);
  // When the tab is closed its game may go among the saved ones; the next tab finds its match.
  await clickMoves(other, 'e2e4');
  await waitForKept(other, (record) => record?.kept?.text === 'e2e4');
  await other.close();
  await openCard(page, 'documents');
  await page.locator('.saved li', { hasText: 'Game of' }).waitFor();
  const next = await page.context().newPage();
  await next.goto(page.url());
  await restored(next);
  assert.deepEqual(await movesShown(next), []);
  await openTab(next, 'match');
  await reached(next, 'over');
  assert.match(await next.locator('#match-standing').innerText(), /^6 of 6/);
  await close();
});

heavy('Elo is drawn to a scale of what is known, where one side wins every game', async () => {
  const { page, close } = await openMatch();
  await page.click('#match-ten-white');
  await reached(page, 'over');
  const { low, shown, zero } = await page.evaluate(async () => ({
    low: (await import(new URL('engine/engine.js', location.href).href)).matchElo(10, 0, 0, new Uint32Array())[1],
    shown: Array.from(document.querySelectorAll('#match-plot text.end'), (text) => Number.parseInt((text.textContent ?? '').replace('−', '-'), 10)),
    zero: document.querySelectorAll('#match-plot .zero').length,
  }));
  assert.ok(low > 100 && Math.max(...shown) <= 2 * low && Math.max(...shown) >= 100, `${low}: ${shown.join(' ')}`);
  assert.equal(zero, 1);
  await close();
});

heavy('a game opens on the board, can be undone, and is there as PGN and as a link', async () => {
  const { page, close } = await openMatch({ permissions: ['clipboard-read', 'clipboard-write'] });
  await plan(page, { first: 'minimax:1', second: 'random', games: '2', opening: 'chess960', seed: '5' });
  await page.click('#match-start');
  await reached(page, 'over');
  const { played } = await kept(page, 2);
  await page.click('#match-list li:nth-child(2) .open');
  await spoken(page, /^Game 2 is on the board/);
  await page.click('#tab-game');
  assert.equal((await movesShown(page)).length, played[1].moves.split(' ').length);
  await page.click('#tab-match');
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('#match-pgn')]);
  const chunks = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  assert.deepEqual(Array.from(text.matchAll(/\[White "(.*)"\]/g), ([, name]) => name), ['minimax:1', 'random']);
  assert.deepEqual(Array.from(text.matchAll(/\[Result "(.*)"\]/g), ([, result]) => result), played.map(({ result }) => result));
  assert.equal(text.match(/\[Variant "Chess960"\]/g)?.length, 2);
  await page.click('#undo');
  await page.click('#tab-game');
  assert.deepEqual(await movesShown(page), []);
  await page.click('#tab-match');
  await page.click('#match-list li:nth-child(2) .share');
  await spoken(page, 'A link to game 2 is copied.');
  const guest = await page.context().newPage();
  await guest.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await ready(guest);
  await guest.waitForFunction((count) => document.querySelectorAll('#moves button[data-ply]').length === count, played[1].moves.split(' ').length);
  await close();
});

heavy('while a match runs and its panel is open the big board shows it, and gives back what was there', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4');
  await openTab(page, 'match');
  await page.evaluate(() => {
    const said = /** @type {string[]} */ ([]);
    const live = document.querySelector('#live');
    if (live) new MutationObserver(() => live.textContent && said.push(live.textContent)).observe(live, { childList: true, subtree: true });
    Object.assign(window, { said });
  });
  const [big, small, watch] = [page.locator('.preview .still:visible'), page.locator('.match-panel .still'), page.locator('#match-watch')];
  const moves = () => page.locator('#match-live').innerText();
  const goesOn = async () => {
    for (let time = 0; time < 2; time += 1) await page.waitForFunction((before) => document.querySelector('#match-live')?.textContent !== before, await moves());
  };
  await plan(page, { first: 'random', second: 'random', games: '5', pace: 'watch' });
  await page.click('#match-start');
  await big.waitFor();
  await goesOn();
  assert.match((await big.getAttribute('aria-label')) ?? '', /^Game 1: Random – Random, move [1-9]/);
  assert.match(await page.locator('#notice').innerText(), /^Game 1: Random – Random, move [1-9].*\. Click the board for your own game\.$/);
  assert.equal(await small.isVisible(), false);
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).said), ['The match begins: Random against Random, 5 games.'], 'no move of it is announced');
  // A click goes back to the document, and picks up nothing that was not seen to be there.
  await square(page, 'e7').click({ force: true });
  await big.waitFor({ state: 'hidden' });
  assert.equal(await page.locator('#notice').innerText(), '');
  assert.match((await square(page, 'e4').getAttribute('aria-label')) ?? '', /white pawn/);
  await small.waitFor();
  await goesOn();
  assert.equal(await big.count(), 0, 'it does not come back by itself');
  assert.match((await small.getAttribute('aria-label')) ?? '', /^Game 1: /);
  await watch.click();
  await big.waitFor();
  assert.deepEqual([await small.isVisible(), await watch.isVisible(), await page.evaluate(() => document.activeElement?.id)], [false, false, 'match-pause']);
  // Who goes over the board by keyboard is left alone, and hears what the board shows.
  await square(page, 'e4').focus();
  await spoken(page, /^The board shows your own game, not Game 1: /);
  await goesOn();
  assert.equal(await big.count(), 0);
  await page.focus('#match-pause');
  await big.waitFor();
  await page.keyboard.press('Enter');
  await reached(page, 'paused');
  assert.deepEqual([await big.count(), await small.isVisible(), await watch.isVisible()], [0, true, false]);
  await page.click('#match-pause');
  await big.waitFor();
  for (const other of ['game', 'sets']) {
    await openTab(page, other);
    assert.equal(await big.count(), 0, other);
    await page.click('#tab-match');
    await big.waitFor();
  }
  await page.selectOption('#match-pace', 'fast');
  await reached(page, 'over');
  assert.equal(await big.count(), 0);
  await page.click('#tab-game');
  assert.deepEqual(await movesShown(page), ['e4']);
  assert.deepEqual(complaints, []);
  await close();
});
