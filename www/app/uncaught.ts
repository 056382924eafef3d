// Errors that nothing else takes: told as faults of the program, which are logged.

import type { Session } from '../document/session';

/** Tells each of them over the board, from now on. */
export function takeErrors(session: Session): void {
  const tell = (event: Event, error: unknown) => {
    event.preventDefault();
    // What fails while it shows this would be told without end.
    if (session.feedback.peek()?.code === 'program-fault') console.error(error);
    else session.fail(error);
  };
  addEventListener('error', (event) => {
    // What browsers only remark, such as a late layout, comes without an error.
    if (event.error !== null && event.error !== undefined) tell(event, event.error);
  });
  addEventListener('unhandledrejection', (event) => tell(event, event.reason));
}
