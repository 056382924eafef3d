// The words of the board.

import type { PieceLetter } from '../../chess/chess';

/** What the keys within the board do. */
export type BoardKeyId =
  | 'walk'
  | 'ends'
  | 'corners'
  | 'press'
  | 'cancel'
  | 'square'
  | 'last'
  | 'moves'
  | 'captures'
  | 'jump'
  | 'jumpBack'
  | 'rank'
  | 'file'
  | 'scanRank'
  | 'scanFile'
  | 'captured'
  | 'evaluation'
  | 'best'
  | 'clocks'
  | 'type'
  | 'draw'
  | 'flip'
  | 'remove';

/** A piece, as a FEN letter, where it stands. */
export interface Standing {
  readonly square: string;
  readonly piece: string;
}

/** The colours of what is drawn. */
type Paint = 'green' | 'red' | 'yellow' | 'blue';

/** What a hand makes of a square: its piece is held, or may go there. */
export type SquareState = 'picked' | 'target' | 'takes';

/** Those of the first board. */
export interface FirstBoardWords {
  readonly name: string;
  /** The last is what else is shown there, in the middle of a sentence. */
  readonly square: (square: string, piece: PieceLetter | undefined, state?: SquareState, more?: string) => string;
  /** A piece is picked up that may go anywhere. */
  readonly freely: (piece: PieceLetter, square: string) => string;
  readonly notFree: string;
  readonly close: string;
  readonly castling: {
    readonly which: string;
    readonly castle: (king: string, rook: string) => string;
    readonly step: (king: PieceLetter, square: string) => string;
    readonly pick: (rook: PieceLetter, square: string) => string;
    readonly preview: (king: string, rook: string) => string;
  };
  readonly drawing: {
    readonly name: string;
    readonly about: string;
    readonly done: string;
    readonly left: string;
    readonly paints: Readonly<Record<Paint, string>>;
    /** An arrow, or a circle where it ends where it starts, in the middle of a sentence. */
    readonly shape: (paint: Paint, from: string, to: string) => string;
    readonly from: (square: string) => string;
    readonly drawn: (shape: string) => string;
    readonly erased: (shape: string) => string;
    readonly all: (shapes: readonly string[]) => string;
  };
}

export interface BoardWords extends FirstBoardWords {
  readonly drawing: FirstBoardWords['drawing'] & { readonly open: string; readonly allErased: string };
  /** What each key does, for a list of them. */
  readonly keys: Readonly<Record<BoardKeyId, string>>;
  readonly typed: {
    readonly open: string;
    readonly label: string;
    readonly about: string;
    /** The FEN letter of a piece by the letter that it has in the language, capital for White. */
    readonly letterOf: (letter: string) => PieceLetter | undefined;
    /** A move as it is typed in the language, as SAN or in English words. */
    readonly inEnglish: (move: string) => string;
  };
  /** What is told to who asks. */
  readonly descriptions: {
    readonly moves: (piece: PieceLetter, square: string, targets: readonly string[]) => string;
    readonly captures: (piece: PieceLetter, square: string, taken: readonly Standing[]) => string;
    /** No piece of a kind, as a FEN letter of Black. */
    readonly none: (role: string) => string;
    readonly kind: (piece: PieceLetter, squares: readonly string[]) => string;
    /** What stands on a rank, which a digit names, or a file, which a letter does. */
    readonly line: (line: string, found: readonly Standing[]) => string;
    /** All that was taken, as FEN letters. */
    readonly captured: (letters: string) => string;
  };
}
