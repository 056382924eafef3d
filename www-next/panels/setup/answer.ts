// What labs answer to what is shown, and why they do not.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { EngineFault } from '../../document/fault';
import { isDiagnostic, type Sentence } from '../../document/session';

export interface Answer<T> {
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

/** What there is to say of an error. */
export function problemOf(error: unknown): Sentence {
  if (isDiagnostic(error)) return (words) => words.problem(error);
  console.error(error);
  if (error instanceof EngineFault) return (words) => words.engine.faults[error.code](error.detail);
  return (words) => words.faults['program-fault'];
}
