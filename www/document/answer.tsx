// What labs answer to what is shown, and why they do not, and a text to look at and to copy.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../ui/button';
import { isCopied, isCopiedFrom } from '../ui/clipboard';
import type { Labs } from '../workers/labs';
import { problemOf, type Sentence, type Session } from './session';

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

interface Answer<T> {
  readonly value?: T;
  readonly problem?: Sentence;
}

/**
 * Asks anew whenever the key is another, and there is one; until the next answer comes there is the last one. What
 * fails is reported here, or where `fail` says.
 */
export function useAnswer<T>(
  key: string | undefined,
  ask: () => Promise<T>,
  fail?: (error: unknown) => void,
): Answer<T> {
  const answer = useSignal<Answer<T>>({});
  useEffect(() => {
    if (key === undefined) return undefined;
    let isOld = false;
    ask().then(
      (value) => isOld || (answer.value = { value }),
      (error: unknown) => isOld || (fail ? fail(error) : (answer.value = { problem: problemOf(error) })),
    );
    return () => void (isOld = true);
  }, [key]);
  return answer.value;
}

/** What came of it, and whether it is what was wanted. */
export interface Copied {
  readonly isDone: boolean;
  readonly text: Sentence;
}

/** Copies a text, and returns what came of it. */
export async function copy(text: string, { done, byHand }: CopySaid): Promise<Copied> {
  const isDone = await isCopied(text);
  return { isDone, text: isDone ? done : byHand };
}

/** Copies the document as PGN, or that of its lesson, and returns what that leaves out. */
export async function copyPgn(
  session: Session,
  labs: Pick<Labs, 'pgn'>,
  byHand: Sentence,
  lesson?: string,
): Promise<Copied> {
  const [pgn, left] = lesson === undefined ? await labs.pgn(session.bytes.peek()) : [lesson, undefined];
  if (pgn === '') return { isDone: false, text: (words) => (left ? words.problem(left) : words.sheets.share.noPgn) };
  const done: Sentence = (words) => [words.sheets.share.copied.pgn, left ? words.problem(left) : ''].join(' ').trim();
  return copy(pgn, { done, byHand });
}
