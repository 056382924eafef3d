// @ts-check
// The tree that a search walked, as far as it is known: what lies below a node is asked for when somebody goes there.
// All scores and windows are from White's side; negamax writes them from the side that is to move.

import { written } from '../words.js';

/**
 * A node as the module tells it.
 * @typedef {object} Told
 * @property {number | null} parent
 * @property {string} san in a node, as the reader writes it
 * @property {string} uci
 * @property {number} depth how many half-moves deeper the search goes from here
 * @property {number | null} alpha what White has for certain elsewhere
 * @property {number | null} beta what Black has for certain elsewhere
 * @property {number | null} score
 * @property {'over' | 'leaf' | 'searched' | 'cut' | 'skipped'} fate
 * @property {number | null} cut_by
 * @property {number} visited how many positions were looked at below it
 * @property {number} plain how many plain minimax looks at
 */

/** @typedef {'minimax' | 'negamax' | 'alphabeta'} Method */

/**
 * @typedef {Told & { up: Node | undefined, turn: 'w' | 'b', method: Method, place: number, children: Node[] | undefined,
 *   isOpen: boolean, cutter: Node | undefined, ties: number }} Node `turn` is who is to move there, `place` its number among
 *   its siblings, `ties` how many moves of a root come to its score
 */

/** @param {'w' | 'b'} turn */
const other = (turn) => (turn === 'w' ? 'b' : 'w');

/** @type {(told: Told, up: Node | undefined, turn: 'w' | 'b', method: Method, place: number) => Node} */
const nodeOf = (told, up, turn, method, place) => ({
  ...told, san: written(told.san), up, turn, method, place, children: undefined, isOpen: false, cutter: undefined, ties: 0,
});

/**
 * A tree of a root and its moves.
 * @param {{ nodes: Told[], ties: number }} trace
 * @param {'w' | 'b'} turn who is to move at the root
 * @param {Method} method
 */
export function plant({ nodes, ties }, turn, method) {
  const root = { ...nodeOf(/** @type {Told} */ (nodes[0]), undefined, turn, method, 0), ties };
  graft(root, nodes);
  return root;
}

/** Puts its moves below a node. @param {Node} node @param {Told[]} nodes the node itself, then its moves */
export function graft(node, nodes) {
  node.children = nodes.slice(1).map((told, place) => nodeOf(told, node, other(node.turn), node.method, place));
  const cutBy = nodes[0]?.cut_by;
  if (typeof cutBy === 'number') node.cutter = node.children[cutBy - 1];
}

/** Whether there are moves below it that were looked at. @param {Node} node */
export const isInner = ({ fate }) => fate === 'searched' || fate === 'cut';

/** From the root to a node, both included. @param {Node} node @returns {Node[]} */
export const pathTo = (node) => (node.up ? [...pathTo(node.up), node] : [node]);

/** The UCI moves from the root to a node. @param {Node} node */
export const movesTo = (node) => pathTo(node).slice(1).map(({ uci }) => uci);

/** The move that gives a node its score, once its moves are known: the first of that score. @param {Node} node */
export const best = (node) => node.children?.find(({ score }) => score !== null && score === node.score);

/** The score as the method writes it: White's, or with negamax that of the side to move. @param {Node} node @param {'w' | 'b'} [turn] that side */
export function shownScore({ score, method, turn: own }, turn = own) {
  return method === 'negamax' && turn === 'b' ? -(score ?? 0) || 0 : (score ?? 0);
}

/** How many moves below it were not looked at. @param {Node} node */
export const skipped = (node) => node.children?.filter(({ fate }) => fate === 'skipped').length ?? 0;

/**
 * Whether the score is what minimax finds, or what it is at least or at most.
 * @param {Node} node
 * @returns {'exact' | 'least' | 'most'}
 */
export function certainty({ fate, score, alpha, beta }) {
  if (score === null || fate === 'leaf' || fate === 'over') return 'exact';
  if (beta !== null && score >= beta) return 'least';
  return alpha !== null && score <= alpha ? 'most' : 'exact';
}

/** How manieth a node is of those that were looked at, from 0; −1 for one that was not. @param {Node} node @returns {number} */
export function stepOf(node) {
  if (node.fate === 'skipped') return -1;
  if (!node.up) return 0;
  const before = (node.up.children ?? []).slice(0, node.place);
  return before.reduce((sum, sibling) => sum + 1 + sibling.visited, stepOf(node.up) + 1);
}

/** Where to look for the step of a number: the node itself, or the child below which it lies. @param {Node} node @param {number} step within the node, from 0 */
export function towards(node, step) {
  let rest = step - 1;
  for (const child of node.children ?? []) {
    if (child.fate === 'skipped') continue;
    if (rest <= child.visited) return { child, rest };
    rest -= child.visited + 1;
  }
  return undefined;
}

/** The rows of an outline: each open node with what lies below it. @param {Node} node @returns {Node[]} */
export const rows = (node) => [node, ...(node.isOpen ? (node.children ?? []).flatMap(rows) : [])];
