// Tasks that are answered by moves: find the move, and find the mate.

import type { TaskVerdict } from '#doors/labs.js';
import { lastStep } from '../document/command';
import type { Sentence } from '../document/session';
import { joined, nameOfMove } from './parts';
import { Question } from './question';

const NOTHING = new Uint8Array();
/** A search for mate looks at this many positions at most. */
const MATE_NODES = 2_000_000;

/** What a wrong answer has against it. */
type Wrong = Extract<TaskVerdict, { verdict: 'wrong' }>;

abstract class MoveQuestion extends Question {
  override readonly isOfMoves = true;
  protected readonly helps = 2;

  begin(): void {
    const { board, stage } = this.deps;
    board.listener.answered = (uci, name) => {
      stage.value = 'judging';
      board.become('waits');
      // The command that made the move says so first.
      queueMicrotask(() => void this.attempt(() => this.judge(uci, name)));
    };
    board.become('answers');
    stage.value = 'asked';
  }

  protected abstract judge(uci: string, name: string): Promise<void>;

  /** Takes a wrong move back, and says why it is wrong. */
  protected refuse(text: Sentence): void {
    this.isFirstTry = false;
    this.again();
    this.deps.say('refusal', text);
  }

  /** Shows what the document has against a wrong move, until it is taken back. */
  protected refuteBy(place: number, uci: string, name: string): void {
    const { board, chapter, say, stage } = this.deps;
    const texts = [...chapter.texts(place), chapter.at(place)?.hint];
    const text: Sentence = ({ learn }) => joined(learn.wrong(name), ...texts);
    if (chapter.next(place) === undefined) return this.refuse(text);
    this.isFirstTry = false;
    board.branch(uci, place);
    stage.value = 'refuted';
    say('refusal', text);
    this.#goOn(place, text);
  }

  /** The moves that refute it follow one after the other. */
  #goOn(before: number, said: Sentence): void {
    const { board, chapter, say } = this.deps;
    const place = chapter.next(before);
    const uci = place === undefined ? undefined : chapter.uci(place);
    if (place === undefined || uci === undefined) return;
    this.later(() => {
      board.play(uci, place);
      const texts = [...chapter.texts(place), chapter.at(place)?.hint];
      const move = nameOfMove(chapter.at(place)?.move ?? { san: uci });
      const text: Sentence = (words) => joined(said(words), `${move}.`, ...texts);
      say('refusal', text, (words) => joined(lastStep(words, board.session), chapter.at(place)?.hint));
      this.#goOn(place, text);
    });
  }
}

/** Find the move. */
export class FindQuestion extends MoveQuestion {
  readonly ask: Sentence = ({ learn }) => learn.ask.find(this.deps.chapter.learner);

  protected async judge(uci: string, name: string): Promise<void> {
    const { labs, chapter, place, board, done } = this.deps;
    const verdict = await labs.taskAnswer(chapter.bytes, place, uci, NOTHING, 0);
    if (this.abort.signal.aborted) return;
    if (verdict.verdict === 'right') {
      const next = verdict.node ?? undefined;
      board.accept(uci, next);
      return done(this.outcome, next, ({ learn }) => learn.right(name));
    }
    const node = verdict.verdict === 'wrong' ? verdict.node : null;
    if (node !== null) return this.refuteBy(node, uci, name);
    await this.#refute(uci, name);
  }

  /** The document has nothing against it: the reply to all wrong answers, and what the engine finds. */
  async #refute(uci: string, name: string): Promise<void> {
    const { refute, chapter, place, say } = this.deps;
    const own = this.wrong;
    say('busy', ({ review }) => review.judging(name));
    const { isGood, reply, claims } = await refute(chapter.fenAt(place), uci, this.abort.signal);
    if (this.abort.signal.aborted) return;
    const answer = this.ahead(reply);
    if (isGood && !own) {
      // It costs nothing, and the lesson wants another one.
      const { isFirstTry } = this;
      this.refuse(({ learn }) => learn.another(name));
      this.isFirstTry = isFirstTry;
      return;
    }
    // What is proved says more than the move that answers it.
    const found = claims.map(
      (claim): Sentence =>
        ({ review }) =>
          review.claim(claim),
    );
    const why: Sentence = (words) =>
      found.length > 0
        ? joined(own ? '' : words.learn.wrong(name), ...found.map((text) => text(words)))
        : words.review.refused(name, answer && words.analyse.move(answer));
    this.refuse((words) => joined(own && words.learn.wrong(name), own, isGood ? '' : why(words)));
  }

  protected help(step: number): void {
    const { chapter, place, board, done } = this.deps;
    const next = chapter.next(place);
    const uci = next === undefined ? undefined : chapter.uci(next);
    const move = uci === undefined ? undefined : this.ahead(uci);
    if (!move || uci === undefined) return;
    if (step === 1) return this.point(move, step);
    this.pointed.value = [];
    board.play(uci, next);
    done('shown', next, ({ learn }) => learn.answer(nameOfMove(move)));
  }
}

/** Find the mate: each move that mates in time is right. */
export class MateQuestion extends MoveQuestion {
  /** What has been played since the task, and how many moves are left. */
  readonly #moves: string[] = [];
  #left: number;
  readonly #start: string;
  /** Where the document has that; nothing where it has other moves. */
  #place: number | undefined;
  #isShown = false;

  constructor(deps: MoveQuestion['deps'], count: number) {
    super(deps);
    this.#left = count;
    this.#place = deps.place;
    this.#start = deps.chapter.fenAt(deps.place);
  }

  readonly ask: Sentence = ({ learn }) => learn.ask.mate(this.deps.chapter.learner, this.#left);

  protected async judge(uci: string, name: string): Promise<void> {
    const { labs, chapter, place, say } = this.deps;
    if (this.#left > 2) say('busy', ({ review }) => review.judging(name));
    const verdict = await (this.#moves.length === 0
      ? labs.taskAnswer(chapter.bytes, place, uci, NOTHING, MATE_NODES)
      : labs.mateAnswer(this.#start, this.#moves.join(' '), this.#left, uci, MATE_NODES));
    if (this.abort.signal.aborted) return;
    if (verdict.verdict === 'right') return this.#goOn(uci, name, verdict.reply);
    if (verdict.verdict === 'wrong') return this.#refute(uci, name, verdict);
    const { isFirstTry } = this;
    this.refuse(({ learn }) => learn.unproved(name));
    this.isFirstTry = isFirstTry;
  }

  #refute(uci: string, name: string, { line }: Wrong): void {
    const known = this.#place === undefined ? undefined : this.deps.chapter.after(this.#place, uci);
    if (known !== undefined) return this.refuteBy(known, uci, name);
    const answer = this.ahead(line);
    this.refuse((words) =>
      joined(
        words.learn.noMate(name, this.#left),
        this.wrong,
        answer ? words.learn.escape(words.analyse.move(answer)) : '',
      ),
    );
  }

  /** Mated, or answered by what the document has, else by what holds longest. */
  #goOn(uci: string, name: string, reply: string | null): void {
    const { board, chapter, done, say, stage } = this.deps;
    this.#moves.push(uci);
    this.#place = this.#place === undefined ? undefined : chapter.after(this.#place, uci);
    board.accept(uci, this.#place);
    const place = this.#place;
    if (reply === null) return done(this.#isShown ? 'shown' : this.outcome, place, ({ learn }) => learn.mated(name));
    if (place !== undefined) this.deps.read(place);
    const own = place === undefined ? undefined : chapter.next(place);
    const move = (own !== undefined && chapter.uci(own)) || reply;
    stage.value = 'replying';
    const right: Sentence = ({ learn }) => learn.right(name);
    const texts = place === undefined ? [] : chapter.texts(place);
    say('result', right, (words) => joined(right(words), ...texts));
    this.later(() => {
      this.#moves.push(move);
      this.#place = place === undefined ? undefined : chapter.after(place, move);
      board.play(move, this.#place);
      if (this.#place !== undefined) this.deps.read(this.#place);
      this.#left -= 1;
      this.forgetHints();
      this.begin();
      say('hint', this.ask, (words) => joined(lastStep(words, board.session), this.ask(words)));
    });
  }

  override again(): void {
    this.pointed.value = [];
    super.again();
  }

  protected async help(step: number): Promise<void> {
    const { board, chapter, stage } = this.deps;
    const next = this.#place === undefined ? undefined : chapter.next(this.#place);
    const own = next === undefined ? undefined : chapter.uci(next);
    const move = own === undefined ? await this.best(this.#start, this.#moves) : this.ahead(own);
    if (!move || stage.peek() !== 'asked') return;
    if (step === 1) return this.point(move, step);
    this.pointed.value = [];
    this.#isShown = true;
    stage.value = 'judging';
    board.become('waits');
    board.session.change((document) => document.play(move.uci));
    await this.judge(move.uci, nameOfMove(move));
  }
}
