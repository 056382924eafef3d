// The trainers: the one that is worked with, in the place of the tabs, and the most points of each that this browser keeps.

import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Answers } from '../board/state';
import type { Clock } from '../chess/chess';
import { lastStep } from '../document/command';
import type { Documents } from '../document/documents';
import type { TrainerBest } from '../document/library';
import { randomNumber } from '../document/random';
import type { Session } from '../document/session';
import type { TrainerId } from '../i18n/words';
import type { Labs } from '../workers/labs';
import { Trainer, type TrainerResult } from './trainer';
import { TrainerQuestions } from './trainer-questions';

/** In the order in which they stand. */
export const TRAINERS: readonly TrainerId[] = ['name', 'moves', 'attacked', 'check'];
/** The number of seeds. */
const SEEDS = 2 ** 32;

interface TrainersAround {
  readonly session: Session;
  readonly labs: Labs;
  readonly clock: Clock;
  readonly documents: ReadonlySignal<Documents | undefined>;
  readonly shown: Signal<Session | undefined>;
  readonly isFlipped: Signal<boolean>;
  readonly answers: Signal<Answers>;
}

export class Trainers {
  readonly #trainer = signal<Trainer | undefined>(undefined);
  readonly trainer: ReadonlySignal<Trainer | undefined> = this.#trainer;
  readonly #bests = signal<ReadonlyMap<string, TrainerBest>>(new Map());
  /** The most points, by the names of the trainers. */
  readonly bests: ReadonlySignal<ReadonlyMap<string, TrainerBest>> = this.#bests;

  constructor(private readonly deps: TrainersAround) {}

  /** Reads what this browser keeps. */
  async look(): Promise<void> {
    const kept = await this.deps.documents.peek()?.library.all('trainers');
    const all = new Map(this.#bests.peek());
    for (const [id, best] of kept ?? []) if (best.points > (all.get(id)?.points ?? 0)) all.set(id, best);
    this.#bests.value = all;
  }

  /** Begins a minute; the same seed asks the same questions. */
  start(id: TrainerId, seed = randomNumber(SEEDS)): void {
    const { session, labs, clock, shown, isFlipped, answers } = this.deps;
    batch(() => {
      this.#end();
      const around = { clock, isFlipped, keep: (points: number) => this.#keep(id, points) };
      const questions = new TrainerQuestions(labs, seed);
      const trainer = new Trainer({ ...around, questions, fail: (error) => session.fail(error) }, id);
      this.#trainer.value = trainer;
      shown.value = trainer.board;
      answers.value = { clocks: () => trainer.repeat() };
    });
  }

  /** Begins the same once more, with other questions. */
  again(): void {
    const id = this.#trainer.peek()?.id;
    if (id) this.start(id);
  }

  /** Goes back to the list, and says so. */
  close(): void {
    const { session } = this.deps;
    if (!this.#trainer.peek()) return;
    this.#end();
    session.speak((words) => words.trainers.closed(lastStep(words, session)));
  }

  /** The place is left, or something else is begun: the board is that of the document. */
  leave(): void {
    this.#end();
  }

  #end(): void {
    const { shown, answers } = this.deps;
    const trainer = this.#trainer.peek();
    if (!trainer) return;
    trainer.end();
    this.#trainer.value = undefined;
    if (shown.peek() !== trainer.board) return;
    shown.value = undefined;
    answers.value = {};
  }

  /** Keeps the points where they are the most. */
  #keep(id: TrainerId, points: number): TrainerResult {
    const { clock, documents } = this.deps;
    const before = this.#bests.peek().get(id)?.points ?? 0;
    const isNew = points > before;
    if (isNew) {
      const best = { points, date: clock.now() };
      this.#bests.value = new Map([...this.#bests.peek(), [id, best]]);
      const kept = documents.peek();
      void kept?.attempt(async () => {
        // Another tab may have come to more.
        await kept.library.update('trainers', id, (known) => (known && known.points >= points ? known : best));
        return true;
      });
    }
    return { points, best: Math.max(points, before), isNew };
  }
}
