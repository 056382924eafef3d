/**
 * `<gridmate-board>`: the board of the page as an element of HTML. Importing this registers it; all boards of a page, and
 * `gridmate/document`, share one module.
 *
 * ```html
 * <script type="module">import 'gridmate/board'</script>
 * <gridmate-board fen="start" interactive></gridmate-board>
 * ```
 */

import type { Color, Square } from './api.js'

/** A move that was made on a board, in the words of chess.js. */
export interface BoardMove {
  readonly color: Color
  readonly from: Square
  readonly to: Square
  /** A small letter, as are the next two. */
  readonly piece: string
  readonly captured?: string
  readonly promotion?: string
  readonly san: string
  /** As engines write it. */
  readonly uci: string
  /** The position before it, as a FEN. */
  readonly before: string
  readonly after: string
}

/** What a board shows now. */
export interface BoardPosition {
  readonly fen: string
  readonly turn: Color
  readonly check: boolean
  /** How the game has ended, such as `checkmate` or `stalemate`. */
  readonly end: string | null
  readonly winner: Color | null
}

/** A piece that a hand has chosen for a move. */
export interface BoardSelection {
  readonly square: Square
  /** A FEN letter. */
  readonly piece: string
  /** Where it may go; nowhere yet, where it is to move after the other side. */
  readonly destinations: readonly Square[]
}

/** What there is to say to who plays: why a move is refused, or what a key has asked. A screen reader hears it anyway. */
export interface BoardMessage {
  readonly tone: 'plain' | 'refusal' | 'fault' | 'result' | 'busy' | 'hint'
  readonly code: string
  readonly text: string
}

/** An arrow, or a circle where it has no other end. */
export interface BoardShape {
  readonly from: Square
  readonly to?: Square
  /** Green, unless it is said. */
  readonly color?: 'green' | 'red' | 'yellow' | 'blue'
  /** What stands on it, such as a number. */
  readonly label?: string
}

export interface BoardEventMap {
  /** A hand has made a move. `preventDefault()` takes it back before it is seen. */
  move: CustomEvent<BoardMove>
  /** The board shows something else, by hand or by a program. */
  change: CustomEvent<BoardPosition>
  /** A piece is picked up by a tap, a drag or a key; `null` when it has moved or is put back. */
  select: CustomEvent<BoardSelection | null>
  message: CustomEvent<BoardMessage>
  /** An attribute or a property cannot be put on the board, which stays as it was. It does not bubble. */
  error: CustomEvent<Error>
}

/** Those, and what any element reports. */
type BoardEvents = Omit<HTMLElementEventMap, keyof BoardEventMap> & BoardEventMap

/** What is called with each of them, as frameworks name it: `onmove`, `onchange`, … */
type BoardListeners = { [Name in keyof BoardEventMap as `on${Name}`]?: (event: BoardEventMap[Name]) => void }

/** What a board is given in HTML, and by frameworks. */
export interface BoardAttributes extends BoardListeners {
  /** A position: a FEN, its first fields alone, `start`, or `960:` and the number of a start of Chess960. */
  fen?: string | null
  /** A game, whose main line is shown to its end. */
  pgn?: string | null
  /** Tokens of a script, from the usual start or from `fen`. */
  script?: string | null
  /** Who is below. */
  orientation?: 'white' | 'black'
  /** Whose pieces are moved by hand: those of the side to move, or of one side, whose next move may be chosen ahead. */
  interactive?: boolean | '' | 'white' | 'black'
  /** Where letters and numbers stand. */
  coordinates?: 'outside' | 'inside' | 'every' | 'off'
  /** Arrows and circles, as PGN writes them: `Ge2e4,Rd5`; as a property a list, too. */
  shapes?: string | readonly BoardShape[] | null
}

export class GridmateBoard extends HTMLElement {
  /** The position that is shown. One that a legal move leads to from there is played as that move. */
  get fen(): string
  set fen(fen: string | null | undefined)
  /** The whole game, with all that was played on the board. */
  get pgn(): string
  set pgn(pgn: string | null | undefined)
  /** The line that is shown, as a script. */
  get script(): string
  set script(script: string | null | undefined)
  /** The document, as `Document.fromBytes` of `gridmate/document` reads it. */
  readonly bytes: Uint8Array
  orientation: 'white' | 'black'
  get interactive(): boolean | 'white' | 'black'
  set interactive(hand: boolean | string | null | undefined)
  coordinates: 'outside' | 'inside' | 'every' | 'off'
  get shapes(): readonly BoardShape[]
  set shapes(shapes: Iterable<BoardShape> | string | null | undefined)
  /** Who is to move. */
  readonly turn: Color

  /**
   * Puts something else on the board.
   *
   * @throws why it cannot be put there
   */
  load(source: { fen?: string; script?: string; pgn?: string; bytes?: Uint8Array }): void

  /**
   * Makes a move: SAN, as engines write it, in words, or from square to square.
   *
   * @throws where it is not legal
   */
  move(move: string | { from: Square; to: Square; promotion?: string }): BoardMove

  /** Takes the last change back; returns whether there was one. */
  undo(): boolean
  redo(): boolean

  /** Goes to the start of the line, a step back, a step on, or to its end; returns whether that is elsewhere. */
  first(): boolean
  back(): boolean
  forward(): boolean
  last(): boolean

  /** Where the piece on a square may go. */
  destinations(square: Square): readonly Square[]

  addEventListener<Name extends keyof BoardEvents>(
    type: Name,
    listener: (this: GridmateBoard, event: BoardEvents[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Name extends keyof BoardEvents>(
    type: Name,
    listener: (this: GridmateBoard, event: BoardEvents[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

declare global {
  interface HTMLElementTagNameMap {
    'gridmate-board': GridmateBoard
  }
}
