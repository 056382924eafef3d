// The words for saved games, files, examples and pictures.

export type SectionId = 'saved' | 'file' | 'examples' | 'picture';

/** The tags of a game that have a field of their own. */
export type TagId = 'White' | 'Black' | 'Event' | 'Site' | 'Date' | 'Round';

/** How a game ended, as PGN writes it. */
export type Result = '*' | '1-0' | '0-1' | '1/2-1/2';

export interface GamesWords {
  /** What the sections are called together. */
  readonly sections: string;
  readonly section: Readonly<Record<SectionId, string>>;
  readonly count: (count: number) => string;
  readonly steps: (count: number) => string;
  readonly day: (date: Date) => string;
  readonly copyPgn: string;
  readonly savePgn: string;
  readonly before: string;
  readonly notCopied: string;
  readonly saved: {
    readonly about: string;
    /** Puts the document on the board among the games that are kept. */
    readonly keep: string;
    readonly list: string;
    readonly none: string;
    readonly search: string;
    /** In the choice of a result. */
    readonly anyResult: string;
    readonly heads: readonly [players: string, opening: string, date: string, moves: string, result: string];
    readonly moves: (count: number) => string;
    /** The menu of a game. */
    readonly more: (name: string) => string;
    readonly remove: string;
    readonly undo: string;
    readonly closed: string;
    /** Stands before what a document is called. */
    readonly bringBack: string;
    readonly showMore: (count: number) => string;
    readonly saveAll: string;
    /** How many went into the file, and how many have no PGN. */
    readonly savedAll: (count: number, left: number) => string;
  };
  readonly file: {
    readonly open: string;
    readonly about: string;
    readonly search: string;
    readonly stop: string;
    readonly close: string;
    /** Empty names stand for what was pasted. */
    readonly reading: (name: string, count: number) => string;
    readonly title: (name: string, count: number) => string;
    readonly empty: (name: string) => string;
    readonly full: (most: number) => string;
    readonly faults: (count: number) => string;
    readonly list: string;
    readonly shown: (shown: number, all: number) => string;
    readonly heads: readonly [white: string, black: string, event: string, year: string, moves: string, result: string];
    readonly plies: (count: number) => string;
    readonly previous: string;
    readonly next: string;
    readonly place: (number: number, all: number) => string;
  };
  /** What is pasted or dropped on the page. */
  readonly pasted: {
    readonly unknown: (text: string) => string;
    /** While a game is being played, with what leaves that. */
    readonly waits: string;
    readonly leave: string;
    /** When that is over. */
    readonly ready: string;
    readonly open: string;
  };
  readonly pgn: {
    readonly done: (plies: number) => string;
    /** Up to a fault. */
    readonly cut: (plies: number) => string;
  };
  readonly tags: {
    readonly title: string;
    readonly tag: Readonly<Record<TagId, string>>;
    readonly result: string;
    readonly results: Readonly<Record<Result, string>>;
  };
  readonly examples: {
    readonly about: string;
    readonly all: (count: number) => string;
    readonly less: string;
    readonly toMoves: string;
    readonly play: string;
    readonly close: string;
  };
  readonly picture: {
    /** How it is called where it cannot be seen: after so many half-moves. */
    readonly title: (players: string, steps: number) => string;
    readonly colors: string;
    readonly themes: { readonly light: string; readonly dark: string };
    readonly side: string;
    readonly sides: { readonly board: string; readonly w: string; readonly b: string };
    readonly size: string;
    readonly signs: string;
    readonly marks: string;
    readonly png: string;
    readonly svg: string;
    readonly copy: string;
    readonly copied: string;
    readonly noPng: string;
    readonly noCopy: string;
  };
}
