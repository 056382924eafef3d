// Sixty-four squares that are made once, and one effect that touches those that changed.

import { effect, type ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { spelled } from '../i18n/notation';
import { FILES, RANKS, SQUARES, squareIndex } from '../i18n/squares';
import type { Mark, Marks } from './marks';
import { pieceClass, sideOf, signOf } from './signs';
import { Slides } from './slide';

interface CellsProps {
  /** FEN letters from a1 to h8, dots where nothing stands. */
  readonly letters: ReadonlySignal<string>;
  readonly marks: ReadonlySignal<Marks>;
  readonly isFlipped: ReadonlySignal<boolean>;
  readonly label: string;
  readonly root: RefObject<HTMLDivElement | null>;
  /** How squares are called. */
  readonly nameOf: (square: string, letter: string, marks: readonly Mark[]) => string;
  readonly describedBy?: string;
  /** Whether what stands on a square does not slide when it leaves it. */
  readonly stays?: (from: number) => boolean;
  /** What is drawn over them. */
  readonly children: ComponentChildren;
}

/** What is drawn on a square. */
interface Drawn {
  readonly letter: string;
  readonly classes: string;
  readonly name: string;
}

/** The square of a board. */
export const cellOf = (board: HTMLElement | null, square: number): HTMLElement | undefined =>
  board?.querySelector<HTMLElement>(`[data-square="${square}"]`) ?? undefined;

/** What stands on the square, or would. */
export const pieceOn = (board: HTMLElement | null, square: number): HTMLElement | undefined =>
  cellOf(board, square)?.querySelector<HTMLElement>('.piece') ?? undefined;

export function Cells(props: CellsProps) {
  const { root, letters, marks, isFlipped, label, nameOf, describedBy, stays, children } = props;
  const drawn = useRef<readonly Drawn[]>([]);
  useLayoutEffect(() => {
    const cells = SQUARES.map(({ index }) => cellOf(root.current, index));
    const pieces = cells.map((cell) => cell?.querySelector<HTMLElement>('.piece') ?? undefined);
    const slides = new Slides((square) => pieces[square]);
    return effect(() => {
      const now = SQUARES.map(({ name, index }) => {
        const letter = letters.value[index] ?? '.';
        const here = marks.value.get(index) ?? [];
        const classes = ['square', ...sideOf(letter), ...here].join(' ');
        return { letter, classes, name: spelled(nameOf(name, letter, here)) };
      });
      for (const [index, { letter, classes, name }] of now.entries()) {
        const [cell, piece, before] = [cells[index], pieces[index], drawn.current[index]];
        if (!cell || !piece) continue;
        if (before?.classes !== classes) cell.className = classes;
        if (before?.name !== name) cell.ariaLabel = name;
        if (before?.letter === letter) continue;
        piece.textContent = signOf(letter);
        piece.className = pieceClass(letter);
      }
      drawn.current = now;
      slides.show(letters.value, isFlipped.value, stays ?? (() => false));
    });
  }, [letters, marks, isFlipped, nameOf, stays]);
  const [ranks, files] = isFlipped.value ? [RANKS.toReversed(), FILES.toReversed()] : [RANKS, FILES];
  return (
    <div class="board" role="grid" aria-label={label} aria-describedby={describedBy} ref={root}>
      {ranks.map((rank) => (
        <div key={rank} class="rank" role="row">
          {files.map((file) => (
            <div key={file} class="square" role="gridcell" tabIndex={-1} data-square={squareIndex(file + rank)}>
              <span class="piece" />
            </div>
          ))}
        </div>
      ))}
      {children}
    </div>
  );
}
