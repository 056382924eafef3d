// A question beside a square: what a pawn becomes, whether a king castles.

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AllWords } from '../i18n/words';
import { isOff } from '../ui/keys';
import { placeAt } from '../ui/menu';
import { rove } from '../ui/roving';
import type { MoveInput, PromotionPrompt } from './move-input';
import { pieceClass, signOf } from './pieces';

/** Room between the question and its square. */
const MARGIN = 4;

interface PromptProps {
  readonly input: MoveInput;
  readonly question: PromotionPrompt;
  readonly words: AllWords;
  /** Its square, which has the keyboard when it is answered. */
  readonly cell: HTMLElement | undefined;
}

export function Prompt({ input, question, words, cell }: PromptProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const asked = dialog.current;
    asked?.showModal();
    if (asked && cell) stand(asked, cell.getBoundingClientRect());
    return () => {
      asked?.close();
      cell?.focus();
    };
  }, [cell]);
  const key = (event: KeyboardEvent) => {
    const choice = question.choices.find((known) => known.key === event.key.toLowerCase() && !isOff(known.key));
    if (choice) input.answer(choice);
    else rove(event, dialog.current?.querySelectorAll('button') ?? [], { isRing: true });
  };
  // What lies around the answers is the dialog's backdrop, which is the dialog itself.
  const click = (event: Event) => {
    if (event.target === event.currentTarget) input.putBack();
  };
  const hasPieces = question.choices.every(({ piece }) => piece);
  return (
    <dialog
      class={hasPieces ? 'question pieces' : 'question'}
      ref={dialog}
      aria-label={question.text(words)}
      onKeyDown={key}
      onClick={click}
      onCancel={() => input.putBack()}
    >
      {question.choices.map((choice) => (
        <button
          key={choice.key}
          type="button"
          aria-keyshortcuts={isOff(choice.key) ? undefined : choice.key}
          onClick={() => input.answer(choice)}
        >
          {choice.piece ? <Piece letter={choice.piece} /> : null}
          <span>{choice.label(words)}</span>
          {isOff(choice.key) ? null : <kbd aria-hidden="true">{choice.key.toUpperCase()}</kbd>}
        </button>
      ))}
    </dialog>
  );
}

const Piece = ({ letter }: { readonly letter: string }) => (
  <span class={pieceClass(letter)} aria-hidden="true">
    {signOf(letter)}
  </span>
);

/** Puts it below the middle of a square. */
function stand(dialog: HTMLElement, { left, bottom, width }: DOMRect): void {
  // It is measured where nothing narrows it.
  dialog.style.left = '0';
  placeAt(dialog, left - (dialog.offsetWidth - width) / 2, bottom + MARGIN);
}
