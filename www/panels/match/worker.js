// @ts-check
// Plays the games of a match, one at a time, away from the page's own thread.
import init, { MatchGame } from '../../engine/engine.js';
import { serve, turn } from '../../engine/serve.js';

/** @typedef {import('./state.js').Plan} Plan */
/** @typedef {import('./state.js').Played} Played */

const SLICE_MS = 30;
/** The page is told of a game under way no more often than this. */
const TELL_MS = 150;
/** @type {Record<string, number>} between two moves, where they are to be watched */
const MOVE_MS = { quick: 120, watch: 500, slow: 1500 };
let pace = 'fast';
let isPaused = false;
/** Ends a pause. @type {() => void} */
let goOn = () => {};

/** Waits until the next slice may begin. */
async function rest() {
  const pause = MOVE_MS[pace];
  await (pause === undefined ? turn() : new Promise((resolve) => setTimeout(resolve, pause)));
  while (isPaused) await new Promise((resolve) => (goOn = () => resolve(undefined)));
}

const handlers = {
  /** @param {{ plan: Plan, number: number }} game @param {import('../../engine/serve.js').Call} call @returns {Promise<Played>} */
  async play({ plan, number }, { progress }) {
    const game = new MatchGame(plan.first, plan.second, plan.opening, plan.swap, plan.seed, number, plan.nodes);
    let told = 0;
    for (let isOver = false; !isOver;) {
      await rest();
      isOver = game.goOn(pace in MOVE_MS ? 0 : SLICE_MS);
      const now = performance.now();
      if (!isOver && !(pace in MOVE_MS) && now - told < TELL_MS) continue;
      told = now;
      progress({ number, fen: game.fen, first: game.first, last: game.moves.split(' ').at(-1), ply: game.ply });
    }
    const { start, moves, first, result, end } = game;
    game.free();
    return { number, start, moves, first, result, end: end ?? '' };
  },
  /** @param {string} next */
  pace(next) {
    pace = next;
  },
  /** @param {boolean} isWanted */
  pause(isWanted) {
    isPaused = isWanted;
    goOn();
  },
};

/** @typedef {typeof handlers} Handlers */
void serve(handlers, init);
