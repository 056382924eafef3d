// The field for moves and questions that are typed, over the board, with the answer below it.

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AllWords } from '../i18n/words';
import type { Desk } from './desk';
import { type MoveReader, read } from './typed';

interface TypedFormProps {
  readonly desk: Desk;
  readonly labs: MoveReader;
  readonly words: AllWords;
  readonly close: () => void;
}

export function TypedForm({ desk, labs, words, close }: TypedFormProps) {
  const { session } = desk;
  const field = useRef<HTMLInputElement>(null);
  const isAsked = useSignal(false);
  // The next key is written into it, however soon it comes.
  useLayoutEffect(() => field.current?.focus(), []);
  const submit = async (event: Event) => {
    event.preventDefault();
    const input = field.current;
    if (!input?.value.trim()) return;
    const isDone = await read(input.value, desk, labs, words);
    isAsked.value = true;
    if (isDone) input.value = '';
    else input.select();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  const answer = session.feedback.value?.text(words) ?? session.spoken.value(words);
  return (
    <form class="typed" onSubmit={(event) => void submit(event)} onKeyDown={key}>
      <input
        ref={field}
        aria-label={words.board.typed.label}
        aria-describedby="typed-answer"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="go"
      />
      <button type="button" onClick={close}>
        {words.board.close}
      </button>
      <p id="typed-answer">{isAsked.value ? answer : words.board.typed.about}</p>
    </form>
  );
}
