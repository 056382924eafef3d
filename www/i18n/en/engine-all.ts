// English of what is done and said in a game.

import type { Color, PieceLetter } from '../../chess/chess';
import { counted, piece } from './chess';
import { engine as early } from './engine';

/** A time in words. */
export const duration = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  const parts = [
    seconds >= 3600 && counted(Math.floor(seconds / 3600), 'hour'),
    seconds % 3600 >= 60 && counted(Math.floor(seconds / 60) % 60, 'minute'),
    seconds % 60 > 0 && counted(seconds % 60, 'second'),
  ];
  return parts.filter(Boolean).join(' ') || 'no time';
};

export const engine = {
  ...early,
  refusals: {
    'no-game': 'No game is being played.',
    'game-is-over': 'The game is over.',
    'game-is-on': 'The game is still being played.',
    'not-your-turn': 'It is not your turn.',
    'not-at-the-end': 'You are looking back. Go to the last move to play on.',
    'no-help': 'This game is played without help: no hints, no taking back.',
    'no-claim': 'There is no draw to claim here.',
    'already-offered': 'You have offered a draw in this position already.',
    'nobody-thinks': 'The computer is not thinking.',
    'nothing-failed': 'Nothing has gone wrong.',
    'no-start': 'A game needs a position in which somebody can move.',
    'not-legal': 'In a game only legal moves are made.',
    /** While mistakes are practised, and behind one of them. */
    practising: 'Here only a better move is looked for. Make it on the board, or go back to the game.',
    practised: 'This exercise is done. Go on to the next one.',
  },
  said: {
    tookBack: (moves: number) => (moves === 1 ? '1 move taken back.' : `${moves} moves taken back.`),
    declined: 'The computer declines the draw.',
    /** What the clocks show, in milliseconds; nothing where there are none. */
    clocks: (times: Readonly<Record<Color, number>> | undefined) =>
      times ? `White has ${duration(times.w)}, Black ${duration(times.b)}.` : 'This game has no clock.',
    /** That a person has little time left. */
    low: (left: number) => `${duration(left)} left.`,
    paused: 'Paused.',
    /** What ends a pause, and that it is over. */
    goOn: 'Go on',
    goesOn: 'The game goes on.',
    /** Where to look, and then what to play. */
    hintPiece: (letter: PieceLetter, square: string) => `Hint: look at the ${piece(letter)} on ${square}.`,
    hintMove: (letter: PieceLetter, from: string, to: string) => `Hint: the ${piece(letter)} on ${from} goes to ${to}.`,
  },
};
