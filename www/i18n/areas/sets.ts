// The words of sets of moves, and of the database that is asked about them.

import type { EngineFaultCode } from './engine';

/** The sets with a name; the last seven depend on the position. */
export type SetName =
  | 'all'
  | 'rook'
  | 'bishop'
  | 'knight'
  | 'possible'
  | 'queen'
  | 'king'
  | 'pawn'
  | 'king-steps'
  | 'white-pawn'
  | 'black-pawn'
  | 'white-pawn-pushes'
  | 'black-pawn-pushes'
  | 'white-pawn-double-pushes'
  | 'black-pawn-double-pushes'
  | 'white-pawn-captures'
  | 'black-pawn-captures'
  | 'here'
  | 'legal'
  | 'blocked'
  | 'moves-w'
  | 'moves-b'
  | 'attacks-w'
  | 'attacks-b';

/** What joins a set to those before it, and what else a step does. */
export type JoinId = 'union' | 'meet' | 'less' | 'then';
export type StepId = JoinId | 'from' | 'to' | 'inverse' | 'complement' | 'paths';

/** What the numbers on the board count. */
export type SetView = 'to' | 'from' | 'none';
export type RowView = 'arrows' | 'squares' | 'none';

export type SqlExampleId =
  | 'all'
  | 'castle'
  | 'bishop'
  | 'knight'
  | 'possible'
  | 'restricted'
  | 'queen'
  | 'king'
  | 'pawn'
  | 'made'
  | 'passed'
  | 'castles'
  | 'stopped'
  | 'hanging'
  | 'forks'
  | 'white'
  | 'checks'
  | 'mobility'
  | 'twice'
  | 'game'
  | 'tokens';
export type SqlGroupId = 'article' | 'paths' | 'game';

/** What SQL Server has and SQLite has not, or reads otherwise. */
type HintId = 'use' | 'truncate' | 'offset' | 'temporary' | 'try' | 'equals';

export interface SetsWords {
  /** Its tab in Lab. */
  readonly name: string;
  /** How many pairs are shown, and of which square, if of one. */
  readonly pairs: (count: number, square: string | undefined) => string;
  readonly rows: (count: number) => string;
  readonly row: (row: number) => string;
  readonly copied: string;
  readonly notCopied: string;
  readonly tabs: { readonly label: string; readonly build: string; readonly ask: string };
  readonly names: Readonly<Record<SetName, string>>;
  readonly count: (count: number) => string;
  readonly palette: string;
  readonly more: string;
  readonly choose: string;
  readonly join: string;
  /** How the next set is joined to the formula. */
  readonly joins: Readonly<Record<JoinId | 'new', string>>;
  readonly turns: Readonly<Record<'inverse' | 'paths' | 'here' | 'legal', string>>;
  readonly formula: string;
  readonly formulaAbout: string;
  readonly use: (name: string) => string;
  readonly steps: string;
  /** A step as it is listed. */
  readonly step: (step: StepId, what: string, isFirst: boolean) => string;
  readonly remove: (step: string) => string;
  /** A formula in words: what it is before a step, and with it. */
  readonly inWords: (before: string, step: StepId, what: string) => string;
  readonly moves: (piece: string) => string;
  /** The set with a name that is most like this one. */
  readonly near: (name: string, more: number, fewer: number) => string;
  readonly onBoard: string;
  readonly views: Readonly<Record<SetView, string>>;
  readonly rowViews: Readonly<Record<RowView, string>>;
  /** What the name of a square says of it, in the middle of a sentence. */
  readonly told: Readonly<Record<'ends' | 'starts' | 'rows', (count: number) => string>>;
  readonly begins: string;
  readonly chosen: (square: string) => string;
  readonly allSquares: string;
  readonly facts: Readonly<Record<'to' | 'from' | 'reach' | 'legal' | 'white' | 'black', string>>;
  readonly nothing: string;
  readonly list: string;
  readonly rest: (count: number) => string;
  readonly sql: string;
  readonly json: string;
  readonly copy: string;
  readonly openSql: string;
  readonly ask: {
    readonly question: string;
    readonly about: string;
    readonly examples: string;
    readonly groups: Readonly<Record<SqlGroupId, string>>;
    readonly titles: Readonly<Record<SqlExampleId, string>>;
    readonly run: string;
    readonly stop: string;
    readonly keys: string;
    readonly loading: string;
    readonly running: string;
    readonly stopped: string;
    readonly took: (milliseconds: number) => string;
    /** How many rows there are, and how many are shown. */
    readonly counted: (count: number, shown: number) => string;
    readonly done: (changed: number) => string;
    readonly none: string;
    readonly result: (index: number) => string;
    readonly isCut: string;
    readonly moreResults: (count: number) => string;
    readonly null: string;
    readonly light: (row: number) => string;
    readonly noGame: (reason: string) => string;
    readonly read: string;
    readonly hints: Readonly<Record<HintId, string>>;
    readonly at: (line: number, column: number, message: string) => string;
    readonly fault: (message: string) => string;
    readonly readOnly: string;
    readonly ofGame: (table: string) => string;
    readonly tooLong: string;
    readonly tooBig: string;
    readonly exists: string;
    readonly faults: Readonly<Record<EngineFaultCode, (detail: string) => string>>;
    readonly lost: (names: readonly string[]) => string;
    readonly own: (names: readonly string[]) => string;
    readonly gone: (names: readonly string[]) => string;
    readonly afresh: string;
    readonly isAfresh: string;
    /** Of the board that the article makes, whose rows it leaves out. */
    readonly isEmpty: string;
    readonly fill: string;
  };
}
