// Runs the arena in Chromium and prints its tables: `cargo xtask bench --wasm`.
//
// Two contestants take turns, position by position and round by round in one page, so that what else the machine
// does hits both; medians are compared. Usually they are Gridmate and cozy-chess, with chess.js beside them;
// `--treated` names another pair.
import { geometricMean, median, openPage } from './chromium.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const WALKS = ['counted in bulk', 'written to lists', 'every leaf made'];
/** @type {{ name: string, module: string, program: number }[]} */
const contestants = JSON.parse(process.env.BENCH_CONTESTANTS ?? 'null') ?? [
  { name: 'gridmate', module: 'arena.wasm', program: 0 },
  { name: 'cozy-chess', module: 'arena.wasm', program: 1 },
];
const withChessJs = contestants.some(({ program }) => program === 1);

const { page, close } = await openPage();
await page.waitForFunction(() => 'arena' in globalThis);
const places = await page.evaluate(() => globalThis.arena.places);

/** @param {{ module: string, program: number }} contestant @param {number} walk @param {number} place */
const inWasm = (contestant, walk, place) =>
  page.evaluate(([who, how, where]) => globalThis.arena.walkInWasm(who, how, where), [contestant, walk, place]);
/** @param {number} place */
const inChessJs = (place) => page.evaluate((where) => globalThis.arena.walkInChessJs(where), place);

// V8 compiles twice, the second time well: the first walks are thrown away.
for (const place of places.keys()) {
  for (const walk of WALKS.keys()) for (const contestant of contestants) await inWasm(contestant, walk, place);
}

console.log(`Million paths a second in Chromium, median of ${rounds} interleaved rounds\n`);
for (const walk of WALKS.keys()) await table(walk, withChessJs && walk === 0);
await close();

/** @param {number} walk @param {boolean} withChessJs */
async function table(walk, withChessJs) {
  const [us, them] = contestants;
  console.log(row([WALKS[walk], us.name, them.name, 'ratio', ...(withChessJs ? ['chess.js', 'ratio'] : [])]));
  /** @type {number[][]} */
  const [ourSpeeds, theirSpeeds, ratios, chessJsRatios] = [[], [], [], []];
  for (const [place, { name, chessjs }] of places.entries()) {
    const [ours, theirs, chessJs] = await duel(walk, place, withChessJs && chessjs);
    ourSpeeds.push(ours);
    theirSpeeds.push(theirs);
    ratios.push(ours / theirs);
    const cells = [name, ours.toFixed(1), theirs.toFixed(1), (ours / theirs).toFixed(2)];
    if (chessJs) {
      chessJsRatios.push(ours / chessJs);
      cells.push(chessJs.toFixed(3), (ours / chessJs).toFixed(0));
    }
    console.log(row(cells));
  }
  const means = [ourSpeeds, theirSpeeds].map((speeds) => geometricMean(speeds).toFixed(1));
  const cells = ['geometric mean', ...means, geometricMean(ratios).toFixed(2)];
  if (withChessJs) cells.push('', geometricMean(chessJsRatios).toFixed(0));
  console.log(`${row(cells)}\n`);
}

/**
 * The median speeds of both contestants and, if it is in, of chess.js.
 * @param {number} walk @param {number} place @param {boolean} withChessJs
 */
async function duel(walk, place, withChessJs) {
  /** @type {number[][]} */
  const [ours, theirs, chessJs] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await inWasm(contestants[0], walk, place));
    theirs.push(await inWasm(contestants[1], walk, place));
    if (withChessJs) chessJs.push(await inChessJs(place));
  }
  return [median(ours), median(theirs), withChessJs ? median(chessJs) : undefined];
}

/** @param {string[]} cells */
function row(cells) {
  return cells.map((cell, at) => (at === 0 ? cell.padEnd(18) : cell.padStart(11))).join('');
}
