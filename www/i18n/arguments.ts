// What sentences are about: the values that words in each language are made from.

import type { ShownPosition } from '#doors/document.js';
import type { Mark } from '#doors/review.js';
import type { Color } from '../chess/chess';

/** A piece, as a FEN letter, where it stands. */
export interface Standing {
  readonly square: string;
  readonly piece: string;
}

/** What is seen from a square along one of its lines: empty squares, from near to far, and the first piece. */
export interface SeenRay {
  readonly empty: readonly string[];
  readonly first: Standing | undefined;
}

/** The pieces of a kind, as a FEN letter, and where they stand. */
export interface PieceGroup {
  readonly piece: string;
  readonly squares: readonly string[];
}

/** The colours of what is drawn. */
export type Paint = 'green' | 'red' | 'yellow' | 'blue';

/** What a hand makes of a square: its piece is held, or may go there. */
export type SquareState = 'picked' | 'target' | 'takes';

/** Why the background does not work. */
export type EngineFaultCode =
  | 'unloaded'
  | 'forbidden'
  | 'forbiddenWasm'
  | 'memory'
  | 'silent'
  | 'ended'
  | 'trapped'
  | 'unreadable'
  | 'failed';

/** The kinds of players that the computer has. */
export type Rival = 'level' | 'minimax' | 'negamax' | 'alphabeta' | 'random';

/** How a game ended. */
export interface Ending {
  readonly position: ShownPosition;
  /** Whose side the reader played, where that is one. */
  readonly person: Color | undefined;
  /** How many moves White and Black made together. */
  readonly moves: number;
  /** Who played against the reader. */
  readonly rival: string | undefined;
}

/** What became of a step; one that is odd was done all the same, a note was never meant to do anything. */
export type TokenLook = 'legal' | 'free' | 'odd legal' | 'odd free' | 'ignored' | 'no-effect' | 'note';

/** What joins a set to those before it, and what else a step does. */
export type JoinId = 'union' | 'meet' | 'less' | 'then';
export type StepId = JoinId | 'from' | 'to' | 'inverse' | 'complement' | 'paths';

/** What a start of Chess960 has to keep to. */
export type RuleId = 'bishops' | 'king' | 'whole';

export type MethodId = 'minimax' | 'negamax' | 'alphabeta';

/** What there is to say of a position that a search came to. */
export interface Looked {
  /** The move that leads there; of the first position nothing. */
  readonly san: string;
  /** Who is to move there. */
  readonly turn: Color;
  readonly method: MethodId;
  /** The game is over there, its pieces were counted, all moves were looked at, not all, or nothing. */
  readonly outcome: 'over' | 'leaf' | 'searched' | 'cut' | 'skipped';
  /** White's, or with negamax that of who is to move there; nothing where it was not looked at. */
  readonly score: number | undefined;
  /** Whether the score is what minimax finds, or what that is at least or at most. */
  readonly bound: 'exact' | 'least' | 'most';
  /** What White has for certain elsewhere, and what Black has. */
  readonly alpha: number | null;
  readonly beta: number | null;
  readonly isMate: boolean;
  /** The move that gives it its score. */
  readonly best: Looked | undefined;
  /** The move after which the others no longer mattered. */
  readonly cutter: Looked | undefined;
  /** How many moves there are; nothing until that is known. */
  readonly moves: number | undefined;
  /** How many of them were not looked at. */
  readonly skipped: number;
  /** How many positions were looked at below it, and how many plain minimax looks at. */
  readonly visited: number;
  readonly plain: number;
}

/** The evaluation of the article, by what it counts. */
export interface Counted {
  readonly value: number;
  readonly end: string | null;
  readonly checked: Color | null;
  readonly pieces: readonly { readonly worth: number; readonly white: number; readonly black: number }[];
}

/** What a review marks a move with. */
export type ReviewMark = Mark;

/** The parts of a game. */
export type GamePhase = 'opening' | 'middlegame' | 'endgame';
