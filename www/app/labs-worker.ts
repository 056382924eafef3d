// What explains and reads, in its worker.

import initialise, * as door from '#doors/labs.js';
import { fileGame, fileReader, pgnText, readGame } from '../games/worker';
import { puzzleJobs } from '../learn/puzzle-worker';
import type { FoundLesson, Labs, ScriptText } from '../workers/labs';

type LabsCall = Exclude<keyof Labs, 'query'>;
type Answer<K extends LabsCall> = ReturnType<Labs[K]> | Awaited<ReturnType<Labs[K]>>;
type Study = { readonly [K in LabsCall]: (...args: Parameters<Labs[K]>) => Answer<K> };

export async function loadLabs(module: URL | BufferSource): Promise<Study> {
  await initialise({ module_or_path: module });
  const { typedMove, textKind, sheetScript, sheetFormula, repairFen, fenFields, firstMoves, perft } = door;
  const { teachingTerms, explain, chess960Start, namedSets, moveSet, nearestSet, raysFrom } = door;
  const { taskText, readTask, lessonTasks, taskAnswer, mateAnswer, playVerdict, lessonFaults, qrCode } = door;
  const check = checking();
  return {
    ...{ typedMove, textKind, sheetScript, sheetFormula, repairFen, fenFields, firstMoves, perft, teachingTerms },
    ...{ explain, chess960Start, namedSets, moveSet, nearestSet, raysFrom },
    ...{ taskText, readTask, lessonTasks, taskAnswer, mateAnswer, playVerdict, lessonFaults, qrCode },
    readLesson: async (pgn) => {
      const [text, note] = await pgnText(pgn);
      const { chapters, notes } = within(door.LessonChapters.fromPgn(text), chaptersOf);
      return { chapters, notes: note ? [note, ...notes] : notes };
    },
    lessonChapters: (bytes) => within(door.LessonChapters.fromBytes(bytes), (lesson) => chaptersOf(lesson).chapters),
    lessonOf: (chapters) =>
      within(new door.LessonChapters(), (lesson) => {
        for (const bytes of chapters) lesson.add(bytes);
        return { bytes: lesson.bytes(), pgn: lesson.pgn() };
      }),
    lessonSheet: (chapters) =>
      within(new door.LessonChapters(), (lesson) => {
        for (const bytes of chapters) lesson.add(bytes);
        return lesson.sheet(MOST_POSITIONS);
      }),
    filmPart: filming(),
    ...puzzleJobs(),
    remarks: (script, most) => {
      const checked = check(script);
      return { count: checked.count, first: checked.remarks(most), isMovetext: checked.isMovetext };
    },
    fixed: (script, token) => check(script).fixed(token),
    allFixed: (script) => check(script).allFixed(),
    diagram: (bytes, style) => door.boardDiagram(bytes, style),
    readGame,
    pgn: (bytes) => {
      const [text, left] = door.documentPgn(bytes);
      return [text, left];
    },
    filePart: fileReader(),
    fileGame,
    picture: (bytes, { colors, title, size, isFlipped, hasSigns, hasMarks }) =>
      door.boardPicture(bytes, [...colors], title, size, isFlipped, hasSigns, hasMarks),
    lesson: ({ start, moves, method, depth, made }, seed) => door.lesson(start, moves, method, depth, made, seed, 1),
    trace: ({ start, moves, method, depth }, { alpha, beta }) =>
      door.trace(start, moves, method, depth, 1, alpha, beta),
  };
}

/** What is taken from a value of the module, which is freed then. */
function within<Held extends { free(): void }, Taken>(held: Held, take: (held: Held) => Taken): Taken {
  try {
    return take(held);
  } finally {
    held.free();
  }
}

/** The chapters of a lesson, each as bytes, and what is odd about them. */
function chaptersOf(lesson: door.LessonChapters): FoundLesson {
  const chapters = Array.from({ length: lesson.count }, (_, index) => lesson.chapter(index) ?? new Uint8Array());
  return { chapters, notes: lesson.notes() };
}

/** The positions that are looked at for a mate that a lesson does not show, for each move. */
const MOST_POSITIONS = 20_000;
/** The boards that are drawn in one go, in some hundredths of a second. */
const AT_ONCE = 10;

/** Draws moving pictures, one at a time. */
function filming(): Study['filmPart'] {
  let last: { readonly id: number; readonly film: door.LineFilm; drawn: number } | undefined;
  return (id, bytes, { colors, title, size, isFlipped, hasSigns }, milliseconds, drawn) => {
    // One that another worker has begun is drawn anew.
    if (last?.id !== id || last.drawn !== drawn) {
      last?.film.free();
      last = undefined;
      const film = new door.LineFilm(bytes, [...colors], title, size, isFlipped, hasSigns, milliseconds);
      last = { id, film, drawn: film.draw(Math.max(drawn - 1, 0)) };
    }
    const { film } = last;
    const { count } = film;
    last.drawn = film.draw(AT_ONCE);
    if (last.drawn < count) return { drawn: last.drawn, count, gif: undefined };
    last = undefined;
    return { drawn: count, count, gif: film.finish() };
  };
}

/** Reads scripts; of the one that was looked at last only what differs is read. */
function checking(): (script: ScriptText) => door.ScriptCheck {
  let last: { readonly key: string; readonly check: door.ScriptCheck } | undefined;
  return ({ start, text, isSheet }) => {
    const key = `${isSheet} ${start}`;
    if (last?.key !== key) {
      last?.check.free();
      last = undefined;
      last = { key, check: new door.ScriptCheck(start, isSheet) };
    }
    last.check.follow(text);
    return last.check;
  };
}
