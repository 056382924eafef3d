/** What one move did: enough to draw it and to say it. */
export interface Step {
  /** Where the piece stood. */
  from: number;
  /** Where it stands now. */
  to: number;
  /** Where the rook stood that castled. */
  rookFrom?: number;
  /** Where that stands now. */
  rookTo?: number;
  /** A FEN letter, as are these: */
  piece: string;
  /** What it took. */
  captured?: string;
  /** What it became. */
  promotion?: string;
  /** Whether it took in passing. */
  enPassant: boolean;
  /** Whether it gives check. */
  check: boolean;
  san: string;
  /** Whether its SAN says where the piece stood, since another could move there too, or a pawn takes. */
  tellsFrom: boolean;
}

/** What there is after so many steps. */
export interface After {
  /** 64 FEN letters from a1 to h8, dots where nothing stands, question marks where text does that is no piece. */
  board: string;
  /** `w` or `b`: who moves. */
  turn: string;
  /** Whether either side may move. */
  turnIsOpen: boolean;
  /** Whether the rights to castle can be chosen. */
  castlingIsOpen: boolean;
  /** Where a king stands in check. */
  checkedKing?: number;
  /** The position as a FEN. */
  fen: string;
  /** How the game has ended that was played since the last free step. */
  end?: string;
  /** `w` or `b`: who has won. */
  winner?: string;
  /** The draws that may be claimed. */
  claims: string[];
  /** What the last step did that did anything, if it was a legal move. */
  lastStep?: Step;
  /** Why the position is not legal. */
  reasons: Diagnostic[];
}

/** What people say about a step. */
export interface Note {
  /** Marks, as PGN numbers them: 1 is `!`, 2 `?`. */
  nags: number[];
  /** What is said before it and after it. */
  comments: string[];
}

/** A step of a line. */
export interface Entry {
  /** One that is ignored changes nothing, a free one edits the board outside of the rules. */
  kind: 'legal' | 'free' | 'ignored';
  /** The number of a legal move. */
  number: number;
  /** `w` or `b`: who makes a legal move. */
  turn: string;
  /** The SAN of a legal move, else the token. */
  text: string;
  /** Its place in the tree. */
  node: number;
  /** All its places, where it is written in several tokens. */
  nodes?: number[];
  /** The place before it. */
  parent: number;
  note?: Note;
}

/** The document as it is at one moment. */
export interface State {
  /** Counts the states. */
  number: number;
  /** The first step that may be another than in the state that was asked for before. */
  first: number;
  /** The steps from there on, those taken back included. */
  line: Entry[];
  /** The script, if it may be another than before. */
  text?: string;
  /** Where the script starts, as a FEN. */
  start: string;
  isChess960: boolean;
  /** Whether its tokens are read as the spreadsheet does. */
  sheet: boolean;
  /** How many steps have been done. */
  ply: number;
  /** The place of the last of them in the tree. */
  node: number;
  /** What is drawn there: arrows and squares, as PGN writes them, `Ge4`, `Re2e4`. */
  shapes: string[];
  /** Whether there are other lines. */
  hasVariations: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** How often another document has taken the place of the one that was begun with. */
  loads: number;
  after: After;
}
