// The document for others: as a link, a position or a game.

import { useSignal } from '@preact/signals';
import type { Labs } from '../document/labs';
import type { Session } from '../document/session';
import type { AllWords } from '../i18n/words';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icons';
import type { Page } from './page';
import { copy, copyPgn, linkOf, LONG, type Outcome } from './share';

interface ShareSheetProps {
  readonly session: Session;
  readonly page: Page;
  readonly labs: Labs;
  readonly words: AllWords;
  readonly close: () => void;
}

export function ShareSheet({ session, page, labs, words, close }: ShareSheetProps) {
  const { share } = words.sheets;
  const outcome = useSignal<Outcome | undefined>(undefined);
  /** Does something, and shows what came of it. */
  const tell = async (work: Promise<Outcome | undefined>) => {
    try {
      outcome.value = await work;
    } catch (error) {
      console.error(error);
      outcome.value = { isDone: false, text: () => share.failed };
    }
  };
  const link = linkOf(session, page, location.origin + location.pathname + location.search);
  const { fen } = session.store.position.value;
  return (
    <Dialog title={words.shell.sheet.share} close={words.shell.close} onClose={close}>
      {typeof link === 'string' ? (
        <>
          <p class="muted">{share.note}</p>
          {link.length > LONG ? <p class="warning">{share.long}</p> : null}
          <div class="link">
            <input
              type="text"
              readOnly
              aria-label={share.link}
              value={link}
              onFocus={(event) => event.currentTarget.select()}
            />
            <button type="button" class="primary" onClick={() => void tell(copy(link, () => share.copied.link))}>
              <Icon name="copy" />
              {share.copyLink}
            </button>
          </div>
        </>
      ) : (
        <p class="warning">{link(words)}</p>
      )}
      <div class="copies">
        {typeof link === 'string' && 'share' in navigator ? (
          <button type="button" onClick={() => void tell(send(link))}>
            {share.send}
          </button>
        ) : null}
        <button type="button" onClick={() => void tell(copy(fen, () => share.copied.fen))}>
          {share.copyFen}
        </button>
        <button type="button" onClick={() => void tell(copyPgn(session, labs))}>
          {share.copyPgn}
        </button>
      </div>
      <p class={outcome.value?.isDone ? 'outcome done' : 'outcome'} role="status">
        {outcome.value?.text(words)}
      </p>
    </Dialog>
  );
}

/** Lets the device ask where the link goes; who asks for nothing after all is told nothing. */
async function send(url: string): Promise<undefined> {
  try {
    await navigator.share({ url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
  return undefined;
}
