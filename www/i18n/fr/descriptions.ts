// French of what a board is asked: where pieces go, what stands where, what was taken; other moves in the place of one.

import type { DescriptionWords, HeardWords } from '../words';
import { SIDES, capital, counted, noPiece, noRole, piece, role, roles, several, thePiece } from './chess';

/** Pieces that were taken, the most valuable first. */
function captives(letters: string): string {
  const counts = Array.from('qrbnp', (letter) => ({ letter, count: letters.toLowerCase().split(letter).length - 1 }));
  const named = counts.filter(({ count }) => count > 0);
  return named.map(({ letter, count }) => (count === 1 ? role(letter) : roles(count, letter))).join(', ') || 'rien';
}

export const descriptions: DescriptionWords = {
  moves: (letter, square, targets) =>
    targets.length > 0
      ? `${capital(piece(letter))} en ${square}, ${counted(targets.length, 'coup', 'coups')} : ${targets.join(', ')}.`
      : `${capital(thePiece(letter))} en ${square} ne peut pas bouger maintenant.`,
  captures: (letter, square, taken) =>
    taken.length > 0
      ? `${capital(piece(letter))} en ${square} peut prendre ${taken.map((prey) => `${thePiece(prey.piece)} en ${prey.square}`).join(', ')}.`
      : `${capital(thePiece(letter))} en ${square} ne peut rien prendre.`,
  none: (letter) => `Il n’y a ${noRole(letter)} sur l’échiquier.`,
  kind: (letter, squares) =>
    squares.length > 0
      ? `${capital(squares.length > 1 ? several(letter) : piece(letter))} : ${squares.join(', ')}.`
      : `Il n’y a ${noPiece(letter)} sur l’échiquier.`,
  line: (line, found) =>
    `${/\d/.test(line) ? 'Rangée' : 'Colonne'} ${line} : ${found.map((known) => `${piece(known.piece)} ${known.square}`).join(', ') || 'vide'}.`,
  captured: (letters) =>
    letters === ''
      ? 'Rien n’a encore été pris.'
      : `Les Blancs ont pris : ${captives(letters.replace(/[A-Z]/g, ''))}. Les Noirs ont pris : ${captives(letters.replace(/[a-z]/g, ''))}.`,
};

const group = (letter: string, squares: readonly string[]): string =>
  `${squares.length > 1 ? roles(squares.length, letter) : role(letter)} ${squares.join(', ')}`;

export const heard: HeardWords = {
  side: (color, groups) =>
    `${capital(SIDES[color])} : ${groups.map((one) => group(one.piece, one.squares)).join(' ; ') || 'aucune pièce'}.`,
  took: (letter, square) => `Le dernier coup a pris ${thePiece(letter)} en ${square}.`,
  tookNothing: 'Le dernier coup n’a rien pris.',
  noMove: 'Aucun coup n’a mené ici.',
  variation: (at, count) => `Variante ${at} sur ${count}.`,
  refusals: { 'no-variation': 'Aucun autre coup n’a été joué ici.' },
};
