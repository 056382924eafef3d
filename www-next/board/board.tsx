// The board that is played on: sixty-four cells that are made once, and one effect that touches those that changed.

import { type ReadonlySignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '../document/session';
import { FILES, RANKS, SQUARES, squareIndex } from '../i18n/squares';
import type { PieceLetter, Words } from '../i18n/words';
import type { Hand } from './hand';
import { neighbour } from './keys';
import { dragPieces, squareOf } from './pointer';

/** Both sides have the solid signs; the second character keeps them from becoming pictures. */
const SIGNS: Record<string, string> = { k: '♚', q: '♛', r: '♜', b: '♝', n: '♞', p: '♟' };
const AS_TEXT = '\uFE0E';

interface BoardProps {
  readonly session: Session;
  readonly hand: Hand;
  readonly isFlipped: ReadonlySignal<boolean>;
  readonly words: Words;
}

/** What a square shows. */
interface Shown {
  readonly letter: string;
  readonly marks: string;
}

export function Board({ session, hand, isFlipped, words }: BoardProps) {
  const grid = useRef<HTMLDivElement>(null);
  const shown = useRef<readonly Shown[]>([]);
  const cellOf = (square: number) => grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`);
  useSignalEffect(() => {
    const now = look(session, hand);
    for (const [index, square] of now.entries()) {
      const before = shown.current[index];
      const cell = cellOf(index);
      if (!cell || (before?.letter === square.letter && before.marks === square.marks)) continue;
      cell.className = `square ${square.marks}`;
      if (before?.letter !== square.letter) draw(cell, SQUARES[index]?.name ?? '', square.letter, words);
    }
    shown.current = now;
  });
  /** Moves the one Tab stop of the board. */
  const focus = (square: number) => {
    for (const cell of grid.current?.querySelectorAll<HTMLElement>('[tabindex="0"]') ?? []) cell.tabIndex = -1;
    const cell = cellOf(square);
    if (cell) cell.tabIndex = 0;
    cell?.focus();
  };
  useEffect(() => (grid.current ? dragPieces(grid.current, hand) : undefined), [hand]);
  const click = (event: MouseEvent) => {
    const square = squareOf(event.target);
    if (square === undefined) return;
    focus(square);
    hand.press(square);
  };
  const key = (event: KeyboardEvent) => {
    const square = squareOf(event.target);
    if (square === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = neighbour(square, event.key, isFlipped.value);
    if (next !== undefined) focus(next);
    else if (event.key === 'Enter' || event.key === ' ') hand.press(square);
    else if (event.key === 'Escape' && hand.picked.value) hand.putBack();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const [ranks, files] = isFlipped.value ? [RANKS.toReversed(), FILES.toReversed()] : [RANKS, FILES];
  return (
    <div class="board-frame">
      <div class="ranks" aria-hidden="true">
        {ranks.map((rank) => (
          <span key={rank}>{rank}</span>
        ))}
      </div>
      <div class="board" role="grid" aria-label={words.board.name} ref={grid} onClick={click} onKeyDown={key}>
        {ranks.map((rank) => (
          <div key={rank} role="row">
            {files.map((file) => (
              <div
                key={file}
                class="square"
                role="gridcell"
                tabIndex={file + rank === 'e2' ? 0 : -1}
                data-square={squareIndex(file + rank)}
              >
                <span class="piece" />
              </div>
            ))}
          </div>
        ))}
      </div>
      <div class="files" aria-hidden="true">
        {files.map((file) => (
          <span key={file}>{file}</span>
        ))}
      </div>
    </div>
  );
}

/** What each square shows now, from a1 to h8. */
function look({ store }: Session, hand: Hand): readonly Shown[] {
  const { board, last, check } = store.position.value;
  const held = hand.picked.value;
  return SQUARES.map(({ name, index }) => {
    const target = held?.targets.get(index);
    const marks = [
      (FILES.indexOf(name.charAt(0) as 'a') + Number(name.charAt(1))) % 2 === 1 && 'dark',
      hand.isOwn(index) && 'own',
      last?.from === name && 'from',
      last?.to === name && 'to',
      check === name && 'check',
      held?.square === index && 'picked',
      target && (target.captured ? 'takes' : 'target'),
    ];
    return { letter: board[index] ?? '.', marks: marks.filter(Boolean).join(' ') };
  });
}

function draw(cell: HTMLElement, name: string, letter: string, words: Words): void {
  const piece = letter === '.' ? undefined : (letter as PieceLetter);
  cell.ariaLabel = words.board.square(name, piece);
  const sign = cell.firstElementChild;
  if (!(sign instanceof HTMLElement)) return;
  const role = letter.toLowerCase();
  sign.textContent = piece ? `${SIGNS[role] ?? letter}${AS_TEXT}` : '';
  sign.className = piece ? `piece ${role} ${letter === role ? 'black' : 'white'}` : 'piece';
}
