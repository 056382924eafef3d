// @ts-check
// Pairs of squares on the board.
import * as overlay from '../../board/overlay.js';

/** More ways than these are not drawn. */
const WAYS = 24;
/** Nor are they told by where they start, if that is on more squares. */
const STARTS = 7;

/**
 * Shows how many pairs lead to each square, or from it, and the ways, if they are few.
 * @param {[from: number, to: number][]} pairs
 * @param {'from' | 'to'} end
 * @param {import('../../board/overlay.js').Told} told
 */
export function light(pairs, end, told) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const pair of pairs) {
    const square = pair[end === 'to' ? 1 : 0];
    counts.set(square, (counts.get(square) ?? 0) + 1);
  }
  const starts = [...new Set(pairs.map(([from]) => from))];
  overlay.show({ counts, from: starts.length > STARTS ? [] : starts, ways: pairs.length > WAYS ? [] : pairs, told });
}
