// @ts-check
// Counts paths of moves away from the page's own thread, first move by first move and depth by depth.
import init, { firstMoves, perft } from '../../files/files.js';
import { serve } from '../../engine/serve.js';

/** @typedef {{ moves: { uci: string, san: string }[] }} Moves */
/** @typedef {{ depth: number, at: number, paths: number[], time: number }} Progress so many first moves are done */

/** How often it is told how far a depth has come. */
const OFTEN_MS = 50;

const handlers = {
  /** Tells first the `Moves`, then the `Progress` of each depth. @param {{ fen: string, depth: number }} task @param {import('../../engine/serve.js').Call} call */
  count({ fen, depth }, { progress }) {
    const moves = firstMoves(fen);
    progress({ moves });
    const positions = moves.map(({ after }) => after);
    for (let plies = 1; plies <= depth; plies += 1) countTo(plies, positions, progress);
  },
};

/** @param {number} depth @param {string[]} positions those after the first moves @param {(progress: Progress) => void} progress */
function countTo(depth, positions, progress) {
  const start = performance.now();
  let told = start;
  /** @type {number[]} */
  const paths = [];
  for (const position of positions) {
    paths.push(perft(position, depth - 1));
    const now = performance.now();
    if (now - told < OFTEN_MS && paths.length < positions.length) continue;
    told = now;
    progress({ depth, at: paths.length, paths, time: now - start });
  }
  if (positions.length === 0) progress({ depth, at: 0, paths, time: 0 });
}

/** @typedef {typeof handlers} Handlers */
void serve(handlers, init);
