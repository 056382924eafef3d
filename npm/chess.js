// @ts-check
/**
 * A game of chess, with the API of chess.js.
 *
 * Whatever is decided about chess is decided in the WebAssembly module. This class keeps what belongs to one game: the
 * line of its states, its tags and its comments.
 */
import { fail, list, number as numberOf, options as read, shown, side, text, whole as wholeOf } from './arguments.js'
import { Board } from './board.js'
import { destinations, sanMoves, uciMoves, verboseMoves } from './lists.js'
import * as module from './module.js'
import { BLOCK, san } from './module.js'
import { Move } from './move.js'
import { BLACK, DEFAULT_POSITION, KING, NONE, QUEEN, SEVEN_TAG_ROSTER, WHITE, codeOf, indexOf, newTags, sideOf } from './names.js'
import { setTags, shownTags, tellStart, usual } from './records.js'

/** @typedef {import('./api.js').Square} Square */
/** @typedef {import('./api.js').Color} Color */
/** @typedef {import('./api.js').Piece} Piece */
/** @typedef {import('./api.js').PieceSymbol} PieceSymbol */

/** What only the moves say of a state, as bits. */
const CHECK = 1
const CHECKMATE = 2
const STALEMATE = 4

/** What a block says of its state, as bits. */
const INSUFFICIENT = 1 << 24
const FIFTY = 1 << 25

/** A hash as two words, and as one. */
const halves = new Uint32Array(2)
const whole = new BigUint64Array(halves.buffer)

/** What the module answers to a move. */
const PLAYED = 1
const CHECKED = 2

/** @type {Uint32Array | undefined} The state that a usual game starts with. */
let usualStart

/**
 * The comments of every game without one; never written to.
 * @type {Map<string, string>}
 */
const SILENCE = new Map()

/** The tags of a game that is about to be loaded; never written to, either. */
const BLANK = newTags()

/** A game: a line of states, tags, comments. */
export class Chess extends Board {
  #tags = BLANK
  /** @type {Map<string, string>} What is said at a state, by its FEN. */
  #comments = SILENCE

  /**
   * @param {string} [fen]
   * @param {{ skipValidation?: boolean, chess960?: boolean }} [options]
   */
  constructor(fen = DEFAULT_POSITION, options = undefined) {
    super()
    this.load(fen, options)
  }

  /**
   * A game from one of the 960 starts, a random one unless its number is given; 518 is the usual one.
   * @param {number} [number]
   */
  static chess960(number = module.randomChess960(undefined)) {
    return new this(module.chess960Fen(numberOf(number)))
  }

  /** @param {{ preserveHeaders?: boolean }} [options] */
  clear(options) {
    const { preserveHeaders = false } = read(options)
    module.clear()
    this._begin()
    this._reset(preserveHeaders)
  }

  /**
   * Forgets comments, and tags.
   * @param {boolean} keepTags
   */
  _reset(keepTags) {
    this.#comments = SILENCE
    if (keepTags && this.#tags !== BLANK) tellStart(this.#tags, DEFAULT_POSITION)
    else this.#tags = newTags()
  }

  /**
   * @param {string} fen
   * @param {string} comment
   */
  _say(fen, comment) {
    if (this.#comments === SILENCE) this.#comments = new Map()
    this.#comments.set(fen, comment)
  }

  /**
   * @param {string} fen
   * @param {{ skipValidation?: boolean, preserveHeaders?: boolean, chess960?: boolean }} [options]
   */
  load(fen, options) {
    const { skipValidation = false, preserveHeaders = false, chess960 = false } = read(options)
    const isUsual = fen === DEFAULT_POSITION
    if (isUsual && usualStart !== undefined) {
      this._adopt(usualStart.slice(), fen)
      this._reset(preserveHeaders)
      return
    }
    const completed = module.load(text(fen), (skipValidation ? 1 : 0) | (chess960 ? 2 : 0) | this._claimedRights())
    this._begin()
    this._reset(preserveHeaders)
    if (isUsual) usualStart = this._past().slice()
    else tellStart(this.#tags, completed ?? fen)
  }

  reset() {
    this.load(DEFAULT_POSITION)
  }

  /** @param {{ forceEnpassantSquare?: boolean }} [options] */
  fen(options) {
    const { forceEnpassantSquare = false } = read(options)
    if (!forceEnpassantSquare) return this._fen()
    this._hand()
    return module.fen(1)
  }

  /**
   * @param {Piece} piece
   * @param {Square} square
   */
  put(piece, square) {
    const { type, color } = pieceOf(piece)
    const index = indexOf(square)
    const code = codeOf(type)
    if (index === NONE || code === NONE || (color !== WHITE && color !== BLACK)) return false
    this._hand()
    if (!module.put(index, sideOf(color), code)) return false
    this._edited()
    return true
  }

  /**
   * @param {Square} square
   * @returns {Piece | undefined}
   */
  remove(square) {
    const index = indexOf(square)
    if (index === NONE) return undefined
    const piece = this._pieceAt(index)
    this._hand()
    module.remove(index)
    this._edited()
    return piece
  }

  /** Takes a state that was changed by hand; the tags say it as long as nothing has been played. */
  _edited() {
    this._take()
    if (this._ply === 0) tellStart(this.#tags, this._fen())
  }

  /**
   * @param {Color} color
   * @param {Partial<Record<'k' | 'q', boolean>>} rights
   */
  setCastlingRights(color, rights) {
    const { [KING]: short, [QUEEN]: long } = /** @type {Partial<Record<'k' | 'q', boolean>>} */ (read(rights))
    const give = (short ? 1 : 0) | (long ? 2 : 0)
    const take = (short === undefined || short ? 0 : 1) | (long === undefined || long ? 0 : 2)
    const shift = 2 * sideOf(side(color))
    this._wish(give << shift, take << shift)
    const now = this._rights() >> shift
    return (
      (short === undefined || short === ((now & 1) !== 0)) && (long === undefined || long === ((now & 2) !== 0))
    )
  }

  /** @param {Color} color */
  getCastlingRights(color) {
    const rights = this._rights() >> (2 * sideOf(side(color)))
    return { k: (rights & 1) !== 0, q: (rights & 2) !== 0 }
  }

  /** @param {Color} color */
  setTurn(color) {
    if (this._turn === side(color)) return false
    this.move('--')
    return true
  }

  turn() {
    return this._turn
  }

  moveNumber() {
    return this._number
  }

  /** What only the moves say of the present state, as bits. */
  _told() {
    return this._facts < 0 ? this._ask() : this._facts
  }

  _ask() {
    this._hand()
    return (this._facts = module.status())
  }

  isCheck() {
    return (this._told() & CHECK) !== 0
  }

  inCheck() {
    return this.isCheck()
  }

  isCheckmate() {
    return (this._told() & CHECKMATE) !== 0
  }

  isStalemate() {
    return (this._told() & STALEMATE) !== 0
  }

  isInsufficientMaterial() {
    return (this._flags & INSUFFICIENT) !== 0
  }

  isDrawByFiftyMoves() {
    return (this._flags & FIFTY) !== 0
  }

  isThreefoldRepetition() {
    return (this._threefold ??= this._isThird())
  }

  _isThird() {
    // There and back twice: sooner nothing can stand there for the third time.
    return this._ply >= 4 && module.isThreefold(this._past())
  }

  isDraw() {
    return (
      (this._flags & (INSUFFICIENT | FIFTY)) !== 0 ||
      (this._told() & STALEMATE) !== 0 ||
      this.isThreefoldRepetition()
    )
  }

  isGameOver() {
    return (this._told() & CHECKMATE) !== 0 || this.isDraw()
  }

  hash() {
    return (this._hash ??= this._newHash())
  }

  _newHash() {
    if (this._wishes !== 0) this._hand()
    halves[0] = this._word(12)
    halves[1] = this._word(13)
    return whole[0].toString(16)
  }

  /** @param {number} depth */
  perft(depth) {
    this._hand()
    return module.perft(wholeOf(depth))
  }

  /**
   * @param {{ verbose?: boolean, square?: Square, piece?: PieceSymbol }} [options]
   * @returns {any}
   */
  moves(options) {
    const { verbose = false, square = undefined, piece = undefined } = read(options)
    let at = NONE
    let of = NONE
    if (square) {
      at = indexOf(String(square).toLowerCase())
      if (at === NONE) return []
    }
    if (piece) {
      of = codeOf(piece)
      if (of === NONE) return []
    }
    return verbose ? verboseMoves(this, at, of) : sanMoves(this, at, of)
  }

  /** The legal moves as engines write them, in no particular order. */
  uciMoves() {
    return uciMoves(this)
  }

  /** Where each piece of the side to move may go, as boards on the web like to be given. */
  destinations() {
    return destinations(this)
  }

  /**
   * @param {string | { from: string, to: string, promotion?: string } | null} move
   * @param {{ strict?: boolean }} [options]
   */
  move(move, options) {
    const { strict = false } = read(options)
    const before = this._fen()
    this._hand()
    const answer = play(move, strict)
    if (answer !== PLAYED) throw refusal(move, answer)
    this._go()
    return new Move(this._word(14), san(this._word(15)), before, this._fen())
  }

  /**
   * Makes all moves of a list, or none where one of them cannot be made.
   * @param {Iterable<string | { from: string, to: string, promotion?: string } | null>} moves
   * @param {{ strict?: boolean }} [options]
   */
  playLine(moves, options) {
    const { strict = false } = read(options)
    const line = list(moves)
    for (const [index, move] of line.entries()) {
      this._hand()
      const answer = play(move, strict)
      if (answer !== PLAYED) {
        for (let played = 0; played < index; played++) this._back()
        throw Object.assign(refusal(move, answer), { index })
      }
      this._go()
    }
  }

  /** @returns {Move | null} */
  undo() {
    if (this._ply === 0) return null
    const after = this._fen()
    const report = this._word(14)
    const text = san(this._word(15))
    this._back()
    return new Move(report, text, this._fen(), after)
  }

  /**
   * @param {{ verbose?: boolean }} [options]
   * @returns {any}
   */
  history(options) {
    const { verbose = false } = read(options)
    const past = this._past()
    const list = []
    if (!verbose) {
      for (let at = BLOCK; at < past.length; at += BLOCK) list.push(san(past[at + 15]))
      return list
    }
    const fens = this._allFens()
    for (let ply = 0; ply < this._ply; ply++) {
      const at = (ply + 1) * BLOCK
      list.push(new Move(past[at + 14], san(past[at + 15]), fens[ply], fens[ply + 1]))
    }
    return list
  }

  /**
   * @deprecated use `setHeader` and `getHeaders`
   * @param {...string} args
   */
  header(...args) {
    const tags = this.#tags
    for (let index = 0; index + 1 < args.length; index += 2) {
      if (typeof args[index] === 'string' && typeof args[index + 1] === 'string') tags[args[index]] = args[index + 1]
    }
    return tags
  }

  /**
   * @param {string} key
   * @param {string} value
   */
  setHeader(key, value) {
    this.#tags[text(key)] = value === undefined || value === null ? usual(key) : text(value)
    return setTags(this.#tags)
  }

  /** @param {string} key */
  removeHeader(key) {
    const tags = this.#tags
    text(key)
    // Most are not set, and nothing is written then.
    if (tags[key] === null && !(key in SEVEN_TAG_ROSTER)) return true
    if (!(key in tags)) return false
    tags[key] = usual(key)
    return true
  }

  /** The tags that are set. */
  getHeaders() {
    return setTags(this.#tags)
  }

  /** @param {{ newline?: string, maxWidth?: number }} [options] */
  pgn(options) {
    const { newline = '\n', maxWidth = 0 } = read(options)
    const tags = this.#tags
    const comments = [...this.#comments].flat()
    return module.pgn(this._past(), shownTags(tags), comments, tags.Result || '*', text(newline), wholeOf(maxWidth))
  }

  /**
   * @param {string} pgn
   * @param {{ strict?: boolean, newlineChar?: string }} [options]
   */
  loadPgn(pgn, options) {
    const { strict = false, newlineChar = '\r?\n' } = read(options)
    const lines = newlineChar === '\r?\n' ? text(pgn) : text(pgn).replace(lineBreak(newlineChar), '\n')
    this._takeGame(module.loadGame(lines, (strict ? 1 : 0) | this._claimedRights()))
  }

  /**
   * Takes a game that was read; returns what stopped the reading.
   * @param {import('./pkg/gridmate.js').LoadedGame} game
   */
  _takeGame(game) {
    this._adopt(game.line())
    this._reset(false)
    const { tags, comments, marks, start, result, problem } = game.record()
    game.free()
    for (const [name, value] of tags) this.#tags[name] = value
    if (start !== null) tellStart(this.#tags, start)
    if (result !== null) this.header('Result', result)
    for (const [fen, said] of comments) this._say(fen, said)
    this._mark(marks)
    return problem
  }

  /** What is to become of castling rights that no king and rook stand for, as an option of the module: they are kept. */
  _claimedRights() {
    return 0
  }

  /**
   * Takes the marks of judgement of a game that was loaded: this class forgets them.
   * @param {[ply: number, mark: string][]} _marks
   */
  _mark(_marks) {}

  getComment() {
    return this.#comments.get(this._fen())
  }

  /** @param {string} comment */
  setComment(comment) {
    this._say(this._fen(), text(comment).replaceAll('{', '[').replaceAll('}', ']'))
  }

  removeComment() {
    const fen = this._fen()
    const comment = this.#comments.get(fen)
    this.#comments.delete(fen)
    return comment
  }

  /** @deprecated renamed to `removeComment` */
  deleteComment() {
    return this.removeComment()
  }

  /** The comments of the line, in its order; what was said elsewhere is forgotten. */
  getComments() {
    if (this.#comments.size === 0) return []
    /** @type {Map<string, string>} */
    const kept = new Map()
    for (const fen of this._allFens()) {
      const comment = this.#comments.get(fen)
      if (comment !== undefined) kept.set(fen, comment)
    }
    this.#comments = kept
    return Array.from(kept, ([fen, comment]) => ({ fen, comment }))
  }

  removeComments() {
    const comments = this.getComments()
    this.#comments = SILENCE
    return comments
  }

  /** @deprecated renamed to `removeComments` */
  deleteComments() {
    return this.removeComments()
  }
}

/**
 * What a piece is said to be.
 * @param {Piece} piece
 */
function pieceOf(piece) {
  if (typeof piece === 'object' && piece !== null) return piece
  throw fail('no-such-piece', `A piece is an object such as { type: 'q', color: 'w' }, not ${shown(piece)}.`)
}

/**
 * A pattern for line breaks.
 * @param {string} pattern
 */
function lineBreak(pattern) {
  try {
    return new RegExp(text(pattern), 'g')
  } catch (error) {
    throw fail('no-such-pattern', `The line break is no regular expression: ${shown(pattern)}.`, error)
  }
}

/**
 * The error about a move that the module did not play.
 * @param {string | object | null} move
 * @param {number} answer
 */
function refusal(move, answer) {
  if (answer === CHECKED) return fail('null-move-in-check', 'Null move not allowed when in check')
  return fail('invalid-move', `Invalid move: ${moveText(move)}`)
}

/**
 * A move as it was passed, for a sentence.
 * @param {unknown} move
 */
function moveText(move) {
  if (typeof move === 'string') return move
  try {
    return JSON.stringify(move)
  } catch {
    return shown(move)
  }
}

/**
 * Has the module play a move on the state it was handed.
 * @param {string | { from: string, to: string, promotion?: string } | null} move
 * @param {boolean} strict
 */
function play(move, strict) {
  if (typeof move === 'string') return module.playText(move, strict ? 1 : 0)
  if (move === null) return module.pass()
  if (typeof move !== 'object') return 0
  return module.play(indexOf(move.from), indexOf(move.to), codeOf(move.promotion))
}
