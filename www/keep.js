// @ts-check
// Keeps the document in this browser, so that a reload or a crash loses nothing.
import { keep } from './document/changes.js';
import { onChange } from './document/now.js';
import { begin } from './document/opening.js';

/** @typedef {import('./document.js').Kept} Kept */

/** Where the document is kept; what a page keeps beside another's has a name that goes on. */
export const KEY = 'gridmate.document.1';
/** What cannot be read is kept under names that begin so. */
export const ASIDE = 'gridmate.aside.';
/** What is known of the game against the computer. */
const DUEL_KEY = 'gridmate.match.1';
/** Changes that follow each other within such a time are kept together. */
const DELAY_MS = 300;
/** More branches than these are not from here. */
const MOST_BRANCHES = 32;

/** What is known of its changes, which gives way where there is no room. */
const PAST_KEY = 'gridmate.past.1';

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
/** @type {unknown} the game against the computer: another page may have begun another since */
let duel;
/** Where this page keeps its document. */
export let place = KEY;
/** What it has read or kept there last: anything else is another page's. @type {string | null} */
let last = null;

/** Brings back the document of the last visit, if it can be read, and keeps every change from now on. */
export function start() {
  place = readText(KEY, 'sessionStorage') ?? KEY;
  last = readText(place);
  if (last === null) last = readText((place = KEY));
  duel = readKey(beside(DUEL_KEY));
  try {
    const kept = read(JSON.parse(last ?? 'null'));
    if (kept) begin(kept);
    opened = kept;
  } catch {
    // What is kept may be from anywhere.
  }
  if (last !== null && !opened && putAside(place)) void tell('aside');
  onChange(() => {
    timer ??= setTimeout(flush, DELAY_MS);
  });
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  addEventListener('storage', (event) => {
    const { key, newValue } = /** @type {StorageEvent} */ (event);
    if (key === place && newValue && newValue !== last) void tell('elsewhere');
  });
}

/** Keeps what is to be kept at once; a page that has nothing to keep leaves alone what another has kept. */
function flush() {
  clearTimeout(timer);
  if (timer !== undefined) {
    const kept = keep();
    giveWay();
    if (store(place, kept)) last = JSON.stringify(kept);
    keepMore(kept);
  }
  timer = undefined;
}

/** Where this page keeps what belongs to its document. @param {string} key */
const beside = (key) => key + place.slice(KEY.length);
/** Where it keeps the changes. */
export const pastKey = () => beside(PAST_KEY);

/** Drops a page's document and what belongs to it. @param {string} name what its names end with */
export const dropAll = (name) => [KEY, PAST_KEY, DUEL_KEY].forEach((key) => drop(key + name));

/** Leaves the usual place to another page that has kept its own there. */
function giveWay() {
  const found = readText(place);
  if (found === null || found === last) return;
  place = `${KEY}.${Math.random()}`;
  storeQuietly(KEY, place, 'sessionStorage');
  void tell('elsewhere');
}

/** Gives what cannot be read another name, so that nothing takes its place. @param {string} key @returns whether that is done */
export function putAside(key) {
  const text = readText(key);
  if (text === null) return true;
  drop(key);
  return storeQuietly(`${ASIDE}${Date.now()}.${key}`, text) || (storeQuietly(key, text), false);
}

/** Keeps more whenever the document is kept. @param {typeof keepMore} work */
export function keepAlso(work) {
  keepMore = work;
  // Else it is kept with the next change, or not at all.
  if (early && timer === undefined) work(early);
}

/** @param {'elsewhere' | 'full' | 'aside'} trouble */
const tell = (trouble) => import('./trouble.js').then((part) => part.tell(trouble), () => {});

/**
 * A document, if that is what something is. What is kept, and what comes from files, may be anything.
 * @param {unknown} something
 * @returns {Kept | undefined}
 */
export function read(something) {
  const { version, start, text, sheet, ply, record, claimed, branches } = /** @type {Record<string, unknown>} */ (something ?? {});
  // Later versions may mean something else.
  if (version !== undefined || typeof start !== 'string' || typeof text !== 'string' || !Number.isInteger(ply)) return undefined;
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
  drop(pastKey());
  if (storeQuietly(key, text)) return true;
  // Without room it lasts as long as the page.
  void tell('full');
  return false;
}

/** @typedef {'localStorage' | 'sessionStorage'} Store */

/** @param {string} key @param {string} text @param {Store} [store] */
export function storeQuietly(key, text, store = 'localStorage') {
  try {
    globalThis[store].setItem(key, text);
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

/** @param {string} key @param {Store} [store] */
function readText(key, store = 'localStorage') {
  try {
    return globalThis[store].getItem(key);
  } catch {
    return null;
  }
}

/** What is kept by a name, whatever that is. @param {string} key @returns {unknown} */
export function readKey(key) {
  try {
    return JSON.parse(readText(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The document that is kept, which another page may have changed: who shows it goes on from there. */
export function latest() {
  if (place === KEY) last = readText(KEY);
  return read(readKey(KEY));
}

/** The game against the computer that this page found or has kept, whatever that is. */
export const readDuel = () => duel;

/** @param {unknown} next */
export function keepDuel(next) {
  duel = next;
  giveWay();
  store(beside(DUEL_KEY), duel);
}
