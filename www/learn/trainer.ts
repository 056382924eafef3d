// A minute of a trainer, on a board of its own: questions one after the other, the time that is left, and the points.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Highlights } from '../board/marks';
import type { Clock } from '../chess/chess';
import { squareIndex, squareName, squaresIn } from '../chess/squares';
import { Core } from '../document/core';
import { type Lock, type Sentence, Session } from '../document/session';
import type { AllWords, TrainerId } from '../i18n/words';
import { askOf, namesInOrder, rightOf } from './trainer-words';
import type { TrainerQuestion, TrainerQuestions } from './trainer-questions';

/** How long it goes on. */
export const TRAINER_MS = 60_000;
const TICK_MS = 1000;

/** The next question is drawn, an answer is wanted, or the minute is over. */
type TrainerStage = 'drawing' | 'asked' | 'over';

/** What comes of the minute. */
export interface TrainerResult {
  readonly points: number;
  /** The most points there have been; and whether these are more than ever before. */
  readonly best: number;
  readonly isNew: boolean;
}

interface TrainerAround {
  readonly clock: Clock;
  readonly questions: TrainerQuestions;
  readonly isFlipped: ReadonlySignal<boolean>;
  /** Keeps the points where they are the most; answers what they come to. */
  readonly keep: (points: number) => TrainerResult;
  readonly fail: (error: unknown) => void;
}

export class Trainer {
  readonly board = new Session(Core.open());
  readonly #stage = signal<TrainerStage>('drawing');
  readonly stage: ReadonlySignal<TrainerStage> = this.#stage;
  readonly #question = signal<TrainerQuestion | undefined>(undefined);
  readonly question: ReadonlySignal<TrainerQuestion | undefined> = this.#question;
  readonly #points = signal(0);
  readonly points: ReadonlySignal<number> = this.#points;
  readonly #left = signal(TRAINER_MS / TICK_MS);
  /** In seconds. */
  readonly left: ReadonlySignal<number> = this.#left;
  /** What became of the last answer. */
  readonly #said = signal<Sentence | undefined>(undefined);
  readonly said: ReadonlySignal<Sentence | undefined> = this.#said;
  readonly #marked = signal<ReadonlySet<number>>(new Set());
  readonly marked: ReadonlySignal<ReadonlySet<number>> = this.#marked;
  readonly #result = signal<TrainerResult | undefined>(undefined);
  readonly result: ReadonlySignal<TrainerResult | undefined> = this.#result;
  /** When the minute is over; nothing before the first question. */
  #end: number | undefined;
  #cancel: () => void = () => undefined;

  constructor(
    private readonly deps: TrainerAround,
    readonly id: TrainerId,
  ) {
    const wayOut: Lock['wayOut'] = { label: ({ trainers }) => trainers.stop, run: () => this.stop() };
    this.board.locked.value = { code: 'in-trainer', allows: new Set(), wayOut };
    void this.#goOn();
  }

  /** The squares that are marked, as they are written. */
  readonly text: ReadonlySignal<string> = computed(() => namesInOrder(this.#marked.value).join(' '));

  /** Marks the squares that stand in a text. */
  write(text: string): void {
    this.#marked.value = new Set(squaresIn(text));
  }

  /** Names the square that is marked on the board. */
  name(text: string): void {
    const question = this.#asked;
    const square = squareIndex(text.trim().toLowerCase());
    if (question?.kind === 'name' && square >= 0) this.#answer(question, square === question.square);
  }

  /** A square is pressed on the board: it is the one that is asked for, or is marked, or no longer. */
  press(square: number): void {
    const question = this.#asked;
    if (question?.kind === 'find') return this.#answer(question, square === question.square);
    if (question?.kind !== 'moves' && question?.kind !== 'attacked') return;
    const marked = new Set(this.#marked.peek());
    const isMarked = !marked.delete(square);
    if (isMarked) marked.add(square);
    this.#marked.value = marked;
    this.board.speak(({ learn }) => learn.pressed(squareName(square), isMarked, marked.size));
  }

  /** Checks the squares that are marked. */
  check(): void {
    const question = this.#asked;
    if (question?.kind !== 'moves' && question?.kind !== 'attacked') return;
    const marked = this.#marked.peek();
    const isRight = marked.size === question.squares.length && question.squares.every((square) => marked.has(square));
    this.#answer(question, isRight);
  }

  /** Says whether it is check. */
  decide(isCheck: boolean): void {
    const question = this.#asked;
    if (question?.kind === 'check') this.#answer(question, isCheck === question.isCheck);
  }

  /** Says once more what is asked, with the time that is left. */
  repeat(): void {
    const question = this.#asked;
    if (!question) return;
    const ask = askOf(question, this.deps.isFlipped.peek());
    this.board.speak((words) => `${ask.spoken(words)} ${words.trainers.left(this.#left.peek(), this.#points.peek())}`);
  }

  /** Ends it before the minute is over. */
  stop(): void {
    this.#finish(({ trainers }) => trainers.stopped);
  }

  /** Nothing of it goes on. */
  end(): void {
    this.#cancel();
    this.#stage.value = 'over';
  }

  get #asked(): TrainerQuestion | undefined {
    return this.#stage.peek() === 'asked' ? this.#question.peek() : undefined;
  }

  #answer(question: TrainerQuestion, isRight: boolean): void {
    this.#points.value = Math.max(0, this.#points.peek() + (isRight ? 1 : -1));
    const right = rightOf(question, this.#marked.peek());
    this.#said.value = isRight ? ({ trainers }) => trainers.right : right;
    void this.#goOn();
  }

  async #goOn(): Promise<void> {
    this.#stage.value = 'drawing';
    try {
      const question = await this.deps.questions.next(this.id);
      if (this.stage.peek() === 'drawing') this.#ask(question);
    } catch (error) {
      this.stop();
      this.deps.fail(error);
    }
  }

  #ask(question: TrainerQuestion): void {
    const { clock, isFlipped } = this.deps;
    const { board } = this;
    if (board.store.position.peek().fen !== question.fen)
      board.change((document) => document.loadScript(question.fen, ''));
    if (this.#end === undefined) {
      this.#end = clock.now() + TRAINER_MS;
      this.#wait();
    }
    this.#marked.value = new Set();
    this.#question.value = question;
    this.#stage.value = 'asked';
    const said = this.#said.peek();
    const ask = askOf(question, isFlipped.peek());
    board.show({ tone: 'hint', code: 'trainer', text: ask.text, ...(said && { lead: said }) });
    board.speak((words) => [said?.(words), ask.spoken(words)].filter(Boolean).join(' '));
  }

  #wait(): void {
    this.#cancel = this.deps.clock.later(() => this.#tick(), TICK_MS);
  }

  #tick(): void {
    const left = Math.ceil(((this.#end ?? 0) - this.deps.clock.now()) / TICK_MS);
    this.#left.value = Math.max(0, left);
    if (left > 0) this.#wait();
    else this.#finish(({ trainers }) => trainers.timeIsUp);
  }

  #finish(lead: Sentence): void {
    if (this.#stage.peek() === 'over') return;
    this.end();
    const result = this.deps.keep(this.#points.peek());
    this.#result.value = result;
    this.#marked.value = new Set();
    const text: Sentence = ({ trainers }) => trainers.result(result.points, result.best, result.isNew);
    this.board.show({ tone: 'result', code: 'trainer', lead, text });
  }

  /** What the board shows of it. */
  shown({ trainers, learn }: AllWords): Highlights | undefined {
    const [question, marked] = [this.#question.value, this.#marked.value];
    if (!question || this.#stage.value === 'over') return undefined;
    const pointed = question.kind === 'moves' ? [question.piece[1]] : [];
    const hatched = question.kind === 'name' ? [question.square] : marked;
    return {
      marks: new Map([...hatched].map((square) => [square, ['hatch'] as const])),
      tallies: [],
      arrows: pointed.map((square) => ({ from: square, to: square, kind: 'hint' })),
      describe: (square) => {
        if (pointed.includes(square)) return trainers.isAsked;
        return new Set(hatched).has(square) ? learn.isMarked : undefined;
      },
      press: (square) => this.press(square),
    };
  }
}
