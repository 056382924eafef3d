// Keeps the document of this tab in its browser: a file of its own, which a new tab does not wait for.

import type { Clock } from '../chess/chess';
import { begin, type Begun } from '../document/opening';
import type { Session } from '../document/session';
import { openStorage } from '../document/storage';
import { claim, leave, moveTo, openNames, takeLeft } from '../document/tab';

const tab = { claim, leave, moveTo, openNames, takeLeft };

export async function keep(clock: Clock, isLinked: boolean, first?: Session): Promise<Begun> {
  const begun = await begin({ openStorage: openStorage, tab, clock, isLinked }, first);
  begun.documents.subscribe((documents) => documents && mark());
  addEventListener('pagehide', begun.leave);
  document.addEventListener('visibilitychange', () => document.hidden && void begun.documents.peek()?.keeper.flush());
  return begun;
}

/** Leaves a mark by which another tab knows that there may be something to wait for. */
function mark(): void {
  try {
    localStorage.setItem('gridmate.kept', '1');
  } catch (error) {
    // That tab begins with a new board, and what is kept comes a moment later.
    console.warn(error);
  }
}
