// @ts-check
/** The names that squares, pieces and moves go by. */

export const WHITE = 'w'
export const BLACK = 'b'
export const PAWN = 'p'
export const KNIGHT = 'n'
export const BISHOP = 'b'
export const ROOK = 'r'
export const QUEEN = 'q'
export const KING = 'k'

export const DEFAULT_POSITION = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

/** @typedef {import('./api.js').Square} Square */
/** @typedef {import('./api.js').Color} Color */
/** @typedef {import('./api.js').PieceSymbol} PieceSymbol */

const FILES = [...'abcdefgh']

/**
 * All squares, from a8 to h1.
 * @type {Square[]}
 */
export const SQUARES = /** @type {any} */ ([...'87654321'].flatMap((rank) => FILES.map((file) => file + rank)))

/**
 * All squares by their number, from a1 to h8.
 * @type {Square[]}
 */
export const NAMES = /** @type {any} */ ([...'12345678'].flatMap((rank) => FILES.map((file) => file + rank)))

/** No square, no piece. */
export const NONE = 255

/**
 * The number of a square; `NONE` if it is no name of one.
 * @param {unknown} name
 */
export function indexOf(name) {
  if (typeof name !== 'string' || name.length !== 2) return NONE
  const file = name.charCodeAt(0) - 97
  const rank = name.charCodeAt(1) - 49
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? rank * 8 + file : NONE
}

/**
 * The pieces by the module's codes.
 * @type {(PieceSymbol | undefined)[]}
 */
export const PIECES = [undefined, BISHOP, ROOK, QUEEN, PAWN, KNIGHT, KING]

/**
 * The module's code of a piece; `NONE` if it is no letter of one.
 * @param {unknown} letter
 */
export function codeOf(letter) {
  const code = typeof letter === 'string' ? PIECES.indexOf(/** @type {PieceSymbol} */ (letter.toLowerCase()), 1) : -1
  return code < 0 ? NONE : code
}

/**
 * 0 for white, 1 for black.
 * @param {unknown} color
 */
export const sideOf = (color) => (color === BLACK ? 1 : 0)

/** The tags that every game has, in their order. */
export const SEVEN_TAG_ROSTER = {
  Event: '?',
  Site: '?',
  Date: '????.??.??',
  Round: '?',
  White: '?',
  Black: '?',
  Result: '*',
}

/**
 * Every known tag in the order that a PGN has them, with `null` for those that are not set.
 * @returns {Record<string, string | null>}
 */
export const newTags = () => ({
  Event: '?',
  Site: '?',
  Date: '????.??.??',
  Round: '?',
  White: '?',
  Black: '?',
  Result: '*',
  WhiteTitle: null,
  BlackTitle: null,
  WhiteElo: null,
  BlackElo: null,
  WhiteUSCF: null,
  BlackUSCF: null,
  WhiteNA: null,
  BlackNA: null,
  WhiteType: null,
  BlackType: null,
  EventDate: null,
  EventSponsor: null,
  Section: null,
  Stage: null,
  Board: null,
  Opening: null,
  Variation: null,
  SubVariation: null,
  ECO: null,
  NIC: null,
  Time: null,
  UTCTime: null,
  UTCDate: null,
  TimeControl: null,
  SetUp: null,
  FEN: null,
  Termination: null,
  Annotator: null,
  Mode: null,
  PlyCount: null,
})
