// A text to look at and to copy.

import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Sentence, Session } from '../../document/session';
import { Button } from '../../ui/button';
import { isCopiedFrom } from '../../ui/clipboard';

/** What is said when a text is copied, and when it can only be copied by hand. */
export interface CopySaid {
  readonly done: Sentence;
  readonly byHand: Sentence;
}

interface CopyableProps {
  readonly session: Session;
  readonly title: string;
  readonly text: string;
  readonly isOpen?: boolean;
  /** What its button is called. */
  readonly copy: string;
  readonly said: CopySaid;
  readonly children?: ComponentChildren;
}

export function Copyable({ session, title, text, isOpen = false, copy, said, children }: CopyableProps) {
  const shown = useRef<HTMLPreElement>(null);
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      <pre class="code" dir="ltr" tabIndex={0} role="region" aria-label={title} ref={shown}>
        {text}
      </pre>
      <div class="row">
        <Button label={copy} run={() => copyShown(session, text, shown.current, said)} />
        {children}
      </div>
    </details>
  );
}

/** Copies a text that something shows, and says so. */
export async function copyShown(session: Session, text: string, shown: Element | null, said: CopySaid): Promise<void> {
  if (await isCopiedFrom(shown, text)) session.show({ tone: 'result', code: 'copied', text: said.done });
  else session.refuse('not-copied', said.byHand);
}
