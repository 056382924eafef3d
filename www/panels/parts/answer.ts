// What labs answer to what is shown, and why they do not.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { problemOf, type Sentence } from '../../document/session';

interface Answer<T> {
  readonly value?: T;
  readonly problem?: Sentence;
}

/**
 * Asks anew whenever the key is another, and there is one; until the next answer comes there is the last one. What
 * fails is told here, or by somebody else.
 */
export function useAnswer<T>(
  key: string | undefined,
  ask: () => Promise<T>,
  fail?: (error: unknown) => void,
): Answer<T> {
  const answer = useSignal<Answer<T>>({});
  useEffect(() => {
    if (key === undefined) return undefined;
    let isOld = false;
    ask().then(
      (value) => isOld || (answer.value = { value }),
      (error: unknown) => isOld || (fail ? fail(error) : (answer.value = { problem: problemOf(error) })),
    );
    return () => void (isOld = true);
  }, [key]);
  return answer.value;
}
