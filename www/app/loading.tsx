// What is shown while something is on its way, and where it cannot be loaded; and the styles that come after the first board.

import type { Words } from '../i18n/words';

/** Those styles, as soon as they are on their way. */
let styles: Promise<void> | undefined;

/** Loads the styles that the first board does not need, once. */
export const lateStyles = (): Promise<void> => (styles ??= styled());

/** The HTML names the sheet, and not as one to prefetch: Firefox asks `default-src` for that, which allows nothing. */
function styled(): Promise<void> {
  const { content: href = '' } = document.querySelector<HTMLMetaElement>('meta[name=late-styles]') ?? {};
  return new Promise((resolve, reject) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = href;
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => {
      sheet.remove();
      styles = undefined;
      reject(new Error(`The styles of the panels could not be loaded from ${href}.`));
    });
    document.head.append(sheet);
  });
}

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
