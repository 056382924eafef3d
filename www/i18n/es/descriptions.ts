// Spanish of what a board is asked: where pieces go, what stands where, what was taken; other moves in the place of one.

import type { DescriptionWords, HeardWords } from '../words';
import { NAMES, capital, counted, noPiece, noRole, piece, role, roles, several, thePiece } from './chess';

/** Pieces that were taken, the most valuable first. */
function captives(letters: string): string {
  const counts = Array.from('qrbnp', (letter) => ({ letter, count: letters.toLowerCase().split(letter).length - 1 }));
  const named = counts.filter(({ count }) => count > 0);
  return named.map(({ letter, count }) => (count === 1 ? role(letter) : roles(count, letter))).join(', ') || 'nada';
}

export const descriptions: DescriptionWords = {
  moves: (letter, square, targets) =>
    targets.length > 0
      ? `${capital(piece(letter))} de ${square}, ${counted(targets.length, 'jugada', 'jugadas')}: ${targets.join(', ')}.`
      : `${capital(thePiece(letter))} de ${square} no se puede mover ahora.`,
  captures: (letter, square, taken) =>
    taken.length > 0
      ? `${capital(piece(letter))} de ${square} puede capturar ${taken.map((prey) => `${thePiece(prey.piece)} de ${prey.square}`).join(', ')}.`
      : `${capital(thePiece(letter))} de ${square} no puede capturar nada.`,
  none: (letter) => `No hay ${noRole(letter)} en el tablero.`,
  kind: (letter, squares) =>
    squares.length > 0
      ? `${capital(squares.length > 1 ? several(letter) : piece(letter))}: ${squares.join(', ')}.`
      : `No hay ${noPiece(letter)}.`,
  line: (line, found) =>
    `${/\d/.test(line) ? 'Fila' : 'Columna'} ${line}: ${found.map((known) => `${piece(known.piece)} ${known.square}`).join(', ') || 'vacía'}.`,
  captured: (letters) =>
    letters === ''
      ? 'Todavía no se ha capturado nada.'
      : `Las blancas han capturado: ${captives(letters.replace(/[A-Z]/g, ''))}. Las negras han capturado: ${captives(letters.replace(/[a-z]/g, ''))}.`,
};

const group = (letter: string, squares: readonly string[]): string =>
  `${squares.length > 1 ? roles(squares.length, letter) : role(letter)} ${squares.join(', ')}`;

export const heard: HeardWords = {
  side: (color, groups) =>
    `${NAMES[color]}: ${groups.map((one) => group(one.piece, one.squares)).join('; ') || 'ninguna pieza'}.`,
  took: (letter, square) => `La última jugada capturó ${thePiece(letter)} de ${square}.`,
  tookNothing: 'La última jugada no capturó nada.',
  noMove: 'Ninguna jugada ha llevado hasta aquí.',
  variation: (at, count) => `Variante ${at} de ${count}.`,
  refusals: { 'no-variation': 'Aquí no se hizo otra jugada.' },
};
