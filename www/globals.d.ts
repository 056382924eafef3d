/** The words of a language other than English, on their way: see early.js. */
declare var gridmateWords: Promise<typeof import('./words/de/index.js')> | undefined;
