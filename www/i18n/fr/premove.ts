// French of a move that is chosen while another side is to move.

import type { PlayWords } from '../words';
import { capital, piece } from './chess';

export const premove: PlayWords['premove'] = {
  picked: (letter, square) => `${capital(piece(letter))} en ${square}, pour le prochain coup.`,
  chosen: (letter, from, to) => `Ensuite, ${piece(letter)} de ${from} en ${to}, si c’est possible.`,
  cancelled: 'Rien n’est choisi pour le prochain coup.',
  refused: (from, to) => `Le coup de ${from} en ${to} n’est plus possible.`,
};
