// Commands that have the document start elsewhere, or put another in its place.

import { command } from './command';

/** Sets where the document starts, by a FEN, and keeps its tokens; without one at the usual start. */
export const setStart = command<[start: string | undefined, isSheet: boolean]>({
  id: 'setStart',
  isOpening: true,
  run: (document, _, start, isSheet) => document.setStart(start, isSheet),
});

/** Puts a new document in the place of this one, from a Chess960 start. */
export const chess960 = command<[number: number]>({
  id: 'chess960',
  isOpening: true,
  run: (document, _, number) => document.loadScript(`960:${number}`, ''),
  say: (words, _, number) => words.said.chess960(number),
});

/** Puts a new document in the place of this one; it can be taken back. */
export const loadScript = command<[start: string | undefined, text: string]>({
  id: 'loadScript',
  isOpening: true,
  run: (document, _, start, text) => document.loadScript(start, text),
});

/** Puts a position in the place of this document: a FEN, which has `960:` before it where the rules of Chess960 hold. */
export const setUp = command<[start: string]>({
  id: 'setUp',
  isOpening: true,
  run: (document, _, start) => document.loadScript(start, ''),
  say: (words, { store }) => words.setup.done(store.position.value),
});

/** Puts a board without pieces in the place of this document. */
export const clear = command({
  id: 'clear',
  isOpening: true,
  run: (document) => document.loadScript('8/8/8/8/8/8/8/8 w - - 0 1', ''),
  say: (words) => words.setup.cleared,
});

/** Puts the usual start in the place of this document. */
export const restart = command({
  id: 'restart',
  isOpening: true,
  run: (document) => document.loadScript(undefined, ''),
  say: (words) => words.setup.restarted,
});

/** Puts the document that was worked on last in the place of this one. */
export const bringBack = command({
  id: 'bringBack',
  isOpening: true,
  refuse: ({ before }) => (before.value ? undefined : 'nothing-before'),
  run: (document, { before }) => {
    const bytes = before.peek();
    if (bytes) document.load(bytes);
    before.value = undefined;
  },
  say: (words) => words.kept.broughtBack,
});
