// @ts-check
// The outline of an arrow or a circle on a board whose squares are 1 wide, as White sees it from the top left.

import { squareAt } from '../i18n/square.js';

/** Its colour, as PGN has it: green, red, blue, yellow. @typedef {'G' | 'R' | 'B' | 'Y'} Paint */
/** @typedef {{ from: number, to: number, paint: Paint }} Shape an arrow, or a circle if it ends where it starts */

/** A shape as PGN writes it: `Ge4`, or `Re2e4` for an arrow. @param {string} text @returns {Shape} */
export const readShape = (text) => ({ from: squareAt(text.slice(1)), to: squareAt(text.slice(-2)), paint: /** @type {Paint} */ (text[0]) });

/** In squares: where an arrow begins, half its width, half its head, how long that is, and what is left before the middle. */
const ARROW = { start: 0.28, half: 0.085, head: 0.24, long: 0.36, before: 0.06 };
const CIRCLE = { outer: 0.46, inner: 0.385 };

/** The middle of a square. @param {number} square @returns {[x: number, y: number]} */
const middle = (square) => [(square & 7) + 0.5, 7.5 - (square >> 3)];

/** @param {number} value */
const short = (value) => String(Math.round(value * 1000) / 1000);

/** @param {number} x @param {number} y @param {number} r */
const ring = (x, y, r) => `M${short(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** The path of a shape, to be filled by the rule of even and odd. @param {Pick<Shape, 'from' | 'to'>} shape */
export function shapePath({ from, to }) {
  const [[x, y], [endX, endY]] = [middle(from), middle(to)];
  if (from === to) return ring(x, y, CIRCLE.outer) + ring(x, y, CIRCLE.inner);
  const far = Math.hypot(endX - x, endY - y);
  const { start, half, head, long, before } = ARROW;
  const neck = far - long;
  const outline = [[start, -half], [neck, -half], [neck, -head], [far - before, 0], [neck, head], [neck, half], [start, half]];
  // Along the arrow and across it, turned to where it points.
  const [dx, dy] = [(endX - x) / far, (endY - y) / far];
  return `M${outline.map(([along = 0, across = 0]) => `${short(x + along * dx - across * dy)} ${short(y + along * dy + across * dx)}`).join('L')}Z`;
}
