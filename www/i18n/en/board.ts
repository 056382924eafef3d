// English on the board.

import type { PieceLetter } from '../../chess/chess';
import type { Paint, SquareState } from '../arguments';
import { capital, piece } from './chess';

const STATES: Record<SquareState, string> = { picked: 'picked up', target: 'possible', takes: 'possible capture' };

export const board = {
  name: 'Board',
  /** The last is what else is shown there, in the middle of a sentence. */
  square: (square: string, letter: PieceLetter | undefined, state?: SquareState, more?: string) =>
    `${letter ? `${square}, ${piece(letter)}` : `${square}, empty`}${state ? `, ${STATES[state]}` : ''}${more ? `, ${more}` : ''}`,
  /** A piece is picked up that may go anywhere. */
  freely: (letter: PieceLetter, square: string) =>
    `${capital(piece(letter))} on ${square} picked up. It may go anywhere.`,
  notFree: 'Pieces can be taken off the board only in Set up.',
  close: 'Close',
  castling: {
    which: 'Which move do you mean?',
    castle: (king: string, rook: string) => `Castle: king to ${king}, rook to ${rook}`,
    step: (_: PieceLetter, square: string) => `King to ${square}`,
    pick: (_: PieceLetter, square: string) => `Pick up the rook on ${square}`,
    preview: (king: string, rook: string) => `Castling: the king to ${king}, the rook to ${rook}.`,
  },
  drawing: {
    name: 'Colours of arrows',
    about: 'Choose two squares for an arrow, or one square twice for a circle. The same again removes it.',
    done: 'Done',
    left: 'Finished drawing. What you drew stays.',
    paints: { green: 'Green', red: 'Red', yellow: 'Yellow', blue: 'Blue' },
    /** An arrow, or a circle where it ends where it starts, in the middle of a sentence. */
    shape: (paint: Paint, from: string, to: string) =>
      from === to ? `${paint} circle on ${from}` : `${paint} arrow from ${from} to ${to}`,
    from: (square: string) => `From ${square} to …`,
    drawn: (shape: string) => `${capital(shape)}.`,
    erased: (shape: string) => `${capital(shape)} removed.`,
    all: (shapes: readonly string[]) => `Drawn on the board: ${shapes.join('; ')}.`,
  },
};
