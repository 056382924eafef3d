// Sets of moves, in the worker of the labs.

import * as door from '#doors/labs.js';
import {
  type CountedStep,
  formulaOf,
  type MoveSet,
  type NearSet,
  type Pair,
  type SetQuestion,
  type SetStep,
  type SquareFacts,
} from '../workers/sets';

/** How many pairs there are in each set with a name. */
export const namedSets = (): readonly (readonly [set: string, count: number])[] =>
  door.relationNames().map((set) => [set, used(door.Relation.named(set), ({ count }) => count)]);

export function moveSet({ formula, fen, square, letter }: SetQuestion): MoveSet {
  return used(door.Relation.formula(formula, fen), (set) => {
    const [pairs, steps] = [pairsOf(set), stepsOf(formula)];
    const counted = steps?.map((step, at): CountedStep => {
      const until = door.Relation.formula(formulaOf(steps.slice(0, at + 1)), fen);
      return { step, count: used(until, ({ count }) => count) };
    });
    const facts = square === undefined ? undefined : factsOf(fen, square, letter);
    return { pairs, steps: counted, near: near(set), sql: door.relationSql(formula), facts };
  });
}

/** The set with a name that has most in common with pairs of squares. */
export const nearestSet = (pairs: readonly Pair[]): NearSet | undefined =>
  used(door.Relation.fromPairs(pairs.flat()), near);

/** Does something with what has to be given back. */
function used<T extends { free(): void }, A>(value: T, use: (value: T) => A): A {
  try {
    return use(value);
  } finally {
    value.free();
  }
}

function pairsOf(set: door.Relation): readonly Pair[] {
  const squares = set.pairs();
  return Array.from({ length: set.count }, (_, at): Pair => [squares[2 * at] ?? 0, squares[2 * at + 1] ?? 0]);
}

/** Nothing, where the formula has parentheses. */
const stepsOf = (formula: string): readonly SetStep[] | undefined =>
  known(() => JSON.parse(door.formulaSteps(formula)), 'has-groups');

/** It has at least half of all pairs of both in common with the set. */
function near(set: door.Relation): NearSet | undefined {
  const all = door.relationNames().map((name) =>
    used(door.Relation.named(name), (known) => {
      const more = used(set.difference(known), ({ count }) => count);
      return { set: name, more, fewer: known.count - (set.count - more), all: known.count + more };
    }),
  );
  const [best] = all.toSorted((a, b) => (a.more + a.fewer) / a.all - (b.more + b.fewer) / b.all);
  if (!best || best.more + best.fewer > best.all / 2) return undefined;
  return { set: best.set, more: best.more, fewer: best.fewer };
}

/** Nothing, where the position is not legal. */
function factsOf(fen: string, square: number, letter: string | undefined): SquareFacts {
  const reach = (isLegal: boolean) => (letter ? known(() => [...door.reachIn(fen, square, isLegal)]) : undefined);
  const by = (side: string) => known(() => [...door.attackers(fen, square, side)]);
  return { reach: reach(false), legal: reach(true), white: by('w'), black: by('b') };
}

/** Nothing, where that is refused, for a reason if one is told. */
function known<A>(ask: () => A, code?: string): A | undefined {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Error && 'code' in error && (code ?? error.code) === error.code) return undefined;
    throw error;
  }
}
