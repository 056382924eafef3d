// @ts-check
// Plays the games of a match, one at a time, away from the page's own thread. It plays in slices, and hears between
// two of them that it is to pause, to go on, or to be watched.
import init, { Bout } from './engine/engine.js';

/** @typedef {import('./panels/match/state.js').Plan} Plan */
/** @typedef {import('./panels/match/state.js').Played} Played */
/**
 * @typedef {{ kind: 'play', plan: Plan, number: number } | { kind: 'pause', isPaused: boolean } |
 *   { kind: 'pace', pace: string }} Order
 */

const SLICE_MS = 30;
/** The page is told of a game under way no more often than this. */
const TELL_MS = 150;
/** @type {Record<string, number>} between two moves, where they are to be watched */
const MOVE_MS = { quick: 120, watch: 500, slow: 1500 };
const turns = new MessageChannel();
/** @type {{ bout: Bout, number: number } | undefined} */
let game;
let isPaused = false;
/** Whether a slice is to come. */
let isDue = false;
let pace = 'fast';
let told = 0;

function queue() {
  if (isDue || isPaused || !game) return;
  isDue = true;
  const pause = MOVE_MS[pace];
  if (pause === undefined) turns.port2.postMessage(0);
  else setTimeout(slice, pause);
}

function slice() {
  isDue = false;
  if (isPaused || !game) return;
  try {
    play(game);
  } catch (error) {
    postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
}

/** @param {{ bout: Bout, number: number }} under way */
function play({ bout, number }) {
  const isOver = bout.goOn(pace in MOVE_MS ? 0 : SLICE_MS);
  const now = performance.now();
  if (isOver || pace in MOVE_MS || now - told >= TELL_MS) {
    told = now;
    const last = bout.moves.split(' ').at(-1);
    postMessage({ live: { number, fen: bout.fen, first: bout.first, last, ply: bout.ply } });
  }
  if (!isOver) return queue();
  game = undefined;
  const { start, moves, first, result, end } = bout;
  bout.free();
  postMessage({ played: { number, start, moves, first, result, end: end ?? '' } });
}

turns.port1.onmessage = slice;

addEventListener('message', ({ data }) => {
  const order = /** @type {Order} */ (data);
  if (order.kind === 'pause') ({ isPaused } = order);
  if (order.kind === 'pace') ({ pace } = order);
  if (order.kind === 'play') {
    const { first, second, opening, swap, seed, nodes } = order.plan;
    try {
      game = { bout: new Bout(first, second, opening, swap, seed, order.number, nodes), number: order.number };
    } catch (error) {
      postMessage({ error: error instanceof Error ? error.message : String(error) });
    }
  }
  queue();
});

// What fails here reaches the page as an error of the worker.
await init();
postMessage({ isReady: true });
