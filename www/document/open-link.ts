// Opens what a link says.

import { open } from './first-commands';
import { decode, type Linked } from './link';
import type { Session } from './session';

/** The first byte of bytes that may hold several documents. */
const LESSON = 4;

/** Bytes that may be those of several chapters. */
export const lessonIn = (bytes: Uint8Array): Uint8Array | undefined => (bytes[0] === LESSON ? bytes : undefined);

/** Opens the document of a link, or says why not; answers what it says, if it was opened. */
export function openLink(fragment: string, session: Session): Linked | undefined {
  try {
    const linked = decode(fragment);
    if (!open.run(session, linked.bytes, true)) return undefined;
    session.chapters.value = lessonIn(linked.bytes);
    session.linked = session.revision.peek().changes;
    return linked;
  } catch (error) {
    session.fail(error);
    return undefined;
  }
}
