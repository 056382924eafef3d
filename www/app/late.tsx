// The parts of the page that nobody waits for before the first move.

import { signal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AllWords } from '../i18n/words';
import type { Speech } from './language';
import { Failed, Waiting } from './loading';

type Rest = typeof import('./rest');

/** All such parts, once they and their styles have come. */
export const rest = signal<Rest | undefined>(undefined);
/** Why they have not. */
export const problem = signal<unknown>(undefined);
let isLoading = false;
/** Their styles, as soon as they are on their way. */
let styles: Promise<void> | undefined;

/** Loads them, and all words, unless they are there or on their way; what has failed is tried again. */
export async function load(speech: Speech): Promise<void> {
  if (isLoading || (rest.peek() && !speech.problem.peek())) return;
  isLoading = true;
  problem.value = undefined;
  try {
    const [parts] = await Promise.all([import('./rest'), (styles ??= styled()), speech.whole()]);
    speech.complete(parts.english);
    rest.value = parts;
  } catch (error) {
    console.error(error);
    // What starts with them may have failed.
    rest.value = undefined;
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

interface LateProps {
  readonly speech: Speech;
  readonly children: (rest: Rest, words: AllWords) => ComponentChild;
}

/** Shows something made of them, or until then that they are on their way. */
export function Late({ speech, children }: LateProps) {
  const { words, all } = speech;
  useEffect(() => void load(speech), []);
  if (problem.value) return <Failed words={words.value} again={() => void load(speech)} />;
  return rest.value && all.value ? children(rest.value, all.value) : <Waiting words={words.value} />;
}
