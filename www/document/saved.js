// @ts-check
// The saved games of this browser, each under its number, and what cannot be read.
import { ask, result, write } from './database.js';
import { readSaved } from './entry.js';
import { read } from './kept.js';

/** @typedef {import('./entry.js').Saved} Saved */

/** Tells other tabs that there are others now; there is none where storage is blocked. */
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('gridmate.saved') : undefined;

/** So many games are handed to the database at once. */
const AT_ONCE = 200;

/** @param {() => void} listener */
export const onChange = (listener) => channel?.addEventListener('message', listener);
const inform = () => channel?.postMessage('');

/** So many saved games, the newest first, and how many there are; what cannot be read is put aside. @param {number} most */
export async function newest(most) {
  const keys = /** @type {number[]} */ (await ask('saved', (store) => store.getAllKeys()));
  const first = keys.at(-most) ?? keys[0];
  const found = first === undefined ? [] : await ask('saved', (store) => store.getAll(IDBKeyRange.lowerBound(first)));
  /** @type {Saved[]} */
  const games = [];
  for (const entry of found) {
    const game = readSaved(entry);
    if (game) games.unshift({ ...game, id: entry.id });
    else await putAside('saved', entry.id);
  }
  return { games, count: keys.length };
}

/** Saves games, the first of them as the newest. @param {Saved[]} games */
export async function add(games) {
  await write(['saved'], async (saved) => {
    const rest = games.toReversed();
    while (rest.length > 0) {
      const requests = rest.splice(0, AT_ONCE).map((game) => saved.put(game));
      const last = requests.at(-1);
      // Else a worker that saves many says nothing for as long as that takes.
      if (last) await result(last);
    }
  });
  inform();
}

/** @param {number} id @param {string} name @returns whether the game is still there */
export async function rename(id, name) {
  const isThere = await write(['saved'], async (saved) => {
    const game = await result(saved.get(id));
    if (game) saved.put({ ...game, name });
    return game !== undefined;
  });
  inform();
  return isThere;
}

/** @param {number} id */
export async function remove(id) {
  await write(['saved'], (saved) => saved.delete(id));
  inform();
}

/** Puts aside what cannot be read, so that nothing takes its place. @param {'documents' | 'saved'} name @param {IDBValidKey} key */
export const putAside = (name, key) =>
  write([name, 'aside'], async (store, aside) => {
    aside.add({ key: `${name} ${key}`, value: await result(store.get(key)) });
    store.delete(key);
  });

export const countAside = () => ask('aside', (store) => store.count());

/** All that cannot be read, as a file, as it was. */
export async function asideFile() {
  const found = await ask('aside', (store) => store.getAll());
  const write = (/** @type {string} */ key, /** @type {unknown} */ value) => (value instanceof Uint8Array ? Array.from(value) : value);
  return new Blob([found.map(({ text, value }) => text ?? JSON.stringify(value, write)).join('\n')], { type: 'text/plain' });
}

/**
 * Puts the documents of tabs that are closed among the saved games.
 * @param {(date: number) => string} name
 * @param {string} usual where a standard game starts
 */
export async function gather(name, usual) {
  const keys = await ask('documents', (store) => store.getAllKeys());
  for (const key of keys) await navigator.locks?.request(`gridmate.${key}`, { ifAvailable: true }, (lock) => lock && gatherOne(key, name, usual));
}

/** @param {IDBValidKey} key @param {(date: number) => string} name @param {string} usual */
const gatherOne = (key, name, usual) =>
  write(['documents', 'matches', 'saved'], async (documents, matches, saved) => {
    const [record, matchCount] = await Promise.all([result(documents.get(key)), result(matches.count(key))]);
    const kept = read(record?.kept);
    if (!kept) return;
    if (kept.text !== '' || kept.start !== usual) saved.add({ name: name(record.changed), date: record.changed, kept });
    // The next tab finds its match.
    if (matchCount > 0) documents.put({ changed: record.changed, runsMatch: record.runsMatch }, key);
    else documents.delete(key);
  });
