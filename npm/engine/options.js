// @ts-check
/** What callers ask of the engine, read: each option by its name, and a task as the worker takes it. */
import { fail, flag, number, seed as seedOf, shown, text, whole } from '../arguments.js'
import { gameOf } from './game.js'

/** @typedef {import('../engine.js').Position} Position */
/** @typedef {import('./client.js').Task} Task */

const LEVELS = 10
/** No position has more moves. */
const MOST_LINES = 218

/** A seed of the machine's own random numbers. */
export const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0]

/** How many moves a search of the article may look at beyond each of its own, where nothing else can end it. */
const DEEPEST = { minimax: 4, negamax: 4, alphabeta: 6 }

/**
 * Refuses a player that takes too long to wait for.
 * @param {string} player
 * @param {number} [movetime]
 */
export function bounded(player, movetime) {
  const [method, depth] = player.split(':')
  const deepest = DEEPEST[/** @type {keyof typeof DEEPEST} */ (method)]
  if (Number(depth) > deepest) {
    throw fail('depth-out-of-range', `Without a signal ${method} looks at most ${deepest} moves beyond its own, not ${Number(depth)}.`)
  }
  if (movetime === Infinity) throw fail('no-limit', 'A movetime without end needs a signal that ends it.')
}

/** What ends an analysis, or thought at the latest, and which lines are searched. */
const SEARCH = ['level', 'seed', 'depth', 'nodes', 'movetime', 'multipv', 'searchMoves', 'signal']
export const ANALYSE = SEARCH
export const THINK = [...SEARCH, 'clock', 'infinite', 'ponder', 'onProgress']
export const PLAY = ['seed', 'movetime']
export const CHOOSE = [...PLAY, 'signal']
export const CREATE = ['hash', 'threads', 'worker']

/**
 * The task of a search, and whether it ends by itself.
 * @param {Position} position
 * @param {import('../engine.js').ThinkOptions} options
 * @returns {{ task: Task, isLimited: boolean }}
 */
export function searchTask(position, { level = 0, seed = newSeed(), depth = 0, nodes = 0, movetime = 0, clock, multipv = 1, searchMoves, ponder = false }) {
  if (![...Array(LEVELS + 1).keys()].includes(level)) throw fail('no-such-level', `The levels go from 1 to 10, not ${shown(level)}.`)
  const limits = { depth: whole(depth), nodes: number(nodes), movetime: number(movetime) }
  const isTimed = clock !== undefined && number(clock?.left) < Infinity && number(clock?.increment ?? 0) < Infinity
  const isLimited = isTimed || (level > 0 && level < LEVELS) || [depth, nodes, movetime].some((limit) => limit > 0 && limit < Infinity)
  if (whole(multipv) < 1 || multipv > MOST_LINES) throw fail('not-a-number', `There are 1 to ${MOST_LINES} lines, not ${shown(multipv)}.`)
  const asked = { multipv, searchMoves: onlyMoves(searchMoves), ponder: flag(ponder) }
  return { task: { ...gameOf(position), level, seed: seedOf(seed), ...limits, clock, ...asked }, isLimited }
}

/** @param {unknown} moves in UCI; all where none are given */
function onlyMoves(moves) {
  if (moves === undefined) return ''
  if (!Array.isArray(moves) || moves.length === 0) {
    throw fail('not-a-list', `The moves to search are a list such as ['e2e4', 'd2d4'], not ${Array.isArray(moves) ? 'an empty one' : shown(moves)}.`)
  }
  return moves.map(text).join(' ')
}
