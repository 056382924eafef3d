// A task that is played out: a game against a level of the computer, from the position of the task.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { ShownTask } from '#doors/labs.js';
import { lastStep } from '../document/command';
import { search } from '../document/search';
import type { Sentence } from '../document/session';
import { computerOf } from '../workers/jobs';
import { joined } from './parts';
import { Question, type QuestionAround } from './question';

/** The longest that the level thinks about a move. */
const LEVEL_MS = 3000;

export type PlayTask = Extract<ShownTask, { level: number }>;

export class PlayQuestion extends Question {
  protected readonly helps = 2;
  /** No hint gives the answer. */
  override readonly isAnswerNext: ReadonlySignal<boolean> = signal(false);
  readonly #start: string;
  /** What has been played, in UCI. */
  #moves: string[] = [];
  /** How often it has been begun: the level plays otherwise each time. */
  #games = 0;

  constructor(
    deps: QuestionAround,
    private readonly goal: PlayTask,
  ) {
    super(deps);
    this.#start = deps.chapter.fenAt(deps.place);
  }

  readonly ask: Sentence = ({ learn }) => {
    const { kind, level, moves } = this.goal;
    return learn.ask[kind](this.deps.chapter.learner, level, moves - Math.ceil(this.#moves.length / 2));
  };

  begin(): void {
    [this.#moves, this.#games] = [[], this.#games + 1];
    this.#wait();
  }

  /** A move of the learner is wanted. */
  #wait(): void {
    const { board, stage } = this.deps;
    board.listener.answered = (uci) => {
      stage.value = 'replying';
      board.become('waits');
      this.pointed.value = [];
      // The command that made the move says so first.
      queueMicrotask(() => void this.attempt(() => this.#answer(uci)));
    };
    board.become('answers');
    stage.value = 'asked';
  }

  async #answer(uci: string): Promise<void> {
    const { board, engine, say } = this.deps;
    this.#moves.push(uci);
    board.branch(uci);
    if (await this.#isOver()) return;
    const question = {
      ...{ start: this.#start, moves: this.#moves.join(' '), milliseconds: LEVEL_MS },
      ...{ player: computerOf('level', this.goal.level), seed: this.#games },
    };
    const { signal } = this.abort;
    const [{ move }] = await Promise.all([
      search(engine, question, { priority: 'opponent', signal }),
      new Promise<void>((resolve) => this.later(resolve)),
    ]);
    if (signal.aborted || move === undefined) return;
    this.#moves.push(move);
    board.play(move);
    if (await this.#isOver()) return;
    this.#wait();
    say('hint', this.ask, (words) => joined(lastStep(words, board.session), this.ask(words)));
  }

  /** Whether the goal is reached, or cannot be any more. */
  async #isOver(): Promise<boolean> {
    const { labs, board, done, place, say, stage } = this.deps;
    const { kind, moves } = this.goal;
    const { verdict } = await labs.playVerdict(kind, moves, this.#start, this.#moves.join(' '));
    if (this.abort.signal.aborted) return true;
    if (verdict === 'incomplete') return false;
    if (verdict === 'right') {
      done(this.outcome, place, (words) => joined(lastStep(words, board.session), words.learn.reached));
      return true;
    }
    this.isFirstTry = false;
    stage.value = 'refuted';
    const own = this.wrong;
    say('refusal', (words) => joined(lastStep(words, board.session), words.learn.missed, own));
    return true;
  }

  protected async help(step: number): Promise<void> {
    const move = await this.best(this.#start, this.#moves);
    if (move && this.deps.stage.peek() === 'asked') this.point(move, step);
    // The answer is not given; the next move has hints of its own.
    if (step >= this.helps) this.forgetHints(this.pointed.peek());
  }
}
