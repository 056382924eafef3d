// @ts-check
// Reads PGN files away from the page's own thread, slice by slice, so that a file may be larger than memory.
//
// In: a file, to learn which games it holds; or a file and a place in it, to get the game there.
// Out: `Found` after each slice and once more when all is read; `Taken`.
import init, { PgnIndex, decodePgn, pgnLeftOut } from '../files/files.js';
import initRules, { Document, pgnNotes } from '../pkg/gridmate.js';
import { MOST_SHOWN } from './limits.js';

/** @typedef {import('./games.js').Game} Game */
/** @typedef {{ file: Blob, from?: number, to?: number }} Order */
/** @typedef {{ games: Game[], read: number, size: number, isDone: boolean, warning: string | undefined, file: Blob }} Found */
/**
 * A game to be loaded; its text, where the box is to show it; and how many comments, variations, marks, drawings and values
 * are left out of it.
 * @typedef {{ text: string | undefined, told: import('../document.js').Told, leftOut: Uint32Array } | { refusal: string }} Taken
 */
/** @typedef {Found | Taken | { error: string }} Answer */

const ready = init();
/** What tells of a game, as the page has it: it comes when the first is wanted. @type {Promise<unknown> | undefined} */
let rules;
/** The first slice is small, so that something is seen at once. */
const FIRST_SLICE = 1 << 16;
const SLICE = 1 << 20;
/** So many games are told at a time. */
const HELPING = 1000;

/** @param {Answer} answer */
const answer = (answer) => postMessage(answer);

addEventListener('message', async (event) => {
  const { file, from, to } = /** @type {Order} */ (event.data);
  try {
    await ready;
    if (from === undefined) await index(file);
    else answer(await tell(file.slice(from, to)));
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : String(error) });
  }
});

/** @param {Blob} file @returns {Promise<Taken>} */
async function tell(file) {
  await (rules ??= initRules());
  const text = decodePgn(await bytesOf(file))[0] ?? '';
  const game = new Document();
  try {
    const fault = game.loadPgn(text);
    const leftOut = pgnLeftOut(text);
    // The page shows a text that has to be mended, or says more than its moves; to take a long one over would stop it.
    const shown = (fault || leftOut.some(Boolean)) && text.length <= MOST_SHOWN ? text : undefined;
    return { text: shown, told: { start: game.start, text: game.text, record: game.gamePgn(text), notes: pgnNotes(text), fault }, leftOut };
  } catch (error) {
    // Only what the module throws on purpose has a code.
    if (!(error instanceof Error && 'code' in error)) throw error;
    return { refusal: error.message };
  } finally {
    game.free();
  }
}

/** @param {Blob} file */
const bytesOf = async (file) => new Uint8Array(await file.arrayBuffer());

/** @param {Blob} given */
async function index(given) {
  const { file, note } = await inEightBits(given);
  const games = new PgnIndex();
  let read = 0;
  let slice = FIRST_SLICE;
  do {
    const next = Math.min(read + slice, file.size);
    const isDone = next === file.size;
    const lines = games.feed(await bytesOf(file.slice(read, next)), isDone);
    const found = lines === '' ? [] : lines.split('\n').map(toGame);
    // A game that is larger than a slice is looked at again from its start: twice as much at a time, and the whole takes
    // no longer than twice the time.
    slice = found.length > 0 ? SLICE : slice * 2;
    read = next;
    // The page takes them in small helpings, between which it can draw.
    do {
      const helping = found.splice(0, HELPING);
      answer({ games: helping, read, size: file.size, isDone: isDone && found.length === 0, warning: note ?? games.warning, file });
    } while (found.length > 0);
  } while (read < file.size);
  games.free();
}

/** The same text in UTF-8, if a file is in UTF-16. @param {Blob} file */
async function inEightBits(file) {
  const mark = await bytesOf(file.slice(0, 2));
  const isLittle = mark[0] === 0xff && mark[1] === 0xfe;
  if (!isLittle && !(mark[0] === 0xfe && mark[1] === 0xff)) return { file, note: undefined };
  const text = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(await file.arrayBuffer());
  return { file: new Blob([text]), note: decodePgn(mark)[1] };
}

/** @param {string} line @returns {Game} */
function toGame(line) {
  const [from, to, plies, result = '*', white = '', black = '', event = '', date = '', error = ''] = line.split('\t');
  return { from: Number(from), to: Number(to), plies: Number(plies), result, white, black, event, date, error };
}
