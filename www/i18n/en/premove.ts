// English of a move that is chosen while another side is to move.

import type { PieceLetter } from '../../chess/chess';
import { capital, piece } from './chess';

export const premove = {
  picked: (letter: PieceLetter, square: string) =>
    `${capital(piece(letter))} on ${square} picked up for the next move.`,
  chosen: (letter: PieceLetter, from: string, to: string) =>
    `Next the ${piece(letter)} on ${from} goes to ${to}, if it can.`,
  cancelled: 'No move is chosen for the next turn.',
  refused: (from: string, to: string) => `The move from ${from} to ${to} is not possible any more.`,
};
