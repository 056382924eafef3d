// What the parts of a lesson that is played share.

import type { AheadMove } from '#doors/document.js';
import type { Claim } from '#doors/review.js';
import type { Clock, Color } from '../chess/chess';
import type { Sentence } from '../document/session';
import { written } from '../i18n/notation';
import type { Engine } from '../workers/jobs';
import type { Labs } from '../workers/labs';
import type { Chapter } from './chapter';

/** How a task was solved: at the first try, later or with hints, not before the answer was shown, or not at all. */
export type TaskOutcome = 'first' | 'later' | 'shown' | 'open';

/**
 * What goes on: something is to be read, the other side moves, an answer is wanted, is judged, is refuted on the board, or
 * all is over.
 */
export type LessonStage = 'reading' | 'replying' | 'asked' | 'judging' | 'refuted' | 'over';

/** What there is to do. */
export type Onward = 'on' | 'task' | 'over' | 'again' | 'skip';

/** What the engine makes of a wrong move. */
export interface Refutation {
  /** Whether it is as good as the best. */
  readonly isGood: boolean;
  /** What answers it: a line in UCI. */
  readonly reply: string;
  readonly claims: readonly Claim[];
}

/** Refutes a move in UCI in a position. */
export type Refute = (fen: string, uci: string, signal: AbortSignal) => Promise<Refutation>;

/** A task of a lesson. */
export interface LessonStop {
  /** From 0. */
  readonly chapter: number;
  /** In its tree. */
  readonly place: number;
}

/** What a lesson has of the page. */
export interface WalkAround {
  readonly labs: Labs;
  readonly engine: Engine;
  readonly clock: Clock;
  readonly refute: Refute;
  /** The board is turned for who answers. */
  readonly turn: (learner: Color) => void;
  /** Keeps what became of a task. */
  readonly record: (key: string, outcome: TaskOutcome) => void;
  readonly leave: () => void;
  readonly fail: (error: unknown) => void;
}

/** Where a lesson leads to. */
export interface LessonLeads {
  readonly label: Sentence;
  readonly run: () => void;
}

/** What is gone through. */
export interface Walked {
  readonly chapters: readonly Chapter[];
  readonly title: Sentence;
  /** The tasks that are gone through, without what lies between them; all of the lesson where none are given. */
  readonly stops?: readonly LessonStop[] | undefined;
  readonly leads?: LessonLeads | undefined;
}

/** The time between a move and the reply to it. */
export const ANSWER_MS = 600;
/** The texts that there are, as one. */
export const joined = (...texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join(' ');

/** What a move is called. */
export const nameOfMove = ({ san }: Pick<AheadMove, 'san'>): string => written(san);
