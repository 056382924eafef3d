// The shelf of this browser: a database of its own, which the page before this one never opens.

import { type DBSchema, openDB } from 'idb';
import type { Kept, Shelf } from './keeper';

interface Documents extends DBSchema {
  open: { key: string; value: Kept };
}

const NAME = 'gridmate documents';

/** Opens the shelf; throws where the browser keeps nothing. */
export async function openShelf(): Promise<Shelf> {
  const database = await openDB<Documents>(NAME, 1, { upgrade: (made) => void made.createObjectStore('open') });
  return {
    read: (name) => database.get('open', name),
    write: async (name, kept) => {
      const change = database.transaction('open', 'readwrite', { durability: 'strict' });
      await Promise.all([change.store.put(kept, name), change.done]);
    },
  };
}
