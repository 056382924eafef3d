// The place for lessons: the tab that is shown, the lesson that is played, and what is kept of lessons.

import { batch, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { Highlights } from '../board/marks';
import { lastStep } from '../document/command';
import type { KeptLesson } from '../document/library';
import type { Sentence, Session } from '../document/session';
import type { AllWords, LearnTab } from '../i18n/words';
import type { Labs, WantedPuzzles } from '../workers/labs';
import { type Bookmark, bookmarkIn, bookmarkOf, type LessonFacts } from './bookmark';
import { Chapter } from './chapter';
import { drawOwn, drawPuzzles, dueChapters, type WantedOwn } from './draw';
import { LessonWalk } from './lesson-walk';
import type { CourseGoal, LearnAround, LessonOptions, Walked } from './parts';
import { KeptLessons, tasksOf } from './progress';
import type { Making } from './making';
import { Trainers } from './trainers';

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
  readonly kept: KeptLessons;
  readonly trainers: Trainers;
  readonly #lesson = signal<LessonWalk | undefined>(undefined);
  /** The lesson that is played, in the place of the tabs. */
  readonly lesson: ReadonlySignal<LessonWalk | undefined> = this.#lesson;
  readonly #goal = signal<CourseGoal | undefined>(undefined);
  /** Where that leads to, if anywhere. */
  readonly goal: ReadonlySignal<CourseGoal | undefined> = this.#goal;
  readonly #isComing = signal(false);
  /** Whether the lesson is being read that was played when the page was left. */
  readonly isComing: ReadonlySignal<boolean> = this.#isComing;
  /** What began it last, to begin it once more. */
  #again: () => Promise<void> = async () => undefined;
  #wasFlipped = false;
  #isShown = false;
  /** How many lessons have been asked for: the last one is opened. */
  #asked = 0;
  #stopMarking: () => void = () => undefined;

  constructor(readonly deps: LearnAround) {
    this.kept = new KeptLessons(deps.documents);
    this.trainers = new Trainers(deps);
    effect(() => {
      const bookmark = this.#lesson.value ? undefined : bookmarkIn(deps.session.lesson.value);
      if (bookmark) untracked(() => void this.#resume(bookmark));
    });
  }

  /** Begins a lesson of some chapters, and keeps it unless it is only tried. */
  async open(chapters: readonly Uint8Array[], options: LessonOptions = {}): Promise<void> {
    const { at, node, title, isTrial = false, goal, key } = options;
    const facts = { title, isTrial, goal, key, stops: undefined };
    const begun = await this.#begin(chapters, facts, (lesson) => lesson.begin(at, node));
    if (!begun) return;
    this.#again = () => this.open(chapters, options);
    if (!isTrial) await this.kept.keep(begun, key);
  }

  /** Keeps a lesson under a key without playing it; returns whether it did. */
  async keep(chapters: readonly Uint8Array[], key: string): Promise<boolean> {
    const { labs, session } = this.deps;
    const isKept = await session.attempt(async () => {
      const [all, { bytes }] = await Promise.all([Chapter.readAll(labs, chapters), labs.lessonOf(chapters)]);
      return this.kept.keep({ title: all[0]?.title ?? '', bytes, tasks: tasksOf(all) }, key);
    });
    return isKept ?? false;
  }

  /** Begins the lesson of some bytes. */
  openBytes(bytes: Uint8Array, options?: LessonOptions): Promise<void> {
    return this.#attempt(async () => this.open(await this.deps.labs.lessonChapters(bytes), options));
  }

  /** Begins the lesson of a link; a game without tasks is none, and stays what the board shows. */
  openLink(bytes: Uint8Array): Promise<void> {
    return this.#attempt(async () => {
      const chapters = await this.deps.labs.lessonChapters(bytes);
      if (await this.#hasTasks(chapters)) await this.open(chapters);
    });
  }

  /** Begins a PGN as a lesson, or says that it has no tasks. */
  openPgn(pgn: string | Blob, options?: LessonOptions): Promise<void> {
    return this.#attempt(async () => {
      const { session, labs } = this.deps;
      const { chapters } = await labs.readLesson(pgn);
      if (await this.#hasTasks(chapters)) await this.open(chapters, options);
      else session.refuse('no-tasks', ({ learn }) => learn.noTasks);
    });
  }

  /** Begins some puzzles of the page that are drawn among those that are wanted, or says that there are none. */
  openPuzzles(wanted: WantedPuzzles, title: string): Promise<void> {
    return this.#solve(() => drawPuzzles(this.deps.labs, wanted), title);
  }

  /** Begins puzzles of games that were reviewed: of one game, or some that are drawn among all that are wanted. */
  openOwn(wanted: WantedOwn, title?: string): Promise<void> {
    return this.#solve(() => drawOwn(this.deps, this.kept, wanted), title);
  }

  #solve(draw: () => Promise<readonly Uint8Array[]>, title: string | undefined): Promise<void> {
    return this.#attempt(async () => {
      const chapters = await draw();
      const key = `${PUZZLES_KEY} ${crypto.randomUUID()}`;
      if (chapters.length > 0) await this.open(chapters, { title, key });
      else this.deps.session.refuse('no-puzzles', ({ puzzles }) => puzzles.none);
    });
  }

  async #hasTasks(chapters: readonly Uint8Array[]): Promise<boolean> {
    const all = await Promise.all(chapters.map((bytes) => this.deps.labs.lessonTasks(bytes)));
    return all.some(({ tasks }) => tasks.length > 0);
  }

  /** Goes through all tasks that are due. */
  async repeat(): Promise<void> {
    await this.#attempt(async () => {
      const { bytes, stops } = await dueChapters(this.deps.labs, this.kept);
      if (stops.length === 0) return;
      const facts = { title: '', isTrial: false, goal: undefined, key: undefined, stops };
      if (await this.#begin(bytes, facts, (lesson) => lesson.begin())) this.#again = () => this.repeat();
    });
  }

  /** Begins the same once more. */
  again(): Promise<void> {
    return this.#again();
  }

  /** Ends the lesson, and says so; the tabs are shown again. */
  close(): void {
    const { session } = this.deps;
    if (!this.#lesson.peek()) return;
    session.lesson.value = undefined;
    this.#end();
    session.speak((words) => words.learn.left(lastStep(words, session)));
  }

  /** The place is shown: the board is that of the lesson, if one is played. */
  show(): void {
    this.#isShown = true;
    this.#take();
  }

  /** The place is left: the board is that of the document. */
  hide(): void {
    this.#isShown = false;
    this.trainers.leave();
    this.#giveBack();
  }

  #attempt(work: () => Promise<void>): Promise<void> {
    return this.deps.session.attempt(work).then(() => undefined);
  }

  /** The chapters, unless another lesson has been asked for meanwhile. */
  async #read(chapters: readonly Uint8Array[]): Promise<readonly Chapter[] | undefined> {
    const asked = (this.#asked += 1);
    const { session, labs } = this.deps;
    const all = await session.attempt(() => Chapter.readAll(labs, chapters));
    return asked === this.#asked ? all : undefined;
  }

  /** Goes on with a lesson where it was left with the page. */
  async #resume(bookmark: Bookmark): Promise<void> {
    const { session, labs } = this.deps;
    this.#isComing.value = true;
    const { bytes, stops, ...others } = bookmark;
    const chapters = await session.attempt(() => labs.lessonChapters(bytes));
    const begun = chapters && (await this.#begin(chapters, bookmark, (lesson) => lesson.resume(bookmark)));
    if (begun) this.#again = () => (stops ? this.repeat() : this.openBytes(bytes, others));
    // What cannot be read is not tried again.
    else if (session.lesson.peek() === bookmark) session.lesson.value = undefined;
    this.#isComing.value = false;
  }

  /** Begins a lesson, and keeps where it is; returns what is kept of it, or nothing where it cannot be begun. */
  async #begin(
    bytes: readonly Uint8Array[],
    facts: Omit<LessonFacts, 'bytes' | 'title'> & { readonly title: string | undefined },
    begin: (lesson: LessonWalk) => void,
  ): Promise<Omit<KeptLesson, 'date'> | undefined> {
    const chapters = await this.#read(bytes);
    if (!chapters) return undefined;
    const { session, labs } = this.deps;
    const { stops, goal, isTrial } = facts;
    const title = facts.title ?? chapters[0]?.title ?? '';
    // The chapters are gone when another lesson is begun.
    const tasks = tasksOf(chapters);
    const name: Sentence = ({ learn }) => (stops ? learn.repeated : title || learn.untitled);
    const lesson = this.#walk({ chapters, title: name, stops }, isTrial);
    this.#goal.value = goal;
    begin(lesson);
    const whole = await session.attempt(() => labs.lessonOf(bytes));
    if (!whole) return undefined;
    if (this.#lesson.peek() === lesson) this.#mark(lesson, { ...facts, title, bytes: whole.bytes });
    return { title, bytes: whole.bytes, tasks };
  }

  /** The record of the tab says where the lesson is, from now on. */
  #mark(lesson: LessonWalk, facts: LessonFacts): void {
    this.#stopMarking();
    this.#stopMarking = effect(() => void (this.deps.session.lesson.value = bookmarkOf(facts, lesson)));
  }

  #walk(walked: Walked, isTrial: boolean): LessonWalk {
    const { labs, engine, clock, refute, isFlipped, session, go } = this.deps;
    const record = (key: string, outcome: Parameters<KeptLessons['record']>[1]) => {
      if (!isTrial) void this.kept.record(key, outcome);
    };
    const fail = (error: unknown) => (this.#lesson.peek()?.board.session ?? session).fail(error);
    const turn = (learner: string) => {
      if (this.#isShown) isFlipped.value = learner === 'b';
    };
    const lesson = new LessonWalk(
      { labs, engine, clock, refute, record, fail, turn, leave: () => this.close() },
      walked,
    );
    batch(() => {
      this.trainers.leave();
      this.#end();
      this.#lesson.value = lesson;
      this.#take();
    });
    if (!this.#isShown && !this.#isComing.peek()) go();
    return lesson;
  }

  #end(): void {
    this.#stopMarking();
    this.#giveBack();
    this.#lesson.peek()?.end();
    this.#lesson.value = undefined;
  }

  #take(): void {
    const lesson = this.#lesson.peek();
    const { shown, isFlipped, answers } = this.deps;
    if (!lesson || !this.#isShown) return;
    this.#wasFlipped = isFlipped.peek();
    isFlipped.value = lesson.learner === 'b';
    shown.value = lesson.board.session;
    answers.value = { best: () => lesson.hint() };
  }

  #giveBack(): void {
    const { shown, isFlipped, answers } = this.deps;
    const lesson = this.#lesson.peek();
    if (!lesson || shown.peek() !== lesson.board.session) return;
    shown.value = undefined;
    isFlipped.value = this.#wasFlipped;
    answers.value = {};
  }
}

/** What keys of puzzles that are kept begin with. */
const PUZZLES_KEY = 'puzzles';

/** Whether what is kept are puzzles that were drawn. */
export const isOfPuzzles = (key: string): boolean => key.startsWith(PUZZLES_KEY);
