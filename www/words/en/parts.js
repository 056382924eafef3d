// @ts-check
// What sentences are made of.

/** @type {Record<string, string>} */
const ROLES = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' };

/** @param {number} square */
export const squareName = (square) => `${'abcdefgh'[square & 7]}${(square >> 3) + 1}`;

/** @param {string} color */
export const colorName = (color) => (color === 'w' ? 'White' : 'Black');

/** @param {string} letter a FEN letter */
export const roleName = (letter) => ROLES[letter.toLowerCase()] ?? '';

/** @param {string} letter a FEN letter */
export const pieceName = (letter) =>
  letter === '?' ? 'no piece, but text' : `${letter === letter.toLowerCase() ? 'black' : 'white'} ${roleName(letter)}`;

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {number} count @param {string} one @param {string} many */
export const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`;

/** @param {number} value */
export const number = (value) => value.toLocaleString('en').replaceAll(',', '\u202F');
