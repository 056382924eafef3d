// @ts-check
// The one engine of the page, with one table: whatever one purpose has found out about a position, the others know.
//
// Each purpose has one question at most: another one takes its place. The most urgent question is worked on; one that
// has to wait for it goes on afterwards, where the table lets it be quick.
import { isAbort, WorkerClient } from './worker-client.js';

/** From the most urgent to that which has all the time: the computer's move, a hint, the evaluation, live lines, a review. */
const PURPOSES = /** @type {const} */ (['move', 'hint', 'evaluation', 'analysis', 'review']);
/** @typedef {typeof PURPOSES[number]} Purpose */

/**
 * What to play after some UCI moves from a start.
 * @typedef {object} Question
 * @property {string} start as a FEN
 * @property {string} moves
 * @property {string} player as the core names it: `level:4`, `minimax:2`, `random`
 * @property {number} [seed] what a level overlooks, and what is drawn by chance, follows from it
 * @property {number} ms for how long it may think
 * @property {{ left: number, increment: number }} [clock] what its clock shows, which may have it think for less
 * @property {number} [lines] how many lines are wanted
 */
/**
 * One of the lines that have been found, as it stood at a depth.
 * @typedef {{ depth: number, deepest: number, rank: number, score: number, mateIn?: number, nodes: number,
 *   elapsed: number, line: string }} Thought
 */
/** @typedef {{ thoughts: Thought[], nodes: number, elapsed: number }} Report what is new, and the work so far */
/** @typedef {{ move: string | undefined, thought: Thought | undefined }} Answer the move is UCI */
/** @typedef {{ elo: number, error: number }} Rating the true Elo is so near to that with 95 % certainty */
/**
 * @typedef {object} Job
 * @property {number} key
 * @property {Purpose} purpose
 * @property {Question} question
 * @property {(report: Report) => void} progress
 * @property {(answer: Answer | undefined) => void} resolve
 * @property {(error: unknown) => void} reject
 * @property {AbortController | undefined} stop what ends the work on it
 * @property {Thought} [thought] the last about the best line
 * @property {{ nodes: number, elapsed: number, depth: number }} done what was done before it had to wait
 */

/** The player that holds nothing back. */
export const STRONGEST = 'level:10';
/** In seconds; it has something to say several times in one. */
const SILENCE = 8;
/** What is not the computer's move makes way for the next question soon. @type {Partial<Record<Purpose, number>>} in milliseconds */
const TURNS = { hint: 50, evaluation: 50, analysis: 100, review: 100 };
/** Who is to answer at once has so long, in milliseconds, before the last thought is taken for the answer. */
const HURRY_MS = 20;

/** @type {Map<Purpose, Job>} */
const jobs = new Map();
/** @type {Job | undefined} */
let running;
let keys = 0;
/** @type {Rating[] | undefined} */
let ratings;
let isLoading = false;
/** @type {{ ready: () => void, restart: () => void, loss: (reason: string) => void }} */
let listeners = { ready() {}, restart() {}, loss() {} };

/** @type {WorkerClient<import('./worker.js').Handlers>} */
const client = new WorkerClient(() => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }), {
  silence: SILENCE,
  repeat: ['ended', 'failed', 'silent', 'trapped'],
  onRestart: () => listeners.restart(),
});

/** Loads the engine. Calls back when it is there, when a new worker has taken over, and when there is none to be had. @param {typeof listeners} callbacks */
export function open(callbacks) {
  listeners = callbacks;
  load();
}

function load() {
  if (ratings || isLoading) return;
  isLoading = true;
  client.request('ratings', undefined).then(
    (found) => {
      isLoading = false;
      ratings = found;
      listeners.ready();
    },
    (error) => {
      isLoading = false;
      // Who waits for an answer is told by that.
      if (jobs.size === 0) listeners.loss(error.message);
    },
  );
}

/** What a player is worth, where it is a level and the engine is there. @param {string} player */
export const rating = (player) => (player.startsWith('level:') ? ratings?.[Number(player.slice(6)) - 1] : undefined);

/** Whether a purpose has a question. @param {Purpose} purpose */
export const isAsked = (purpose) => jobs.has(purpose);

/**
 * Asks a question. The answer is nothing if it is dropped, or if another one takes its place.
 * @param {Purpose} purpose
 * @param {Question} question
 * @param {(report: Report) => void} [progress]
 * @returns {Promise<Answer | undefined>}
 */
export function ask(purpose, question, progress = () => {}) {
  load();
  return new Promise((resolve, reject) => {
    forget(purpose);
    keys += 1;
    jobs.set(purpose, { key: keys, purpose, question, progress, resolve, reject, stop: undefined, done: { nodes: 0, elapsed: 0, depth: 0 } });
    next();
  });
}

/** Drops what is asked for some purposes. @param {Purpose[]} purposes */
export function drop(...purposes) {
  for (const purpose of purposes) forget(purpose);
  next();
}

/** Has a question answered at once, with the best there is. @param {Purpose} purpose */
export function hurry(purpose) {
  const job = jobs.get(purpose);
  if (!job) return;
  client.post('hurry', job.key);
  setTimeout(() => {
    if (job.thought) finish(job, job.thought.line.split(' ')[0]);
  }, HURRY_MS);
}

/** @param {Purpose} purpose */
function forget(purpose) {
  const job = jobs.get(purpose);
  jobs.delete(purpose);
  job?.resolve(undefined);
}

/** Works on the most urgent question, and on nothing else. */
function next() {
  const urgent = PURPOSES.map((purpose) => jobs.get(purpose)).find(Boolean);
  if (urgent === running) return;
  running?.stop?.abort();
  running = urgent;
  if (urgent) void run(urgent);
}

/** @param {Job} job */
async function run(job) {
  const { key, question, purpose, done } = job;
  const { signal } = (job.stop = new AbortController());
  const before = { ...done };
  const task = { ...question, key, turn: TURNS[purpose], ms: Math.max(1, question.ms - before.elapsed) };
  try {
    finish(job, await client.request('think', task, { signal, progress: (report) => hear(job, before, report) }));
  } catch (error) {
    if (isAbort(error) || jobs.get(purpose) !== job) return;
    jobs.delete(purpose);
    next();
    job.reject(error);
    if (purpose !== 'analysis' && purpose !== 'review') listeners.loss(error instanceof Error ? error.message : String(error));
  }
}

/** Tells what is new, as though nothing had come between. @param {Job} job @param {Job['done']} before @param {Report} report */
function hear(job, before, report) {
  const { done } = job;
  const add = (/** @type {Thought} */ thought) => ({ ...thought, nodes: thought.nodes + before.nodes, elapsed: thought.elapsed + before.elapsed });
  const thoughts = report.thoughts.filter(({ depth }) => depth >= before.depth).map(add);
  job.thought = thoughts.findLast(({ rank }) => rank === 1) ?? job.thought;
  done.nodes = before.nodes + report.nodes;
  done.elapsed = before.elapsed + report.elapsed;
  done.depth = Math.max(done.depth, ...thoughts.map(({ depth }) => depth));
  job.progress({ thoughts, nodes: done.nodes, elapsed: done.elapsed });
}

/** @param {Job} job @param {string | undefined} move */
function finish(job, move) {
  if (jobs.get(job.purpose) !== job) return;
  jobs.delete(job.purpose);
  next();
  const { thought } = job;
  // A better move may be found before all is known about it.
  job.resolve({ move, thought: thought && move && !thought.line.startsWith(move) ? { ...thought, line: move } : thought });
}
