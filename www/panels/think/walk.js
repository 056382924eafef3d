// @ts-check
// The tree that is shown: which node is chosen, which are open, and the way from one to another. What lies below a node is
// asked for when somebody goes there.
import { say } from '../../ui/speech.js';
import { unanswered } from '../../engine/worker-client.js';
import { searcher } from './client.js';
import { graft, movesTo, pathTo, plant, stepOf, towards } from './tree.js';

/** @typedef {import('./tree.js').Node} Node */
/** @typedef {import('./panel.js').Asked} Asked */
/** @typedef {typeof import('../../i18n/en/think.js').think} Words */
/** @typedef {{ method: import('./tree.js').Method, depth: number, isWhole: boolean }} How `isWhole`: every node is opened */

/** A tree of more nodes is not opened as a whole. */
const WHOLE = 200;

/**
 * @param {Words} words
 * @param {(isFollowed?: boolean) => void} render draws the tree; `isFollowed` says whether the board shows the chosen node
 * @param {() => number} dismissals how often a person has sent the chosen node's position from the board
 */
export function walker(words, render, dismissals) {
  /** @type {Asked | undefined} */
  let asked;
  /** @type {Node | undefined} none while a search is under way: the tree before it belongs to another question */
  let root;
  /** @type {Node | undefined} */
  let selected;
  /** The moves to the node that is shown as soon as the tree is there. @type {string[]} */
  let wanted = [];
  /** The number of the last search: an answer to an earlier one is not shown. */
  let search = 0;
  /** The step that is being gone to. @type {number | undefined} */
  let pending;
  /** @type {Set<Node>} what is open only because a node below it is chosen */
  const ajar = new Set();

  /** Drops the tree. */
  function leave() {
    asked = root = selected = pending = undefined;
    search += 1;
  }

  /**
   * Searches anew, and goes to the node that some moves lead to; answers whether no other search has taken its place.
   * @param {Asked} question
   * @param {string[]} way
   * @param {How} how
   * @param {(isOver: boolean) => void} onFound called before the tree is drawn, or where the game is over
   */
  async function find(question, way, { method, depth, isWhole }, onFound) {
    leave();
    const mine = search;
    asked = question;
    wanted = way;
    if (searcher.isBusy) searcher.end();
    const { start, moves, turn } = question;
    try {
      const told = await searcher.request('trace', { start, moves, method, depth });
      if (mine !== search) return false;
      const isOver = told.nodes[0].outcome === 'over';
      onFound(isOver);
      if (isOver) return false;
      root = plant(told, turn, method);
      ajar.clear();
      root.isOpen = true;
      if (isWhole && root.plain <= WHOLE) await openAll(root);
      await walk(root, way);
    } catch (error) {
      if (mine === search) throw error;
    }
    return mine === search;
  }

  /** Chooses the node that some moves lead to, as far as there are such moves. @param {Node} from @param {string[]} way */
  async function walk(from, way) {
    const mine = search;
    let node = from;
    for (const uci of way) {
      await grow(node);
      const next = node.children?.find((child) => child.uci === uci);
      if (!next) break;
      node = next;
    }
    if (mine === search) await choose(node);
  }

  /** @param {Node} node */
  async function openAll(node) {
    await grow(node);
    node.isOpen = node.children !== undefined;
    for (const child of node.children ?? []) await openAll(child);
  }

  /** Has the moves below a node. @param {Node} node */
  async function grow(node) {
    if (!asked || node.children || !node.isInner || pathTo(node)[0] !== root) return;
    const { start, moves } = asked;
    const { alpha, beta, method, depth } = node;
    const question = { start, moves: [moves, ...movesTo(node)].join(' '), method, depth };
    const window = { ...(alpha === null ? {} : { alpha }), ...(beta === null ? {} : { beta }) };
    // What is not wanted any more, or fails, leaves the node closed.
    const told = await searcher.request('trace', { ...question, ...window }).catch(unanswered);
    if (told && !node.children) graft(node, told.nodes);
  }

  /** @param {Node} node @param {boolean} isOpen */
  async function toggle(node, isOpen) {
    if (pathTo(node)[0] !== root) return say(words.searching);
    const mine = search;
    if (isOpen) await grow(node);
    if (mine !== search) return;
    node.isOpen = isOpen;
    ajar.delete(node);
    // What is chosen stays in sight.
    if (!isOpen && selected && pathTo(selected).includes(node)) selected = node;
    render();
  }

  /** @param {Node} node @param {boolean} [aloud] */
  async function choose(node, aloud = false) {
    if (pathTo(node)[0] !== root) return say(words.searching);
    const mine = search;
    const before = dismissals();
    selected = node;
    pending = undefined;
    const way = pathTo(node).slice(0, -1);
    for (const other of ajar) {
      if (way.includes(other)) continue;
      other.isOpen = false;
      ajar.delete(other);
    }
    for (const above of way) {
      if (!above.isOpen) ajar.add(above);
      above.isOpen = true;
    }
    await grow(node);
    const next = node.best;
    if (next && mine === search) await grow(next);
    if (mine !== search || selected !== node) return;
    render(dismissals() === before);
    if (aloud) say(words.spoken(node));
  }

  /** The step that is shown, or soon will be: how manieth the chosen node, or the last one before it that was looked at, is of all. */
  function step() {
    if (pending !== undefined) return pending;
    let node = selected;
    while (node && node.outcome === 'skipped') node = node.up?.cutter ?? node.up;
    return node ? stepOf(node) : 0;
  }

  /** Goes to the node that was looked at as the manieth, unless another is wanted meanwhile. @param {number} number */
  async function goTo(number) {
    if (!root) return say(words.searching);
    let node = root;
    let rest = Math.max(0, Math.min(number, root.visited));
    const target = rest;
    pending = target;
    while (rest > 0) {
      await grow(node);
      if (pending !== target) return;
      const next = towards(node, rest);
      if (!next) break;
      ({ child: node, rest } = next);
    }
    await choose(node, true);
  }

  return {
    find, leave, choose, toggle, step, goTo,
    /** The moves to the node that is chosen, or will be. */
    way: () => (selected ? movesTo(selected) : wanted),
    /** The tree, once it is there. */
    shown: () => root && selected && asked && { root, selected, asked },
  };
}
