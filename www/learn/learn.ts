// The place for lessons: the tab that is shown, and the lesson that is played.

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Highlights } from '../board/marks';
import type { Answers } from '../board/state';
import type { Clock } from '../chess/chess';
import type { Documents } from '../document/documents';
import type { Session } from '../document/session';
import type { AllWords, LearnTab } from '../i18n/words';
import type { Engine } from '../workers/jobs';
import type { Labs } from '../workers/labs';
import type { Making } from './making';

/** What learning has of the page. */
export interface LearnAround {
  /** The document of the tab. */
  readonly session: Session;
  readonly labs: Labs;
  readonly engine: Engine;
  readonly clock: Clock;
  /** What this browser keeps; nothing until that is known. */
  readonly documents: ReadonlySignal<Documents | undefined>;
  /** What the board shows in the place of the document, which side it is seen from, and what it can be asked then. */
  readonly shown: Signal<Session | undefined>;
  readonly isFlipped: Signal<boolean>;
  readonly answers: Signal<Answers>;
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
}

/** A lesson that is played. */
export interface LessonInPlay {
  /** Documents, as bytes. */
  readonly chapters: readonly Uint8Array[];
  readonly options: LessonOptions;
}

/** What the panel and its tabs are given. */
export interface LearnProps {
  readonly session: Session;
  readonly labs: Labs;
  readonly learn: Learn;
  readonly making: Making;
  /** What is shown on the board, as long as it is open. */
  readonly highlights: Signal<Highlights | undefined>;
  readonly words: AllWords;
}

export class Learn {
  readonly tab = signal<LearnTab>('lessons');
  readonly #lesson = signal<LessonInPlay | undefined>(undefined);
  /** The lesson that is played, in the place of the tabs. */
  readonly lesson: ReadonlySignal<LessonInPlay | undefined> = this.#lesson;
  readonly isOn = computed(() => this.#lesson.value !== undefined);

  constructor(readonly deps: LearnAround) {}

  /** Begins a lesson of some chapters. */
  open(chapters: readonly Uint8Array[], options: LessonOptions = {}): void {
    this.#lesson.value = { chapters, options };
  }

  /** Ends the lesson; the tabs are shown again. */
  close(): void {
    this.#lesson.value = undefined;
  }
}
