// The document for others: a link and its QR code, pictures, texts, paper.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useMemo, useRef } from 'preact/hooks';
import { useAnswer } from '../document/answer';
import type { Session } from '../document/session';
import type { AllWords } from '../i18n/words';
import { LessonPrint } from '../moves/lesson-print';
import { QrPicture } from '../moves/qr-picture';
import { Button } from '../ui/button';
import { download } from '../ui/clipboard';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icons';
import { afterFrame } from '../ui/reveal';
import type { Labs } from '../workers/labs';
import type { Page } from './page';
import { linkOf, LONG_LINK, Sharing, toolsOf } from './sharing';

interface ShareSheetProps {
  readonly session: Session;
  readonly page: Page;
  readonly labs: Labs;
  readonly words: AllWords;
  readonly close: () => void;
}

export function ShareSheet({ session, page, labs, words, close }: ShareSheetProps) {
  const { share } = words.sheets;
  const sharing = useMemo(() => new Sharing(session, labs, page, () => words, toolsOf(session, download)), []);
  const { fen } = session.store.position.value;
  const print = () => {
    close();
    // What is printed is the page without this sheet.
    afterFrame(() => window.print());
  };
  const end = () => {
    sharing.stopFilm();
    close();
  };
  const gif = useRef<HTMLButtonElement>(null);
  const stop = () => {
    sharing.stopFilm();
    // The button that stops it goes.
    gif.current?.focus();
  };
  const drawing = sharing.drawing.value;
  const outcome = sharing.outcome.value;
  return (
    <Dialog title={words.shell.sheet.share} close={words.shell.close} onClose={end}>
      <LinkSection {...{ session, page, labs, sharing, words }} />
      <Group title={share.files}>
        <Button label="PNG" run={() => sharing.savePicture('png')} />
        <Button label="SVG" run={() => sharing.savePicture('svg')} />
        <Button label="PGN" run={() => sharing.savePgn()} />
        <Button label={share.gif} of={gif} run={() => sharing.saveFilm()} />
        {drawing ? (
          <p class="share-film">
            <progress aria-label={share.drawing} max={drawing.count} value={drawing.drawn} />
            <Button label={share.stop} run={stop} />
          </p>
        ) : (
          <p class="muted">{share.gifNote}</p>
        )}
      </Group>
      <Group title={share.texts}>
        <Button label={share.copyPgn} run={() => sharing.copyPgn()} />
        <Button label={share.copyFen} run={() => sharing.copy(fen, 'fen')} />
      </Group>
      <Group title={share.paper}>
        <Button label={share.print} run={print} />
        <LessonOffer {...{ session, labs, words }} />
      </Group>
      <p class={outcome?.isDone ? 'outcome done' : 'outcome'} role="status">
        {outcome?.text(words)}
      </p>
    </Dialog>
  );
}

interface GroupProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

function Group({ title, children }: GroupProps) {
  const id = useId();
  return (
    <div class="share-group" role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div class="copies">{children}</div>
    </div>
  );
}

interface LinkSectionProps extends Omit<ShareSheetProps, 'close'> {
  readonly sharing: Sharing;
}

function LinkSection({ session, page, labs, sharing, words }: LinkSectionProps) {
  const { share } = words.sheets;
  const hasCode = useSignal(false);
  const link = linkOf(session, page, location.origin + location.pathname + location.search);
  if (typeof link !== 'string') return <p class="warning">{link(words)}</p>;
  return (
    <section class="share-link">
      <p class="muted">{share.note}</p>
      {link.length > LONG_LINK ? <p class="warning">{share.long}</p> : null}
      <div class="link">
        <input
          type="text"
          readOnly
          aria-label={share.link}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="primary" onClick={() => void sharing.copy(link, 'link')}>
          <Icon name="copy" />
          {share.copyLink}
        </button>
        <Button label={share.code} isOpen={hasCode.value} run={() => (hasCode.value = !hasCode.value)} />
        {'share' in navigator ? <Button label={share.send} run={() => sharing.attempt(send(link))} /> : null}
      </div>
      {hasCode.value ? <QrPicture text={link} label={share.codeOf} {...{ labs, words }} /> : null}
    </section>
  );
}

/** A document with tasks can be printed as a sheet to write on. */
function LessonOffer({ session, labs, words }: Pick<ShareSheetProps, 'session' | 'labs' | 'words'>) {
  const bytes = session.bytes.value;
  const { value } = useAnswer(
    String(session.revision.value.changes),
    () => labs.lessonTasks(bytes),
    (error) => session.fail(error),
  );
  if (!value?.tasks.length) return null;
  return <LessonPrint chapters={[bytes]} {...{ labs, words }} />;
}

/** Lets the device ask where the link goes; a cancelled request is answered with nothing. */
async function send(url: string): Promise<undefined> {
  try {
    await navigator.share({ url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
  return undefined;
}
