// The line over the board: what was said last, and whose move it is where nothing is to be said; a screen reader hears it.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { Spoken } from '../board/spoken';
import type { Color } from '../chess/chess';
import type { Feedback, Session, Tone } from '../document/session';
import type { AllWords, Words } from '../i18n/words';
import { Icon, type IconName } from '../ui/icons';
import type { Message } from './kept';

interface NoticeProps {
  readonly session: Session;
  readonly words: Words;
  /** What is said and offered where nothing has just been done. */
  readonly idle: Partial<Message> | undefined;
}

const SIGNS: Record<Exclude<Tone, 'plain' | 'busy'>, IconName> = {
  refusal: 'refused',
  fault: 'warning',
  result: 'flag',
  hint: 'bulb',
};

/** Where the button that had the keyboard is gone, the line has it. */
export function Notice({ session, words: known, idle }: NoticeProps) {
  // What needs words that come later is said by what comes with them.
  const words = known as AllWords;
  const line = useRef<HTMLDivElement>(null);
  const hadFocus = line.current?.contains(document.activeElement);
  useLayoutEffect(() => {
    if (hadFocus && document.activeElement === document.body) line.current?.focus();
  });
  const feedback = session.feedback.value ?? noticeOf(session, idle);
  const { tone, lead, text, action = wayOn(feedback) } = feedback;
  const position = session.store.position.value;
  const whose = words.standing(position);
  return (
    <div class={`notice ${tone}`} data-code={feedback.code} ref={line} tabIndex={-1}>
      <Sign tone={tone} turn={position.turn} />
      <p>
        {lead ? <b>{lead(words)}</b> : null} {text(words)}
      </p>
      {action ? (
        <button type="button" onClick={action.run}>
          {action.label(words)}
        </button>
      ) : null}
      {tone === 'plain' || position.end !== null ? null : (
        <span class={`disc ${position.turn}`} role="img" title={whose} />
      )}
      <Spoken sentence={session.spoken.value} words={words} />
    </div>
  );
}

function Sign({ tone, turn }: { readonly tone: Tone; readonly turn: Color }) {
  if (tone === 'plain') return <span class={`disc ${turn}`} />;
  return tone === 'busy' ? <span class="spinner" /> : <Icon name={SIGNS[tone]} />;
}

/** What is said when there is nothing else to say. */
export function noticeOf(session: Session, idle?: Partial<Message>): Feedback {
  const { store } = session;
  const position = store.position.value;
  const isOpen = position.isLegal && position.end === null && !session.locked.value;
  const isNew = isOpen && store.line.value.length === 0;
  return {
    tone: (position.end ?? position.recorded) === null ? 'plain' : 'result',
    code: 'standing',
    lead: (words) => words.standing(position),
    text: (words) => (isNew ? words.shell.begin : ''),
    ...idle,
  };
}

/** The way on from a fault that says none itself: what the program has wrong in its memory goes with the page. */
const wayOn = ({ code }: Feedback): Feedback['action'] =>
  code === 'program-fault' ? { label: (words) => words.shell.reload, run: () => location.reload() } : undefined;

/** Shows each error of the page over the board, from now on. */
export function takeErrors(session: Session): void {
  const tell = (event: Event, error: unknown) => {
    event.preventDefault();
    // What fails while it shows this would be reported without end.
    if (session.feedback.peek()?.code === 'program-fault') console.error(error);
    else session.fail(error);
  };
  addEventListener('error', (event) => {
    // What browsers only remark, such as a late layout, comes without an error.
    if (event.error !== null && event.error !== undefined) tell(event, event.error);
  });
  addEventListener('unhandledrejection', (event) => tell(event, event.reason));
}
