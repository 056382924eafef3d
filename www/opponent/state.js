// @ts-check
// A duel: what is agreed about a game with the computer and how far its clocks have come, as this browser keeps it.
import { keepDuel, readDuel } from '../keep.js';

/** @typedef {import('./clock.js').Left} Left */
/** @typedef {{ base: number, increment: number }} Allowance milliseconds to begin with and for each move */

/**
 * A level, 1 to 10, for each side; 0 is a person.
 * @typedef {object} Duel
 * @property {number} w
 * @property {number} b
 * @property {number} seed what the levels overlook follows from it
 * @property {boolean} isOver whether the players have ended it
 * @property {boolean} isPaused
 * @property {number} from how many steps the script had when it began
 * @property {Help} help
 * @property {{ w: Allowance, b: Allowance } | undefined} time
 * @property {Left[]} stamps what the clocks showed after each of its moves, and before the first
 * @property {Left | undefined} left what they showed when this was kept
 */

/** @typedef {'free' | 'locked' | 'unlocked'} Help whether hints and taking back are forbidden, or were and are no more */

export const TOP_LEVEL = 10;
/** The longest that a clock may begin with, or add. */
const MOST_MS = 24 * 3600_000;

/** @param {unknown} value @returns {Record<string, unknown>} */
const fields = (value) => (typeof value === 'object' && value !== null ? /** @type {Record<string, unknown>} */ (value) : {});

/** @param {unknown} value */
const isTime = (value) => typeof value === 'number' && value >= 0 && value <= MOST_MS;

/** @param {unknown} kept @returns {Left | undefined} */
function readLeft(kept) {
  const { w, b } = fields(kept);
  return isTime(w) && isTime(b) ? { w: Number(w), b: Number(b) } : undefined;
}

/** @param {unknown} kept @returns {Duel['time']} */
function readTime(kept) {
  const { w, b } = fields(kept);
  const [white, black] = [w, b].map((side) => {
    const { base, increment } = fields(side);
    return isTime(base) && isTime(increment) ? { base: Number(base), increment: Number(increment) } : undefined;
  });
  return white && black && { w: white, b: black };
}

/** The duel that was kept, if there was one that can be read. @returns {Duel | undefined} */
export function restore() {
  const { w, b, seed, isOver, isPaused, from, help, time, stamps, left } = fields(readDuel());
  const isLevel = (/** @type {unknown} */ level) => Number.isInteger(level) && Number(level) >= 0 && Number(level) <= TOP_LEVEL;
  if (!isLevel(w) || !isLevel(b) || !(w || b)) return undefined;
  const known = readTime(time);
  const times = Array.isArray(stamps) ? stamps.map(readLeft) : [];
  return {
    w: Number(w),
    b: Number(b),
    seed: Number(seed) >>> 0,
    isOver: isOver === true,
    isPaused: isPaused === true,
    from: Number.isInteger(from) ? Math.max(0, Number(from)) : 0,
    help: help === 'locked' || help === 'unlocked' ? help : 'free',
    time: known,
    stamps: known && times.every((stamp) => stamp !== undefined) ? times : [],
    left: known && readLeft(left),
  };
}

/** Whether the evaluation is to be shown beside the board; nothing, if nobody has said. */
export function restoreMeter() {
  const { meter } = fields(readDuel());
  return typeof meter === 'boolean' ? meter : undefined;
}

/** @param {Duel | undefined} duel @param {boolean | undefined} meter */
export const store = (duel, meter) => keepDuel(duel || meter ? { ...duel, meter } : null);
