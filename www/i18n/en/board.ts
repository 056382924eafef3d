// English on the board.

import type { FirstBoardWords, SquareState } from '../areas/board';
import { capital, piece } from './chess';

const STATES: Record<SquareState, string> = { picked: 'picked up', target: 'possible', takes: 'possible capture' };

export const board: FirstBoardWords = {
  name: 'Board',
  square: (square, letter, state, more) =>
    `${letter ? `${square}, ${piece(letter)}` : `${square}, empty`}${state ? `, ${STATES[state]}` : ''}${more ? `, ${more}` : ''}`,
  freely: (letter, square) => `${capital(piece(letter))} on ${square} picked up. It may go anywhere.`,
  notFree: 'Pieces can be taken off the board only in Set up.',
  close: 'Close',
  castling: {
    which: 'Which move do you mean?',
    castle: (king, rook) => `Castle: king to ${king}, rook to ${rook}`,
    step: (_, square) => `King to ${square}`,
    pick: (_, square) => `Pick up the rook on ${square}`,
    preview: (king, rook) => `Castling: the king to ${king}, the rook to ${rook}.`,
  },
  drawing: {
    name: 'Colours of arrows',
    about: 'Choose two squares for an arrow, or one square twice for a circle. The same again removes it.',
    done: 'Done',
    left: 'Finished drawing. What you drew stays.',
    paints: { green: 'Green', red: 'Red', yellow: 'Yellow', blue: 'Blue' },
    shape: (paint, from, to) => (from === to ? `${paint} circle on ${from}` : `${paint} arrow from ${from} to ${to}`),
    from: (square) => `From ${square} to …`,
    drawn: (shape) => `${capital(shape)}.`,
    erased: (shape) => `${capital(shape)} removed.`,
    all: (shapes) => `Drawn on the board: ${shapes.join('; ')}.`,
  },
};
