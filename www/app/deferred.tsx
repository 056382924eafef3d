// The parts of the page that the first board does not need, and what is shown until they and the board are there.

import { signal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AllWords, Words } from '../i18n/words';
import type { CurrentLanguage } from './language';

type DeferredParts = typeof import('./deferred-parts');

/** All such parts, once they and their styles have come. */
export const deferred = signal<DeferredParts | undefined>(undefined);
/** Why they have not. */
export const problem = signal<unknown>(undefined);
let isLoading = false;
/** Their styles, as soon as they are on their way. */
let styles: Promise<void> | undefined;

/** Loads them, and all words, unless they are there or on their way; what has failed is tried again. */
export async function loadDeferred(language: CurrentLanguage): Promise<void> {
  if (isLoading || (deferred.peek() && !language.problem.peek())) return;
  isLoading = true;
  problem.value = undefined;
  try {
    const [parts] = await Promise.all([import('./deferred-parts'), (styles ??= styled()), language.whole()]);
    language.complete(parts.english);
    deferred.value = parts;
  } catch (error) {
    console.error(error);
    // What starts with them may have failed.
    deferred.value = undefined;
    problem.value = error;
  }
  isLoading = false;
}

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

interface DeferredProps {
  readonly language: CurrentLanguage;
  readonly children: (rest: DeferredParts, words: AllWords) => ComponentChild;
}

/** Shows something made of them, or until then that they are on their way. */
export function Deferred({ language, children }: DeferredProps) {
  const { words, all } = language;
  useEffect(() => void loadDeferred(language), []);
  if (problem.value) return <Failed words={words.value} again={() => void loadDeferred(language)} />;
  return deferred.value && all.value ? children(deferred.value, all.value) : <Waiting words={words.value} />;
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
