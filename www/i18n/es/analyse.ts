// Spanish of analysing.

import { written } from '../notation';
import type { AnalyseWords } from '../words';
import { decimal } from '../numbers';
import { SIDES } from './chess';

const SCORES = { w: '1–0', b: '0–1' };

/** In three digits at most. */
const short = (count: number): string => {
  if (count < 1000) return String(Math.round(count));
  return count < 999_500 ? `${Math.round(count / 1000)} mil` : `${decimal(count / 1_000_000, 1)} M`;
};

export const analyse: AnalyseWords = {
  engine: 'Motor',
  lines: 'Líneas',
  fewer: 'Menos líneas',
  more: 'Más líneas',
  depth: (plies) => `profundidad ${plies}`,
  speed: (positions) => `${short(positions)} pos./s`,
  looking: 'Buscando…',
  best: 'Mejores líneas',
  line: (rank, value) => `Línea ${rank}, ${value}`,
  unfold: (rank) => `Mostrar entera la línea ${rank}`,
  off: 'El motor muestra las mejores jugadas. La revisión juzga cada jugada y explica cada error.',
  about: '+1 = las blancas tienen un peón más. M3 = mate en 3. Pulsa una jugada para verla.',
  reasons: {
    'no-help': 'Esta partida se juega sin ayuda: el motor no dice nada hasta que acabe.',
    over: 'La partida ha terminado aquí: no hay nada más que buscar.',
    free: 'Esta posición no es legal, así que el motor no tiene nada que buscar.',
  },
  move: ({ number, color, san }) => `${number}${color === 'w' ? '.' : '…'} ${written(san)}`,
  after: (move, value) => `${move} · ${value}`,
  graph: 'Cómo va la partida, vista por las blancas',
  stands: (move, how) => `${move === undefined ? 'Al principio' : `Después de ${move}`}: ${how}`,
  swing: (move, from, to) => `El mayor vuelco: ${move}, de ${from} a ${to}.`,
  score: (winner) => (winner ? SCORES[winner] : '½–½'),
  result: (winner) => (winner ? `Han ganado ${SIDES[winner]}` : 'Tablas'),
};
