// German of analysing.

import type { AnalyseWords } from '../words';
import { decimal } from '../numbers';
import { SIDES } from './chess';
import { written } from '../notation';

const SCORES = { w: '1–0', b: '0–1' };

/** In three digits at most. */
const short = (count: number): string => {
  if (count < 1000) return String(Math.round(count));
  return count < 999_500 ? `${Math.round(count / 1000)} Tsd.` : `${decimal(count / 1_000_000, 1)} Mio.`;
};

export const analyse: AnalyseWords = {
  engine: 'Mitdenken',
  lines: 'Varianten',
  fewer: 'Weniger Varianten',
  more: 'Mehr Varianten',
  depth: (plies) => `Tiefe ${plies}`,
  speed: (positions) => `${short(positions)} Stellungen/s`,
  looking: 'Sucht …',
  best: 'Beste Varianten',
  line: (rank, value) => `Variante ${rank}, ${value}`,
  unfold: (rank) => `Variante ${rank} ganz zeigen`,
  off: '„Mitdenken“ zeigt hier die besten Züge. Die Auswertung beurteilt jeden Zug und erklärt jeden Fehler.',
  about: '+1 = Weiß hat einen Bauern mehr. M3 = Matt in 3. Ein Klick auf einen Zug zeigt ihn.',
  reasons: {
    'no-help': 'Diese Partie wird ohne Hilfe gespielt: Die Engine sagt nichts, bis sie zu Ende ist.',
    over: 'Die Partie ist hier zu Ende: Es gibt nichts mehr zu suchen.',
    free: 'Das ist keine regelgerechte Stellung, also kann die Engine nichts berechnen.',
  },
  move: ({ number, color, san }) => `${number}${color === 'w' ? '.' : '…'} ${written(san)}`,
  after: (move, value) => `${move} · ${value}`,
  graph: 'Wie die Partie steht, aus der Sicht von Weiß',
  stands: (move, how) => `${move === undefined ? 'Am Anfang' : `Nach ${move}`}: ${how}`,
  swing: (move, from, to) => `Der größte Umschwung: ${move}, von ${from} auf ${to}.`,
  score: (winner) => (winner ? SCORES[winner] : '½–½'),
  result: (winner) => (winner ? `${SIDES[winner]} hat gewonnen` : 'Remis'),
};
