// The match of this browser: it goes on where it was, whatever place of the page is shown.

import { effect, type ReadonlySignal } from '@preact/signals';
import type { Documents } from '../document/documents';
import type { Clock } from '../document/keeper';
import { hold } from '../document/lock';
import { isReload } from '../document/tab';
import type { Session } from '../document/session';
import type { Engine } from '../engine/jobs';
import { Match } from './match';
import { scoreOf } from './record';
import type { AllWords } from '../i18n/words';
import { nameOf } from './names';

const [KEY, LOCK] = ['match', 'gridmate match'];

interface OpenMatchDeps {
  readonly session: Session;
  readonly engine: Engine;
  readonly clock: Clock;
  /** Whether its place is shown. */
  readonly isShown: () => boolean;
  /** Where it is kept; nothing as long as this browser keeps nothing. */
  readonly documents: ReadonlySignal<Documents | undefined>;
  readonly words: ReadonlySignal<AllWords | undefined>;
  readonly isVisible: ReadonlySignal<boolean>;
}

export function openMatch({ session, engine, clock, isShown, documents, words, isVisible }: OpenMatchDeps): Match {
  const storage = {
    read: async () => documents.peek()?.library.get('matches', KEY),
    write: async (value: unknown) => {
      const library = documents.peek()?.library;
      await library?.change([{ store: 'matches', key: KEY, value }]);
      return library !== undefined;
    },
  };
  const match = new Match({
    engine,
    clock,
    storage,
    isVisible,
    lock: async (patience) => ('locks' in navigator ? hold(LOCK, patience) : () => undefined),
    onOver: () => {
      const said = words.peek();
      if (!said) return;
      const { first, second } = match.plan.peek();
      const { won, drawn, lost } = scoreOf(match.played.peek());
      const [one, other] = [nameOf(first, said), nameOf(second, said)];
      session.show({ tone: 'result', code: 'match', text: (now) => now.match.isOver(one, other, won, drawn, lost) });
    },
  });
  const restore = async () => {
    if (!(await match.restore(isReload())) || isShown()) return;
    const [done, all] = [match.played.peek().length, match.plan.peek().games];
    session.show({ tone: 'busy', code: 'match', text: (now) => now.match.resumed(done, all) });
  };
  effect(() => {
    if (!documents.value) return;
    restore().catch((error: unknown) => session.fail(error));
  });
  return match;
}
