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
