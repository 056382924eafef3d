// Opens what a link says.

import { open } from './first-commands';
import { decode, type Linked } from './link';
import type { Session } from './session';

/** Opens the document of a link, or says why not; answers what it says, if it was opened. */
export function openLink(fragment: string, session: Session): Linked | undefined {
  try {
    const linked = decode(fragment);
    if (!open.run(session, linked.bytes, true)) return undefined;
    session.linked = session.revision.peek().changes;
    return linked;
  } catch (error) {
    session.fail(error);
    return undefined;
  }
}
