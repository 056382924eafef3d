// The document of this tab among all that this browser keeps, and the documents of tabs that are closed. What is done is
// said; what is not, too.

import { computed, type ReadonlySignal } from '@preact/signals';
import type { GameFault, TroubleCode } from '../i18n/areas/kept';
import * as commands from './first-commands';
import { Core } from './core';
import { Fault } from './fault';
import type { Clock, Keeper } from './keeper';
import { aside, type Change, type Kept, type Library, type Stores } from './library';
import type { Session } from './session';
import type * as tabs from './tab';
import { Trouble, troubleOf } from './trouble';

export interface Around {
  readonly clock: Clock;
  readonly tab: Pick<typeof tabs, 'openNames' | 'moveTo'>;
}

/** Something under its key. */
type Listed<T> = T & { readonly key: string };

/** So many documents of closed tabs are kept. */
export const MOST_CLOSED = 100;

/** The names of the documents that no tab works on, the newest first. */
export async function closedNames(library: Library, tab: Around['tab']): Promise<readonly string[]> {
  const [names, open] = await Promise.all([library.names(), tab.openNames()]);
  return names.filter((name) => !open.has(name));
}

export class Documents {
  /** Why what is done is not kept, if it is not. */
  readonly problem: ReadonlySignal<TroubleCode | undefined>;

  constructor(
    private readonly session: Session,
    readonly library: Library,
    readonly keeper: Keeper,
    private readonly around: Around,
  ) {
    this.problem = computed(() => library.lost.value ?? keeper.problem.value);
    // What the browser has lost goes along with the tab.
    library.lost.subscribe((code) => void (code && keeper.forget()));
  }

  /** The time, as games have it. */
  now(): number {
    return this.around.clock.now();
  }

  /** The documents of tabs that are closed, the newest first. */
  async closed(): Promise<readonly Listed<Kept>[]> {
    const names = (await closedNames(this.library, this.around.tab)).filter((name) => name !== this.keeper.name);
    const all = await Promise.all(names.map(async (key) => ({ key, kept: await this.library.get('open', key) })));
    return all.flatMap(({ key, kept }) => (kept ? { key, ...kept } : []));
  }

  /** Deletes the documents of closed tabs but the last of them. */
  async prune(): Promise<void> {
    const old = (await closedNames(this.library, this.around.tab)).slice(MOST_CLOSED);
    const gone = old.filter((key) => key !== this.keeper.name);
    await this.library.change(gone.map((key) => ({ store: 'open', key, value: undefined })));
  }

  /** Goes on with the document of a tab that is closed; that of this tab is then among those. Tells whether it does. */
  bringBack(key: string): Promise<boolean> {
    return this.attempt(async () => {
      const { bytes, beside, before, count } = await this.find('open', key);
      // One that is locked is not left, and says so.
      if (commands.open.refuse(this.session, bytes)) return commands.open.run(this.session, bytes);
      await this.keeper.flush();
      const trouble = this.problem.peek();
      if (trouble) throw new Trouble(trouble);
      if (!(await this.around.tab.moveTo(key))) throw new GameError('elsewhere');
      this.keeper.rename(key, count);
      if (!commands.open.run(this.session, bytes)) return false;
      this.session.beside.value = beside;
      if (before instanceof Uint8Array) this.session.before.value ??= before;
      this.session.say((words) => words.kept.broughtBack);
      return true;
    });
  }

  /** What is there under a key; what of it cannot be read is put aside. */
  async find<Name extends 'saved' | 'open'>(store: Name, key: string): Promise<Stores[Name]> {
    const found = there(await this.library.get(store, key));
    if (Core.read(found.bytes)) return found;
    const gone: Change = { store, key, value: undefined };
    await this.library.change([aside(`${store} ${key}`, found), gone]);
    throw new GameError('unread');
  }

  /** Does something, or says why it could not be done. */
  async attempt(work: () => Promise<boolean>): Promise<boolean> {
    try {
      const isDone = await work();
      // What there was no room for may have some now.
      if (isDone && this.keeper.problem.peek()) void this.keeper.flush();
      return isDone;
    } catch (error) {
      if (error instanceof GameError) this.session.refuse(error.code, (words) => words.kept.faults[error.code]);
      else {
        const code = troubleOf(error);
        this.session.refuse(code, (words) => words.kept.troubles[code]);
      }
      return false;
    }
  }
}

/** Why a game is not there to be opened. */
class GameError extends Fault<GameFault> {
  override readonly name = 'GameError';
}

function there<T>(found: T | undefined): T {
  if (found === undefined) throw new GameError('gone');
  return found;
}
