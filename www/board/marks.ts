// What is marked on the squares of a board besides its pieces, and what a place of the page highlights there.

import { squareIndex } from '../chess/squares';
import type { Still } from '../document/stills';
import type { SquareState } from '../i18n/arguments';
import type { Arrow } from './arrows';

/** Each has a shape of its own, in board.css. */
export type Mark = 'from' | 'to' | 'check' | 'picked' | 'target' | 'takes' | 'hatch';
/** Whether a mark is reported in the name of its square. */
export const isState = (mark: Mark): mark is SquareState => mark === 'picked' || mark === 'target' || mark === 'takes';

export type SquareMark = readonly [square: number, mark: Mark];

export type Marks = ReadonlyMap<number, readonly Mark[]>;

export function collect(pairs: Iterable<SquareMark>): Marks {
  const marks = new Map<number, Mark[]>();
  for (const [square, mark] of pairs) marks.set(square, [...(marks.get(square) ?? []), mark]);
  return marks;
}

export const pairsOfMove = (from: string, to: string): readonly SquareMark[] => [
  [squareIndex(from), 'from'],
  [squareIndex(to), 'to'],
];

/** Where a move came from, and where it went; nothing where there was none. */
export const marksOfMove = ({ from, to }: Pick<Still, 'from' | 'to'>): Marks =>
  collect(from && to ? pairsOfMove(from, to) : []);

/** A number in the corner of a square. */
export interface Tally {
  readonly square: number;
  readonly text: string;
}

export interface Highlights {
  /** In the place of those of the last move. */
  readonly marks: Marks;
  readonly tallies: readonly Tally[];
  readonly arrows: readonly Arrow[];
  /** What the name of a square says of it. */
  readonly describe: (square: number) => string | undefined;
  /** A tap, or a key that presses a square, does this and moves nothing; pieces can be dragged as ever. */
  readonly press: (square: number) => void;
}
