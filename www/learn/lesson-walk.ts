// The way through a lesson: its chapters one after the other, what is read there, the moves of the other side, which are made
// by themselves, and the tasks.

import { batch, computed, type ReadonlySignal } from '@preact/signals';
import type { ShownTask } from '#doors/labs.js';
import type { Arrow } from '../board/arrows';
import type { Color } from '../chess/chess';
import { lastStep } from '../document/command';
import type { Sentence, Tone } from '../document/session';
import type { Chapter } from './chapter';
import { LessonBoard } from './lesson-board';
import { questionOf } from './questions';
import {
  ANSWER_MS,
  joined,
  type LessonStop,
  type Onward,
  type TaskOutcome,
  type WalkAround,
  type Walked,
  type WalkPlace,
} from './parts';
import { speaking, WalkState } from './walk-state';

export class LessonWalk extends WalkState {
  readonly board = new LessonBoard();
  readonly stops: readonly LessonStop[];
  readonly chapters: readonly Chapter[];
  readonly title: Sentence;
  /** Whether only tasks are gone through. */
  readonly isRepeat: boolean;
  /** The number of the task that is asked; none in a variation. */
  #number = -1;
  #isBegun = false;
  /** The place of a task that was answered before. */
  #answered: number | undefined;
  #cancel: () => void = () => undefined;

  constructor(
    private readonly deps: WalkAround,
    { chapters, title, stops }: Walked,
  ) {
    super();
    [this.chapters, this.title, this.isRepeat] = [chapters, title, stops !== undefined];
    this.stops = stops ?? chapters.flatMap(({ mainTasks }, chapter) => mainTasks.map((place) => ({ chapter, place })));
    this.board.wayOut = { label: ({ learn }) => learn.leave, run: () => deps.leave() };
    this.board.listener.back = () => this.again();
  }

  readonly arrows: ReadonlySignal<readonly Arrow[]> = computed(() => this.now.question.value?.arrows.value ?? []);

  /** Begins at a place of a chapter, or with the first of the tasks that are gone through. */
  begin(at = 0, place = 0): void {
    const [first] = this.stops;
    if (this.isRepeat && first) this.#open(first.chapter, first.place);
    else this.#open(at, place);
  }

  /** Goes on where it was left; a task that was answered there is not asked again. */
  resume({ chapter, place, at, outcomes }: WalkPlace): void {
    [this.now.outcomes.value, this.now.at.value] = [new Map(outcomes), at];
    const last = this.stops.at(-1);
    if (chapter >= this.chapters.length && last) this.#open(last.chapter, last.place);
    const stops = outcomes.map(([number]) => this.stops[number]);
    const isAnswered = stops.some((stop) => stop?.chapter === chapter && stop.place === place);
    this.#answered = isAnswered ? place : undefined;
    this.#open(chapter, place);
    this.#answered = undefined;
  }

  /** Does what is to be done: judges what is marked, takes a wrong answer back, reads on, or makes the next move. */
  goOn(): void {
    const onward = this.onward.peek();
    if (onward === 'again') return this.again();
    if (onward === 'skip') return this.now.question.peek()?.check();
    if (onward === undefined) return;
    this.board.reset();
    const [next, number] = [this.#here.next(this.now.place.peek()), this.now.at.peek() + 1];
    if (this.isRepeat) this.goTo(number);
    else if (onward !== 'on' || next === undefined) this.#open(this.now.chapter.peek() + 1, 0);
    else batch(() => ((this.now.texts.value = []), (this.now.question.value = undefined), this.#step(next)));
  }

  /** Leaves a task that is asked. */
  skip(): void {
    if (this.onward.peek() !== 'skip') return;
    const at = this.now.at.peek();
    if (this.#number === at) this.now.outcomes.value = new Map(this.now.outcomes.peek()).set(at, 'open');
    this.goTo(at + 1);
  }

  /** Lets moves be tried while a task asks for one: none of them is an answer. */
  tryMoves(): void {
    if (!this.mayTry.peek()) return;
    this.now.isTrying.value = true;
    this.board.become('free');
    this.#show('hint', ({ learn }) => learn.trying);
  }

  /** Whether that is possible now. */
  readonly mayTry = computed(
    () => this.stage.value === 'asked' && !this.isTrying.value && this.question.value?.isOfMoves === true,
  );

  /** Moves are answers again. */
  #stopTrying(): boolean {
    const wasTrying = this.now.isTrying.peek();
    this.now.isTrying.value = false;
    if (wasTrying) this.now.question.peek()?.again();
    return wasTrying;
  }

  /** Back to where the lesson is, or to the task. */
  again(): void {
    if (this.#stopTrying()) return this.repeat();
    if (this.board.isAway.peek()) this.board.reset();
    else if (this.now.stage.peek() === 'refuted') this.now.question.peek()?.again();
    else return;
    this.repeat();
  }

  /** Says once more what is asked or read. */
  repeat(): void {
    const [text, texts, question] = [this.#asked, this.now.texts.peek(), this.now.question.peek()];
    const spoken = question?.ask === text ? question.spoken : text;
    this.#show('hint', text, (words) => joined(...texts, spoken(words)));
  }

  hint(): void {
    this.#stopTrying();
    this.now.question.peek()?.hint();
  }

  /** What it waits for is not waited for any more. */
  end(): void {
    this.#cancel();
    this.now.question.peek()?.end();
    for (const chapter of this.chapters) chapter.close();
  }

  /** What there is to do: read on, the next task, the result, the same again, or a task that can be skipped. */
  readonly onward = computed((): Onward | undefined => {
    const [stage, chapter] = [this.now.stage.value, this.now.chapter.value];
    if (stage === 'asked') return 'skip';
    if (stage !== 'reading') return stage === 'refuted' ? 'again' : undefined;
    const next = this.chapters[chapter]?.next(this.now.place.value);
    if (!this.isRepeat && !this.now.isDone.value && next !== undefined) return 'on';
    const [at, all] = this.isRepeat ? [this.now.at.value, this.stops] : [chapter, this.chapters];
    return at + 1 < all.length ? 'task' : 'over';
  });

  get learner(): Color {
    return this.#here.learner;
  }

  get #here(): Chapter {
    return this.chapters[this.now.chapter.peek()] as Chapter;
  }

  /** What is to be done now. */
  get #asked(): Sentence {
    const [stage, question, onward] = [this.now.stage.peek(), this.now.question.peek(), this.onward.peek()];
    if (question && stage === 'asked') return question.ask;
    return ({ learn }) => (onward ? learn.onwardTo[onward] : '');
  }

  #open(at: number, place: number): void {
    const chapter = this.chapters[at];
    if (!chapter) return this.#finish();
    batch(() => {
      this.now.question.peek()?.end();
      [this.now.chapter.value, this.now.texts.value, this.now.question.value, this.now.isDone.value] = [
        at,
        [],
        undefined,
        false,
      ];
      [this.now.said.value, this.now.isTrying.value] = [undefined, false];
      if (!this.isRepeat) {
        const isNext = (stop: LessonStop) => (stop.chapter === at ? stop.place >= place : stop.chapter > at);
        this.now.at.value = Math.max(0, this.stops.findIndex(isNext));
      }
      this.board.goTo(chapter, place);
      this.deps.turn(chapter.learner);
      const isFirst = !this.#isBegun;
      this.#isBegun = true;
      this.#arrive(place, (words) => {
        const [whole, own] = [this.title(words), chapter.title];
        return joined(isFirst ? `${whole}.` : '', own === whole || own === '' ? '' : `${own}.`);
      });
    });
  }

  /** Goes on with a move, or an edit of the board. */
  #step(place: number): void {
    const chapter = this.#here;
    const uci = chapter.uci(place);
    if (uci === undefined) this.board.goTo(chapter, place);
    else this.board.play(uci, place);
    this.#arrive(place, (words) => lastStep(words, this.board.session), true);
  }

  /** The board is at a place: it is read, and what is there is done. */
  #arrive(place: number, lead: Sentence, isRead = false, shown?: Sentence): void {
    const [chapter, texts] = [this.#here, this.#here.texts(place)];
    this.now.place.value = place;
    this.now.texts.value = [...this.now.texts.peek(), ...texts];
    const start: Sentence = (words) => joined(lead(words), ...(isRead ? [] : texts));
    const task = place === this.#answered ? undefined : chapter.task(place);
    if (task) return this.#ask(task, start);
    const next = chapter.next(place);
    const { turn } = this.board.session.store.position.peek();
    const isOther = next !== undefined && chapter.uci(next) !== undefined && turn !== chapter.learner;
    if (isOther && !this.isRepeat) return this.#reply(next, start, shown);
    this.#rest(start, shown);
  }

  /** What was said last of an answer stands in the line over the board; else what is to be done. */
  #rest(spoken: Sentence, shown?: Sentence): void {
    this.now.stage.value = 'reading';
    this.board.become('free');
    this.#show(shown ? 'result' : 'plain', shown ?? this.#asked, (words) => joined(spoken(words), this.#asked(words)));
  }

  /** The other side moves by itself. */
  #reply(place: number, spoken: Sentence, shown?: Sentence): void {
    this.now.stage.value = 'replying';
    this.board.become('waits');
    if (shown) this.#show('result', shown, spoken);
    else this.board.session.announce(spoken);
    this.#cancel = this.deps.clock.later(() => batch(() => this.#step(place)), ANSWER_MS);
  }

  #ask(task: ShownTask, spoken: Sentence): void {
    const [chapter, at] = [this.now.chapter.peek(), this.now.place.peek()];
    const number = this.stops.findIndex((stop) => stop.chapter === chapter && stop.place === at);
    if (number >= 0) this.now.at.value = number;
    this.#number = number;
    const { board, deps, now } = this;
    const question = questionOf({
      ...{ ...deps, board, chapter: this.#here, place: at, task, stage: now.stage },
      ...speaking(now, this.#here, this.#show),
      done: (outcome, place, text) => batch(() => this.#solved(number, outcome, place, text)),
    });
    const count = this.stops.length;
    now.question.value = question;
    question.begin();
    this.#show('hint', question.ask, (words) =>
      joined(spoken(words), number >= 0 ? words.learn.task(number + 1, count) : '', question.spoken(words)),
    );
  }

  #solved(number: number, outcome: TaskOutcome, place: number | undefined, text: Sentence): void {
    const before = this.now.place.peek();
    if (number >= 0) this.now.outcomes.value = new Map(this.now.outcomes.peek()).set(number, outcome);
    this.deps.record(this.#here.taskKey(before), outcome);
    this.now.question.peek()?.end();
    this.now.said.value = text;
    this.now.isDone.value = place === undefined;
    if (place !== before) this.now.question.value = undefined;
    if (place !== undefined && place !== before) {
      this.now.texts.value = [];
      if (!this.isRepeat) return this.#arrive(place, text, false, text);
      this.now.texts.value = this.#here.texts(place);
    }
    const texts = this.isRepeat ? this.now.texts.peek() : [];
    this.#rest((words) => joined(text(words), ...texts), text);
  }

  /** Goes to a task, by its number from 0; behind the last one is the result. */
  goTo(at: number): void {
    const stop = this.stops[at];
    // Behind the last task there may be something to read.
    if (!stop) return this.isRepeat ? this.#finish() : this.#open(this.now.chapter.peek() + 1, 0);
    this.now.at.value = at;
    // What stands before the first task of a chapter is read.
    const isFirst = !this.isRepeat && stop.chapter !== this.stops[at - 1]?.chapter;
    this.#open(stop.chapter, isFirst ? 0 : stop.place);
  }

  #finish(): void {
    batch(() => {
      this.now.question.peek()?.end();
      [this.now.question.value, this.now.texts.value, this.now.said.value] = [undefined, [], undefined];
      this.now.stage.value = 'over';
      this.board.become('free');
      const outcomes = [...this.now.outcomes.peek().values()];
      const firsts = outcomes.filter((outcome) => outcome === 'first').length;
      this.#show('result', ({ learn }) => learn.over(firsts, this.stops.length));
    });
  }

  /** In the line over the board, and spoken; what is spoken may be more. */
  readonly #show = (tone: Tone, text: Sentence, spoken = text): void => {
    this.board.session.show({ tone, code: 'lesson', text });
    if (spoken !== text) this.board.session.speak(spoken);
  };
}
