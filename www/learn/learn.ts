// The place for lessons: the tab that is shown, the lesson that is played, and what is kept of lessons.

import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Highlights } from '../board/marks';
import type { Answers } from '../board/state';
import type { Clock } from '../chess/chess';
import { lastStep } from '../document/command';
import type { Documents } from '../document/documents';
import type { ReviewedGames } from '../document/reviewed';
import type { Session } from '../document/session';
import type { AllWords, LearnTab } from '../i18n/words';
import type { Engine } from '../workers/jobs';
import type { Labs, WantedPuzzles } from '../workers/labs';
import { Chapter } from './chapter';
import { drawOwn, drawPuzzles, type WantedOwn } from './draw';
import { LessonWalk } from './lesson-walk';
import type { LessonLeads, LessonStop, Refute, Walked } from './parts';
import { KeptLessons, tasksOf } from './progress';
import type { Making } from './making';
import { Trainers } from './trainers';

/** What learning has of the page. */
export interface LearnAround {
  /** The document of the tab. */
  readonly session: Session;
  readonly labs: Labs;
  readonly engine: Engine;
  readonly clock: Clock;
  readonly refute: Refute;
  /** What this browser keeps; nothing until that is known. */
  readonly documents: ReadonlySignal<Documents | undefined>;
  /** The games that were looked through for puzzles. */
  readonly reviewed: ReviewedGames;
  /** What the board shows in the place of the document, which side it is seen from, and what it can be asked then. */
  readonly shown: Signal<Session | undefined>;
  readonly isFlipped: Signal<boolean>;
  readonly answers: Signal<Answers>;
  /** Goes to the place for lessons. */
  readonly go: () => void;
}

/** How a lesson is begun. */
export interface LessonOptions {
  /** The chapter to begin with, from 0. */
  readonly at?: number | undefined;
  /** The place in its tree to begin with: each node before those that follow it, the start as 0. */
  readonly node?: number | undefined;
  /** The title; without one that of the first chapter. */
  readonly title?: string | undefined;
  /** Whether it is only tried, as its author does: nothing of it is kept. */
  readonly isTrial?: boolean | undefined;
  /** What it leads to, if to anything. */
  readonly leads?: LessonLeads | undefined;
  /** Under which key it is kept, where that is known. */
  readonly key?: string | undefined;
}

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
  readonly #leads = signal<LessonLeads | undefined>(undefined);
  /** Where that leads to, if anywhere. */
  readonly leads: ReadonlySignal<LessonLeads | undefined> = this.#leads;
  /** What began it last, to begin it once more. */
  #again: () => Promise<void> = async () => undefined;
  #wasFlipped = false;
  #isShown = false;
  /** How many lessons have been asked for: the last one is opened. */
  #asked = 0;

  constructor(readonly deps: LearnAround) {
    this.kept = new KeptLessons(deps.documents);
    this.trainers = new Trainers(deps);
  }

  /** Begins a lesson of some chapters, and keeps it unless it is only tried. */
  async open(chapters: readonly Uint8Array[], options: LessonOptions = {}): Promise<void> {
    const { at, node, title, isTrial = false, leads, key } = options;
    const all = await this.#read(chapters);
    if (!all) return;
    const name = title ?? all[0]?.title ?? '';
    // The chapters are gone when another lesson is begun.
    const tasks = tasksOf(all);
    this.#again = () => this.open(chapters, options);
    this.#begin({ chapters: all, title: ({ learn }) => name || learn.untitled, leads }, isTrial);
    this.#lesson.peek()?.begin(at, node);
    if (isTrial) return;
    await this.deps.session.attempt(async () => {
      const { bytes } = await this.deps.labs.lessonOf(chapters);
      await this.kept.keep({ title: name, bytes, tasks }, key);
    });
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
  openPgn(text: string, options?: LessonOptions): Promise<void> {
    return this.#attempt(async () => {
      const { session, labs } = this.deps;
      const { chapters } = await labs.readLesson(text);
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
      const due = await this.kept.due();
      const [bytes, stops]: [Uint8Array[], LessonStop[]] = [[], []];
      const known = new Map<string, number>();
      for (const { lesson, chapter, place } of due) {
        const name = `${lesson.key} ${chapter}`;
        if (!known.has(name)) {
          const found = (await this.deps.labs.lessonChapters(lesson.bytes))[chapter];
          if (!found) continue;
          known.set(name, bytes.push(found) - 1);
        }
        stops.push({ chapter: known.get(name) ?? 0, place });
      }
      const chapters = stops.length > 0 ? await this.#read(bytes) : undefined;
      if (!chapters) return;
      this.#again = () => this.repeat();
      this.#begin({ chapters, title: ({ learn }) => learn.repeated, stops }, false);
      this.#lesson.peek()?.begin();
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

  #begin(walked: Walked, isTrial: boolean): void {
    const { labs, engine, clock, refute, isFlipped, session } = this.deps;
    const record = (key: string, outcome: Parameters<KeptLessons['record']>[1]) => {
      if (!isTrial) void this.kept.record(key, outcome);
    };
    const fail = (error: unknown) => (this.#lesson.peek()?.board.session ?? session).fail(error);
    batch(() => {
      this.trainers.leave();
      this.#end();
      const turn = (learner: string) => {
        if (this.#isShown) isFlipped.value = learner === 'b';
      };
      const around = { labs, engine, clock, refute, record, fail, turn, leave: () => this.close() };
      [this.#lesson.value, this.#leads.value] = [new LessonWalk(around, walked), walked.leads];
      this.#take();
    });
    if (!this.#isShown) this.deps.go();
  }

  #end(): void {
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
