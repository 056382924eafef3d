// @ts-check
/** What callers pass, read: each value becomes what the module takes, or an error says what is wanted. */
import { NONE, SQUARES, indexOf } from './names.js'

/**
 * An error with a stable code and a sentence.
 * @param {string} code
 * @param {string} sentence
 * @param {unknown} [cause]
 */
export const fail = (code, sentence, cause) =>
  Object.assign(new Error(sentence, cause === undefined ? undefined : { cause }), { code })

/**
 * The error of what a module has to say, with all of that.
 * @param {{ message: string, code?: string }} diagnostic
 */
export const errorOf = (diagnostic) => Object.assign(new Error(diagnostic.message), diagnostic)

/** How much of a value a sentence shows. */
const MOST_SHOWN = 60

/**
 * A value, for a sentence about it.
 * @param {unknown} value
 * @returns {string}
 */
export function shown(value) {
  let text = typeof value === 'bigint' ? `${value}n` : String(typeof value)
  if (typeof value === 'string') text = JSON.stringify(value)
  else if (value === null || ['undefined', 'number', 'boolean', 'symbol'].includes(typeof value)) text = String(value)
  else if (Array.isArray(value)) text = 'a list'
  else if (typeof value === 'object') text = 'an object'
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
}

/** @param {unknown} value */
export function text(value) {
  if (typeof value === 'string') return value
  throw fail('not-a-text', `A text is wanted here, not ${shown(value)}.`)
}

/** @param {unknown} value */
export function flag(value) {
  if (typeof value === 'boolean') return value
  throw fail('not-a-flag', `True or false is wanted here, not ${shown(value)}.`)
}

/** @param {unknown} value */
export function number(value) {
  if (typeof value === 'number' && !Number.isNaN(value)) return value
  throw fail('not-a-number', `A number is wanted here, not ${shown(value)}.`)
}

/** The largest number that crosses to the module. */
const MOST = 2 ** 32 - 1

/** @param {unknown} value */
export function whole(value) {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST) return value
  throw fail('not-a-number', `A whole number from 0 on is wanted here, not ${shown(value)}.`)
}

/** A number to draw from. @param {unknown} value */
export function seed(value) {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
  throw fail('not-a-number', `A seed is a whole number from 0 to 2^53 - 1, not ${shown(value)}.`)
}

/** The number of a square. @param {unknown} value a name or a number */
export function square(value) {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < SQUARES.length) return value
  const index = typeof value === 'string' ? indexOf(value.toLowerCase()) : NONE
  if (index !== NONE) return index
  throw fail('no-such-square', `There is no square ${shown(value)}: they are a1 to h8, or 0 (a1) to 63 (h8).`)
}

/**
 * What is one after the other, as an array.
 * @template T
 * @param {Iterable<T>} value
 * @param {string} [what]
 */
export function list(value, what = 'moves') {
  if (typeof value === 'object' && value !== null && Symbol.iterator in value) return [...value]
  throw fail('not-a-list', `A list of ${what} is wanted here, not ${shown(value)}.`)
}

/** The numbers of squares. @param {unknown} value a list of names or numbers */
export function squares(value) {
  return Uint8Array.from(list(/** @type {Iterable<unknown>} */ (value), 'squares'), square)
}

/** A copy of bytes. @param {unknown} value */
export function copied(value) {
  if (!(value instanceof Uint8Array)) throw fail('not-bytes', `Bytes are a Uint8Array, not ${shown(value)}.`)
  try {
    return value.slice()
  } catch (error) {
    throw fail('not-bytes', 'These bytes are gone: they were transferred to another thread.', error)
  }
}

/** A side by its letter. @param {unknown} value */
export function side(value) {
  if (value === 'w' || value === 'white') return 'w'
  if (value === 'b' || value === 'black') return 'b'
  throw fail('no-such-side', `A side is w or b, not ${shown(value)}.`)
}

/** UCI moves in one text. @param {unknown} value a text or a list */
export function moves(value) {
  if (Array.isArray(value)) return value.map(text).join(' ')
  return text(value)
}

/**
 * Options, of which there may be none.
 * @template {object} T
 * @param {T | undefined} value
 * @returns {T}
 */
export function options(value) {
  if (value === undefined) return /** @type {T} */ (NOTHING)
  if (typeof value === 'object' && value !== null) return value
  throw fail('not-options', `Options are an object such as { verbose: true }, not ${shown(value)}.`)
}

const NOTHING = Object.freeze({})

/**
 * Options, each of a known name.
 * @template {object} T
 * @param {T | undefined} value
 * @param {string[]} names
 * @returns {T}
 */
export function named(value, names) {
  const given = options(value)
  const unknown = Object.entries(given).filter(([name, set]) => set !== undefined && !names.includes(name))
  if (unknown.length === 0) return given
  const sentences = unknown.map(([name]) => `There is no option ${shown(name)}; the nearest is ${nearest(name, names)}.`)
  throw fail('no-such-option', sentences.join(' '))
}

/**
 * The name of which the least part is to be changed.
 * @param {string} word
 * @param {string[]} names
 */
function nearest(word, names) {
  const distances = names.map((name) => distance(word.toLowerCase(), name.toLowerCase()) / Math.max(word.length, name.length))
  return names[distances.indexOf(Math.min(...distances))]
}

/**
 * How many letters are to be put in, left out or changed.
 * @param {string} one
 * @param {string} other
 */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (let at = 0; at < other.length; at += 1) {
      next.push(Math.min(row[at] + (letter === other[at] ? 0 : 1), row[at + 1] + 1, next[at] + 1))
    }
    row = next
  }
  return row[other.length]
}

/** @param {AbortSignal | undefined} signal */
export function signalOf(signal) {
  if (signal === undefined || typeof signal?.addEventListener === 'function') return signal
  throw fail('not-a-signal', `A signal is that of an AbortController, not ${shown(signal)}.`)
}
