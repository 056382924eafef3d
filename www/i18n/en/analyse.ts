// English of analysing.

import type { ShownMove } from '#doors/document.js';
import type { Color } from '../../chess/chess';
import { SIDES } from './chess';
import { written } from '../notation';

const SCORES = { w: '1–0', b: '0–1' };

/** In three digits at most. */
const short = (count: number): string => {
  if (count < 1000) return String(Math.round(count));
  return count < 999_500 ? `${Math.round(count / 1000)} k` : `${(count / 1_000_000).toFixed(1)} M`;
};

export const analyse = {
  /** The switch. */
  engine: 'Engine',
  lines: 'Lines',
  fewer: 'Fewer lines',
  more: 'More lines',
  depth: (plies: number) => `depth ${plies}`,
  speed: (positions: number) => `${short(positions)} positions/s`,
  looking: 'Looking …',
  best: 'Best lines',
  /** What a line is called, with what it is worth. */
  line: (rank: number, value: string) => `Line ${rank}, ${value}`,
  unfold: (rank: number) => `Show all of line ${rank}`,
  /** What the engine does once it is switched on. */
  off: 'The engine shows the best moves here. A review judges every move and explains every mistake.',
  /** What the numbers mean, and what a press on a move does. */
  about: '+1 = White is a pawn ahead. M3 = mate in 3. Click a move to see it.',
  reasons: {
    'no-help': 'This game is played without help: the engine says nothing until it ends.',
    over: 'The game is over here: there is nothing left to find.',
    free: 'This is no legal position, so the engine has nothing to look for.',
  },
  /** A move with its number. */
  move: ({ number, color, san }: Pick<ShownMove, 'number' | 'color' | 'san'>) =>
    `${number}${color === 'w' ? '.' : '…'} ${written(san)}`,
  /** What stands under the picture of a position: the move before it, and what its line is worth. */
  after: (move: string, value: string) => `${move} · ${value}`,
  graph: 'How the game stands, for White',
  /** How it stands after a move, or at the start. */
  stands: (move: string | undefined, how: string) => `${move === undefined ? 'At the start' : `After ${move}`}: ${how}`,
  swing: (move: string, from: string, to: string) => `The largest swing: ${move}, from ${from} to ${to}.`,
  /** Where a game is over: who has won, or a draw. */
  score: (winner: Color | undefined) => (winner ? SCORES[winner] : '½–½'),
  result: (winner: Color | undefined) => (winner ? `${SIDES[winner]} has won` : 'A draw'),
};
