// How squares are called, and where they lie.

export const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
/** From the top of the board to its bottom. */
export const RANKS = ['8', '7', '6', '5', '4', '3', '2', '1'] as const;

export interface Square {
  readonly name: string;
  /** From a1, 0, to h8, 63. */
  readonly index: number;
}

const NAMES = RANKS.toReversed().flatMap((rank) => FILES.map((file): string => file + rank));
/** All, from a1 to h8. */
export const SQUARES: readonly Square[] = NAMES.map((name, index) => ({ name, index }));

/** The name of a square of this number. */
export const squareName = (index: number): string => NAMES[index] ?? '';

/** The number of a square. */
export const squareIndex = (name: string): number => NAMES.indexOf(name);

/** The squares that stand in a text, in that order, with or without anything between them. */
export const squaresIn = (text: string): readonly number[] =>
  (text.toLowerCase().match(/[a-h][1-8]/g) ?? []).map(squareIndex);

/** Whether a square lies on the upper half of a board that White looks at from below. */
export const isInUpperHalf = (name: string): boolean => squareIndex(name) >= SQUARES.length / 2;
