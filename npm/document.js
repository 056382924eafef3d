// @ts-check
/**
 * The document as a tree of steps, in a module of its own that is carried within.
 *
 * Documents are kept on this side as well: how each was made, and the changes since. Should the module ever trap, a new
 * one makes them again.
 */
import { copied, errorOf, fail, flag, number, options, shown, square, text, whole } from './arguments.js'
import { life, within } from './document/module.js'
import { noteFields } from './document/note.js'
import { TreeDocument, chessPieceLetter, readPgn } from './pkg/document.js'

/** @typedef {import('./document.js').Node} Node */

/** The node that all begins with. */
export const ROOT = 0

/**
 * The most changes that are kept before the document is kept anew, without its history; each thousand characters or bytes that one
 * passes count as one more. Undo that leads behind them keeps the document anew each time, which takes long.
 */
const MOST_CHANGES = 1 << 16
/** More games than any text has. */
const ALL_GAMES = 2 ** 32 - 1

/** How a document is made. */
class Made {
  /** @param {() => TreeDocument} make */
  constructor(make) {
    this.make = make
  }
}

/**
 * @template T
 * @param {unknown} value
 * @param {(value: any) => T} read
 */
const perhaps = (value, read) => (value === undefined || value === null ? undefined : read(value))

/** The letter of a piece. @param {unknown} value @param {boolean} isOwned */
function piece(value, isOwned) {
  const name = text(value)
  const letter = within(() => chessPieceLetter(name, isOwned))
  if (letter !== undefined) return letter
  const known = isOwned ? 'a letter of KQRBNPkqrbnp, or a name such as black knight' : 'a letter of KQRBNP, or a name such as knight'
  throw fail('no-such-piece', `There is no piece ${shown(value)}: it is ${known}.`)
}

/**
 * The games of a text; a new module reads them again, once for all.
 * @param {string} pgn
 * @param {number} most
 */
const games = (pgn, most) => within(() => {
  let [list, readIn] = [readPgn(pgn, most), life()]
  const document = (/** @type {number} */ index) => {
    if (readIn !== life()) [list, readIn] = [readPgn(pgn, most), life()]
    return list[index].document()
  }
  return list.map((game, index) => {
    const [problem, warnings] = [game.problem(), game.warnings()]
    return { document: new Document(/** @type {any} */ (new Made(() => document(index)))), problem, warnings }
  })
})

export class Document {
  /** @type {TreeDocument} The module's document. */
  #inner
  /** @type {() => TreeDocument} */
  #make
  /** @type {[string, unknown[]][]} The changes since it was made. */
  #changes = []
  /** What their arguments count. */
  #extra = 0
  /** Whether those are all changes of its history. */
  #isWhole = true
  #userEdits = false
  #life

  /**
   * @param {string} [start]
   * @param {string} [line]
   * @param {boolean} [sheet]
   */
  constructor(start, line, sheet) {
    const given = /** @type {unknown} */ (start)
    if (given instanceof Made) this.#make = given.make
    else {
      const [from, script, isSheet] = [perhaps(start, text), perhaps(line, text), perhaps(sheet, flag)]
      this.#make = () => new TreeDocument(from, script, isSheet)
    }
    this.#inner = within(this.#make)
    this.#life = life()
  }

  /** @param {number} start */
  static chess960(start) {
    const from = number(start)
    return new Document(/** @type {any} */ (new Made(() => TreeDocument.chess960(from))))
  }

  /** @param {string} pgn */
  static fromPgn(pgn) {
    const [{ document, problem }] = games(text(pgn), 1)
    if (problem === null) return document
    throw errorOf(problem)
  }

  /** @param {string} pgn */
  static allFromPgn(pgn) {
    return games(text(pgn), ALL_GAMES)
  }

  /** @param {Uint8Array} bytes */
  static fromBytes(bytes) {
    const copy = copied(bytes)
    return new Document(/** @type {any} */ (new Made(() => TreeDocument.fromBytes(copy))))
  }

  /** The module's document, made again if the module was. */
  #current() {
    if (this.#life !== life()) {
      this.#inner = within(this.#make)
      this.#life = life()
      for (const [name, args] of this.#changes) within(() => /** @type {any} */ (this.#inner)[name](...args))
    }
    return this.#inner
  }

  /**
   * @template T
   * @param {(inner: TreeDocument) => T} question
   */
  #ask(question) {
    const inner = this.#current()
    return within(() => question(inner))
  }

  /**
   * Changes the document.
   * @template {keyof TreeDocument} N
   * @param {N} name
   * @param {Parameters<TreeDocument[N]>} args
   * @returns {ReturnType<TreeDocument[N]>}
   */
  #change(name, ...args) {
    const answer = this.#ask((inner) => /** @type {any} */ (inner)[name](...args))
    // What undo brings back may have been before all that is kept.
    const isKnown = this.#isWhole || (name !== 'undo' && name !== 'redo')
    if (!isKnown || this.#changes.length + this.#extra >= MOST_CHANGES) this.#keep()
    else {
      this.#changes.push([name, args])
      for (const arg of /** @type {unknown[]} */ (args))
        if (typeof arg === 'string' || arg instanceof Uint8Array) this.#extra += arg.length / 1000
    }
    return answer
  }

  /** Keeps the document as it is now. */
  #keep() {
    const [bytes, numbers] = this.#ask((inner) => [inner.bytes(), inner.numbers()])
    const userEdits = this.#userEdits
    this.#make = () => {
      const again = TreeDocument.fromBytes(bytes)
      again.renumber(numbers)
      again.setUserEdits(userEdits)
      return again
    }
    this.#changes = []
    this.#extra = 0
    this.#isWhole = false
  }

  /** The node that is asked about: that at the cursor unless one is named. @param {number | undefined} node */
  #named(node) {
    return node === undefined ? this.cursor : whole(node)
  }

  get start() {
    return this.#ask((inner) => inner.game()).start
  }

  get isChess960() {
    return this.#ask((inner) => inner.game()).isChess960
  }

  get isSheet() {
    return this.#ask((inner) => inner.game()).isSheet
  }

  get text() {
    return this.#ask((inner) => inner.text())
  }

  get cursor() {
    return this.#ask((inner) => inner.cursor())
  }

  get canUndo() {
    return this.#ask((inner) => inner.canUndo())
  }

  get canRedo() {
    return this.#ask((inner) => inner.canRedo())
  }

  get leftOut() {
    return this.#ask((inner) => inner.leftOut())
  }

  pgn() {
    return this.#ask((inner) => inner.pgn())
  }

  bytes() {
    return this.#ask((inner) => inner.bytes())
  }

  /** @param {number} [node] @returns {Node} */
  node(node) {
    const named = this.#named(node)
    return this.#ask((inner) => inner.node(named))
  }

  /** @returns {Node[]} */
  nodes() {
    return this.#ask((inner) => inner.nodes())
  }

  line() {
    return Array.from(this.#ask((inner) => inner.line()))
  }

  /** @param {number} [node] @returns {import('./document.js').Position} */
  position(node) {
    const named = this.#named(node)
    return this.#ask((inner) => inner.position(named))
  }

  /** @param {number} [node] @returns {import('./document.js').LegalMove[]} */
  legalMoves(node) {
    const named = this.#named(node)
    return this.#ask((inner) => inner.legalMoves(named))
  }

  /** @returns {import('./document.js').Diagnostic[]} */
  diagnostics() {
    return this.#ask((inner) => inner.diagnostics())
  }

  /** @returns {[string, string][]} */
  tags() {
    return this.#ask((inner) => inner.game()).tags
  }

  /** @returns {import('./document.js').Result} */
  result() {
    return this.#ask((inner) => inner.result())
  }

  /** @param {number} node */
  select(node) {
    this.#change('select', whole(node))
  }

  /** @param {string} move */
  play(move) {
    return this.#change('play', text(move))
  }

  /** @param {string} move */
  reply(move) {
    return this.#change('reply', text(move))
  }

  /**
   * @param {string | number} from
   * @param {string | number} to
   * @param {string} [promotion]
   */
  move(from, to, promotion) {
    return this.#change('move', square(from), square(to), perhaps(promotion, (value) => piece(value, false)))
  }

  /** @param {string | number} from @param {string | number} to */
  shift(from, to) {
    return this.#change('shift', square(from), square(to))
  }

  /** @param {string | number} at */
  remove(at) {
    return this.#change('remove', square(at))
  }

  /** @param {string | number} at @param {string} what */
  insert(at, what) {
    return this.#change('insert', square(at), piece(what, true))
  }

  /** @param {number} place @param {number} removed @param {string} added */
  edit(place, removed, added) {
    this.#change('edit', whole(place), whole(removed), text(added))
  }

  /** @param {string} line */
  setText(line) {
    this.#change('setText', text(line))
  }

  /** @param {number} node */
  promote(node) {
    return this.#change('promote', whole(node))
  }

  /** @param {number} node */
  makeMain(node) {
    return this.#change('makeMain', whole(node))
  }

  /** @param {number} node */
  deleteFrom(node) {
    return this.#change('deleteFrom', whole(node))
  }

  /** @param {number} node @param {Partial<import('./document.js').Note>} note */
  setNote(node, note) {
    const known = this.node(whole(node))
    this.#change('setNote', node, /** @type {any} */ (noteFields(known, note)))
  }

  /** @param {number} [node] @returns {import('./document.js').Task | null} */
  task(node) {
    const named = this.#named(node)
    return this.#ask((inner) => inner.task(named))
  }

  /** @param {number} node @param {string} task @param {{ hint?: string, wrong?: string }} [said] */
  setTask(node, task, said) {
    const { hint, wrong } = { ...this.node(whole(node)), ...options(said) }
    this.#change('setTask', node, text(task), text(hint), text(wrong))
  }

  /** @param {string} name @param {string} value */
  setTag(name, value) {
    this.#change('setTag', text(name), text(value))
  }

  /** @param {string} name */
  removeTag(name) {
    return this.#change('removeTag', text(name))
  }

  /** @param {string} [start] @param {boolean} [sheet] */
  setStart(start, sheet) {
    this.#change('setStart', perhaps(start, text), perhaps(sheet, flag))
  }

  /** @param {{ text?: boolean } | null} [wanted] @returns {import('./document.js').View} */
  view(wanted) {
    const isTextWanted = perhaps(options(wanted ?? undefined).text, flag) ?? false
    return this.#ask((inner) => inner.view(isTextWanted))
  }

  forgetViews() {
    this.#ask((inner) => inner.forgetViews())
  }

  captured() {
    return this.#ask((inner) => inner.captured())
  }

  /** @param {number} steps */
  goTo(steps) {
    this.#change('goTo', whole(steps))
  }

  /** @param {number} place @param {number} removed @param {string} added @param {number} time */
  write(place, removed, added, time) {
    this.#change('write', whole(place), whole(removed), text(added), number(time))
  }

  /** @param {number} node */
  fix(node) {
    return this.#change('fix', whole(node))
  }

  fixAll() {
    return this.#change('fixAll')
  }

  /** @param {string} turn */
  chooseTurn(turn) {
    this.#change('chooseTurn', text(turn))
  }

  /** @param {string} rights */
  chooseCastling(rights) {
    this.#change('chooseCastling', text(rights))
  }

  /** @param {string | number} from @returns {import('./document.js').Destination[]} */
  destinations(from) {
    const at = square(from)
    return this.#ask((inner) => inner.destinations(at))
  }

  /** @param {string | number} from @param {string | number} to @returns {import('./document.js').Diagnostic | null} */
  refusal(from, to) {
    const [start, end] = [square(from), square(to)]
    return this.#ask((inner) => inner.attempt(start, end).problem)
  }

  /** @param {string | number} from @param {string | number} to */
  promotions(from, to) {
    const [start, end] = [square(from), square(to)]
    return this.#ask((inner) => inner.attempt(start, end).promotions)
  }

  /** @param {string} move @returns {import('./document.js').AheadMove} */
  readMove(move) {
    const named = text(move)
    return this.#ask((inner) => inner.readMove(named))
  }

  /** @param {string} moves @returns {import('./document.js').Ahead} */
  ahead(moves) {
    const named = text(moves)
    return this.#ask((inner) => inner.ahead(named))
  }

  /** @param {Uint8Array} bytes */
  load(bytes) {
    this.#change('load', copied(bytes))
  }

  /** @param {string | null | undefined} start @param {string} line */
  loadScript(start, line) {
    this.#change('loadScript', perhaps(start, text), text(line))
  }

  begin() {
    this.#change('begin')
  }

  /** @param {string} how */
  end(how) {
    this.#change('end', text(how))
  }

  /** @param {number} steps */
  truncate(steps) {
    this.#change('truncate', whole(steps))
  }

  limitUndo() {
    this.#change('limitUndo')
  }

  unlimitUndo() {
    this.#change('unlimitUndo')
  }

  /** @param {boolean} isOn */
  setUserEdits(isOn) {
    this.#userEdits = flag(isOn)
    this.#change('setUserEdits', this.#userEdits)
  }

  /** @param {string} result */
  setResult(result) {
    this.#change('setResult', text(result))
  }

  undo() {
    return this.#change('undo')
  }

  redo() {
    return this.#change('redo')
  }

  pause() {
    this.#change('pause')
  }
}
