// Tasks that are answered by marks: squares on the board, or one or several of a few texts.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Highlights } from '../board/marks';
import { squareIndex, squareName, squaresIn, SQUARES } from '../chess/squares';
import type { Sentence } from '../document/session';
import type { AllWords } from '../i18n/words';
import { joined } from './parts';
import { Question } from './question';

abstract class MarkQuestion extends Question {
  readonly #chosen = signal<ReadonlySet<number>>(new Set());
  /** What is marked: squares or texts by their numbers. */
  readonly chosen: ReadonlySignal<ReadonlySet<number>> = this.#chosen;
  readonly #extra = signal<ReadonlySet<number>>(new Set());
  /** What should not be, as it was judged last. */
  readonly extra: ReadonlySignal<ReadonlySet<number>> = this.#extra;

  begin(): void {
    this.deps.stage.value = 'asked';
  }

  protected choose(chosen: Iterable<number>): void {
    this.#chosen.value = new Set(chosen);
  }

  protected forget(): void {
    this.#extra.value = new Set();
  }

  protected judge(numbers: Iterable<number>) {
    const { labs, chapter, place } = this.deps;
    return labs.taskAnswer(chapter.bytes, place, undefined, Uint8Array.from(numbers), 0);
  }

  override check(): void {
    const { stage, say, done, place } = this.deps;
    if (stage.peek() !== 'asked') return;
    void this.attempt(async () => {
      const chosen = this.chosen.peek();
      const verdict = await this.judge(chosen);
      const extra = new Set(verdict.verdict === 'wrong' ? verdict.extra : []);
      // What is missing beside what is too much is another question.
      const rest = extra.size > 0 ? await this.judge([...chosen].filter((number) => !extra.has(number))) : verdict;
      if (this.abort.signal.aborted) return;
      this.#extra.value = extra;
      if (verdict.verdict === 'right') return done(this.outcome, place, this.praise);
      const missing = rest.verdict === 'incomplete' ? rest.missing : 0;
      const fault = this.fault([...extra], missing);
      // What is missing may be added: only what is too much ends the first try.
      if (extra.size === 0) return say('hint', fault);
      this.isFirstTry = false;
      const own = this.wrong;
      say('refusal', (words) => joined(own, fault(words)));
    });
  }

  protected readonly praise: Sentence = ({ learn }) => learn.allRight;

  /** What is too much, and how much is missing. */
  protected abstract fault(extra: readonly number[], missing: number): Sentence;
}

/** Mark the squares, as they are named or as a formula has them. */
export class SquaresQuestion extends MarkQuestion {
  protected readonly helps = 2;
  readonly ask: Sentence = ({ learn }) => learn.ask.squares;

  override begin(): void {
    this.deps.board.become('waits');
    super.begin();
  }

  /** The squares as they are written. */
  readonly text: ReadonlySignal<string> = computed(() =>
    [...this.chosen.value]
      .toSorted((a, b) => a - b)
      .map(squareName)
      .join(' '),
  );

  /** Marks a square, or no longer. */
  press(square: number): void {
    const { board, stage } = this.deps;
    if (stage.peek() !== 'asked') return;
    const chosen = new Set(this.chosen.peek());
    const isMarked = !chosen.delete(square);
    if (isMarked) chosen.add(square);
    this.forget();
    this.choose(chosen);
    board.session.speak(({ learn }) => learn.pressed(squareName(square), isMarked, chosen.size));
  }

  /** Marks the squares that stand in a text. */
  write(text: string): void {
    this.forget();
    this.choose(squaresIn(text));
  }

  protected fault(extra: readonly number[], missing: number): Sentence {
    return ({ learn }) => learn.squares(extra.map(squareName), missing);
  }

  protected async help(step: number): Promise<void> {
    const { say, done, place, stage } = this.deps;
    const wanted = await this.#wanted();
    if (this.abort.signal.aborted || stage.peek() !== 'asked') return;
    if (step === 1) return say('hint', ({ learn }) => learn.count(wanted.length));
    this.forget();
    this.choose(wanted);
    done('shown', place, ({ learn }) => learn.answerSquares(wanted.map(squareName)));
  }

  async #wanted(): Promise<readonly number[]> {
    const { task, labs, chapter, place } = this.deps;
    if (task.kind === 'squares') return task.squares.map(squareIndex);
    if (task.kind !== 'formula') return [];
    const { pairs } = await labs.moveSet(task.formula, chapter.fenAt(place), undefined);
    const ends = new Set(pairs.map(([, to]) => to));
    return SQUARES.map(({ index }) => index).filter((index) => ends.has(index));
  }

  /** What the board shows of it. */
  shown({ learn }: AllWords): Highlights {
    const [chosen, extra] = [this.chosen.value, this.extra.value];
    return {
      marks: new Map([...chosen].map((square) => [square, ['hatch'] as const])),
      tallies: [],
      arrows: [...extra].map((square) => ({ from: square, to: square, kind: 'red' })),
      describe: (square) => {
        if (extra.has(square)) return learn.isTooMuch;
        return chosen.has(square) ? learn.isMarked : undefined;
      },
      press: (square) => this.press(square),
    };
  }
}

/** Choose among texts: one of them, where one is right. */
export class ChooseQuestion extends MarkQuestion {
  protected readonly helps = 1;
  readonly ask: Sentence = ({ learn }) => (this.isSingle ? learn.ask.choose : learn.ask.chooseAll);

  override begin(): void {
    this.deps.board.become('free');
    super.begin();
  }

  override get spoken(): Sentence {
    return (words) => `${this.ask(words)} ${this.texts.map((text, at) => `${at + 1}: ${text}.`).join(' ')}`;
  }

  get texts(): readonly string[] {
    return this.#choices.map(({ text }) => text);
  }

  get isSingle(): boolean {
    return this.#choices.filter(({ isRight }) => isRight).length === 1;
  }

  get #choices() {
    const { task } = this.deps;
    return task.kind === 'choose' ? task.choices : [];
  }

  /** Chooses a text, or no longer where there are several. */
  pick(at: number): void {
    if (this.deps.stage.peek() !== 'asked') return;
    const chosen = new Set(this.isSingle ? [] : this.chosen.peek());
    if (this.isSingle || !chosen.delete(at)) chosen.add(at);
    this.forget();
    this.choose(chosen);
  }

  protected fault(extra: readonly number[], missing: number): Sentence {
    return ({ learn }) => learn.choices(extra.length, missing);
  }

  protected help(): void {
    const right = this.#choices.flatMap(({ isRight }, at) => (isRight ? [at] : []));
    this.forget();
    this.choose(right);
    const texts = right.map((at) => this.texts[at] ?? '');
    this.deps.done('shown', this.deps.place, ({ learn }) => learn.answerTexts(texts));
  }
}
