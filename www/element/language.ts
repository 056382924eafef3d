// Adds a language to the boards of a page: which one says who bundles this.

import { languages } from '#element';
import { words } from '#words';
import type { AllWords } from '../i18n/words';

/** Nothing else is said on the board of an element. */
const all = words as unknown as AllWords;

languages.value = [...languages.peek(), all];

// Pages and parts of pages change their language; on a server there are none.
if (globalThis.document)
  new MutationObserver(() => (languages.value = [...languages.peek()])).observe(document, {
    subtree: true,
    attributeFilter: ['lang'],
  });
