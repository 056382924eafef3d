// Which puzzles are gone through: some at random, those of the page by theme and grade, those of one's games those that have
// not been solved first.

import type { ReviewedGames } from '../document/reviewed';
import { randomNumber } from '../document/random';
import type { Labs, WantedPuzzles } from '../workers/labs';
import { Chapter } from './chapter';
import type { LessonStop } from './parts';
import type { KeptLessons } from './progress';

/** The number of puzzles that are gone through at a time. */
const PUZZLES = 10;
/** The number of puzzles of which it is seen whether they have been solved. */
const LOOKED_AT = 40;

/** Which puzzles of games are wanted. */
export interface WantedOwn {
  /** The key of a game, all of whose puzzles are wanted in their order. */
  readonly game?: string | undefined;
  /** The code of a motif. Where one's games have too few of these, those of the page follow. */
  readonly theme?: string | undefined;
}

interface DrawAround {
  readonly labs: Labs;
  readonly reviewed: ReviewedGames;
}

/** Puzzles of the page as chapters, the easiest first. */
export async function drawPuzzles(labs: Labs, wanted: WantedPuzzles, most = PUZZLES): Promise<readonly Uint8Array[]> {
  const found = await labs.puzzles(wanted);
  const drawn = drawnFrom(found, most).toSorted((one, other) => one.elo - other.elo);
  const chapters = await Promise.all(drawn.map(({ index }) => labs.puzzle(index)));
  return chapters.flatMap((bytes) => bytes ?? []);
}

/** Puzzles of one's games as chapters. */
export async function drawOwn(
  { labs, reviewed }: DrawAround,
  kept: KeptLessons,
  { game, theme }: WantedOwn,
): Promise<readonly Uint8Array[]> {
  const games = await reviewed.list();
  if (game !== undefined) return games.find(({ key }) => key === game)?.puzzles.map(({ bytes }) => bytes) ?? [];
  const all = games.flatMap(({ puzzles }) => puzzles);
  const own = all.filter(({ themes }) => theme === undefined || themes.includes(theme)).map(({ bytes }) => bytes);
  const drawn = await unsolvedFirst(labs, kept, drawnFrom(own, LOOKED_AT));
  const first = drawn.slice(0, PUZZLES);
  if (theme === undefined || first.length === PUZZLES) return first;
  return [...first, ...(await drawPuzzles(labs, { theme }, PUZZLES - first.length))];
}

/** The tasks that are due, and the chapters that they stand in. */
export async function dueChapters(
  labs: Labs,
  kept: KeptLessons,
): Promise<{ readonly bytes: readonly Uint8Array[]; readonly stops: readonly LessonStop[] }> {
  const [bytes, stops]: [Uint8Array[], LessonStop[]] = [[], []];
  const known = new Map<string, number>();
  for (const { lesson, chapter, place } of await kept.due()) {
    const name = `${lesson.key} ${chapter}`;
    if (!known.has(name)) {
      const found = (await labs.lessonChapters(lesson.bytes))[chapter];
      if (!found) continue;
      known.set(name, bytes.push(found) - 1);
    }
    stops.push({ chapter: known.get(name) ?? 0, place });
  }
  return { bytes, stops };
}

/** Those that have never been answered, then those that were answered wrong last, then the others. */
async function unsolvedFirst(
  labs: Labs,
  kept: KeptLessons,
  all: readonly Uint8Array[],
): Promise<readonly Uint8Array[]> {
  const chapters = await Chapter.readAll(labs, all);
  const keys = chapters.map((chapter) => chapter.taskKey(chapter.mainTasks[0] ?? 0));
  for (const chapter of chapters) chapter.close();
  const progress = await kept.progressOf(keys);
  const boxes = keys.map((key) => progress.get(key)?.box ?? 0);
  const order = [...all.keys()].toSorted((one, other) => (boxes[one] ?? 0) - (boxes[other] ?? 0));
  return order.flatMap((at) => all[at] ?? []);
}

/** Some of these at random, each once. */
function drawnFrom<T>(all: readonly T[], count: number): readonly T[] {
  const rest = [...all];
  const drawn: T[] = [];
  while (drawn.length < count && rest.length > 0) drawn.push(...rest.splice(randomNumber(rest.length), 1));
  return drawn;
}
