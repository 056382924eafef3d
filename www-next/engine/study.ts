// What explains and reads, in its worker.

import initialise, * as door from '#doors/labs.js';
import type { Labs, ScriptText, Search, Window } from '../document/labs';
import { isLinkOfVersion1, LinkError, MOST_BYTES, unpacked } from '../document/link';
import { Files } from './files';
import type { Call, Handlers } from './serve';
import * as sets from './sets';

export async function load(
  module: URL | BufferSource,
): Promise<Omit<Labs, 'query' | keyof typeof SEARCHES> & Handlers> {
  await initialise({ module_or_path: module });
  /** The script that was looked at last: of the next only what differs is read. */
  let last: { readonly key: string; readonly check: door.ScriptCheck } | undefined;
  /** The number of each row of Chess960, once one was asked for. */
  let numbers: ReadonlyMap<string, number> | undefined;
  const check = ({ start, text, isSheet }: ScriptText): door.ScriptCheck => {
    const key = `${isSheet} ${start}`;
    if (last?.key !== key) {
      last?.check.free();
      last = undefined;
      last = { key, check: new door.ScriptCheck(start, isSheet) };
    }
    last.check.follow(text);
    return last.check;
  };
  const files = new Files();
  return {
    typedMove: async (fen, text) => door.typedMove(fen, text),
    remarks: async (script, most) => {
      const checked = check(script);
      return { count: checked.count, first: checked.remarks(most), isMovetext: checked.isMovetext };
    },
    fixed: async (script, token) => check(script).fixed(token),
    allFixed: async (script) => check(script).allFixed(),
    sheetScript: async (bytes) => door.sheetScript(bytes),
    sheetFormula: async (bytes) => door.sheetFormula(bytes),
    diagram: async (bytes, style) => door.boardDiagram(bytes, style),
    readGame: async (text) => {
      const found = door.readGame(text);
      const { bytes, notes, fault } = found;
      found.free();
      return { bytes, notes, fault };
    },
    pgn: async (bytes) => {
      const [text, left] = door.documentPgn(bytes);
      return [text, left];
    },
    repairFen: async (text) => door.repairFen(text),
    fenFields: async (start) => door.fenFields(start),
    firstMoves: async (fen) => door.firstMoves(fen),
    perft: async (fen, plies) => door.perft(fen, plies),
    chess960: async (number) => {
      const steps = door.chess960Derivation(number);
      const row = rowOf(steps);
      const mirror = Array.from(row).toReversed().join('');
      numbers ??= new Map(Array.from({ length: 960 }, (_, at) => [rowOf(door.chess960Derivation(at)), at]));
      return { steps, row, mirrored: numbers.get(mirror) ?? number, sample: door.chess960Sample(number) };
    },
    filePart: files.filePart,
    fileGame: files.fileGame,
    picture: async (bytes, { colors, title, size, isFlipped, hasSigns, arrows }) =>
      door.boardPicture(bytes, [...colors], title, size, isFlipped, hasSigns, arrows && [...arrows]),
    oldLink,
    savedBytes: async ({ start, text, isSheet, step, pgn, end, past }) =>
      door.savedBytes(start, text, isSheet, step, pgn, end, [...past]),
    ...SEARCHES,
    teachingTerms: async (start, moves) => door.teachingTerms(start, moves),
    explain: async (fen) => door.explain(fen),
    namedSets: async () => sets.namedSets(),
    moveSet: async (question) => sets.moveSet(question),
    nearestSet: async (pairs) => sets.nearestSet(pairs),
  };
}

const rowOf = (steps: readonly door.Chess960Step[]): string => steps.at(-1)?.row ?? '';

/** They wait for a turn, so that one that nobody wants any more is not begun. */
const SEARCHES = {
  lesson: async ({ start, moves, method, depth }: Search, seed: number, { turn }: Call) => {
    await turn();
    return door.lesson(start, moves, method, depth, seed, 1);
  },
  trace: async ({ start, moves, method, depth }: Search, { alpha, beta }: Window, { turn }: Call) => {
    await turn();
    return door.trace(start, moves, method, depth, 1, alpha, beta);
  },
};

async function oldLink(fragment: string): Promise<door.LinkedLine> {
  if (!isLinkOfVersion1(fragment)) {
    const line = door.readLinkText(fragment);
    if (line.text.length > MOST_BYTES) throw new LinkError('long');
    return line;
  }
  const link = unpacked(fragment);
  if (link.length > MOST_BYTES) throw new LinkError('long');
  const packed = door.deflatedPart(link);
  const line = door.readLink(link, packed && (await inflated(packed)));
  if (!line) throw new LinkError('damaged');
  return line;
}

/** However much it is made to be, only as much is read of it as a link may hold. */
async function inflated(packed: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const bytes: number[] = [];
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new LinkError('damaged');
    });
    if (done) return Uint8Array.from(bytes);
    bytes.push(...value);
    if (bytes.length > MOST_BYTES) throw new LinkError('long');
  }
}
