// What is shown before there is a board.

import type { Words } from '../i18n/words';

/** Nothing is there yet, not even the language that is read. */
export const Silent = () => (
  <p class="state">
    <span class="spinner" />
  </p>
);

/** Something is on its way. */
export function Waiting({ words }: { readonly words: Words }) {
  return (
    <p class="state" role="status">
      {words.loading.waiting}
    </p>
  );
}

/** The program could not be loaded. */
export function Failed({ words, again }: { readonly words: Words; readonly again: () => void }) {
  return (
    <p class="state" role="alert">
      {words.loading.failed}
      <button type="button" onClick={again}>
        {words.loading.again}
      </button>
    </p>
  );
}
