// The board that is played on: its squares, made once, what is over them, and what stands beside them.

import type { ComponentChild } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { FILES, RANKS, squareIndex } from '../chess/squares';
import type { Words } from '../i18n/words';
import { workOn } from './controls';
import { cellOf, drawSquares, squareLook } from './drawing';
import type { BoardKey } from './keys';
import { DrawnText } from './spoken';
import type { BoardState } from './state';

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
  const { pencil, isFlipped } = board;
  const root = useRef<HTMLDivElement>(null);
  const table = useRef(keys);
  table.current = keys;
  useLayoutEffect(
    () => (root.current ? drawSquares(root.current, squareLook(board, words)) : undefined),
    [board, words],
  );
  useLayoutEffect(() => (root.current ? workOn(root.current, board, () => table.current) : undefined), [board]);
  const [ranks, files] = isFlipped.value ? [RANKS.toReversed(), FILES.toReversed()] : [RANKS, FILES];
  return (
    <div class="board-frame" data-tool={pencil.tool.value}>
      <div class="over-board">{over((square) => cellOf(root.current, square))}</div>
      <div class="ranks" aria-hidden="true">
        {ranks.map((rank) => (
          <span key={rank}>{rank}</span>
        ))}
      </div>
      <div class="board" role="grid" aria-label={words.board.name} aria-describedby="drawn" ref={root}>
        {ranks.map((rank) => (
          <div key={rank} class="rank" role="row">
            {files.map((file) => (
              <div key={file} class="square" role="gridcell" tabIndex={-1} data-square={squareIndex(file + rank)}>
                <span class="piece" />
              </div>
            ))}
          </div>
        ))}
        {drawings}
      </div>
      <DrawnText board={board} words={words} />
      <div class="files" aria-hidden="true">
        {files.map((file) => (
          <span key={file}>{file}</span>
        ))}
      </div>
    </div>
  );
}
