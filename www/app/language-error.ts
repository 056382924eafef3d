// That a language could not be loaded, and a way to try it again.

import { effect, untracked } from '@preact/signals';
import { standing } from '../document/command';
import type { Session } from '../document/session';
import type { Speech } from './language';

const CODE = 'language-not-loaded';

/** In the line over the board. */
export function showLanguageErrors(session: Session, { problem }: Speech, again: () => void): void {
  const show = () =>
    session.show({
      tone: 'fault',
      code: CODE,
      text: ({ loading }) => loading.failed,
      action: { label: ({ loading }) => loading.again, run: again },
    });
  effect(() => {
    if (problem.value) untracked(show);
    else if (session.feedback.peek()?.code === CODE) untracked(() => session.say((words) => standing(words, session)));
  });
}
