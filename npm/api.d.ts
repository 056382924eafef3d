/** Chess and Chess960 in WebAssembly, with the API of chess.js. */

export * from './core.js'
export { Chess, games } from './game.js'
export type { Pieces, ReadChess } from './game.js'

export type Color = 'w' | 'b'
export type PieceSymbol = 'p' | 'n' | 'b' | 'r' | 'q' | 'k'
type File = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h'
type Rank = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8'
export type Square = `${File}${Rank}`
export type Piece = { color: Color; type: PieceSymbol }

export const WHITE = 'w'
export const BLACK = 'b'
export const PAWN = 'p'
export const KNIGHT = 'n'
export const BISHOP = 'b'
export const ROOK = 'r'
export const QUEEN = 'q'
export const KING = 'k'

/** The FEN that a standard game starts with. */
export const DEFAULT_POSITION: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
/** All squares, from a8 to h1. */
export const SQUARES: Square[]
/** The tags that every game has, with the values that say nothing. */
export const SEVEN_TAG_ROSTER: Record<string, string>

/**
 * Whether a FEN can be loaded, and if not, why.
 *
 * ```js
 * validateFen('8/8/8/8/8/8/8/8 w - - 0 1'); // { ok: false, error: 'Invalid FEN: missing white king' }
 * ```
 */
export function validateFen(fen: string): { ok: boolean; error?: string }

/**
 * The generator of random numbers that the keys of hashes come from.
 *
 * ```js
 * typeof xoroshiro128(1n)(); // 'bigint'
 * ```
 */
export function xoroshiro128(state: bigint): () => bigint

/**
 * A move that was played or could be.
 *
 * ```js
 * const move = new Chess().move('e4');
 * [move.color, move.piece, move.from, move.to]; // ['w', 'p', 'e2', 'e4']
 * [move.captured, move.promotion]; // [undefined, undefined]
 * [move.san, move.lan, move.flags]; // ['e4', 'e2e4', 'b']
 * [move.before, move.after].map((fen) => fen.split(' ')[1]); // ['w', 'b']
 * ```
 */
export class Move {
  private constructor(...secret: never[])
  color: Color
  from: Square
  /** Where it goes; for a castle that is not from e1 or e8 with a rook in the corner, the rook's square. */
  to: Square
  piece: PieceSymbol
  captured?: PieceSymbol
  promotion?: PieceSymbol
  /** @deprecated ask `isCapture` and its kin instead */
  flags: string
  /** As people write it: `Nf3`, `exd5`, `O-O`. */
  san: string
  /** Its squares, and what a pawn becomes: `g1f3`, `e7e8q`. */
  lan: string
  /** The FEN before it. */
  before: string
  /** The FEN after it. */
  after: string
  /**
   * Whether it takes a piece where it goes; not so in passing.
   *
   * ```js
   * new Chess('4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1').move('exd5').isCapture(); // true
   * ```
   */
  isCapture(): boolean
  /**
   * ```js
   * new Chess('7k/P7/8/8/8/8/8/7K w - - 0 1').move('a8=Q').isPromotion(); // true
   * ```
   */
  isPromotion(): boolean
  /**
   * ```js
   * new Chess('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1').move('exd6').isEnPassant(); // true
   * ```
   */
  isEnPassant(): boolean
  /**
   * ```js
   * new Chess('4k3/8/8/8/8/8/8/4K2R w K - 0 1').move('O-O').isKingsideCastle(); // true
   * ```
   */
  isKingsideCastle(): boolean
  /**
   * ```js
   * new Chess('4k3/8/8/8/8/8/8/R3K3 w Q - 0 1').move('O-O-O').isQueensideCastle(); // true
   * ```
   */
  isQueensideCastle(): boolean
  /**
   * Whether the turn is passed on.
   *
   * ```js
   * new Chess().move('--').isNullMove(); // true
   * ```
   */
  isNullMove(): boolean
  /**
   * Whether a pawn goes two squares.
   *
   * ```js
   * new Chess().move('e4').isBigPawn(); // true
   * ```
   */
  isBigPawn(): boolean
}
