// @ts-check
// The document as PGN, FEN and drawings, which the module `files` reads and writes: whoever uses it waits for `load` first.
import { answer } from '../ui/module.js';
import * as files from '../files/files.js';
import { shell } from '../i18n/strings.js';
import { rules } from '../i18n/words.js';
import { loadBytes, loadScript } from './document.js';
import { startText } from './start.js';
import { content, toText } from './state.js';

/**
 * What a PGN tells: its first game, up to a move that cannot be played, which then is the fault.
 * @typedef {Pick<import('../files/files.js').FoundGame, 'bytes' | 'notes' | 'fault'>} Found
 */

/** Loads the module, once. */
export const load = () => files.default();

/** Loads the module, or says that it cannot be had; whether it is there. The next call tries again. @param {(text: string) => void} tell */
export async function loadOrTell(tell) {
  try {
    await load();
    return true;
  } catch (error) {
    console.error(error);
    tell(shell.noPanel('PGN'));
    return false;
  }
}

/** @template T @param {() => T} question */
const ask = (question) => answer(files, question);

/** The FEN that a text means, then what was put right in it. @param {string} text */
export const repairFen = (text) => ask(() => files.repairFen(text));

/** What the fields of a FEN may be instead. @param {string} fen @param {boolean} isChess960 */
export const fenFields = (fen, isChess960) => ask(() => files.fenFields(startText(fen, isChess960)));

/**
 * Sets up what a pasted text means; answers what was put right in it.
 * @param {string} text
 * @param {boolean} [isChess960] whether the game is Chess960, even where the position does not show it
 */
export function loadFen(text, isChess960) {
  const [fen = '', ...notes] = repairFen(text);
  loadScript(startText(fen, isChess960 === true));
  return notes.map(rules);
}

/** Loads the first game of a PGN; answers what is wrong and what is odd about it. @param {string} text */
export const loadPgn = (text) => loadFound(ask(() => files.readGame(text)));

/** @param {Found} found */
export function loadFound({ bytes, notes, fault }) {
  loadBytes(bytes);
  return { notes: notes.map(rules), fault: fault && rules(fault) };
}

/** The bytes of what pages kept before there were bytes, in base64. @param {import('./state.js').Kept} kept */
export const savedBytes = ({ start, text, sheet, ply, record, claimed, branches = [] }) =>
  toText(ask(() => files.savedBytes(start, text, sheet, Math.max(0, ply), record, claimed, branches)));

/**
 * A game as PGN; nothing where the position is not legal.
 * @param {string | undefined} start
 * @param {string} text
 * @param {boolean} sheet
 * @param {string} [record]
 * @param {string} [claimed]
 */
export const gamePgn = (start, text, sheet, record, claimed) => ask(() => files.gamePgn(start, text, sheet, record, claimed)) ?? '';

/** The PGN as it was asked for last, and what it leaves out. */
let written = { changes: -1, text: '', note: '' };

/** The document as PGN, nothing where it has no legal position; and a sentence on what it leaves out, if it does. */
export function pgnAndNote() {
  // A step back or forth leaves it as it is.
  if (written.changes !== content().changes) {
    const [text, note] = ask(() => files.documentPgn(content().bytes()));
    written = { changes: content().changes, text, note: note ? rules(note) : '' };
  }
  return written;
}

/** The document as PGN. */
export const pgn = () => pgnAndNote().text;

/**
 * The board as SVG.
 * @param {string[]} colors
 * @param {string} title what it shows, for those who do not see it
 * @param {number} size how many pixels wide
 * @param {boolean} isFlipped whether Black is at the bottom
 * @param {boolean} hasSigns whether letters and digits stand at the edge
 * @param {string[]} [arrows] the letter of a colour before the path of an arrow or a circle; without them nothing is marked
 */
export const picture = (colors, title, size, isFlipped, hasSigns, arrows) =>
  ask(() => files.boardPicture(content().bytes(), colors, title, size, isFlipped, hasSigns, arrows));

/** The board as text. @param {string} style */
export const diagram = (style) => ask(() => files.boardDiagram(content().bytes(), style));
