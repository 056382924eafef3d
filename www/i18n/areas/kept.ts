// The words for what this browser keeps.

/** Why what is done is not kept. */
export type StorageErrorCode = 'full' | 'denied' | 'later' | 'newer' | 'deleted' | 'lost' | 'slow' | 'broken';

/** Why a saved game or another document is not opened. */
export type GameFault = 'gone' | 'unread' | 'elsewhere';

export interface KeptWords {
  readonly problems: Readonly<Record<StorageErrorCode, string>>;
  /** So many things cannot be read. */
  readonly unread: (count: number) => string;
  /** Saves what cannot be read as a file. */
  readonly download: string;
  readonly faults: Readonly<Record<GameFault, string>>;
  readonly saved: (name: string) => string;
  readonly opened: (name: string) => string;
  readonly removed: (name: string) => string;
  readonly restored: (name: string) => string;
  readonly broughtBack: string;
}
