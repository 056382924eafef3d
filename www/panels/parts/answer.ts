// What labs answer to what is shown, and why they do not.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { problemOf, type Sentence } from '../../document/session';

interface Answer<T> {
  readonly value?: T;
  readonly problem?: Sentence;
}

/** Asks anew whenever the key is another; until the next answer comes there is the last one. */
export function useAnswer<T>(key: string, ask: () => Promise<T>): Answer<T> {
  const answer = useSignal<Answer<T>>({});
  useEffect(() => {
    let isOld = false;
    const take = (next: Answer<T>) => {
      if (!isOld) answer.value = next;
    };
    ask().then(
      (value) => take({ value }),
      (error: unknown) => take({ problem: problemOf(error) }),
    );
    return () => void (isOld = true);
  }, [key]);
  return answer.value;
}
