/** Chess and Chess960 in WebAssembly, with the API of chess.js. */

export * from './core.js'

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

/** Whether a FEN can be loaded, and if not, why. */
export function validateFen(fen: string): { ok: boolean; error?: string }

/** The generator of random numbers that the keys of hashes come from. */
export function xoroshiro128(state: bigint): () => bigint

/** A move that was played or could be. */
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
  /** Whether it takes a piece where it goes; not so in passing. */
  isCapture(): boolean
  isPromotion(): boolean
  isEnPassant(): boolean
  isKingsideCastle(): boolean
  isQueensideCastle(): boolean
  /** Whether a pawn goes two squares. */
  isBigPawn(): boolean
}

type MoveFilter = { square?: Square; piece?: PieceSymbol }

/** A game: a line of moves with tags and comments, and the place at its end. */
export class Chess {
  /** With `chess960`, the rights `KQkq` may mean rooks on any file; rights by file, `HAha`, always may. */
  constructor(fen?: string, options?: { skipValidation?: boolean; chess960?: boolean })
  /** A game from one of the 960 starts; 518 is the usual one. */
  static chess960(number: number): Chess

  clear(options?: { preserveHeaders?: boolean }): void
  /** @throws where the FEN is not valid, with the sentence of `validateFen` and the code `invalid-fen` */
  load(fen: string, options?: { skipValidation?: boolean; preserveHeaders?: boolean; chess960?: boolean }): void
  reset(): void
  fen(options?: { forceEnpassantSquare?: boolean }): string

  get(square: Square): Piece | undefined
  findPiece(piece: Piece): Square[]
  put(piece: Piece, square: Square): boolean
  remove(square: Square): Piece | undefined
  board(): ({ square: Square; type: PieceSymbol; color: Color } | null)[][]
  ascii(): string
  squareColor(square: Square): 'light' | 'dark' | null

  turn(): Color
  setTurn(color: Color): boolean
  moveNumber(): number
  getCastlingRights(color: Color): { k: boolean; q: boolean }
  setCastlingRights(color: Color, rights: { k?: boolean; q?: boolean }): boolean
  attackers(square: Square, attackedBy?: Color): Square[]
  isAttacked(square: Square, attackedBy: Color): boolean
  /** 64 bits in hexadecimal digits: equal for positions that are the same for repetition. */
  hash(): string

  isCheck(): boolean
  inCheck(): boolean
  isCheckmate(): boolean
  isStalemate(): boolean
  isInsufficientMaterial(): boolean
  isThreefoldRepetition(): boolean
  isDrawByFiftyMoves(): boolean
  isDraw(): boolean
  isGameOver(): boolean

  moves(options?: MoveFilter & { verbose?: false }): string[]
  moves(options: MoveFilter & { verbose: true }): Move[]
  moves(options: MoveFilter & { verbose?: boolean }): string[] | Move[]
  /** The legal moves as engines write them, in no particular order. */
  uciMoves(): string[]
  /** Where each piece of the side to move may go, as boards on the web like to be told. */
  destinations(): Map<Square, Square[]>
  perft(depth: number): number

  /** @throws where there is no such move */
  move(move: string | { from: string; to: string; promotion?: string } | null, options?: { strict?: boolean }): Move
  undo(): Move | null
  history(): string[]
  history(options: { verbose: true }): Move[]
  history(options: { verbose: false }): string[]
  history(options: { verbose?: boolean }): string[] | Move[]

  pgn(options?: { newline?: string; maxWidth?: number }): string
  /** @throws where the text is no game; the game is then as it was */
  loadPgn(pgn: string, options?: { strict?: boolean; newlineChar?: string }): void
  /** @deprecated use `setHeader` and `getHeaders`; this one shows the tags that are not set, too */
  header(...args: string[]): Record<string, string | null>
  setHeader(key: string, value: string): Record<string, string>
  removeHeader(key: string): boolean
  getHeaders(): Record<string, string>

  getComment(): string
  setComment(comment: string): void
  removeComment(): string
  getComments(): { fen: string; comment: string }[]
  removeComments(): { fen: string; comment: string }[]
  /** @deprecated renamed to `removeComment` */
  deleteComment(): string
  /** @deprecated renamed to `removeComments` */
  deleteComments(): { fen: string; comment: string }[]
}
