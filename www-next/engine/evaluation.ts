// How the position at the cursor stands: the view of the engine that holds nothing back, whoever plays.

import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Session } from '../document/session';
import { ask, type Asked, askedPlace, deeply, type Evaluated, forWhite } from './asking';
import type { Engine } from './jobs';
import { told } from './terms';

const THINK_MS = 1200;

/** What is known while it is wanted; where the place is new, what was known before it until there is more. */
export function evaluated(
  session: Session,
  engine: Engine,
  isWanted: () => boolean,
  fail: (error: unknown) => void,
): ReadonlySignal<Evaluated | undefined> {
  const known = signal<Evaluated | undefined>(undefined);
  const place = askedPlace(session, isWanted);
  effect(() => {
    if (place.value === undefined) return void (known.value = undefined);
    const { turn } = session.store.position.peek();
    const abort = new AbortController();
    const question = deeply(
      untracked(() => told(session)),
      THINK_MS,
    );
    const tell = ({ best }: Asked) => void (best && (known.value = forWhite(best, turn)));
    ask(engine, question, { priority: 'evaluation', signal: abort.signal }, tell).catch(fail);
    return () => abort.abort();
  });
  return known;
}
