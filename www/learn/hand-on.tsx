// The lesson for others: its link, or a file where that is long; and what becomes a lesson: a PGN of positions with solutions.

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { type Copied, copy, useAnswer } from '../document/answer';
import type { AllWords } from '../i18n/words';
import { LessonOffer } from '../moves/lesson-print';
import { Button } from '../ui/button';
import { download } from '../ui/clipboard';
import type { Labs } from '../workers/labs';
import type { Learn } from './learn';
import type { Making } from './making';

interface HandOnProps {
  readonly making: Making;
  readonly words: AllWords;
}

const FILES = '.pgn,.txt,application/x-chess-pgn,application/vnd.chess-pgn,text/plain';

interface LessonHandOnProps extends HandOnProps {
  readonly learn: Learn;
  readonly labs: Labs;
}

export function HandOn({ making, learn, labs, words }: LessonHandOnProps) {
  const { session, chapters } = making;
  const texts = words.making;
  const copied = useSignal<Copied | undefined>(undefined);
  const titles = chapters.list.value.map(({ title }) => title).join();
  const key = `${session.revision.value.changes} ${chapters.at.value} ${titles}`;
  const link = useAnswer(key, () => making.link(location.origin + location.pathname + location.search)).value;
  const tell = async (text: string) => {
    copied.value = await copy(text, { done: () => texts.copied, byHand: () => texts.notCopied });
  };
  const save = () =>
    session.attempt(async () => {
      const { pgn } = await making.lesson();
      download(`${making.fileName}.pgn`, 'application/x-chess-pgn', pgn);
    });
  const isPrinting = useSignal(false);
  const print = async () => {
    isPrinting.value = !isPrinting.peek() && (await making.asking()) !== undefined;
  };
  const keep = async () => {
    const isKept = await learn.keep(await chapters.whole(), chapters.key);
    if (isKept) copied.value = { isDone: true, text: (its) => its.making.kept };
  };
  return (
    <section class="hand-on" aria-label={texts.handOn}>
      <h3 class="label">{texts.handOn}</h3>
      {link?.problem ? <p class="note error">{link.problem(words)}</p> : null}
      {link?.isLong ? <p class="note error">{texts.long(link.text.length)}</p> : null}
      {link && !link.isLong && !link.problem ? <p class="note">{texts.length(link.text.length)}</p> : null}
      <div class="row">
        {link && !link.problem ? <Button label={texts.copyLink} run={() => tell(link.text)} /> : null}
        <Button label={texts.save} run={save} />
        <Button label={texts.keep} run={keep} />
        <Button label={words.sheets.share.print} isOpen={isPrinting.value} run={print} />
      </div>
      {isPrinting.value ? <LessonOffer {...{ session, chapters, labs, words }} revision={key} /> : null}
      <p class="note" role="status">
        {copied.value?.text(words)}
      </p>
      {copied.value && !copied.value.isDone && link ? (
        <input type="text" readOnly aria-label={texts.copyLink} value={link.text} />
      ) : null}
    </section>
  );
}

/** Positions with their solutions, pasted or from a file, become chapters in one go. */
export function ReadPgn({ making, words }: HandOnProps) {
  const texts = words.making;
  const chooser = useRef<HTMLInputElement>(null);
  const text = useSignal('');
  const read = async (pgn: string | Blob) => {
    if (await making.readPgn(pgn)) text.value = '';
  };
  const open = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (file) void read(file);
  };
  const notes = making.notes.value;
  return (
    <details class="read-pgn">
      <summary>{texts.fromPgn}</summary>
      <p class="note">{texts.fromPgnNote}</p>
      <textarea
        class="code"
        dir="ltr"
        spellcheck={false}
        rows={4}
        aria-label={texts.pgn}
        value={text.value}
        onInput={({ currentTarget }) => (text.value = currentTarget.value)}
      />
      <input type="file" hidden ref={chooser} accept={FILES} aria-label={texts.file} onChange={open} />
      <div class="row">
        <Button label={texts.read} run={() => read(text.value)} />
        <Button label={texts.file} run={() => chooser.current?.click()} />
      </div>
      <div role="status">
        {notes.map((note, at) => (
          <p key={at} class="note">
            {words.problem(note)}
          </p>
        ))}
      </div>
    </details>
  );
}
