// @ts-check
/**
 * Games judged move by move and explained: on the thread that asks, bit by bit, or in workers. The module and the workers' program
 * are carried within, so that no bundler has a file to move.
 */
import { fail, flag, named, shown, signalOf, text, whole } from './arguments.js'
import { notStarted, unpacked } from './embedded.js'
import { bytes } from './embedded/review.js'
import { program } from './embedded/review-worker.js'
import { gameOf } from './engine/game.js'
import { __wbg_reset_state, initSync } from './pkg/review.js'
import { away, here } from './review/lanes.js'
import { reviewerOf } from './review/work.js'
import { isTrap } from './trap.js'

/** @typedef {import('./review.js').Claim} Claim */
/** @typedef {import('./review.js').Reviewable} Reviewable */
/** @typedef {import('./review.js').ReviewOptions} ReviewOptions */
/** @typedef {import('./review/lanes.js').Lane} Lane */
/** @typedef {import('./review/work.js').Piece} Piece */

/** More workers than this share no review: each has a hash table of 16 MiB. */
const MOST_WORKERS = 64

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiling
let isStarted = false

/** The module, which is compiled when it is asked first, and started on this thread. */
async function started() {
  const module = await (compiling ??= WebAssembly.compile(unpacked(bytes)).catch((error) => { throw notStarted(error) }))
  if (!isStarted) initSync({ module })
  isStarted = true
  return module
}

/** @param {unknown} value */
const notAGame = (value) =>
  fail('not-a-game', `A game is a PGN, { fen, moves }, or what has pgn(), such as Chess or Document, not ${shown(value)}.`)

/**
 * A game as the module takes it.
 * @param {Reviewable} game
 */
function gameIn(game) {
  if (typeof game === 'string') return { pgn: game }
  if (typeof game !== 'object' || game === null) throw notAGame(game)
  if ('pgn' in game && typeof game.pgn === 'function') return { pgn: text(game.pgn()) }
  if ('moves' in game) return gameOf({ fen: game.fen, moves: game.moves })
  throw notAGame(game)
}

const OPTIONS = ['nodes', 'explain', 'workers', 'worker', 'signal', 'onProgress']

/** @param {ReviewOptions | undefined} options */
function checked(options) {
  const { nodes = 0, explain = true, workers = 0, worker, signal, onProgress } = named(options, OPTIONS)
  if (whole(workers) > MOST_WORKERS) throw fail('not-a-number', `A review has 0 to ${MOST_WORKERS} workers, not ${shown(workers)}.`)
  if (worker !== undefined && typeof worker !== 'string' && !(worker instanceof URL)) {
    throw fail('not-an-address', `The worker's program has an address, a text or a URL, not ${shown(worker)}.`)
  }
  if (onProgress !== undefined && typeof onProgress !== 'function') {
    throw fail('not-a-function', `What is called with the progress is a function, not ${shown(onProgress)}.`)
  }
  return { nodes: whole(nodes), explain: flag(explain), workers, worker, signal: signalOf(signal), onProgress }
}

/**
 * Shares pieces of work out to lanes.
 * @param {Lane[]} lanes
 * @param {Piece[]} pieces
 * @param {(at: number, found: any) => void} take what is found, and of which piece
 * @param {(at: number, judged: number) => void} onTurn
 */
async function share(lanes, pieces, take, onTurn) {
  const due = [...pieces.entries()]
  await Promise.all(lanes.map(async (lane) => {
    for (let next = due.shift(); next !== undefined; next = due.shift()) {
      const [at, piece] = next
      take(at, await lane.work(piece, (judged) => onTurn(at, judged)))
    }
  }))
}

/**
 * What the lanes find about a game.
 * @param {import('./pkg/review.js').Reviewer} reviewer
 * @param {Lane[]} lanes
 * @param {ReturnType<typeof checked>} options
 */
async function found(reviewer, lanes, { explain, onProgress }) {
  const { positions, blocks } = reviewer
  /** How many positions of each block are judged. @type {number[]} */
  const judged = Array(blocks).fill(0)
  await share(lanes, judged.map((_, block) => ({ block })), (_, judgements) => {
    for (const judgement of judgements) reviewer.learn(judgement)
  }, (block, count) => {
    // Once all of a block is judged its moves are compared.
    if (judged[block] === count) return
    judged[block] = count
    onProgress?.({ stage: 'judging', done: judged.reduce((sum, one) => sum + one), all: positions })
  })
  const moves = reviewer.moves().map((move) => ({ ...move, claims: /** @type {Claim[]} */ ([]) }))
  const marked = explain ? moves.filter(({ mark }) => mark !== null) : []
  let done = 0
  await share(lanes, marked.map(({ ply }) => ({ ply })), (at, claims) => {
    marked[at].claims = claims.map(described)
    onProgress?.({ stage: 'explaining', done: (done += 1), all: marked.length })
  }, () => {})
  return { moves, accuracy: reviewer.accuracy() }
}

/**
 * A claim as the command line writes it.
 * @param {import('./pkg/review.js').Claim} claim
 */
function described({ by, targets, through, uci: _, ...claim }) {
  const squares = (/** @type {import('./pkg/review.js').Spot[]} */ spots) => spots.map(({ square }) => square)
  return /** @type {Claim} */ ({ ...claim, by: squares(by), targets: squares(targets), through: squares(through) })
}

/**
 * What rejects when the signal says so.
 * @param {AbortSignal | undefined} signal
 * @returns {{ gone: Promise<never>, forget: () => void }}
 */
function watched(signal) {
  let cancel = () => {}
  const gone = new Promise((_, reject) => {
    cancel = () => reject(Object.assign(fail('aborted', 'The review was given up.', signal?.reason), { name: 'AbortError' }))
  })
  if (signal?.aborted) cancel()
  signal?.addEventListener('abort', cancel)
  return { gone: /** @type {Promise<never>} */ (gone), forget: () => signal?.removeEventListener('abort', cancel) }
}

/**
 * Judges and explains the moves of a game.
 * @param {Reviewable} game
 * @param {ReviewOptions} [options]
 * @returns {Promise<import('./review.js').Review>}
 */
export async function review(game, options) {
  const known = checked(options)
  const { nodes, workers, worker, signal } = known
  const task = { game: gameIn(game), nodes }
  const module = await started()
  const reviewer = reviewerOf(task)
  const lanes = workers === 0 ? [here(reviewer)] : Array.from({ length: workers }, () => away(program, worker, module, task))
  const { gone, forget } = watched(signal)
  let isTrapped = false
  try {
    return await Promise.race([gone, found(reviewer, lanes, known)])
  } catch (error) {
    isTrapped = isTrap(error)
    if (!isTrapped) throw error
    __wbg_reset_state()
    throw fail('review-failed', 'The review has failed, and the module was started anew: the next one works.', error)
  } finally {
    forget()
    for (const lane of lanes) lane.end()
    // What belonged to a module that is gone is gone with it.
    if (!isTrapped) reviewer.free()
  }
}
