/** How far the engine has come. */
export interface Thought {
  /** How many plies ahead. */
  depth: number;
  /** How many plies ahead at most. */
  deepest: number;
  /** Which of the lines it is, from 1. */
  rank: number;
  /** The score for the side to move, in centipawns. */
  score: number;
  /** In how many moves there is mate, below zero if the other side mates. */
  mateIn?: number | undefined;
  /** Where the score is only known to be at least or at most this. */
  bound?: 'lower' | 'upper' | undefined;
  /** How many positions have been looked at. */
  nodes: number;
  /** For how many milliseconds. */
  elapsed: number;
  /** How full the table is, in thousandths. */
  fullness: number;
  /** The line, as UCI moves with a space between them. */
  line: string;
}

/** A worker that is asked while a turn computes, every thousand positions or so. */
export interface TurnListener {
  /** 0 to go on, 1 to stop, 2 once the expected move was played. */
  poll(): number;
  /** Takes what the engine has found. */
  onThought(thought: Thought): void;
}

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
