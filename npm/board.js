// @ts-check
/** What stands on the board of the present state, and what it attacks: the part of `Chess` that only looks. */
import { Line } from './line.js'
import * as module from './module.js'
import { REPORTS } from './module.js'
import { BLACK, NAMES, NONE, PIECES, SQUARES, WHITE, indexOf, sideOf } from './names.js'

/** @typedef {import('./index.js').Square} Square */
/** @typedef {import('./index.js').Color} Color */
/** @typedef {import('./index.js').Piece} Piece */
/** @typedef {import('./index.js').PieceSymbol} PieceSymbol */

/** Squares from a8 on, as numbers. */
const FROM_ABOVE = SQUARES.map(indexOf)

/** What a diagram shows of a square, by the module's codes. */
const CELLS = [...'.BRQPNK..brqpnk.'].map((letter) => ` ${letter} `)

/** The two halves of the board, the upper one first. */
const HALVES = /** @type {const} */ ([1, 0])

/** A line of states of which the present one can be looked at. */
export class Board extends Line {
  /**
   * @param {Square} square
   * @returns {Piece | undefined}
   */
  get(square) {
    const index = indexOf(square)
    return index === NONE ? undefined : this._pieceAt(index)
  }

  /**
   * @param {Piece} piece
   * @returns {Square[]}
   */
  findPiece({ type, color }) {
    const code = PIECES.indexOf(type, 1) + (color === BLACK ? 8 : 0)
    /** @type {Square[]} */
    const found = []
    for (const half of HALVES) {
      const squares = this._squaresWith(code, half)
      for (let rank = 24; rank >= 0; rank -= 8) {
        for (let row = (squares >>> rank) & 255; row !== 0; row &= row - 1) {
          found.push(NAMES[half * 32 + rank + 31 - Math.clz32(row & -row)])
        }
      }
    }
    return found
  }

  /**
   * @param {Square} square
   * @param {Color} [attackedBy]
   * @returns {Square[]}
   */
  attackers(square, attackedBy) {
    const shared = this._hand()
    const count = module.attackers(indexOf(square), sideOf(attackedBy ?? this._turn))
    /** @type {Square[]} */
    const found = []
    for (let index = 0; index < count; index++) found.push(NAMES[shared[REPORTS + index]])
    return found
  }

  /**
   * @param {Square} square
   * @param {Color} attackedBy
   */
  isAttacked(square, attackedBy) {
    this._hand()
    return module.isAttacked(indexOf(square), sideOf(attackedBy))
  }

  ascii() {
    const edge = '   +------------------------+\n'
    let text = edge
    for (let place = 0; place < 64; ) {
      text += ` ${8 - place / 8} |`
      do text += CELLS[this._codeAt(FROM_ABOVE[place++])]
      while (place % 8 !== 0)
      text += '|\n'
    }
    return `${text}${edge}     a  b  c  d  e  f  g  h`
  }

  /** @returns {({ square: Square, type: PieceSymbol, color: Color } | null)[][]} */
  board() {
    const rows = []
    for (let place = 0; place < 64; ) {
      const row = []
      do row.push(this.#standing(place++))
      while (place % 8 !== 0)
      rows.push(row)
    }
    return rows
  }

  /**
   * @param {number} place
   * @returns {{ square: Square, type: PieceSymbol, color: Color } | null}
   */
  #standing(place) {
    const code = this._codeAt(FROM_ABOVE[place])
    const type = PIECES[code & 7]
    return type === undefined ? null : { square: SQUARES[place], type, color: code < 8 ? WHITE : BLACK }
  }

  /**
   * @param {Square} square
   * @returns {'light' | 'dark' | null}
   */
  squareColor(square) {
    const index = indexOf(square)
    if (index === NONE) return null
    return ((index >> 3) + index) & 1 ? 'light' : 'dark'
  }
}
