// What the page before this one has left in this browser: read as it is found, and never changed.

import { wrap } from 'idb';
import { fieldsOf } from '../ui/remember';
import type { Labs } from './labs';
import { heldNames } from './lock';

/** What reads what was written before there were documents. */
export type OldReader = Pick<Labs, 'oldLink' | 'savedBytes'>;

export type OldStores = Readonly<Record<'documents' | 'matches' | 'saved' | 'aside', ReadonlyMap<string, unknown>>>;

export interface OldPage {
  /** The stores of its database. */
  readonly stores: OldStores;
  /** What it kept as texts, before it had a database. */
  readonly texts: ReadonlyMap<string, string>;
  /** What it kept of this tab as it was left. */
  readonly left: string | undefined;
  /** The names of its documents that tabs work on now. */
  readonly openNames: ReadonlySet<string>;
}

/** When a record was changed, in milliseconds since 1970. */
export const timeOf = (record: unknown): number => Number(fieldsOf(record)['changed']) || 0;

export async function readOld(): Promise<OldPage> {
  const [stores, openNames] = await Promise.all([readStores(), heldNames('gridmate.')]);
  return {
    stores,
    texts: new Map(Object.entries(localStorage)),
    left: sessionStorage.getItem('gridmate.left') ?? undefined,
    openNames,
  };
}

async function readStores(): Promise<OldStores> {
  const stores = { documents: new Map(), matches: new Map(), saved: new Map(), aside: new Map() };
  const request = indexedDB.open('gridmate');
  // Where there is none, none is made.
  request.addEventListener('upgradeneeded', () => request.transaction?.abort());
  const database = await wrap(request).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  });
  for (const [name, found] of Object.entries(stores)) {
    if (!database?.objectStoreNames.contains(name)) continue;
    const [keys, values] = await Promise.all([database.getAllKeys(name), database.getAll(name)]);
    for (const [at, key] of keys.entries()) found.set(String(key), values[at]);
  }
  database?.close();
  return stores;
}

/** All that it kept, as its database has it; of this tab, if it has a name there, what was left with it last. */
export function recordsOf({ stores, texts, left }: OldPage, tab: string | undefined, now: number): OldStores {
  const [documents, matches] = [new Map(stores.documents), new Map(stores.matches)];
  const [saved, aside] = [new Map(stores.saved), new Map(stores.aside)];
  const take = (key: string, text = texts.get(key)): unknown => {
    try {
      return JSON.parse(text ?? 'null') ?? undefined;
    } catch (error) {
      console.warn(error);
      aside.set(key, text);
      return undefined;
    }
  };
  for (const key of texts.keys()) {
    const end = /^gridmate\.document\.1(.*)$/.exec(key)?.[1];
    const kept = end === undefined ? undefined : take(key);
    // The one whose name has no end was open last.
    if (kept !== undefined)
      documents.set(key, { changed: end ? now - 1 : now, kept, game: take(`gridmate.match.1${end}`) });
    if (key.startsWith('gridmate.aside.')) aside.set(key, texts.get(key));
  }
  const games = take('gridmate.saved.1');
  if (Array.isArray(games)) for (const [at, game] of games.entries()) saved.set(`gridmate.saved.1 ${at}`, game);
  else if (games !== undefined) aside.set('gridmate.saved.1', games);
  const match = take('gridmate.contest.1');
  if (match !== undefined) matches.set('gridmate.contest.1', match);
  const last = take('gridmate.left', left);
  if (tab !== undefined && fieldsOf(last)['kept'] !== undefined && timeOf(last) >= timeOf(documents.get(tab)))
    documents.set(tab, last);
  return { documents, matches, saved, aside };
}
