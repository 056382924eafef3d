// @ts-check
// A game: what is agreed about a game with the computer and how far its clocks have come, as this browser keeps it.
import { keepGame, readGame } from '../../document/storage.js';

/** @typedef {import('./clock.js').Left} Left */
/** @typedef {{ base: number, increment: number }} Allowance milliseconds to begin with and for each move */

/**
 * A player for each side, as the core names it: `level:4`, `minimax:2`, `random`; an empty name is a person.
 * @typedef {object} Game
 * @property {string} w
 * @property {string} b
 * @property {number} seed what the levels overlook, and what is drawn by chance, follows from it
 * @property {boolean} isOver whether the players have ended it
 * @property {boolean} isPaused
 * @property {boolean} [isAway] whether another document has taken the place of its game
 * @property {number} from how many steps the script had when it began
 * @property {Help} help
 * @property {{ w: Allowance, b: Allowance } | undefined} time
 * @property {Left[]} stamps what the clocks showed after each of its moves, and before the first
 * @property {Left | undefined} left what they showed when this was kept
 */

/** @typedef {'free' | 'locked' | 'unlocked'} Help whether hints and taking back are forbidden, or were and are no more */

/** @typedef {'level' | 'minimax' | 'negamax' | 'alphabeta' | 'random'} Kind */

/** The kinds of players, and the highest number of each: a level, or how many moves it looks below its own. */
export const KINDS = /** @type {Record<Kind, number>} */ ({ level: 10, minimax: 3, negamax: 3, alphabeta: 4, random: 0 });

/** @param {string} name */
export function partsOf(name) {
  const [kind, number] = name.split(':');
  return { kind: /** @type {Kind} */ (kind), number: Number(number ?? 0) };
}

/** Whether what a player searches can be walked. @param {string} name */
export const hasTree = (name) => !['level', 'random'].includes(partsOf(name).kind);

/** The player of a kind and a number, as near as there is one. @param {Kind} kind @param {number} number */
export const playerOf = (kind, number) => (KINDS[kind] > 0 ? `${kind}:${Math.min(Math.max(1, number), KINDS[kind])}` : kind);

/** The same player so much stronger, or weaker; nothing, if there is none. @param {string} name @param {number} by */
export function rivalOf(name, by) {
  const { kind, number } = partsOf(name);
  const next = playerOf(kind, number + by);
  return by === 0 || next !== name ? next : undefined;
}

/** A player that was kept, which once was the number of a level. @param {unknown} kept @returns {string | undefined} */
function readPlayer(kept) {
  const name = kept === 0 ? '' : typeof kept === 'number' ? `level:${kept}` : kept;
  if (typeof name !== 'string') return undefined;
  const { kind, number } = partsOf(name);
  return name === '' || (Object.hasOwn(KINDS, kind) && name === playerOf(kind, number)) ? name : undefined;
}

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

/** @param {unknown} kept @returns {Game['time']} */
function readTime(kept) {
  const { w, b } = fields(kept);
  const [white, black] = [w, b].map((side) => {
    const { base, increment } = fields(side);
    return isTime(base) && isTime(increment) ? { base: Number(base), increment: Number(increment) } : undefined;
  });
  return white && black && { w: white, b: black };
}

/** The game that was kept, if there was one that can be read. @returns {Game | undefined} */
export function restore() {
  const { w, b, seed, isOver, isPaused, isAway, from, help, time, stamps, left } = fields(readGame());
  const [white, black] = [readPlayer(w), readPlayer(b)];
  if (white === undefined || black === undefined || !(white || black)) return undefined;
  const known = readTime(time);
  const times = Array.isArray(stamps) ? stamps.map(readLeft) : [];
  return {
    w: white,
    b: black,
    seed: Number(seed) >>> 0,
    isOver: isOver === true,
    isPaused: isPaused === true,
    isAway: isAway === true,
    from: Number.isInteger(from) ? Math.max(0, Number(from)) : 0,
    help: help === 'locked' || help === 'unlocked' ? help : 'free',
    time: known,
    stamps: known && times.every((stamp) => stamp !== undefined) ? times : [],
    left: known && readLeft(left),
  };
}

/** Whether the evaluation is to be shown beside the board; nothing, if nobody has said. */
export function restoreMeter() {
  const { meter } = fields(readGame());
  return typeof meter === 'boolean' ? meter : undefined;
}

/** @param {Game | undefined} game @param {boolean | undefined} meter */
export const store = (game, meter) => keepGame(game || meter ? { ...game, meter } : null);
