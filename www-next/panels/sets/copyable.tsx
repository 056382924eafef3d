// A text to look at and to copy.

import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Session } from '../../document/session';
import type { AllWords } from '../../i18n/words';
import { isCopied } from '../../ui/clipboard';

interface CopyableProps {
  readonly session: Session;
  readonly name: string;
  readonly text: string;
  readonly words: AllWords;
  readonly children?: ComponentChildren;
}

/** A longer text is opened on wish. */
const MOST_OPEN = 400;

export function Copyable({ session, name, text, words, children }: CopyableProps) {
  const shown = useRef<HTMLPreElement>(null);
  const copy = () => copyText(session, text, () => shown.current && getSelection()?.selectAllChildren(shown.current));
  return (
    <details open={text.length <= MOST_OPEN}>
      <summary>{name}</summary>
      <pre class="code" dir="ltr" tabIndex={0} role="region" aria-label={name} ref={shown}>
        {text}
      </pre>
      <div class="row">
        <button type="button" onClick={() => void copy()}>
          {words.sets.copy}
        </button>
        {children}
      </div>
    </details>
  );
}

/** Copies a text, or has it selected where the browser does not let a page copy; tells which. */
export async function copyText(session: Session, text: string, select: () => void): Promise<void> {
  const isDone = await isCopied(text);
  if (!isDone) select();
  session.show({ tone: 'plain', code: 'sets', text: ({ sets }) => (isDone ? sets.copied : sets.notCopied) });
}
