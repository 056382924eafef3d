/** Each language with its name, its letters for king, queen, rook, bishop and knight, and its words: see early.js. */
declare var gridmateLanguages: Record<string, [name: string, letters: string, load?: () => Promise<Language>]>;

/** The words of a language other than English, on their way: see early.js. */
declare var gridmateWords: Promise<Language> | undefined;

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

/** The files of words, as English has them. */
interface English {
  analyse: typeof import('./i18n/en/analyse.js');
  background: typeof import('./i18n/en/background.js');
  board: typeof import('./i18n/en/board.js');
  documents: typeof import('./i18n/en/documents.js');
  examples: typeof import('./i18n/en/examples.js');
  links: typeof import('./i18n/en/links.js');
  match: typeof import('./i18n/en/match.js');
  moves: typeof import('./i18n/en/moves.js');
  offline: typeof import('./i18n/en/offline.js');
  openings: typeof import('./i18n/en/openings.js');
  page: typeof import('./i18n/en/page.js');
  play: typeof import('./i18n/en/play.js');
  position: typeof import('./i18n/en/position.js');
  script: typeof import('./i18n/en/script.js');
  sets: typeof import('./i18n/en/sets.js');
  think: typeof import('./i18n/en/think.js');
  tiles: typeof import('./i18n/en/tiles.js');
  typed: typeof import('./i18n/en/typed.js');
}

/** Loads each file of words of another language: the types see to it that no sentence is missing. */
type WordFiles = { [File in keyof English]: () => Promise<Words<English[File]>> };

/** What `index.js` of another language exports. */
interface Language {
  files: WordFiles;
  /** Puts the language into the markup of the page. */
  translate: () => void;
  /** Loads what the rules of chess say, which is not wanted before the board can be played on. */
  loadRules: () => Promise<{ sentence: (diagnostic: import('./i18n/sentences.js').Diagnostic) => string | undefined }>;
}
