// @ts-check
// What sentences are made of in every language.

export { squareName } from './square.js';

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** A number, its thousands apart. @param {number} value */
export const number = (value) => value.toLocaleString('en').replaceAll(',', '\u202F');

/** How a language writes a fraction. @param {string} point @returns {(value: number, places: number) => string} */
export const decimals = (point) => (value, places) => value.toFixed(places).replace('.', point);

/** With a capital at its beginning and a full stop at its end. @param {string} text */
export const sentence = (text) => capital(text) + (/[.!?]$/.test(text) ? '' : '.');
