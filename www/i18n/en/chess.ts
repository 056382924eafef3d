// What English calls sides, pieces, moves and ends.

import type { ShownEffect, ShownPosition } from '#doors/document.js';
import type { Color } from '../../chess/chess';

export const SIDES: Record<Color, string> = { w: 'White', b: 'Black' };
const ROLES: Record<string, string> = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' };

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
export const role = (letter: string): string => ROLES[letter.toLowerCase()] ?? letter;
/** What stands on a square, be it a text that is no piece. */
export const piece = (letter: string): string =>
  letter.toLowerCase() in ROLES
    ? `${letter === letter.toLowerCase() ? 'black' : 'white'} ${role(letter)}`
    : `text ${letter.normalize('NFKC')}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ENDS: Record<string, string> = {
  stalemate: 'Stalemate: a draw.',
  insufficient: 'Not enough material to mate: a draw.',
  fivefold: 'The same position for the fifth time: a draw.',
  seventyfive: 'Seventy-five moves without a capture or a pawn’s move: a draw.',
  threefold: 'The same position for the third time: a draw.',
  fifty: 'Fifty moves without a capture or a pawn’s move: a draw.',
  agreed: 'The players agreed to a draw.',
  'resigned-w': 'White resigned. Black wins.',
  'resigned-b': 'Black resigned. White wins.',
  'time-w': 'White’s time is up. Black wins.',
  'time-b': 'Black’s time is up. White wins.',
  time: 'Time is up, but there is not enough material to mate: a draw.',
};

const RECORDED: Record<string, string> = { '1-0': 'White won.', '0-1': 'Black won.', '1/2-1/2': 'A draw.' };

export const ended = ({ end, winner }: ShownPosition): string | undefined => {
  if (end === 'checkmate' && winner) return `Checkmate. ${SIDES[winner]} wins.`;
  return end === null ? undefined : (ENDS[end] ?? 'The game is over.');
};

/** How a position stands; of one that is not legal why, where that is given. */
export const standing = (position: ShownPosition, reason?: string): string => {
  if (!position.isLegal) return `This position is not legal${reason === undefined ? '' : `: ${reason}`}.`;
  const side = SIDES[position.turn];
  return (
    ended(position) ??
    RECORDED[position.recorded ?? ''] ??
    (position.check ? `${side} is in check.` : `${side} to move.`)
  );
};

/** What a move did, without how the game stands then. */
export const done = ({ from, to, piece: mover, captured, promotion, enPassant, rook }: ShownEffect): string => {
  const name = capital(role(mover));
  if (rook) return `Castles: king to ${to}, rook to ${rook[1]}`;
  const becomes = promotion ? `, becomes a ${role(promotion)}` : '';
  if (!captured) return `${name} to ${to}${becomes}`;
  return `${name}${mover.toLowerCase() === 'p' ? ` from ${from}` : ''} takes ${role(captured)} on ${to}${enPassant ? ' en passant' : ''}${becomes}`;
};
