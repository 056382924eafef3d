// A task that is asked: what it says, hints, and what becomes of answers. Each kind has a class of its own.

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { AheadMove } from '#doors/document.js';
import type { ShownTask } from '#doors/labs.js';
import type { Arrow } from '../board/arrows';
import type { Clock, PieceLetter } from '../chess/chess';
import { squareIndex } from '../chess/squares';
import { deeply, search } from '../document/search';
import type { Sentence, Tone } from '../document/session';
import type { Engine } from '../workers/jobs';
import type { Labs } from '../workers/labs';
import type { Chapter } from './chapter';
import type { LessonBoard } from './lesson-board';
import { ANSWER_MS, type LessonStage, type Refute, type TaskOutcome } from './parts';

export interface QuestionAround {
  readonly labs: Labs;
  readonly engine: Engine;
  readonly clock: Clock;
  readonly refute: Refute;
  readonly board: LessonBoard;
  readonly chapter: Chapter;
  readonly place: number;
  readonly task: ShownTask;
  readonly stage: Signal<LessonStage>;
  /** Says something, and shows it in the card and in the line over the board. */
  readonly say: (tone: Tone, text: Sentence, spoken?: Sentence) => void;
  /** Adds what is said at a place to what is read. */
  readonly read: (place: number) => void;
  /** It is done; the walk goes on at a place, or with the next chapter where there is none. */
  readonly done: (outcome: TaskOutcome, place: number | undefined, text: Sentence) => void;
  readonly fail: (error: unknown) => void;
}

/** The longest that the engine looks for a hint. */
const HINT_MS = 1000;

export abstract class Question {
  readonly #hints = signal(0);
  isFirstTry = true;
  protected readonly abort = new AbortController();
  protected readonly pointed = signal<readonly Arrow[]>([]);
  /** What is pointed at. */
  readonly arrows: ReadonlySignal<readonly Arrow[]> = this.pointed;
  #cancel: () => void = () => undefined;

  constructor(protected readonly deps: QuestionAround) {}

  /** Whether it is answered by moves, which may be tried before. */
  readonly isOfMoves: boolean = false;

  /** What is asked. */
  abstract readonly ask: Sentence;

  /** The same with what is seen beside it. */
  get spoken(): Sentence {
    return this.ask;
  }

  /** The number of steps that help, without a hint in words; the last gives the answer. */
  protected abstract readonly helps: number;

  /** Waits for an answer. */
  abstract begin(): void;

  /** Helps by a step, from 1. */
  protected abstract help(step: number): void | Promise<void>;

  /** Judges what is given all at once. */
  check(): void {}

  /** Takes a wrong answer back. */
  again(): void {
    this.#cancel();
    this.deps.board.reset();
    this.begin();
  }

  /** What it waits for is not waited for any more. */
  end(): void {
    this.abort.abort();
    this.#cancel();
  }

  /** Whether the next hint is the answer. */
  readonly isAnswerNext: ReadonlySignal<boolean> = computed(() => this.#hints.value + 1 >= this.helps + this.#words);

  get #words(): number {
    return this.deps.chapter.at(this.deps.place)?.hint ? 1 : 0;
  }

  /** Gives the hint in words, then shows more each time, at last the answer. */
  hint(): void {
    const { stage, board, say, chapter, place } = this.deps;
    if (stage.peek() === 'refuted') this.again();
    if (stage.peek() !== 'asked') return;
    if (board.isAway.peek()) board.reset();
    this.isFirstTry = false;
    const step = (this.#hints.value += 1) - this.#words;
    const words = chapter.at(place)?.hint ?? '';
    if (step <= 0) say('hint', () => words);
    else void this.attempt(async () => this.help(Math.min(step, this.helps)));
  }

  /** In the next move hints begin anew. */
  protected forgetHints(pointed: readonly Arrow[] = []): void {
    this.#hints.value = this.#words;
    this.pointed.value = pointed;
  }

  protected get outcome(): TaskOutcome {
    return this.isFirstTry ? 'first' : 'later';
  }

  /** The reply of the author to wrong answers that have none of their own. */
  protected get wrong(): string {
    return this.deps.chapter.at(this.deps.place)?.wrong ?? '';
  }

  /** Does something that may be broken off, or fail. */
  protected async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.abort.signal.aborted) return;
      this.again();
      this.deps.fail(error);
    }
  }

  protected later(run: () => void): void {
    this.#cancel = this.deps.clock.later(run, ANSWER_MS);
  }

  /** Points at the piece that moves, then at its move. */
  protected point({ effect: { from, to, piece } }: AheadMove, step: number): void {
    const [start, end] = [squareIndex(from), squareIndex(step > 1 ? to : from)];
    this.pointed.value = [{ from: start, to: end, kind: 'hint' }];
    this.deps.say('hint', ({ engine: { said } }) =>
      step > 1 ? said.hintMove(piece as PieceLetter, from, to) : said.hintPiece(piece as PieceLetter, from),
    );
  }

  /** A move that is not made yet; of a line its first. */
  protected ahead(line: string): AheadMove | undefined {
    return this.deps.board.session.ask((document) => document.ahead(line)).moves[0];
  }

  /** The best move that the engine finds after some moves. */
  protected async best(start: string, moves: readonly string[]): Promise<AheadMove | undefined> {
    const { engine } = this.deps;
    const question = deeply({ start, moves: moves.join(' ') }, HINT_MS);
    const { move } = await search(engine, question, { priority: 'hint', signal: this.abort.signal });
    return move === undefined || this.abort.signal.aborted ? undefined : this.ahead(move);
  }
}
