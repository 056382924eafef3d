// English of analysing.

import type { AnalyseWords } from '../areas/analyse';
import { SIDES } from './chess';
import { written } from '../notation';

const SCORES = { w: '1–0', b: '0–1' };

/** In three digits at most. */
const short = (count: number): string => {
  if (count < 1000) return String(Math.round(count));
  return count < 999_500 ? `${Math.round(count / 1000)} k` : `${(count / 1_000_000).toFixed(1)} M`;
};

export const analyse: AnalyseWords = {
  engine: 'Engine',
  lines: 'Lines',
  fewer: 'Fewer lines',
  more: 'More lines',
  depth: (plies) => `depth ${plies}`,
  speed: (positions) => `${short(positions)} positions/s`,
  looking: 'Looking …',
  best: 'Best lines',
  line: (rank, value) => `Line ${rank}, ${value}`,
  unfold: (rank) => `Show all of line ${rank}`,
  off: 'Switch the engine on: it shows the best moves here, and reviews the whole game move by move.',
  about: '+1 = White is a pawn ahead. M3 = mate in 3. Click a move to see it.',
  reasons: {
    'no-help': 'This game is played without help: the engine says nothing until it ends.',
    over: 'The game is over here: there is nothing left to find.',
    free: 'This is no legal position, so the engine has nothing to look for.',
  },
  move: ({ number, color, san }) => `${number}${color === 'w' ? '.' : '…'} ${written(san)}`,
  after: (move, value) => `${move} · ${value}`,
  graph: 'How the game stands, for White',
  stands: (move, how) => `${move === undefined ? 'At the start' : `After ${move}`}: ${how}`,
  swing: (move, from, to) => `The largest swing: ${move}, from ${from} to ${to}.`,
  score: (winner) => (winner ? SCORES[winner] : '½–½'),
  result: (winner) => (winner ? `${SIDES[winner]} has won` : 'A draw'),
};
