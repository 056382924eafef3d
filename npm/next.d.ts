/** The API of chess.js' main branch: that of its release 1.4, and marks of judgement by position. */

import { Chess as Released } from './game.js'
import type { Square } from './api.js'

export * from './index.js'

/** The marks that stand right behind a move. */
export const SUFFIX_LIST: readonly ['!', '?', '!!', '!?', '?!', '??']
export type Suffix = (typeof SUFFIX_LIST)[number]

/** A mark by its number in the PGN standard. */
export type NAG = number

/** The signs of the marks that have one. */
export const NAG_TO_SYMBOL: Record<NAG, string>

/**
 * The sign of a mark, if it has one.
 *
 * ```js
 * [nagToGlyph(16), nagToGlyph(1)]; // ['±', undefined]
 * ```
 */
export function nagToGlyph(nag: NAG): string | undefined

/** What is said of a position. */
export type Annotation = { fen: string; comment?: string; suffixAnnotation?: Suffix; nags: NAG[] }

declare const Base: { new (...options: ConstructorParameters<typeof Released>): Omit<Released, 'getComments'> }

/**
 * A game with marks. Where no FEN is given, the present position is meant. Castling rights that no king and rook stand for are
 * dropped.
 *
 * ```js
 * const game = new Chess('4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1');
 * game.fen(); // '4k3/8/8/8/8/8/8/4K2R w K - 0 1'
 * game.loadPgn('1. e4! $16 {solid} e5 *');
 * game.getComments()[0].suffixAnnotation; // '!'
 * ```
 */
export class Chess extends Base {
  /**
   * ```js
   * Chess.chess960(518).turn(); // 'w'
   * ```
   */
  static chess960(number?: number): Chess
  /**
   * Whether the legal move from one square to another is a pawn's that becomes another piece.
   *
   * ```js
   * new Chess('7k/P7/8/8/8/8/8/7K w - - 0 1').isPromotion({ from: 'a7', to: 'a8' }); // true
   * ```
   */
  isPromotion(move: { from: Square; to: Square }): boolean
  /**
   * ```js
   * const game = new Chess();
   * game.loadPgn('1. e4!? *');
   * game.getSuffixAnnotation(); // '!?'
   * ```
   */
  getSuffixAnnotation(fen?: string): Suffix | undefined
  /**
   * ```js
   * const game = new Chess();
   * game.setSuffixAnnotation('??');
   * game.getSuffixAnnotation(DEFAULT_POSITION); // '??'
   * ```
   *
   * @throws where it is none of `SUFFIX_LIST`, with the code `invalid-suffix`
   */
  setSuffixAnnotation(suffix: Suffix, fen?: string): void
  /**
   * ```js
   * const game = new Chess();
   * game.setSuffixAnnotation('!');
   * game.removeSuffixAnnotation(); // '!'
   * ```
   */
  removeSuffixAnnotation(fen?: string): Suffix | undefined
  /**
   * ```js
   * const game = new Chess();
   * game.loadPgn('1. e4 $1 $16 *');
   * game.getNags(); // [1, 16]
   * ```
   */
  getNags(fen?: string): NAG[]
  /**
   * Sets the marks in place of those there are.
   *
   * ```js
   * const game = new Chess();
   * game.setNags([10, 36]);
   * game.getNags(); // [10, 36]
   * ```
   */
  setNags(nags: NAG[], fen?: string): void
  /**
   * ```js
   * const game = new Chess();
   * game.addNag(10);
   * game.addNag(10);
   * game.getNags(); // [10]
   * ```
   */
  addNag(nag: NAG, fen?: string): void
  /**
   * ```js
   * const game = new Chess();
   * game.setNags([10, 36]);
   * game.removeNag(36); // true
   * game.getNags(); // [10]
   * ```
   */
  removeNag(nag: NAG, fen?: string): boolean
  /**
   * ```js
   * const game = new Chess();
   * game.setNags([10, 36]);
   * game.removeNags(); // [10, 36]
   * ```
   */
  removeNags(fen?: string): NAG[]
  /**
   * All that is said: comments in the order of the line, then positions with marks alone.
   *
   * ```js
   * const game = new Chess();
   * game.loadPgn('1. e4 {solid} e5 $6 *');
   * game.getComments().map(({ comment, nags }) => [comment, nags]); // [['solid', []], [undefined, [6]]]
   * ```
   */
  getComments(): Annotation[]
}
