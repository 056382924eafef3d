// The library of this browser: a database.

import { signal } from '@preact/signals';
import { openDB } from 'idb';
import type { StorageErrorCode } from '../i18n/words';
import type { Library, StoreName } from './library';
import { Fault } from '../workers/fault';

const NAME = 'gridmate documents';
const VERSION = 8;
const STORES: readonly StoreName[] = [
  ...(['open', 'saved', 'quarantine', 'matches', 'lessons', 'progress', 'trainers', 'reviewed'] as const),
];

/** Opens it; throws where the browser keeps nothing. */
export async function openStorage(): Promise<Library> {
  if (!('indexedDB' in globalThis && 'locks' in navigator)) throw new StorageError('denied');
  const lost = signal<StorageErrorCode | undefined>(undefined);
  const database = await openDB(NAME, VERSION, {
    upgrade: (made, version, _after, transaction) => {
      // Saved games of earlier versions lack what the list shows.
      if (version < 4 && made.objectStoreNames.contains('saved')) made.deleteObjectStore('saved');
      if (made.objectStoreNames.contains('aside')) transaction.objectStore('aside').name = 'quarantine';
      for (const name of STORES) if (!made.objectStoreNames.contains(name)) made.createObjectStore(name);
      const open = transaction.objectStore('open');
      if (!open.indexNames.contains('changed')) open.createIndex('changed', 'changed');
    },
    // Another tab deletes it, or wants a later version of it, and is not kept waiting.
    blocking: (_, next) => {
      lost.value = next === null ? 'deleted' : 'newer';
      database.close();
    },
    terminated: () => void (lost.value ??= 'lost'),
  });
  const there = () => {
    if (lost.peek()) throw new StorageError(lost.peek() ?? 'lost');
    return database;
  };
  const begin = (stores: readonly StoreName[]) =>
    there().transaction([...new Set(stores)], 'readwrite', { durability: 'strict' });
  return {
    lost,
    get: async (store, key) => there().get(store, key),
    all: async (store) => {
      const transaction = there().transaction(store);
      const [keys, values] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
      return new Map(values.map((value, at) => [String(keys[at]), value]));
    },
    names: async () => (await there().getAllKeysFromIndex('open', 'changed')).map(String).toReversed(),
    change: async (changes) => {
      if (changes.length === 0) return;
      // What cannot be written fails here, before anything is.
      const own = structuredClone(changes);
      const transaction = begin(own.map(({ store }) => store));
      const works: Promise<unknown>[] = own.map(({ store, key, value }) =>
        value === undefined
          ? transaction.objectStore(store).delete(key)
          : transaction.objectStore(store).put(value, key),
      );
      await Promise.all([...works, transaction.done]);
    },
    update: async (store, key, work) => {
      const transaction = begin([store]);
      const known = await transaction.objectStore(store).get(key);
      const next = work(known);
      const place = transaction.objectStore(store);
      await Promise.all([next === undefined ? place.delete(key) : place.put(next, key), transaction.done]);
      return known;
    },
  };
}

export class StorageError extends Fault<StorageErrorCode> {
  override readonly name = 'StorageError';
}

/** What an error of the browser's storage comes to; one that is not known is logged. */
export function storageErrorOf(error: unknown): StorageErrorCode {
  if (error instanceof StorageError) return error.code;
  console.warn(error);
  if (!(error instanceof DOMException)) return 'broken';
  if (error.name === 'QuotaExceededError') return 'full';
  if (error.name === 'VersionError') return 'later';
  // Browsers that block storage name it in more than one way.
  return /^(Security|InvalidState|NotAllowed)Error$/.test(error.name) || /denied/.test(error.message)
    ? 'denied'
    : 'broken';
}
