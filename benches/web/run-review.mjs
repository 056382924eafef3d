// How long a review takes in the page, how soon a move is answered that is tried in the place of a mistake, and how long the
// page's own thread is held meanwhile: `cargo xtask bench --review`.
//
// The game has 40 moves, and two workers share it, as on a machine with two cores.
import { readFileSync } from 'node:fs';
import { Chess } from 'chess.js';
import { computed, median, openPage, printHead, printRow } from './chromium.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const WORKERS = 2;
const PLIES = 80;
/** So many mistakes are tried again in a round. */
const MOST_TRIED = 6;
/** A move is answered when the line below the board says so. */
const ANSWERED = / (?:fails to|is not good enough|is as good as|is the best move)/;

/** The first game of so many plies, without what is said about its moves. */
function game() {
  const games = readFileSync('tests/data/review/games.pgn', 'utf8').split(/\n\n(?=\[)/);
  const bare = games.map((text) => text.replaceAll(/\{[^}]*\}/g, ''));
  const chess = new Chess();
  const found = bare.find((text) => {
    chess.loadPgn(text);
    return chess.history().length === PLIES;
  });
  return { pgn: found ?? '', positions: chess.history({ verbose: true }) };
}

const { pgn, positions } = game();

const button = (page, name) => page.getByRole('button', { name, exact: true });
const show = (page, place) => page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: place }).click();
const card = (page) => page.getByRole('group', { name: 'Mistake' });
const square = (page, name) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });

/** The page with the game, which can be reviewed. */
async function opened() {
  const { page, close } = await openPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript((cores) => {
    Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => cores });
  }, WORKERS);
  await page.reload();
  await show(page, 'Games');
  const chooser = page.locator('input[type="file"]');
  await chooser.waitFor({ state: 'attached' });
  await chooser.setInputFiles({ name: 'game.pgn', mimeType: 'application/x-chess-pgn', buffer: Buffer.from(pgn) });
  await page.locator(`.scrubber input[max="${PLIES}"]`).waitFor({ state: 'attached' });
  await show(page, 'Analyse');
  await button(page, 'Review the game').waitFor();
  return { page, close };
}

/** Reviews the game; answers how long that took. */
async function reviewed(page) {
  await button(page, 'Review the game').evaluate((element) => {
    globalThis.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
    }).observe({ type: 'longtask' });
    globalThis.took = new Promise((resolve) => {
      const start = performance.now();
      const look = () => {
        const row = [...document.querySelectorAll('.summary tr')].find(({ textContent }) => /\d %/.test(textContent));
        if (!row) return;
        observer.disconnect();
        resolve(performance.now() - start);
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      element.click();
    });
  });
  return page.evaluate(() => globalThis.took);
}

/** The longest task that the browser calls long, of 50 ms or more. */
const longTask = (page) => page.evaluate(() => globalThis.longest);

/** How many mistakes are explained. */
const explained = (page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('gridmate.claims') ?? '{}').claims?.length ?? 0);

/** The mistake that the card shows: its ply, and how many there are. */
async function current(page) {
  const text = await card(page).textContent();
  const [, number = '', dots = ''] = /(\d+)(\.|…) /.exec(text) ?? [];
  const [, all = ''] = / of (\d+)/.exec(text) ?? [];
  return { ply: 2 * (Number(number) - 1) + (dots === '…' ? 2 : 1), all: Number(all) };
}

/** Tries a move that is not that of the game; answers how long its answer took. */
async function tried(page) {
  const { ply } = await current(page);
  const { before, lan } = positions[ply - 1];
  const other = new Chess(before).moves({ verbose: true }).find((move) => move.lan !== lan && !move.promotion);
  await card(page).getByRole('button', { name: 'Try again' }).click();
  await page.locator('.stage .notice', { hasText: 'Find a better move' }).waitFor();
  await square(page, other.from).click();
  await square(page, other.to).evaluate((element, source) => {
    const answered = new RegExp(source);
    globalThis.took = new Promise((resolve) => {
      const start = performance.now();
      const look = () => {
        if (!answered.test(document.querySelector('.stage .notice')?.textContent ?? '')) return;
        observer.disconnect();
        resolve(performance.now() - start);
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      const { left, top, width, height } = element.getBoundingClientRect();
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: left + width / 2, clientY: top + height / 2 }));
    });
  }, ANSWERED.source);
  return page.evaluate(() => globalThis.took);
}

const times = { judged: [], long: [], busiest: [], held: [], busy: [], explained: [], tried: [], counted: [] };
for (let round = 0; round < rounds; round += 1) {
  const { page, close } = await opened();
  times.judged.push(await reviewed(page));
  times.long.push(await longTask(page));
  const start = performance.now();
  // The first mistake, while reasons are being looked for; then others, when all are known.
  await button(page, 'First mistake').first().click();
  times.busy.push(await tried(page));
  const { all } = await current(page);
  // Reasons are not looked for as long as a better move is.
  await button(page, 'Back to the game').click();
  while ((await explained(page)) < all) await page.waitForTimeout(100);
  times.explained.push(performance.now() - start);
  for (let count = 0; count < Math.min(all, MOST_TRIED); count += 1) {
    await button(page, 'Next mistake').click();
    const { workers } = await computed(page, async () => times.tried.push(await tried(page)));
    times.counted.push(workers[0] ?? 0);
  }
  await close();
  const again = await opened();
  const { longest, workers } = await computed(again.page, () => reviewed(again.page));
  times.held.push(longest);
  times.busiest.push(workers[0] ?? 0);
  await again.close();
}
console.log(`${PLIES / 2} moves, ${WORKERS} workers; a busy machine has the clock go on while nothing is computed\n`);
printHead(rounds);
printRow('the game is judged, by the clock', times.judged, 20_000);
printRow('the same, what the busier worker computes', times.busiest, 20_000);
printRow('the longest task of the page meanwhile, by the clock', times.long, 50);
printRow('the same, of computing', times.held, 50);
printRow('a tried move is answered, by the clock', times.tried, 300);
printRow('the same, what the worker computes', times.counted, 300);
printRow('a tried move while mistakes are being explained, by the clock', times.busy, 300);
console.log(`all mistakes are explained ${(median(times.explained) / 1000).toFixed(1)} s after the judging`);
