// @ts-check
// Reads PGN files away from the page's own thread, slice by slice, so that a file may be larger than memory.
import init, { PgnIndex, decodePgn, readGame } from '../../files/files.js';
import { serve, turn } from '../../engine/serve.js';
import { MOST_SHOWN } from '../../ui/limits.js';

/** @typedef {import('./games.js').Game} Game */
/** @typedef {import('../../engine/serve.js').Call} Call */
/** @typedef {{ games: Game[], read: number, size: number, warning: import('../../files/files.js').Diagnostic | undefined, file: Blob }} Found */
/**
 * A game to be loaded; its text, where the box is to show it; and how many comments, variations, marks, drawings and values
 * are left out of it.
 * @typedef {{ text: string | undefined, found: import('../../document/notation.js').Found } | { refusal: { message: string } }} Taken
 */

/** The first slice is small, so that something is seen at once. */
const FIRST_SLICE = 1 << 16;
const SLICE = 1 << 20;
/** So many games are told at a time. */
const HELPING = 1000;

const handlers = {
  /** Finds the games of a file, and tells those of each slice as `Found`. @param {Blob} given @param {Call} call */
  async find(given, { progress, signal }) {
    const { file, note } = await inEightBits(given);
    const games = new PgnIndex();
    let read = 0;
    let slice = FIRST_SLICE;
    while (!signal.aborted) {
      const next = Math.min(read + slice, file.size);
      const isDone = next === file.size;
      const found = games.feed(await bytesOf(file.slice(read, next)), isDone);
      // A game that is larger than a slice is looked at again from its start: twice as much at a time, and the whole takes
      // no longer than twice the time.
      slice = found.length > 0 ? SLICE : slice * 2;
      read = next;
      // The page takes them in small helpings, between which it can draw.
      do {
        progress({ games: found.splice(0, HELPING), read, size: file.size, warning: note ?? games.warning, file });
        await turn();
      } while (found.length > 0 && !signal.aborted);
      if (isDone) break;
    }
    games.free();
  },
  /** Reads the game at a place of a file. @param {{ file: Blob, from: number, to: number }} game */
  read: ({ file, from, to }) => tell(file.slice(from, to)),
};

/** @param {Blob} file @returns {Promise<Taken>} */
async function tell(file) {
  const text = decodePgn(await bytesOf(file))[0] ?? '';
  try {
    const game = readGame(text);
    const { bytes, notes, fault } = game;
    game.free();
    // The page shows a text that has to be mended; to take a long one over would stop it.
    return { text: fault && text.length <= MOST_SHOWN ? text : undefined, found: { bytes, notes, fault } };
  } catch (error) {
    // Only what the module throws on purpose has a code.
    if (!(error instanceof Error && 'code' in error)) throw error;
    return { refusal: { ...error, message: error.message } };
  }
}

/** @param {Blob} file */
const bytesOf = async (file) => new Uint8Array(await file.arrayBuffer());

/** The same text in UTF-8, if a file is in UTF-16. @param {Blob} file */
async function inEightBits(file) {
  const mark = await bytesOf(file.slice(0, 2));
  const isLittle = mark[0] === 0xff && mark[1] === 0xfe;
  if (!isLittle && !(mark[0] === 0xfe && mark[1] === 0xff)) return { file, note: undefined };
  const text = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(await file.arrayBuffer());
  return { file: new Blob([text]), note: decodePgn(mark)[1] };
}

/** @typedef {typeof handlers} Handlers */
void serve(handlers, init);
