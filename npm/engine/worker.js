// @ts-check
/**
 * The engine away from its caller's thread, in browsers and in Node. Gets one task at a time, each with a number, and
 * answers with that number: what it thinks, then its move. It computes in turns, and hears between two of them that it
 * is to stop.
 *
 * `cargo xtask dist` makes one script of this and what it imports, since a worker that is carried as text has no files
 * beside it.
 */
import { Chooser, Thinker, initSync } from '../pkg/engine.js'
import { turnLength } from './turns.js'

/** @typedef {import('./client.js').Task} Task */
/** @typedef {import('./client.js').Thought} Thought */
/** @typedef {{ start: WebAssembly.Module, hash: number } | { id: number, task: Task } | { id: number, stop: true }} Order */

/** The time of a task that is given to stop before there was anything to say. */
const HURRIED_MS = 10
const MEGABYTE = 2 ** 20

const { process } = /** @type {any} */ (globalThis)
/** @type {{ postMessage: (message: unknown) => void, onmessage: ((event: { data: Order }) => void) | null }} */
const port = process?.getBuiltinModule?.('node:worker_threads').parentPort ?? globalThis

/** @type {Thinker} */
let thinker
/** The level that the engine was set to last. */
let setting = 0
/** @type {{ id: number, began: number, goOn: (ms: number) => boolean, best: () => string | undefined } | undefined} */
let job
let isStopped = false
/** Whether a turn is to come. */
let isDue = false

/**
 * @param {number} id
 * @param {Task} task
 */
function begin(id, { start, moves, player, seed, level, depth, nodes, movetime, clock }) {
  isStopped = false
  const began = performance.now()
  if (player === undefined) {
    // What a level plays follows from its seed alone, and not from what was asked before.
    if (level > 0 || setting !== level) thinker.setLevel(level, seed)
    setting = level
    if (clock) thinker.setClock(clock.left, clock.increment ?? 0)
    thinker.begin(start, moves, depth, nodes, movetime, 1)
    job = { id, began, goOn: (ms) => thinker.goOn(ms), best: () => thinker.best() }
  } else {
    const chooser = new Chooser(player, seed)
    chooser.begin(start, moves, movetime || undefined)
    job = { id, began, goOn: (ms) => chooser.goOn(ms), best: () => chooser.best() }
  }
  queue()
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
  const { id, began, goOn, best } = job
  const isDone = goOn(isStopped ? HURRIED_MS : turnLength(performance.now() - began))
  const move = best()
  const isOver = isDone || (isStopped && move !== undefined)
  if (isOver) job = undefined
  port.postMessage({ id, thoughts: thoughts(), isOver, move })
  if (!isOver) queue()
}

/** What the engine has found out since it was last asked. */
function thoughts() {
  return thinker.thoughts().map(({ depth, score, mateIn, nodes, elapsed, line }) =>
    ({ depth, score: mateIn === undefined ? { centipawns: score } : { mate: mateIn }, nodes, time: elapsed, line: line.split(' ') }))
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
      thinker = new Thinker(data.hash * MEGABYTE)
      port.postMessage({ isReady: true })
    })
  } else if ('task' in data) attempt(() => begin(data.id, data.task), data.id)
  else if (data.id === job?.id) isStopped = true
}
