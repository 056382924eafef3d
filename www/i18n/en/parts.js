// @ts-check
// What sentences are made of.

export { capital, number, squareName } from '../parts.js';

/** @type {Record<string, string>} */
const ROLES = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' };

/** @param {string} color */
export const colorName = (color) => (color === 'w' ? 'White' : 'Black');

/** @param {string} letter a FEN letter */
export const roleName = (letter) => ROLES[letter.toLowerCase()] ?? '';

/** @param {string} letter a FEN letter */
export const pieceName = (letter) =>
  letter === '?' ? 'no piece, but text' : `${letter === letter.toLowerCase() ? 'black' : 'white'} ${roleName(letter)}`;

/** @param {number} count @param {string} one @param {string} many */
export const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`;
