// @ts-check
// Squares by number, from 0 (a1) over 7 (h1) to 63 (h8), and by name: the same in every language.

export const FILES = 'abcdefgh';

/** @param {number} square */
export const squareName = (square) => `${FILES[square & 7]}${(square >> 3) + 1}`;

/** The square that is named at a place of a text. @param {string} text @param {number} [at] */
export const squareAt = (text, at = 0) => text.charCodeAt(at) - 97 + (text.charCodeAt(at + 1) - 49) * 8;

/** The squares that a text names, each once. @param {string} text */
export const squaresIn = (text) => [...new Set(Array.from(text.matchAll(/[a-h][1-8]/g), ([name]) => squareAt(name)))];

/** @param {number} square */
export const isDark = (square) => ((square >> 3) + square) % 2 === 0;
