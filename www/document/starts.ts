// Commands that have the document start elsewhere, or put another in its place; that can be taken back.

import type { AllWords, CommandId } from '../i18n/words';
import { command, plain } from './command';

const isOpening = true;

/** Sets where the document starts, by a FEN, and keeps its tokens; without one at the usual start. */
export const setStart = plain('setStart', { isOpening });

/** Puts a new document in the place of this one. */
export const loadScript = plain('loadScript', { isOpening });

/** Puts a new document in the place of this one, from a Chess960 start. */
export const chess960 = command<[number: number]>({
  id: 'chess960',
  isOpening,
  run: (document, _, number) => document.loadScript(`960:${number}`, ''),
  say: (words, _, number) => words.said.chess960(number),
});

/** Puts a position in the place of this document: a FEN, which has `960:` before it where the rules of Chess960 hold. */
export const setUp = command<[start: string]>({
  id: 'setUp',
  isOpening,
  run: (document, _, start) => document.loadScript(start, ''),
  say: (words, { store }) => words.setup.done(store.position.value),
});

/** Puts a new document with a start of its own in the place of this one. */
const beginAt = (id: CommandId, start: string | undefined, say: (words: AllWords) => string) =>
  command({ id, isOpening, say, run: (document) => document.loadScript(start, '') });

export const clear = beginAt('clear', '8/8/8/8/8/8/8/8 w - - 0 1', (words) => words.setup.cleared);
/** At the usual start. */
export const restart = beginAt('restart', undefined, (words) => words.setup.restarted);

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
