// Spanish of a move that is chosen while another side is to move.

import type { PlayWords } from '../words';
import { piece } from './chess';

export const premove: PlayWords['premove'] = {
  picked: (letter, square) => `Para la próxima jugada: ${piece(letter)} de ${square}.`,
  chosen: (letter, from, to) => `Después, ${piece(letter)} de ${from} a ${to}, si es posible.`,
  cancelled: 'No hay nada elegido para la próxima jugada.',
  refused: (from, to) => `La jugada de ${from} a ${to} ya no es posible.`,
};
