// What explains and reads, in its worker.

import initialise, * as door from '#doors/labs.js';
import { fileGame, fileReader, readGame } from '../games/worker';
import { puzzleJobs } from '../learn/puzzle-worker';
import type { FoundLesson, Labs, ScriptText } from '../workers/labs';

type LabsCall = Exclude<keyof Labs, 'query'>;
type Answer<K extends LabsCall> = ReturnType<Labs[K]> | Awaited<ReturnType<Labs[K]>>;
type Study = { readonly [K in LabsCall]: (...args: Parameters<Labs[K]>) => Answer<K> };

export async function loadLabs(module: URL | BufferSource): Promise<Study> {
  await initialise({ module_or_path: module });
  const { typedMove, textKind, sheetScript, sheetFormula, repairFen, fenFields, firstMoves, perft } = door;
  const { teachingTerms, explain, chess960Start, namedSets, moveSet, nearestSet } = door;
  const { taskText, readTask, lessonTasks, taskAnswer, mateAnswer, playVerdict, lessonFaults } = door;
  const check = checking();
  return {
    ...{ typedMove, textKind, sheetScript, sheetFormula, repairFen, fenFields, firstMoves, perft, teachingTerms },
    ...{ explain, chess960Start, namedSets, moveSet, nearestSet },
    ...{ taskText, readTask, lessonTasks, taskAnswer, mateAnswer, playVerdict, lessonFaults },
    readLesson: (pgn) => within(door.LessonChapters.fromPgn(pgn), chaptersOf),
    lessonChapters: (bytes) => within(door.LessonChapters.fromBytes(bytes), (lesson) => chaptersOf(lesson).chapters),
    lessonOf: (chapters) =>
      within(new door.LessonChapters(), (lesson) => {
        for (const bytes of chapters) lesson.add(bytes);
        return { bytes: lesson.bytes(), pgn: lesson.pgn() };
      }),
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
    picture: (bytes, { colors, title, size, isFlipped, hasSigns, arrows }) =>
      door.boardPicture(bytes, [...colors], title, size, isFlipped, hasSigns, arrows && [...arrows]),
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
