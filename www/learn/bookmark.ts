// Where a lesson is, as the record of the tab keeps it: after a reload it goes on there.

import { isNameIn, ownFields } from '../ui/remember';
import type { LessonWalk } from './lesson-walk';
import { type CourseGoal, goalIn, type LessonStop, type TaskOutcome, type WalkPlace } from './parts';

/** What there is to know of a lesson beside where it is. */
export interface LessonFacts {
  /** Its chapters, as a link has them. */
  readonly bytes: Uint8Array;
  /** Empty where it has none. */
  readonly title: string;
  readonly isTrial: boolean;
  /** What it leads to, if to anything. */
  readonly goal: CourseGoal | undefined;
  /** Under which key it is kept, where that is known. */
  readonly key: string | undefined;
  /** The tasks that are repeated; all of the lesson where it is no repetition. */
  readonly stops: readonly LessonStop[] | undefined;
}

export interface Bookmark extends LessonFacts, WalkPlace {}

/** Where a lesson is now. */
export function bookmarkOf(facts: LessonFacts, lesson: LessonWalk): Bookmark {
  const isOver = lesson.stage.value === 'over';
  return {
    ...facts,
    chapter: isOver ? lesson.chapters.length : lesson.chapter.value,
    place: isOver ? 0 : lesson.place.value,
    at: lesson.at.value,
    outcomes: [...lesson.outcomes.value],
  };
}

const OUTCOMES: Readonly<Record<TaskOutcome, true>> = { first: true, later: true, shown: true, open: true };

/** What was kept, which may be anything. */
export function bookmarkIn(kept: unknown): Bookmark | undefined {
  const { bytes, title, isTrial, goal, key, stops, chapter, place, at, outcomes } = ownFields(kept);
  if (!(bytes instanceof Uint8Array) || ![chapter, place, at].every(Number.isSafeInteger)) return undefined;
  return {
    bytes,
    title: typeof title === 'string' ? title : '',
    isTrial: isTrial === true,
    goal: goalIn(goal),
    key: typeof key === 'string' ? key : undefined,
    stops: Array.isArray(stops) ? stops.flatMap(stopIn) : undefined,
    ...{ chapter: Number(chapter), place: Number(place), at: Number(at) },
    outcomes: Array.isArray(outcomes) ? outcomes.flatMap(outcomeIn) : [],
  };
}

function stopIn(value: unknown): LessonStop[] {
  const { chapter, place } = ownFields(value);
  return typeof chapter === 'number' && typeof place === 'number' ? [{ chapter, place }] : [];
}

function outcomeIn(value: unknown): [number, TaskOutcome][] {
  const [number, outcome] = Array.isArray(value) ? (value as unknown[]) : [];
  return typeof number === 'number' && typeof outcome === 'string' && isNameIn(OUTCOMES, outcome)
    ? [[number, outcome]]
    : [];
}
