/** The words of a language other than English, on their way: see early.js. */
declare var gridmateWords: Promise<typeof import('./words/de/index.js')> | undefined;

/** The letters that the reader has chosen for moves, if any: see early.js. */
declare var gridmateLetters: string | undefined;

/** What was done before anybody listened: see early.js. */
declare var gridmateWaiting: (MouseEvent | KeyboardEvent)[] | undefined;

/** The files of the packed page with their lengths and SHA-256, and what changes with them: packing writes it into sw.js. */
declare const PRECACHE: { version: string; files: Record<string, [bytes: number, sha256: string]> };

/** What another language has in the place of English words: the same, but for the words themselves. */
type Words<T> = T extends (...values: infer V) => infer R
  ? (...values: V) => Words<R>
  : T extends string
    ? string
    : T extends object
      ? { [K in keyof T]: Words<T[K]> }
      : T;
