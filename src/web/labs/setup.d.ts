/** What the fields of a FEN may be for the same pieces. */
export interface FenFields {
  /** The squares on which a pawn could be taken in passing. */
  passable: string[];
  rights: CastlingRight[];
}

/** A right to castle that a rook may have. */
export interface CastlingRight {
  /** As a FEN has it. */
  letter: string;
  /** Where the rook stands. */
  square: string;
  /** `K`, `Q`, `k` or `q`: of two rooks on one side only one may castle. */
  side: string;
  /** Whether it may without the rules of Chess960, or they hold anyway. */
  isUsual: boolean;
}

/** A legal move. */
export interface FirstMove {
  uci: string;
  san: string;
  /** The position after it, as a FEN. */
  after: string;
}

/** A step from the number of a Chess960 start to its row. */
export interface Chess960Step {
  /** What it finds a place for. */
  choice: 'light-bishop' | 'dark-bishop' | 'queen' | 'knights' | 'rooks-and-king';
  /** How many ways there are. */
  ways: number;
  /** What is left of the number. */
  number: number;
  /** The way that is taken: the number modulo the ways. */
  way: number;
  /** What is left of the number after it. */
  left: number;
  /** The files to choose among. */
  open: string;
  /** Those that it fills. */
  files: string;
  /** The row after it, with dots where nothing stands yet. */
  row: string;
}

/** One of the 960 starts. */
export interface Chess960Start {
  /** How its number leads to its row. */
  steps: Chess960Step[];
  /** White's pieces from a to h, as FEN letters. */
  row: string;
  /** The number of the row that is this one from h to a. */
  mirrored: number;
  /** Its board as text. */
  sample: string;
}
