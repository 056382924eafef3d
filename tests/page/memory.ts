// A library that forgets when the test is over, and has the troubles that it is told to have.

import { signal } from '@preact/signals';
import type { Change, Library, StoreName, Stores } from '../../www/document/library';
import type { StorageErrorCode } from '../../www/i18n/words';

export class Memory implements Library {
  readonly lost = signal<StorageErrorCode | undefined>(undefined);
  readonly stores: { [Name in StoreName]: Map<string, Stores[Name]> } = {
    open: new Map(),
    saved: new Map(),
    quarantine: new Map(),
    matches: new Map(),
    lessons: new Map(),
    progress: new Map(),
    trainers: new Map(),
    reviewed: new Map(),
  };
  /** What it throws, if anything. */
  trouble: Error | undefined;
  writes = 0;

  get<Name extends StoreName>(store: Name, key: string): Promise<Stores[Name] | undefined> {
    return this.#done(() => this.stores[store].get(key));
  }

  all<Name extends StoreName>(store: Name): Promise<ReadonlyMap<string, Stores[Name]>> {
    return this.#done(() => new Map(this.stores[store]));
  }

  names(): Promise<readonly string[]> {
    return this.#done(() => {
      const all = [...this.stores.open].toSorted(([, one], [, other]) => other.changed - one.changed);
      return all.map(([name]) => name);
    });
  }

  change(changes: readonly Change[]): Promise<void> {
    return this.#done(() => {
      this.writes += 1;
      for (const { store, key, value } of structuredClone(changes)) this.#put(store, key, value);
    });
  }

  update<Name extends StoreName>(
    store: Name,
    key: string,
    work: (known: Stores[Name] | undefined) => Stores[Name] | undefined,
  ): Promise<Stores[Name] | undefined> {
    return this.#done(() => {
      const known = this.stores[store].get(key);
      this.#put(store, key, work(known));
      return known;
    });
  }

  #put(store: StoreName, key: string, value: unknown): void {
    const all: Map<string, unknown> = this.stores[store];
    if (value === undefined) all.delete(key);
    else all.set(key, value);
  }

  #done<T>(work: () => T): Promise<T> {
    return this.trouble ? Promise.reject(this.trouble) : Promise.resolve(work());
  }
}
