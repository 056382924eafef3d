// Marks behind moves, as people write them in all languages.

/** By the numbers that PGN gives them: of the move itself, and of how it stands behind it. */
const SIGNS: Readonly<Record<number, string>> = {
  1: '!',
  2: '?',
  3: '!!',
  4: '??',
  5: '!?',
  6: '?!',
  10: ' =',
  13: ' ∞',
  14: ' +=',
  15: ' =+',
  16: ' ±',
  17: ' ∓',
  18: ' +−',
  19: ' −+',
};

export const markSign = (nag: number): string => SIGNS[nag] ?? ` $${nag}`;
