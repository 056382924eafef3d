// How soon the page answers, and how long its own thread is held at a time while something large goes on:
// `cargo xtask bench --page`.
//
// What is held is the processor's time, not the clock's: on a busy machine a task that waits for its turn takes longer
// without doing more. Each figure stands beside its bar, and their ratio: more than 1 misses it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computed, median, openPage, printHead, printRow } from './chromium.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

/** The longest task of the page's own thread while something goes on, in milliseconds of computing. */
const longestTask = async (page, work) => (await computed(page, work)).longest;

/** How many milliseconds after a click on a thing another is there to be seen. */
const timeOf = async (pressed, wanted) => {
  await pressed.evaluate((element, want) => {
    globalThis.took = new Promise((resolve) => {
      const start = performance.now();
      const look = () => {
        if (!document.querySelector(want)) return;
        observer.disconnect();
        resolve(performance.now() - start);
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      const { left, top, width, height } = element.getBoundingClientRect();
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: left + width / 2, clientY: top + height / 2 }));
      look();
    });
  }, wanted);
  return pressed.page().evaluate(() => globalThis.took);
};

const square = (page, name) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
const button = (page, name) => page.getByRole('button', { name, exact: true });
const moves = (page) => page.getByRole('group', { name: 'Moves' }).getByRole('button');
/** The entry of the menu that has the computer move. */
async function hurry(page) {
  await button(page, 'More').click();
  return page.getByRole('menuitem', { name: 'Move now' });
}

/** The two moves of a game are made. */
const answered = (page) => moves(page).nth(1).waitFor({ state: 'attached' });

const show = (page, place) => page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: place }).click();

async function play(page, level) {
  await show(page, 'Play');
  await page.getByRole('slider', { name: 'Level' }).fill(String(level));
  await button(page, 'Play').click();
  await page.getByRole('group', { name: /^Black: / }).waitFor();
}

async function move(page, from, to) {
  await square(page, from).click();
  await square(page, to).click();
}

/** When the page has kept its document last, by its own clock. */
const keptAt = (page) =>
  page.evaluate(async () => {
    const done = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const database = await done(indexedDB.open('gridmate documents'));
    const record = await done(database.transaction('open').objectStore('open').get(sessionStorage.getItem('gridmate.document') ?? ''));
    database.close();
    return record?.changed ?? 0;
  });

const SHUFFLE = (at) => [`${2 * at + 1}. Nf3`, 'Nf6', `${2 * at + 2}. Ng1`, 'Ng8'];

/** A file of a game of many megabytes. */
function longGame() {
  const words = ` {${'as the players told it afterwards '.repeat(13_000)}} `;
  const all = Array.from({ length: 10 }, (_, at) => SHUFFLE(at)).flat();
  return `${all.map((san) => san + words).join('')} *`;
}

const manyGames = () =>
  Array.from({ length: 20_000 }, (_, at) => `[Event "Game ${at + 1}"]\n[White "Anna"]\n[Black "Ben"]\n[Result "*"]\n\n${SHUFFLE(0).join(' ')} *\n`).join('\n');

const folder = mkdtempSync(join(tmpdir(), 'gridmate-held-'));

/** The longest task while a file is opened that is too large to be handed over, until something tells that it is read. */
async function opened(page, name, text, isRead) {
  const file = join(folder, name);
  writeFileSync(file, text);
  await show(page, 'Games');
  const chooser = page.locator('input[type="file"]');
  await chooser.waitFor({ state: 'attached' });
  return longestTask(page, async () => {
    await chooser.setInputFiles(file);
    await isRead(page).first().waitFor({ state: 'attached' });
  });
}

/** What is measured: its name, its bar in milliseconds, and how. */
const MEASURES = [
  ['a touched piece is marked, by the clock', 50, async (page) => {
    const times = [];
    for (const name of ['a2', 'b2', 'c2', 'd2', 'e2', 'f2']) {
      times.push(await timeOf(square(page, name), '[role="grid"] .square.picked'));
      await page.keyboard.press('Escape');
    }
    return median(times);
  }],
  ['the computer is seen to think after a move, by the clock', 100, async (page) => {
    await play(page, 10);
    await square(page, 'e2').click();
    const took = await timeOf(square(page, 'e4'), '[role="group"][aria-label^="Black"] .turn');
    await (await hurry(page)).click();
    await answered(page);
    return took;
  }],
  ['told to move now, the computer has moved, by the clock', 100, async (page) => {
    await play(page, 10);
    await move(page, 'e2', 'e4');
    const now = await hurry(page);
    await page.waitForTimeout(500);
    return timeOf(now, '[role="group"][aria-label="Moves"] [data-side="b"]');
  }],
  ['the longest task while the computer thinks', 50, async (page) => {
    await play(page, 10);
    return longestTask(page, async () => {
      await move(page, 'e2', 'e4');
      await page.waitForTimeout(2000);
      await (await hurry(page)).click();
      await answered(page);
    });
  }],
  ['a move is kept, by the clock', 1000, async (page) => {
    const from = await page.evaluate(() => Date.now());
    await move(page, 'e2', 'e4');
    let at = 0;
    while (at < from) at = await keptAt(page);
    return at - from;
  }],
  ['the longest task while a game of 18 MB is read', 50, (page) =>
    opened(page, 'long.pgn', longGame(), () => page.locator('.scrubber input[max="40"]'))],
  ['the longest task while 20,000 games are listed', 50, (page) =>
    opened(page, 'games.pgn', manyGames(), () => page.getByRole('heading', { name: /20\D?000/ }))],
  ['the longest task while a script of 1 MiB is pasted', 1000, async (page) => {
    await show(page, 'Script');
    await page.locator('.panel textarea').waitFor();
    return longestTask(page, async () => {
      await page.evaluate((line) => {
        const box = document.querySelector('.panel textarea');
        box.value = line.repeat((1 << 20) / line.length).trimEnd();
        box.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }, 'g1f3, g8f6, f3g1, f6g8, ');
      await page.waitForFunction(() => Number(document.querySelector('.scrubber input')?.max) === 174_760);
    });
  }],
];

const only = process.argv[2] ?? '';
printHead(rounds);
for (const [name, bar, measure] of MEASURES.filter(([title]) => title.includes(only))) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, close } = await openPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('grid').waitFor();
    times.push(await measure(page));
    await close();
  }
  printRow(name, times, bar);
}
rmSync(folder, { recursive: true });
