// English of what is said in a game.

import type { EngineWords } from '../areas/engine';
import { counted, piece } from './chess';
import { engine as early } from './engine';

/** A time in words. */
const spoken = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  const parts = [
    seconds >= 3600 && counted(Math.floor(seconds / 3600), 'hour'),
    seconds % 3600 >= 60 && counted(Math.floor(seconds / 60) % 60, 'minute'),
    seconds % 60 > 0 && counted(seconds % 60, 'second'),
  ];
  return parts.filter(Boolean).join(' ') || 'no time';
};

export const engine: EngineWords = {
  ...early,
  said: {
    tookBack: (moves) => (moves === 1 ? '1 move taken back.' : `${moves} moves taken back.`),
    declined: 'The computer declines the draw.',
    clocks: (times) => (times ? `White has ${spoken(times.w)}, Black ${spoken(times.b)}.` : 'This game has no clock.'),
    low: (left) => `${spoken(left)} left.`,
    paused: 'Paused.',
    goOn: 'Go on',
    goesOn: 'The game goes on.',
    hintPiece: (letter, square) => `Hint: look at the ${piece(letter)} on ${square}.`,
    hintMove: (letter, from, to) => `Hint: the ${piece(letter)} on ${from} goes to ${to}.`,
  },
};
