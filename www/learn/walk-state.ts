// Where a lesson is, and what is read, asked and said there: signals that its walk sets, and all others only read.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Sentence } from '../document/session';
import type { Chapter } from './chapter';
import type { LessonStage, TaskOutcome } from './parts';
import type { Question, QuestionAround } from './question';

export abstract class WalkState {
  protected readonly now = {
    stage: signal<LessonStage>('reading'),
    texts: signal<readonly string[]>([]),
    question: signal<Question | undefined>(undefined),
    said: signal<Sentence | undefined>(undefined),
    outcomes: signal<ReadonlyMap<number, TaskOutcome>>(new Map()),
    chapter: signal(0),
    place: signal(0),
    at: signal(0),
    isTrying: signal(false),
    /** Whether there is no way on from an answer but to the next chapter. */
    isDone: signal(false),
  };

  readonly stage: ReadonlySignal<LessonStage> = this.now.stage;
  /** What is to be read. */
  readonly texts: ReadonlySignal<readonly string[]> = this.now.texts;
  readonly question: ReadonlySignal<Question | undefined> = this.now.question;
  /** Whether moves are tried while a task asks for one: none of them is an answer. */
  readonly isTrying: ReadonlySignal<boolean> = this.now.isTrying;
  /** What was said last of an answer. */
  readonly said: ReadonlySignal<Sentence | undefined> = this.now.said;
  /** What became of the tasks, by their numbers from 0. */
  readonly outcomes: ReadonlySignal<ReadonlyMap<number, TaskOutcome>> = this.now.outcomes;
  /** The number of the chapter, from 0, and where it is in the tree of that. */
  readonly chapter: ReadonlySignal<number> = this.now.chapter;
  readonly place: ReadonlySignal<number> = this.now.place;
  /** The number of the task that is asked or comes next, from 0. */
  readonly at: ReadonlySignal<number> = this.now.at;
}

type Speaking = Pick<QuestionAround, 'say' | 'read'>;

/** What a task says is shown in the card, too; what is read at a place of the chapter is added to what stands there. */
export const speaking = (now: WalkState['now'], chapter: Chapter, show: Speaking['say']): Speaking => ({
  say: (tone, text, spoken) => {
    now.said.value = text === now.question.peek()?.ask ? now.said.peek() : text;
    show(tone, text, spoken);
  },
  read: (place) => void (now.texts.value = [...now.texts.peek(), ...chapter.texts(place)]),
});
