// @ts-check
/** The module's functions with their arguments read first, and with errors that always carry a code. */
import { fail, flag, moves, number, seed, shown, side, square, squares, text, whole } from './arguments.js'
import { NAMES } from './names.js'
import * as glue from './pkg/gridmate.js'
import { revived } from './revival.js'

/** @typedef {(value: any) => unknown} Reader */

/** @param {Reader} read @returns {Reader} */
const perhaps = (read) => (value) => (value === undefined || value === null ? undefined : read(value))

/** @param {unknown} value */
function piece(value) {
  const letter = glue.chessPieceLetter(text(value), false)
  if (letter !== undefined) return letter
  throw fail('no-such-piece', `There is no piece ${shown(value)}: it is a letter of KQRBNPkqrbnp, or a name such as knight.`)
}

/** @param {unknown} value */
function relation(value) {
  if (value instanceof glue.Relation) return value
  throw fail('not-a-set', `A set of moves is wanted here, such as Relation.named('rook'), not ${shown(value)}.`)
}

/** A square as it was written: that is how it is shown. @param {unknown} value */
function location(value) {
  const index = square(value)
  return typeof value === 'string' ? value : NAMES[index]
}

/** What an argument may be, by the words of `signatures.json`. @type {Record<string, Reader>} */
const READERS = {
  text,
  flag,
  number,
  whole,
  seed,
  square,
  squares,
  location,
  side,
  moves,
  relation,
  piece,
}

/** @param {string} kind */
const readerOf = (kind) => (kind.endsWith('?') ? perhaps(READERS[kind.slice(0, -1)]) : READERS[kind])

/**
 * The function, with its arguments read.
 * @template {(...args: any[]) => any} F
 * @param {F} call
 * @param {string[]} kinds
 * @returns {F}
 */
export function checked(call, kinds) {
  const readers = kinds.map(readerOf)
  /** @this {unknown} @param {any[]} args */
  function read(...args) {
    try {
      return call.apply(this, readers.map((reader, index) => reader(args[index])))
    } catch (error) {
      throw coded(error)
    }
  }
  return /** @type {F} */ (/** @type {unknown} */ (read))
}

/**
 * The class, with members that read their arguments.
 * @template {Function & { prototype: any }} C
 * @param {C} owner
 * @param {Record<string, string[]>} signatures those with arguments
 */
export function check(owner, signatures) {
  for (const place of [owner.prototype, owner]) {
    for (const name of Object.getOwnPropertyNames(place)) {
      const member = /** @type {PropertyDescriptor} */ (Object.getOwnPropertyDescriptor(place, name))
      if (name === 'constructor' || name.startsWith('__') || !member.configurable) continue
      if (member.get) Object.defineProperty(place, name, { ...member, get: checked(member.get, []) })
      else if (typeof member.value === 'function') {
        Object.defineProperty(place, name, { ...member, value: checked(member.value, signatures[name] ?? []) })
      }
    }
  }
  return owner
}

/**
 * The error, with a code: after a trap, before the start, and of what has been freed or belonged to a module that is gone.
 * @param {unknown} error
 */
export function coded(error) {
  const known = revived(error)
  if (known instanceof Error && 'code' in known) return known
  if (!isStarted()) return fail('module-not-started', 'The module has not started: await the init() of gridmate/init first.', known)
  return fail('object-gone', 'This object has been freed, or went with a module that had failed.', known)
}

function isStarted() {
  try {
    // Once started, it answers the module as it is.
    return glue.initSync(/** @type {any} */ (undefined)) !== undefined
  } catch {
    return false
  }
}
