// @ts-check
// The saved games, as they stand in this browser, and what other pages have left beside them.
import { download } from '../download.js';
import { ASIDE, KEY as DOCUMENT, dropAll, place, putAside, read, readKey, store } from '../keep.js';
import { language, translated } from '../words.js';
import * as english from '../words/en/documents.js';
import { readAll } from './files.js';

/** @typedef {import('./files.js').Saved} Saved */

export const KEY = 'gridmate.saved.1';

/** What is saved, the newest first. Another page may have saved more, so that it is read each time. */
export const all = () => readAll(readKey(KEY));

/** Puts aside what is saved, if not all of it can be read; whether that is done. */
export function salvage() {
  const had = readKey(KEY);
  const saved = all();
  if (Array.isArray(had) && saved.length === had.length) return true;
  return putAside(KEY) && (saved.length === 0 || store(KEY, saved));
}

/** Keeps a list; whether there was room. @param {Saved[]} saved */
export const put = (saved) => salvage() && store(KEY, saved);

/** Puts a game among the saved ones. @param {string} name @param {import('../document.js').Kept} kept */
export const add = (name, kept) => put([{ name, date: Date.now(), kept }, ...all()]);

/** The names under which there is what cannot be read. */
export function aside() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(ASIDE));
  } catch {
    return [];
  }
}

/** Saves what cannot be read as a file, as it is. */
export function downloadAside() {
  const texts = aside().map((key) => localStorage.getItem(key) ?? '');
  download(new Blob([texts.join('\n')], { type: 'text/plain' }), 'gridmate.txt');
}

/** Whether the browser keeps nothing at all for this page. */
export function isDenied() {
  try {
    localStorage.setItem(`${KEY}.probe`, '');
    localStorage.removeItem(`${KEY}.probe`);
    return false;
  } catch (error) {
    return !(error instanceof DOMException && error.name === 'QuotaExceededError');
  }
}

/** A day as people name it. */
export const today = () => new Date().toLocaleDateString(language, { day: 'numeric', month: 'short' });

/** Tells other pages that this one is there, as long as it is. */
export function hold() {
  if (place !== DOCUMENT) void navigator.locks?.request(place, () => new Promise(() => {})).catch(() => {});
}

/** Puts among the saved games what pages that are gone have kept beside the others. */
export async function gather() {
  const { documents: words } = await translated('documents', english);
  for (const key of Object.keys(localStorage).filter((other) => other.startsWith(`${DOCUMENT}.`) && other !== place)) {
    await navigator.locks?.request(key, { ifAvailable: true }, (lock) => {
      if (!lock) return;
      const kept = read(readKey(key));
      if (!kept) putAside(key);
      else if (kept.text === '' || add(words.suggested(today()), kept)) dropAll(key.slice(DOCUMENT.length));
    });
  }
}
