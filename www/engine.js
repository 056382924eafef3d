// @ts-check
// Speaks to the worker in which the engine thinks. One question is under way at a time, and each has a number: an
// answer to an earlier one is not heard. A worker that dies, traps or falls silent is replaced, and is asked the same.

/**
 * A question: what to play after some UCI moves from a start.
 * @typedef {object} Request
 * @property {string} start as a FEN
 * @property {string} moves
 * @property {string} player as the core names it: `level:4`, `minimax:2`, `random`
 * @property {number} seed what a level overlooks, and what is drawn by chance, follows from it
 * @property {number} ms for how long it may think
 * @property {{ left: number, increment: number }} [clock] what its clock shows, which may have it think for less
 * @property {boolean} [isAside] whether another question may come at any moment
 */

/** @typedef {{ depth: number, score: number, mateIn?: number, nodes: number, elapsed: number, line: string }} Thought */
/** @typedef {{ move: string | undefined, thought: Thought | undefined }} Answer the move is UCI */
/** @typedef {{ elo: number, error: number }} Rating the true Elo is so near to that with 95 % certainty */
/**
 * @typedef {{ ratings: Rating[] } | { id: number, thought?: Thought, isOver: boolean, move?: string } |
 *   { id?: number, isFault: boolean, error: string }} Message
 */
/**
 * @typedef {object} Job
 * @property {number} id
 * @property {Request} request
 * @property {(thought: Thought) => void} hear
 * @property {(answer: Answer | undefined) => void} resolve
 * @property {Thought} [thought] the last
 * @property {boolean} [isUrgent] whether it is to be answered at once
 */

/** A worker that says nothing for so long hangs: it has something to say several times a second. */
const SILENCE_MS = 5000;
/** It may take so long to come. */
const LOAD_MS = 30_000;
/** Told to stop, it has so long to answer before its last thought is taken for the answer. */
const OBEY_MS = 20;
/** So many workers in a row may fail. */
const MOST_FAILURES = 3;

/** @type {Worker | undefined} */
let worker;
/** @type {Rating[] | undefined} of each level, once the engine is there */
let ratings;
let isReady = false;
let number = 0;
/** @type {Job | undefined} */
let job;
let failures = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let silence;
/** @type {{ ready: () => void, restart: () => void, loss: () => void }} */
let listeners = { ready() {}, restart() {}, loss() {} };

/**
 * Loads the engine. Calls back when it is there, when a new worker has taken over, and when there is none to be had.
 * @param {typeof listeners} callbacks
 */
export function open(callbacks) {
  listeners = callbacks;
  if (!worker) launch();
}

/** What a player is worth, where it is a level and the engine is there. @param {string} player */
export const rating = (player) => (player.startsWith('level:') ? ratings?.[Number(player.slice(6)) - 1] : undefined);

/** Whether nothing is asked. */
export const isIdle = () => job === undefined;

/**
 * Asks what to play. The answer is nothing if another question is asked before, or if it is not wanted any more.
 * @param {Request} request
 * @param {(thought: Thought) => void} [hear]
 * @returns {Promise<Answer | undefined>}
 */
export function think(request, hear = () => {}) {
  drop();
  number += 1;
  const id = number;
  return new Promise((resolve) => {
    job = { id, request, hear, resolve };
    if (isReady) send(job);
    else if (!worker) launch();
  });
}

/** Has the question answered at once, with the best there is. */
export function hurry() {
  if (!job) return;
  const { id } = job;
  job.isUrgent = true;
  if (isReady) worker?.postMessage({ id, isStop: true });
  setTimeout(() => {
    if (job?.id === id && job.thought) settle(job.thought.line.split(' ')[0]);
  }, OBEY_MS);
}

/** Forgets the question. */
export function drop() {
  if (!job) return;
  worker?.postMessage({ id: job.id, isStop: true });
  const { resolve } = job;
  job = undefined;
  if (isReady) clearTimeout(silence);
  resolve(undefined);
}

/** Tries again after a loss. */
export function retry() {
  failures = 0;
  launch();
}

/** @param {string | undefined} move */
function settle(move) {
  if (!job) return;
  const { resolve, thought } = job;
  job = undefined;
  clearTimeout(silence);
  resolve({ move, thought });
}

/** @param {Job} next */
function send({ id, request, isUrgent }) {
  worker?.postMessage({ id, ...request });
  if (isUrgent) worker?.postMessage({ id, isStop: true });
  listenFor();
}

function listenFor() {
  clearTimeout(silence);
  silence = setTimeout(replace, SILENCE_MS);
}

function launch() {
  worker?.terminate();
  isReady = false;
  /** @type {Worker} */
  let own;
  try {
    own = new Worker(new URL('./engine-worker.js', import.meta.url), { type: 'module' });
  } catch {
    // The browser or a rule of the site forbids workers; another try would end as this one did.
    return queueMicrotask(() => listeners.loss());
  }
  worker = own;
  clearTimeout(silence);
  silence = setTimeout(replace, LOAD_MS);
  worker.addEventListener('message', ({ data }) => {
    if (worker === own) take(/** @type {Message} */ (data));
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    if (worker === own) replace();
  });
}

/** Puts a new worker in the place of one that failed, unless too many have. */
function replace() {
  clearTimeout(silence);
  worker?.terminate();
  worker = undefined;
  const hadLoaded = isReady;
  isReady = false;
  failures += 1;
  if (failures >= MOST_FAILURES) return listeners.loss();
  launch();
  if (hadLoaded) listeners.restart();
}

/** @param {Message} message */
function take(message) {
  if ('ratings' in message) {
    ratings = message.ratings;
    isReady = true;
    clearTimeout(silence);
    if (job) send(job);
    return listeners.ready();
  }
  if ('error' in message) {
    if (message.isFault) replace();
    else if (message.id === job?.id) settle(undefined);
    return;
  }
  if (!job || message.id !== job.id) return;
  listenFor();
  if (message.thought) {
    job.thought = message.thought;
    job.hear(message.thought);
  }
  if (!message.isOver) return;
  failures = 0;
  settle(message.move);
}
