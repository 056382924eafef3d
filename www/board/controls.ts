// What works on the squares of a board: taps, drags and keys; and which square has the keyboard.

import { effect } from '@preact/signals';
import { cellOf } from './drawing';
import { type BoardKey, pressKey } from './keys';
import { listenToPointer, squareOf } from './pointer';
import type { BoardState } from './state';

/** Has the squares worked by hands, within the frame around them; answers how to stop. The keys may become more. */
export function workOn(root: HTMLElement, board: BoardState, keys: () => readonly BoardKey[] | undefined): () => void {
  const { session, input } = board;
  const focus = (square: number) => cellOf(root, square)?.focus();
  const click = (event: Event) => {
    const square = squareOf(event.target);
    if (square === undefined) return;
    focus(square);
    board.press(square);
  };
  const enter = (event: FocusEvent) => {
    const square = squareOf(event.target);
    if (square !== undefined) board.square.value = square;
  };
  const key = (event: KeyboardEvent) => {
    if (squareOf(event.target) === undefined) return;
    const outcome = pressKey(board, event, keys());
    if (outcome === false) return;
    event.preventDefault();
    event.stopPropagation();
    if (outcome === true) return;
    focus(outcome);
    input.pointed.value = outcome;
    const castles = input.castling.value;
    if (castles) session.announce(({ board }) => board.castling.preview(castles.king, castles.rookTo));
  };
  // The board is one stop of the Tab key, at the square that had the keyboard last.
  const leave = effect(() => {
    const cell = cellOf(root, board.square.value);
    if (cell) cell.tabIndex = 0;
    return () => {
      if (cell) cell.tabIndex = -1;
    };
  });
  const frame = root.parentElement ?? root;
  const stop = new AbortController();
  const { signal } = stop;
  frame.addEventListener('click', click, { signal });
  frame.addEventListener('focusin', enter, { signal });
  frame.addEventListener('keydown', key, { signal });
  const release = listenToPointer(root, board);
  return () => {
    leave();
    release();
    stop.abort();
  };
}
