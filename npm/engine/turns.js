// @ts-check
/** How a worker computes in turns, between two of which it hears what it is given. */

const SHORTEST_MS = 40
const LONGEST_MS = 250

/**
 * A turn is a quarter of the time so far, within bounds: the engine begins its depth anew in each, which short turns
 * would make dear.
 * @param {number} elapsed milliseconds
 * @param {number} [longest]
 */
export const turnLength = (elapsed, longest = LONGEST_MS) => Math.min(longest, Math.max(SHORTEST_MS, elapsed / 4))
