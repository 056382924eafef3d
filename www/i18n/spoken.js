// @ts-check
// How moves are written and spoken, in every language alike: the letters of the pieces, and one of three styles of speech.

import { FILES } from './square.js';

/** @typedef {'words' | 'san' | 'nato'} SpokenStyle in words, as SAN, or in words with the letters of the NATO alphabet for files */

const KEY = 'gridmate.spoken.1';
const NATO = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf', 'hotel'];
/** A square, and what stands before it in SAN. */
const MOVE = /(?<![\p{L}\d])([\p{Lu}♔-♟]?)([a-h]?[1-8]?x?)([a-h])([1-8])(?![\p{L}\d])/gu;
/** @type {SpokenStyle | undefined} */
let style;

/** Which letters the moves are written with: those of a language, or `figurines`. */
const own = () => globalThis.gridmateLetters || document.documentElement.lang;

/** King, queen, rook, bishop and knight, as one writes them. @param {string} [name] of a language, or `figurines` */
export const lettersOf = (name = own()) => (name === 'figurines' ? '♔♕♖♗♘' : (globalThis.gridmateLanguages[name]?.[1] ?? 'KQRBN'));

/** A move as the reader writes it; files and scripts keep SAN. @param {string} san @param {string} [name] of the letters */
export const written = (san, name) => san.replace(/[KQRBN]/g, (letter) => lettersOf(name)['KQRBN'.indexOf(letter)] ?? letter);

/** How moves are spoken. @returns {SpokenStyle} */
export function spokenStyle() {
  try {
    style ??= /** @type {SpokenStyle | null} */ (globalThis.localStorage?.getItem(KEY)) ?? 'words';
  } catch {
    // Where nothing is kept, they are spoken in words.
  }
  return style ?? 'words';
}

/** Speaks moves so from now on; this is kept. @param {SpokenStyle} next */
export function setSpokenStyle(next) {
  style = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Without room it lasts as long as the page.
  }
}

/** A move as SAN, where moves are spoken so. @param {{ san: string }} step */
export const spokenSan = ({ san }) => (spokenStyle() === 'san' ? written(san) : '');

/** A text as it is spoken: squares by the NATO alphabet, also those of SAN, where that is wanted. @param {string} text */
export const spell = (text) => (spokenStyle() === 'nato' ? text.replace(MOVE, spellMove) : text);

/** @param {string} move @param {string} piece @param {string} from @param {string} file @param {string} rank */
function spellMove(move, piece, from, file, rank) {
  // A token of a script is no SAN.
  if (!piece && /\d/.test(from)) return move;
  return [piece, ...from, file, rank].filter(Boolean).map((part) => NATO[FILES.indexOf(part)] ?? part).join(' ');
}
