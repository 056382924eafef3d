// What is shown before there is a board.

import type { Words } from '../i18n/words';

/** Something is on its way. */
export function Waiting({ words }: { readonly words: Words }) {
  return (
    <p class="state" role="status">
      {words.loading.waiting}
    </p>
  );
}

/** The smallest module with what the program needs of a browser: vectors. */
const VECTORS = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 9, 1, 7, 0, 65, 0, 253, 15, 26, 11],
);
const isOld = (): boolean => typeof WebAssembly !== 'object' || !WebAssembly.validate(VECTORS);

/** Has the service worker compare its files anew before it answers with them. */
export const lookAgain = (): void => navigator.serviceWorker?.controller?.postMessage('again');

/** The program could not be loaded. */
export function Failed({ words, again }: { readonly words: Words; readonly again: () => void }) {
  const press = ({ currentTarget }: { readonly currentTarget: Element }) => {
    // The button goes.
    currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    lookAgain();
    again();
  };
  return (
    <p class="state" role="alert">
      {isOld() ? words.loading.old : words.loading.failed}
      <button type="button" onClick={press}>
        {words.loading.again}
      </button>
    </p>
  );
}
