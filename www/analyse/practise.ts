// Practising: the mistakes of a side one after the other, on a board in the place of the document, and what became of them.

import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { Arrow } from '../board/arrows';
import type { Answers } from '../board/state';
import type { Clock, Color } from '../chess/chess';
import { lastStep } from '../document/command';
import { Core } from '../document/core';
import { type Sentence, Session } from '../document/session';
import type { Engine } from '../workers/jobs';
import { Exercise, type PractiseOutcome } from './exercise';
import type { Explanations } from './explained';
import type { Mistake, Mistakes } from './mistakes';
import type { GameReview } from './review';

/** What practising has of the page. */
export interface PractiseAround {
  readonly engine: Engine;
  readonly clock: Clock;
  /** What the board shows in the place of the document, which side it is seen from, and what it can be asked then. */
  readonly shown: Signal<Session | undefined>;
  readonly isFlipped: Signal<boolean>;
  readonly answers: Signal<Answers>;
}

export class Practise {
  readonly #board = new Session(Core.open());
  readonly #all = signal<readonly Mistake[]>([]);
  /** What is gone through. */
  readonly all: ReadonlySignal<readonly Mistake[]> = this.#all;
  readonly #outcomes = signal<readonly PractiseOutcome[]>([]);
  /** What became of those that are done. */
  readonly outcomes: ReadonlySignal<readonly PractiseOutcome[]> = this.#outcomes;
  readonly #exercise = signal<Exercise | undefined>(undefined);
  /** The one that is on the board. */
  readonly exercise: ReadonlySignal<Exercise | undefined> = this.#exercise;
  #wasFlipped = false;

  constructor(
    private readonly review: GameReview,
    private readonly mistakes: Mistakes,
    private readonly explanations: Explanations,
    private readonly deps: PractiseAround,
  ) {
    let opened = review.session.opened.peek();
    effect(() => {
      if (review.session.opened.value === opened) return;
      opened = review.session.opened.value;
      untracked(() => this.end());
    });
  }

  /** Whether it goes on, or what came of it is shown. */
  readonly isOn: ReadonlySignal<boolean> = computed(() => this.#all.value.length > 0);

  readonly arrows: ReadonlySignal<readonly Arrow[]> = computed(() => this.#exercise.value?.arrows.value ?? []);

  /** What there is to practise of a side: an inaccuracy is none of it. */
  mistakesOf = (side: Color): readonly Mistake[] =>
    this.mistakes.every.value.filter(({ color, mark }) => color === side && mark !== 'inaccuracy');

  begin(all: readonly Mistake[]): void {
    const [first] = all;
    if (!first) return;
    batch(() => {
      this.end();
      this.#all.value = all;
      this.#wasFlipped = this.deps.isFlipped.peek();
      this.deps.isFlipped.value = first.color === 'b';
      this.#open(first);
    });
  }

  /** Begins again with the same mistakes. */
  again(): void {
    this.begin(this.#all.peek());
  }

  /** Goes on to the next one; behind the last is what was solved. */
  next(): void {
    const exercise = this.#exercise.peek();
    if (!exercise) return;
    batch(() => {
      exercise.end();
      const outcomes = (this.#outcomes.value = [...this.#outcomes.peek(), exercise.outcome]);
      const next = this.#all.peek()[outcomes.length];
      if (next) return this.#open(next);
      this.#giveBack();
      const [firsts, count] = [outcomes.filter((outcome) => outcome === 'first').length, outcomes.length];
      const text: Sentence = ({ review }) => review.practise.over(firsts, count);
      this.review.session.show({ tone: 'result', code: 'practise', text });
    });
  }

  /** Goes back to the game, and says so. */
  leave(): void {
    if (!this.isOn.peek()) return;
    const { session } = this.review;
    this.end();
    session.speak((words) => words.review.backAt(lastStep(words, session)));
  }

  /** The board shows the game, as it was. */
  end(): void {
    batch(() => {
      this.#exercise.peek()?.end();
      this.#giveBack();
      [this.#all.value, this.#outcomes.value] = [[], []];
    });
  }

  #giveBack(): void {
    if (!this.#exercise.peek()) return;
    const { shown, isFlipped, answers } = this.deps;
    this.#exercise.value = undefined;
    if (shown.peek() === this.#board) shown.value = undefined;
    isFlipped.value = this.#wasFlipped;
    answers.value = {};
  }

  #open(mistake: Mistake): void {
    const { review, explanations, deps } = this;
    const [at, count] = [this.#outcomes.peek().length + 1, this.#all.peek().length];
    this.#exercise.value = new Exercise(
      {
        ...deps,
        review,
        explanations,
        board: this.#board,
        lead: ({ review: { practise } }) => practise.exercise(at, count),
        onward: {
          label: ({ review: { practise } }) => (at === count ? practise.result : practise.next),
          run: () => this.next(),
        },
        wayOut: { label: ({ review }) => review.back, run: () => this.leave() },
      },
      mistake,
    );
    deps.shown.value = this.#board;
    deps.answers.value = { best: () => this.#exercise.peek()?.hint() };
  }
}
