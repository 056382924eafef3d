// Moves as sets of pairs of squares, and answers of the database, as workers give them.

import type { Diagnostic } from '#doors/document.js';
import type { SetStep } from '#doors/labs.js';
import { squareName } from '../chess/squares';

/** What joins two sets, as a formula has it. */
export const JOINS = { union: 'or', meet: 'and', less: 'without', then: 'then' } as const;

/** The formula of some steps. */
export const formulaOf = (steps: readonly SetStep[]): string =>
  steps
    .map((step, at) => {
      if ('squares' in step) return `${step.op} ${step.squares.map(squareName).join(' ')}`;
      if (!('set' in step)) return step.op;
      return at === 0 ? step.set : `${JOINS[step.op]} ${step.set}`;
    })
    .join(' ');

export interface SqlQuestion {
  readonly text: string;
  /** Whether all that was made in the database is forgotten before. */
  readonly isAfresh: boolean;
  readonly facts: SqlFacts;
}

/** What the tables of the game are filled from. */
export interface SqlFacts {
  /** Where the game starts, as a FEN; nothing where there is no legal position. */
  readonly start: string;
  /** In UCI. */
  readonly moves: string;
  /** 64 FEN letters from a1 to h8. */
  readonly board: string;
  /** Of the table `tokens`. */
  readonly tokens: readonly (string | number)[][];
  /** Of the table `annotations`. */
  readonly annotations: readonly SqlCell[][];
}

export type SqlCell = string | number | null;

export interface SqlTable {
  readonly columns: readonly string[];
  /** As many as can be shown. */
  readonly rows: readonly (readonly SqlCell[])[];
  readonly count: number;
  /** Whether a value is longer than what is shown of it. */
  readonly isCut: boolean;
}

/** Why a statement was not run. */
export interface SqlFault {
  readonly message: string;
  /** Where in the text; below zero where that is not known. */
  readonly at: number;
  /** The name that is nearest to one that there is not. */
  readonly missing: string | undefined;
  readonly near: string | undefined;
  /** The table of the game that was to be changed, or `all` for what reaches out of the database. */
  readonly denied: string | undefined;
}

/** What SQL Server has and SQLite has not, or reads otherwise. */
export type SqlHint = 'use' | 'truncate' | 'offset' | 'temporary' | 'try' | 'equals';

/** What there is to say of a statement: how it was read, or what to write. */
export type SqlNote = { readonly read: string } | { readonly hint: SqlHint } | Diagnostic;

export interface SqlAnswer {
  readonly tables: readonly SqlTable[];
  /** How many tables are left out. */
  readonly more: number;
  /** How many rows have changed. */
  readonly changed: number;
  readonly notes: readonly SqlNote[];
  readonly fault: SqlFault | undefined;
  /** The tables and views that were made by hand. */
  readonly own: readonly string[];
  /** Those of the article that are gone, or not what they were. */
  readonly gone: readonly string[];
  /** Whether a board that was made by hand has no squares yet. */
  readonly isBoardEmpty: boolean;
  readonly elapsed: number;
}
