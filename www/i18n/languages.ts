// The languages of the page, and which of them is read.

import { en } from './en/index';
import type { AllWords, Words } from './words';

/** The words of a language; of English those that nobody reads before the first move come later. */
export interface Loaded {
  readonly words: Words;
  readonly all: AllWords | undefined;
}

export interface Language {
  /** As HTML and browsers name it. */
  readonly tag: string;
  /** What those who read it call it. */
  readonly name: string;
  /** English is always there; any other comes when it is read. */
  readonly load: () => Loaded | Promise<Loaded>;
}

const whole = (words: AllWords): Loaded => ({ words, all: words });

export const LANGUAGES: readonly [Language, ...Language[]] = [
  { tag: 'en', name: 'English', load: () => ({ words: en, all: undefined }) },
  { tag: 'de', name: 'Deutsch', load: async () => whole((await import('./de/index')).de) },
  { tag: 'fr', name: 'Français', load: async () => whole((await import('./fr/index')).fr) },
  { tag: 'es', name: 'Español', load: async () => whole((await import('./es/index')).es) },
];

/** The language that was chosen, or the first that the reader prefers and the page has, or the first of the page. */
export function pickLanguage(
  chosen: string,
  preferred: readonly string[],
  languages: readonly [Language, ...Language[]] = LANGUAGES,
): Language {
  for (const wish of [chosen, ...preferred]) {
    const [family] = wish.toLowerCase().split('-');
    const found = languages.find(({ tag }) => tag === wish) ?? languages.find(({ tag }) => tag === family);
    if (found) return found;
  }
  return languages[0];
}
