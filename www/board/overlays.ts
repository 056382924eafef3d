// What lies over the squares of a board: arrows and numbers, names, where king and rook would land.

import { squareIndex, squareName, SQUARES } from '../chess/squares';
import { shapeOf } from '../ui/elements';
import { type Arrow, cornerOf, labelOf, lengthOf, outlineOf, threadOf } from './arrows';
import type { Tally } from './marks';
import { isWhite, signOf } from './pieces';
import type { BoardState } from './state';

type CellOf = (square: number) => HTMLElement | undefined;

/** Shows it on a board as long as it holds; answers how to take it away, if there is anything. */
export function showLandings(cellOf: CellOf, { session, input }: BoardState): (() => void) | undefined {
  const [castles, held] = [input.castling.value, input.picked.value];
  if (!castles || !held) return undefined;
  const rook = session.store.position.value.board[squareIndex(castles.rookFrom)] ?? '';
  const shown = [show(cellOf, castles.king, held.piece), show(cellOf, castles.rookTo, rook)];
  return () => {
    for (const cell of shown) delete cell?.dataset['landing'];
  };
}

function show(cellOf: CellOf, square: string, letter: string): HTMLElement | undefined {
  const cell = cellOf(squareIndex(square));
  if (!cell) return undefined;
  cell.dataset['landing'] = signOf(letter);
  cell.dataset['side'] = isWhite(letter) ? 'white' : 'black';
  return cell;
}

/** The names of all squares, in the order in which they are seen. */
export const squareNames = (isFlipped: boolean): readonly string[] =>
  Array.from(SQUARES, (_, at) => squareName(isFlipped ? (at & 56) + 7 - (at & 7) : 56 - (at & 56) + (at & 7)));

/** Arrows, the longer ones below, and above all of them their numbers. */
export function drawArrows(
  arrows: readonly Arrow[],
  tallies: readonly Tally[],
  isFlipped: boolean,
): readonly SVGElement[] {
  const drawn = arrows.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  const labels = [
    ...drawn.map((arrow) => ({ kind: arrow.kind, text: arrow.label, at: labelOf(arrow, isFlipped) })),
    ...tallies.map(({ square, text }) => ({ kind: 'tally', text, at: cornerOf(square, isFlipped) })),
  ];
  return [
    ...drawn.map((arrow) =>
      shapeOf('g', { class: arrow.kind }, [
        shapeOf('path', { class: 'body', d: outlineOf(arrow, isFlipped) }),
        shapeOf('path', { class: 'thread', d: threadOf(arrow, isFlipped) }),
      ]),
    ),
    ...labels.flatMap(({ kind, text, at: [x, y] }) =>
      text
        ? shapeOf('g', { class: kind }, [
            shapeOf('circle', { cx: x, cy: y, r: 0.17 }),
            shapeOf('text', { x, y }, [text]),
          ])
        : [],
    ),
  ];
}
