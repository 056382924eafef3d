// What a pawn becomes: a question beside the board.

import { useEffect, useRef } from 'preact/hooks';
import type { Words } from '../i18n/words';
import type { Hand } from './hand';

interface PromotionProps {
  readonly hand: Hand;
  readonly words: Words;
}

export function Promotion({ hand, words }: PromotionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const promoting = hand.promoting.value;
  useEffect(() => {
    if (promoting && !dialog.current?.open) dialog.current?.showModal();
  }, [promoting]);
  if (!promoting) return null;
  const key = (event: KeyboardEvent) => {
    const choice = event.key.toLowerCase();
    if (promoting.choices.includes(choice) && choice.length === 1) hand.become(choice);
  };
  return (
    <dialog
      class="promotion"
      ref={dialog}
      aria-label={words.hand.promotes}
      onKeyDown={key}
      onCancel={() => hand.putBack()}
    >
      {Array.from(promoting.choices, (choice) => (
        <button key={choice} type="button" onClick={() => hand.become(choice)}>
          {words.hand.role(choice)}
        </button>
      ))}
    </dialog>
  );
}
