// PGN files, read slice by slice in the worker, so that one may be larger than memory.

import type { Diagnostic } from '#doors/document.js';
import { decodePgn, type IndexedGame, PgnIndex, readGame as read } from '#doors/labs.js';
import type { FileGame, FilePart, FoundGame } from '../workers/labs';

/** The first slice is small, so that something is seen at once. */
const [FIRST_SLICE, SLICE] = [1 << 16, 1 << 20];
/** The most games in one answer: the page takes them in between two frames. */
const AT_ONCE = 1000;
/** To take a longer text over would stop the page. */
const MOST_SHOWN = 100_000;

/** The games of a file, some at a time; none, where one is longer than a slice. */
async function* partsOf(given: Blob): AsyncGenerator<FilePart, never> {
  const [file, encoding] = await inBytes(given);
  const index = new PgnIndex();
  const found: IndexedGame[] = [];
  let [slice, at, note] = [FIRST_SLICE, 0, encoding];
  for (let isRead = false; ;) {
    if (found.length === 0 && !isRead) {
      const next = Math.min(at + slice, file.size);
      const bytes = await bytesOf(file.slice(at, next));
      [at, isRead] = [next, next === file.size];
      for (const game of index.feed(bytes, isRead)) found.push(game);
      // A game that is longer than a slice is looked at again from its start: of twice as much at a time, the whole takes
      // no longer than twice the time.
      slice = found.length > 0 ? SLICE : slice * 2;
      note = encoding ?? index.warning;
      if (isRead) index.free();
    }
    const share = file.size === 0 ? 1 : at / file.size;
    const games = found.splice(0, AT_ONCE);
    yield { games, share, isLast: isRead && found.length === 0, note, file };
  }
}

/** A file in an encoding of single bytes, and what to know of the one that it had. */
async function inBytes(file: Blob): Promise<[file: Blob, note: Diagnostic | undefined]> {
  const mark = await bytesOf(file.slice(0, 2));
  const isLittle = mark[0] === 0xff && mark[1] === 0xfe;
  if (!isLittle && !(mark[0] === 0xfe && mark[1] === 0xff)) return [file, undefined];
  const text = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(await file.arrayBuffer());
  return [new Blob([text]), decodePgn(mark)[1]];
}

/** Reads files: the next games of one behind those that are known. */
export function fileReader(): (id: number, file: Blob, known: number) => Promise<FilePart> {
  let reading = { id: 0, told: 0, parts: partsOf(new Blob()) };
  const next = async (): Promise<FilePart> => {
    const { value } = await reading.parts.next();
    reading.told += value.games.length;
    return value;
  };
  return async (id, file, known) => {
    // One that another worker has begun is read anew up to there.
    if (reading.id !== id || reading.told !== known) reading = { id, told: 0, parts: partsOf(file) };
    while (reading.told < known && !(await next()).isLast);
    return next();
  };
}

/** The game between two bytes of a file. */
export async function fileGame(file: Blob, from: number, to: number): Promise<FileGame> {
  const [text] = decodePgn(await bytesOf(file.slice(from, to)));
  return { ...readGame(text), text: text.length <= MOST_SHOWN ? text : undefined };
}

/** The text of a PGN, and what to know of its encoding where it is a file. */
export const pgnText = async (pgn: string | Blob): Promise<readonly [text: string, note?: Diagnostic]> =>
  typeof pgn === 'string' ? [pgn] : decodePgn(await bytesOf(pgn));

/** The first game of a text. */
export function readGame(text: string): FoundGame {
  const found = read(text);
  const [bytes, record] = [found.bytes(), found.record()];
  found.free();
  return { bytes, ...record };
}

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());
