// Opens the document of this tab in its browser, and what a link tells on top of that.

import type { Clock } from '../document/keeper';
import { openLink } from '../document/follow';
import { isLink, type Shown } from '../document/link';
import { type OldReader, readOld } from '../document/old';
import { begin, type Begun } from '../document/opening';
import type { Session } from '../document/session';
import { openShelf } from '../document/shelf';
import * as tab from '../document/tab';

export const CLOCK: Clock = {
  now: () => Date.now(),
  later: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Shows what a link tells beside the document. */
type Show = (shown: Shown) => void;

/** Opens the document, and keeps it from now on where this browser keeps anything. */
export async function openDocument(show: Show, reader: OldReader): Promise<Begun> {
  const begun = await begin({ openShelf, readOld, tab, clock: CLOCK }, reader);
  const keeper = () => begun.documents.peek()?.keeper;
  addEventListener('pagehide', () => {
    const { name = '', unkept } = keeper() ?? {};
    if (unkept) tab.leave(name, unkept);
  });
  document.addEventListener('visibilitychange', () => document.hidden && void keeper()?.flush());
  follow(begun.session, show, reader);
  return begun;
}

/** Opens what the address links to, now and whenever it links to something else. */
function follow(session: Session, show: Show, reader: OldReader): void {
  let opening = Promise.resolve();
  const look = () => {
    const fragment = location.hash.slice(1);
    if (!isLink(fragment)) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    // One after the other, however long the reader of older ones takes to come.
    opening = opening.then(async () => {
      const shown = await openLink(fragment, session, reader);
      if (shown) show(shown);
    });
  };
  addEventListener('hashchange', look);
  look();
}
