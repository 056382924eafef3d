// The board that is played on: its squares, what is over them, and what works on it.

import { useComputed, useSignalEffect } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useCallback, useLayoutEffect, useRef } from 'preact/hooks';
import { FILES, RANKS, squareIndex } from '../chess/squares';
import type { Words } from '../i18n/words';
import type { PieceLetter } from '../chess/chess';
import { Cells, cellOf } from './cells';
import { type BoardState, marksOn } from './state';
import { type BoardKey, pressKey } from './keys';
import { isState, type Mark } from './marks';
import { listenToPointer, squareOf } from './pointer';
import { DrawnText } from './spoken';

interface BoardProps {
  readonly board: BoardState;
  readonly words: Words;
  /** The keys that work within it, once all have come. */
  readonly keys: readonly BoardKey[] | undefined;
  /** What is drawn over its squares. */
  readonly drawings: ComponentChild;
  /** What may lie over it. */
  readonly over: (cellOf: (square: number) => HTMLElement | undefined) => ComponentChild;
}

export function Board({ board, words, keys, drawings, over }: BoardProps) {
  const { session, input, pencil, isFlipped } = board;
  const root = useRef<HTMLDivElement>(null);
  const letters = useComputed(() => session.store.position.value.board);
  const marks = useComputed(() => marksOn(board));
  const nameOf = useCallback(
    (square: string, letter: string, marks: readonly Mark[]) => {
      const piece = letter === '.' ? undefined : (letter as PieceLetter);
      return words.board.square(
        square,
        piece,
        marks.find(isState),
        board.highlights.value?.describe(squareIndex(square)),
      );
    },
    [words, board],
  );
  const stays = useCallback((from: number) => session.isScrubbed || input.carried === from, [session, input]);
  const focus = (square: number) => cellOf(root.current, square)?.focus();
  // The board is one stop of the Tab key, at the square that had the keyboard last.
  useSignalEffect(() => {
    const cell = cellOf(root.current, board.square.value);
    if (cell) cell.tabIndex = 0;
    return () => {
      if (cell) cell.tabIndex = -1;
    };
  });
  useLayoutEffect(() => (root.current ? listenToPointer(root.current, board) : undefined), [board]);

  const click = (event: MouseEvent) => {
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
    const outcome = pressKey(board, event, keys);
    if (outcome === false) return;
    event.preventDefault();
    event.stopPropagation();
    if (outcome === true) return;
    focus(outcome);
    input.pointed.value = outcome;
    const castles = input.castling.value;
    if (castles) session.announce(({ board }) => board.castling.preview(castles.king, castles.rookTo));
  };
  const [ranks, files] = isFlipped.value ? [RANKS.toReversed(), FILES.toReversed()] : [RANKS, FILES];
  return (
    <div class="board-frame" data-tool={pencil.tool.value} onClick={click} onFocusIn={enter} onKeyDown={key}>
      <div class="over-board">{over((square) => cellOf(root.current, square))}</div>
      <div class="ranks" aria-hidden="true">
        {ranks.map((rank) => (
          <span key={rank}>{rank}</span>
        ))}
      </div>
      <Cells
        root={root}
        letters={letters}
        marks={marks}
        isFlipped={isFlipped}
        label={words.board.name}
        describedBy="drawn"
        nameOf={nameOf}
        stays={stays}
      >
        {drawings}
      </Cells>
      <DrawnText board={board} words={words} />
      <div class="files" aria-hidden="true">
        {files.map((file) => (
          <span key={file}>{file}</span>
        ))}
      </div>
    </div>
  );
}
