// The line over the board: what was refused, went wrong or is going on, or how things stand; and, for those who listen,
// what was said last. Whose move it is always stands in it.

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Feedback, Sentence, Session, Tone } from '../document/session';
import { spelled } from '../i18n/notation';
import type { AllWords, Color, Words } from '../i18n/words';
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
  const feedback = session.feedback.value ?? standing(session, idle);
  const { tone, lead, text, action = wayOn(feedback) } = feedback;
  const position = session.store.position.value;
  const whose = words.standing(position);
  return (
    <div class={`notice ${tone}`} ref={line} tabIndex={-1}>
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

/** What was said last, as another text each time: the same words are heard again. */
function Spoken({ sentence, words }: { readonly sentence: Sentence; readonly words: AllWords }) {
  const said = useRef({ sentence, count: 0 });
  if (said.current.sentence !== sentence) said.current = { sentence, count: said.current.count + 1 };
  return (
    <p class="spoken" role="status">
      <span key={said.current.count}>{spelled(sentence(words))}</span>
    </p>
  );
}

function Sign({ tone, turn }: { readonly tone: Tone; readonly turn: Color }) {
  if (tone === 'plain') return <span class={`disc ${turn}`} />;
  return tone === 'busy' ? <span class="spinner" /> : <Icon name={SIGNS[tone]} />;
}

/** What is said when there is nothing else to say. */
export function standing(session: Session, idle?: Partial<Message>): Feedback {
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

/** The way on from a fault that tells none itself: what the program has wrong in its memory goes with the page. */
const wayOn = ({ code }: Feedback): Feedback['action'] =>
  code === 'program-fault' ? { label: (words) => words.shell.reload, run: () => location.reload() } : undefined;
