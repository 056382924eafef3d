// How soon the page answers, and how long its own thread is held at a time while something large goes on:
// `cargo xtask bench --page`.
//
// What is held is the processor's time, not the clock's: on a busy machine a task that waits for its turn takes longer
// without doing more. Each figure stands beside its bar, and their ratio: more than 1 misses it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, openPage } from './chromium.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

/** The longest task of the page's own thread while something goes on, in milliseconds of computing. */
async function longestTask(page, work) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] });
  await work();
  // What the page answers comes before the end of its task.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const isOfPage = ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain';
  const threads = new Set(traceEvents.filter(isOfPage).map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(({ name, ph, pid, tid }) => ph === 'X' && /RunTask$/.test(name) && threads.has(`${pid} ${tid}`));
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** How many milliseconds after a click something is there to be seen. */
const timeOf = (page, pressed, wanted) =>
  page.evaluate(
    ([press, want]) =>
      new Promise((resolve) => {
        const start = performance.now();
        const look = () => {
          if (!document.querySelector(want)) return;
          observer.disconnect();
          resolve(performance.now() - start);
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        document.querySelector(press).dispatchEvent(new MouseEvent('click', { bubbles: true }));
        look();
      }),
    [pressed, wanted],
  );

const square = (name) => `#board .square[aria-label^="${name},"]`;

async function play(page, level) {
  await page.click('#tab-game');
  await page.locator('#game-open, #game-other').filter({ visible: true }).click();
  await page.locator('#level-level').check();
  await page.locator('#level').fill(String(level));
  await page.click('#game-start');
}

async function openCard(page, place, card) {
  if ((await page.getAttribute(`#tab-${place}`, 'aria-expanded')) === 'false') await page.click(`#tab-${place}`);
  await page.waitForSelector(`#panel-${place}:not([hidden], [aria-busy]) > *`);
  if ((await page.getAttribute(`#card-${card}`, 'open')) === null) await page.locator(`#card-${card} summary`).first().click();
  await page.waitForSelector(`#card-${card} > div:not([aria-busy]) > *`);
}

/** When the page has kept its document last, by its own clock. */
const keptAt = (page) =>
  page.evaluate(async () => {
    const done = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const database = await done(indexedDB.open('gridmate'));
    const record = await done(database.transaction('documents').objectStore('documents').get(sessionStorage.getItem('gridmate.tab') ?? ''));
    database.close();
    return record?.changed ?? 0;
  });

/** A file of a game of many megabytes. */
function longGame() {
  const words = ` {${'as the players told it afterwards '.repeat(13_000)}} `;
  const moves = Array.from({ length: 10 }, (_, at) => [`${2 * at + 1}. Nf3`, 'Nf6', `${2 * at + 2}. Ng1`, 'Ng8']).flat();
  return `${moves.map((move) => move + words).join('')} *`;
}

/** Games as the page saves them. */
function manyGames() {
  const kept = { start: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' }, text: 'e2e4, e7e5, g1f3, b8c6, f1b5, a7a6', sheet: false, ply: 6 };
  const documents = Array.from({ length: 20_000 }, (_, at) => ({ name: `Game ${at + 1}`, date: at + 1, kept }));
  return JSON.stringify({ format: 'gridmate-documents', version: 1, documents });
}

const folder = mkdtempSync(join(tmpdir(), 'gridmate-held-'));

/** Writes a file, for it is too large to be handed over. */
function fileOf(name, text) {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** What is measured: its name, its bar in milliseconds, and how. */
const MEASURES = [
  ['a touched piece is marked, by the clock', 50, async (page) => {
    const times = [];
    for (const name of ['a2', 'b2', 'c2', 'd2', 'e2', 'f2']) {
      times.push(await timeOf(page, square(name), '.square.picked'));
      await page.keyboard.press('Escape');
    }
    return median(times);
  }],
  ['the computer is seen to think after a move, by the clock', 100, async (page) => {
    await play(page, 10);
    await page.click(square('e2'));
    const took = await timeOf(page, square('e4'), '#game.thinking');
    await page.click('#game-moveNow');
    await page.waitForSelector('#moves [data-ply="2"]', { state: 'attached' });
    return took;
  }],
  ['told to move now, the computer has moved, by the clock', 100, async (page) => {
    await play(page, 10);
    await page.click(square('e2'));
    await page.click(square('e4'));
    await page.waitForSelector('#game.thinking');
    await page.waitForTimeout(500);
    return timeOf(page, '#game-moveNow', '#moves [data-ply="2"]');
  }],
  ['the longest task while the computer thinks', 50, async (page) => {
    await play(page, 10);
    return longestTask(page, async () => {
      await page.click(square('e2'));
      await page.click(square('e4'));
      await page.waitForTimeout(2000);
      await page.click('#game-moveNow');
      await page.waitForSelector('#moves [data-ply="2"]', { state: 'attached' });
    });
  }],
  ['a move is kept, by the clock', 1000, async (page) => {
    const from = await page.evaluate(() => Date.now());
    await page.click(square('e2'));
    await page.click(square('e4'));
    let at = 0;
    while (at < from) at = await keptAt(page);
    return at - from;
  }],
  ['the longest task while a game of 18 MB is read', 50, async (page) => {
    await openCard(page, 'games', 'pgn');
    return longestTask(page, async () => {
      await page.setInputFiles('#pgn-file', fileOf('long.pgn', longGame()));
      await page.locator('#pgn-message .done').waitFor();
    });
  }],
  ['the longest task while 20,000 saved games are added', 50, async (page) => {
    await openCard(page, 'games', 'documents');
    return longestTask(page, async () => {
      await page.setInputFiles('#documents-file', fileOf('games.json', manyGames()));
      await page.locator('#documents-message .done, #documents-message .error').waitFor();
    });
  }],
  ['the longest task while a script of 1 MiB is pasted', 1000, async (page) => {
    await page.click('#tab-script');
    await page.waitForSelector('#panel-script:not([hidden], [aria-busy]) > *');
    return longestTask(page, async () => {
      await page.evaluate((line) => {
        const box = document.querySelector('#script');
        box.value = line.repeat((1 << 20) / line.length).trimEnd();
        box.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }, 'g1f3, g8f6, f3g1, f6g8, ');
      await page.waitForFunction(() => /174\D?760/.test(document.querySelector('#script-summary')?.textContent ?? ''));
    });
  }],
];

console.log(`Milliseconds, medians of ${rounds} rounds, each in a fresh browser\n`);
console.log(`${''.padEnd(62)} median    worst     bar   ratio`);
for (const [name, bar, measure] of MEASURES) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, close } = await openPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.waitForSelector('html[data-ready][data-complete] > body > .ghost', { state: 'attached' });
    times.push(await measure(page));
    await close();
  }
  const cell = (number, digits = 1) => number.toFixed(digits).padStart(8);
  console.log(`${name.padEnd(60)}${cell(median(times))} ${cell(Math.max(...times))}${String(bar).padStart(8)}${cell(median(times) / bar, 2)}`);
}
rmSync(folder, { recursive: true });
