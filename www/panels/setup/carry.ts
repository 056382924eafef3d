// Carries a piece from beside the board onto one of its squares.

import { slopOf, squareOf } from '../../board/pointer';

/** A copy of what shows the piece follows the pointer until it is let go over a square, or anywhere else for nothing. */
export function carry(event: PointerEvent, piece: HTMLElement, drop: (square: number) => void): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const { pointerId, clientX, clientY } = event;
  const slop = slopOf(event);
  const stop = new AbortController();
  let image: HTMLElement | undefined;
  const end = () => {
    stop.abort();
    image?.remove();
  };
  const move = (to: PointerEvent) => {
    if (to.pointerId !== pointerId) return;
    if (!image && Math.hypot(to.clientX - clientX, to.clientY - clientY) <= slop) return;
    image ??= imageOf(piece);
    image.style.translate = `calc(${to.clientX}px - 50%) calc(${to.clientY}px - 50%)`;
  };
  const up = (at: PointerEvent) => {
    if (at.pointerId !== pointerId) return;
    const isCarried = image !== undefined;
    end();
    const under = document.elementFromPoint(at.clientX, at.clientY);
    const square = under?.closest('[role="grid"]') ? squareOf(under) : undefined;
    if (isCarried && square !== undefined) drop(square);
  };
  const key = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Escape' || !image) return;
    pressed.stopPropagation();
    end();
  };
  const { signal } = stop;
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', up, { signal });
  document.addEventListener('pointercancel', (lost) => lost.pointerId === pointerId && end(), { signal });
  document.addEventListener('keydown', key, { signal, capture: true });
}

function imageOf(piece: HTMLElement): HTMLElement {
  const image = document.createElement('span');
  image.className = `${piece.className} drag-image`;
  image.textContent = piece.textContent;
  piece.parentElement?.append(image);
  return image;
}
