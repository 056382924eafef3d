// @ts-check
// How the clock follows a game: whose time runs, what a move adds, and what taking back gives again.
import * as clock from './clock.js';

/** @typedef {import('../document.js').View} View */
/** @typedef {import('./state.js').Duel} Duel */
/** @typedef {import('./clock.js').Color} Color */

/** How many moves of the duel the script has. @param {View} view @param {Duel} duel */
export const movesMade = (view, duel) => view.line.slice(duel.from).filter(({ kind }) => kind === 'legal').length;

/** Time is low below this share of what there was, within these bounds. */
const LOW_SHARE = 1 / 8;
const [LEAST_LOW_MS, MOST_LOW_MS] = [10_000, 60_000];

/** @param {number} left @param {import('./state.js').Allowance} allowance */
export const isLow = (left, { base }) => left < Math.min(Math.max(base * LOW_SHARE, LEAST_LOW_MS), MOST_LOW_MS);

/** Who is to move after the last move, wherever the board is. @param {View} view @returns {Color} */
export function turnAtEnd(view) {
  const last = view.ply === view.length ? undefined : view.line.findLast(({ kind }) => kind === 'legal');
  const turn = last ? (last.turn === 'w' ? 'b' : 'w') : view.turn;
  return turn === 'w' ? 'w' : 'b';
}

/** What the clocks show before the first move. @param {NonNullable<Duel['time']>} time */
export const full = ({ w, b }) => ({ w: w.base, b: b.base });

/**
 * Whose time runs. The first move starts the clocks; who looks back lets the own time go on, and the computer wait.
 * @param {View} view
 * @param {Duel} duel
 * @param {boolean} isEnded whether the last move ended the game
 * @returns {Color | undefined}
 */
export function running(view, duel, isEnded) {
  if (!duel.time || duel.isOver || duel.isPaused || isEnded || view.reasons.length > 0) return undefined;
  if (movesMade(view, duel) === 0) return undefined;
  const turn = turnAtEnd(view);
  return view.ply < view.length && duel[turn] ? undefined : turn;
}

/**
 * Notes what the clocks show after a move that has just been made, its increment added.
 * @param {View} view
 * @param {Duel} duel
 * @returns {Partial<Duel>}
 */
export function stamp(view, duel) {
  const made = movesMade(view, duel);
  const turn = view.line[view.length - 1]?.turn;
  if (!duel.time || made === 0 || (turn !== 'w' && turn !== 'b')) return {};
  const stamps = duel.stamps.slice(0, made);
  // Another move instead of an earlier one: the time is again as it was there.
  const left = { ...((duel.stamps.length > made && stamps[made - 1]) || clock.read()) };
  if (made > 1) left[turn] += duel.time[turn].increment;
  clock.set(left);
  stamps[made] = left;
  return { left, stamps: Array.from(stamps, (known) => known ?? left) };
}

/**
 * Sets the clocks as they were when the position came up that is reached by taking back.
 * @param {View} view
 * @param {Duel} duel
 * @returns {Partial<Duel>}
 */
export function giveBack(view, duel) {
  if (!duel.time) return {};
  const made = movesMade(view, duel);
  const left = duel.stamps[made] ?? clock.read();
  clock.set(left);
  return { left, stamps: duel.stamps.slice(0, made + 1) };
}
