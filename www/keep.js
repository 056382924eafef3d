// @ts-check
// Keeps the document in this browser, so that a reload or a crash loses nothing.
import * as game from './document.js';

const KEY = 'gridmate.document.1';
/** What is known of the game against the computer. */
const MATCH_KEY = 'gridmate.match.1';

let onFull = () => {};

/** Brings back the document of the last visit, if it can be read, and keeps every change from now on. */
export function start() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const { start, text, sheet, ply, record, claimed } = kept ?? {};
    if (typeof start === 'string' && typeof text === 'string' && Number.isInteger(ply)) {
      const known = (/** @type {unknown} */ value) => (typeof value === 'string' ? value : undefined);
      game.begin({ start, text, sheet: sheet === true, ply, record: known(record), claimed: known(claimed) });
    }
  } catch {
    // What is kept may be from anywhere; what cannot be read is as good as nothing.
  }
  game.onChange(keep);
}

function keep() {
  store(KEY, game.keep());
}

/** @param {string} key @param {unknown} value */
function store(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without room it lasts as long as the page, which is to be known while there is time.
    queueMicrotask(onFull);
    onFull = () => {};
  }
}

/** Calls back, once, if there is no room. @param {() => void} listener */
export function whenFull(listener) {
  onFull = listener;
}

/** The game against the computer that was kept, whatever that is. @returns {unknown} */
export function readMatch() {
  try {
    return JSON.parse(localStorage.getItem(MATCH_KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** @param {unknown} match */
export const keepMatch = (match) => store(MATCH_KEY, match);
