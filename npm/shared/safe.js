// @ts-check
/**
 * What keeps a document safe from a module that traps, which no input may make it do: the call fails with the code
 * `module-trapped`, the console says so once, and a new module takes over.
 *
 * Documents are kept on this side as well: a start and a text, and the changes since. A new module is given the first
 * and told the others.
 */
import * as glue from '../pkg/gridmate.js'
import { isTrap } from './trap.js'

/** How many modules there were: what belonged to an earlier one is gone. */
let lives = 1
/** @type {(() => void)[]} */
const listeners = []

/** Calls back whenever a new module has taken over. @param {() => void} listener */
export function onRevival(listener) {
  listeners.push(listener)
}

/**
 * What to throw for something that was thrown: after a trap the module is started anew.
 * @param {unknown} error
 */
export function revived(error) {
  if (!isTrap(error)) return error
  glue.__wbg_reset_state()
  const isFirst = lives === 1
  lives += 1
  const sentence = 'The chess module has failed and was started anew; the game is as it was before this call.'
  if (isFirst) console.warn(`gridmate: ${sentence}`)
  for (const listener of listeners) listener()
  return Object.assign(new Error(sentence, { cause: error }), { code: 'module-trapped' })
}

/** The calls that change a document. */
const CHANGES = new Set([
  'edit', 'setText', 'load', 'loadPgn', 'move', 'remove', 'insert', 'play', 'goOn', 'chooseTurn',
  'chooseCastling', 'truncate', 'fix', 'fixAll', 'setSheet', 'goTo', 'setTag',
])
/** Changes that lead to what came before the kept text: after these the text is kept anew. */
const RETURNS = new Set(['undo', 'redo', 'open'])
/** So many changes are kept before the text is kept anew. */
const MOST_CHANGES = 100

export class Document {
  /** @type {any} The module's document. */
  #inner
  /** @type {[string | undefined, string | undefined, boolean | undefined]} */
  #kept
  /** @type {[string, unknown[]][]} */
  #changes = []
  /** The life of the module that the inner document belongs to. */
  #life = lives
  /** What makes a new document what this one was, where somebody else knows. @type {((inner: any) => void) | undefined} */
  #restore

  /**
   * @param {string} [start]
   * @param {string} [text]
   * @param {boolean} [sheet]
   */
  constructor(start, text, sheet) {
    this.#kept = [start, text, sheet]
    this.#inner = this.#try(() => new glue.Document(start, text, sheet))
  }

  /**
   * @template T
   * @param {() => T} work
   * @returns {T}
   */
  #try(work) {
    try {
      return work()
    } catch (error) {
      throw revived(error)
    }
  }

  /** Leaves it to somebody else to make a new document what this one was. @param {(inner: any) => void} restore */
  restoreBy(restore) {
    this.#restore = restore
  }

  /** The module's document, made anew if the module was. */
  #current() {
    if (this.#life !== lives) {
      const changes = this.#changes
      this.#inner = this.#try(() => new glue.Document(...this.#kept))
      this.#life = lives
      if (this.#restore) this.#restore(this.#inner)
      else for (const [name, args] of changes) this.#try(() => this.#inner[name](...args))
    }
    return this.#inner
  }

  /** Keeps the text as it is now. */
  #keep() {
    const inner = this.#inner
    this.#kept = [inner.start, inner.text, inner.sheet]
    this.#changes = []
  }

  /**
   * @param {string} name
   * @param {unknown[]} args
   */
  #call(name, args) {
    const inner = this.#current()
    const answer = this.#try(() => inner[name](...args))
    if (this.#restore) return answer
    if (CHANGES.has(name) && this.#changes.length < MOST_CHANGES) this.#changes.push([name, args])
    else if (CHANGES.has(name) || RETURNS.has(name)) this.#try(() => this.#keep())
    return answer
  }

  static {
    const prototype = glue.Document.prototype
    for (const name of Object.getOwnPropertyNames(prototype)) {
      const { get } = Object.getOwnPropertyDescriptor(prototype, name) ?? {}
      if (name === 'constructor' || name.startsWith('__')) continue
      const member = get
        ? { get() { return /** @type {Document} */ (/** @type {unknown} */ (this)).#read(name) } }
        : { value(/** @type {unknown[]} */ ...args) { return /** @type {Document} */ (/** @type {unknown} */ (this)).#call(name, args) } }
      Object.defineProperty(this.prototype, name, { ...member, configurable: true })
    }
  }

  /** @param {string} name */
  #read(name) {
    const inner = this.#current()
    return this.#try(() => inner[name])
  }
}
