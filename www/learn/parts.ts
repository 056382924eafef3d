// What the parts of a lesson that is played share.

import type { ReadonlySignal, Signal } from '@preact/signals';
import type { AheadMove } from '#doors/document.js';
import type { Claim } from '#doors/review.js';
import type { Answers } from '../board/state';
import type { Clock, Color } from '../chess/chess';
import type { Documents } from '../document/documents';
import type { ReviewedGames } from '../document/reviewed';
import type { Sentence, Session } from '../document/session';
import { written } from '../i18n/notation';
import type { AllWords, ExampleId } from '../i18n/words';
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

/** Where a lesson is. */
export interface WalkPlace {
  /** From 0; behind the last one where it is over. */
  readonly chapter: number;
  /** In the tree of that. */
  readonly place: number;
  /** The number of the task that is asked or comes next, from 0. */
  readonly at: number;
  /** What became of tasks, by their numbers. */
  readonly outcomes: readonly (readonly [number, TaskOutcome])[];
}

/** What is gone through. */
export interface Walked {
  readonly chapters: readonly Chapter[];
  readonly title: Sentence;
  /** The tasks that are gone through, without what lies between them; all of the lesson where none are given. */
  readonly stops?: readonly LessonStop[] | undefined;
}

/** The place where a program does what a lesson has asked for, and what is opened there. */
export interface CourseGoal {
  readonly place: keyof typeof PLACES;
  readonly example?: ExampleId;
  readonly formula?: string;
  /** A FEN, or `960:` and a number. */
  readonly start?: string;
}

/** What those places are called. */
const PLACES = {
  script: ({ shell }: AllWords) => shell.place.script,
  setup: ({ shell }: AllWords) => shell.place.setup,
  sets: ({ sets }: AllWords) => sets.name,
  think: ({ think }: AllWords) => think.name,
  match: ({ match }: AllWords) => match.name,
};

export const goalName = ({ place }: CourseGoal, words: AllWords): string => PLACES[place](words);

/** A goal that was kept, if it is one. */
export function goalIn(value: unknown): CourseGoal | undefined {
  if (typeof value !== 'object' || value === null || !('place' in value)) return undefined;
  return isPlace(value.place) ? { ...(value as CourseGoal), place: value.place } : undefined;
}

const isPlace = (value: unknown): value is keyof typeof PLACES => typeof value === 'string' && value in PLACES;

/** What learning has of the page. */
export interface LearnAround {
  /** The document of the tab. */
  readonly session: Session;
  readonly labs: Labs;
  readonly engine: Engine;
  readonly clock: Clock;
  readonly refute: Refute;
  /** What this browser keeps; nothing until that is known. */
  readonly documents: ReadonlySignal<Documents | undefined>;
  /** The games that were looked through for puzzles. */
  readonly reviewed: ReviewedGames;
  /** What the board shows in the place of the document, which side it is seen from, and what it can be asked then. */
  readonly shown: Signal<Session | undefined>;
  readonly isFlipped: Signal<boolean>;
  readonly answers: Signal<Answers>;
  /** Goes to the place for lessons. */
  readonly go: () => void;
}

/** How a lesson is begun. */
export interface LessonOptions {
  /** The chapter to begin with, from 0. */
  readonly at?: number | undefined;
  /** The place in its tree to begin with: each node before those that follow it, the start as 0. */
  readonly node?: number | undefined;
  /** The title; without one that of the first chapter. */
  readonly title?: string | undefined;
  /** Whether it is only tried, as its author does: nothing of it is kept. */
  readonly isTrial?: boolean | undefined;
  /** What it leads to, if to anything. */
  readonly goal?: CourseGoal | undefined;
  /** Under which key it is kept, where that is known. */
  readonly key?: string | undefined;
}

/** The time between a move and the reply to it. */
export const ANSWER_MS = 600;
/** The texts that there are, as one. */
export const joined = (...texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join(' ');

/** What a move is called. */
export const nameOfMove = ({ san }: Pick<AheadMove, 'san'>): string => written(san);
