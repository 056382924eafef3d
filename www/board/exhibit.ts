// What a place of the page shows on the board, and what it makes of a square that is pressed.

import type { Arrow } from './arrow';
import type { Marks } from './marks';

/** A number in the corner of a square. */
export interface Tally {
  readonly square: number;
  readonly text: string;
}

export interface Exhibit {
  /** In the place of those of the last move. */
  readonly marks: Marks;
  readonly tallies: readonly Tally[];
  readonly arrows: readonly Arrow[];
  /** What the name of a square says of it. */
  readonly told: (square: number) => string | undefined;
  /** A tap, or a key that presses a square, does this and moves nothing; pieces can be dragged as ever. */
  readonly press: (square: number) => void;
}
