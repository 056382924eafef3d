// A command of a document as something that a button can show.

import type { Command } from '../../document/command';
import type { Session } from '../../document/session';
import type { Words } from '../../i18n/words';
import type { Action } from '../../ui/button';
import type { IconName } from '../../ui/icons';

/** Read while something is drawn, it is drawn again when the command is refused or no longer is. */
export function actionOf(command: Command, icon: IconName, session: Session, words: Words): Action {
  const code = command.refuse(session);
  return {
    label: words.commands[command.id],
    icon,
    refusal: code && words.refusals[code],
    run: () => void command.run(session),
  };
}
