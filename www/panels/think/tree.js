// @ts-check
// The tree that a search walked, as far as it is known: what lies below a node is asked for when somebody goes there.
// All scores and windows are from White's side; negamax writes them from the side that is to move.

import { written } from '../../i18n/words.js';

/** @typedef {import('../../labs/labs.js').TraceNode} Told */
/** @typedef {'minimax' | 'negamax' | 'alphabeta'} Method */

/**
 * @typedef {Told & { up: Node | undefined, turn: 'w' | 'b', method: Method, place: number, children: Node[] | undefined,
 *   isOpen: boolean, cutter: Node | undefined, ties: number } & Facts} Node `turn` is who is to move there, `place` its
 *   number among its siblings, `ties` how many moves of a root come to its score
 */

/**
 * What follows from the rest.
 * @typedef {object} Facts
 * @property {boolean} isInner whether there are moves below it that were looked at
 * @property {Node | undefined} best the move that gives it its score, once its moves are known: the first of that score
 * @property {number} skipped how many moves below it were not looked at
 * @property {'exact' | 'least' | 'most'} certainty whether the score is what minimax finds, or what it is at least or at most
 * @property {(turn?: 'w' | 'b') => number} shown the score as the method writes it: White's, or with negamax that of `turn`,
 *   which is the side to move if it is left out
 */

/** @param {'w' | 'b'} turn */
const other = (turn) => (turn === 'w' ? 'b' : 'w');

/** @type {(told: Told, up: Node | undefined, turn: 'w' | 'b', method: Method, place: number, ties?: number) => Node} */
const nodeOf = (told, up, turn, method, place, ties = 0) => ({
  ...told, san: written(told.san), up, turn, method, place, children: undefined, isOpen: false, cutter: undefined, ties,
  get isInner() {
    return this.outcome === 'searched' || this.outcome === 'cut';
  },
  get best() {
    return this.children?.find(({ score }) => score !== null && score === this.score);
  },
  get skipped() {
    return this.children?.filter(({ outcome }) => outcome === 'skipped').length ?? 0;
  },
  get certainty() {
    const { outcome, score, alpha, beta } = this;
    if (score === null || outcome === 'leaf' || outcome === 'over') return 'exact';
    if (beta !== null && score >= beta) return 'least';
    return alpha !== null && score <= alpha ? 'most' : 'exact';
  },
  shown(side = turn) {
    return method === 'negamax' && side === 'b' ? -(this.score ?? 0) || 0 : (this.score ?? 0);
  },
});

/**
 * A tree of a root and its moves.
 * @param {import('../../labs/labs.js').Trace} trace
 * @param {'w' | 'b'} turn who is to move at the root
 * @param {Method} method
 */
export function plant({ nodes, ties }, turn, method) {
  const root = nodeOf(nodes[0], undefined, turn, method, 0, ties);
  graft(root, nodes);
  return root;
}

/** Puts its moves below a node. @param {Node} node @param {Told[]} nodes the node itself, then its moves */
export function graft(node, nodes) {
  node.children = nodes.slice(1).map((told, place) => nodeOf(told, node, other(node.turn), node.method, place));
  const cutBy = nodes[0]?.cut_by;
  if (typeof cutBy === 'number') node.cutter = node.children[cutBy - 1];
}

/** From the root to a node, both included. @param {Node} node @returns {Node[]} */
export const pathTo = (node) => (node.up ? [...pathTo(node.up), node] : [node]);

/** The UCI moves from the root to a node. @param {Node} node */
export const movesTo = (node) => pathTo(node).slice(1).map(({ uci }) => uci);

/** How manieth a node is of those that were looked at, from 0; −1 for one that was not. @param {Node} node @returns {number} */
export function stepOf(node) {
  if (node.outcome === 'skipped') return -1;
  if (!node.up) return 0;
  const before = (node.up.children ?? []).slice(0, node.place);
  return before.reduce((sum, sibling) => sum + 1 + sibling.visited, stepOf(node.up) + 1);
}

/** Where to look for the step of a number: the node itself, or the child below which it lies. @param {Node} node @param {number} step within the node, from 0 */
export function towards(node, step) {
  let rest = step - 1;
  for (const child of node.children ?? []) {
    if (child.outcome === 'skipped') continue;
    if (rest <= child.visited) return { child, rest };
    rest -= child.visited + 1;
  }
  return undefined;
}

/** The rows of an outline: each open node with what lies below it. @param {Node} node @returns {Node[]} */
export const rows = (node) => [node, ...(node.isOpen ? (node.children ?? []).flatMap(rows) : [])];
