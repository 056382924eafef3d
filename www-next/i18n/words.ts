// The words of a language. What one lacks another would not compile without.

import type { ShownPosition } from '#doors/document.js';

export type Color = 'w' | 'b';
/** A piece as FEN writes it: capital for White. */
export type PieceLetter = 'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'k' | 'q' | 'r' | 'b' | 'n' | 'p';

export interface Words {
  /** As HTML names the language. */
  readonly tag: string;
  readonly board: {
    readonly name: string;
    readonly square: (square: string, piece: PieceLetter | undefined) => string;
  };
  /** How things stand, in a sentence. */
  readonly standing: (position: ShownPosition) => string;
  /** What is shown while the program is loading, and if it cannot be. */
  readonly loading: { readonly waiting: string; readonly failed: string; readonly again: string };
}
