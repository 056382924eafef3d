// @ts-check
// The document: its state, the commands that change it, and the questions that only some parts of the page ask.
import { ask } from './ask.js';
import { content, current, keep as keepDocument } from './state.js';
import { rules } from '../i18n/words.js';

export { onFault, onLoss } from './ask.js';
export * from './commands.js';
export * from './replace.js';
export { begin, current, onChange, usualStart } from './state.js';

/** @typedef {import('./ask.js').Problem} Problem */
/** @typedef {import('./store.js').Facts} Facts */
/** @typedef {import('./state.js').Entry} Entry */
/** @typedef {import('./state.js').Kept} Kept */
/** @typedef {import('./state.js').Step} Step */
/** @typedef {import('./state.js').View} View */

/** What brings the document back. */
export const keep = () => keepDocument();

/** Whether the game is Chess960. */
export const isShuffled = () => current().isChess960;

/**
 * Where the piece on a square may go, and where it takes something.
 * @param {number} square
 */
export function aims(square) {
  const aims = Array.from(ask(() => content().aims(content().ply, square)));
  return { targets: aims.map((aim) => aim & 63), captures: aims.filter((aim) => aim >= 64).map((aim) => aim & 63) };
}

/**
 * What a pawn may become that moves from one square to another, as letters; none for other moves. Throws a
 * {@link Problem} that says why there is no such move.
 * @param {number} from
 * @param {number} to
 */
export const promotions = (from, to) => ask(() => content().promotions(content().ply, from, to));

/** The steps of all lines beside the one that is shown, each line before those that leave it. */
export const variations = () => ask(() => content().variations());

/**
 * Asks the document what only one panel wants to know; the question changes nothing.
 * @template T
 * @param {(content: import('../pkg/gridmate.js').Document) => T} question
 */
export const read = (question) => ask(() => question(content()));

/** The game up to a step, else up to here, as an engine is told it: a FEN, and UCI moves. @param {number} [ply] */
export function told(ply = content().ply) {
  const [start = '', moves = ''] = (ask(() => content().uciGame(ply)) ?? '').split('\n');
  return { start, moves };
}

/**
 * The sentence of an error that the module threw on purpose; anything else is a fault of ours and goes on.
 * @param {unknown} error
 * @returns {string}
 */
export function sentence(error) {
  if (error instanceof Error && 'code' in error) return rules(/** @type {import('./ask.js').Problem} */ (error));
  throw error;
}
