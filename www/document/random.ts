// Chance: all that the page does by it follows from the random words of the module.

import { randomWord } from '#doors/document.js';

/** The number of values of a word. */
const WORDS = 2 ** 32;

/** A random number below another, which is no more than a word; each is as likely as any other. */
export function randomNumber(below: number, word: () => number = randomWord): number {
  const fair = WORDS - (WORDS % below);
  for (;;) {
    const found = word();
    if (found < fair) return found % below;
  }
}
