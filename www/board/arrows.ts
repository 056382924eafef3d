// The geometry of arrows and circles over the squares.

import type { Paint } from '../document/store';

/** What a person has drawn, in its colour; a hint; a move that is to be made next; the best of the engine's lines, the second, and another one. */
export type ArrowKind = Paint | 'hint' | 'premove' | 'best' | 'second' | 'line';

/** An arrow, or a circle where it ends where it starts. */
export interface Arrow {
  readonly from: number;
  readonly to: number;
  readonly kind: ArrowKind;
  /** What stands on it: its number in a list. */
  readonly label?: string;
}

type Point = readonly [x: number, y: number];

/** Where an arrow begins, how long its head is, and what is left before the middle of the last square. */
const [START, HEAD, BEFORE] = [0.28, 0.36, 0.06];
/** Half the width of a shaft and of a head. */
const WIDTHS: Partial<Record<ArrowKind, Point>> = {
  hint: [0.11, 0.28],
  best: [0.13, 0.3],
  second: [0.085, 0.24],
  line: [0.05, 0.17],
};
const USUAL_WIDTH: Point = [0.085, 0.24];
const [OUTER, INNER] = [0.46, 0.36];
/** So far from the middle of a square, to the right and down, stands a number. */
const CORNER = 0.31;

function middle(square: number, isFlipped: boolean): Point {
  const [x, y] = [(square & 7) + 0.5, 7.5 - (square >> 3)];
  return isFlipped ? [8 - x, 8 - y] : [x, y];
}

/** Turns places along an arrow and across it to places on the board. */
function along({ from, to }: Arrow, isFlipped: boolean) {
  const [[x, y], [endX, endY]] = [middle(from, isFlipped), middle(to, isFlipped)];
  const length = Math.hypot(endX - x, endY - y);
  const [dx, dy] = length === 0 ? [0, 0] : [(endX - x) / length, (endY - y) / length];
  const at = (far: number, aside: number): Point => [
    short(x + far * dx - aside * dy),
    short(y + far * dy + aside * dx),
  ];
  return { at, length };
}

/** From the middle of its first square to that of its last. */
export const lengthOf = (arrow: Arrow): number => along(arrow, false).length;

const short = (value: number): number => Math.round(value * 1000) / 1000;
const line = (points: readonly Point[]): string => `M${points.map((point) => point.join(' ')).join('L')}`;
const ring = ([x, y]: Point, r: number): string =>
  `M${short(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Its outline, to be filled by the rule of even and odd. */
export function outlineOf(arrow: Arrow, isFlipped: boolean): string {
  const { at, length } = along(arrow, isFlipped);
  if (length === 0) return ring(at(0, 0), OUTER) + ring(at(0, 0), INNER);
  const [half, head] = WIDTHS[arrow.kind] ?? USUAL_WIDTH;
  const neck = length - HEAD;
  const points = [at(START, -half), at(neck, -half), at(neck, -head), at(length - BEFORE, 0)];
  return `${line([...points, at(neck, head), at(neck, half), at(START, half)])}Z`;
}

/** The line through its middle, which is drawn in a way of its own for each colour. */
export function threadOf(arrow: Arrow, isFlipped: boolean): string {
  const { at, length } = along(arrow, isFlipped);
  return length === 0 ? ring(at(0, 0), (OUTER + INNER) / 2) : line([at(START + 0.08, 0), at(length - HEAD + 0.1, 0)]);
}

/** Where a number stands on a square. */
export function cornerOf(square: number, isFlipped: boolean): Point {
  const [x, y] = middle(square, isFlipped);
  return [x + CORNER, y + CORNER];
}

/** Where its label stands. */
export function labelOf(arrow: Arrow, isFlipped: boolean): Point {
  const { at, length } = along(arrow, isFlipped);
  return length === 0 ? at(0, 0) : at((START + length - HEAD) / 2, 0);
}
