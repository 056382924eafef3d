// The words of how a search thinks.

import type { Color } from '../../chess/chess';

export type MethodId = 'minimax' | 'negamax' | 'alphabeta';

/** Positions to try. */
export type LessonId = 'queen' | 'greed' | 'figure' | 'mate' | 'twenty' | 'swap' | 'random';

/** What became of a position: the game is over there, its pieces were counted, all moves were looked at, not all, or nothing. */
export type Outcome = 'over' | 'leaf' | 'searched' | 'cut' | 'skipped';

/** What there is to say of a position that a search came to. */
export interface Looked {
  /** The move that leads there; of the first position nothing. */
  readonly san: string;
  /** Who is to move there. */
  readonly turn: Color;
  readonly method: MethodId;
  readonly outcome: Outcome;
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

export interface ThinkWords {
  /** Its tab in Lab. */
  readonly name: string;
  /** The moves to the position that the board shows. */
  readonly shows: (moves: readonly string[]) => string;
  readonly back: string;
  readonly locked: string;
  readonly notLegal: string;
  readonly searching: string;
  readonly failed: string;
  readonly again: string;
  readonly method: string;
  readonly methods: Readonly<Record<MethodId, string>>;
  readonly methodAbout: Readonly<Record<MethodId, string>>;
  /** Whose numbers these are. */
  readonly whose: Readonly<Record<MethodId, string>>;
  readonly depth: string;
  readonly lessons: string;
  readonly lesson: Readonly<Record<LessonId, { readonly title: string; readonly about: string }>>;
  /** The position on the board. */
  readonly here: string;
  /** To what was looked at before this, and to the best of what comes after it. */
  readonly out: string;
  readonly in: string;
  readonly play: string;
  readonly pause: string;
  readonly steps: string;
  readonly slider: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly step: (step: number, all: number) => string;
  readonly outline: string;
  readonly start: string;
  readonly toMove: (turn: Color) => string;
  /** Which of the scores below it who is to move takes. */
  readonly takes: (turn: Color, method: MethodId) => string;
  /** The score, or that there is none. */
  readonly label: (node: Looked) => string;
  /** A row of the outline. */
  readonly item: (node: Looked, isChosen: boolean) => string;
  readonly tags: Readonly<Record<'chosen' | 'ties' | 'mate' | 'draw' | 'asked', string>>;
  /** How many moves are not drawn, and how many were not looked at. */
  readonly more: (count: number) => string;
  /** How many positions were saved, beside scissors. */
  readonly saved: (count: number) => string;
  readonly unseen: (count: number) => string;
  /** What the search plays, of so many that are as good. */
  readonly verdict: (root: Looked, ties: number) => string;
  readonly work: (root: Looked) => string;
  readonly fewer: (percent: number) => string;
  /** What the search makes of a move that was played or is tempting: `own` is its score as the root writes it. */
  readonly why: (move: Looked, own: number, root: Looked, ties: number) => string;
  readonly sentence: (node: Looked) => string;
  /** What alpha-beta knows there of what is had elsewhere. */
  readonly window: (node: Looked) => string;
  /** How much was looked at below it, where anything was. */
  readonly below: (node: Looked) => string;
  readonly tokens: string;
  readonly evaluation: (counted: Counted) => string;
  readonly counts: { readonly title: string; readonly heads: readonly [string, string, string, string, string] };
  readonly roles: (role: string) => string;
  readonly inCheck: (color: Color) => string;
  readonly total: string;
  readonly signed: (value: number) => string;
  readonly worth: {
    readonly title: string;
    readonly about: string;
    readonly heads: readonly [string, string, string, string];
    /** For White in hundredths of a pawn; from 24 down to 0 how much of the middlegame is left; in 64ths what the endgame counts. */
    readonly total: (white: number, phase: number, scale: number) => string;
    readonly term: (name: string) => string;
    readonly pawns: (hundredths: number) => string;
  };
}
