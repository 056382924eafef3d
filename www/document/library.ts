// What this browser keeps, in stores: the documents of tabs, saved games, and what cannot be read.

import type { ReadonlySignal } from '@preact/signals';
import type { Color } from '../chess/chess';
import type { StorageErrorCode } from '../i18n/words';
import type { Past } from './core';

/** What is kept of a document. */
export interface Kept {
  readonly bytes: Uint8Array;
  /** What else belongs to it: a game that is being played. */
  readonly gameRecord?: unknown;
  /** The last document that was changed before another was put in its place. */
  readonly previous?: Uint8Array | undefined;
  /** The lesson that it is a chapter of. */
  readonly chapters?: unknown;
  /** The lesson that is played beside it, and where that is. */
  readonly lesson?: unknown;
  /** What undo and redo lead to; nothing of a game that is being played. */
  readonly past?: Past;
  /** When it was kept, in milliseconds since 1970. */
  readonly changed: number;
  /** How often it has been kept, which says what is later whatever a clock says. */
  readonly count: number;
  /** Whether it is as it came by a link: no new tab goes on with that. */
  readonly isLinked?: boolean;
}

/** A game in the list of those that are kept: its document, and what the list shows of it. */
export interface SavedGame {
  readonly bytes: Uint8Array;
  /** When it was kept first, in milliseconds since 1970. */
  readonly date: number;
  /** The names of the players; empty where they have none. */
  readonly white: string;
  readonly black: string;
  /** As PGN writes it. */
  readonly result: string;
  /** The keys of its first positions, by which its opening is found; none of a game that was kept without them. */
  readonly positions?: readonly number[];
  readonly plies: number;
}

/** A task of a lesson: its chapter from 0, its place in the tree of that, and the key of its progress. */
export interface KeptTask {
  readonly chapter: number;
  readonly place: number;
  readonly key: string;
}

/** A lesson in the list of those that are kept. */
export interface KeptLesson {
  /** Empty where it has none. */
  readonly title: string;
  /** Its chapters, as a link has them. */
  readonly bytes: Uint8Array;
  /** When it was kept, in milliseconds since 1970. */
  readonly date: number;
  readonly tasks: readonly KeptTask[];
}

/** What became of a task. */
export interface TaskProgress {
  /** From 1; the higher, the later it comes back. */
  readonly box: number;
  /** When it is to be repeated, and when it was answered last, in milliseconds since 1970. */
  readonly due: number;
  readonly last: number;
  /** How often it was answered, and how often at the first try. */
  readonly tries: number;
  readonly right: number;
}

/** A puzzle that was found in a game: a chapter of a lesson. */
export interface FoundPuzzle {
  readonly bytes: Uint8Array;
  /** Codes of motifs. */
  readonly themes: readonly string[];
}

/** What is behind a mistake: the code of a motif, and whether the mistake allows it or misses it. */
export interface MistakeMotif {
  readonly motif: string;
  readonly isMissed: boolean;
}

/** What a review has found in a game. */
export interface ReviewedGame {
  /** Who played it and when; empty where that is not known. */
  readonly title: string;
  /** When it was looked through, in milliseconds since 1970. */
  readonly date: number;
  readonly puzzles: readonly FoundPuzzle[];
  /** What is behind the mistakes of each side. */
  readonly motifs: Readonly<Record<Color, readonly MistakeMotif[]>>;
  /** The side whose mistakes count as one's own; those of none where it is not known. */
  readonly side: Color | undefined;
}

/** The most points of a trainer. */
export interface TrainerBest {
  readonly points: number;
  /** When they were made, in milliseconds since 1970. */
  readonly date: number;
}

/** Something that cannot be read, as it was found. */
export interface Aside {
  readonly from: string;
  readonly value: unknown;
}

/** What stands in each store, under keys that are texts. */
export interface Stores {
  /** The documents of tabs, by their names. */
  readonly open: Kept;
  readonly saved: SavedGame;
  readonly quarantine: Aside;
  /** The match of this page. */
  readonly matches: unknown;
  readonly lessons: KeptLesson;
  /** By a text of the position and what is asked there, so that it stays where a lesson is edited. */
  readonly progress: TaskProgress;
  /** By the names of the trainers. */
  readonly trainers: TrainerBest;
  /** By the start and the moves of the game. */
  readonly reviewed: ReviewedGame;
}

export type StoreName = keyof Stores;

/** Puts something under a key; takes away what is there where there is nothing to put. */
export type Change = {
  readonly [Name in StoreName]: {
    readonly store: Name;
    readonly key: string;
    readonly value: Stores[Name] | undefined;
  };
}[StoreName];

/** Changes are done when they will be there after a loss of power. */
export interface Library {
  /** Why nothing can be read or written any more, if it cannot. */
  readonly lost: ReadonlySignal<StorageErrorCode | undefined>;
  get<Name extends StoreName>(store: Name, key: string): Promise<Stores[Name] | undefined>;
  all<Name extends StoreName>(store: Name): Promise<ReadonlyMap<string, Stores[Name]>>;
  /** The names of the documents of tabs, the last that was changed first; none of them is read. */
  names(): Promise<readonly string[]>;
  /** Makes all changes or none. */
  change(changes: readonly Change[]): Promise<void>;
  /** Puts in the place of something what is made of it; answers what was there. */
  update<Name extends StoreName>(
    store: Name,
    key: string,
    work: (known: Stores[Name] | undefined) => Stores[Name] | undefined,
  ): Promise<Stores[Name] | undefined>;
}

/** A name as it is kept: cut, and without what turns text round. */
export const libraryName = (name: unknown): string =>
  (typeof name === 'string' ? name : '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 80);

/** The change that puts something into quarantine. */
export const quarantined = (from: string, value: unknown): Change => ({
  store: 'quarantine',
  key: crypto.randomUUID(),
  value: { from, value },
});

/** All that is in quarantine, as a text to be saved as a file; nothing where there is nothing. */
export async function quarantineText(library: Library): Promise<string> {
  const plain = (_: string, value: unknown) => (value instanceof Uint8Array ? [...value] : value);
  const all = await library.all('quarantine');
  return [...all.values()].map((entry) => `${JSON.stringify(entry, plain)}\n`).join('');
}
