// What is kept of lessons: the lessons themselves, what became of each task, and when it comes back. Boxes as Leitner had
// them: what is solved at the first try goes one further and comes back later, anything else goes back to the first.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Documents } from '../document/documents';
import { type KeptLesson, type KeptTask, libraryName, type TaskProgress } from '../document/library';
import type { Chapter } from './chapter';
import type { TaskOutcome } from './parts';

/** The days until the tasks of each box come back. */
export const BOX_DAYS = [1, 3, 7, 21, 60] as const;
export const DAY_MS = 86_400_000;

/** What is kept of a task once it has been answered; who repeats it early keeps its day. */
export function progressAfter(known: TaskProgress | undefined, outcome: TaskOutcome, now: number): TaskProgress {
  const isRight = outcome === 'first';
  const isEarly = known !== undefined && known.due > now;
  const before = known?.box ?? 1;
  const box = isRight ? (isEarly ? before : Math.min(before + 1, BOX_DAYS.length)) : 1;
  const due = isRight && isEarly ? known.due : now + (BOX_DAYS[box - 1] ?? 1) * DAY_MS;
  return { box, due, tries: (known?.tries ?? 0) + 1, right: (known?.right ?? 0) + Number(isRight), last: now };
}

/** In how many days something comes back. */
export const daysUntil = ({ due }: Pick<TaskProgress, 'due'>, now: number): number =>
  Math.max(0, Math.ceil((due - now) / DAY_MS));

/** A lesson that is kept, and how many of its tasks are due. */
export interface ListedLesson extends KeptLesson {
  readonly key: string;
  readonly due: number;
  /** How many have been solved at the first try when they were asked last. */
  readonly known: number;
}

/** A task that is due. */
export interface DueTask extends KeptTask {
  readonly lesson: ListedLesson;
}

/** The tasks of the chapters, by which their progress is found. */
export const tasksOf = (chapters: readonly Chapter[]): readonly KeptTask[] =>
  chapters.flatMap((chapter, at) =>
    chapter.mainTasks.map((place) => ({ chapter: at, place, key: chapter.taskKey(place) })),
  );

export class KeptLessons {
  /** How often this page has changed them. */
  readonly changes = signal(0);

  constructor(private readonly documents: ReadonlySignal<Documents | undefined>) {}

  /** All of them, those with due tasks first, then the newest. */
  async list(): Promise<readonly ListedLesson[]> {
    const documents = this.documents.peek();
    if (!documents) return [];
    const { library } = documents;
    const [lessons, progress] = await Promise.all([library.all('lessons'), library.all('progress')]);
    const now = documents.now();
    const isDue = ({ key }: KeptTask) => (progress.get(key)?.due ?? now + 1) <= now;
    const isKnown = ({ key }: KeptTask) => (progress.get(key)?.box ?? 0) > 1;
    return [...lessons]
      .map(([key, lesson]) => {
        const { tasks } = lesson;
        return { ...lesson, key, due: tasks.filter(isDue).length, known: tasks.filter(isKnown).length };
      })
      .toSorted((one, other) => Number(other.due > 0) - Number(one.due > 0) || other.date - one.date);
  }

  /** The tasks that are due, each once, those that have waited longest first. */
  async due(): Promise<readonly DueTask[]> {
    const documents = this.documents.peek();
    if (!documents) return [];
    const [lessons, progress] = [await this.list(), await documents.library.all('progress')];
    const now = documents.now();
    const found = new Map<string, DueTask>();
    for (const lesson of lessons) for (const task of lesson.tasks) found.set(task.key, { ...task, lesson });
    const dueOf = ({ key }: KeptTask) => progress.get(key)?.due ?? Number.POSITIVE_INFINITY;
    return [...found.values()].filter((task) => dueOf(task) <= now).toSorted((a, b) => dueOf(a) - dueOf(b));
  }

  /** What became of tasks, by their keys. */
  async progressOf(keys: readonly string[]): Promise<ReadonlyMap<string, TaskProgress>> {
    const library = this.documents.peek()?.library;
    const found = await Promise.all(keys.map(async (key) => [key, await library?.get('progress', key)] as const));
    return new Map(found.flatMap(([key, known]) => (known ? [[key, known] as const] : [])));
  }

  /** Keeps a lesson under a key, or once where it has none. */
  keep(lesson: Omit<KeptLesson, 'date'>, known?: string): Promise<boolean> {
    return this.#change(async ({ library }, date) => {
      const all = known === undefined ? await library.all('lessons') : new Map<string, KeptLesson>();
      const same = [...all].find(([, { bytes }]) => isSame(bytes, lesson.bytes))?.[0];
      const key = known ?? same ?? crypto.randomUUID();
      const value = { ...lesson, title: libraryName(lesson.title), date };
      await library.change([{ store: 'lessons', key, value }]);
    });
  }

  /** Deletes a lesson; answers what brings it back. What became of its tasks stays. */
  async remove({
    key,
    due: _due,
    known: _known,
    ...lesson
  }: ListedLesson): Promise<(() => Promise<boolean>) | undefined> {
    const put = (value: KeptLesson | undefined) =>
      this.#change(({ library }) => library.change([{ store: 'lessons', key, value }]));
    return (await put(undefined)) ? () => put(lesson) : undefined;
  }

  /** Keeps what became of a task. */
  record(key: string, outcome: TaskOutcome): Promise<boolean> {
    return this.#change(async ({ library }, now) => {
      await library.update('progress', key, (known) => progressAfter(known, outcome, now));
    });
  }

  async #change(work: (documents: Documents, now: number) => Promise<unknown>): Promise<boolean> {
    const documents = this.documents.peek();
    if (!documents) return false;
    const isDone = await documents.attempt(async () => {
      await work(documents, documents.now());
      return true;
    });
    if (isDone) this.changes.value += 1;
    return isDone;
  }
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
