// Spanish on the board.

import type { SquareState } from '../arguments';
import type { FirstBoardWords } from '../words';
import { capital, ending, piece } from './chess';

const COLORS = { green: 'verde', red: 'rojo', yellow: 'amarillo', blue: 'azul' };
/** The feminine, of arrows. */
const FEMININE = { green: 'verde', red: 'roja', yellow: 'amarilla', blue: 'azul' };

const stateOf = (state: SquareState, letter: string): string =>
  ({ picked: `elegid${ending(letter)}`, target: 'posible', takes: 'captura posible' })[state];

export const board: FirstBoardWords = {
  name: 'Tablero',
  square: (square, letter, state, more) =>
    `${letter ? `${square}, ${piece(letter)}` : `${square}, vacía`}${state ? `, ${stateOf(state, letter ?? '')}` : ''}${more ? `, ${more}` : ''}`,
  freely: (letter, square) =>
    `${capital(piece(letter))} de ${square} elegid${ending(letter)}. Puede ir a cualquier casilla.`,
  notFree: 'Las piezas solo se pueden quitar en Preparar.',
  close: 'Cerrar',
  castling: {
    which: '¿Qué jugada quieres hacer?',
    castle: (king, rook) => `Enroque: rey a ${king}, torre a ${rook}`,
    step: (_, square) => `Rey a ${square}`,
    pick: (_, square) => `Elegir la torre de ${square}`,
    preview: (king, rook) => `Enroque: el rey a ${king}, la torre a ${rook}.`,
  },
  drawing: {
    name: 'Colores de las flechas',
    about: 'Elige dos casillas para una flecha, o dos veces la misma para un círculo. Si lo repites, se borra.',
    done: 'Listo',
    left: 'Dibujo terminado. Lo dibujado se queda.',
    paints: { green: 'Verde', red: 'Rojo', yellow: 'Amarillo', blue: 'Azul' },
    shape: (paint, from, to) =>
      from === to ? `círculo ${COLORS[paint]} en ${from}` : `flecha ${FEMININE[paint]} de ${from} a ${to}`,
    from: (square) => `De ${square} a …`,
    drawn: (shape) => `${capital(shape)}.`,
    erased: (shape) => `Se ha borrado: ${shape}.`,
    all: (shapes) => `Dibujado en el tablero: ${shapes.join('; ')}.`,
  },
};
