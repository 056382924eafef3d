// The pieces of a side, at its edge of the board, to be put on it by a drag, or one by one on the squares that are pressed.

import { useSignal } from '@preact/signals';
import type { Desk } from '../../board/desk';
import { PIECES, type Stamp } from '../../board/palette';
import { pieceClass, signOf } from '../../board/signs';
import * as commands from '../../document/commands';
import type { AllWords, Color } from '../../i18n/words';
import { Icon } from '../../ui/icons';
import { leadsTo } from '../../ui/keys';
import { carry } from './carry';

interface PaletteRowProps {
  readonly desk: Desk;
  readonly color: Color;
  readonly words: AllWords;
}

/** One stop of the Tab key; arrow keys go along it. */
export function PaletteRow({ desk: { session, palette }, color, words }: PaletteRowProps) {
  const at = useSignal(0);
  // One eraser is enough for both.
  const stamps: readonly Stamp[] = color === 'w' ? [...PIECES.w, 'eraser'] : PIECES.b;
  const key = (event: KeyboardEvent) => {
    const next = leadsTo(event.key, at.value, stamps.length, true);
    if (next === undefined || !(event.currentTarget instanceof Element)) return;
    event.preventDefault();
    event.stopPropagation();
    at.value = next;
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  const carryFrom = (stamp: Stamp) => (event: PointerEvent) => {
    const piece = event.currentTarget instanceof Element && event.currentTarget.querySelector<HTMLElement>('.piece');
    if (stamp === 'eraser' || !piece) return;
    carry(event, piece, (square) => void commands.put.run(session, square, stamp));
  };
  return (
    <div class="palette" role="toolbar" aria-label={words.setup.palette(color)} onKeyDown={key}>
      {stamps.map((stamp, index) => {
        const isChosen = palette.chosen.value === stamp;
        const name = stamp === 'eraser' ? words.setup.eraser : words.setup.piece(stamp);
        return (
          <button
            key={stamp}
            type="button"
            aria-label={name}
            aria-pressed={isChosen}
            tabIndex={index === at.value ? 0 : -1}
            onFocus={() => (at.value = index)}
            onClick={() => palette.choose(isChosen ? undefined : stamp, session)}
            onPointerDown={carryFrom(stamp)}
          >
            {stamp === 'eraser' ? <Icon name="eraser" /> : <span class={pieceClass(stamp)}>{signOf(stamp)}</span>}
          </button>
        );
      })}
    </div>
  );
}
