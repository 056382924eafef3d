// English.

import type { Color, PieceLetter, Words } from './words';

const SIDES: Record<Color, string> = { w: 'White', b: 'Black' };
const ROLES: Record<string, string> = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' };

const piece = (letter: PieceLetter): string => {
  const role = letter.toLowerCase();
  return `${role === letter ? 'black' : 'white'} ${ROLES[role]}`;
};

const ENDS: Record<string, string> = {
  stalemate: 'Stalemate: a draw.',
  insufficient: 'Nobody can give mate any more: a draw.',
  fivefold: 'The same position for the fifth time: a draw.',
  seventyfive: 'Seventy-five moves without a capture or a pawn’s move: a draw.',
};

export const en: Words = {
  tag: 'en',
  board: {
    name: 'Board',
    square: (square, letter) => (letter ? `${square}, ${piece(letter)}` : `${square}, empty`),
  },
  standing: ({ turn, check, end, winner, isLegal }) => {
    if (end === 'checkmate' && winner) return `Checkmate. ${SIDES[winner]} wins.`;
    if (end) return ENDS[end] ?? 'The game is over.';
    if (!isLegal) return 'Free board: no legal position.';
    return check ? `${SIDES[turn]} is in check.` : `${SIDES[turn]} to move.`;
  },
  loading: {
    waiting: 'Loading …',
    failed: 'The board could not be loaded.',
    again: 'Try again',
  },
};
