// A lesson on paper: how many boards stand on a page, and the button that prints them.

import { useSignal } from '@preact/signals';
import { render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useAnswer } from '../document/answer';
import type { Chapters } from '../document/chapters';
import { encode } from '../document/link';
import type { Session } from '../document/session';
import type { AllWords } from '../i18n/words';
import { Button } from '../ui/button';
import { Setting, Switch } from '../ui/fields';
import { afterFrame } from '../ui/reveal';
import { LinkError } from '../workers/fault';
import type { Labs } from '../workers/labs';
import { type Boards, LessonPaper, type PrintedLesson } from './lesson-paper';

interface LessonOfferProps {
  readonly session: Session;
  /** Nothing until they have come. */
  readonly chapters: Chapters | undefined;
  /** Another one where they are others. */
  readonly revision: string;
  readonly labs: Labs;
  readonly words: AllWords;
}

/** A document with tasks, or a lesson of several, can be printed as a sheet to write on. */
export function LessonOffer({ session, chapters, revision, labs, words }: LessonOfferProps) {
  const { value } = useAnswer(
    revision,
    async () => {
      const all = (await chapters?.whole()) ?? [session.bytes.peek()];
      const asked = await Promise.all(all.map((bytes) => labs.lessonTasks(bytes)));
      return asked.some(({ tasks }) => tasks.length > 0) ? all : undefined;
    },
    (error) => session.fail(error),
  );
  return value ? <LessonPrint chapters={value} {...{ labs, words }} /> : null;
}

interface LessonPrintProps extends Pick<LessonOfferProps, 'labs' | 'words'> {
  /** The bytes of a document each. */
  readonly chapters: readonly Uint8Array[];
}

const COUNTS: Readonly<Record<Boards, string>> = { 6: '6', 12: '12' };

function LessonPrint({ chapters, labs, words }: LessonPrintProps) {
  const { paper } = words;
  const boards = useSignal<Boards>('6');
  const hasHints = useSignal(false);
  const host = useRef<HTMLElement>(null);
  const key = chapters.map((bytes) => bytes.join()).join(';');
  const asked = useRef<Promise<PrintedLesson> | undefined>(undefined);
  const { value, problem } = useAnswer(key, () => (asked.current = printedOf(chapters, 'learn', labs)));
  // What was printed stays until the lesson is another or this is left: some browsers print it later.
  useEffect(() => () => clear(host.current), [key]);
  const print = async () => {
    // Why there is none is said below the button.
    const lesson = await asked.current?.catch(() => undefined);
    if (!lesson) return;
    clear(host.current);
    const paperHost = (host.current = document.createElement('div'));
    paperHost.className = 'lesson-paper';
    paperHost.lang = words.tag;
    document.body.append(paperHost);
    render(<LessonPaper lesson={lesson} boards={boards.value} hasHints={hasHints.value} words={words} />, paperHost);
    await Promise.allSettled([...paperHost.querySelectorAll('img')].map((image) => image.decode()));
    afterFrame(() => window.print());
  };
  return (
    <fieldset class="lesson-print">
      <legend>{paper.title}</legend>
      <Setting label={paper.boards} values={['6', '12']} names={COUNTS} setting={boards} />
      <Switch label={paper.withHints} isOn={hasHints.value} onChange={(isOn) => (hasHints.value = isOn)} />
      <Button label={paper.print} run={print} />
      {value && !value.code ? <p class="muted">{paper.noCode}</p> : null}
      <p class="muted" role="status">
        {problem?.(words)}
      </p>
    </fieldset>
  );
}

function clear(host: HTMLElement | null): void {
  if (!host) return;
  render(null, host);
  host.remove();
}

/** What is printed of chapters, with the QR code of their link, where one has room for it. */
export async function printedOf(
  chapters: readonly Uint8Array[],
  panel: string,
  labs: Pick<Labs, 'lessonSheet' | 'lessonOf' | 'qrCode'>,
  base = location.origin + location.pathname,
): Promise<PrintedLesson> {
  const [sheets, { bytes }] = await Promise.all([labs.lessonSheet(chapters), labs.lessonOf(chapters)]);
  const code = await codeOf(bytes, panel, base, labs);
  return { chapters: sheets, code };
}

async function codeOf(
  bytes: Uint8Array,
  panel: string,
  base: string,
  labs: Pick<Labs, 'qrCode'>,
): Promise<PrintedLesson['code']> {
  try {
    return await labs.qrCode(`${base}#${encode({ bytes, panel, isFlipped: false })}`);
  } catch (error) {
    const isLong = error instanceof LinkError || (error instanceof Error && 'code' in error);
    if (!isLong) throw error;
    return undefined;
  }
}
