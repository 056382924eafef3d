/** The words of a language other than English, on their way: see early.js. */
declare var gridmateWords: Promise<typeof import('./words/de/index.js')> | undefined;

/** All files of the packed page, and what changes with them: packing writes it into sw.js. */
declare const PRECACHE: { version: string; files: string[] };
