// @ts-check
// The page of the browser bench: walks a position with a program and says how fast it went.
// Gridmate and cozy-chess are in one module, compiled alike; chess.js is counted by its own perft.
import { Chess } from './chess.js';

const places = await (await fetch('./positions.json')).json();

/**
 * @param {() => number} walk
 * @param {number} paths what it must count
 * @returns {number} million paths a second
 */
function speed(walk, paths) {
  const start = performance.now();
  const counted = walk();
  const seconds = (performance.now() - start) / 1000;
  if (counted !== paths) throw new Error(`counted ${counted}, not ${paths}`);
  return paths / seconds / 1e6;
}

/** @typedef {(program: number, walk: number, place: number, depth: number) => bigint} Run */
/** @type {Map<string, Promise<Run>>} */
const modules = new Map();

/**
 * The walks of a module, which is fetched once.
 * @param {string} name
 */
function walksOf(name) {
  const known = modules.get(name);
  if (known) return known;
  const walks = WebAssembly.instantiateStreaming(fetch(`./${name}`)).then(
    ({ instance }) => /** @type {Run} */ (instance.exports.run),
  );
  modules.set(name, walks);
  return walks;
}

/**
 * @param {{ module: string, program: number }} contestant program 0 is Gridmate, 1 cozy-chess
 * @param {number} walk 0 counts, 1 lists, 2 makes
 * @param {number} place
 */
export async function walkInWasm({ module, program }, walk, place) {
  const { depth, paths } = places[place];
  const run = await walksOf(module);
  return speed(() => Number(run(program, walk, place, depth)), paths);
}

/** @param {number} place */
export function walkInChessJs(place) {
  const { fen, chessjs } = places[place];
  const chess = new Chess(fen);
  return speed(() => chess.perft(chessjs.depth), chessjs.paths);
}

Object.assign(globalThis, { arena: { walkInWasm, walkInChessJs, places } });
