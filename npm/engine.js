// @ts-check
/**
 * Players: at once, on the thread that asks, or in a worker that can be asked to stop. The module of the engine and the
 * worker's program are carried within, so that no bundler has a file to move.
 */
import { fail, flag, named, number, seed as seedOf, shown, signalOf, text, whole } from './arguments.js'
import { compiled, unpacked } from './embedded.js'
import { bytes } from './embedded/engine.js'
import { program } from './embedded/engine-worker.js'
import { analysis } from './engine/analysis.js'
import { Client } from './engine/client.js'
import { gameOf } from './engine/game.js'
import { Team } from './engine/team.js'
import { ANALYSE, CHOOSE, CREATE, PLAY, THINK, bounded, newSeed, searchTask } from './engine/options.js'
import { Chooser, __wbg_reset_state, centipawns, evaluatePosition, initSync } from './pkg/engine.js'

/** @typedef {import('./engine.js').Position} Position */
/** @typedef {import('./engine.js').Answer} Answer */

/** Megabytes of the table of an engine, and the most that WebAssembly's memory has room for. */
const USUAL_HASH = 16
const MOST_HASH = 1024
const MOST_THREADS = 64

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
  const { seed = newSeed(), movetime } = named(options, PLAY)
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

/** The engine in a worker of its own. */
class Engine {
  #client

  /** @param {Client | Team} client */
  constructor(client) {
    this.#client = client
  }

  /**
   * @param {Position} position
   * @param {import('./engine.js').ThinkOptions} options
   * @returns {Promise<Answer>}
   */
  async think(position, options) {
    const given = named(options, THINK)
    const { signal, infinite = false, onProgress } = given
    const { task, isLimited } = searchTask(position, given)
    const isEndless = flag(infinite) || (signal !== undefined && !task.ponder)
    if (!isLimited && !isEndless) {
      throw fail('no-limit', 'Say how long it is to think: by level (1 to 9), movetime, nodes, depth, clock, or a signal.')
    }
    if (onProgress !== undefined && typeof onProgress !== 'function') {
      throw fail('not-a-function', `What is called with the progress is a function, not ${shown(onProgress)}.`)
    }
    return answerOf(await this.#client.ask(task, { signal: signalOf(signal), hear: onProgress }))
  }

  /**
   * @param {Position} position
   * @param {import('./engine.js').AnalyseOptions} [options]
   * @returns {import('./engine.js').Analysis}
   */
  analyse(position, options) {
    const given = named(options, ANALYSE)
    return analysis(this.#client, searchTask(position, given).task, signalOf(given.signal))
  }

  /**
   * @param {string} player
   * @param {Position} position
   * @param {{ seed?: number, movetime?: number, signal?: AbortSignal }} [options]
   * @returns {Promise<string | null>}
   */
  async choose(player, position, options) {
    const { seed = newSeed(), movetime = 0, signal } = named(options, CHOOSE)
    const limits = { level: 0, depth: 0, nodes: 0, movetime: number(movetime) }
    if (signal === undefined) bounded(text(player), movetime)
    const task = { ...gameOf(position), player: text(player), seed: seedOf(seed), ...limits }
    return (await this.#client.ask(task, { signal: signalOf(signal) })).move
  }

  ponderhit() {
    this.#client.ponderhit()
  }

  stop() {
    this.#client.stop()
  }

  close() {
    this.#client.close()
  }
}

/**
 * What the engine would play, with its last thought about each line; where it has found another best move since, that one.
 * @param {import('./engine/client.js').Answer} found
 * @returns {Answer}
 */
function answerOf({ move, thoughts }) {
  const [first] = thoughts
  if (move === null || first === undefined) {
    return { move, rank: 1, score: null, line: move === null ? [] : [move], depth: 0, deepest: 0, nodes: 0, time: 0, lines: [] }
  }
  const best = { ...(thoughts.find(({ line }) => line[0] === move) ?? { ...first, line: [move] }), rank: 1 }
  const others = thoughts.filter(({ line }) => line[0] !== move).slice(0, thoughts.length - 1)
  return { move, ...best, lines: [best, ...others.map((thought, at) => ({ ...thought, rank: at + 2 }))] }
}

/**
 * An engine in a worker.
 * @param {import('./engine.js').EngineOptions} [options]
 */
export async function createEngine(options) {
  const { hash = USUAL_HASH, threads = 1, worker } = named(options, CREATE)
  if (whole(hash) < 1 || hash > MOST_HASH) throw fail('not-a-number', `A table has 1 to ${MOST_HASH} megabytes, not ${shown(hash)}.`)
  if (whole(threads) < 1 || threads > MOST_THREADS) throw fail('not-a-number', `There are 1 to ${MOST_THREADS} threads, not ${shown(threads)}.`)
  if (worker !== undefined && typeof worker !== 'string' && !(worker instanceof URL)) {
    throw fail('not-an-address', `The worker's program has an address, a text or a URL, not ${shown(worker)}.`)
  }
  workersModule ??= WebAssembly.compile(unpacked(bytes))
  const module = await workersModule
  const client = (/** @type {number} */ variant) => new Client(program, module, hash, worker, variant)
  if (threads === 1) return new Engine(client(0))
  return new Engine(new Team([client(0), ...Array.from({ length: threads - 1 }, (_, at) => client(at + 1))]))
}
