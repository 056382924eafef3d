// The languages of the page, and which of them is read.

import type { AllWords, Words } from './words';

export interface Language {
  /** As HTML and browsers name it. */
  readonly tag: string;
  /** What those who read it call it. */
  readonly name: string;
  /** Where its words come from when it is read; English is always there, and the rest of it with the rest of the page. */
  readonly words?: {
    /** Those of the first board. */
    readonly first: () => Promise<{ readonly words: Words }>;
    readonly all: () => Promise<{ readonly words: AllWords }>;
  };
}

export const LANGUAGES: readonly [Language, ...Language[]] = [
  { tag: 'en', name: 'English' },
  {
    tag: 'de',
    name: 'Deutsch',
    words: {
      first: () => import('./de/index'),
      all: () => import('./de/all'),
    },
  },
  {
    tag: 'fr',
    name: 'Français',
    words: {
      first: () => import('./fr/index'),
      all: () => import('./fr/all'),
    },
  },
  {
    tag: 'es',
    name: 'Español',
    words: {
      first: () => import('./es/index'),
      all: () => import('./es/all'),
    },
  },
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
