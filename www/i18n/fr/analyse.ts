// French of analysing.

import type { AnalyseWords } from '../words';
import { decimal } from '../numbers';
import { capital, SIDES } from './chess';
import { written } from '../notation';

const SCORES = { w: '1–0', b: '0–1' };

/** In three digits at most. */
const short = (count: number): string => {
  if (count < 1000) return String(Math.round(count));
  return count < 999_500 ? `${Math.round(count / 1000)} k` : `${decimal(count / 1_000_000, 1)} M`;
};

export const analyse: AnalyseWords = {
  engine: 'Moteur',
  lines: 'Lignes',
  fewer: 'Moins de lignes',
  more: 'Plus de lignes',
  depth: (plies) => `profondeur ${plies}`,
  speed: (positions) => `${short(positions)} pos./s`,
  looking: 'Recherche…',
  best: 'Meilleures lignes',
  line: (rank, value) => `Ligne ${rank}, ${value}`,
  unfold: (rank) => `Montrer toute la ligne ${rank}`,
  off: 'Le moteur montre les meilleurs coups ici. Le bilan juge chaque coup et explique chaque erreur.',
  about: '+1 = les Blancs ont un pion de plus. M3 = mat en 3. Cliquer sur un coup le montre.',
  reasons: {
    'no-help': 'Cette partie se joue sans aide : le moteur ne dit rien avant la fin.',
    over: 'La partie est finie ici : il n’y a plus rien à chercher.',
    free: 'Cette position n’est pas légale : le moteur n’a rien à chercher.',
  },
  move: ({ number, color, san }) => `${number}${color === 'w' ? '.' : '…'} ${written(san)}`,
  after: (move, value) => `${move} · ${value}`,
  graph: 'Comment va la partie, pour les Blancs',
  stands: (move, how) => `${move === undefined ? 'Au début' : `Après ${move}`} : ${how}`,
  swing: (move, from, to) => `Le plus grand changement : ${move}, de ${from} à ${to}.`,
  score: (winner) => (winner ? SCORES[winner] : '½–½'),
  result: (winner) => (winner ? `${capital(SIDES[winner])} ont gagné` : 'Partie nulle'),
};
