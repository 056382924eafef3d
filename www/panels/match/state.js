// @ts-check
// What a match is, and how it is kept: its plan and the games that are over. A game depends on the plan and its number
// alone, so what was under way is played anew and comes out the same.
import { keepMatch, readMatch, runsMatch } from '../../document/storage.js';

/**
 * What is to be played.
 * @typedef {{ first: string, second: string, games: number, opening: string, swap: boolean, seed: number,
 *   nodes: number }} Plan
 */
/**
 * A game that is over.
 * @typedef {{ number: number, start: string, moves: string, first: string, result: string, end: string }} Played
 */
/** @typedef {{ plan: Plan, played: Played[], pace: string }} Match */

export const MOST_GAMES = 1000;
export const MOST_NODES = 10_000_000;
const MOST_SEED = 2 ** 32 - 1;

/** @param {string} name @param {number} most */
const upTo = (name, most) => Array.from({ length: most }, (_, at) => `${name}:${at + 1}`);
export const PLAYERS = ['random', ...upTo('minimax', 3), ...upTo('alphabeta', 4), ...upTo('level', 10), 'engine'];
export const PACES = /** @type {const} */ (['fast', 'quick', 'watch', 'slow']);
export const OPENINGS = /** @type {const} */ (['standard', 'chess960', 'book']);

/** @type {Plan} */
export const USUAL = { first: 'alphabeta:2', second: 'minimax:1', games: 20, opening: 'standard', swap: true, seed: 1, nodes: 10_000 };

/** A whole number within bounds. @param {unknown} value @param {number} least @param {number} most @param {number} other */
export function whole(value, least, most, other) {
  const number = Math.round(Number(value));
  return Number.isFinite(number) ? Math.min(most, Math.max(least, number)) : other;
}

/** A plan from whatever is taken for one. @param {any} some @returns {Plan} */
export function readPlan(some) {
  const oneOf = (/** @type {readonly string[]} */ all, /** @type {unknown} */ value, /** @type {string} */ other) =>
    all.find((one) => one === value) ?? other;
  return {
    first: oneOf(PLAYERS, some?.first, USUAL.first),
    second: oneOf(PLAYERS, some?.second, USUAL.second),
    games: whole(some?.games, 1, MOST_GAMES, USUAL.games),
    opening: oneOf(OPENINGS, some?.opening, USUAL.opening),
    swap: Boolean(some?.swap ?? USUAL.swap),
    seed: whole(some?.seed, 0, MOST_SEED, USUAL.seed),
    nodes: whole(some?.nodes, 1, MOST_NODES, USUAL.nodes),
  };
}

/** The match that was kept, if there is one, and whether it was running. @returns {Promise<Match & { isRunning: boolean } | undefined>} */
export async function restore() {
  // What is wrong with the database is said where it is written.
  const kept = /** @type {any} */ (await readMatch().catch(() => undefined));
  if (!kept?.plan || !Array.isArray(kept.played)) return undefined;
  const plan = readPlan(kept.plan);
  /** @type {Map<number, Played>} */
  const played = new Map();
  for (const game of kept.played) {
    const isText = [game?.start, game?.moves, game?.first, game?.result, game?.end].every((part) => typeof part === 'string');
    if (isText && Number.isInteger(game.number) && game.number >= 0 && game.number < plan.games) played.set(game.number, game);
  }
  const inOrder = [...played.values()].sort((one, other) => one.number - other.number);
  return { plan, played: inOrder, pace: PACES.find((name) => name === kept.pace) ?? 'fast', isRunning: runsMatch() };
}

/** @param {Match} match @param {boolean} isRunning */
export const keep = ({ plan, played, pace }, isRunning) => keepMatch({ plan, played, pace }, isRunning);
