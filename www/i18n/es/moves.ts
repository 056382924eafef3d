// The list of moves in Spanish.

import type { MovesWords } from '../words';
import { markSign } from '../marks';
import { counted } from './chess';
import { decimal, time } from '../numbers';

const NAMES: Readonly<Record<number, string>> = {
  1: 'buena jugada',
  2: 'error',
  3: 'jugada brillante',
  4: 'error grave',
  5: 'jugada interesante',
  6: 'jugada dudosa',
  10: 'igualdad',
  13: 'posición incierta',
  14: 'las blancas están algo mejor',
  15: 'las negras están algo mejor',
  16: 'las blancas están mejor',
  17: 'las negras están mejor',
  18: 'las blancas están ganando',
  19: 'las negras están ganando',
};
const name = (nag: number): string => NAMES[nag] ?? `signo ${nag}`;

export const moves: MovesWords = {
  name: 'Jugadas',
  number: (number, side) => `${number}${side === 'w' ? '.' : '…'}`,
  mark: markSign,
  markName: name,
  positionMarks: 'Quién está mejor',
  marks: 'Signos',
  menu: (move) => `Qué hacer con ${move}`,
  more: (count) => counted(count, 'variante más', 'variantes más'),
  commentOn: (move) => `Comentario sobre ${move}`,
  ask: '¿Qué quieres decir de esta jugada?',
  done: 'Hecho',
  clock: (milliseconds) => time(Math.floor(milliseconds / 1000)),
  elapsed: (milliseconds) =>
    milliseconds < 60_000 ? `${decimal(milliseconds / 1000, 1)} s` : time(Math.floor(milliseconds / 1000)),
  evaluation: ({ centipawns, mate }) => {
    if (mate !== undefined) return `#${mate}`.replace('-', '−');
    const pawns = Math.round(centipawns / 10) / 10;
    return `${pawns > 0 ? '+' : ''}${decimal(pawns, 1)}`;
  },
  drawn: (count) => counted(count, 'dibujo', 'dibujos'),
  result: (result) => result.replaceAll('1/2', '½').replace('-', '–'),
  copyFen: 'Copiar la posición (FEN)',
  fenCopied: 'La posición está copiada.',
  notCopied: (fen) => `Este navegador no deja copiar a la página. La posición es ${fen}`,
  autoplay: { play: 'Reproducir las jugadas', pause: 'Pausa', speed: 'Velocidad' },
  times: (speed) => `${String(speed).replace('.', ',')}×`,
  keys: {
    beside: 'a la jugada anterior o siguiente',
    line: 'a la jugada o variante de arriba o de abajo',
    ends: 'a los extremos de la línea',
    show: 'mostrarla en el tablero',
    comment: 'comentarla',
    mark: 'valorarla como buena o mala',
    remove: 'borrarla con todo lo que sigue',
    time: 'qué marcaba el reloj y cuánto duró',
    evaluation: 'cómo está evaluada',
  },
  said: {
    promoted: (move) => `La variante con ${move} está ahora más arriba.`,
    isMain: (move) => `La línea con ${move} es ahora la principal.`,
    marked: (move, nag, isMarked) => `${move}: ${isMarked ? name(nag) : `ya sin «${name(nag)}»`}.`,
    commented: (move, isCommented) => `Comentario sobre ${move} ${isCommented ? 'guardado' : 'borrado'}.`,
  },
};
