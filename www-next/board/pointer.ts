// Drags: a piece follows the pointer and falls where it is let go. A press that hardly moves is a tap, which the board
// hears as a click.

import type { Hand } from './hand';

/** A press that moves no farther than so many pixels is a tap. */
const SLOP = { mouse: 4, touch: 9 };

interface Held {
  readonly id: number;
  readonly square: number;
  readonly piece: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly slop: number;
  isMoving: boolean;
}

/** The square at a place, or of an element. */
export function squareOf(target: EventTarget | null): number | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  return cell ? Number(cell.dataset['square']) : undefined;
}

/** Lets pieces of a board be dragged; answers how not to. */
export function dragPieces(board: HTMLElement, hand: Hand): () => void {
  let held: Held | undefined;
  let wasDrag = false;

  const down = (event: PointerEvent) => {
    wasDrag = false;
    const square = squareOf(event.target);
    const cell = event.target instanceof Element ? event.target.closest('.own') : null;
    const piece = cell?.querySelector<HTMLElement>('.piece');
    if (square === undefined || !piece || event.button !== 0 || !event.isPrimary) return;
    const slop = event.pointerType === 'mouse' ? SLOP.mouse : SLOP.touch;
    held = { id: event.pointerId, square, piece, x: event.clientX, y: event.clientY, slop, isMoving: false };
  };
  const move = (event: PointerEvent) => {
    if (held?.id !== event.pointerId) return;
    const [across, down] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.isMoving && Math.hypot(across, down) <= held.slop) return;
    if (!held.isMoving && !hand.lift(held.square)) {
      held = undefined;
      return;
    }
    held.isMoving = true;
    held.piece.classList.add('carried');
    held.piece.style.translate = `${across}px ${down}px`;
  };
  const letGo = () => {
    held?.piece.classList.remove('carried');
    held?.piece.style.removeProperty('translate');
    held = undefined;
  };
  const up = (event: PointerEvent) => {
    if (held?.id !== event.pointerId) return;
    const { isMoving } = held;
    letGo();
    if (!isMoving) return;
    wasDrag = true;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    hand.drop(board.contains(under) ? squareOf(under) : undefined);
  };
  const cancel = (event: PointerEvent) => {
    if (held?.id !== event.pointerId) return;
    if (held.isMoving) hand.putBack();
    letGo();
  };
  // What follows a drag is no click.
  const click = (event: MouseEvent) => {
    if (wasDrag) event.stopPropagation();
    wasDrag = false;
  };
  const stop = new AbortController();
  const { signal } = stop;
  board.addEventListener('pointerdown', down, { signal });
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', up, { signal });
  document.addEventListener('pointercancel', cancel, { signal });
  board.addEventListener('click', click, { signal, capture: true });
  return () => stop.abort();
}
