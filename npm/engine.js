// @ts-check
/**
 * Players: at once, on the thread that asks, or in a worker that can be asked to stop. The module of the engine and the
 * worker's program are carried within, so that no bundler has a file to move.
 */
import { fail, number, options as read, seed as seedOf, shown, text, whole } from './arguments.js'
import { compiled, unpacked } from './embedded.js'
import { bytes } from './embedded/engine.js'
import { program } from './embedded/engine-worker.js'
import { Client } from './engine/client.js'
import { gameOf } from './engine/game.js'
import { Chooser, __wbg_reset_state, centipawns, evaluatePosition, initSync } from './pkg/engine.js'

/** @typedef {import('./engine.js').Position} Position */
/** @typedef {import('./engine.js').Answer} Answer */

const LEVELS = 10
/** Megabytes of the table of an engine, and the most that WebAssembly's memory has room for. */
const USUAL_HASH = 16
const MOST_HASH = 1024

/** @type {Promise<WebAssembly.Module> | undefined} */
let workersModule
let isStarted = false

/**
 * Does something with the module on this thread, which starts when it is asked first, and anew after a trap.
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
function started(work) {
  if (!isStarted) initSync({ module: compiled(unpacked(bytes)) })
  isStarted = true
  try {
    return work()
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error
    __wbg_reset_state()
    throw fail('engine-failed', 'The engine has failed and was started anew.', error)
  }
}

/**
 * What a position is worth, from White's side.
 * @param {Position} position
 */
export function evaluate(position) {
  const { start, moves } = gameOf(position)
  return started(() => ({ article: evaluatePosition(start, moves), centipawns: centipawns(start, moves) }))
}

/**
 * The move that a player chooses.
 * @param {string} player
 * @param {Position} position
 * @param {{ seed?: number, movetime?: number }} [options]
 */
export function choose(player, position, options) {
  const { start, moves } = gameOf(position)
  const { seed = newSeed(), movetime } = read(options)
  const [name, drawn, time] = [text(player), seedOf(seed), movetime === undefined ? undefined : number(movetime)]
  bounded(name, time)
  return started(() => {
    const chooser = new Chooser(name, drawn)
    chooser.begin(start, moves, time)
    while (!chooser.goOn(Infinity));
    const move = chooser.best()
    chooser.free()
    return move ?? null
  })
}

/**
 * Has a player move in a game.
 * @param {string} player
 * @param {import('./engine.js').Game & { move: (move: string) => any }} chess
 * @param {{ seed?: number, movetime?: number }} [options]
 */
export function play(player, chess, options) {
  if (typeof chess?.move !== 'function') throw fail('not-a-position', `A game such as Chess is wanted here, not ${shown(chess)}.`)
  const move = choose(player, chess, options)
  return move === null ? null : chess.move(move)
}

/** How many moves a search of the article may look at beyond each of its own, where nothing else can end it. */
const DEEPEST = { minimax: 4, negamax: 4, alphabeta: 6 }

/**
 * Refuses a player that takes too long to wait for.
 * @param {string} player
 * @param {number} [movetime]
 */
function bounded(player, movetime) {
  const [method, depth] = player.split(':')
  const deepest = DEEPEST[/** @type {keyof typeof DEEPEST} */ (method)]
  if (Number(depth) > deepest) {
    throw fail('depth-out-of-range', `Without a signal ${method} looks at most ${deepest} moves beyond its own, not ${Number(depth)}.`)
  }
  if (movetime === Infinity) throw fail('no-limit', 'A movetime without end needs a signal that ends it.')
}

/** A seed of the machine's own random numbers. */
const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0]

/** @param {AbortSignal | undefined} signal */
function signalOf(signal) {
  if (signal === undefined || typeof signal?.addEventListener === 'function') return signal
  throw fail('not-a-signal', `A signal is that of an AbortController, not ${shown(signal)}.`)
}

/** The engine in a worker of its own. */
class Engine {
  #client

  /** @param {Client} client */
  constructor(client) {
    this.#client = client
  }

  /**
   * @param {Position} position
   * @param {import('./engine.js').ThinkOptions} options
   * @returns {Promise<Answer>}
   */
  async think(position, options) {
    const { level = 0, seed = newSeed(), depth = 0, nodes = 0, movetime = 0, clock, signal, onProgress } = read(options)
    if (![...Array(LEVELS + 1).keys()].includes(level)) throw fail('no-such-level', `The levels go from 1 to 10, not ${shown(level)}.`)
    const limits = { depth: whole(depth), nodes: number(nodes), movetime: number(movetime) }
    const isTimed = clock !== undefined && number(clock?.left) < Infinity && number(clock?.increment ?? 0) < Infinity
    const isLimited = isTimed || (level > 0 && level < LEVELS) || [depth, nodes, movetime].some((limit) => limit > 0 && limit < Infinity)
    if (!isLimited && signal === undefined) {
      throw fail('no-limit', 'Say how long it is to think: by level (1 to 9), movetime, nodes, depth, clock, or a signal.')
    }
    if (onProgress !== undefined && typeof onProgress !== 'function') {
      throw fail('not-a-function', `What is told of progress is a function, not ${shown(onProgress)}.`)
    }
    const task = { ...gameOf(position), level, seed: seedOf(seed), ...limits, clock }
    const { move, thought } = await this.#client.ask(task, { signal: signalOf(signal), hear: onProgress })
    const line = move === null || thought?.line[0] === move ? thought?.line ?? [] : [move]
    return { move, score: thought?.score ?? null, line, depth: thought?.depth ?? 0, nodes: thought?.nodes ?? 0, time: thought?.time ?? 0 }
  }

  /**
   * @param {string} player
   * @param {Position} position
   * @param {{ seed?: number, movetime?: number, signal?: AbortSignal }} [options]
   * @returns {Promise<string | null>}
   */
  async choose(player, position, options) {
    const { seed = newSeed(), movetime = 0, signal } = read(options)
    const limits = { level: 0, depth: 0, nodes: 0, movetime: number(movetime) }
    if (signal === undefined) bounded(text(player), movetime)
    const task = { ...gameOf(position), player: text(player), seed: seedOf(seed), ...limits }
    return (await this.#client.ask(task, { signal: signalOf(signal) })).move
  }

  /** Has what is under way answered with the best there is. */
  stop() {
    this.#client.stop()
  }

  close() {
    this.#client.close()
  }
}

/**
 * An engine in a worker.
 * @param {{ hash?: number, worker?: string | URL }} [options]
 */
export async function createEngine(options) {
  const { hash = USUAL_HASH, worker } = read(options)
  if (whole(hash) < 1 || hash > MOST_HASH) throw fail('not-a-number', `A table has 1 to ${MOST_HASH} megabytes, not ${shown(hash)}.`)
  if (worker !== undefined && typeof worker !== 'string' && !(worker instanceof URL)) {
    throw fail('not-an-address', `The worker's program has an address, a text or a URL, not ${shown(worker)}.`)
  }
  workersModule ??= WebAssembly.compile(unpacked(bytes))
  return new Engine(new Client(program, await workersModule, hash, worker))
}
