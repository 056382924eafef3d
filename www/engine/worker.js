// @ts-check
// The computer's players, away from the page's own thread. One request is worked on at a time.
import init, { Chooser, Thinker, levelElo, levelError } from './engine.js';
import { turnLength } from '../shared/turns.js';
import { serve, turn } from './serve.js';

/** @typedef {import('./service.js').Question & { key: number, turn: number | undefined }} Task how long a turn may be, if not as usual */
/** @typedef {import('./service.js').Thought} Thought */
/** @typedef {import('./service.js').Report} Report */
/**
 * What thinks about one position, bit by bit.
 * @typedef {object} Thinking
 * @property {(ms: number) => boolean} goOn whether it is done
 * @property {() => string | undefined} best
 * @property {(isOver: boolean) => Report} report what is new
 */

const TABLE_BYTES = 2 ** 24;
/** A level looks at few positions: where a turn broke off, what it plays would depend on how fast the machine is. */
const LEVEL_MS = 2000;
/** Whoever is to answer at once says what comes first. */
const HURRIED_MS = 10;
const LEVELS = 10;
/** All that it can, for whoever asks: its table is kept from one question to the next. @type {Thinker} */
let strongest;
/** A weaker level with a table of its own, so that what it plays does not depend on what else is asked. @type {{ name: string, thinker: Thinker } | undefined} */
let level;
/** The request that is to be answered at once. */
let hurried = 0;
/** Ends with the request before. @type {Promise<unknown>} */
let before = Promise.resolve();

/** The number of a level; none of another player. @param {string} player */
function levelOf(player) {
  const [kind, number] = player.split(':');
  return kind === 'level' ? Number(number) : undefined;
}

/** @param {Task} task @returns {Thinking} */
function begin(task) {
  const number = levelOf(task.player);
  if (number === undefined) return choose(task);
  if (number === LEVELS) return think(strongest, task);
  const { player, seed = 0 } = task;
  const name = `${player} ${seed}`;
  level ??= { name: '', thinker: new Thinker(TABLE_BYTES) };
  if (level.name !== name) level.thinker.setLevel(number, seed);
  level.name = name;
  const { thinker } = level;
  return { ...think(thinker, task), goOn: () => thinker.goOn(LEVEL_MS) };
}

/** @param {Thinker} thinker @param {Task} task @returns {Thinking} */
function think(thinker, { start, moves, ms, clock, lines = 1 }) {
  const began = performance.now();
  if (clock) thinker.setClock(clock.left, clock.increment);
  thinker.begin(start, moves, 0, 0, ms, lines);
  const read = () => thinker.thoughts().map((thought) => {
    const { depth, deepest, rank, score, mateIn, nodes, elapsed, line } = thought;
    thought.free();
    return { depth, deepest, rank, score, mateIn, nodes, elapsed, line };
  });
  return {
    goOn: (due) => thinker.goOn(due),
    best: () => thinker.best(),
    report: () => ({ thoughts: read(), nodes: thinker.nodes, elapsed: performance.now() - began }),
  };
}

/** A player that is no level: what it draws by chance follows from the seed. @param {Task} task @returns {Thinking} */
function choose({ start, moves, player, seed = 0 }) {
  const began = performance.now();
  const chooser = new Chooser(player, seed);
  chooser.begin(start, moves);
  const depth = Number(player.split(':')[1]);
  return {
    goOn: (due) => chooser.goOn(due),
    best: () => chooser.best(),
    report(isOver) {
      const { nodes = 0, score } = chooser;
      const elapsed = performance.now() - began;
      const line = isOver && score !== undefined ? chooser.best() : undefined;
      return { thoughts: line === undefined ? [] : [{ depth, deepest: depth, rank: 1, score: score ?? 0, nodes, elapsed, line }], nodes, elapsed };
    },
  };
}

/** @param {Task} task @param {import('./serve.js').Call} call */
async function answer(task, { progress, signal }) {
  const began = performance.now();
  /** @type {Thinking | undefined} */
  let thinking;
  for (;;) {
    await turn();
    if (signal.aborted) return undefined;
    thinking ??= begin(task);
    const isHurried = hurried === task.key;
    const isDone = thinking.goOn(isHurried ? HURRIED_MS : turnLength(performance.now() - began, task.turn));
    const move = thinking.best();
    const isOver = isDone || (isHurried && move !== undefined);
    progress(thinking.report(isOver));
    if (isOver) return move;
  }
}

const handlers = {
  /** What each level is worth. @returns {import('./service.js').Rating[]} */
  ratings: () => Array.from({ length: LEVELS }, (_, index) => ({ elo: levelElo(index + 1) ?? 0, error: levelError(index + 1) ?? 0 })),
  /** Tells `Report`s, and answers with the move. @param {Task} task @param {import('./serve.js').Call} call */
  think(task, call) {
    const own = before.then(() => answer(task, call));
    // Who has asked is told; the next does not mind.
    before = own.catch(() => {});
    return own;
  },
  /** Has a request answered at once, with the best there is. @param {number} key */
  hurry(key) {
    hurried = key;
  },
};

/** @typedef {typeof handlers} Handlers */
void serve(handlers, async () => {
  await init();
  strongest = new Thinker(TABLE_BYTES);
});
