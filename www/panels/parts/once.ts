// What a panel has beside a document, made once for each: it stays while the page is open, whatever place is shown.

import type { Labs } from '../../document/labs';
import type { Session } from '../../document/session';

export function onceFor<T>(make: (session: Session, labs: Labs) => T): typeof make {
  const known = new WeakMap<Session, { readonly made: T }>();
  return (session, labs) => {
    const found = known.get(session) ?? { made: make(session, labs) };
    known.set(session, found);
    return found.made;
  };
}
