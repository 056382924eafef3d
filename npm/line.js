// @ts-check
/**
 * The line of states that a game went through, as blocks of words that the module understands.
 *
 * What is read here are the words that say what a caller asks most often: what stands where, whose turn it is. All
 * members begin with `_`: they are for the class `Chess`, which is built on this one, and for no other.
 */
import { fenOf } from './fen.js'
import { BLOCK, fen, setRights, words } from './module.js'
import { BLACK, PIECES, WHITE } from './names.js'
import { onRevival } from './revival.js'

/** @typedef {import('./api.js').Color} Color */
/** @typedef {import('./api.js').Piece} Piece */

/** Not asked for yet. */
const UNKNOWN = -1

/** That castling rights are wished; beside it those to give, as four bits, and those to take, as four more. */
const WISHED = 1 << 8

/** How many words a line has room for from the first move on. */
const FEWEST = 96 * BLOCK

/** Where the flags hold castling rights, four bits each. */
const CAN_BE_GIVEN = 4
const CLAIMED = 8
const RIGHTS = 12

/** How many states have been handed over or taken, and which of them the module holds. */
let count = 0
let held = 0
onRevival(() => {
  held = 0
})

/** No member is a private method: of those an engine puts a mark on every game. */
export class Line {
  /** @type {Color} */
  _turn = WHITE
  _number = 1
  /** What the state says of itself, as the module's bits. */
  _flags = 0
  /** What the moves say of the present state, as the module's bits. */
  _facts = UNKNOWN
  /** What is wished of the castling rights: the flags show it, and the module hears of it with the next question. */
  _wishes = 0
  /** How many moves have been made. */
  _ply = 0
  /** @type {Uint32Array} All states so far; room for more behind. */
  #words = new Uint32Array(BLOCK)
  /** The present state, as a place in the words. */
  #at = 0
  /** The number of the present state among those that the module held; 0 for one that it has not. */
  #held = 0
  /** @type {string | undefined} The present state's FEN. */
  #fen
  /** @type {boolean | undefined} */
  _threefold
  /** @type {string | undefined} */
  _hash

  /** Hands the present state to the module. */
  _hand() {
    if (this.#held !== held || held === 0) this._handAt(this.#at)
    this.#held = held
    if (this._wishes !== 0) this._grant()
    return words()
  }

  /**
   * Hands a state to the module.
   * @param {number} at its place in the words
   */
  _handAt(at) {
    const shared = words()
    const own = this.#words
    for (let index = 0; index < BLOCK; index++) shared[index] = own[at + index]
    held = ++count
  }

  /** Has the module change the rights of the state it was handed as was wished, and keeps what became of it. */
  _grant() {
    setRights(this._wishes & 15, (this._wishes >>> 4) & 15)
    this._wishes = 0
    this._copy()
  }

  /** Copies the module's state in place of the present one. */
  _copy() {
    const shared = words()
    const own = this.#words
    const at = this.#at
    for (let index = 0; index < BLOCK; index++) own[at + index] = shared[index]
    this.#held = held = ++count
  }

  /** Takes the module's state as the only one. */
  _begin() {
    this.#at = 0
    this._ply = 0
    this._take()
  }

  /** Takes the module's state in place of the present one. */
  _take() {
    this._copy()
    this._arrive()
  }

  /** Takes the module's state as the next one. */
  _go() {
    this._ply += 1
    this.#at += BLOCK
    if (this.#at === this.#words.length) {
      const longer = new Uint32Array(Math.max(2 * this.#at, FEWEST))
      longer.set(this.#words)
      this.#words = longer
    }
    this._take()
  }

  /** Goes back to the state before. */
  _back() {
    this._ply -= 1
    this.#at -= BLOCK
    this.#held = 0
    this._arrive()
  }

  /**
   * Starts over with states that were kept.
   * @param {Uint32Array} states
   * @param {string} [start] the FEN of the only one
   */
  _adopt(states, start) {
    this.#words = states
    this.#at = states.length - BLOCK
    this._ply = this.#at / BLOCK
    this.#held = 0
    this._arrive()
    this.#fen = start
  }

  /** Reads what is asked most often. */
  _arrive() {
    this._flags = this._word(8)
    this._turn = (this._flags & 1) === 0 ? WHITE : BLACK
    this._number = this._word(9) >>> 16
    this._wishes = 0
    this._forget()
  }

  /** Forgets what was worked out from another state. */
  _forget() {
    this.#fen = undefined
    this._facts = UNKNOWN
    this._threefold = undefined
    this._hash = undefined
  }

  /** The words of all states up to the present one. */
  _past() {
    if (this._wishes !== 0) this._hand()
    return this.#words.subarray(0, this.#at + BLOCK)
  }

  /**
   * A word of the present state, as it was before any wish.
   * @param {number} index
   */
  _word(index) {
    return this.#words[this.#at + index]
  }

  /** The castling rights of both colours as bits: white's short and long, black's short and long. */
  _rights() {
    return (this._flags >>> RIGHTS) & 15
  }

  /**
   * Gives and takes castling rights. The module has said before which ones can be given; those that were only claimed
   * go with any wish.
   * @param {number} give four bits, like those of the rights
   * @param {number} take four more
   */
  _wish(give, take) {
    const flags = this._flags
    const given = give & (flags >>> CAN_BE_GIVEN)
    const held = (flags >>> RIGHTS) & ~(flags >>> CLAIMED) & 15
    this._flags = (flags & ~(255 << CLAIMED)) | (((held & ~take) | given) << RIGHTS)
    const older = this._wishes & ~((given | take) * 17)
    this._wishes = WISHED | older | given | (take << 4)
    this._forget()
  }

  /** The present state's FEN. */
  _fen() {
    return (this.#fen ??= this._newFen())
  }

  _newFen() {
    if (this._wishes !== 0) this._hand()
    return this._fenAt(this.#at)
  }

  /**
   * The FEN of a state.
   * @param {number} at its place in the words
   */
  _fenAt(at) {
    const usual = fenOf(this.#words, at)
    if (usual !== undefined) return usual
    this._handAt(at)
    return fen(0)
  }

  /** The FEN of every state so far. */
  _allFens() {
    const all = []
    if (this._wishes !== 0) this._hand()
    for (let at = 0; at <= this.#at; at += BLOCK) all.push(this._fenAt(at))
    return all
  }

  /**
   * The module's code of what stands on a square, with 8 for black; 0 for nothing.
   * @param {number} square
   */
  _codeAt(square) {
    const own = this.#words
    const at = this.#at + (square >> 5)
    return (
      ((own[at] >>> square) & 1) |
      (((own[at + 2] >>> square) & 1) << 1) |
      (((own[at + 4] >>> square) & 1) << 2) |
      (((own[at + 6] >>> square) & 1) << 3)
    )
  }

  /**
   * @param {number} square
   * @returns {Piece | undefined}
   */
  _pieceAt(square) {
    const code = this._codeAt(square)
    const type = PIECES[code & 7]
    return type === undefined ? undefined : { type, color: code < 8 ? WHITE : BLACK }
  }

  /**
   * The squares with this code, as the bits of two words: the lower half of the board, and the upper one.
   * @param {number} code
   * @param {0 | 1} half
   */
  _squaresWith(code, half) {
    const own = this.#words
    const at = this.#at + half
    const flip = (/** @type {number} */ bit) => (code & bit ? 0 : -1)
    return (own[at] ^ flip(1)) & (own[at + 2] ^ flip(2)) & (own[at + 4] ^ flip(4)) & (own[at + 6] ^ flip(8))
  }

  /**
   * For tests of chess.js that look inside: how often a hash stands in the line.
   * @param {bigint} hash
   */
  _getPositionCount(hash) {
    return this._positionCount.get(hash) ?? 0
  }

  /** For the same tests: every hash of the line. */
  get _positionCount() {
    /** @type {Map<bigint, number>} */
    const counts = new Map()
    const line = this._past()
    for (let at = 0; at < line.length; at += BLOCK) {
      // An empty board is no position.
      if (line.subarray(at, at + 6).every((word) => word === 0)) continue
      const hash = (BigInt(line[at + 13]) << 32n) | BigInt(line[at + 12])
      counts.set(hash, (counts.get(hash) ?? 0) + 1)
    }
    return counts
  }
}
