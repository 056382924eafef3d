// The words of the list of moves and of the way through it.

import type { ShownNode } from '#doors/document.js';

/** What the keys do that work at a move of the list. */
export type MoveKeyId = 'beside' | 'line' | 'ends' | 'show' | 'comment' | 'mark' | 'remove';

export interface MovesWords {
  readonly said: {
    readonly promoted: (move: string) => string;
    readonly isMain: (move: string) => string;
    readonly marked: (move: string, nag: number, isMarked: boolean) => string;
    readonly commented: (move: string, isCommented: boolean) => string;
  };
  readonly fenCopied: string;
  readonly notCopied: (fen: string) => string;
  readonly name: string;
  /** For a list of them. */
  readonly keys: Readonly<Record<MoveKeyId, string>>;
  /** The number that stands before a move. */
  readonly number: (number: number, side: 'w' | 'b') => string;
  /** A mark as PGN numbers them, behind the move. */
  readonly mark: (nag: number) => string;
  /** What such a mark is called. */
  readonly markName: (nag: number) => string;
  readonly marks: string;
  /** What marks of how it stands behind a move are called together. */
  readonly positionMarks: string;
  /** What the menu of a move is called. */
  readonly menu: (move: string) => string;
  /** So many variations are folded. */
  readonly more: (count: number) => string;
  readonly commentOn: (move: string) => string;
  /** What the field of a comment asks while it is empty. */
  readonly ask: string;
  /** The button that keeps the comment. */
  readonly done: string;
  /** What a clock shows, and what a move took, in milliseconds. */
  readonly clock: (milliseconds: number) => string;
  readonly elapsed: (milliseconds: number) => string;
  readonly evaluation: (evaluation: NonNullable<ShownNode['evaluation']>) => string;
  readonly drawn: (count: number) => string;
  /** A result as PGN writes it. */
  readonly result: (result: string) => string;
  readonly copyFen: string;
  readonly autoplay: { readonly play: string; readonly pause: string; readonly speed: string };
  /** So many times as fast. */
  readonly times: (speed: number) => string;
}
