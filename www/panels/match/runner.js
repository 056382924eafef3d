// @ts-check
// The workers of a match: as many as the machine has to spare, each with a game at a time.
import { isAbort, WorkerClient } from '../../engine/worker-client.js';

/** @typedef {import('./state.js').Plan} Plan */
/** @typedef {import('./state.js').Played} Played */
/** @typedef {{ number: number, fen: string, first: string, last: string | undefined, ply: number }} Live */
/** @typedef {WorkerClient<import('./worker.js').Handlers>} Client */
/**
 * @typedef {object} Listener
 * @property {(live: Live) => void} live of the game that is watched
 * @property {(played: Played) => void} played
 * @property {(message: string) => void} fail nothing is played any more
 */

const MOST = 8;
/** One is left to the page. */
export const SPARE = Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency || 2) - 1));

/** @param {Listener} listener */
export function runner(listener) {
  /** @type {Map<Client, number>} the game that each plays */
  const clients = new Map();
  /** @type {number[]} the games to come, the next one last */
  let due = [];
  let pace = '';
  let isPaused = false;

  function stop() {
    for (const client of clients.keys()) client.end();
    clients.clear();
    due = [];
  }

  /** The first of the games under way is the one to watch. @param {Live} live */
  function watch(live) {
    if (live.number === Math.min(...clients.values())) listener.live(live);
  }

  /** Has a worker play as it is wanted now. @param {Client} client */
  function settle(client) {
    client.post('pace', pace);
    client.post('pause', isPaused);
  }

  /** Plays game after game in one worker. @param {Plan} plan */
  async function play(plan) {
    const start = () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    /** @type {Client} */
    const client = new WorkerClient(start, { onStart: () => settle(client) });
    for (let number = due.pop(); number !== undefined; number = due.pop()) {
      clients.set(client, number);
      listener.played(await client.request('play', { plan, number }, { progress: watch }));
      // The listener may have ended the match.
      if (!clients.has(client)) return;
    }
    clients.delete(client);
    client.end();
  }

  /**
   * @param {Plan} plan
   * @param {Set<number>} done the games that need not be played
   * @param {string} nextPace
   */
  function start(plan, done, nextPace) {
    stop();
    pace = nextPace;
    isPaused = false;
    for (let number = plan.games - 1; number >= 0; number -= 1) if (!done.has(number)) due.push(number);
    const count = Math.min(SPARE, due.length);
    for (let at = 0; at < count; at += 1) play(plan).catch(fail);
  }

  /** @param {unknown} error */
  function fail(error) {
    if (isAbort(error)) return;
    stop();
    listener.fail(error instanceof Error ? error.message : String(error));
  }

  return {
    start,
    stop,
    /** @param {boolean} isWanted */
    pause(isWanted) {
      isPaused = isWanted;
      for (const client of clients.keys()) settle(client);
    },
    /** @param {string} next */
    pace(next) {
      pace = next;
      for (const client of clients.keys()) settle(client);
    },
  };
}
