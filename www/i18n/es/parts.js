// @ts-check
// What sentences are made of.
import { decimals } from '../parts.js';

export { capital, number, squareName } from '../parts.js';

/** @type {Record<string, string>} */
const ROLES = { k: 'rey', q: 'dama', r: 'torre', b: 'alfil', n: 'caballo', p: 'peón' };
/** @type {Record<string, string>} */
const MANY = { k: 'reyes', q: 'damas', r: 'torres', b: 'alfiles', n: 'caballos', p: 'peones' };

const RULES = new Intl.PluralRules('es');

/** @param {string} color */
export const colorName = (color) => (color === 'w' ? 'Blancas' : 'Negras');

/** @param {string} color */
export const theColor = (color) => `las ${colorName(color).toLowerCase()}`;

/** @param {string} letter a FEN letter */
export const roleName = (letter) => ROLES[letter.toLowerCase()] ?? '';

/** @param {string} letter a FEN letter */
export const roleNames = (letter) => MANY[letter.toLowerCase()] ?? '';

/** @param {string} letter a FEN letter */
export const isFeminine = (letter) => 'qrQR'.includes(letter);

/** @param {string} letter a FEN letter */
export const theRole = (letter) => `${isFeminine(letter) ? 'la' : 'el'} ${roleName(letter)}`;

/** @param {string} letter a FEN letter */
export const aRole = (letter) => `${isFeminine(letter) ? 'una' : 'un'} ${roleName(letter)}`;

/** @param {string} color @param {string} letter a FEN letter */
const adjective = (color, letter) => `${color === 'w' ? 'blanc' : 'negr'}${isFeminine(letter) ? 'a' : 'o'}`;

/** @param {string} letter a FEN letter */
const colorOf = (letter) => (letter === letter.toLowerCase() ? 'b' : 'w');

/** @param {string} letter a FEN letter */
export const pieceName = (letter) => (letter === '?' ? 'texto, no una pieza' : `${roleName(letter)} ${adjective(colorOf(letter), letter)}`);

/** @param {string} letter a FEN letter */
export const thePiece = (letter) => `${theRole(letter)} ${adjective(colorOf(letter), letter)}`;

/** @param {string} letter a FEN letter */
export const aPiece = (letter) => `${aRole(letter)} ${adjective(colorOf(letter), letter)}`;

/** A count and its noun, with “de” behind whole millions. @param {number} count @param {string} one @param {string} many */
export function counted(count, one, many) {
  const form = RULES.select(count);
  return `${count} ${form === 'one' ? one : form === 'many' ? `de ${many}` : many}`;
}

export const decimal = decimals(',');
