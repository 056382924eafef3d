// The list of moves in English.

import type { MovesWords } from '../areas/moves';
import { markName, said } from './moves-said';
import { markSign } from '../marks';

const two = (number: number): string => String(number).padStart(2, '0');

/** Hours, minutes and seconds. */
function time(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

export const moves: MovesWords = {
  ...said,
  name: 'Moves',
  keys: {
    beside: 'to the move before, or after',
    line: 'to the move or variation above, or below',
    ends: 'to the ends of the line',
    show: 'show it on the board',
    comment: 'comment on it',
    mark: 'mark it as good, or as a mistake',
    remove: 'delete it with all that follows',
  },
  number: (number, side) => `${number}${side === 'w' ? '.' : '…'}`,
  mark: markSign,
  markName,
  positionMarks: 'How it stands',
  marks: 'Marks',
  menu: (move) => `What to do with ${move}`,
  tokens: 'Show tokens',
  more: (count) => (count === 1 ? '1 more variation' : `${count} more variations`),
  commentOn: (move) => `Comment on ${move}`,
  ask: 'What is to be said about this move?',
  clock: time,
  elapsed: (milliseconds) => (milliseconds < 60_000 ? `${(milliseconds / 1000).toFixed(1)} s` : time(milliseconds)),
  evaluation: ({ centipawns, mate }) => {
    if (mate !== undefined) return `#${mate}`;
    return `${centipawns > 0 ? '+' : ''}${(centipawns / 100).toFixed(1).replace('-', '−')}`;
  },
  drawn: (count) => (count === 1 ? '1 drawing' : `${count} drawings`),
  result: (result) => result.replaceAll('1/2', '½').replace('-', '–'),
  copyFen: 'Copy the position (FEN)',
  autoplay: { play: 'Play the moves', pause: 'Pause', speed: 'Speed' },
  times: (speed) => `${speed}×`,
};
