// The field for moves and questions that are typed, over the board, with the answer below it.

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import * as commands from '../document/commands';
import type { Session } from '../document/session';
import type { AllWords } from '../i18n/words';
import type { Labs } from '../workers/labs';
import { askLate, scan } from './late-keys';
import type { BoardState } from './state';

interface TypedFormProps {
  readonly board: BoardState;
  readonly labs: MoveReader;
  readonly words: AllWords;
  readonly close: () => void;
}

export function TypedForm({ board, labs, words, close }: TypedFormProps) {
  const { session } = board;
  const field = useRef<HTMLInputElement>(null);
  const isAsked = useSignal(false);
  // The next key is written into it, however soon it comes.
  useLayoutEffect(() => field.current?.focus(), []);
  const submit = async (event: Event) => {
    event.preventDefault();
    const input = field.current;
    if (!input?.value.trim()) return;
    const isDone = await read(input.value, board, labs, words);
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

/** Reads typed moves that are not two squares. */
export type MoveReader = Pick<Labs, 'typedMove'>;

/** Answers a question or plays a move; returns whether it could. */
export async function read(typed: string, board: BoardState, labs: MoveReader, words: AllWords): Promise<boolean> {
  const { session } = board;
  const text = typed.trim();
  const scanned = scan(text, session, words.board.typed.letterOf);
  if (scanned) session.announce(scanned);
  if (scanned || askLate(board, text.toLowerCase())) return true;
  const before = session.store.position.value;
  try {
    const move = await moveOf(words.board.typed.inEnglish(text), session, labs);
    return before === session.store.position.value && commands.play.run(session, move);
  } catch (error) {
    session.fail(error);
    return false;
  }
}

/** The document reads two squares; all else is read by a module that takes longer to load. */
async function moveOf(text: string, session: Session, labs: MoveReader): Promise<string> {
  try {
    return session.ask((document) => document.readMove(text)).uci;
  } catch (error) {
    const { fen, isLegal } = session.store.position.value;
    if (!isLegal) throw error;
    return labs.typedMove(fen, text);
  }
}
