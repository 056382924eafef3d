// Moves as sets of pairs of squares, as the labs tell them.

import { squareName } from '../i18n/squares';

/** From one square to another, by their numbers. */
export type Pair = readonly [from: number, to: number];

/** A step of a formula; the first is a union, with nothing. */
export type SetStep =
  | { readonly op: 'union' | 'meet' | 'less' | 'then'; readonly set: string }
  | { readonly op: 'from' | 'to'; readonly squares: readonly number[] }
  | { readonly op: 'inverse' | 'complement' | 'paths' };

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

/** A step, and how many pairs there are after it. */
export interface CountedStep {
  readonly step: SetStep;
  readonly count: number;
}

/** The set with a name that is most like another, and how many pairs that one has more and fewer. */
export interface NearSet {
  readonly set: string;
  readonly more: number;
  readonly fewer: number;
}

export interface SetQuestion {
  readonly formula: string;
  /** The position, for sets that depend on it. */
  readonly fen: string;
  /** The square that is looked at, and the FEN letter of what stands there. */
  readonly square: number | undefined;
  readonly letter: string | undefined;
}

/** What is to be known of a square. */
export interface SquareFacts {
  /** Where its piece goes by its way of moving, and of these by the rules. */
  readonly reach: readonly number[] | undefined;
  readonly legal: readonly number[] | undefined;
  /** From where each side attacks it; nothing where the position is not legal. */
  readonly white: readonly number[] | undefined;
  readonly black: readonly number[] | undefined;
}

export interface MoveSet {
  readonly pairs: readonly Pair[];
  /** Nothing of a formula with parentheses. */
  readonly steps: readonly CountedStep[] | undefined;
  readonly near: NearSet | undefined;
  /** The query that yields the same pairs. */
  readonly sql: string;
  readonly facts: SquareFacts | undefined;
}
