// @ts-check
// What sentences are made of.

export { capital, number, squareName } from '../parts.js';

/** @type {Record<string, string>} */
const ROLES = { k: 'König', q: 'Dame', r: 'Turm', b: 'Läufer', n: 'Springer', p: 'Bauer' };

/** @param {string} color */
export const colorName = (color) => (color === 'w' ? 'Weiß' : 'Schwarz');

/** @param {string} letter a FEN letter */
export const roleName = (letter) => ROLES[letter.toLowerCase()] ?? '';

/** @param {string} letter a FEN letter */
export const isFeminine = (letter) => letter.toLowerCase() === 'q';

/** A figure with its colour, without an article. @param {string} letter a FEN letter */
export const pieceName = (letter) => {
  if (letter === '?') return 'keine Figur, sondern Text';
  const color = letter === letter.toLowerCase() ? 'schwarze' : 'weiße';
  return `${color}${isFeminine(letter) ? '' : 'r'} ${roleName(letter)}`;
};

/** A figure with its colour and article. @param {string} letter a FEN letter */
export const thePiece = (letter) => {
  const color = letter === letter.toLowerCase() ? 'schwarze' : 'weiße';
  return `${isFeminine(letter) ? 'die' : 'der'} ${color} ${roleName(letter)}`;
};

/** A figure that is taken, as the object of a sentence. @param {string} letter a FEN letter */
export const victim = (letter) =>
  `${isFeminine(letter) ? 'die' : 'den'} ${roleName(letter)}${letter.toLowerCase() === 'p' ? 'n' : ''}`;

/** @param {number} count @param {string} one @param {string} many */
export const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`;
