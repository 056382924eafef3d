// The parts of the page that the first board does not need, and what is shown until they and the board are there.

import { signal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AllWords } from '../i18n/words';
import type { CurrentLanguage } from './language';
import { Failed, lateStyles, Waiting } from './loading';

type DeferredParts = typeof import('./deferred-parts');

/** All such parts, once they and their styles have come. */
export const deferred = signal<DeferredParts | undefined>(undefined);
/** Why they have not. */
export const problem = signal<unknown>(undefined);
let isLoading = false;

/** Loads them, and all words, unless they are there or on their way; what has failed is tried again. */
export async function loadDeferred(language: CurrentLanguage): Promise<void> {
  if (isLoading || (deferred.peek() && !language.problem.peek())) return;
  isLoading = true;
  problem.value = undefined;
  try {
    const [parts] = await Promise.all([import('./deferred-parts'), lateStyles(), language.whole()]);
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
