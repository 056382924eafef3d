// @ts-check
// Takes over what was kept before there was a database: once, and it stays where it was until it is safely written.
import { ask, write } from './database.js';
import { readSaved } from './entry.js';
import { read } from './kept.js';
import { OLD_KEY } from './web-storage.js';

/** @typedef {import('./storage.js').TabRecord} TabRecord */

const DOCUMENT = 'gridmate.document.1';
const PAST = 'gridmate.past.1';
const GAME = 'gridmate.match.1';
const MATCH = 'gridmate.contest.1';
const RUNNING = 'gridmate.contest.running';
const SAVED = 'gridmate.saved.1';
const ASIDE = 'gridmate.aside.';

/** The names of what cannot be read. @type {string[]} */
const unread = [];
export const hasUnread = () => unread.length > 0;

/** What is there under a name, if it can be read. @param {string} key @returns {any} */
function take(key) {
  const text = localStorage.getItem(key);
  if (text === null || text === 'null') return undefined;
  try {
    const value = JSON.parse(text);
    // What is nested too deep cannot be written either.
    if (typeof value === 'object') return structuredClone(value);
  } catch {
    // It is put aside.
  }
  unread.push(key);
  return undefined;
}

/** What a tab kept, whose names all end alike. @param {string} end @returns {TabRecord} */
function recordOf(end) {
  const found = take(DOCUMENT + end);
  const kept = read(found);
  if (found && !kept) unread.push(DOCUMENT + end);
  return { changed: Date.now(), kept, past: take(PAST + end), game: take(GAME + end) };
}

/** The document that was open last. @returns {TabRecord} */
export const current = () => recordOf('');

/** @returns {Promise<string | undefined>} the name of the record of the document that was open last */
export function takeOver() {
  return navigator.locks ? navigator.locks.request('gridmate.takeover', work) : work();
}

async function work() {
  const keys = Object.keys(localStorage).filter((key) => OLD_KEY.test(key));
  const ends = new Set(keys.map((key) => key.match(/^gridmate\.(?:document|past|match)\.1(.*)$/)?.[1] ?? ''));
  // What was open last is found first.
  const records = [...ends].sort().reverse().map((end, at) => {
    const record = recordOf(end);
    return { end, record: { ...record, changed: record.changed + at } };
  });
  const match = take(MATCH);
  const list = take(SAVED);
  const saved = Array.isArray(list) ? list.map(readSaved) : [];
  if (list && (!Array.isArray(list) || saved.includes(undefined))) unread.push(SAVED);
  const known = await ask('documents', (store) => store.getAllKeys());
  /** @type {string | undefined} */
  let main;
  await write(['documents', 'matches', 'saved', 'aside'], (documents, matches, games, aside) => {
    for (const { end, record } of records) {
      const ownMatch = end === '' ? match : undefined;
      if (!record.kept && !record.game && !ownMatch) continue;
      // An earlier version may have been used again.
      const name = known.includes(`1${end}`) ? `${Math.random()}` : `1${end}`;
      if (end === '') main = name;
      if (ownMatch) matches.put(ownMatch, name);
      documents.put({ ...record, runsMatch: ownMatch !== undefined && localStorage.getItem(RUNNING) === 'true' }, name);
    }
    for (const entry of saved.reverse()) if (entry) games.add(entry);
    for (const key of [...unread, ...keys.filter((other) => other.startsWith(ASIDE))]) aside.add({ key, text: localStorage.getItem(key) });
  });
  for (const key of keys) localStorage.removeItem(key);
  return main;
}
