// The words of the place where positions are set up.

import type { ShownPosition } from '#doors/document.js';
import type { Chess960Step } from '#doors/labs.js';
import type { Color, PieceLetter } from '../../chess/chess';

/** What a start of Chess960 has to keep to. */
export type RuleId = 'bishops' | 'king' | 'whole';

/** Positions whose paths many programs have counted. */
export type KnownId =
  | 'start'
  | 'kiwipete'
  | 'rooks'
  | 'promotions'
  | 'castling'
  | 'middlegame'
  | 'besideKing'
  | 'outerRooks'
  | 'whiteOnly'
  | 'blackOnly'
  | 'queenBetween';

/** What is copied. */
export type SetupCopyId = 'fen' | 'counts';

export interface SetupWords {
  readonly lead: string;
  readonly about: string;
  readonly chosen: (stamp: PieceLetter | 'eraser') => string;
  /** Nothing is chosen any more. */
  readonly none: string;
  readonly done: (position: ShownPosition) => string;
  /** A text is a game where a position was asked for. */
  readonly isGame: string;
  readonly cleared: string;
  readonly restarted: string;
  readonly copied: Readonly<Record<SetupCopyId, string>>;
  readonly notCopied: string;
  /** How many boards keep to the rules. */
  readonly checked: (passed: number, count: number) => string;
  /** A count has ended. */
  readonly counted: (paths: number, plies: number) => string;
  readonly stopped: string;
  readonly palette: (color: Color) => string;
  readonly piece: (letter: PieceLetter) => string;
  readonly eraser: string;
  readonly play: string;
  readonly analyse: string;
  readonly turn: string;
  readonly castling: string;
  /** A right to castle, by the square of its rook. */
  readonly right: (color: Color, rook: string) => string;
  readonly noRights: string;
  /** The same of a position that is not legal. */
  readonly noRightsYet: string;
  readonly anyRook: string;
  readonly passing: string;
  readonly noPassing: string;
  readonly fen: string;
  readonly fenAbout: string;
  readonly set: string;
  readonly copy: Readonly<Record<SetupCopyId, string>>;
  readonly legal: (moves: number | undefined, turn: Color) => string;
  readonly illegal: string;
  /** What was written cannot be set up. */
  readonly refused: string;
  readonly repaired: string;
  readonly chess960: {
    readonly title: string;
    readonly about: string;
    readonly number: string;
    readonly draw: string;
    readonly play: string;
    /** The pieces of a row, as FEN letters with dots between them. */
    readonly row: (letters: string) => string;
    readonly way: (number: number) => string;
    readonly sum: (step: Chess960Step) => string;
    readonly step: (step: Chess960Step) => string;
    readonly mirrored: (number: number) => string;
    readonly check: string;
    readonly checkAbout: string;
    readonly run: (count: number) => string;
    readonly rule: (rule: RuleId, kept: number, count: number) => string;
    readonly last: string;
  };
  readonly count: {
    readonly title: string;
    readonly about: string;
    readonly position: string;
    readonly board: string;
    readonly known: Readonly<Record<KnownId, string>>;
    readonly show: string;
    readonly depth: string;
    readonly plies: (plies: number) => string;
    readonly start: string;
    readonly stop: string;
    readonly progress: (plies: number, at: number, all: number) => string;
    readonly heads: readonly [depth: string, paths: string, time: string, speed: string, known: string];
    readonly number: (count: number) => string;
    readonly time: (milliseconds: number) => string;
    /** In millions a second; nothing, where the time was too short to tell. */
    readonly speed: (millions: number | undefined) => string;
    readonly right: string;
    readonly wrong: (known: number) => string;
    readonly moves: (plies: number) => string;
    readonly moveHeads: readonly [move: string, paths: string, share: string];
    readonly share: (part: number) => string;
  };
}
