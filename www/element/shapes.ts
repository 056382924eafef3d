// Arrows and circles as programs write them: as objects, or in one text as PGN has them, `Ge2e4,Rd5`.

import type { Arrow, ArrowKind } from '../board/arrows';
import { squareIndex, squareName } from '../chess/squares';
import { type Paint, PAINTS } from '../document/store';

/** An arrow, or a circle where it has no other end. */
export interface BoardShape {
  readonly from: string;
  readonly to?: string;
  readonly color?: Paint;
  /** What stands on it. */
  readonly label?: string;
}

const LETTERS = 'GRYB';
const SHAPE = /^([GRYB]?)([a-h][1-8])([a-h][1-8])?$/i;

/** What a text names; what is none of them is left out. */
export const shapesIn = (text: string): readonly BoardShape[] =>
  text.split(/[\s,]+/).flatMap((word) => {
    const [, letter = '', from, to] = SHAPE.exec(word) ?? [];
    if (from === undefined) return [];
    const color = PAINTS[LETTERS.indexOf(letter.toUpperCase() || 'G')] ?? 'green';
    return [{ color, from: from.toLowerCase(), ...(to && { to: to.toLowerCase() }) }];
  });

/** As they are drawn; what names no square is left out. */
export const arrowsFrom = (shapes: Iterable<BoardShape>): readonly Arrow[] =>
  Array.from(shapes, ({ from, to = from, color, label }): Arrow => {
    const kind: ArrowKind = PAINTS.find((paint) => paint === color) ?? 'green';
    return { from: squareIndex(from), to: squareIndex(to), kind, ...(label !== undefined && { label }) };
  }).filter(({ from, to }) => from >= 0 && to >= 0);

export const shapesOf = (arrows: readonly Arrow[]): readonly BoardShape[] =>
  arrows.map(({ from, to, kind, label }) => ({
    from: squareName(from),
    ...(to !== from && { to: squareName(to) }),
    color: PAINTS.find((paint) => paint === kind) ?? 'green',
    ...(label !== undefined && { label }),
  }));
