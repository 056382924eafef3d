// What explains and reads, in its worker.

import initialise, * as door from '#doors/labs.js';
import { CHESS960_STARTS } from '../chess/fen';
import { fileGame, fileReader, readGame } from '../games/worker';
import { moveSet, namedSets, nearestSet } from '../sets/worker';
import type { Chess960Start, Labs, ScriptText } from '../workers/labs';

type LabsCall = Exclude<keyof Labs, 'query'>;
type Answer<K extends LabsCall> = ReturnType<Labs[K]> | Awaited<ReturnType<Labs[K]>>;
type Study = { readonly [K in LabsCall]: (...args: Parameters<Labs[K]>) => Answer<K> };

export async function loadLabs(module: URL | BufferSource): Promise<Study> {
  await initialise({ module_or_path: module });
  const check = checking();
  return {
    typedMove: (fen, text) => door.typedMove(fen, text),
    textKind: (text) => door.textKind(text),
    remarks: (script, most) => {
      const checked = check(script);
      return { count: checked.count, first: checked.remarks(most), isMovetext: checked.isMovetext };
    },
    fixed: (script, token) => check(script).fixed(token),
    allFixed: (script) => check(script).allFixed(),
    sheetScript: (bytes) => door.sheetScript(bytes),
    sheetFormula: (bytes) => door.sheetFormula(bytes),
    diagram: (bytes, style) => door.boardDiagram(bytes, style),
    readGame,
    pgn: (bytes) => {
      const [text, left] = door.documentPgn(bytes);
      return [text, left];
    },
    repairFen: (text) => door.repairFen(text),
    fenFields: (start) => door.fenFields(start),
    firstMoves: (fen) => door.firstMoves(fen),
    perft: (fen, plies) => door.perft(fen, plies),
    chess960,
    filePart: fileReader(),
    fileGame,
    picture: (bytes, { colors, title, size, isFlipped, hasSigns, arrows }) =>
      door.boardPicture(bytes, [...colors], title, size, isFlipped, hasSigns, arrows && [...arrows]),
    lesson: ({ start, moves, method, depth, made }, seed) => door.lesson(start, moves, method, depth, made, seed, 1),
    trace: ({ start, moves, method, depth }, { alpha, beta }) =>
      door.trace(start, moves, method, depth, 1, alpha, beta),
    teachingTerms: (start, moves) => door.teachingTerms(start, moves),
    explain: (fen) => door.explain(fen),
    namedSets,
    moveSet,
    nearestSet,
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

const rowOf = (number: number): string => door.chess960Derivation(number).at(-1)?.row ?? '';

function chess960(number: number): Chess960Start {
  const row = rowOf(number);
  const mirror = Array.from(row).toReversed().join('');
  const mirrored = Array.from({ length: CHESS960_STARTS }, (_, at) => at).find((at) => rowOf(at) === mirror);
  return {
    steps: door.chess960Derivation(number),
    row,
    mirrored: mirrored ?? number,
    sample: door.chess960Sample(number),
  };
}
