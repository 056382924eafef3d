// A question beside a square: what a pawn becomes, whether a king castles.

import { untracked } from '@preact/signals';
import type { AllWords } from '../i18n/words';
import { elementOf, placeAt } from '../ui/elements';
import { isOff } from '../ui/keys';
import { rove } from '../ui/roving';
import type { MoveInput, PromotionPrompt } from './move-input';
import { pieceClass, signOf } from './pieces';

/** Room between the question and its square. */
const MARGIN = 4;

interface QuestionAround {
  readonly input: MoveInput;
  readonly words: AllWords;
  /** The square, which has the keyboard when it is answered. */
  readonly cell: HTMLElement;
}

/** Asks it; answers how to close it. */
export function ask({ text, choices }: PromotionPrompt, { input, words, cell }: QuestionAround): () => void {
  const hasPieces = choices.every(({ piece }) => piece);
  const buttons = choices.map((choice) => {
    const { piece, key } = choice;
    const isLetterOff = isOff(key);
    const button = elementOf('button', { type: 'button', ...(!isLetterOff && { 'aria-keyshortcuts': key }) }, [
      ...(piece ? [elementOf('span', { class: pieceClass(piece), 'aria-hidden': 'true' }, [signOf(piece)])] : []),
      elementOf('span', {}, [choice.label(words)]),
      ...(isLetterOff ? [] : [elementOf('kbd', { 'aria-hidden': 'true' }, [key.toUpperCase()])]),
    ]);
    button.addEventListener('click', () => input.answer(choice));
    return button;
  });
  const look = { class: hasPieces ? 'question pieces' : 'question', 'aria-label': text(words) };
  const dialog = elementOf('dialog', look, buttons);
  dialog.addEventListener('keydown', (event) => {
    const choice = choices.find((known) => known.key === event.key.toLowerCase() && !isOff(known.key));
    if (choice) input.answer(choice);
    else rove(event, buttons, { isRing: true });
  });
  // What lies around the answers is the dialog's backdrop, which is the dialog itself.
  dialog.addEventListener('click', (event) => event.target === dialog && input.putBack());
  dialog.addEventListener('cancel', () => input.putBack());
  cell.closest('.board-frame')?.append(dialog);
  dialog.showModal();
  stand(dialog, cell.getBoundingClientRect());
  return () => {
    dialog.close();
    dialog.remove();
    cell.focus();
  };
}

/** Asks whatever is to be asked on a board, as long as it is; for an effect. */
export function askOn(input: MoveInput, words: AllWords, cellOf: (square: number) => HTMLElement | undefined) {
  const question = input.question.value;
  const cell = question && cellOf(question.square);
  return question && cell ? untracked(() => ask(question, { input, words, cell })) : undefined;
}

/** Puts it below the middle of a square. */
function stand(dialog: HTMLElement, { left, bottom, width }: DOMRect): void {
  // It is measured where nothing narrows it.
  dialog.style.left = '0';
  placeAt(dialog, left - (dialog.offsetWidth - width) / 2, bottom + MARGIN);
}
