// What of the document is given to others.

import type { Labs } from '../document/labs';
import { encode, LinkError } from '../document/link';
import type { Sentence, Session } from '../document/session';
import { isCopied } from '../ui/clipboard';
import type { Page } from './page';

/** Some programs cut an address off that is longer than this. */
export const LONG = 2000;

/** The address that opens the document as it is shown, or why there is none. */
export function linkOf(
  session: Session,
  { place, isFlipped }: Pick<Page, 'place' | 'isFlipped'>,
  base: string,
): string | Sentence {
  try {
    const bytes = session.revision.value && session.ask((document) => document.linkBytes());
    if (!bytes) throw new LinkError('long');
    const fragment = encode({ bytes, panel: place.value, isFlipped: isFlipped.value });
    return `${base}#${fragment}`;
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    return (words) => words.links[error.code];
  }
}

/** What came of it, and whether it is what was wanted. */
export interface Outcome {
  readonly isDone: boolean;
  readonly text: Sentence;
}

/** Copies a text, and tells what came of it. */
export async function copy(text: string, done: Sentence): Promise<Outcome> {
  const isDone = await isCopied(text);
  return { isDone, text: isDone ? done : (words) => words.sheets.share.notCopied };
}

/** Copies the document as PGN, and tells what that leaves out. */
export async function copyPgn(session: Session, labs: Pick<Labs, 'pgn'>): Promise<Outcome> {
  const [pgn, left] = await labs.pgn(session.bytes.peek());
  if (pgn === '') return { isDone: false, text: (words) => (left ? words.problem(left) : words.sheets.share.noPgn) };
  return copy(pgn, (words) => [words.sheets.share.copied.pgn, left ? words.problem(left) : ''].join(' ').trim());
}
