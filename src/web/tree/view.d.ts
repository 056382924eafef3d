/** A move of a line, as it is shown. */
export interface ShownMove {
  /** The number that stands before it. */
  number: number;
  /** Who makes it. */
  color: 'w' | 'b';
  san: string;
  uci: string;
  /** Of castling in Chess960 the squares of king and rook. */
  from: string;
  to: string;
  promotion: string | null;
}

/** A node, as it is on the first line that goes through it; of what is said about it only what is there. */
export interface ShownNode {
  id: number;
  /** The node before it; the start has none. */
  parent: number | null;
  /** The node that goes on with the line, then the variations. */
  children: number[];
  /** As it was written. */
  token: string;
  /** One that is ignored changes nothing, a free one edits the board outside of the rules. */
  kind: 'start' | 'legal' | 'free' | 'ignored';
  /** The legal move that ends with it. */
  move: ShownMove | null;
  /** What is said after it, in words. */
  comments?: string[];
  /** What is said before it. */
  commentsBefore?: string[];
  /** Marks, as PGN numbers them. */
  nags?: number[];
  /** What is drawn there. */
  shapes?: { color: string; from: string; to: string }[];
  /** What the clock of the side that moved shows, in milliseconds. */
  clock?: number;
  /** How long the move took. */
  elapsed?: number;
  evaluation?: { centipawns: number; mate?: undefined } | { mate: number; centipawns?: undefined };
  /** What a lesson asks for after it, as PGN has it, such as `mate 3`; the labs read and write it. */
  task?: string;
  /** What helps with the task. */
  hint?: string;
  /** The reply to wrong answers that have none of their own. */
  wrong?: string;
}

/** A step of the line that is shown, and what it does there. */
export interface ShownStep {
  /** Its tokens. */
  nodes: number[];
  kind: 'legal' | 'free' | 'ignored';
  move: ShownMove | null;
}

/** How many things went at a place, and which came. */
export interface Splice<T> {
  at: number;
  removed: number;
  added: T;
}

/** What a legal move did on the board. */
export interface ShownEffect {
  from: string;
  /** Where it went; of castling, where the king landed. */
  to: string;
  /** A FEN letter, as are the next two. */
  piece: string;
  captured: string | null;
  promotion: string | null;
  enPassant: boolean;
  /** Where the rook of castling came from, and where it went. */
  rook: [string, string] | null;
  check: boolean;
  mate: boolean;
}

/** What there is at the cursor. */
export interface ShownPosition {
  fen: string;
  /**
   * 64 FEN letters from a1 to h8, dots where nothing stands; of text that is no piece its full-width form, such as `Q`,
   * which `normalize('NFKC')` makes the text again.
   */
  board: string;
  turn: 'w' | 'b';
  /** Whether either side may move. */
  turnIsOpen: boolean;
  /** Whether the rights to castle can be chosen. */
  castlingIsOpen: boolean;
  isLegal: boolean;
  /** Why it is not legal. */
  reasons: Diagnostic[];
  /** Where a king stands in check. */
  check: string | null;
  /** How the game has ended there. */
  end: string | null;
  winner: 'w' | 'b' | null;
  /** The result that a record, such as a PGN, gives a game that does not end there by its moves or its players. */
  recorded: string | null;
  /** The draws that may be claimed. */
  claims: string[];
  /** What the last step did that did anything, if it was a legal move. */
  last: ShownEffect | null;
}

/** What the whole document says. */
export interface ShownGame {
  /** Where it starts, as a FEN. */
  start: string;
  isChess960: boolean;
  /** Whether its tokens are read as the spreadsheet does. */
  isSheet: boolean;
  tags: [string, string][];
  /** As PGN has it. */
  result: string;
  /** How the players or a record say that it ended. */
  cause: string | null;
}

/** What there is to say about a place in the text. */
export interface ShownDiagnostic extends Diagnostic {
  /** The token that it is about; none behind the last one. */
  node: number | null;
}

/** A document, or what of it is another than at the version that it names. */
export interface View {
  version: number;
  /** The version that it gives the difference to; 0 where it says all. */
  since: number;
  /** The nodes that are new or others. */
  nodes: ShownNode[];
  /** The nodes that are not there any more. */
  gone: number[];
  /** The steps of the line that are others; the number of a node is a step of it alone that does what the node does. */
  line?: Splice<(number | ShownStep)[]>;
  /** The node before the cursor, and after how many steps of the line that is. */
  cursor: { node: number; steps: number };
  position: ShownPosition;
  /** What of the text is another, in UTF-16 units, where the text is wanted. */
  text?: Splice<string>;
  /** What there is to say about the text, where it is wanted and may be another: how much, and the first of it. */
  diagnostics?: { count: number; first: ShownDiagnostic[] };
  /** What is said about the whole, where that is another. */
  game?: ShownGame;
  canUndo: boolean;
  canRedo: boolean;
}
