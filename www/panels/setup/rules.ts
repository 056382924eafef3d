// Whether rows of pieces are starts of Chess960, looked at from outside: what is drawn at random is checked by rules
// that know nothing of how it was drawn.

import type { RuleId } from '../../i18n/areas/setup';

/** Of a row in FEN letters. */
const TESTS: Readonly<Record<RuleId, (row: string) => boolean>> = {
  // An even number of squares lies between the two.
  bishops: (row) => /^[^B]*B([^B]{2})*B[^B]*$/.test(row),
  king: (row) => /^[^KR]*R[^KR]*K[^KR]*R[^KR]*$/.test(row),
  whole: (row) => Array.from(row).toSorted().join('') === 'BBKNNQRR',
};

export const RULES: readonly RuleId[] = ['bishops', 'king', 'whole'];

/** How many rows there are, how many keep each rule, and how many keep all. */
export function check(rows: readonly string[]) {
  const keeping = (rule: RuleId) => rows.filter(TESTS[rule]).length;
  const kept: Readonly<Record<RuleId, number>> = {
    bishops: keeping('bishops'),
    king: keeping('king'),
    whole: keeping('whole'),
  };
  return { count: rows.length, kept, passed: rows.filter((row) => RULES.every((rule) => TESTS[rule](row))).length };
}
