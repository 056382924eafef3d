// @ts-check
// All that changes the document, but for what replace.js puts in its place. Mouse, keys, the script, menus and the engine call
// these, and each asks the guard.
import { refuses } from './guard.js';
import { look, make } from './state.js';
import { current, publish } from './store.js';
import { speech } from '../i18n/strings.js';
import { say } from '../ui/speech.js';

/** @typedef {import('./store.js').Facts} Facts */
/** @typedef {import('./state.js').Change} Change */

const WRITTEN = { isWritten: true };
const NOTE = { isNote: true };

/**
 * Makes a change, unless it is refused; answers whether it has been made, as do those that call this.
 * @param {Facts} facts
 * @param {Change} change
 */
function alter(facts, ...change) {
  if (refuses(facts)) return false;
  make(change);
  look();
  publish(facts);
  return true;
}

/** Goes to a step of the line. @param {number} step */
export const goTo = (step) => alter({ isPlace: true }, 'goTo', Math.max(0, Math.min(step, current().length)));

/** Takes a step back or does it again, and with it those beside it that change nothing. @param {1 | -1} by */
export function step(by) {
  const { length, line, ply } = current();
  let next = ply;
  do next += by;
  while (next > 0 && next < length && line[by < 0 ? next : next - 1]?.kind === 'ignored');
  goTo(next);
}

/**
 * Plays the legal move from one square to another; one that is not the next of the line is a variation.
 * @param {number} from
 * @param {number} to
 * @param {string} [role]
 */
export const play = (from, to, role) => alter({ isMove: true, isByPerson: true }, 'play', from, to, role, false);
/** The same for the computer. @type {typeof play} */
export const reply = (from, to, role) => alter({ isMove: true }, 'play', from, to, role, true);

/** Moves what stands on a square, whatever the rules say. @param {number} from @param {number} to */
export const put = (from, to) => alter(WRITTEN, 'put', from, to);
/** Takes what stands on a square off the board. @param {number} square */
export const remove = (square) => alter(WRITTEN, 'remove', square);
/** @param {number} square @param {string} letter of a piece, as in a FEN */
export const insert = (square, letter) => alter(WRITTEN, 'insert', square, letter);
/** Drops all but the first steps. @param {number} steps */
export const truncate = (steps) => alter(WRITTEN, 'truncate', steps);
/** @param {string} turn `w` or `b` */
export const chooseTurn = (turn) => alter(WRITTEN, 'chooseTurn', turn);
/** @param {string} castling as a FEN has it: `KQkq`, `-` for none */
export const chooseCastling = (castling) => alter(WRITTEN, 'chooseCastling', castling);
/** @param {boolean} sheet */
export const setSheet = (sheet) => alter(WRITTEN, 'setSheet', sheet);
/** @param {string} text the script as somebody has written it by now */
export function write(text) {
  const old = current().text;
  const most = Math.min(old.length, text.length);
  let start = 0;
  while (start < most && old.charCodeAt(start) === text.charCodeAt(start)) start += 1;
  let end = 0;
  while (end < most - start && old.charCodeAt(old.length - 1 - end) === text.charCodeAt(text.length - 1 - end)) end += 1;
  // Halves of a character are not told alone.
  if (/[\uD800-\uDBFF]/.test(old.charAt(start - 1))) start -= 1;
  if (/[\uDC00-\uDFFF]/.test(old.charAt(old.length - end))) end -= 1;
  const time = Math.round(performance.timeOrigin + performance.now());
  return alter(WRITTEN, 'write', start, old.length - end - start, text.slice(start, text.length - end), time);
}

/** Goes to a step of any line, which then is the one that is shown. @param {number} node */
export const select = (node) => alter(WRITTEN, 'select', node);

/** Makes the variation of a step the main one where it leaves another. @param {number} node */
export const promote = (node) => alter(WRITTEN, 'promote', node);
/** Makes the path to a step the main line. @param {number} node */
export const makeMain = (node) => alter(WRITTEN, 'makeMain', node);
/** Takes a step out, with all that follows it. @param {number} node */
export const deleteFrom = (node) => alter(WRITTEN, 'deleteFrom', node);
/** Sets what is said about a step. @param {number} node @param {number[]} nags @param {string} comment */
export const setNote = (node, nags, comment) => alter(NOTE, 'setNote', node, nags, comment);
/** Sets what is drawn on the board. @param {string[]} shapes */
export const setShapes = (shapes) => alter(NOTE, 'setShapes', current().node, shapes.join(' '));

/**
 * Ends the game as the players wish: by a claim, `agreed`, `resigned-w`, `time-w` (White's time is up). Who gives up or runs
 * out of time while looking back has all moves made.
 * @param {string} code
 */
export function end(code) {
  if (!current().end) alter({ isClaim: true }, 'end', code);
}

/** Claims the draw that may be claimed. */
export function claim() {
  const [code] = current().claims;
  if (code) end(code);
}

/**
 * Takes the last change back or makes it again, and says so; answers where in the script it ends, if there was one.
 * @param {'undo' | 'redo'} way
 */
export function travel(way) {
  if (refuses({ isTravel: true })) return undefined;
  const { start, isChess960, loads } = current();
  const place = /** @type {number | undefined} */ (make([way]));
  if (place === undefined) return undefined;
  look();
  const now = current();
  publish(now.start === start && now.isChess960 === isChess960 && now.loads === loads ? { isTravel: true } : { isReplaced: true });
  say(speech.travelled(now, way));
  return place;
}
