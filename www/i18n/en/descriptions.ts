// English of what a board is asked: where pieces go, what stands where, what was taken; other moves in the place of one.

import type { Color, PieceLetter } from '../../chess/chess';
import type { PieceGroup, Standing } from '../arguments';
import { SIDES, capital, counted, piece, role } from './chess';

/** Pieces that were taken, the most valuable first. */
function captives(letters: string): string {
  const counts = Array.from('qrbnp', (letter) => ({ letter, count: letters.toLowerCase().split(letter).length - 1 }));
  const named = counts.filter(({ count }) => count > 0);
  return (
    named.map(({ letter, count }) => (count === 1 ? role(letter) : `${count} ${role(letter)}s`)).join(', ') || 'nothing'
  );
}

export const descriptions = {
  moves: (letter: PieceLetter, square: string, targets: readonly string[]) => {
    const moves = targets.length === 1 ? '1 move' : `${targets.length} moves`;
    return targets.length > 0
      ? `${capital(piece(letter))} on ${square}, ${moves}: ${targets.join(', ')}.`
      : `The ${piece(letter)} on ${square} cannot move now.`;
  },
  captures: (letter: PieceLetter, square: string, taken: readonly Standing[]) =>
    taken.length > 0
      ? `${capital(piece(letter))} on ${square} can take ${taken.map((prey) => `the ${piece(prey.piece)} on ${prey.square}`).join(', ')}.`
      : `The ${piece(letter)} on ${square} cannot take anything.`,
  /** No piece of a kind, as a FEN letter of Black. */
  none: (letter: string) => `There is no ${role(letter)} on the board.`,
  kind: (letter: PieceLetter, squares: readonly string[]) =>
    squares.length > 0
      ? `${capital(piece(letter))}${squares.length > 1 ? 's' : ''}: ${squares.join(', ')}.`
      : `There is no ${piece(letter)}.`,
  /** What stands on a rank, which a digit names, or a file, which a letter does. */
  line: (line: string, found: readonly Standing[]) =>
    `${/\d/.test(line) ? 'Rank' : 'File'} ${line}: ${found.map((known) => `${piece(known.piece)} ${known.square}`).join(', ') || 'empty'}.`,
  /** All that was taken, as FEN letters. */
  captured: (letters: string) =>
    letters === ''
      ? 'Nothing has been taken yet.'
      : `White has taken: ${captives(letters.replace(/[A-Z]/g, ''))}. Black has taken: ${captives(letters.replace(/[a-z]/g, ''))}.`,
};

const group = (letter: string, squares: readonly string[]): string =>
  `${squares.length > 1 ? counted(squares.length, role(letter)) : role(letter)} ${squares.join(', ')}`;

export const heard = {
  /** All pieces of a side. */
  side: (color: Color, groups: readonly PieceGroup[]) =>
    `${SIDES[color]}: ${groups.map((one) => group(one.piece, one.squares)).join('; ') || 'no pieces'}.`,
  took: (letter: string, square: string) => `The last move took the ${piece(letter)} on ${square}.`,
  tookNothing: 'The last move took nothing.',
  noMove: 'No move has led here.',
  /** Which of the moves that were made in one position is shown. */
  variation: (at: number, count: number) => `Line ${at} of ${count}.`,
  refusals: { 'no-variation': 'No other move was made here.' },
};
