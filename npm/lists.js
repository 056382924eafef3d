// @ts-check
/** Lists of moves, made of what the module writes. */
import * as module from './module.js'
import { ENDS, REPORTS, SANS, newText, san, texts, words } from './module.js'
import { Move, squaresOf } from './move.js'
import { NAMES, PIECES, QUEEN } from './names.js'

/** @typedef {import('./api.js').Square} Square */
/** @typedef {import('./line.js').Line} Line */

/**
 * The moves of a square and a kind of piece in SAN, in order.
 * @param {Line} line
 * @param {number} at
 * @param {number} of
 * @returns {string[]}
 */
export function sanMoves(line, at, of) {
  line._hand()
  const count = module.sans(at, of)
  const shared = words()
  const list = []
  for (let index = 0; index < count; index++) {
    const number = shared[SANS + index]
    list.push(texts[number] ?? newText(number))
  }
  return list
}

/**
 * The same in full.
 * @param {Line} line
 * @param {number} at
 * @param {number} of
 * @returns {Move[]}
 */
export function verboseMoves(line, at, of) {
  const before = line._fen()
  line._hand()
  const text = module.verbose(at, of)
  const shared = words()
  const list = []
  let start = 0
  for (let index = 0; start < text.length; index++) {
    const end = shared[ENDS + index]
    list.push(new Move(shared[REPORTS + index], san(shared[SANS + index]), before, text.slice(start, end)))
    start = end
  }
  return list
}

/**
 * The moves as engines write them.
 * @param {Line} line
 * @returns {string[]}
 */
export function uciMoves(line) {
  line._hand()
  const count = module.moves()
  const shared = words()
  const list = []
  for (let index = 0; index < count; index++) {
    const report = shared[REPORTS + index]
    const text = squaresOf(report)
    const promotion = (report >> 18) & 7
    list.push(promotion === 0 ? text : text + PIECES[promotion])
  }
  return list
}

/**
 * The squares that each piece may go to.
 * @param {Line} line
 * @returns {Map<Square, Square[]>}
 */
export function destinations(line) {
  line._hand()
  const count = module.moves()
  const shared = words()
  /** @type {Map<Square, Square[]>} */
  const found = new Map()
  /** @type {Square[]} */
  let targets = []
  let last = -1
  for (let index = 0; index < count; index++) {
    const report = shared[REPORTS + index]
    const from = report & 63
    const promotion = (report >> 18) & 7
    // A promotion comes four times, and counts once.
    if (promotion !== 0 && PIECES[promotion] !== QUEEN) continue
    if (from !== last) {
      const known = found.get(NAMES[from])
      targets = known ?? []
      if (known === undefined) found.set(NAMES[from], targets)
      last = from
    }
    targets.push(NAMES[(report >> 6) & 63])
  }
  return found
}
