// @ts-check
// Whether a row of pieces is one of the 960, looked at from outside: what is drawn at random is checked by rules that
// know nothing of how it was drawn.

/** The names of the rules. */
export const RULES = /** @type {const} */ (['bishops', 'king', 'whole']);

/** Where a piece stands. @param {string} row @param {string} letter */
const places = (row, letter) => [...row].flatMap((found, at) => (found === letter ? [at] : []));

/** @type {Record<typeof RULES[number], (row: string) => boolean>} */
const TESTS = {
  bishops(row) {
    const [first = 0, second = 0, ...others] = places(row, 'B');
    return others.length === 0 && (first + second) % 2 === 1;
  },
  king(row) {
    const [king = -1] = places(row, 'K');
    const [left = 8, right = -1] = places(row, 'R');
    return left < king && king < right;
  },
  whole: (row) => [...row].sort().join('') === 'BBKNNQRR',
};

/** How many of some rows keep each rule, and how many keep all of them. @param {string[]} rows */
export function check(rows) {
  return {
    kept: RULES.map((rule) => rows.filter(TESTS[rule]).length),
    passed: rows.filter((row) => RULES.every((rule) => TESTS[rule](row))).length,
  };
}
