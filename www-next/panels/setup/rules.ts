// Whether rows of pieces are starts of Chess960, looked at from outside: what is drawn by lot is checked by rules that know
// nothing of how it was drawn.

import type { RuleId } from '../../i18n/areas/setup';

/** Where a piece stands in a row of FEN letters. */
const places = (row: string, letter: string): readonly number[] =>
  Array.from(row).flatMap((found, at) => (found === letter ? [at] : []));

const TESTS: Readonly<Record<RuleId, (row: string) => boolean>> = {
  bishops: (row) => {
    const [first = 0, second = 0, ...others] = places(row, 'B');
    return others.length === 0 && (first + second) % 2 === 1;
  },
  king: (row) => {
    const [king = -1] = places(row, 'K');
    const [left = 8, right = -1] = places(row, 'R');
    return left < king && king < right;
  },
  whole: (row) => Array.from(row).toSorted().join('') === 'BBKNNQRR',
};

export const RULES: readonly RuleId[] = ['bishops', 'king', 'whole'];

export interface Checked {
  /** How many rows there were. */
  readonly count: number;
  /** How many keep each rule. */
  readonly kept: Readonly<Record<RuleId, number>>;
  /** How many keep all of them. */
  readonly passed: number;
}

export function check(rows: readonly string[]): Checked {
  const keeping = (rule: RuleId) => rows.filter(TESTS[rule]).length;
  return {
    count: rows.length,
    kept: { bishops: keeping('bishops'), king: keeping('king'), whole: keeping('whole') },
    passed: rows.filter((row) => RULES.every((rule) => TESTS[rule](row))).length,
  };
}
