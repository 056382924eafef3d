/** The tree that a search walks. */
export interface Trace {
  /** In the order in which they were reached. */
  nodes: [TraceNode, ...TraceNode[]];
  /** Whether these are all nodes of the plies that were asked for. */
  complete: boolean;
  /** How many moves of the root come to its score. */
  ties: number;
}

/** What a teaching player plays, and the tree of the search that found it. */
export interface TeachingMove {
  /** The move, drawn among the best; `null` where there is none. */
  uci: string | null;
  /** What it comes to, in the article's points for White. */
  score: number | null;
  trace: Trace;
}

/** A node of it. */
export interface TraceNode {
  parent: number | null;
  san: string;
  uci: string;
  /** How many plies deeper the search goes from here. */
  depth: number;
  /** What White has for certain elsewhere. */
  alpha: number | null;
  /** What Black has for certain elsewhere. */
  beta: number | null;
  score: number | null;
  outcome: 'over' | 'leaf' | 'searched' | 'cut' | 'skipped';
  cut_by: number | null;
  /** How many positions were looked at below it. */
  visited: number;
  /** How many plain minimax looks at. */
  plain: number;
}

/** What the strong engine's hand-written evaluation makes of a position, in centipawns. */
export interface Explanation {
  white: number;
  /** From 24 down to 0. */
  phase: number;
  /** In 64ths. */
  scale: number;
  terms: { name: string; white: TermShare; black: TermShare }[];
}

/** What a term is worth for a side. */
export interface TermShare {
  middlegame: number;
  endgame: number;
  tapered: number;
}

/** The article's evaluation of a position. */
export interface TeachingTerms {
  /** 1000 or −1000 at mate, 0 in a draw. */
  value: number;
  /** How the game is over, if it is: `checkmate`, `stalemate`, `insufficient`, `threefold` or `fifty`. */
  end: string | null;
  /** What is counted. */
  score: number;
  /** Who is in check. */
  checked: 'w' | 'b' | null;
  pieces: { role: string; worth: number; white: number; black: number }[];
}
