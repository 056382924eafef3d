// The list of moves in English.

import type { ShownNode } from '#doors/document.js';
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

export const moves = {
  fenCopied: 'The position is copied.',
  notCopied: (fen: string) => `This browser does not let the page copy. The position is ${fen}`,
  said: {
    promoted: (move: string) => `The variation with ${move} stands further up now.`,
    isMain: (move: string) => `The line with ${move} is the main line now.`,
    marked: (move: string, nag: number, isMarked: boolean) =>
      `${move}: ${isMarked ? markName(nag) : `“${markName(nag)}” taken away`}.`,
    commented: (move: string, isCommented: boolean) =>
      isCommented ? `Comment on ${move} kept.` : `Comment on ${move} removed.`,
  },
  name: 'Moves',
  /** For a list of them. */
  keys: {
    beside: 'to the move before, or after',
    line: 'to the move or variation above, or below',
    ends: 'to the ends of the line',
    show: 'show it on the board',
    comment: 'comment on it',
    mark: 'mark it as good, or as a mistake',
    remove: 'delete it with all that follows',
    time: 'what the clock showed, and how long it took',
    evaluation: 'how it was evaluated',
  },
  /** The number that stands before a move. */
  number: (number: number, side: 'w' | 'b') => `${number}${side === 'w' ? '.' : '…'}`,
  /** A mark as PGN numbers them, behind the move. */
  mark: markSign,
  /** What such a mark is called. */
  markName,
  /** What marks of how it stands behind a move are called together. */
  positionMarks: 'How it stands',
  marks: 'Marks',
  /** What the menu of a move is called. */
  menu: (move: string) => `What to do with ${move}`,
  /** How many variations are folded. */
  more: (count: number) => (count === 1 ? '1 more variation' : `${count} more variations`),
  commentOn: (move: string) => `Comment on ${move}`,
  /** What the field of a comment asks while it is empty. */
  ask: 'What is to be said about this move?',
  /** The button that keeps the comment. */
  done: 'Done',
  /** What a clock shows, and what a move took, in milliseconds. */
  clock: time,
  elapsed: (milliseconds: number) =>
    milliseconds < 60_000 ? `${(milliseconds / 1000).toFixed(1)} s` : time(milliseconds),
  evaluation: ({ centipawns, mate }: NonNullable<ShownNode['evaluation']>) => {
    if (mate !== undefined) return `#${mate}`.replace('-', '−');
    const pawns = Math.round(centipawns / 10) / 10;
    return `${pawns > 0 ? '+' : ''}${pawns.toFixed(1).replace('-', '−')}`;
  },
  drawn: (count: number) => (count === 1 ? '1 drawing' : `${count} drawings`),
  /** A result as PGN writes it. */
  result: (result: string) => result.replaceAll('1/2', '½').replace('-', '–'),
  copyFen: 'Copy the position (FEN)',
  autoplay: { play: 'Play the moves', pause: 'Pause', speed: 'Speed' },
  /** How many times as fast. */
  times: (speed: number) => `${speed}×`,
};
