/** What the engine makes of a position of a game. */
export interface Judgement {
  /** How many plies of the game come before it. */
  ply: number;
  /** At most two lines, the best first; none where the game is over. */
  lines: {
    /** The score for the side to move, in centipawns; of a mate that is taken in it is not read. */
    score: number;
    /** In how many moves there is mate, below zero if the other side mates. */
    mateIn?: number | undefined;
    /** UCI moves with a space between them. */
    line: string;
  }[];
  /** Where the move that was played in it seems to lose something: what a search of it and the best one makes of both. */
  compared?: { played: string; best: Value; value: Value } | undefined;
}

/** A score for the side to move, or the number of moves to mate. */
interface Value {
  score: number;
  mateIn?: number | undefined;
}

/** What a move of a reviewed game deserves to be marked with. */
export type Mark = 'inaccuracy' | 'mistake' | 'blunder' | 'missed-mate' | 'great' | 'brilliant';

/** What is said of a move of a reviewed game. */
export interface ReviewedMove {
  /** The number of the move, from 1. */
  ply: number;
  san: string;
  uci: string;
  /** The best move in SAN; `null` after the end of the game. */
  best: string | null;
  /** The winning chance of its side after it, from -1 to 1, to three decimals. */
  win: number;
  /** How much of the winning chance before it it loses. */
  loss: number;
  mark: Mark | null;
}

/** A square that a claim names, with the piece on it. */
export interface Spot {
  square: string;
  piece: 'p' | 'n' | 'b' | 'r' | 'q' | 'k' | null;
  color: 'w' | 'b' | null;
}

/**
 * What stands at the end of the line of a claim: mate; a draw, by perpetual check, if that is the motif, or else by stalemate;
 * what the side that profits has taken and lost, the dearest first; the terms of the evaluation that change most; or nothing
 * more than the motif.
 */
export type ClaimOutcome =
  | { kind: 'mate'; moves: number }
  | { kind: 'draw' }
  | { kind: 'material'; won: ('p' | 'n' | 'b' | 'r' | 'q')[]; lost: ('p' | 'n' | 'b' | 'r' | 'q')[] }
  | { kind: 'terms'; terms: string[] }
  | { kind: 'none' };

/** What is claimed of a move, with the line that shows it. */
export interface Claim {
  /**
   * What the move allows, what the better move does, or a judgement of the evaluation, which nothing proves; of a great move
   * what it does, and what the next best one, with which the line begins, would allow in its place.
   */
  about: 'allows' | 'better' | 'judgement' | 'does' | 'otherwise';
  /**
   * The code of the motif; where there is none, `mate`, `stalemate`, `material` or `terms`, or what a move does, gives up or
   * leaves on the board.
   */
  motif: string;
  /** The side that profits. */
  side: 'w' | 'b';
  /** The index in the line of the move that does what the motif says; `null` where that is on the board before the line. */
  at: number | null;
  /** The pieces that do it, those they do it to, and what stands between or the squares that it is about. */
  by: Spot[];
  targets: Spot[];
  through: Spot[];
  /** The line in SAN: after the move for what it allows and for a judgement, else in its place. */
  line: string[];
  /** The same in UCI. */
  uci: string[];
  outcome: ClaimOutcome;
  /** The English sentence. */
  text: string;
}
