// German of a move that is chosen while another side is to move.

import type { PlayWords } from '../words';
import { capital, piece, thePiece } from './chess';

export const premove: PlayWords['premove'] = {
  picked: (letter, square) => `${capital(piece(letter))} auf ${square} für den nächsten Zug aufgenommen.`,
  chosen: (letter, from, to) => `Als Nächstes zieht ${thePiece(letter)} von ${from} nach ${to}, wenn es geht.`,
  cancelled: 'Für den nächsten Zug ist nichts gewählt.',
  refused: (from, to) => `Der Zug von ${from} nach ${to} ist nicht mehr möglich.`,
};
