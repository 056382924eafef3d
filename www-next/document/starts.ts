// Commands that have the document start elsewhere, or put another in its place; that can be taken back.

import type { CommandId, Words } from '../i18n/words';
import { command, plain } from './command';
import type { Session } from './session';

const isOpening = true;

/** Sets where the document starts, by a FEN, and keeps its tokens; without one at the usual start. */
export const setStart = plain('setStart', { isOpening });

/** Puts a new document in the place of this one. */
export const loadScript = plain('loadScript', { isOpening });

/** Puts a new document in the place of this one, which begins as a function says. */
const startAt = <Args extends readonly unknown[]>(
  id: CommandId,
  start: (...args: Args) => string | undefined,
  say: (words: Words, session: Session, ...args: Args) => string,
) => command<Args>({ id, isOpening, say, run: (document, _, ...args) => document.loadScript(start(...args), '') });

export const chess960 = startAt(
  'chess960',
  (number: number) => `960:${number}`,
  (words, _, number) => words.said.chess960(number),
);

/** With a FEN, which has `960:` before it where the rules of Chess960 hold. */
export const setUp = startAt(
  'setUp',
  (start: string) => start,
  (words, { store }) => words.setup.done(store.position.value),
);

/** With a board without pieces. */
export const clear = startAt(
  'clear',
  () => '8/8/8/8/8/8/8/8 w - - 0 1',
  (words) => words.setup.cleared,
);

/** At the usual start. */
export const restart = startAt(
  'restart',
  () => undefined,
  (words) => words.setup.restarted,
);

/** Puts the document that was worked on last in the place of this one. */
export const bringBack = command({
  id: 'bringBack',
  isOpening,
  refuse: ({ before }) => (before.value ? undefined : 'nothing-before'),
  run: (document, { before }) => {
    const bytes = before.peek();
    if (bytes) document.load(bytes);
    before.value = undefined;
  },
  say: (words) => words.kept.broughtBack,
});

/** Puts the document of bytes in the place of this one. */
export const open = command<[bytes: Uint8Array]>({
  id: 'open',
  isOpening,
  run: (document, _, bytes) => document.load(bytes),
});
