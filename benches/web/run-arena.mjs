// Runs the arena in Chromium and prints its tables: `cargo xtask bench --wasm`.
//
// The contestants take turns, position by position and round by round, so that what else the machine does hits all;
// medians are compared, the first contestant's with those of each of the others. BENCH_CONTESTANTS names them; the
// one called `native` is walked outside the browser by the program in BENCH_NATIVE.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { geometricMean, median, openPage } from './chromium.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const WALKS = ['counted in bulk', 'written to lists', 'every leaf made'];
/** @typedef {{ name: string, module?: string, program?: number }} Contestant */
/** @type {Contestant[]} */
const contestants = JSON.parse(process.env.BENCH_CONTESTANTS ?? '[]');

const { page, close } = await openPage();
await page.waitForFunction(() => 'arena' in globalThis);
const places = await page.evaluate(() => globalThis.arena.places);

/** @type {Record<string, (contestant: Contestant, walk: number, place: number) => Promise<number | undefined>>} */
const RUNNERS = {
  'chess.js': async (_, walk, place) =>
    walk === 0 && places[place].chessjs
      ? page.evaluate((where) => globalThis.arena.walkInChessJs(where), place)
      : undefined,
  native: async (_, walk, place) => Number(await askNative(`${walk} ${place}`)),
};

/** @param {Contestant} contestant @param {number} walk @param {number} place */
const inWasm = (contestant, walk, place) =>
  page.evaluate(([who, how, where]) => globalThis.arena.walkInWasm(who, how, where), [contestant, walk, place]);
/** @param {Contestant} contestant @param {number} walk @param {number} place */
const speedOf = (contestant, walk, place) => (RUNNERS[contestant.name] ?? inWasm)(contestant, walk, place);

const native = process.env.BENCH_NATIVE ? spawn(process.env.BENCH_NATIVE, ['serve'], { stdio: ['pipe', 'pipe', 'inherit'] }) : undefined;
const answers = native && createInterface(native.stdout)[Symbol.asyncIterator]();
/** @param {string} question */
async function askNative(question) {
  native?.stdin.write(`${question}\n`);
  return (await answers?.next())?.value ?? '0';
}

// V8 compiles twice, the second time well: the first walks are thrown away.
for (const place of places.keys()) {
  for (const walk of WALKS.keys()) {
    for (const contestant of contestants) if (contestant.module) await speedOf(contestant, walk, place);
  }
}

console.log(`Million paths a second in Chromium, median of ${rounds} interleaved rounds\n`);
for (const walk of WALKS.keys()) await table(walk);
native?.stdin.end();
await close();

/** @param {number} walk */
async function table(walk) {
  /** @type {{ name: string, speeds: (number | undefined)[] }[]} */
  const lines = [];
  for (const [place, { name }] of places.entries()) lines.push({ name, speeds: await speeds(walk, place) });
  const [us, ...others] = contestants.filter((_, who) => lines.some(({ speeds }) => speeds[who]));
  console.log(row([WALKS[walk], us.name, ...others.flatMap(({ name }) => [name, 'ratio'])]));
  for (const { name, speeds } of lines) console.log(row([name, ...cells(speeds)]));
  const means = contestants.map((_, who) => {
    const met = lines.filter(({ speeds }) => speeds[who]);
    return { ours: mean(met, 0), theirs: mean(met, who) };
  });
  const present = means.filter(({ theirs }) => theirs);
  const summary = present.flatMap(({ ours, theirs }, at) =>
    at === 0 ? [round(theirs)] : [round(theirs), (ours / theirs).toFixed(2)],
  );
  console.log(`${row(['geometric mean', ...summary])}\n`);
}

/** @param {{ speeds: (number | undefined)[] }[]} lines @param {number} who */
function mean(lines, who) {
  return lines.length ? geometricMean(lines.map(({ speeds }) => Number(speeds[who]))) : 0;
}

/** The speeds of a line as cells, each but the first with its ratio. @param {(number | undefined)[]} speeds */
function cells([ours, ...theirs]) {
  return [round(ours), ...theirs.flatMap((speed) => (speed ? [round(speed), (Number(ours) / speed).toFixed(2)] : []))];
}

/** @param {number | undefined} speed */
function round(speed) {
  return Number(speed).toFixed(Number(speed) < 10 ? 3 : 1);
}

/**
 * The median speed of each contestant; none where it does not walk.
 * @param {number} walk @param {number} place
 */
async function speeds(walk, place) {
  /** @type {number[][]} */
  const found = contestants.map(() => []);
  for (let count = 0; count < rounds; count += 1) {
    for (const [who, contestant] of contestants.entries()) {
      const speed = await speedOf(contestant, walk, place);
      if (speed !== undefined) found[who].push(speed);
    }
  }
  return found.map((times) => (times.length ? median(times) : undefined));
}

/** @param {string[]} cells */
function row(cells) {
  return cells.map((cell, at) => (at === 0 ? cell.padEnd(18) : cell.padStart(11))).join('');
}
