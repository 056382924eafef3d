// The board: sixty-four cells that are made once. One effect touches those on which something else stands now.

import { type ReadonlySignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { PieceLetter, Words } from '../i18n/words';
import { FILES, RANKS, SQUARES } from '../i18n/squares';

/** Both sides have the solid signs; the second character keeps them from becoming pictures. */
const SIGNS: Record<string, string> = { k: '♚', q: '♛', r: '♜', b: '♝', n: '♞', p: '♟' };
const AS_TEXT = '\uFE0E';

interface BoardProps {
  /** A letter for each square from a1 to h8, a dot where nothing stands. */
  readonly pieces: ReadonlySignal<string>;
  readonly words: Words;
}

export function Board({ pieces, words }: BoardProps) {
  const grid = useRef<HTMLDivElement>(null);
  const shown = useRef('');
  useSignalEffect(() => {
    const now = pieces.value;
    for (const { name, index } of SQUARES) {
      const letter = now[index] ?? '.';
      const cell = grid.current?.querySelector(`[data-square="${name}"]`);
      if (letter === shown.current[index] || !cell) continue;
      const piece = letter === '.' ? undefined : (letter as PieceLetter);
      cell.ariaLabel = words.board.square(name, piece);
      const sign = cell.firstElementChild as HTMLSpanElement;
      const role = letter.toLowerCase();
      sign.textContent = piece ? `${SIGNS[role] ?? letter}${AS_TEXT}` : '';
      sign.className = piece ? `piece ${role} ${letter === role ? 'black' : 'white'}` : 'piece';
    }
    shown.current = now;
  });
  return (
    <div class="board-frame">
      <div class="ranks" aria-hidden="true">
        {RANKS.map((rank) => (
          <span key={rank}>{rank}</span>
        ))}
      </div>
      <div class="board" role="grid" aria-label={words.board.name} ref={grid}>
        {RANKS.map((rank) => (
          <div key={rank} role="row">
            {FILES.map((file) => (
              <div key={file} class="square" role="gridcell" data-square={file + rank}>
                <span class="piece" />
              </div>
            ))}
          </div>
        ))}
      </div>
      <div class="files" aria-hidden="true">
        {FILES.map((file) => (
          <span key={file}>{file}</span>
        ))}
      </div>
    </div>
  );
}
