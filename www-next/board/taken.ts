// The pieces that a side has taken.

import type { Color } from '../i18n/words';

/** From the least to the most. */
const ORDER = 'pnbrq';

export const isWhite = (letter: string): boolean => letter !== letter.toLowerCase();

/** Of all that were taken, as FEN letters, those that a side has taken, with those of a kind beside each other. */
export function takenBy(color: Color, letters: string): string {
  const taken = Array.from(letters).filter((letter) => isWhite(letter) === (color === 'b'));
  return taken.toSorted((a, b) => ORDER.indexOf(a.toLowerCase()) - ORDER.indexOf(b.toLowerCase())).join('');
}
