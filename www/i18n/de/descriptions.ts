// German of what a board is asked: where pieces go, what stands where, what was taken; other moves in the place of one.

import type { DescriptionWords, HeardWords } from '../words';
import {
  SIDES,
  aRole,
  capital,
  counted,
  noPiece,
  piece,
  role,
  roles,
  several,
  thePiece,
  thePieceAsObject,
} from './chess';

/** Pieces that were taken, the most valuable first. */
function captives(letters: string): string {
  const counts = Array.from('qrbnp', (letter) => ({ letter, count: letters.toLowerCase().split(letter).length - 1 }));
  const named = counts.filter(({ count }) => count > 0);
  return named.map(({ letter, count }) => (count === 1 ? role(letter) : roles(count, letter))).join(', ') || 'nichts';
}

export const descriptions: DescriptionWords = {
  moves: (letter, square, targets) =>
    targets.length > 0
      ? `${capital(piece(letter))} auf ${square}, ${counted(targets.length, 'Zug', 'Züge')}: ${targets.join(', ')}.`
      : `${capital(thePiece(letter))} auf ${square} kann jetzt nicht ziehen.`,
  captures: (letter, square, taken) =>
    taken.length > 0
      ? `${capital(piece(letter))} auf ${square} kann schlagen: ${taken.map((prey) => `${thePieceAsObject(prey.piece)} auf ${prey.square}`).join(', ')}.`
      : `${capital(thePiece(letter))} auf ${square} kann nichts schlagen.`,
  none: (letter) => `Auf dem Brett steht k${aRole(letter)}.`,
  kind: (letter, squares) =>
    squares.length > 0
      ? `${capital(squares.length > 1 ? several(letter) : piece(letter))}: ${squares.join(', ')}.`
      : `Auf dem Brett steht ${noPiece(letter)}.`,
  line: (line, found) =>
    `${/\d/.test(line) ? 'Reihe' : 'Linie'} ${line}: ${found.map((known) => `${piece(known.piece)} ${known.square}`).join(', ') || 'leer'}.`,
  captured: (letters) =>
    letters === ''
      ? 'Noch ist nichts geschlagen.'
      : `Weiß hat geschlagen: ${captives(letters.replace(/[A-Z]/g, ''))}. Schwarz hat geschlagen: ${captives(letters.replace(/[a-z]/g, ''))}.`,
};

const group = (letter: string, squares: readonly string[]): string =>
  `${squares.length > 1 ? roles(squares.length, letter) : role(letter)} ${squares.join(', ')}`;

export const heard: HeardWords = {
  side: (color, groups) =>
    `${SIDES[color]}: ${groups.map((one) => group(one.piece, one.squares)).join('; ') || 'keine Figuren'}.`,
  took: (letter, square) => `Der letzte Zug hat ${thePieceAsObject(letter)} auf ${square} geschlagen.`,
  tookNothing: 'Der letzte Zug hat nichts geschlagen.',
  noMove: 'Hierher hat kein Zug geführt.',
  variation: (at, count) => `Variante ${at} von ${count}.`,
  refusals: { 'no-variation': 'Hier wurde kein anderer Zug gemacht.' },
};
