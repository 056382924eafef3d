// A command of a document as something that a button can show.

import type { Command } from '../../document/command';
import type { Session } from '../../document/session';
import type { AllWords, Words } from '../../i18n/words';
import type { Action } from '../../ui/button';
import type { IconName } from '../../ui/icons';

/** Read while something is drawn, it is drawn again when the command is refused or no longer is. */
export const actionOf = <Args extends readonly unknown[] = []>(
  command: Command<Args>,
  icon: IconName,
  ...rest: [session: Session, words: Words, ...args: Args]
): Action => ({ icon, ...itemOf(command, ...rest) });

/** The same without a sign. */
export function itemOf<Args extends readonly unknown[] = []>(
  command: Command<Args>,
  session: Session,
  words: Words,
  ...args: Args
): Omit<Action, 'icon'> {
  const code = command.refuse(session, ...args);
  return {
    // What shows a command that is named late comes with its name.
    label: (words as AllWords).commands[command.id],
    refusal: code && words.refusals[code],
    run: () => void command.run(session, ...args),
  };
}
