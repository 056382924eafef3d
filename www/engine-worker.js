// @ts-check
// The computer's players, away from the page's own thread. Gets one request at a time, each with a number, and answers with
// that number: what the player thinks, then its move. It thinks in turns, and hears between two of them that it is to stop.
import init, { Chooser, Thinker, levelElo, levelError } from './engine/engine.js';
import { turnLength } from './shared/turns.js';

/** @typedef {import('./engine.js').Request & { id: number }} Job */

const TABLE_BYTES = 2 ** 24;
/** Whoever is told to stop before there was anything to tell says what comes first. */
const HURRIED_MS = 10;
/** What is thought aside makes way for the next question soon. */
const LONGEST_ASIDE_MS = 50;
const LEVELS = 10;
const turns = new MessageChannel();
/** @type {Thinker} */
let thinker;
/** The level that the engine was set to last, with its seed. */
let setting = '';
/** @type {{ name: string, chooser: Chooser } | undefined} the last player that is no level, with its seed */
let other;
/** @type {Job | undefined} */
let job;
let isStopped = false;
/** Whether a turn is to come. */
let isDue = false;
let began = 0;
/** @type {import('./engine.js').Thought | undefined} the last about this request */
let thought;

/** @param {Job} next */
function begin(next) {
  job = next;
  isStopped = false;
  thought = undefined;
  began = performance.now();
  const { player, seed, start, moves, ms, clock } = next;
  const name = `${player} ${seed}`;
  const level = levelOf(player);
  if (level === undefined) {
    if (other?.name !== name) {
      other?.chooser.free();
      other = undefined;
      other = { name, chooser: new Chooser(player, seed) };
    }
    other.chooser.begin(start, moves);
  } else {
    if (setting !== name) thinker.setLevel(level, seed);
    setting = name;
    if (clock) thinker.setClock(clock.left, clock.increment);
    thinker.begin(start, moves, 0, 0, ms, 1);
  }
  queue();
}

/** The number of a level; none of another player. @param {string} player */
function levelOf(player) {
  const [kind, number] = player.split(':');
  return kind === 'level' ? Number(number) : undefined;
}

/** Has the next turn come after what the page has said meanwhile; two that wait would make it wait, too. */
function queue() {
  if (isDue) return;
  isDue = true;
  turns.port2.postMessage(0);
}

function turn() {
  if (!job) return;
  const { id, isAside, player } = job;
  // Whoever cannot wait for the end of a turn has the last thought.
  const due = turnLength(performance.now() - began, isAside ? LONGEST_ASIDE_MS : undefined);
  if (levelOf(player) === undefined) return choose(due);
  const isDone = thinker.goOn(isStopped ? HURRIED_MS : due);
  const known = thought;
  for (const told of thinker.thoughts()) {
    const { depth, score, mateIn, nodes, elapsed, line } = told;
    thought = { depth, score, mateIn, nodes, elapsed, line };
    told.free();
  }
  const move = thinker.best();
  const isOver = isDone || (isStopped && move !== undefined);
  // A better move may be found before all is known about it.
  if (isOver && thought && move && !thought.line.startsWith(move)) thought = { ...thought, line: move };
  if (isOver) job = undefined;
  postMessage({ id, thought: thought === known ? undefined : thought, isOver, move });
  if (!isOver) queue();
}

/** Has a player that is no level go on for a while; told to stop it takes the best move so far. @param {number} due */
function choose(due) {
  if (!job || !other) return;
  const { id, player } = job;
  const { chooser } = other;
  const isDone = chooser.goOn(isStopped ? 0 : due);
  const move = chooser.best();
  const isOver = isDone || (isStopped && move !== undefined);
  const { nodes, score } = chooser;
  const isTold = isOver && move !== undefined && nodes !== undefined && score !== undefined;
  const depth = Number(player.split(':')[1]);
  thought = isTold ? { depth, score, nodes, elapsed: performance.now() - began, line: move } : undefined;
  if (isOver) job = undefined;
  postMessage({ id, thought, isOver, move: isOver ? move : undefined });
  if (!isOver) queue();
}

/** Runs something; after a trap nothing here can be trusted any more. @param {() => void} work */
function attempt(work) {
  try {
    work();
  } catch (error) {
    const id = job?.id;
    job = undefined;
    const isFault = !(error instanceof Error && 'code' in error);
    postMessage({ id, isFault, error: error instanceof Error ? error.message : String(error) });
  }
}

turns.port1.onmessage = () => {
  isDue = false;
  attempt(turn);
};

addEventListener('message', ({ data }) => {
  if (!data.isStop) attempt(() => begin(data));
  else if (data.id === job?.id) isStopped = true;
});

// What fails here reaches the page as an error of the worker.
await init();
thinker = new Thinker(TABLE_BYTES);
postMessage({ ratings: Array.from({ length: LEVELS }, (_, index) => ({ elo: levelElo(index + 1), error: levelError(index + 1) })) });
