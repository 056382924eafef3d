// What the letters of a board stand for, and how a piece looks: both sides have the solid signs, filled and outlined in
// their colours.

import type { PieceLetter } from '../i18n/words';

const SIGNS: Record<string, string> = { k: '♚', q: '♛', r: '♜', b: '♝', n: '♞', p: '♟' };
/** It keeps signs from becoming pictures. */
const AS_TEXT = '\uFE0E';

const isPiece = (letter: string): boolean => letter.toLowerCase() in SIGNS;

/** The sign of a FEN letter; a dot stands for nothing, a text that is no piece for itself. */
export function signOf(letter: string): string {
  const sign = SIGNS[letter.toLowerCase()];
  if (sign) return sign + AS_TEXT;
  return letter === '.' ? '' : letter.normalize('NFKC');
}

export const isWhite = (letter: string): boolean => letter !== letter.toLowerCase();

/** The piece that a letter of a board stands for; none of a dot, nor of something that is no piece of chess. */
export const pieceOf = (letter: string | undefined): PieceLetter | undefined =>
  letter !== undefined && isPiece(letter) ? (letter as PieceLetter) : undefined;

/** The class of its side; none, where there is no piece. */
export const sideOf = (letter: string): readonly string[] =>
  isPiece(letter) ? [isWhite(letter) ? 'white' : 'black'] : [];

/** The classes of what shows it. */
export function pieceClass(letter: string): string {
  return ['piece', ...(isPiece(letter) ? [letter.toLowerCase()] : []), ...sideOf(letter)].join(' ');
}
