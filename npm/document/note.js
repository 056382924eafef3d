// @ts-check
/** What programs say about a node, read: as the module takes it. */
import { fail, options, shown, square, text } from '../arguments.js'

/** @typedef {import('../document.js').Note} Note */

/** In the order of the module. */
const COLORS = ['green', 'red', 'yellow', 'blue']
const MOST_NAG = 65535
/** As far as evaluations are given. */
const MOST_CENTIPAWNS = 9_999_999
const MOST_MATE = 9999

/**
 * @template T
 * @param {unknown} value
 * @param {(value: any) => T} read
 */
function list(value, read) {
  if (Array.isArray(value)) return value.map(read)
  throw fail('not-a-list', `A list is wanted here, not ${shown(value)}.`)
}

/** @param {unknown} value @param {number} least @param {number} most */
const isWhole = (value, least, most) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

/** @param {unknown} value */
function nag(value) {
  if (isWhole(value, 0, MOST_NAG)) return /** @type {number} */ (value)
  throw fail('no-such-nag', `A NAG is a whole number from 0 to ${MOST_NAG}, not ${shown(value)}.`)
}

/** @param {unknown} value */
function shape(value) {
  const { color, from, to = from } = /** @type {any} */ (options(/** @type {any} */ (value ?? null)))
  const paint = COLORS.indexOf(color)
  if (paint < 0) throw fail('no-such-color', `A shape is green, red, yellow or blue, not ${shown(color)}.`)
  return [paint, square(from), square(to)]
}

/** Milliseconds. @param {unknown} value */
function time(value) {
  if (value === null || value === undefined) return undefined
  if (isWhole(value, 0, Number.MAX_SAFE_INTEGER)) return /** @type {number} */ (value)
  throw fail('not-a-number', `A time is a whole number of milliseconds from 0 on, not ${shown(value)}.`)
}

/** @param {unknown} value */
function evaluation(value) {
  if (value === null || value === undefined) return {}
  const { centipawns, mate } = /** @type {any} */ (options(/** @type {any} */ (value)))
  if (centipawns === undefined && isWhole(mate, -MOST_MATE, MOST_MATE)) return { mate }
  if (mate === undefined && isWhole(centipawns, -MOST_CENTIPAWNS, MOST_CENTIPAWNS)) return { centipawns }
  throw fail('no-such-evaluation', 'An evaluation is { centipawns } or { mate }, a whole number from White\'s side.')
}

/**
 * All that is said about a node: what is known, and what is said anew.
 * @param {Note} known
 * @param {Partial<Note>} said
 */
export function noteFields(known, said) {
  const note = { ...known, ...options(said) }
  return {
    comments: list(note.comments, text),
    commentsBefore: list(note.commentsBefore, text),
    nags: Uint16Array.from(list(note.nags, nag)),
    shapes: Uint8Array.from(list(note.shapes, shape).flat()),
    clock: time(note.clock),
    elapsed: time(note.elapsed),
    ...evaluation(note.evaluation),
  }
}
