// The words of the first visit, of what lies over the page, and of its next version.

/** What the first visit offers. */
export type TileId = 'computer' | 'famous' | 'chess960' | 'script';

export interface SheetWords {
  readonly welcome: {
    readonly privacy: string;
    readonly tile: Readonly<Record<TileId, { readonly title: string; readonly note: string }>>;
    readonly number: (number: number) => string;
  };
  readonly settings: {
    readonly language: string;
    readonly theme: string;
    readonly themes: { readonly system: string; readonly light: string; readonly dark: string };
    readonly pieces: string;
    readonly styles: { readonly solid: string; readonly outline: string };
    readonly coordinates: string;
    readonly switch: { readonly on: string; readonly off: string };
    /** What pieces are called in moves. */
    readonly letters: string;
    readonly spoken: string;
    readonly spokenStyles: { readonly words: string; readonly nato: string };
    readonly motion: string;
    readonly motions: { readonly system: string; readonly none: string };
    /** Whether letters, digits and signs do something on the board and in the list of moves. */
    readonly keys: string;
    readonly sounds: string;
    readonly keysSwitch: { readonly on: string; readonly off: string };
  };
  readonly share: {
    /** How many steps there are in the link, and how long it is. */
    readonly note: string;
    /** Beside a link that not every program takes. */
    readonly long: string;
    readonly link: string;
    readonly copyLink: string;
    readonly send: string;
    readonly copyFen: string;
    readonly copyPgn: string;
    readonly copied: { readonly link: string; readonly fen: string; readonly pgn: string };
    readonly notCopied: string;
    readonly noPgn: string;
    readonly failed: string;
  };
  readonly keys: {
    readonly board: string;
    readonly everywhere: string;
    /** What the key of this list does. */
    readonly own: string;
    /** What is written on a key that `KeyboardEvent.key` calls so; `Mod` is the one that commands are given with. */
    readonly name: (key: string, isMac: boolean) => string;
  };
  readonly version: { readonly ready: string; readonly use: string };
}
