// The words of the board of an element, in English: those of the page's board, and what only an element says. What keys ask
// and answer comes with them.

import type { BoardKey } from '../board/keys';
import { en } from '../i18n/en/index';
import { premove } from '../i18n/en/premove';
import type { AllWords } from '../i18n/words';

/** What comes when a board first has the keyboard. */
export interface LateElement {
  readonly keys: readonly BoardKey[];
  readonly words: Pick<AllWords, 'board' | 'aloud' | 'refusals'>;
}

const words = {
  ...en,
  play: { premove },
  refusals: { ...en.refusals, locked: 'This board is only shown.', 'not-legal': 'That move is not accepted here.' },
};

/** Before the keys have come nothing else is said. */
export const ELEMENT_WORDS = words as unknown as AllWords;
