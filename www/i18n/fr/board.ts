// French on the board.

import type { SquareState } from '../arguments';
import type { FirstBoardWords } from '../words';
import { capital, isFeminine, piece } from './chess';

const COLORS = { green: 'vert', red: 'rouge', yellow: 'jaune', blue: 'bleu' };
/** The feminine, of arrows. */
const FEMININE = { green: 'verte', red: 'rouge', yellow: 'jaune', blue: 'bleue' };

const STATES: Record<SquareState, string> = { picked: 'en main', target: 'possible', takes: 'prise possible' };

export const board: FirstBoardWords = {
  name: 'Échiquier',
  square: (square, letter, state, more) =>
    `${letter ? `${square}, ${piece(letter)}` : `${square}, vide`}${state ? `, ${STATES[state]}` : ''}${more ? `, ${more}` : ''}`,
  freely: (letter, square) =>
    `${capital(piece(letter))} en ${square} ${isFeminine(letter) ? 'prise' : 'pris'} en main. Cette pièce peut aller partout.`,
  notFree: 'Enlever des pièces n’est possible que pour mettre en place une position.',
  close: 'Fermer',
  castling: {
    which: 'Quel coup jouer ?',
    castle: (king, rook) => `Roque : roi en ${king}, tour en ${rook}`,
    step: (_, square) => `Roi en ${square}`,
    pick: (_, square) => `Prendre en main la tour en ${square}`,
    preview: (king, rook) => `Roque : le roi en ${king}, la tour en ${rook}.`,
  },
  drawing: {
    name: 'Couleurs des flèches',
    about: 'Choisir deux cases pour une flèche, deux fois la même pour un cercle. Le refaire efface le dessin.',
    done: 'Terminé',
    left: 'Le dessin est terminé. Il reste là.',
    paints: { green: 'Vert', red: 'Rouge', yellow: 'Jaune', blue: 'Bleu' },
    shape: (paint, from, to) =>
      from === to ? `cercle ${COLORS[paint]} en ${from}` : `flèche ${FEMININE[paint]} de ${from} à ${to}`,
    from: (square) => `De ${square} à …`,
    drawn: (shape) => `${capital(shape)}.`,
    erased: (shape) => `Effacé : ${shape}.`,
    all: (shapes) => `Dessiné sur l’échiquier : ${shapes.join(' ; ')}.`,
  },
};
