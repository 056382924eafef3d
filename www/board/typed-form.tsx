// The field for moves and questions that are typed, over the board, with the answer below it.

import { batch, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { squareIndex } from '../chess/squares';
import { withFields } from '../chess/fen';
import { other } from '../chess/chess';
import * as commands from '../document/commands';
import type { Session } from '../document/session';
import type { AllWords } from '../i18n/words';
import { tellRays } from './aloud-keys';
import { withErrors } from './cues';
import { askLate, scan } from './late-keys';
import type { PremoveInput } from './move-input';
import { tellAnswer } from './standing';
import type { BoardState } from './state';
import { runTyped, typedCommand } from './typed-commands';

interface TypedFormProps {
  readonly board: BoardState;
  readonly words: AllWords;
  readonly close: () => void;
}

export function TypedForm({ board, words, close }: TypedFormProps) {
  const { session } = board;
  const field = useRef<HTMLInputElement>(null);
  const isAsked = useSignal(false);
  // The next key is written into it, however soon it comes.
  useLayoutEffect(() => field.current?.focus(), []);
  const submit = async (event: Event) => {
    event.preventDefault();
    const input = field.current;
    if (!input?.value.trim()) return;
    const isDone = await read(input.value, board, words);
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
      <p id="typed-answer">{isAsked.value ? answer : `${words.board.typed.about} ${words.aloud.about}`}</p>
    </form>
  );
}

/** Answers a question, does what a word says or plays a move; returns whether it could. */
export async function read(typed: string, board: BoardState, words: AllWords): Promise<boolean> {
  const { session } = board;
  const text = typed.trim();
  const command = typedCommand(text, words);
  if (command) return withErrors(board, () => runTyped(command, board));
  const seen = /^x\s*([a-h][1-8])$/i.exec(text)?.[1]?.toLowerCase();
  if (seen) return tellRays(board, squareIndex(seen), false);
  const scanned = scan(text, session, words.board.typed.letterOf);
  if (scanned) return tellAnswer(board, scanned);
  if (askLate(board, text.toLowerCase())) return true;
  const before = session.store.position.value;
  const [{ premove }, english] = [board.input, words.board.typed.inEnglish(text)];
  try {
    if (premove?.isOpen) return await chooseNext(premove, english, board);
    const move = await moveOf(english, session, board.labs);
    return before === session.store.position.value && withErrors(board, () => commands.play.run(session, move));
  } catch (error) {
    withErrors(board, () => session.fail(error));
    return false;
  }
}

/** The document reads two squares; all else is read by a module that takes longer to load. */
async function moveOf(text: string, session: Session, labs: BoardState['labs']): Promise<string> {
  try {
    return session.ask((document) => document.readMove(text)).uci;
  } catch (error) {
    const { fen, isLegal } = session.store.position.value;
    if (!isLegal || !labs) throw error;
    return labs.typedMove(fen, text);
  }
}

/** Chooses the move that follows the answer: two squares, whatever comes, or what would be a move if it were made now. */
async function chooseNext(premove: PremoveInput, text: string, board: BoardState): Promise<boolean> {
  const { session, labs } = board;
  const position = session.store.position.peek();
  const named = /^([a-h][1-8])\s*-?\s*([a-h][1-8])$/i
    .exec(text)
    ?.slice(1)
    .map((name) => name.toLowerCase());
  const read = async () => {
    const uci = await labs?.typedMove(withFields(position.fen, { turn: other(position.turn) }), text);
    return uci === undefined ? [] : [uci.slice(0, 2), uci.slice(2, 4)];
  };
  const [from = -1, to = -1] = (named ?? (await read().catch(() => []))).map(squareIndex);
  const isSame = position === session.store.position.peek();
  if (isSame && premove.isOwn(from) && to !== -1) {
    batch(() => {
      premove.lift(from);
      premove.drop(to);
    });
    return true;
  }
  withErrors(board, () => session.refuse('premove', ({ aloud }) => aloud.premove));
  return false;
}
