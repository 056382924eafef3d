/** The types of `Chess`. */

import type { Color, Move, Piece, PieceSymbol, Square } from './api.js'
import type { Diagnostic } from './pkg/gridmate.js'

type MoveFilter = { square?: Square; piece?: PieceSymbol }

/**
 * A game: a line of moves with tags and comments, and the place at its end.
 *
 * ```js
 * const game = new Chess();
 * game.move('e4').san; // 'e4'
 * game.turn(); // 'b'
 * game.moves().length; // 20
 * ```
 */
export class Chess {
  /**
   * With `chess960`, the rights `KQkq` may mean rooks on any file; rights by file, `HAha`, always may.
   *
   * ```js
   * new Chess('4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1', { chess960: true }).moves().includes('O-O-O'); // true
   * ```
   */
  constructor(fen?: string, options?: { skipValidation?: boolean; chess960?: boolean })
  /**
   * A game from one of the 960 starts, a random one unless its number is given; 518 is the usual one.
   *
   * ```js
   * Chess.chess960(0).fen(); // 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1'
   * ```
   */
  static chess960(number?: number): Chess

  /**
   * ```js
   * const game = new Chess();
   * game.clear();
   * game.fen(); // '8/8/8/8/8/8/8/8 w - - 0 1'
   * ```
   */
  clear(options?: { preserveHeaders?: boolean }): void
  /**
   * ```js
   * const game = new Chess();
   * game.load('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
   * game.turn(); // 'w'
   * ```
   *
   * @throws where the FEN is not valid, with the sentence of `validateFen` and the code `invalid-fen`
   */
  load(fen: string, options?: { skipValidation?: boolean; preserveHeaders?: boolean; chess960?: boolean }): void
  /**
   * ```js
   * const game = new Chess('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
   * game.reset();
   * game.fen() === DEFAULT_POSITION; // true
   * ```
   */
  reset(): void
  /**
   * ```js
   * new Chess().fen(); // 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
   * ```
   */
  fen(options?: { forceEnpassantSquare?: boolean }): string

  /**
   * ```js
   * new Chess().get('e1'); // { type: 'k', color: 'w' }
   * ```
   */
  get(square: Square): Piece | undefined
  /**
   * ```js
   * new Chess().findPiece({ type: 'b', color: 'w' }); // ['c1', 'f1']
   * ```
   */
  findPiece(piece: Piece): Square[]
  /**
   * ```js
   * new Chess().put({ type: 'q', color: 'w' }, 'e4'); // true
   * ```
   */
  put(piece: Piece, square: Square): boolean
  /**
   * ```js
   * new Chess().remove('d1'); // { type: 'q', color: 'w' }
   * ```
   */
  remove(square: Square): Piece | undefined
  /**
   * ```js
   * new Chess().board()[0][4]; // { square: 'e8', type: 'k', color: 'b' }
   * ```
   */
  board(): ({ square: Square; type: PieceSymbol; color: Color } | null)[][]
  /**
   * ```js
   * new Chess().ascii().split('\n')[1]; // ' 8 | r  n  b  q  k  b  n  r |'
   * ```
   */
  ascii(): string
  /**
   * ```js
   * new Chess().squareColor('h1'); // 'light'
   * ```
   */
  squareColor(square: Square): 'light' | 'dark' | null

  /**
   * ```js
   * new Chess().turn(); // 'w'
   * ```
   */
  turn(): Color
  /**
   * ```js
   * new Chess().setTurn('b'); // true
   * ```
   */
  setTurn(color: Color): boolean
  /**
   * ```js
   * new Chess().moveNumber(); // 1
   * ```
   */
  moveNumber(): number
  /**
   * ```js
   * new Chess().getCastlingRights('w'); // { k: true, q: true }
   * ```
   */
  getCastlingRights(color: Color): { k: boolean; q: boolean }
  /**
   * ```js
   * const game = new Chess();
   * game.setCastlingRights('w', { q: false }); // true
   * game.getCastlingRights('w'); // { k: true, q: false }
   * ```
   */
  setCastlingRights(color: Color, rights: { k?: boolean; q?: boolean }): boolean
  /**
   * ```js
   * new Chess().attackers('f3'); // ['e2', 'g2', 'g1']
   * ```
   */
  attackers(square: Square, attackedBy?: Color): Square[]
  /**
   * ```js
   * new Chess().isAttacked('f3', 'b'); // false
   * ```
   */
  isAttacked(square: Square, attackedBy: Color): boolean
  /**
   * 64 bits in hexadecimal digits: equal for positions that are the same for repetition.
   *
   * ```js
   * new Chess().hash(); // '3436f01fd716346e'
   * ```
   */
  hash(): string

  /**
   * ```js
   * new Chess('4k3/8/8/8/8/8/8/4K2r w - - 0 1').isCheck(); // true
   * ```
   */
  isCheck(): boolean
  /**
   * ```js
   * new Chess('4k3/8/8/8/8/8/8/4K2r w - - 0 1').inCheck(); // true
   * ```
   */
  inCheck(): boolean
  /**
   * ```js
   * new Chess('6k1/8/8/8/8/8/r7/1r4K1 w - - 0 1').isCheckmate(); // true
   * ```
   */
  isCheckmate(): boolean
  /**
   * ```js
   * new Chess('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1').isStalemate(); // true
   * ```
   */
  isStalemate(): boolean
  /**
   * ```js
   * new Chess('4k3/8/8/8/8/8/8/4KB2 w - - 0 1').isInsufficientMaterial(); // true
   * ```
   */
  isInsufficientMaterial(): boolean
  /**
   * ```js
   * const game = new Chess();
   * for (const san of ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1', 'Ng8']) game.move(san);
   * game.isThreefoldRepetition(); // true
   * ```
   */
  isThreefoldRepetition(): boolean
  /**
   * ```js
   * new Chess('4k3/8/8/8/8/8/8/4K2R w - - 100 80').isDrawByFiftyMoves(); // true
   * ```
   */
  isDrawByFiftyMoves(): boolean
  /**
   * ```js
   * new Chess('4k3/8/8/8/8/8/8/4KB2 w - - 0 1').isDraw(); // true
   * ```
   */
  isDraw(): boolean
  /**
   * ```js
   * new Chess('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1').isGameOver(); // true
   * ```
   */
  isGameOver(): boolean

  /**
   * ```js
   * new Chess().moves({ square: 'g1' }); // ['Nf3', 'Nh3']
   * new Chess().moves({ piece: 'n', verbose: true }).map((move) => move.lan); // ['b1a3', 'b1c3', 'g1f3', 'g1h3']
   * ```
   */
  moves(options?: MoveFilter & { verbose?: false }): string[]
  moves(options: MoveFilter & { verbose: true }): Move[]
  moves(options: MoveFilter & { verbose?: boolean }): string[] | Move[]
  /**
   * The legal moves as engines write them, in no particular order.
   *
   * ```js
   * new Chess('7k/8/8/8/8/8/8/7K w - - 0 1').uciMoves().sort(); // ['h1g1', 'h1g2', 'h1h2']
   * ```
   */
  uciMoves(): string[]
  /**
   * Where each piece of the side to move may go, as boards on the web like to be given.
   *
   * ```js
   * new Chess().destinations().get('g1'); // ['f3', 'h3']
   * ```
   */
  destinations(): Map<Square, Square[]>
  /**
   * How many paths of `depth` moves there are.
   *
   * ```js
   * new Chess().perft(3); // 8902
   * ```
   *
   * @throws where more than 8 billion are to be expected, with the code `depth-out-of-range`
   */
  perft(depth: number): number

  /**
   * ```js
   * const game = new Chess();
   * game.move('e4').lan; // 'e2e4'
   * game.move({ from: 'g8', to: 'f6' }).san; // 'Nf6'
   * ```
   *
   * @throws where there is no such move
   */
  move(move: string | { from: string; to: string; promotion?: string } | null, options?: { strict?: boolean }): Move
  /**
   * Makes the moves of a list one after the other, without a `Move` of each: the fastest way to replay a game.
   *
   * ```js
   * const game = new Chess();
   * game.playLine(['e4', 'e5', 'Nf3']);
   * game.history(); // ['e4', 'e5', 'Nf3']
   * ```
   *
   * @throws where one of them cannot be made, with its `index`; then none is made
   */
  playLine(moves: Iterable<string | { from: string; to: string; promotion?: string } | null>, options?: { strict?: boolean }): void
  /**
   * ```js
   * const game = new Chess();
   * game.move('e4');
   * game.undo()?.san; // 'e4'
   * game.undo(); // null
   * ```
   */
  undo(): Move | null
  /**
   * ```js
   * const game = new Chess();
   * game.move('e4');
   * game.history(); // ['e4']
   * game.history({ verbose: true })[0].from; // 'e2'
   * ```
   */
  history(): string[]
  history(options: { verbose: true }): Move[]
  history(options: { verbose: false }): string[]
  history(options: { verbose?: boolean }): string[] | Move[]

  /**
   * ```js
   * const game = new Chess();
   * game.move('e4');
   * game.pgn().split('\n').at(-1); // '1. e4 *'
   * ```
   */
  pgn(options?: { newline?: string; maxWidth?: number }): string
  /**
   * ```js
   * const game = new Chess();
   * game.loadPgn('1. e4 e5 *');
   * game.history(); // ['e4', 'e5']
   * ```
   *
   * @throws where the text is no game; the game is then as it was
   */
  loadPgn(pgn: string, options?: { strict?: boolean; newlineChar?: string }): void
  /**
   * ```js
   * new Chess().header('White', 'Morphy').White; // 'Morphy'
   * ```
   *
   * @deprecated use `setHeader` and `getHeaders`; this one shows the tags that are not set, too
   */
  header(...args: string[]): Record<string, string | null>
  /**
   * ```js
   * new Chess().setHeader('White', 'Morphy').White; // 'Morphy'
   * ```
   */
  setHeader(key: string, value: string): Record<string, string>
  /**
   * ```js
   * const game = new Chess();
   * game.setHeader('White', 'Morphy');
   * game.removeHeader('White'); // true
   * game.getHeaders().White; // '?'
   * ```
   */
  removeHeader(key: string): boolean
  /**
   * ```js
   * new Chess().getHeaders().Result; // '*'
   * ```
   */
  getHeaders(): Record<string, string>

  /**
   * ```js
   * const game = new Chess();
   * game.loadPgn('1. e4 {the best} *');
   * game.getComment(); // 'the best'
   * ```
   */
  getComment(): string
  /**
   * ```js
   * const game = new Chess();
   * game.setComment('before all');
   * game.getComment(); // 'before all'
   * ```
   */
  setComment(comment: string): void
  /**
   * ```js
   * const game = new Chess();
   * game.setComment('before all');
   * game.removeComment(); // 'before all'
   * ```
   */
  removeComment(): string
  /**
   * ```js
   * const game = new Chess();
   * game.setComment('before all');
   * game.getComments()[0].comment; // 'before all'
   * ```
   */
  getComments(): { fen: string; comment: string }[]
  /**
   * ```js
   * const game = new Chess();
   * game.setComment('before all');
   * game.removeComments().length; // 1
   * game.getComments(); // []
   * ```
   */
  removeComments(): { fen: string; comment: string }[]
  /**
   * ```js
   * const game = new Chess();
   * game.setComment('before all');
   * game.deleteComment(); // 'before all'
   * ```
   *
   * @deprecated renamed to `removeComment`
   */
  deleteComment(): string
  /**
   * ```js
   * const game = new Chess();
   * game.setComment('before all');
   * game.deleteComments().length; // 1
   * ```
   *
   * @deprecated renamed to `removeComments`
   */
  deleteComments(): { fen: string; comment: string }[]
}

/** A PGN, whole or in pieces of any size: texts, or the bytes of a file. */
export type Pieces =
  | string
  | Uint8Array
  | Iterable<string | Uint8Array>
  | AsyncIterable<string | Uint8Array>
  | { getReader(): { read(): Promise<{ done: boolean; value?: string | Uint8Array }>; cancel(): unknown } }

/** A game that was read from a PGN. */
export type ReadChess = {
  /** Its main line with tags and comments, up to where it can be read. */
  game: Chess
  /** Why it could not be read to its end, if it could not. */
  problem: Diagnostic | null
}

/**
 * The games of a PGN that comes in pieces, such as a stream, each as soon as the next one begins: no more is held of a
 * file than a few games.
 *
 * ```js
 * const pieces = ['[White "Ann"]\n\n1. e', '4 e5 *\n\n1. d4 K', 'e4 *'];
 * const found = [];
 * for await (const { game, problem } of games(pieces)) found.push([game.history(), problem?.code]);
 * found; // [[['e4', 'e5'], undefined], [['d4'], 'invalid-move']]
 * ```
 */
export function games(source: Pieces): AsyncGenerator<ReadChess, void, undefined>
