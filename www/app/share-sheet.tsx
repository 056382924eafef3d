// The document for others: a link and its QR code, pictures, texts, paper.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useMemo, useRef } from 'preact/hooks';
import { LONG_LINK, useAnswer } from '../document/answer';
import type { Chapters } from '../document/chapters';
import type { Session } from '../document/session';
import type { AllWords } from '../i18n/words';
import { LessonOffer } from '../moves/lesson-print';
import { QrPicture } from '../moves/qr-picture';
import { Button } from '../ui/button';
import { download } from '../ui/clipboard';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icons';
import { afterFrame } from '../ui/reveal';
import type { Labs } from '../workers/labs';
import { EmbedSection } from './embed-section';
import type { Page } from './page';
import { linkOf, Sharing, toolsOf } from './sharing';

interface ShareSheetProps {
  readonly session: Session;
  readonly page: Page;
  readonly labs: Labs;
  /** Nothing until they have come. */
  readonly chapters: Chapters | undefined;
  readonly words: AllWords;
  readonly close: () => void;
}

export function ShareSheet({ session, page, labs, chapters, words, close }: ShareSheetProps) {
  const { share } = words.sheets;
  const sharing = useMemo(() => new Sharing(session, labs, page, () => words, toolsOf(session, download)), []);
  const { fen } = session.store.position.value;
  // All chapters are in it where there are several.
  const key = chapters?.isLesson ? String(session.revision.value.changes) : undefined;
  const lesson = useAnswer(key, async () => chapters?.lesson()).value;
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
      <LinkSection {...{ session, page, labs, sharing, words }} lesson={lesson?.bytes} />
      <Group title={share.files}>
        <Button label="PNG" run={() => sharing.savePicture('png')} />
        <Button label="SVG" run={() => sharing.savePicture('svg')} />
        <Button label="PGN" run={() => sharing.savePgn(lesson?.pgn)} />
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
        <Button label={share.copyPgn} run={() => sharing.copyPgn(lesson?.pgn)} />
        <Button label={share.copyFen} run={() => sharing.copy(fen, 'fen')} />
      </Group>
      <EmbedGroup {...{ session, page, sharing, words }} lesson={lesson?.bytes} />
      <Group title={share.paper}>
        <Button label={share.print} run={print} />
        <LessonOffer {...{ session, labs, chapters, words }} revision={String(session.revision.value.changes)} />
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

interface LinkSectionProps extends Omit<ShareSheetProps, 'close' | 'chapters'> {
  readonly sharing: Sharing;
  /** The bytes of the lesson, if it has several chapters. */
  readonly lesson: Uint8Array | undefined;
}

function LinkSection({ session, page, labs, sharing, lesson, words }: LinkSectionProps) {
  const { share } = words.sheets;
  const hasCode = useSignal(false);
  const link = linkOf(session, page, location.origin + location.pathname + location.search, lesson);
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

/** The frame for another page, once it is wanted: what shows it there is a page of its own. */
function EmbedGroup(props: Omit<LinkSectionProps, 'labs'>) {
  const isOpen = useSignal(false);
  const { embed } = props.words;
  return (
    <Group title={embed.title}>
      <Button label={embed.text} isOpen={isOpen.value} run={() => (isOpen.value = !isOpen.value)} />
      {isOpen.value ? <EmbedSection {...props} /> : null}
    </Group>
  );
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
