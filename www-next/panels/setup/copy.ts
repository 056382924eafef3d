// Copies a text that is seen, and tells what came of it.

import type { Session } from '../../document/session';
import type { SetupCopyId } from '../../i18n/areas/setup';
import { isCopied } from '../../ui/clipboard';

/** Where the browser does not let the page copy, what shows the text is selected. */
export async function copy(id: SetupCopyId, text: string, session: Session, shown: HTMLElement | null): Promise<void> {
  if (await isCopied(text)) {
    session.show({ tone: 'result', code: 'copied', text: (words) => words.setup.copied[id] });
    return;
  }
  if (shown instanceof HTMLTextAreaElement) shown.select();
  else if (shown) getSelection()?.selectAllChildren(shown);
  session.refuse('not-copied', (words) => words.setup.notCopied);
}
