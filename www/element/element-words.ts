// The words of the board of an element: those of the page's board, and what only an element says. English is always there, but
// for what keys ask and answer, which comes with them; other languages are there where a program has added them.

import { signal } from '@preact/signals';
import type { BoardKey } from '../board/keys';
import { premove } from '../i18n/en/premove';
import { lineEnds, spoken } from '../i18n/en/spoken';
import type { AllWords, ElementWords } from '../i18n/words';

/** What comes when a board first has the keyboard. */
export interface LateElement {
  readonly keys: readonly BoardKey[];
  readonly words: Pick<ElementWords, 'board' | 'aloud' | 'refusals'>;
}

const words = {
  ...spoken,
  play: { premove },
  refusals: { ...lineEnds, locked: 'This board is only shown.', 'not-legal': 'That move is not accepted here.' },
};

/** Before the keys have come nothing else is said. */
export const ELEMENT_WORDS = words as unknown as AllWords;

/** The languages that were added; another list each time that a board may have to be read in another one. */
export const languages = signal<readonly AllWords[]>([]);
