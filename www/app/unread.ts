// That a language could not be loaded, and a way to try it again.

import { effect, untracked } from '@preact/signals';
import type { Session } from '../document/session';
import type { Speech } from './language';

const CODE = 'unread';

/** In the line over the board. */
export function tellUnread(session: Session, { problem }: Speech, again: () => void): void {
  const tell = () =>
    session.show({
      tone: 'fault',
      code: CODE,
      text: ({ loading }) => loading.failed,
      action: { label: ({ loading }) => loading.again, run: again },
    });
  effect(() => {
    if (problem.value) untracked(tell);
    else if (session.feedback.peek()?.code === CODE) session.feedback.value = undefined;
  });
}
