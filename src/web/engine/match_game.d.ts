/** How a game of a match stands. */
export interface MatchRecord {
  /** Where it started, as a FEN. */
  start: string;
  /** Its moves in UCI, with spaces between. */
  moves: string;
  /** The side of the first player. */
  first: 'w' | 'b';
  /**
   * Why it is over: `checkmate`, `stalemate`, `insufficient`, `fivefold`, `seventyfive`, `threefold`, `fifty`; nothing as
   * long as it goes on.
   */
  end: string | null;
  /** As PGN has it: `1-0`, `0-1`, `1/2-1/2`, or `*` as long as it goes on. */
  result: string;
}
