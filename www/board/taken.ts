// The pieces that a side has taken, and by how much it is ahead.

import type { Color } from '../i18n/words';
import { isWhite } from './signs';

/** What a piece is worth in pawns, as players count; from the least to the most. */
const WORTH: Readonly<Record<string, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9 };
const ORDER = Object.keys(WORTH).join('');

/** Of all that were taken, as FEN letters, those that a side has taken, with those of a kind beside each other. */
export function takenBy(color: Color, letters: string): string {
  const taken = Array.from(letters).filter((letter) => isWhite(letter) === (color === 'b'));
  return taken.toSorted((a, b) => ORDER.indexOf(a.toLowerCase()) - ORDER.indexOf(b.toLowerCase())).join('');
}

/** By how many pawns the pieces of a side are worth more than those of the other; below zero if they are worth less. */
export function leadOf(color: Color, board: string): number {
  const worth = (letter: string) => WORTH[letter.toLowerCase()] ?? 0;
  const isOwn = (letter: string) => isWhite(letter) === (color === 'w');
  return Array.from(board).reduce((sum, letter) => sum + (isOwn(letter) ? 1 : -1) * worth(letter), 0);
}
