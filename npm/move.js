// @ts-check
/** One move, in full. */
import { BLACK, NAMES, PIECES, WHITE } from './names.js'

/** @typedef {import('./api.js').Square} Square */
/** @typedef {import('./api.js').Color} Color */
/** @typedef {import('./api.js').PieceSymbol} PieceSymbol */

/** The flags of the kinds of move, in the module's order. */
const FLAGS = ['n', 'c', 'b', 'e', 'k', 'q', '-']
/** The same for a promotion. */
const PROMOTION_FLAGS = FLAGS.map((flag) => `${flag}p`)

/** @type {string[]} The two squares of moves, by the bits that say them. */
const squares = new Array(64 * 64)

/**
 * The squares of a move, as engines write them.
 * @param {number} report what the module says of the move
 */
export function squaresOf(report) {
  const bits = report & 0xfff
  return (squares[bits] ??= NAMES[bits & 63] + NAMES[bits >> 6])
}

/** A move that was played or could be. */
export class Move {
  /**
   * @param {number} report what the module says of the move
   * @param {string} san
   * @param {string} before the FEN before it
   * @param {string} after the FEN after it
   */
  constructor(report, san, before, after) {
    const promotion = PIECES[(report >> 18) & 7]
    const kind = (report >> 21) & 7
    /** @type {Color} */
    this.color = report >> 24 ? BLACK : WHITE
    /** @type {Square} */
    this.from = NAMES[report & 63]
    /** @type {Square} */
    this.to = NAMES[(report >> 6) & 63]
    /** @type {PieceSymbol} */
    this.piece = /** @type {PieceSymbol} */ (PIECES[(report >> 12) & 7])
    /** @type {PieceSymbol | undefined} */
    this.captured = PIECES[(report >> 15) & 7]
    /** @type {PieceSymbol | undefined} */
    this.promotion = promotion
    /**
     * @deprecated ask `isCapture` and its kin instead
     * @type {string}
     */
    this.flags = promotion === undefined ? FLAGS[kind] : PROMOTION_FLAGS[kind]
    /** @type {string} */
    this.san = san
    /** @type {string} */
    this.lan = promotion === undefined ? squaresOf(report) : squaresOf(report) + promotion
    /** @type {string} */
    this.before = before
    /** @type {string} */
    this.after = after
  }

  /** Whether it takes a piece where it goes; not so in passing. */
  isCapture() {
    return this.flags.includes('c')
  }

  /** Whether a pawn becomes another piece. */
  isPromotion() {
    return this.flags.includes('p')
  }

  /** Whether it takes a pawn in passing. */
  isEnPassant() {
    return this.flags.includes('e')
  }

  /** Whether it castles with the rook on the h-file's side. */
  isKingsideCastle() {
    return this.flags.includes('k')
  }

  /** Whether it castles with the rook on the a-file's side. */
  isQueensideCastle() {
    return this.flags.includes('q')
  }

  /** Whether the turn is passed on. */
  isNullMove() {
    return this.flags.includes('-')
  }

  /** Whether a pawn goes two squares. */
  isBigPawn() {
    return this.flags.includes('b')
  }
}
