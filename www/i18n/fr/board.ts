// French on the board.

import type { BoardWords, SquareState } from '../areas/board';
import { inEnglish, letterIn, type Letters } from '../typed';
import { capital, counted, isFeminine, noPiece, noRole, piece, role, roles, several, thePiece } from './chess';

/** R is the rook, as in the moves that the page writes, and K the king. */
const LETTERS: Letters = { D: 'Q', T: 'R', F: 'B', C: 'N' };

const SAID = [
  [/grand roque|roque long/, 'castle long'],
  [/(petit )?roque( court)?/, 'castle short'],
  [/roi/, 'king'],
  [/dame/, 'queen'],
  [/tour/, 'rook'],
  [/fou/, 'bishop'],
  [/cavalier/, 'knight'],
  [/pion/, 'pawn'],
  [/prend/, 'takes'],
  [/échec et mat|mat/, 'mate'],
  [/échec/, 'check'],
  [/devient/, 'becomes'],
  [/en passant/, ''],
  [/de|du/, 'from'],
  [/en|à|vers|sur/, 'to'],
  [/le|la|une?/, 'the'],
] as const;

/** Pieces that were taken, the most valuable first. */
function captives(letters: string): string {
  const counts = Array.from('qrbnp', (letter) => ({ letter, count: letters.toLowerCase().split(letter).length - 1 }));
  const named = counts.filter(({ count }) => count > 0);
  return named.map(({ letter, count }) => (count === 1 ? role(letter) : roles(count, letter))).join(', ') || 'rien';
}

const COLORS = { green: 'vert', red: 'rouge', yellow: 'jaune', blue: 'bleu' };
/** The feminine, of arrows. */
const FEMININE = { green: 'verte', red: 'rouge', yellow: 'jaune', blue: 'bleue' };

const STATES: Record<SquareState, string> = { picked: 'en main', target: 'possible', takes: 'prise possible' };

export const board: BoardWords = {
  name: 'Échiquier',
  square: (square, letter, state, more) =>
    `${letter ? `${square}, ${piece(letter)}` : `${square}, vide`}${state ? `, ${STATES[state]}` : ''}${more ? `, ${more}` : ''}`,
  freely: (letter, square) =>
    `${capital(piece(letter))} en ${square} ${isFeminine(letter) ? 'prise' : 'pris'} en main. Cette pièce peut aller partout.`,
  notFree: 'Enlever des pièces n’est possible que pour mettre en place une position.',
  close: 'Fermer',
  keys: {
    walk: 'à la case suivante',
    ends: 'aux bouts de la rangée',
    corners: 'aux coins de l’échiquier',
    press: 'prendre une pièce en main, la poser',
    cancel: 'remettre en place',
    square: 'ce qu’il y a sur cette case',
    last: 'le dernier coup',
    moves: 'où cette pièce peut aller',
    captures: 'ce qu’elle peut prendre',
    jump: 'au roi, à la dame, à la tour, au fou, au cavalier ou au pion suivant',
    jumpBack: 'au précédent',
    rank: 'à cette rangée',
    file: 'à la colonne, de a à h',
    scanRank: 'ce qu’il y a sur cette rangée',
    scanFile: 'ce qu’il y a sur cette colonne',
    captured: 'ce qui a été pris',
    evaluation: 'qui est mieux',
    best: 'le meilleur coup',
    clocks: 'ce que montrent les pendules',
    type: 'taper un coup ou une question',
    draw: 'dessiner des flèches, ou arrêter',
    flip: 'retourner l’échiquier',
    remove: 'enlever la pièce, dans la mise en place',
  },
  castling: {
    which: 'Quel coup jouer ?',
    castle: (king, rook) => `Roque : roi en ${king}, tour en ${rook}`,
    step: (_, square) => `Roi en ${square}`,
    pick: (_, square) => `Prendre en main la tour en ${square}`,
    preview: (king, rook) => `Roque : le roi en ${king}, la tour en ${rook}.`,
  },
  drawing: {
    name: 'Couleurs des flèches',
    open: 'Dessiner des flèches',
    about: 'Choisir deux cases pour une flèche, deux fois la même pour un cercle. Le refaire efface le dessin.',
    done: 'Terminé',
    left: 'Le dessin est terminé. Il reste là.',
    paints: { green: 'Vert', red: 'Rouge', yellow: 'Jaune', blue: 'Bleu' },
    shape: (paint, from, to) =>
      from === to ? `cercle ${COLORS[paint]} en ${from}` : `flèche ${FEMININE[paint]} de ${from} à ${to}`,
    from: (square) => `De ${square} à …`,
    drawn: (shape) => `${capital(shape)}.`,
    erased: (shape) => `Effacé : ${shape}.`,
    allErased: 'Toutes les flèches et tous les cercles sont effacés ; Annuler les fait revenir.',
    all: (shapes) => `Dessiné sur l’échiquier : ${shapes.join(' ; ')}.`,
  },
  typed: {
    open: 'Taper un coup',
    label: 'Coup ou question',
    about:
      'Par exemple Nf3 ou Cf3, e2e4, cavalier f3 ou roque. Ou demander : p C, où sont les cavaliers blancs ; s e, ce qu’il y a sur la colonne e.',
    letterOf: (letter) => letterIn(LETTERS, letter),
    inEnglish: inEnglish(LETTERS, SAID),
  },
  told: {
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
  },
};
