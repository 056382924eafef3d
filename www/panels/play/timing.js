// @ts-check
// How the clock follows a game: whose time runs, what a move adds, what taking back gives again, and when an answer comes.
import * as clock from './clock.js';

/** @typedef {import('../../document/document.js').View} View */
/** @typedef {import('./state.js').Game} Game */
/** @typedef {import('./clock.js').Color} Color */

/** How many moves of the game the script has. @param {View} view @param {Game} game */
export const movesMade = (view, game) => view.line.slice(game.from).filter(({ kind }) => kind === 'legal').length;

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

/** An answer at once would startle: against a person it takes a human moment, unless time is low. */
const [SHORTEST_MOMENT_MS, LONGEST_MOMENT_MS] = [400, 900];

/** How long an answer to a person takes at least. @param {View} view @param {Game | undefined} game */
export function momentFor(view, game) {
  const turn = turnAtEnd(view);
  const hurries = game?.time && isLow(clock.of(turn), game.time[turn]);
  if (hurries || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return SHORTEST_MOMENT_MS + Math.random() * (LONGEST_MOMENT_MS - SHORTEST_MOMENT_MS);
}

/** What the clocks show before the first move. @param {NonNullable<Game['time']>} time */
export const full = ({ w, b }) => ({ w: w.base, b: b.base });

/**
 * Whose time runs. The first move starts the clocks; who looks back lets the own time go on, and the computer wait.
 * @param {View} view
 * @param {Game} game
 * @param {boolean} isEnded whether the last move ended the game
 * @returns {Color | undefined}
 */
export function running(view, game, isEnded) {
  if (!game.time || game.isOver || game.isPaused || isEnded || view.reasons.length > 0) return undefined;
  if (movesMade(view, game) === 0) return undefined;
  const turn = turnAtEnd(view);
  return view.ply < view.length && game[turn] ? undefined : turn;
}

/**
 * Notes what the clocks show after a move that has just been made, its increment added.
 * @param {View} view
 * @param {Game} game
 * @returns {Partial<Game>}
 */
export function stamp(view, game) {
  const made = movesMade(view, game);
  const turn = view.line[view.length - 1]?.turn;
  if (!game.time || made === 0 || (turn !== 'w' && turn !== 'b')) return {};
  const stamps = game.stamps.slice(0, made);
  // Another move instead of an earlier one: the time is again as it was there.
  const left = { ...((game.stamps.length > made && stamps[made - 1]) || clock.read()) };
  if (made > 1) left[turn] += game.time[turn].increment;
  clock.set(left);
  stamps[made] = left;
  return { left, stamps: Array.from(stamps, (known) => known ?? left) };
}

/**
 * Sets the clocks as they were when the position came up that is reached by taking back.
 * @param {View} view
 * @param {Game} game
 * @returns {Partial<Game>}
 */
export function giveBack(view, game) {
  if (!game.time) return {};
  const made = movesMade(view, game);
  const left = game.stamps[made] ?? clock.read();
  clock.set(left);
  return { left, stamps: game.stamps.slice(0, made + 1) };
}
