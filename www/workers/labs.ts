// What explains and reads, asked of its workers.

import type { Diagnostic } from '#doors/document.js';
import type * as door from '#doors/labs.js';
import type { LinkFault } from '../i18n/words';
import { LinkError } from './fault';
import type { Engine, ModuleName } from './jobs';
import type { SqlAnswer, SqlQuestion } from './sets';

/** What other workers do: a search or a query that is aborted ends with its worker. */
const MODULES: Readonly<Record<string, ModuleName>> = {
  ...{ lesson: 'search', trace: 'search', taskAnswer: 'search', mateAnswer: 'search', lessonFaults: 'search' },
  gamePuzzles: 'search',
  query: 'sql',
};

export function labsOf(engine: Engine): Labs {
  const ask = (name: string, args: readonly unknown[]): Promise<unknown> => {
    const last = args.at(-1);
    const signal = last instanceof AbortSignal ? last : undefined;
    const job = { module: MODULES[name] ?? 'labs', name, args: signal ? args.slice(0, -1) : args };
    return engine.run(job, { priority: 'hint', signal }).catch(rethrow);
  };
  // Each of its functions is a job of the same name.
  return new Proxy({} as Labs, {
    get:
      (_, name) =>
      (...args: readonly unknown[]) =>
        ask(String(name), args),
  });
}

/** A fault of a link has lost its kind on the way from the worker. */
function rethrow(error: unknown): never {
  const code = error instanceof Error && error.name === 'LinkError' && 'code' in error ? error.code : undefined;
  throw isLinkFault(code) ? new LinkError(code) : error;
}

const isLinkFault = (code: unknown): code is LinkFault => code === 'damaged' || code === 'long' || code === 'newer';

/** A script beside the document: where it starts, its text, and whether it is read as the spreadsheet reads it. */
export interface ScriptText {
  readonly start: string;
  readonly text: string;
  readonly isSheet: boolean;
}

/** What there is to say about a script. */
export interface Remarks {
  readonly count: number;
  /** The first of them. */
  readonly first: readonly door.Remark[];
  /** Whether it is plainly the moves of a game as PGN has them. */
  readonly isMovetext: boolean;
}

/** A game that was found in a text. */
export interface FoundGame extends Readonly<ReturnType<door.FoundGame['record']>> {
  /** The document. */
  readonly bytes: Uint8Array;
}

/** The chapters of a lesson: the bytes of a document each, and what is odd about the PGN that they were read from. */
export interface FoundLesson {
  readonly chapters: readonly Uint8Array[];
  readonly notes: readonly Diagnostic[];
}

/** A teaching search after some UCI moves from a start. */
interface Search {
  readonly start: string;
  /** With blanks between them. */
  readonly moves: string;
  readonly method: string;
  /** In plies: 4 at most, with alpha-beta 5. */
  readonly depth: number;
}

/** What White has for certain elsewhere, and what Black has. */
interface Window {
  readonly alpha: number | null;
  readonly beta: number | null;
}

/** One of a file, with its text, where that is short enough to be shown. */
export interface FileGame extends FoundGame {
  readonly text: string | undefined;
}

/** Some games of a file that is being read. */
export interface FilePart {
  readonly games: readonly door.IndexedGame[];
  /** How much of the file has been read, from 0 to 1. */
  readonly share: number;
  /** Whether there are no more games. */
  readonly isLast: boolean;
  /** What to know of its encoding, if it is not the usual one. */
  readonly note: Diagnostic | undefined;
  /** The file in an encoding of single bytes, in which games have their places. */
  readonly file: Blob;
}

/** Which puzzles are wanted. */
export interface WantedPuzzles {
  /** The code of a motif; puzzles of all themes without it. */
  readonly theme?: string | undefined;
  /** The least and the greatest Elo. */
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

/** A game that is looked through for puzzles. */
export interface GameWithPuzzles {
  /** A FEN. */
  readonly start: string;
  /** UCI, with blanks between them. */
  readonly moves: string;
  /** What the chapters of its puzzles are called. */
  readonly title: string;
  /** The two best lines of its positions, by their plies, and of others that were wanted, by their FENs. */
  readonly judged: readonly { readonly ply: number; readonly lines: readonly door.PuzzleLine[] }[];
  readonly others: readonly { readonly fen: string; readonly lines: readonly door.PuzzleLine[] }[];
}

/** A puzzle of a game, and its chapter of a lesson. */
export interface GamePuzzle extends door.GamePuzzleFacts {
  readonly bytes: Uint8Array;
}

/** How far a game is looked through. */
export interface GamePuzzlesPart {
  /** The position whose lines are wanted next; nothing where all are known. */
  readonly wanted: string | undefined;
  /** How many solutions have begun, and how many of them are complete. */
  readonly begun: number;
  readonly complete: number;
  /** All of them, where nothing more is wanted. */
  readonly puzzles: readonly GamePuzzle[];
}

/** How a board is drawn as a picture. */
export interface PictureLook {
  /** In the order in which the module names them. */
  readonly colors: readonly string[];
  readonly title: string;
  /** In pixels. */
  readonly size: number;
  readonly isFlipped: boolean;
  /** Whether letters and numbers stand beside it. */
  readonly hasSigns: boolean;
  /** Whether the last move, a check and what is drawn are marked. */
  readonly hasMarks: boolean;
}

/** A line as a moving picture that is being drawn. */
export interface FilmPart {
  /** How many of its boards are drawn. */
  readonly drawn: number;
  readonly count: number;
  /** The GIF, once all are. */
  readonly gif: Uint8Array | undefined;
}

/** What the module answers under the same names. */
type Plain =
  | 'typedMove'
  | 'textKind'
  | 'sheetScript'
  | 'sheetFormula'
  | 'repairFen'
  | 'fenFields'
  | 'firstMoves'
  | 'perft'
  | 'teachingTerms'
  | 'explain'
  | 'chess960Start'
  | 'namedSets'
  | 'moveSet'
  | 'nearestSet'
  | 'raysFrom'
  | 'taskText'
  | 'readTask'
  | 'lessonTasks'
  | 'taskAnswer'
  | 'mateAnswer'
  | 'playVerdict'
  | 'lessonFaults'
  | 'qrCode';
type Answered<Call extends (...args: never[]) => unknown> = (...args: Parameters<Call>) => Promise<ReturnType<Call>>;

export interface Labs extends Readonly<{ [Name in Plain]: Answered<(typeof door)[Name]> }> {
  remarks(script: ScriptText, most: number): Promise<Remarks>;
  /** The text with a token put right. */
  fixed(script: ScriptText, token: number): Promise<string>;
  /** The text with all put right, and how much of it is another. */
  allFixed(script: ScriptText): Promise<door.AllFixed>;
  /** The board of a document as text: `unicode`, `letters` or `boxed`. */
  diagram(bytes: Uint8Array, style: string): Promise<string>;
  /** The first game of a PGN. */
  readGame(text: string): Promise<FoundGame>;
  /** The next games of a PGN file behind those that are known; the number distinguishes files. */
  filePart(id: number, file: Blob, known: number): Promise<FilePart>;
  /** The game between two bytes of a file. */
  fileGame(file: Blob, from: number, to: number): Promise<FileGame>;
  /** The board of a document as SVG. */
  picture(bytes: Uint8Array, look: PictureLook): Promise<string>;
  /**
   * Draws the next boards of a document’s line behind those that are drawn, each of which is seen for this time; the number
   * distinguishes lines.
   */
  filmPart(id: number, bytes: Uint8Array, look: PictureLook, milliseconds: number, drawn: number): Promise<FilmPart>;
  /** A document as PGN; nothing where it has no legal position; and what the PGN leaves out. */
  pgn(bytes: Uint8Array): Promise<readonly [text: string, left: Diagnostic | undefined]>;
  /** The chapters of a PGN, as text or as a file in whatever encoding; a position with its solution becomes a puzzle. */
  readLesson(pgn: string | Blob): Promise<FoundLesson>;
  /** The chapters of bytes, such as those of a link. */
  lessonChapters(bytes: Uint8Array): Promise<readonly Uint8Array[]>;
  /** Documents as the chapters of a lesson: its bytes, and its PGN. */
  lessonOf(chapters: readonly Uint8Array[]): Promise<{ readonly bytes: Uint8Array; readonly pgn: string }>;
  /** What is printed of the chapters of a lesson. */
  lessonSheet(chapters: readonly Uint8Array[]): Promise<readonly door.SheetChapter[]>;
  /** The themes of the puzzles of the page, which are loaded with the first question about them. */
  puzzleThemes(): Promise<readonly door.PuzzleTheme[]>;
  /** The puzzles of a theme and a range of grades, the easiest first. */
  puzzles(wanted: WantedPuzzles): Promise<readonly door.PuzzleFacts[]>;
  /** A puzzle as a chapter of a lesson with its task; none where there is no puzzle of that index. */
  puzzle(index: number): Promise<Uint8Array | undefined>;
  /** Looks for puzzles in a game, as far as is known of it. */
  gamePuzzles(game: GameWithPuzzles, signal?: AbortSignal): Promise<GamePuzzlesPart>;
  /** What a search plays: of the best the move that was made, or one drawn by a seed; and the first moves of its tree. */
  lesson(
    search: Search & { readonly made?: string | undefined },
    seed: number,
    signal?: AbortSignal,
  ): Promise<door.TeachingMove>;
  /** The moves of one of its nodes. */
  trace(search: Search, window: Window, signal?: AbortSignal): Promise<door.Trace>;
  /** Asks the database, which has a worker of its own: it ends with what was made in it when the signal says so. */
  query(question: SqlQuestion, signal?: AbortSignal): Promise<SqlAnswer>;
}
