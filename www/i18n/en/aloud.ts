// English of what is asked and answered by who hears the board.

import type { SeenRay } from '../arguments';
import { piece } from './chess';
import { heard } from './descriptions';
import { duration } from './engine-all';

const span = (squares: readonly string[]): string =>
  squares.length > 1 ? `${squares[0]} to ${squares.at(-1)}` : (squares[0] ?? '');

function ray({ empty, first }: SeenRay): string {
  const free = empty.length > 0 ? [`${span(empty)} empty`] : [];
  return [...free, ...(first ? [`${piece(first.piece)} ${first.square}`] : [])].join(', ');
}

export const aloud = {
  ...heard,
  /** What is seen from a square along its lines. */
  rays: (square: string, rays: readonly SeenRay[]) => `From ${square}: ${rays.map(ray).join('; ')}.`,
  /** What the clock showed after a move, and how long that took, in milliseconds. */
  time: (clock: number | undefined, elapsed: number | undefined) =>
    [
      ...(clock === undefined ? [] : [`The clock shows ${duration(clock)}.`]),
      ...(elapsed === undefined ? [] : [`The move took ${duration(elapsed)}.`]),
    ].join(' ') || 'No time is noted for this move.',
  noEvaluation: 'No evaluation is noted for this move.',
  opponent: (name: string, about: string) => `Your opponent: ${name}${about ? `, ${about}` : ''}.`,
  players: (white: string, black: string) => `White: ${white}. Black: ${black}.`,
  resignAgain: 'Resign this game? Type it once more to resign.',
  unanswered: 'That cannot be asked of this board.',
  premove: 'A move that is to follow the answer is typed as two squares, such as g1f3, from one of your pieces.',
  /** Behind what can be typed on the board. */
  about:
    'Also: clock, last, opponent, draw, resign, take back; next, previous, start, end, variation; board, files, white, black, rays.',
  /** What is typed for each, words with bars between them. */
  typed: {
    clock: 'clock|clocks|time',
    last: 'last|last move',
    opponent: 'opponent|players',
    draw: 'draw|offer draw|claim',
    resign: 'resign',
    takeBack: 'take back|takeback|undo',
    evaluation: 'evaluation|eval|score',
    best: 'hint|best',
    playBest: 'play best',
    ranks: 'board|ranks',
    files: 'files',
    white: 'white|white pieces',
    black: 'black|black pieces',
    took: 'took|taken',
    rays: 'rays|lines',
    forward: 'next|forward',
    back: 'previous|back',
    first: 'start|first',
    end: 'end',
    nextVariation: 'variation|next variation',
    previousVariation: 'previous variation',
  },
};
