// @ts-check
/**
 * The engine away from its caller's thread, in browsers and in Node. Gets one task at a time, each with a number, and
 * answers with that number: what it thinks, as it comes, then its move. Where it shares memory with its caller it thinks
 * at once and looks there for a word to stop; elsewhere it thinks in turns, and takes messages between two of them.
 *
 * `cargo xtask dist` makes one script of this and what it imports, since a worker that is carried as text has no files
 * beside it.
 */
import { Chooser, Thinker, initSync } from '../pkg/engine.js'
import { turnLength } from './turns.js'
import { HIT, STOP } from './words.js'

/** @typedef {import('./client.js').Task} Task */
/** @typedef {import('../engine.js').Thought} Thought */
/** @typedef {{ start: WebAssembly.Module, hash: number, words?: Int32Array, variant: number } | { id: number, task: Task } | { id: number, word: typeof STOP | typeof HIT }} Order */

/** The time of a task that is given to stop before there was anything to say. */
const HURRIED_MS = 10
const MEGABYTE = 2 ** 20

const { process } = /** @type {any} */ (globalThis)
/** @type {{ postMessage: (message: unknown) => void, onmessage: ((event: { data: Order }) => void) | null }} */
const port = process?.getBuiltinModule?.('node:worker_threads').parentPort ?? globalThis

/** @type {Thinker} */
let thinker
/** @type {Int32Array | undefined} */
let words
/** Which of several workers this is that search the same position. */
let variant = 0
/** The level that the engine was set to last. */
let setting = 0
/** @type {{ id: number, began: number, isThinker: boolean, goOn: (ms: number) => boolean, best: () => string | undefined } | undefined} */
let job
/** Whether there is a thought to answer with. */
let hasThought = false
let isStopped = false
/** Whether the answer waits for the expected move. */
let isHeld = false
/** Whether a turn is to come. */
let isDue = false

/**
 * @param {number} id
 * @param {Task} task
 */
function begin(id, { start, moves, player, seed, level, depth, nodes, movetime, clock, multipv = 1, searchMoves = '', ponder = false }) {
  isStopped = false
  hasThought = false
  isHeld = ponder
  const began = performance.now()
  if (player === undefined) {
    // What a level plays follows from its seed alone, and not from what was asked before.
    if (level > 0 || setting !== level) thinker.setLevel(level, seed)
    setting = level
    if (variant > 0) wander(start, moves)
    if (clock) thinker.setClock(clock.left, clock.increment ?? 0)
    if (ponder) thinker.ponder()
    thinker.searchOnly(searchMoves)
    thinker.begin(start, moves, depth, nodes, movetime, multipv)
    job = { id, began, isThinker: true, goOn: (ms) => thinker.goOn(ms), best: () => thinker.best() }
  } else {
    const chooser = new Chooser(player, seed)
    chooser.begin(start, moves, movetime || undefined)
    job = { id, began, isThinker: false, goOn: (ms) => chooser.goOn(ms), best: () => chooser.best() }
  }
  queue()
}

/**
 * Searches a little, and more lines than others do, so that table and histories lead the search elsewhere than theirs.
 * @param {string} start
 * @param {string} moves
 */
function wander(start, moves) {
  job = undefined
  thinker.begin(start, moves, 3 + (variant % 4), 0, 0, variant + 1)
  while (!thinker.goOn(Infinity));
}

/** Has the next turn come after what the caller has said meanwhile; two that wait would make it wait, too. */
function queue() {
  if (isDue) return
  isDue = true
  // Messages to oneself would go first in Node.
  setTimeout(() => attempt(turn))
}

function turn() {
  isDue = false
  if (!job) return
  const { id, began, isThinker, goOn, best } = job
  const isDone = goOn(isStopped ? HURRIED_MS : words && isThinker ? Infinity : turnLength(performance.now() - began))
  if (isDone && isHeld && !isStopped && !isSaid(HIT) && !isSaid(STOP)) return
  const move = best()
  if (!isDone && !((isStopped || isSaid(STOP)) && move !== undefined)) return queue()
  job = undefined
  port.postMessage({ id, isOver: true, move })
}

/** Whether the caller has said so of the task in the memory that both share. @param {number} word */
const isSaid = (word) => words !== undefined && Atomics.load(words, word) === job?.id

/** What the engine is asked while it computes. */
const listener = {
  poll: () => (hasThought && isSaid(STOP) ? 1 : isSaid(HIT) ? 2 : 0),
  /** @param {import('../pkg/engine.js').Thought} thought */
  onThought({ depth, deepest, rank, score, mateIn, bound, nodes, elapsed, line }) {
    if (!job) return
    /** @type {Thought} */
    const thought = { depth, deepest, rank, score: mateIn === undefined ? { centipawns: score } : { mate: mateIn }, nodes, time: elapsed, line: line.split(' ') }
    if (bound) thought.bound = bound
    hasThought = true
    port.postMessage({ id: job.id, thought })
  },
}

/** Runs something; what fails is given. @param {() => void} work @param {number} [id] */
function attempt(work, id = job?.id) {
  try {
    work()
  } catch (error) {
    job = undefined
    const failed = /** @type {Error} */ (error)
    port.postMessage({ id, error: { ...failed, message: failed.message } })
  }
}

port.onmessage = ({ data }) => {
  if ('start' in data) {
    attempt(() => {
      initSync({ module: data.start })
      words = data.words
      variant = data.variant
      thinker = new Thinker(data.hash * MEGABYTE)
      thinker.setListener(listener)
      port.postMessage({ isReady: true })
    })
  } else if ('task' in data) attempt(() => begin(data.id, data.task), data.id)
  else if (data.id === job?.id) {
    if (data.word === STOP) isStopped = true
    else {
      isHeld = false
      thinker.ponderhit()
    }
    // A task that is done waits for this.
    queue()
  }
}
