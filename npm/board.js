// @ts-check
/** What stands on the board of the present state, and what it attacks: the part of `Chess` that only looks. */
import { fail, shown, side, square as squareOf } from './arguments.js'
import { Line } from './line.js'
import * as module from './module.js'
import { REPORTS } from './module.js'
import { BLACK, NAMES, NONE, PIECES, SQUARES, WHITE, codeOf, indexOf, sideOf } from './names.js'

/** @typedef {import('./api.js').Square} Square */
/** @typedef {import('./api.js').Color} Color */
/** @typedef {import('./api.js').Piece} Piece */
/** @typedef {import('./api.js').PieceSymbol} PieceSymbol */

/** Squares from a8 on, as numbers. */
const FROM_ABOVE = SQUARES.map(indexOf)

/** What a diagram shows of a square, by the module's codes. */
const CELLS = [...'.BRQPNK..brqpnk.'].map((letter) => ` ${letter} `)

/** The pieces by the module's codes, of which none says that there is nothing. */
const TYPES = /** @type {PieceSymbol[]} */ (PIECES)

/** The two halves of the board, the upper one first. */
const HALVES = /** @type {const} */ ([1, 0])

/**
 * What stands on a rank, from the a-file on.
 * @param {number} place its first square, as a place from a8 on
 * @param {number} a the bits of the three planes that spell the pieces
 * @param {number} b
 * @param {number} c
 * @param {number} black the bits of the plane that gives the colour
 */
function rank(place, a, b, c, black) {
  /** @type {({ square: Square, type: PieceSymbol, color: Color } | null)[]} */
  const row = [null, null, null, null, null, null, null, null]
  for (let file = 0; file < 8; file++) {
    const code = ((a >>> file) & 1) | (((b >>> file) & 1) << 1) | (((c >>> file) & 1) << 2)
    if (code !== 0) row[file] = { square: SQUARES[place + file], type: TYPES[code], color: (black >>> file) & 1 ? BLACK : WHITE }
  }
  return row
}

/**
 * As chess.js has it: of a piece that there is not, none stands anywhere. What names no type or no side is refused.
 * @param {Piece} piece
 * @returns {Square[]}
 */
function noneOf(piece) {
  if (typeof piece?.type === 'string' && typeof piece.color === 'string') return []
  if (codeOf(piece?.type) === NONE) throw fail('no-such-piece', `A piece is an object such as { type: 'q', color: 'w' }, not ${shown(piece)}.`)
  side(piece.color)
  return []
}

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
  findPiece(piece) {
    const code = codeOf(piece?.type)
    /** @type {string | undefined} */
    const color = piece?.color
    const isBlack = color === BLACK || color === 'black'
    if (code === NONE || !(isBlack || color === WHITE || color === 'white')) return noneOf(piece)
    const owned = code + (isBlack ? 8 : 0)
    /** @type {Square[]} */
    const found = []
    for (const half of HALVES) {
      const squares = this._squaresWith(owned, half)
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
    const count = module.attackers(squareOf(square), sideOf(side(attackedBy ?? this._turn)))
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
    return module.isAttacked(squareOf(square), sideOf(side(attackedBy)))
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
    for (let place = 0; place < 64; place += 8) {
      const half = place < 32 ? 1 : 0
      const shift = 24 - (place & 24)
      const [a, b, c, black] = [this._word(half), this._word(2 + half), this._word(4 + half), this._word(6 + half)]
      rows.push(rank(place, a >>> shift, b >>> shift, c >>> shift, black >>> shift))
    }
    return rows
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
