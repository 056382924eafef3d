// @ts-check
// The workers of a match: as many as the machine has to spare, each with a game at a time.
import { watch } from '../../background.js';

/** @typedef {import('./state.js').Plan} Plan */
/** @typedef {import('./state.js').Played} Played */
/** @typedef {ReturnType<typeof watch>} Watched */
/** @typedef {{ number: number, fen: string, first: string, last: string | undefined, ply: number }} Live */
/**
 * @typedef {object} Hearer
 * @property {(live: Live) => void} live of the game that is watched
 * @property {(played: Played) => void} played
 * @property {(message: string) => void} fail nothing is played any more
 */

const MOST = 8;
/** One is left to the page. */
export const SPARE = Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency || 2) - 1));

/** @param {Hearer} hear */
export function runner(hear) {
  /** @type {Map<Watched, number | undefined>} the game that each plays */
  const workers = new Map();
  /** @type {number[]} the games to come, the next one last */
  let due = [];
  /** @type {Plan | undefined} */
  let plan;

  function stop() {
    for (const worker of workers.keys()) worker.end();
    workers.clear();
    due = [];
  }

  /** @param {string} message */
  function fail(message) {
    stop();
    hear.fail(message);
  }

  /** @param {Watched} worker */
  function next(worker) {
    const number = due.pop();
    workers.set(worker, number);
    if (number !== undefined) return worker.post({ kind: 'play', plan, number });
    worker.end();
    workers.delete(worker);
  }

  /** @param {Watched} worker @param {any} told */
  function take(worker, told) {
    if (told.error !== undefined) return fail(told.error);
    if (told.live && told.live.number === watched()) hear.live(told.live);
    if (told.isReady) next(worker);
    if (told.played) {
      next(worker);
      hear.played(told.played);
    }
  }

  /** The first of the games under way is the one to watch. */
  const watched = () => Math.min(...[...workers.values()].filter((number) => number !== undefined));

  /**
   * @param {Plan} nextPlan
   * @param {Set<number>} done the games that need not be played
   * @param {string} pace
   */
  function start(nextPlan, done, pace) {
    stop();
    plan = nextPlan;
    for (let number = plan.games - 1; number >= 0; number -= 1) if (!done.has(number)) due.push(number);
    const count = Math.min(SPARE, due.length);
    for (let at = 0; at < count; at += 1) {
      const begin = () => new Worker(new URL('../../match-worker.js', import.meta.url), { type: 'module' });
      const worker = watch(begin, { take: (told) => take(worker, told), fail });
      workers.set(worker, undefined);
      worker.expect(true);
      worker.post({ kind: 'pace', pace });
    }
  }

  /** @param {object} order */
  const all = (order) => {
    for (const worker of workers.keys()) worker.post(order);
  };

  return {
    start,
    stop,
    /** @param {boolean} isPaused */
    pause(isPaused) {
      all({ kind: 'pause', isPaused });
      for (const worker of workers.keys()) worker.expect(!isPaused);
    },
    /** @param {string} pace */
    pace: (pace) => all({ kind: 'pace', pace }),
  };
}
