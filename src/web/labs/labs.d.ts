/** What there is to say about a token of a script. */
export interface Remark extends Diagnostic {
  /** The token, counted from 0. */
  token: number;
  start: number;
  end: number;
}

/** A script put right. */
export interface AllFixed {
  text: string;
  /** How many tokens are written otherwise. */
  rewritten: number;
  /** How many are left out. */
  removed: number;
  /** How many separators are others. */
  separators: number;
}

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

/** A game of a PGN file. */
export interface IndexedGame {
  /** The byte where it starts. */
  from: number;
  /** The byte after its last. */
  to: number;
  /** How many plies are in its main line. */
  plies: number;
  result: string;
  white: string;
  black: string;
  event: string;
  date: string;
  /** Why it cannot be read to its end. */
  error?: Diagnostic;
}

/** From one square to another, by their numbers. */
export type Pair = [from: number, to: number];

/** A set with a name, and how many pairs it has. */
export interface NamedSet {
  set: string;
  count: number;
}

/** A step, and how many pairs there are after it. */
export interface CountedStep {
  step: SetStep;
  count: number;
}

/** The set with a name that is most like another, and how many pairs that one has more and fewer. */
export interface NearSet {
  set: string;
  more: number;
  fewer: number;
}

/** What is to be known of a square: numbers of other squares. */
export interface SquareFacts {
  /** Where its piece goes by its way of moving, and of these by the rules. */
  reach: number[] | null;
  legal: number[] | null;
  /** From where each side attacks it; nothing where the position is not legal. */
  white: number[] | null;
  black: number[] | null;
}

/** What a formula yields. */
export interface MoveSet {
  pairs: Pair[];
  /** Nothing of a formula with parentheses. */
  steps: CountedStep[] | null;
  near: NearSet | null;
  /** The query that yields the same pairs. */
  sql: string;
  facts: SquareFacts | null;
}

/** A value of a row. */
export type SqlValue = string | number | null;

/** A table that a game fills; `gameTables` names them, with `tokens` and `annotations`, which come from a document. */
export type GameTable =
  | 'pieces'
  | 'attacks'
  | 'history'
  | 'legal_moves'
  | 'reach'
  | 'tokens'
  | 'annotations'
  | 'side_moves'
  | 'exchanges'
  | 'threats';

/** Rows of such tables, each with its values in the order of the columns. */
export type GameRows = Partial<Record<GameTable, SqlValue[][]>>;

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

/** A task at a node, which is given by its place in the tree: each node before those that follow it, the start as 0. */
export interface TaskPlace {
  node: number;
  task: ShownTask;
}

/** What a document asks for, and whom. */
export interface LessonTasks {
  learner: 'w' | 'b';
  tasks: TaskPlace[];
}

/** What becomes of an answer. Nodes are given by their places in the tree. */
export type TaskVerdict =
  /** The node of the move, if the document has it; of a mate that goes on the defence that holds longest, as UCI. */
  | { verdict: 'right'; node: number | null; reply: string | null }
  /** The number of squares or texts that are missing, or of moves that are left in a game. */
  | { verdict: 'incomplete'; missing: number }
  /** The moves that refute it, as UCI with spaces between, if they are known; the squares or texts that are too many. */
  | { verdict: 'wrong'; node: number | null; line: string; extra: number[] }
  /** The search for mate has reached its limit. */
  | { verdict: 'not-proved' };

/** What is wrong with a lesson, where, and what puts it right. */
export interface LessonFault extends Diagnostic {
  node: number;
  change: LessonChange | null;
}

/** A change that puts a fault right. */
export type LessonChange =
  /** The move, as UCI, becomes a variation with the mark `!`. */
  | { kind: 'answer'; move: string }
  | { kind: 'task'; task: ShownTask }
  /** Hint and reply are taken away. */
  | { kind: 'clear' }
  /** The tag `Orientation` becomes this. */
  | { kind: 'orientation'; color: Color };

/** A QR code. */
export interface QrCode {
  /** How many modules it is wide and high, without the margin of four that belongs to it. */
  size: number;
  /** Its dark modules as the path of an SVG, in which a module is 1 wide. */
  path: string;
}

/** What is printed of a chapter. */
export interface SheetChapter {
  title: string;
  learner: 'w' | 'b';
  tasks: SheetTask[];
}

/** A task as it is printed. */
export interface SheetTask {
  task: ShownTask;
  /** As SVG, from the side of the learner. */
  board: string;
  turn: 'w' | 'b';
  /** What is said before it. */
  text: string;
  hint: string;
  /** The right answers: moves, the best first; squares; texts by their places. */
  lines: string[];
  squares: string[];
  texts: number[];
}

/** What is seen from a square along one of its lines. */
export interface BoardRay {
  /** Squares where nothing stands, from near to far. */
  empty: string[];
  /** The first where something does; nothing up to the edge. */
  first: string | null;
}

/** A theme of puzzles, by the code of its motif, and how many puzzles have it. */
export interface PuzzleTheme {
  theme: string;
  count: number;
}

/** What there is to know of a puzzle before it is opened. */
export interface PuzzleFacts {
  /** Its place among all puzzles, from 0. */
  index: number;
  /** The side that solves it. */
  turn: 'w' | 'b';
  /** How many moves that side makes. */
  moves: number;
  /** Codes of motifs, the most specific first. */
  themes: string[];
  /** The Elo at which a player solves it in every other try, and half the width of the 95 % interval of that. */
  elo: number;
  error: number;
}

/** One of the two best lines of a position. */
export interface PuzzleLine {
  /** For the side to move, in centipawns; of a mate that is taken in it is not read. */
  score: number;
  /** In how many moves there is mate, below zero if the other side mates. */
  mateIn?: number | undefined;
  /** UCI moves with a space between them; empty where they are not known. */
  line: string;
}

/** What there is to know of a puzzle of a game. */
export interface GamePuzzleFacts {
  /** How many plies of the game come before it. */
  ply: number;
  /** The side that solves it, and how many moves that makes. */
  turn: 'w' | 'b';
  moves: number;
  /** Codes of motifs, the most specific first. */
  themes: string[];
}
