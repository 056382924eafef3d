// The words of the script: its text, its tokens one by one, what there is to say about them, and its other forms.

import type { ShownMove } from '#doors/document.js';

/** What became of a step; one that is odd was done all the same, a note was never meant to do anything. */
export type TokenLook = 'legal' | 'free' | 'odd legal' | 'odd free' | 'ignored' | 'no-effect' | 'note';

/** What a remark is. */
export type RemarkKind = 'error' | 'no-effect' | 'odd' | 'info';

/** What can be copied: the script as the spreadsheet runs it, or as its formula; the board as text. */
export type CopyId = 'sheet' | 'formula' | 'unicode' | 'letters' | 'boxed';

export type ExampleId = 'moves' | 'removes' | 'puts' | 'san';

export interface ScriptWords {
  /** What fixing everything did. */
  readonly fixed: (rewritten: number, removed: number, separators: number) => string;
  readonly told: (count: number, first: string) => string;
  readonly clean: string;
  readonly copied: Readonly<Record<CopyId, string>>;
  readonly notCopied: string;
  readonly name: string;
  readonly box: string;
  /** What stands in the empty box. */
  readonly placeholder: string;
  /** What the box is for. */
  readonly about: string;
  readonly count: (tokens: number, remarks: number) => string;
  readonly tokens: string;
  /** What a chip stands for: its name begins with what is seen on it. */
  readonly token: (text: string, look: TokenLook, move: ShownMove | null) => string;
  /** How many tokens stand before and behind those that are shown. */
  readonly before: (count: number) => string;
  readonly after: (count: number) => string;
  /** What the looks of the chips mean. */
  readonly legend: readonly string[];
  readonly remarks: string;
  readonly kinds: Readonly<Record<RemarkKind, string>>;
  /** What a press on a remark does. */
  readonly select: string;
  readonly fix: (fix: string) => string;
  readonly fixAll: string;
  readonly more: (count: number) => string;
  /** Where nothing can be said about the script. */
  readonly unchecked: string;
  readonly isGame: string;
  readonly readGame: string;
  readonly sheet: string;
  readonly sheetAbout: string;
  readonly spreadsheet: string;
  readonly spreadsheetAbout: string;
  /** A menu of its forms. */
  readonly copyBoard: string;
  readonly copies: Readonly<Record<CopyId, string>>;
  readonly examples: string;
  readonly example: Readonly<Record<ExampleId, string>>;
}
