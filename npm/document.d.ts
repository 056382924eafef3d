/**
 * The document as a tree of steps: games with variations and comments, the script of any line, every change with undo.
 *
 * A document has nodes. Each is a token of a script such as `e2e4`, and stands behind the one before it; node 0 is the
 * start. The line is the path through the cursor to its end, and its text is the script. A move on the board that is not
 * the next one of the line becomes a variation; an edit of the text changes the line itself.
 */

import type { Color, PieceSymbol, Square } from './api.js'
import type { Ahead, AheadMove, Destination, ShownTask, View } from './pkg/document.js'

export type { Ahead, AheadMove, Destination, View }

/**
 * What a lesson asks for in the position after a node: the move that goes on, a mate in a number of moves, squares, the squares on
 * which the moves of a formula end, texts to choose, or a game against a level within a number of moves.
 */
export type Task = ShownTask

/** The number of a node. It stays as long as the node is in the document; undo brings it back. */
export type NodeId = number

/** The node that all begins with. */
export const ROOT: 0

/** An arrow, or a coloured square where both ends are the same. */
export type Shape = { color: 'green' | 'red' | 'yellow' | 'blue'; from: Square; to: Square }

/** From White's side: centipawns, or in how many moves there is mate, below zero if Black mates. */
export type Evaluation = { centipawns: number; mate?: undefined } | { mate: number; centipawns?: undefined }

/** What is said about a node. */
export type Note = {
  /** Comments after it; those of the start stand before the whole game. */
  comments: string[]
  /** Comments before it. */
  commentsBefore: string[]
  /** Marks, as PGN numbers them: 1 is `!`, 2 `?`. */
  nags: number[]
  /** Arrows and coloured squares. */
  shapes: Shape[]
  /** What the clock of the side that moved shows, in milliseconds. */
  clock: number | null
  /** How long the move took, in milliseconds. */
  elapsed: number | null
  /** How the position stands. */
  evaluation: Evaluation | null
}

/** A legal move; of a castle that is not from e1 or e8 with a rook in the corner, `to` is the square of the rook. */
export type LegalMove = { san: string; uci: string; from: Square; to: Square; promotion: PieceSymbol | null }

/** A node: a token with its place in the tree, what it does, and what is said about it. */
export type Node = Note & {
  /** What a lesson asks for after it, as PGN has it, such as `mate 3`; `task` of the document reads it. */
  task: string
  /** What helps with the task, and the reply to wrong answers that have none of their own; empty if there is none. */
  hint: string
  wrong: string
  id: NodeId
  /** The node before it; the start has none. */
  parent: NodeId | null
  /** The node that goes on with the line, then the variations. */
  children: NodeId[]
  /** The token as it was written; that of the start is empty. */
  token: string
  /** Whether its step is a legal move, edits the board freely, or changes nothing. */
  kind: 'start' | 'legal' | 'free' | 'ignored'
  /**
   * The legal move that ends with this token: with its number in the game and who made it. The first token of a castle, a
   * promotion or a capture in passing has none, the last one has it.
   */
  move: (LegalMove & { number: number; color: Color }) | null
}

/** What there is after a node. */
export type Position = {
  fen: string
  /**
   * 64 FEN letters from a1 to h8, with a dot where nothing stands; text that is no piece, which a spreadsheet may put on
   * a square, is in its full-width form, such as `Q`, which `normalize('NFKC')` makes the text again.
   */
  board: string
  /** Who moves. */
  turn: Color
  /** Whether that was only inferred, as after a free edit: then a legal move of the other side may be played, too. */
  turnIsOpen: boolean
  /** Whether this is a legal position; `reasons` says why not. */
  isLegal: boolean
  reasons: string[]
  /** Where the king stands that is in check. */
  check: Square | null
  /** How often the position has stood in the game, this time included. */
  repetitions: number
  /** How the game has ended by the rules that was played since the last free edit. */
  end: 'checkmate' | 'stalemate' | 'insufficient' | 'fivefold' | 'seventyfive' | null
  winner: Color | null
  /** The draws that may be claimed. */
  claims: ('threefold' | 'fifty')[]
}

/** What there is to say about an input: which sentence, what it speaks of, and the sentence in English. */
export type Diagnostic = {
  /** What it is about; with the code it names one sentence, or with `args.reasons` the sentence around those. */
  source: string
  /** A stable name. */
  code: string
  severity: 'info' | 'warning' | 'error'
  /** What the sentence speaks of; diagnostics within it are without sentences of their own. */
  args: Record<string, string | number | boolean | Omit<Diagnostic, 'message'>[]>
  /** Where in a text of several lines it was noticed first: line and character of it, counted from 1. */
  line?: number
  column?: number
  /** The part of that text that it is about, in UTF-16 units. */
  start?: number
  end?: number
  /** What to write there instead, if anything is known; nothing at all where it is empty. */
  fix?: string
  /** The whole sentence, with line and column if it has them. */
  message: string
}

/** What there is to say about a token of the line. */
export type LineDiagnostic = Diagnostic & {
  /** Its node; `null` at the end of the text. */
  node: NodeId | null
}

/** How players give a game an end. Who runs out of time loses only if the other side could mate. */
export type GivenEnd = 'threefold' | 'fifty' | 'agreed' | 'resigned-w' | 'resigned-b' | 'time-w' | 'time-b'

/** How the game ended, and why; `record` is the cause where a PGN says no more than the result. */
export type Result = {
  result: '1-0' | '0-1' | '1/2-1/2' | '*'
  cause: GivenEnd | NonNullable<Position['end']> | 'record' | null
}

/** A game of a PGN. */
export type ReadGame = {
  document: Document
  /** Why the main line ends where it does, if it could not be read to its end; of a game that cannot be read at all, why. */
  problem: Diagnostic | null
  /** What is odd about it. */
  warnings: Diagnostic[]
}

/**
 * A tree of steps with a cursor, tags and a result.
 *
 * ```js
 * const document = Document.fromPgn('1. e4 e5 (1... c5 {sharp}) *');
 * const [, sicilian] = document.node(1).children;
 * document.select(sicilian);
 * document.text; // 'e2e4, c7c5'
 * document.play('Nf3');
 * document.setNote(sicilian, { nags: [1] });
 * document.makeMain(sicilian);
 * document.pgn().split('\n').at(-2); // '1. e4 c5 $1 {sharp} (1... e5) 2. Nf3 *'
 * document.undo();
 * document.pgn().split('\n').at(-2); // '1. e4 e5 (1... c5 $1 {sharp} 2. Nf3) *'
 * ```
 */
export class Document {
  /**
   * A document of one line. `start` is a FEN, its first field alone, or `960:` and the number of a start or the FEN of a
   * position of Chess960; `sheet` reads the tokens exactly as the spreadsheet does.
   *
   * ```js
   * new Document('8/8/8/8/8/8/8/8', 'e1=♔, e8=♚').position().isLegal; // true
   * ```
   */
  constructor(start?: string | null, text?: string | null, sheet?: boolean | null)

  /**
   * An empty document from one of the 960 starts.
   *
   * ```js
   * Document.chess960(0).start.slice(0, 8); // 'bbqnnrkr'
   * ```
   */
  static chess960(number: number): Document

  /**
   * The first game of a PGN, with its variations, comments, marks, clocks, evaluations, arrows and tags.
   *
   * ```js
   * Document.fromPgn('1. d4 d5 2. c4').text; // 'd2d4, d7d5, c2c4'
   * ```
   *
   * @throws where its main line cannot be read to its end; the sentence says where and why
   */
  static fromPgn(pgn: string): Document

  /**
   * All games of a PGN, each up to where it can be read.
   *
   * ```js
   * const [one, two] = Document.allFromPgn('1. e4 *\n\n1. d4 Ke4 *');
   * [one.document.text, one.problem]; // ['e2e4', null]
   * [two.document.text, two.problem.code]; // ['d2d4', 'unreachable']
   * ```
   *
   * @throws where none of them can be read
   */
  static allFromPgn(pgn: string): ReadGame[]

  /**
   * The document of bytes.
   *
   * ```js
   * Document.fromBytes(new Document(undefined, 'e2e4').bytes()).text; // 'e2e4'
   * ```
   */
  static fromBytes(bytes: Uint8Array): Document

  /**
   * Where it starts, as a FEN.
   *
   * ```js
   * new Document('960:518').start; // 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
   * ```
   */
  readonly start: string

  /**
   * Whether it is a game of Chess960.
   *
   * ```js
   * new Document('960:518').isChess960; // true
   * ```
   */
  readonly isChess960: boolean

  /**
   * Whether the tokens are read exactly as the spreadsheet does.
   *
   * ```js
   * new Document().isSheet; // false
   * ```
   */
  readonly isSheet: boolean

  /**
   * The script: the text of the line.
   *
   * ```js
   * Document.fromPgn('1. e4 (1. d4) e5').text; // 'e2e4, e7e5'
   * ```
   */
  readonly text: string

  /**
   * The node that the board shows.
   *
   * ```js
   * new Document(undefined, 'e2e4, e7e5').cursor; // 2, the end of what was read
   * ```
   */
  readonly cursor: NodeId

  /**
   * Whether there is a change to take back.
   *
   * ```js
   * new Document(undefined, 'e2e4').canUndo; // false
   * ```
   */
  readonly canUndo: boolean

  /**
   * Whether there is a change to make again.
   *
   * ```js
   * new Document().canRedo; // false
   * ```
   */
  readonly canRedo: boolean

  /**
   * How many tokens PGN cannot say: free edits, and what changes nothing.
   *
   * ```js
   * new Document(undefined, 'e2e4, xd8').leftOut; // 1
   * ```
   */
  readonly leftOut: number

  /**
   * The document as PGN. What follows free edits is a game of its own, from the position after them.
   *
   * ```js
   * new Document(undefined, 'e2e4, e7e5').pgn().split('\n').at(-2); // '1. e4 e5 *'
   * ```
   */
  pgn(): string

  /**
   * The document as bytes, cursor and line included, history excluded: a game of forty moves takes about 60.
   *
   * ```js
   * new Document(undefined, 'e2e4, e7e5, g1f3').bytes().length < 10; // true
   * ```
   */
  bytes(): Uint8Array

  /**
   * A node, that at the cursor unless one is named: what it is on the line to it.
   *
   * ```js
   * const { token, parent, move } = new Document(undefined, 'e2e4, g8f6').node();
   * [token, parent, move.san, move.number, move.color]; // ['g8f6', 1, 'Nf6', 1, 'b']
   * ```
   */
  node(node?: NodeId): Node

  /**
   * All nodes: each before those that follow it, the line before its variations.
   *
   * ```js
   * Document.fromPgn('1. e4 (1. d4) e5').nodes().map(({ move }) => move?.san); // [undefined, 'e4', 'e5', 'd4']
   * ```
   */
  nodes(): Node[]

  /**
   * The nodes of the line, without the start.
   *
   * ```js
   * new Document(undefined, 'e2e4, e7e5').line(); // [1, 2]
   * ```
   */
  line(): NodeId[]

  /**
   * What there is after a node, that at the cursor unless one is named.
   *
   * ```js
   * new Document(undefined, 'e2e4').position().fen; // 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
   * const mate = new Document(undefined, 'f2f3, e7e5, g2g4, d8h4').position();
   * [mate.end, mate.winner, mate.check]; // ['checkmate', 'b', 'e1']
   * ```
   */
  position(node?: NodeId): Position

  /**
   * The legal moves after a node, that at the cursor unless one is named; none where the position is not legal.
   *
   * ```js
   * new Document('7k/8/8/8/8/8/8/7K w - - 0 1').legalMoves().map(({ san }) => san); // ['Kg1', 'Kg2', 'Kh2']
   * ```
   */
  legalMoves(node?: NodeId): LegalMove[]

  /**
   * What there is to say about the line, in the order of its text.
   *
   * ```js
   * const document = new Document(undefined, 'e2e4, Nf6');
   * const [{ start, end, fix }] = document.diagnostics();
   * document.edit(start, end - start, fix);
   * document.text; // 'e2e4, g8f6'
   * ```
   */
  diagnostics(): LineDiagnostic[]

  /**
   * Names and values of the tags, in their order; where the game starts and how it ended is not among them.
   *
   * ```js
   * Document.fromPgn('[White "Ann"]\n\n1. e4').tags(); // [['White', 'Ann']]
   * ```
   */
  tags(): [name: string, value: string][]

  /**
   * How the game ended, and why: as the players or a record say, else as the rules end its main line; `position` says
   * how it stands elsewhere.
   *
   * ```js
   * Document.fromPgn('1. e4 1-0').result(); // { result: '1-0', cause: 'record' }
   * Document.fromPgn('1. f3 e5 2. g4 Qh4# *').result(); // { result: '0-1', cause: 'checkmate' }
   * ```
   */
  result(): Result

  /**
   * Goes to a node; the line goes through it from now on, and on by first children.
   *
   * ```js
   * const document = Document.fromPgn('1. e4 (1. d4 d5) e5');
   * document.select(document.node(ROOT).children[1]);
   * document.text; // 'd2d4, d7d5'
   * ```
   */
  select(node: NodeId): void

  /**
   * Plays a move at the cursor, in SAN as people type it or in UCI; `--` passes the turn. Where the move is there already,
   * the cursor goes to it; else it goes on with the line at its end, and is a variation before it. Answers the cursor.
   *
   * ```js
   * const document = new Document(undefined, 'e2e4, e7e5');
   * document.select(1);
   * document.play('c5'); // 3
   * document.node(1).children; // [2, 3]
   * ```
   */
  play(move: string): NodeId

  /**
   * Plays a move as the answer to the last one: undo takes both back. Answers the cursor.
   *
   * ```js
   * const document = new Document();
   * document.play('e4');
   * document.reply('e5'); // 2
   * document.undo();
   * document.text; // ''
   * ```
   */
  reply(move: string): NodeId

  /**
   * Moves what stands on a square, at the cursor: as the legal move of that kind where there is one, else freely. What a
   * pawn becomes is a queen unless it is said. Answers the cursor.
   *
   * ```js
   * const document = new Document();
   * document.move('e2', 'e4'); // 1
   * document.move('a1', 'a5'); // 2
   * document.node().kind; // 'free'
   * ```
   */
  move(from: Square | number, to: Square | number, promotion?: string | null): NodeId

  /**
   * Takes what stands on a square to another, at the cursor, whatever the rules say: whose turn it is stays, as for who sets
   * up a board. Answers the cursor.
   *
   * ```js
   * const document = new Document();
   * document.shift('e2', 'e5'); // 2
   * [document.text, document.position().turn]; // ['xe2, e5=♙', 'w']
   * ```
   */
  shift(from: Square | number, to: Square | number): NodeId

  /**
   * Takes what stands on a square off the board, at the cursor. Answers the cursor.
   *
   * ```js
   * const document = new Document();
   * document.remove('d1'); // 1
   * document.text; // 'xd1'
   * ```
   */
  remove(square: Square | number): NodeId

  /**
   * Puts a piece on a square, at the cursor: a letter of `KQRBNPkqrbnp`, a figure, or a name such as `black knight`.
   * Answers the cursor.
   *
   * ```js
   * const document = new Document();
   * document.insert('e4', 'white queen'); // 1
   * document.text; // 'e4=♕'
   * ```
   */
  insert(square: Square | number, piece: string): NodeId

  /**
   * Replaces so much of the text of the line, from a place on; both are counted as text boxes count them. The nodes of
   * the tokens that stay are as they were, with what is said about them. Edits that follow each other are one change,
   * until `pause` or a change of another kind.
   *
   * ```js
   * const document = Document.fromPgn('1. e4 e5 2. Nf3 {good} *');
   * document.edit(6, 4, 'c7c5');
   * [document.text, document.node(3).comments]; // ['e2e4, c7c5, g1f3', ['good']]
   * ```
   */
  edit(place: number, removed: number, text: string): void

  /**
   * Makes the text of the line another; only the part that differs is an edit.
   *
   * ```js
   * const document = new Document(undefined, 'e2e4');
   * document.setText('e2e4, e7e5');
   * document.line(); // [1, 2]
   * ```
   */
  setText(text: string): void

  /**
   * Makes the variation that a node belongs to the main one where it leaves another; returns whether it is in one.
   *
   * ```js
   * const document = Document.fromPgn('1. e4 (1. d4 d5 (1... Nf6))');
   * const [, d4] = document.node(ROOT).children;
   * document.promote(document.node(d4).children[1]); // true
   * document.pgn().split('\n').at(-2); // '1. e4 (1. d4 Nf6 (1... d5)) *'
   * ```
   */
  promote(node: NodeId): boolean

  /**
   * Makes the path to a node the main line, wherever it leaves it; returns whether anything has changed.
   *
   * ```js
   * const document = Document.fromPgn('1. e4 (1. d4 d5)');
   * document.makeMain(document.node(ROOT).children[1]); // true
   * document.pgn().split('\n').at(-2); // '1. d4 (1. e4) 1... d5 *'
   * ```
   */
  makeMain(node: NodeId): boolean

  /**
   * Takes a node out, with all that follows it; returns whether anything has changed: the start stays.
   *
   * ```js
   * const document = new Document(undefined, 'e2e4, e7e5');
   * document.deleteFrom(2); // true
   * document.text; // 'e2e4'
   * ```
   */
  deleteFrom(node: NodeId): boolean

  /**
   * Says something about a node; what is not named stays as it was.
   *
   * ```js
   * const document = new Document(undefined, 'e2e4');
   * document.setNote(1, { comments: ['best'], nags: [1] });
   * document.setNote(1, { shapes: [{ color: 'green', from: 'e2', to: 'e4' }], clock: 90_000 });
   * document.pgn().split('\n').at(-2); // '1. e4 $1 {[%cal Ge2e4] [%clk 0:01:30] best} *'
   * ```
   */
  setNote(node: NodeId, note: Partial<Note>): void

  /**
   * Sets what a lesson asks for after a node, as PGN has it, or nothing by an empty text; hint and reply stay as they were where
   * they are not named.
   *
   * ```js
   * const document = new Document(undefined, 'e2e4');
   * document.setTask(0, 'find', { hint: 'the centre' });
   * document.pgn().split('\n').at(-2); // '{[%task find] [%hint the centre]} 1. e4 *'
   * document.setTask(1, 'squares d5,f5');
   * ```
   */
  setTask(node: NodeId, task: string, said?: { hint?: string; wrong?: string }): void

  /**
   * What a lesson asks for after a node, or at the cursor.
   *
   * ```js
   * Document.fromPgn('1. e4 {[%task mate 3]} *').task(1); // { kind: 'mate', moves: 3 }
   * ```
   */
  task(node?: NodeId): Task | null

  /**
   * Sets the value of a tag; a new one comes last. `Result` sets the result as well; what says where the game starts is
   * refused.
   *
   * ```js
   * const document = new Document();
   * document.setTag('White', 'Ann');
   * document.tags(); // [['White', 'Ann']]
   * ```
   */
  setTag(name: string, value: string): void

  /**
   * Takes a tag away; returns whether there was one.
   *
   * ```js
   * new Document().removeTag('White'); // false
   * ```
   */
  removeTag(name: string): boolean

  /**
   * Sets where the document starts, and how its tokens are read; they stay as they are.
   *
   * ```js
   * const document = new Document(undefined, 'e2e4');
   * document.setStart('960:0');
   * document.position().fen.slice(0, 8); // 'bbqnnrkr'
   * ```
   */
  setStart(start?: string | null, sheet?: boolean | null): void

  /**
   * Says how the game ended: a result as PGN writes it, how players gave it an end, or how the line ends by the rules.
   *
   * ```js
   * const document = new Document(undefined, 'e2e4');
   * document.setResult('resigned-b');
   * document.result(); // { result: '1-0', cause: 'resigned-b' }
   * ```
   */
  setResult(result: Result['result'] | GivenEnd | NonNullable<Position['end']>): void

  /**
   * Takes the last change back; returns whether there was one.
   *
   * ```js
   * new Document().undo(); // false
   * ```
   */
  undo(): boolean

  /**
   * Makes the change again that was taken back last; returns whether there was one.
   *
   * ```js
   * const document = new Document();
   * document.play('e4');
   * document.undo();
   * document.redo(); // true
   * ```
   */
  redo(): boolean

  /**
   * What has changed since the last view: at the first one all there is, and whenever `since` is 0. The text, and what there
   * is to say about it, only where it is wanted. Who shows a document keeps what views say, and asks after each change.
   *
   * ```js
   * const document = new Document(undefined, 'e2e4');
   * document.view().nodes.length; // 2
   * document.play('e5');
   * const { since, nodes, line, position } = document.view();
   * [since, nodes.map(({ id }) => id), line.at, line.added]; // [1, [1, 2], 1, [2]]
   * [position.turn, position.last.piece]; // ['w', 'p']
   * ```
   */
  view(wanted?: { text?: boolean } | null): View

  /**
   * Forgets what views have said: the next one says all.
   *
   * ```js
   * const document = new Document(undefined, 'e2e4');
   * document.view();
   * document.forgetViews();
   * document.view().since; // 0
   * ```
   */
  forgetViews(): void

  /**
   * The pieces that were taken on the line up to the cursor, as FEN letters.
   *
   * ```js
   * new Document(undefined, 'e2e4, d7d5, e4d5, d8d5').captured(); // 'pP'
   * ```
   */
  captured(): string

  /**
   * Goes to a place on the line, after a number of steps.
   *
   * ```js
   * const document = new Document(undefined, 'e2e4, e7e5');
   * document.goTo(1);
   * document.cursor; // 1
   * ```
   */
  goTo(steps: number): void

  /**
   * Replaces a number of units of the text, from a place on, as typing does, at a time in milliseconds. Keys
   * that follow each other are one change, up to the end of a token or to a pause of two seconds.
   *
   * ```js
   * const document = new Document();
   * for (const [at, key] of [...'e4, d5'].entries()) document.write(at, 0, key, 100 * at);
   * document.undo();
   * document.text; // 'e4, '
   * ```
   */
  write(place: number, removed: number, text: string, time: number): void

  /**
   * Puts right what there is to say about a node of the line; returns whether there was a fix.
   *
   * ```js
   * const document = new Document(undefined, 'e4');
   * document.fix(1); // true
   * document.text; // 'e2e4'
   * ```
   */
  fix(node: NodeId): boolean

  /**
   * Puts right all of the line that has a fix, and leaves out what does nothing; returns how much.
   *
   * ```js
   * const document = new Document(undefined, '1. e4 e5 oops');
   * document.fixAll(); // { rewritten: 2, removed: 1, separators: 0 }
   * document.text; // '1. e2e4 e7e5'
   * ```
   */
  fixAll(): { rewritten: number; removed: number; separators: number }

  /**
   * Chooses the side to move at the cursor, behind a free step.
   *
   * ```js
   * const document = new Document(undefined, 'xe2');
   * document.chooseTurn('b');
   * document.text; // 'xe2, 1...'
   * ```
   */
  chooseTurn(turn: Color): void

  /**
   * Chooses who may castle at the cursor, behind a free step, as the third field of a FEN has it.
   *
   * ```js
   * const document = new Document(undefined, 'xb1');
   * document.chooseCastling('Kk');
   * document.text; // 'xb1, castling=Kk'
   * ```
   */
  chooseCastling(rights: string): void

  /**
   * Where what stands on a square may go by the rules at the cursor; nowhere, where the game is over.
   *
   * ```js
   * new Document('r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1').destinations('a1').at(-1); // { to: 'a8', captured: 'r', promotes: false, castles: null }
   * ```
   */
  destinations(from: Square | number): Destination[]

  /**
   * Why what stands on a square may not go to another at the cursor; `null`, if it may.
   *
   * ```js
   * new Document().refusal('e2', 'e5').code; // 'unreachable'
   * new Document().refusal('e2', 'e4'); // null
   * ```
   */
  refusal(from: Square | number, to: Square | number): Diagnostic | null

  /**
   * What a pawn may become that goes from one square to another.
   *
   * ```js
   * new Document('4k3/P7/8/8/8/8/8/4K3 w - - 0 1').promotions('a7', 'a8'); // 'qrbn'
   * ```
   */
  promotions(from: Square | number, to: Square | number): string

  /**
   * Reads a move in SAN, UCI or English words, without making it.
   *
   * ```js
   * const { san, effect } = new Document().readMove('knight to f3');
   * [san, effect.piece, effect.check]; // ['Nf3', 'N', false]
   * ```
   */
  readMove(move: string): AheadMove

  /**
   * Some moves on from the cursor, none of which is made: as far as they can be played.
   *
   * ```js
   * const { moves, problem } = new Document().ahead('e2e4 e5 Ke3');
   * [moves.map(({ san }) => san), problem.code]; // [['e4', 'e5'], 'unreachable']
   * ```
   */
  ahead(moves: string): Ahead

  /**
   * Puts the document of bytes in the place of this one, which undo brings back.
   *
   * ```js
   * const document = new Document(undefined, 'e2e4');
   * document.load(new Document(undefined, 'd2d4').bytes());
   * document.text; // 'd2d4'
   * ```
   */
  load(bytes: Uint8Array): void

  /**
   * Puts a start and a script in the place of this document, as a change that can be undone, too.
   *
   * ```js
   * const document = new Document();
   * document.loadScript('8/8/8/8/8/8/8/8', 'e1=♔');
   * document.position().fen; // '8/8/8/8/8/8/8/4K3 w - - 0 1'
   * ```
   */
  loadScript(start: string | null | undefined, text: string): void

  /**
   * Begins a game at the cursor: without what follows it on the line, without tags and without an end.
   *
   * ```js
   * const document = new Document(undefined, 'e2e4, e7e5');
   * document.goTo(1);
   * document.begin();
   * document.text; // 'e2e4'
   * ```
   */
  begin(): void

  /**
   * Ends the game as the players wish. Who gives up or runs out of time while looking back has all moves made; any other end
   * is where the cursor is, and what follows is dropped.
   *
   * ```js
   * const document = new Document(undefined, 'e2e4, e7e5');
   * document.goTo(1);
   * document.end('agreed');
   * document.pgn().split('\n').at(-2); // '1. e4 1/2-1/2'
   * ```
   */
  end(how: GivenEnd): void

  /**
   * Drops all of the line but its first steps.
   *
   * ```js
   * const document = new Document(undefined, 'e2e4, e7e5');
   * document.truncate(1);
   * document.text; // 'e2e4'
   * ```
   */
  truncate(steps: number): void

  /**
   * What has been done stays from now on: undo does not go behind it, and nothing that was taken back is made again.
   *
   * ```js
   * const document = new Document();
   * document.play('e4');
   * document.limitUndo();
   * document.undo(); // false
   * ```
   */
  limitUndo(): void

  /**
   * All that has been done can be taken back again.
   *
   * ```js
   * const document = new Document();
   * document.play('e4');
   * document.limitUndo();
   * document.unlimitUndo();
   * document.undo(); // true
   * ```
   */
  unlimitUndo(): void

  /**
   * Whether changes are made as people expect who work on a document: what was taken back stays as a variation where another
   * line is played, and a game that has ended goes on if its main line is changed. At first they are not.
   *
   * ```js
   * const document = new Document();
   * document.setUserEdits(true);
   * document.play('e4');
   * document.undo();
   * document.play('d4');
   * document.pgn().split('\n').at(-2); // '1. d4 (1. e4) *'
   * ```
   */
  setUserEdits(isOn: boolean): void

  /**
   * Writing has paused: what is written next is another change.
   *
   * ```js
   * const document = new Document();
   * document.edit(0, 0, 'e2e4');
   * document.pause();
   * document.edit(4, 0, ', e7e5');
   * document.undo();
   * document.text; // 'e2e4'
   * ```
   */
  pause(): void
}
