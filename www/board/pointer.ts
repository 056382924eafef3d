// Drags: a piece follows the pointer and falls where it is let go; the right button, or any while drawing, draws. A press
// that hardly moves is a tap, which the board hears as a click.

import type { Paint } from '../document/store';
import { isCalm } from '../ui/time';
import { pieceOn } from './drawing';
import type { BoardState } from './state';

/** A press that moves no farther than this many pixels is a tap. */
export const slopOf = ({ pointerType }: PointerEvent): number => (pointerType === 'mouse' ? 4 : 9);
const BACK_MS = 140;

interface Held {
  readonly id: number;
  readonly square: number;
  /** What is carried; nothing, where something is drawn. */
  readonly piece: HTMLElement | undefined;
  readonly isRight: boolean;
  readonly paint: Paint | undefined;
  readonly x: number;
  readonly y: number;
  readonly slop: number;
  isMoving: boolean;
}

/** The square of an element. */
export function squareOf(target: EventTarget | null): number | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  return cell ? Number(cell.dataset['square']) : undefined;
}

/** The colour that the keys held down choose, as on other boards. */
function paintOf({ shiftKey, ctrlKey, altKey, metaKey }: PointerEvent): Paint | undefined {
  const [isFirst, isSecond] = [shiftKey || ctrlKey, altKey || metaKey];
  if (isFirst) return isSecond ? 'yellow' : 'red';
  return isSecond ? 'blue' : undefined;
}

/** Lets pieces of a board be dragged, and arrows be drawn on it; answers how not to. */
export function listenToPointer(board: HTMLElement, { input, pencil }: BoardState): () => void {
  let held: Held | undefined;
  let wasDrag = false;

  const squareAt = ({ clientX, clientY }: PointerEvent): number | undefined => {
    // Within an element of its own the document sees that element alone.
    const under = (board.getRootNode() as Document | ShadowRoot).elementFromPoint(clientX, clientY);
    return board.contains(under) ? squareOf(under) : undefined;
  };
  const down = (event: PointerEvent) => {
    wasDrag = false;
    const square = squareOf(event.target);
    const isRight = event.button === 2;
    if (held?.isMoving || square === undefined || !event.isPrimary || (event.button !== 0 && !isRight)) return;
    const isDrawing = isRight || pencil.tool.value === 'draw';
    const piece = isDrawing || !input.isOwn(square) ? undefined : pieceOn(board, square);
    if (!isDrawing && !piece) return;
    const [paint, slop] = [paintOf(event), slopOf(event)];
    held = {
      id: event.pointerId,
      square,
      piece,
      isRight,
      paint,
      slop,
      x: event.clientX,
      y: event.clientY,
      isMoving: false,
    };
  };
  const move = (event: PointerEvent) => {
    if (held || (event.pointerType === 'mouse' && input.picked.value)) input.pointed.value = squareAt(event);
    if (held?.id !== event.pointerId) return;
    const [across, down] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.isMoving && Math.hypot(across, down) <= held.slop) return;
    if (!held.isMoving && held.piece && !input.lift(held.square)) {
      held = undefined;
      return;
    }
    held.isMoving = true;
    if (!held.piece) return pencil.sketch(held.square, squareAt(event), held.paint);
    held.piece.classList.add('carried');
    held.piece.style.translate = `${across}px ${down}px`;
  };
  /** The piece lies where the document has it. */
  const rest = (piece: HTMLElement, isBack: boolean) => {
    const { translate } = piece.style;
    piece.classList.remove('carried');
    piece.style.removeProperty('translate');
    if (isBack && !isCalm()) piece.animate({ translate: [translate, '0px 0px'], zIndex: [5, 5] }, BACK_MS);
  };
  const up = (event: PointerEvent) => {
    if (held?.id !== event.pointerId) return;
    const { square, piece, isRight, paint, isMoving } = held;
    held = undefined;
    wasDrag = isMoving;
    const over = squareAt(event);
    if (!piece && (isMoving || isRight)) pencil.finish(square, over, paint);
    if (piece && isMoving) rest(piece, !input.drop(over));
  };
  const cancel = () => {
    const { square, piece, isMoving } = held ?? {};
    held = undefined;
    if (square === undefined || !isMoving) return;
    wasDrag = true;
    if (piece) rest(piece, !input.drop(square));
    else pencil.finish(square, undefined);
  };
  // What follows a drag is no click.
  const click = (event: MouseEvent) => {
    if (wasDrag) event.stopPropagation();
    wasDrag = false;
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !held?.isMoving) return;
    event.stopPropagation();
    cancel();
  };
  const page = board.ownerDocument;
  const stop = new AbortController();
  const { signal } = stop;
  board.addEventListener('pointerdown', down, { signal });
  // Fingers drag pieces and draw, and scroll the page from anywhere else.
  const hold = (event: TouchEvent) => held && event.cancelable && event.preventDefault();
  board.addEventListener('touchmove', hold, { signal, passive: false });
  board.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  page.addEventListener('pointermove', move, { signal });
  page.addEventListener('pointerup', up, { signal });
  page.addEventListener('pointercancel', (event) => event.pointerId === held?.id && cancel(), { signal });
  page.addEventListener('keydown', key, { signal, capture: true });
  board.addEventListener('click', click, { signal, capture: true });
  return () => stop.abort();
}
