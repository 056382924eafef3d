// @ts-check
// Counts paths of moves away from the page's own thread, first move by first move. Gets a FEN and a depth; answers with
// the first moves, then while it counts for each depth up to that one.
import init, { firstMoves, perft } from './files/files.js';

/** @typedef {{ moves: { uci: string, san: string }[] }} Moves */
/** @typedef {{ depth: number, at: number, paths: number[], time: number }} Progress so many first moves are done */
/** @typedef {Moves | Progress | { error: string } | { done: true }} Answer */

const ready = init();
/** How often it is told how far a depth has come. */
const OFTEN_MS = 50;

/** @param {Answer} answer */
const answer = (answer) => postMessage(answer);

addEventListener('message', async (event) => {
  const { fen, depth } = /** @type {{ fen: string, depth: number }} */ (event.data);
  try {
    await ready;
    const lines = firstMoves(fen).split('\n').filter(Boolean).map((line) => line.split('\t'));
    answer({ moves: lines.map(([uci = '', san = '']) => ({ uci, san })) });
    for (let plies = 1; plies <= depth; plies += 1) count(lines.map(([, , after = '']) => after), plies);
    answer({ done: true });
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : String(error) });
  }
});

/** @param {string[]} positions those after the first moves @param {number} depth */
function count(positions, depth) {
  const start = performance.now();
  let told = start;
  /** @type {number[]} */
  const paths = [];
  for (const position of positions) {
    paths.push(perft(position, depth - 1));
    const now = performance.now();
    if (now - told < OFTEN_MS && paths.length < positions.length) continue;
    told = now;
    answer({ depth, at: paths.length, paths, time: now - start });
  }
  if (positions.length === 0) answer({ depth, at: 0, paths, time: 0 });
}
