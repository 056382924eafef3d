// Spanish of what is asked and typed on the board.

import { board as early } from './board';
import type { BoardWords } from '../words';
import { inEnglish, letterIn, type Letters } from '../typed';
import { descriptions } from './descriptions';

/** R is the rook, as in the moves that the page writes, and K the king. */
const LETTERS: Letters = { D: 'Q', T: 'R', A: 'B', C: 'N' };

const SAID = [
  [/enroque largo/, 'castle long'],
  [/enroque( corto)?/, 'castle short'],
  [/rey/, 'king'],
  [/dama|reina/, 'queen'],
  [/torre/, 'rook'],
  [/alfil/, 'bishop'],
  [/caballo/, 'knight'],
  [/pe[oó]n/, 'pawn'],
  [/captura|come|toma|por/, 'takes'],
  [/jaque mate|mate/, 'mate'],
  [/jaque/, 'check'],
  [/se convierte en|(se )?corona( en)?/, 'becomes'],
  [/al paso/, ''],
  [/del?|desde/, 'from'],
  // The a-file is no word.
  [/al?(?!\d)|en|hasta/, 'to'],
  [/el|la|una?/, 'the'],
] as const;

export const board: BoardWords = {
  ...early,
  keys: {
    walk: 'a la casilla siguiente',
    ends: 'a los extremos de la fila',
    corners: 'a las esquinas del tablero',
    press: 'elegir una pieza, soltarla',
    cancel: 'devolverla a su sitio',
    square: 'qué hay en esta casilla',
    last: 'la última jugada',
    moves: 'adónde puede ir esta pieza',
    captures: 'qué puede capturar',
    jump: 'al siguiente rey, dama, torre, alfil, caballo o peón',
    jumpBack: 'al anterior',
    rank: 'a esta fila',
    file: 'a la columna, de la a a la h',
    scanRank: 'qué hay en esta fila',
    scanFile: 'qué hay en esta columna',
    captured: 'qué se ha capturado',
    evaluation: 'quién está mejor',
    best: 'la mejor jugada',
    clocks: 'qué marcan los relojes',
    type: 'escribir una jugada o una pregunta',
    draw: 'dibujar flechas, o dejar de dibujar',
    flip: 'girar el tablero',
    remove: 'quitar la pieza, en Preparar',
    rays: 'qué ve esta pieza en sus líneas, o qué se ve desde aquí',
    allRays: 'qué se ve desde aquí en todas las líneas',
    back: 'un paso atrás en la partida',
    forward: 'un paso adelante',
    toStart: 'al inicio de la partida',
    toEnd: 'a su fin',
    nextVariation: 'la siguiente jugada que se hizo en su lugar',
    previousVariation: 'la anterior',
    playBest: 'jugar la mejor jugada',
    whites: 'todas las piezas blancas',
    blacks: 'todas las piezas negras',
    alike: 'todas las piezas como esta',
    took: 'qué capturó la última jugada',
    ranks: 'todo el tablero, fila por fila',
    files: 'todo el tablero, columna por columna',
  },
  drawing: {
    ...early.drawing,
    open: 'Dibujar flechas',
    allErased: 'Flechas y círculos borrados; Deshacer los recupera.',
  },
  typed: {
    open: 'Escribir una jugada',
    label: 'Jugada o pregunta',
    about:
      'Por ejemplo Nf3 o Cf3, e2e4, caballo f3 o enroque. O pregunta: p C, dónde están los caballos blancos; s e, qué hay en la columna e.',
    letterOf: (letter) => letterIn(LETTERS, letter),
    inEnglish: inEnglish(LETTERS, SAID),
  },
  descriptions,
};
