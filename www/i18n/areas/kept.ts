// The words for what this browser keeps.

/** Why what is done is not kept. */
export type TroubleCode = 'full' | 'denied' | 'later' | 'newer' | 'deleted' | 'lost' | 'slow' | 'broken';

/** What there is to tell of what was kept before: how much was taken over, that it could not be, what cannot be read. */
export type NoticeCode = 'taken' | 'not-taken' | 'aside';

/** Why a saved game or another document is not opened, or a file of saved games not added. */
export type GameFault = 'gone' | 'unread' | 'elsewhere' | 'no-games' | 'later';

/** Those of the first board. */
export interface FirstKeptWords {
  readonly troubles: Readonly<Record<TroubleCode, string>>;
  readonly notices: Readonly<Record<NoticeCode, (count: number) => string>>;
  /** Saves what cannot be read as a file. */
  readonly download: string;
}

export interface KeptWords extends FirstKeptWords {
  readonly faults: Readonly<Record<GameFault, string>>;
  readonly saved: (name: string) => string;
  /** So many have come from a file. */
  readonly added: (count: number) => string;
  readonly opened: (name: string) => string;
  readonly renamed: (name: string) => string;
  readonly removed: (name: string) => string;
  readonly restored: (name: string) => string;
  readonly broughtBack: string;
  /** What a game is called that has no name. */
  readonly unnamed: (date: Date) => string;
}
