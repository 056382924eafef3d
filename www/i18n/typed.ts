// Moves that are typed in another language than English.

import type { PieceLetter } from '../chess/chess';

/** The letters of pieces that English does not use for others, with the English ones. */
export type Letters = Readonly<Record<string, string>>;

/** The FEN letter of a piece: also the English one, which the moves on the page are written with. */
export function letterIn(letters: Letters, letter: string): PieceLetter | undefined {
  const capital = letter.toUpperCase();
  const known = PIECES.find((piece) => piece === (letters[capital] ?? capital));
  if (known === undefined || letter === capital) return known;
  return PIECES.find((piece) => piece === known.toLowerCase());
}

const PIECES: readonly PieceLetter[] = ['K', 'Q', 'R', 'B', 'N', 'P', 'k', 'q', 'r', 'b', 'n', 'p'];

/** A letter before a square, or behind one on the last rank. */
const LETTER = /(?<![\p{L}\d])\p{Lu}(?=[a-h]?[1-8]?[x:]?[a-h][1-8])|(?<=[a-h][18]\s*=?\s*)\p{Lu}(?!\p{L})/gu;

/** A move as English types it: letters are put into it, and words by patterns of whole words, the first that fits. */
export const inEnglish = (letters: Letters, words: readonly (readonly [said: RegExp, english: string])[]) => {
  const patterns = words.map(
    ([said, english]) => [new RegExp(`(?<!\\p{L})(?:${said.source})(?!\\p{L})`, 'giu'), english] as const,
  );
  return (move: string): string => {
    const lettered = move.replace(LETTER, (letter) => letters[letter] ?? letter);
    const said = patterns.reduce((text, [pattern, english]) => text.replace(pattern, english), lettered);
    return said.replace(/\s+/g, ' ').trim();
  };
};
