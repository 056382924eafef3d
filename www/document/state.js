// @ts-check
// The document that the page shows: the tree of steps in the module, and what of it is shown. Only commands.js and replace.js
// change it.
import init from '../pkg/gridmate.js';
import { Document, ask } from './ask.js';
import { startText } from './start.js';
import { current, set } from './store.js';
import { rules } from '../i18n/words.js';

export { current, onChange } from './store.js';

/** @typedef {import('../pkg/gridmate.js').Document} Content */
/** @typedef {import('../pkg/gridmate.js').Entry} Entry */
/** @typedef {import('../pkg/gridmate.js').Step} Step */

/**
 * The document as it is at one moment: what the module says of it, and
 * @typedef {object} Shown
 * @property {string} text the script
 * @property {Entry[]} line the steps, those taken back included
 * @property {number} length how many these are
 * @property {string[]} reasons why the position is not legal, if it is not
 * @property {boolean} isUsual whether it starts where a standard game does
 * @property {boolean} canGoBack whether there is a document before this one
 * @typedef {import('../pkg/gridmate.js').State} State
 * @typedef {Omit<State, 'after' | 'first' | 'text' | 'line'> & Omit<State['after'], 'reasons'> & Shown} View
 */

/**
 * What is kept of a document: its line, and its bytes; what pages kept before there were bytes has the last three.
 * @typedef {object} Kept
 * @property {string} start a FEN, or `960:` and the number or the FEN of a Chess960 game
 * @property {string} text
 * @property {boolean} sheet
 * @property {number} ply
 * @property {string} [bytes] all of it, in base64
 * @property {string} [record] the PGN whose tags and result it has
 * @property {string} [claimed] the end that the players gave it
 * @property {string[]} [branches] scripts that others have replaced
 */

/** A change: what the module is told, and with what. @typedef {[name: string, ...parts: unknown[]]} Change */
/**
 * How the document has become what it is: bytes, how many changes could be taken back then, and the changes since.
 * @typedef {{ bytes: string, undoCount: number, changes: Change[] }} Part
 */

/** A part has no more changes than these, the last two parts are kept, and no more characters than these are. */
const MOST_CHANGES = 300;
const MOST_CHARACTERS = 500_000;
/** The changes of longer documents are not remembered. */
const MOST_TEXT = 200_000;

/** @type {Content} */
let held;
let usual = '';
/** @type {Kept | undefined} */
let earlier;
/** @type {Part[]} */
let parts = [];
/** How many characters that is. */
let size = 0;
/** The state that was read last. */
let number = 0;
let text = '';
/** @type {Entry[]} */
let line = [];

/** The document in the module. */
export const content = () => held;
/** The start of a standard game. */
export const usualStart = () => usual;
/** The document before this one. */
export const before = () => earlier;
/** What leads to the document. */
export const past = () => parts;

/** Loads the rules and sets up a standard game. */
export async function open() {
  await init();
  take(new Document());
  usual = held.start;
  look();
}

/**
 * Holds a document from now on.
 * @param {Content} next
 * @param {Part[]} [its] what leads to it
 */
export function take(next, its) {
  held?.free();
  held = next;
  number = 0;
  restart(its);
  // A new module gets the document back with all that can be undone in it.
  /** @type {import('../shared/safe.js').Document} */ (/** @type {unknown} */ (next)).restoreBy((inner) => {
    if (parts.length > 0) replay(inner, parts);
    else inner.loadScript(startText(current().start, current().isChess960), text);
  });
}

/** Begins to remember what is done from now on. @param {Part[]} [its] what has led here */
function restart(its = [part()]) {
  parts = its;
  size = JSON.stringify(its).length;
}

/** @param {Kept | undefined} kept */
export function setBefore(kept) {
  earlier = kept;
}

/** The document as it is, from which changes may follow. @returns {Part} */
const part = () => ({ bytes: toText(held.bytes()), undoCount: held.undoCount, changes: [] });

/** Forgets what has led here. */
export function forget() {
  held.forget();
  restart();
}

/** Makes a change of a document. @param {Content} content @param {Change} change @returns {unknown} */
export function apply(content, [name, ...parts]) {
  const told = name === 'load' ? [fromText(String(parts[0]))] : parts;
  return /** @type {any} */ (content)[name](...told);
}

/** Makes a change, which is remembered. @param {Change} change */
export function make(change) {
  if (parts.length === 0 && text.length <= MOST_TEXT) restart();
  const answer = ask(() => apply(held, change));
  const last = parts.at(-1);
  if (!last) return answer;
  // Of places that follow each other only the last matters.
  if (change[0] === 'goTo' && last.changes.at(-1)?.[0] === 'goTo') last.changes.pop();
  last.changes.push(change);
  size += JSON.stringify(change).length;
  if (size > MOST_CHARACTERS) parts = [];
  else if (held.undoCount < (parts[0]?.undoCount ?? 0)) restart();
  // More that is written may join what was written last.
  else if (last.changes.length >= MOST_CHANGES && change[0] !== 'write') restart([last, part()]);
  return answer;
}

/** Makes a document what parts lead to; the parts as they lead there. @param {Content} content @param {Part[]} parts */
export function replay(content, parts) {
  const [first] = parts;
  if (first?.bytes) content.open(fromText(first.bytes));
  return parts.map(({ bytes, changes }) => {
    const { undoCount } = content;
    for (const change of changes) apply(content, change);
    return { bytes, undoCount, changes };
  });
}

/** Reads the document as it is now, for the view. */
export function look() {
  const { after, first, text: newText, line: rest, ...state } = ask(() => held.state(number));
  number = state.number;
  text = newText ?? text;
  // A step back or forth leaves the line as it is.
  if (first < line.length || rest.length > 0) line = line.slice(0, first).concat(rest);
  const isUsual = state.start === usual && !state.isChess960;
  set({ ...state, ...after, reasons: after.reasons.map(rules), text, line, length: line.length, isUsual, canGoBack: earlier !== undefined });
}

/** What brings a document back. @returns {Kept} */
export const keep = (document = held) =>
  ask(() => ({ start: document.origin, text: document.text, sheet: document.sheet, ply: document.ply, bytes: toText(document.bytes()) }));

/** The document that was kept; bytes that cannot be read leave its line. @param {Kept} kept @returns {Content} */
export function made({ start, text, sheet, ply, bytes }) {
  const document = new Document(start, text, sheet);
  document.goTo(Math.max(0, Math.min(ply, document.steps)));
  try {
    if (bytes !== undefined) document.open(fromText(bytes));
  } catch (error) {
    if (!(error instanceof Error && ('code' in error || error instanceof DOMException))) throw error;
    console.warn(error);
  }
  return document;
}

/** Begins with a document that was kept, as if there had been none. @param {Kept} kept */
export function begin(kept) {
  take(made(kept));
  look();
}

/** @param {Uint8Array} bytes */
export const toText = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
/** @param {string} text */
export const fromText = (text) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
