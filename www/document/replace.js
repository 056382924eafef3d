// @ts-check
// What puts another document in the place of this one: a file, a link, a saved game, another start, the beginning of a game.
import { chess960Row } from '../pkg/gridmate.js';
import { Document, ask } from './ask.js';
import { goTo } from './commands.js';
import { refuses } from './guard.js';
import { startText } from './start.js';
import { before, content, forget, keep, look, made, make, setBefore, toText } from './state.js';
import { publish } from './store.js';

/** @typedef {import('./state.js').Kept} Kept */

const REPLACED = { isReplaced: true };
const BEGUN = { isBegun: true };

/** Puts another document in the place of this one, which can be brought back. @param {import('./store.js').Facts} facts @param {import('./state.js').Change} change */
function replace(facts, ...change) {
  if (refuses(facts)) return false;
  const last = keep();
  make(change);
  if (last.text !== '') setBefore(last);
  return true;
}

/** @param {import('./state.js').Change} change */
function load(...change) {
  if (!replace(REPLACED, ...change)) return;
  look();
  publish(REPLACED);
}

/** @param {Uint8Array} bytes */
export const loadBytes = (bytes) => load('load', toText(bytes));

/** Puts the document of bytes in the place of this one, unless it is the same but for the place in it. @param {Uint8Array} bytes */
export function openBytes(bytes) {
  const document = new Document();
  try {
    document.open(bytes);
    open(document);
  } finally {
    document.free();
  }
}

/** Puts a document that was kept in the place of this one, likewise. @param {Kept} kept */
export function loadKept(kept) {
  const document = made(kept);
  try {
    open(document);
  } finally {
    document.free();
  }
}

/** @param {import('./state.js').Content} document */
function open(document) {
  const { ply } = document;
  const bytes = document.bytes();
  document.goTo(content().ply);
  const isSame = toText(document.bytes()) === toText(content().bytes());
  if (isSame) goTo(ply);
  else loadBytes(bytes);
}

/** Goes back to the document that the last loading replaced. */
export function goBack() {
  const kept = before();
  setBefore(undefined);
  if (kept) loadKept(kept);
}

/** Loads a start and a script, and shows how it ends. @param {string | undefined} start @param {string} [text] */
export const loadScript = (start, text = '') => load('loadScript', start, text);

/** @param {number} number */
export const loadChess960 = (number) => loadScript(chess960(number));

/** The start of a number. @param {number} number */
function chess960(number) {
  arrangement(number);
  return startText(number, true);
}

/** The pieces of a Chess960 start. @param {number} number */
export const arrangement = (number) => ask(() => chess960Row(number));

/**
 * Begins a game, before which nothing is taken back.
 * @param {'standard' | 'here' | 'again' | number} start the position on the board, the start of this game, or a Chess960 number
 * @param {[name: string, value: string][]} tags of its PGN
 */
export function beginGame(start, tags) {
  if (start !== 'here') {
    const place = start === 'standard' ? undefined : start === 'again' ? content().origin : chess960(start);
    if (!replace(BEGUN, 'loadScript', place, '')) return;
  } else if (refuses(BEGUN)) {
    return;
  }
  make(['begin']);
  for (const [name, value] of tags) make(['setTag', name, value]);
  forget();
  look();
  publish(BEGUN);
}
