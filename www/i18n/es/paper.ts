// What Spanish says on the printed sheet of a lesson.

import type { PaperWords } from '../words';

const moves = (count: number): string => (count === 1 ? '1 jugada' : `${count} jugadas`);

export const paper: PaperWords = {
  title: 'Hoja de la lección',
  boards: 'Tableros por página',
  withHints: 'Con pistas',
  print: 'Imprimir la hoja',
  noCode: 'El enlace es demasiado largo para un código QR; la hoja no lo lleva.',
  lesson: 'Lección',
  name: 'Nombre',
  date: 'Fecha',
  codeOf: 'Código QR del enlace a esta lección',
  onScreen: 'La misma lección en pantalla',
  board: (number) => `Tablero ${number}`,
  hint: (text) => `Pista: ${text}`,
  asked: {
    find: 'Busca la mejor jugada.',
    mate: (count) => `Mate en ${count}.`,
    squares: 'Marca las casillas.',
    formula: 'Marca las casillas.',
    choose: '¿Qué es correcto?',
    win: (count, level) => `Sigue jugando y gana en ${moves(count)} contra el nivel ${level}.`,
    hold: (count, level) => `Sigue jugando y no pierdas en ${moves(count)} contra el nivel ${level}.`,
    draw: (count, level) => `Sigue jugando y haz al menos tablas en ${moves(count)} contra el nivel ${level}.`,
  },
  solutions: 'soluciones',
  or: 'o',
  played: 'Se juega en un tablero.',
  unknown: 'Esta lección no tiene aquí la solución.',
};
