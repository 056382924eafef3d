// @ts-check
// How the clock follows a game: whose time runs, what a move adds, and what taking back gives again.
import * as clock from './clock.js';

/** @typedef {import('../document.js').View} View */
/** @typedef {import('./state.js').Match} Match */
/** @typedef {import('./clock.js').Color} Color */

/** How many moves of the match the script has. @param {View} view @param {Match} match */
export const movesMade = (view, match) => view.line.slice(match.from).filter(({ kind }) => kind === 'legal').length;

/** Who is to move after the last move, wherever the board is. @param {View} view @returns {Color} */
export function turnAtEnd(view) {
  const last = view.ply === view.length ? undefined : view.line.findLast(({ kind }) => kind === 'legal');
  const turn = last ? (last.turn === 'w' ? 'b' : 'w') : view.turn;
  return turn === 'w' ? 'w' : 'b';
}

/** What the clocks show before the first move. @param {NonNullable<Match['time']>} time */
export const full = ({ w, b }) => ({ w: w.base, b: b.base });

/**
 * Whose time runs. The first move starts the clocks; who looks back lets the own time go on, and the computer wait.
 * @param {View} view
 * @param {Match} match
 * @param {boolean} isEnded whether the last move ended the game
 * @returns {Color | undefined}
 */
export function running(view, match, isEnded) {
  if (!match.time || match.isOver || match.isPaused || isEnded || view.reasons.length > 0) return undefined;
  if (movesMade(view, match) === 0) return undefined;
  const turn = turnAtEnd(view);
  return view.ply < view.length && match[turn] > 0 ? undefined : turn;
}

/**
 * Notes what the clocks show after a move that has just been made, its increment added.
 * @param {View} view
 * @param {Match} match
 * @returns {Partial<Match>}
 */
export function stamp(view, match) {
  const made = movesMade(view, match);
  const turn = view.line[view.length - 1]?.turn;
  if (!match.time || made === 0 || (turn !== 'w' && turn !== 'b')) return {};
  const stamps = match.stamps.slice(0, made);
  // Another move instead of an earlier one: the time is again as it was there.
  const left = { ...((match.stamps.length > made && stamps[made - 1]) || clock.read()) };
  if (made > 1) left[turn] += match.time[turn].increment;
  clock.set(left);
  stamps[made] = left;
  return { left, stamps: Array.from(stamps, (known) => known ?? left) };
}

/**
 * Sets the clocks as they were when the position came up that is reached by taking back.
 * @param {View} view
 * @param {Match} match
 * @returns {Partial<Match>}
 */
export function giveBack(view, match) {
  if (!match.time) return {};
  const made = movesMade(view, match);
  const left = match.stamps[made] ?? clock.read();
  clock.set(left);
  return { left, stamps: match.stamps.slice(0, made + 1) };
}
