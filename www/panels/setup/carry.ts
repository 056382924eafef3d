// Carries a piece from beside the board onto one of its squares.

import { squareOf } from '../../board/pointer';

/** A press that moves no farther than so many pixels is a tap. */
const SLOP = { mouse: 4, touch: 9 };

/** A copy of what shows the piece follows the pointer until it is let go over a square, or anywhere else for nothing. */
export function carry(event: PointerEvent, piece: HTMLElement, drop: (square: number) => void): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const { pointerId, clientX, clientY } = event;
  const slop = event.pointerType === 'mouse' ? SLOP.mouse : SLOP.touch;
  const stop = new AbortController();
  let ghost: HTMLElement | undefined;
  const end = () => {
    stop.abort();
    ghost?.remove();
  };
  const move = (to: PointerEvent) => {
    if (to.pointerId !== pointerId) return;
    if (!ghost && Math.hypot(to.clientX - clientX, to.clientY - clientY) <= slop) return;
    ghost ??= ghostOf(piece);
    ghost.style.translate = `calc(${to.clientX}px - 50%) calc(${to.clientY}px - 50%)`;
  };
  const up = (at: PointerEvent) => {
    if (at.pointerId !== pointerId) return;
    const isCarried = ghost !== undefined;
    end();
    const under = document.elementFromPoint(at.clientX, at.clientY);
    const square = under?.closest('[role="grid"]') ? squareOf(under) : undefined;
    if (isCarried && square !== undefined) drop(square);
  };
  const key = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Escape' || !ghost) return;
    pressed.stopPropagation();
    end();
  };
  const { signal } = stop;
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', up, { signal });
  document.addEventListener('pointercancel', (lost) => lost.pointerId === pointerId && end(), { signal });
  document.addEventListener('keydown', key, { signal, capture: true });
}

function ghostOf(piece: HTMLElement): HTMLElement {
  const ghost = document.createElement('span');
  ghost.className = `${piece.className} ghost`;
  ghost.textContent = piece.textContent;
  piece.parentElement?.append(ghost);
  return ghost;
}
