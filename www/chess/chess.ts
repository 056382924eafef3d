// The words of the field as types, and the few facts about them: colours and pieces, what a position is worth, the time.

export type Color = 'w' | 'b';
/** A capital for White. */
export type PieceLetter = 'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'k' | 'q' | 'r' | 'b' | 'n' | 'p';

export const other = (color: Color): Color => (color === 'w' ? 'b' : 'w');

/** For White. */
export interface Evaluated {
  readonly centipawns?: number;
  /** In how many moves there is mate, below zero if Black mates. */
  readonly mate?: number;
}

/** How steeply the bar rises: a pawn moves it by about a tenth of its length. */
const STEEPNESS = 0.004;

/** White's share of what there is to win; half of it where nothing is known. */
export function shareOf({ mate, centipawns = 0 }: Evaluated): number {
  if (mate !== undefined) return mate > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-STEEPNESS * centipawns));
}

/** The time, and a way to wait, which tests turn by hand. */
export interface Clock {
  now(): number;
  /** Runs something later; answers how not to. */
  later(run: () => void, milliseconds: number): () => void;
}
