// German on the board.

import type { SquareState } from '../arguments';
import type { FirstBoardWords } from '../words';
import { capital, isFeminine, piece } from './chess';

const COLORS = { green: 'grün', red: 'rot', yellow: 'gelb', blue: 'blau' };

const STATES: Record<SquareState, string> = { picked: 'aufgenommen', target: 'möglich', takes: 'Schlagen möglich' };

export const board: FirstBoardWords = {
  name: 'Brett',
  square: (square, letter, state, more) =>
    `${letter ? `${square}, ${piece(letter)}` : `${square}, leer`}${state ? `, ${STATES[state]}` : ''}${more ? `, ${more}` : ''}`,
  freely: (letter, square) =>
    `${capital(piece(letter))} auf ${square} aufgenommen. ${isFeminine(letter) ? 'Sie' : 'Er'} darf überallhin.`,
  notFree: 'Figuren wegnehmen lässt sich nur beim Aufstellen.',
  close: 'Schließen',
  castling: {
    which: 'Welcher Zug soll es sein?',
    castle: (king, rook) => `Rochade: König nach ${king}, Turm nach ${rook}`,
    step: (_, square) => `König nach ${square}`,
    pick: (_, square) => `Den Turm auf ${square} aufnehmen`,
    preview: (king, rook) => `Rochade: der König nach ${king}, der Turm nach ${rook}.`,
  },
  drawing: {
    name: 'Farben der Pfeile',
    about: 'Zwei Felder wählen für einen Pfeil, ein Feld zweimal für einen Kreis. Dasselbe noch einmal entfernt ihn.',
    done: 'Fertig',
    left: 'Fertig gezeichnet. Die Zeichnung bleibt.',
    paints: { green: 'Grün', red: 'Rot', yellow: 'Gelb', blue: 'Blau' },
    shape: (paint, from, to) =>
      `${COLORS[paint]}er ${from === to ? `Kreis auf ${from}` : `Pfeil von ${from} nach ${to}`}`,
    from: (square) => `Von ${square} nach …`,
    drawn: (shape) => `${capital(shape)}.`,
    erased: (shape) => `${capital(shape)} entfernt.`,
    all: (shapes) => `Auf das Brett gezeichnet: ${shapes.join('; ')}.`,
  },
};
