// @ts-check
// Keeps the document in this browser, so that a reload or a crash loses nothing.
import { keep } from './document/changes.js';
import { onChange } from './document/now.js';
import { begin } from './document/opening.js';

/** @typedef {import('./document.js').Kept} Kept */

const KEY = 'gridmate.document.1';
/** What is known of the game against the computer. */
const DUEL_KEY = 'gridmate.match.1';
/** Changes that follow each other within such a time are kept together. */
const DELAY_MS = 300;
/** More branches than these are not from here. */
const MOST_BRANCHES = 32;

/** What is known of its changes, which gives way where there is no room. */
export const PAST_KEY = 'gridmate.past.1';

/** @type {Kept | undefined} the document that was brought back */
export let opened;
/** @type {Kept | undefined} what was kept before there was more to keep beside it */
let early;
/** @type {(kept: Kept) => void} keeps what belongs to the document */
let keepMore = (kept) => {
  early = kept;
};
/** @type {ReturnType<typeof setTimeout> | undefined} runs while something is to be kept */
let timer;

/** Brings back the document of the last visit, if it can be read, and keeps every change from now on. */
export function start() {
  try {
    const kept = read(readKey(KEY));
    if (kept) begin(kept);
    opened = kept;
  } catch {
    // What is kept may be from anywhere; what cannot be read is as good as nothing.
  }
  onChange(() => {
    timer ??= setTimeout(flush, DELAY_MS);
  });
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  addEventListener('storage', (event) => {
    const { key, newValue } = /** @type {StorageEvent} */ (event);
    if (key === KEY && newValue) void tell('elsewhere');
  });
}

/** Keeps what is to be kept at once; a page that has nothing to keep leaves alone what another has kept. */
function flush() {
  clearTimeout(timer);
  if (timer !== undefined) {
    const kept = keep();
    store(KEY, kept);
    keepMore(kept);
  }
  timer = undefined;
}

/** Keeps more whenever the document is kept. @param {typeof keepMore} work */
export function keepAlso(work) {
  keepMore = work;
  // Else it is kept with the next change, or not at all.
  if (early && timer === undefined) work(early);
}

/** @param {'elsewhere' | 'full'} trouble */
const tell = (trouble) => import('./trouble.js').then((part) => part.tell(trouble), () => {});

/**
 * A document, if that is what something is. What is kept, and what comes from files, may be anything.
 * @param {unknown} something
 * @returns {Kept | undefined}
 */
export function read(something) {
  const { start, text, sheet, ply, record, claimed, branches } = /** @type {Record<string, unknown>} */ (something ?? {});
  if (typeof start !== 'string' || typeof text !== 'string' || !Number.isInteger(ply)) return undefined;
  const known = (/** @type {unknown} */ value) => (typeof value === 'string' ? value : undefined);
  const isBranch = (/** @type {any} */ branch) => typeof branch?.text === 'string' && typeof branch.steps === 'string';
  return {
    start, text, sheet: sheet === true, ply: Number(ply), record: known(record), claimed: known(claimed),
    branches: Array.isArray(branches) ? branches.filter(isBranch).slice(0, MOST_BRANCHES) : [],
  };
}

/** @param {string} key @param {unknown} value */
export function store(key, value) {
  const text = JSON.stringify(value);
  if (storeQuietly(key, text)) return true;
  drop(PAST_KEY);
  if (storeQuietly(key, text)) return true;
  // Without room it lasts as long as the page.
  void tell('full');
  return false;
}

/** @param {string} key @param {string} text */
export function storeQuietly(key, text) {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} key */
export function drop(key) {
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be kept need not go.
  }
}

/** What is kept by a name, whatever that is. @param {string} key @returns {unknown} */
export function readKey(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The document that is kept, which another page may have changed. */
export const latest = () => read(readKey(KEY));

/** The game against the computer that was kept, whatever that is. */
export const readDuel = () => readKey(DUEL_KEY);

/** @param {unknown} duel */
export const keepDuel = (duel) => store(DUEL_KEY, duel);
