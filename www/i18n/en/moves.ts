// The list of moves in English.

import type { MovesWords } from '../areas/moves';
import { markSign } from '../marks';

const NAMES: Readonly<Record<number, string>> = {
  1: 'good move',
  2: 'mistake',
  3: 'brilliant move',
  4: 'blunder',
  5: 'interesting move',
  6: 'dubious move',
  10: 'equal',
  13: 'unclear',
  14: 'White is slightly better',
  15: 'Black is slightly better',
  16: 'White is better',
  17: 'Black is better',
  18: 'White is winning',
  19: 'Black is winning',
};
const markName = (nag: number): string => NAMES[nag] ?? `mark ${nag}`;

const two = (number: number): string => String(number).padStart(2, '0');

/** Hours, minutes and seconds. */
function time(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

export const moves: MovesWords = {
  fenCopied: 'The position is copied.',
  notCopied: (fen) => `This browser does not let the page copy. The position is ${fen}`,
  said: {
    promoted: (move) => `The variation with ${move} stands further up now.`,
    isMain: (move) => `The line with ${move} is the main line now.`,
    marked: (move, nag, isMarked) => `${move}: ${isMarked ? markName(nag) : `“${markName(nag)}” taken away`}.`,
    commented: (move, isCommented) => (isCommented ? `Comment on ${move} kept.` : `Comment on ${move} removed.`),
  },
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
  more: (count) => (count === 1 ? '1 more variation' : `${count} more variations`),
  commentOn: (move) => `Comment on ${move}`,
  ask: 'What is to be said about this move?',
  done: 'Done',
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
