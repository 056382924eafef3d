// Opens the document of this tab: what it had when it was left, or another tab's that it is a copy of, and what a link
// tells on top of that.

import { signal, type ReadonlySignal } from '@preact/signals';
import * as commands from '../document/commands';
import { Core } from '../document/core';
import { type Clock, Keeper, type Shelf } from '../document/keeper';
import { decode, isLink, LinkError } from '../document/link';
import { Session } from '../document/session';
import { openShelf } from '../document/shelf';
import { claim, leave, takeLeft } from '../document/tab';

export interface Opened {
  readonly session: Session;
  /** Why what is done is not kept, if it is not. */
  readonly unkept: ReadonlySignal<unknown>;
}

const CLOCK: Clock = {
  now: () => Date.now(),
  later: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Opens the document, and keeps it from now on where this browser keeps anything. */
export async function openDocument(): Promise<Opened> {
  try {
    return await openKept();
  } catch (error) {
    // The board is there all the same; that nothing is kept is said beside it.
    console.warn(error);
    const session = new Session(Core.open());
    follow(session);
    return { session, unkept: signal(error) };
  }
}

async function openKept(): Promise<Opened> {
  const [shelf, { name, like }] = await Promise.all([openShelf(), claim()]);
  const { core, isKept } = await find(shelf, like ?? name);
  const session = new Session(core);
  const keeper = new Keeper(session, shelf, name, CLOCK, isKept && like === undefined);
  keeper.start();
  addEventListener('pagehide', () => {
    if (keeper.unkept) leave(name, keeper.unkept);
  });
  document.addEventListener('visibilitychange', () => document.hidden && void keeper.flush());
  follow(session);
  return { session, unkept: keeper.problem };
}

/** The document of a name, as the shelf has it or as it was left with the tab, or a new one; and whether the shelf has it so. */
async function find(shelf: Shelf, name: string): Promise<{ readonly core: Core; readonly isKept: boolean }> {
  const left = takeLeft(name);
  const kept = await shelf.read(name);
  const isLeft = left !== undefined && left.changed >= (kept?.changed ?? 0);
  return { core: Core.open((isLeft ? left : kept)?.bytes), isKept: !isLeft };
}

/** Opens what the address links to, now and whenever it links to something else. */
function follow(session: Session): void {
  const look = () => {
    const fragment = location.hash.slice(1);
    if (!isLink(fragment)) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    try {
      const linked = decode(fragment);
      if (linked) commands.open.run(session, linked.bytes);
      else session.refuse('older', (words) => words.links.older);
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      session.refuse(error.code, (words) => words.links[error.code]);
    }
  };
  addEventListener('hashchange', look);
  look();
}
