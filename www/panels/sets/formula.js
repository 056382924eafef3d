// @ts-check
// A formula over sets of moves as chips: steps, one after the other. What they yield, and their query, says the core.
import * as labs from '../../labs/labs.js';
import { answer } from '../../ui/module.js';
import { squareName } from '../../i18n/square.js';

/**
 * `rook`, `knight` … are the sets of the rules; `legal`, `attacks-w` … are those of the position on the board.
 * @typedef {{ op: 'union' | 'meet' | 'less' | 'then', set: string }} Join
 * @typedef {{ op: 'from' | 'to', squares: number[] }} Cut
 * @typedef {{ op: 'inverse' | 'complement' | 'paths' }} Turn
 * @typedef {Join | Cut | Turn} Step the first is a union, with nothing
 */

/** The sets that depend on the position on the board. */
const OF_POSITION = ['here', 'legal', 'blocked', 'moves-w', 'moves-b', 'attacks-w', 'attacks-b'];
/** How `gridmate sets` writes what joins two sets. */
const WORDS = { union: 'or', meet: 'and', less: 'without', then: 'then' };

/** Whether a set depends on the position. @param {string} set */
export const isOfPosition = (set) => OF_POSITION.includes(set);

/** The steps of a formula as it is written. @param {string} formula @returns {Step[]} */
export const read = (formula) => JSON.parse(answer(labs, () => labs.formulaSteps(formula)));

/** @param {Step} step @param {number} index */
function written(step, index) {
  if ('squares' in step) return `${step.op} ${step.squares.map(squareName).join(' ')}`;
  if (!('set' in step)) return step.op;
  return index === 0 ? step.set : `${WORDS[step.op]} ${step.set}`;
}

/** The formula as `gridmate sets` reads it. @param {Step[]} steps */
export const write = (steps) => steps.map(written).join(' ');

/**
 * What a formula yields: its pairs, from and to, and how many there are.
 * @param {Step[]} steps
 * @param {string} fen the position
 * @returns {{ count: number, pairs: [from: number, to: number][] }}
 */
export function pairs(steps, fen) {
  if (steps.length === 0) return { count: 0, pairs: [] };
  return answer(labs, () => {
    const result = labs.Relation.formula(write(steps), fen);
    const [count, squares] = [result.count, result.pairs()];
    result.free();
    return { count, pairs: Array.from({ length: count }, (_, at) => [squares[2 * at] ?? 0, squares[2 * at + 1] ?? 0]) };
  });
}

/** The query that yields the same pairs. @param {Step[]} steps */
export const sql = (steps) => (steps.length === 0 ? '' : answer(labs, () => labs.relationSql(write(steps))));
