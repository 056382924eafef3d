// What lies beside the board while arrows are drawn: their colours, and a way to be done.

import { eraseAll } from '../document/commands';
import { PAINTS } from '../document/note';
import type { AllWords } from '../i18n/words';
import { type Action, IconButton } from '../ui/button';
import type { Desk } from './desk';

interface BenchProps {
  readonly desk: Desk;
  readonly words: AllWords;
  readonly close: () => void;
}

export function Bench({ desk: { session, pencil }, words, close }: BenchProps) {
  const code = eraseAll.refuse(session);
  const erase: Action = {
    label: words.commands.eraseAll,
    icon: 'bin',
    refusal: code && words.refusals[code],
    run: () => void eraseAll.run(session),
  };
  return (
    <div class="bench" role="group" aria-label={words.board.drawing.name}>
      {PAINTS.map((paint) => (
        <button
          key={paint}
          type="button"
          class={`paint ${paint}`}
          aria-label={words.board.drawing.paints[paint]}
          title={words.board.drawing.paints[paint]}
          aria-pressed={pencil.paint.value === paint}
          onClick={() => (pencil.paint.value = paint)}
        >
          <svg class="arrows" viewBox="0 0 1 1" aria-hidden="true">
            <g class={paint}>
              <path class="body" d="M.05.35H.95V.65H.05Z" />
              <path class="thread" d="M.12.5H.88" />
            </g>
          </svg>
        </button>
      ))}
      <IconButton action={erase} />
      <button type="button" onClick={close}>
        {words.board.drawing.done}
      </button>
    </div>
  );
}
