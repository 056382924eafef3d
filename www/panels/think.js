// @ts-check
// How a computer thinks: the teaching search as a tree that one can walk, the strong engine live, and what a position
// is worth, term by term. It follows the board, unless it was asked about a move.
import * as game from '../document.js';
import { action, h, loadStyle, setAttribute, setText } from '../dom.js';
import { isLocked } from '../opponent.js';
import { say } from '../speech.js';
import { draw } from '../svg.js';
import * as tabs from '../tabs.js';
import { translated } from '../words.js';
import * as english from '../words/en/think.js';
import { explainer, searcher } from '../think/client.js';
import { detail } from '../think/detail.js';
import { diagram } from '../think/diagram.js';
import { lines } from '../think/lines.js';
import { outline } from '../think/outline.js';
import { placeOf } from '../think/place.js';
import { settings } from '../think/settings.js';
import { terms } from '../think/terms.js';
import { best, graft, isInner, movesTo, pathTo, plant, stepOf, towards } from '../think/tree.js';

/** @typedef {import('../think/tree.js').Node} Node */
/** @typedef {import('../think/tree.js').Method} Method */
/**
 * A position that is asked about: as a FEN, as a start with the moves since, and the move that is to be explained.
 * @typedef {{ fen: string, start: string, moves: string, turn: 'w' | 'b', played?: string }} Asked
 */

const { think: words } = await translated('think', english);
/** It follows the board when that has not changed for so long: steps that come one after the other go by undisturbed. */
const REST_MS = 100;
/** A search that takes longer than this is said to be under way. */
const PATIENCE_MS = 400;
/** A tree of more nodes is not opened as a whole. */
const WHOLE = 200;

/** @type {Asked | undefined} */
let asked;
/** Whether it stays with a position although the board goes on. */
let isPinned = false;
/** Whether every node of the tree is opened as soon as it is there. */
let isWhole = false;
/** The moves to the node that is shown as soon as the tree is there. @type {string[]} */
let wanted = [];
/** @type {Node | undefined} none while a search is under way: the tree before it belongs to another question */
let root;
/** @type {Node | undefined} */
let selected;
/** The number of the last search: an answer to an earlier one is not shown. */
let search = 0;
/** The number of the last question for the article's evaluation. */
let evaluated = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let patience;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let rest;
/** @type {Set<Node>} what is open only because a node below it is chosen */
const ajar = new Set();
/** Whether the board has changed while nobody looked. */
let isBehind = false;

const chosen = settings(words, { onMethod: () => void begin(selected ? movesTo(selected) : wanted), onDepth: () => void begin([]) });
const pinned = h('p', {});
const unpin = action(words.unpin, () => {
  isPinned = false;
  follow();
  // The button is gone: the keyboard goes on where the panel begins.
  document.getElementById('think-title')?.focus();
});
const pin = h('div', { class: 'pin', hidden: true }, pinned, unpin);
const worth = h('p', { class: 'evaluation', id: 'think-evaluation' });
const verdict = h('p', { class: 'verdict', id: 'think-verdict' });
const work = h('div', { class: 'work', id: 'think-work', 'aria-hidden': 'true' });
const trouble = h('div', { class: 'message' });
const slider = h('input', { type: 'range', min: '0', step: '1', value: '0', id: 'think-slider', 'aria-label': words.slider });
const place = h('p', { class: 'muted', id: 'think-step' });
const buttons = {
  first: stepButton('first', words.first, 'M6 5v14M19 5.5v13L9.5 12Z', () => void goTo(0)),
  back: stepButton('back', words.back, 'M16.5 5.5v13L7 12Z', () => void goTo(now() - 1)),
  on: stepButton('on', words.on, 'M7.5 5.5v13L17 12Z', () => void goTo(now() + 1)),
  last: stepButton('last', words.last, 'M18 5v14M5 5.5v13l9.5-6.5Z', () => void goTo(root?.visited ?? 0)),
};
const tree = outline(words, { select: (node) => void choose(node), toggle });
const drawing = diagram(words, (node) => void choose(node, true));
const engineCard = lines(words);
const worthCard = terms(words);
/** @type {Awaited<ReturnType<typeof detail>>} */
let about;
/** @type {HTMLElement} */
let shownTree;

/** @param {string} name @param {string} label @param {string} path @param {() => void} act */
function stepButton(name, label, path, act) {
  const icon = draw('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, draw('path', { d: path }));
  const made = action('', act, { class: 'icon-button', id: `think-${name}`, title: label });
  made.append(icon);
  return made;
}

/** @param {HTMLElement} panel */
export async function start(panel) {
  const style = loadStyle(new URL('../styles/think.css', import.meta.url));
  about = await detail(words);
  await style;
  shownTree = h(
    'div',
    { class: 'shown-tree' },
    verdict,
    work,
    /** @type {any} */ (drawing.element),
    h('div', { class: 'controls steps', role: 'group', 'aria-label': words.steps }, buttons.first, buttons.back, slider, buttons.on, buttons.last),
    place,
    about.element,
    tree.element,
  );
  panel.append(
    h(
      'section',
      { class: 'card think', 'aria-labelledby': 'think-title' },
      h('h2', { id: 'think-title', tabIndex: -1 }, words.title),
      h('p', { class: 'about' }, words.about),
      pin,
      worth,
      chosen.element,
      trouble,
      shownTree,
    ),
    engineCard.element,
    worthCard.element,
  );
  slider.addEventListener('input', () => void goTo(Number(slider.value)));
  game.onChange(() => {
    if (isPinned) return;
    isBehind = true;
    isWhole = false;
    clearTimeout(rest);
    rest = setTimeout(() => {
      if (isBehind && !isPinned && tabs.shown() === 'think') follow();
    }, REST_MS);
  });
  tabs.onShow((name) => {
    if (name !== 'think') {
      engineCard.rest();
      about.leave();
    } else if (isLocked() || (isBehind && !isPinned)) follow();
    else render();
  });
  if (!isPinned) follow();
}

/**
 * Opens the panel at a search.
 * @param {object} [wish] what it does not name stays as it is
 * @param {Method} [wish.method]
 * @param {number} [wish.depth] in half-moves, the first one included: the player `minimax:1` looks 2 ahead
 * @param {number} [wish.ply] the step of the script after the move that is to be explained: the tree is that of the
 *   position before it, with the move marked; without it the tree follows the board
 * @param {boolean} [wish.isWhole] whether every node of the tree is open
 */
export async function openThink({ ply, isWhole: wantsAll = false, ...how } = {}) {
  chosen.choose(how);
  const before = ply === undefined || isLocked() ? undefined : beforeMove(ply);
  isPinned = before !== undefined;
  isBehind = !isPinned;
  isWhole = wantsAll;
  await tabs.show('think');
  if (!before) return;
  await ask(before);
  document.getElementById('think-title')?.scrollIntoView({ block: 'nearest' });
  tree.focus();
}

/** The position before the last move of so many steps, and that move. @param {number} ply @returns {Asked | undefined} */
function beforeMove(ply) {
  const { start, moves } = game.told(ply);
  const before = moves.split(' ').filter(Boolean);
  const played = before.pop();
  if (!played) return undefined;
  const { fen } = placeOf(start, before);
  return { fen, start, moves: before.join(' '), turn: fen.split(' ')[1] === 'b' ? 'b' : 'w', played };
}

/** Goes to the position that is on the board. */
function follow() {
  isBehind = isLocked();
  const view = game.current();
  const [reason] = view.reasons;
  if (isBehind || reason) {
    evaluated += 1;
    setText(worth, '');
    return refuse(isBehind ? words.locked : words.notLegal(reason ?? ''));
  }
  const turn = view.turn === 'b' ? 'b' : 'w';
  void ask({ fen: view.fen, ...game.told(), turn });
}

/** Shows the article's evaluation of the position that is asked about, also of one in which the game is over. @param {Asked} next */
async function evaluate({ start, moves }) {
  evaluated += 1;
  const mine = evaluated;
  const told = await explainer.ask({ kind: 'terms', start, moves }).catch(() => undefined);
  if (mine === evaluated) setText(worth, told ? words.evaluation(told) : words.noWorth);
}

/** There is nothing to think about. @param {string} text */
function refuse(text) {
  isPinned = false;
  asked = undefined;
  root = undefined;
  search += 1;
  clearTimeout(patience);
  pin.hidden = true;
  shownTree.hidden = true;
  about.leave();
  trouble.replaceChildren(h('p', { class: 'info' }, text));
  engineCard.show(undefined);
  void worthCard.show(undefined);
}

/** @param {Asked} next */
async function ask(next) {
  asked = next;
  pin.hidden = !isPinned;
  engineCard.show(next);
  void evaluate(next);
  void worthCard.show(next.fen);
  await begin(next.played ? [next.played] : []);
}

/** Searches anew, and goes to the node that these moves lead to. @param {string[]} way */
async function begin(way) {
  const own = asked;
  if (!own) return;
  search += 1;
  const mine = search;
  root = undefined;
  selected = undefined;
  wanted = way;
  shownTree.setAttribute('aria-busy', 'true');
  searcher.drop();
  clearTimeout(patience);
  patience = setTimeout(() => trouble.replaceChildren(h('p', { class: 'info' }, words.searching)), PATIENCE_MS);
  const { start, moves, turn } = own;
  const method = chosen.method();
  try {
    const told = await searcher.ask({ kind: 'trace', start, moves, method, depth: chosen.depth() });
    if (mine !== search) return;
    if (told.nodes[0].fate === 'over') return refuse(words.over);
    trouble.replaceChildren();
    shownTree.hidden = false;
    root = plant(told, turn, method);
    ajar.clear();
    root.isOpen = true;
    if (isWhole && root.plain <= WHOLE) await openAll(root);
    await walk(root, way);
    if (own.played && root && mine === search) setText(pinned, words.why(root, root.children?.find(({ uci }) => uci === own.played)));
  } catch (error) {
    if (mine !== search) return;
    shownTree.hidden = true;
    const text = words.failed(error instanceof Error ? error.message : '');
    trouble.replaceChildren(h('p', { class: 'error' }, text, ' ', action(words.again, () => void begin(way))));
    say(text);
  } finally {
    if (mine === search) {
      clearTimeout(patience);
      shownTree.removeAttribute('aria-busy');
    }
  }
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
  if (!asked || node.children || !isInner(node) || pathTo(node)[0] !== root) return;
  const { start, moves } = asked;
  const { alpha, beta, method, depth } = node;
  const question = { start, moves: [moves, ...movesTo(node)].join(' '), method, depth };
  const window = { ...(alpha === null ? {} : { alpha }), ...(beta === null ? {} : { beta }) };
  // What is not wanted any more, or fails, leaves the node closed.
  const told = await searcher.ask({ kind: 'trace', ...question, ...window }).catch(() => undefined);
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
  selected = node;
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
  const next = best(node);
  if (next && mine === search) await grow(next);
  if (mine !== search || selected !== node) return;
  render();
  if (aloud) say(words.spoken(node));
}

/** The step that is shown: how manieth the chosen node, or the last one before it that was looked at, is of all. */
function now() {
  let node = selected;
  while (node && node.fate === 'skipped') node = node.up?.cutter ?? node.up;
  return node ? stepOf(node) : 0;
}

/** Goes to the node that was looked at as the manieth. @param {number} step */
async function goTo(step) {
  if (!root) return say(words.searching);
  const mine = search;
  let node = root;
  let rest = Math.max(0, Math.min(step, root.visited));
  while (rest > 0) {
    await grow(node);
    if (mine !== search) return;
    const next = towards(node, rest);
    if (!next) break;
    ({ child: node, rest } = next);
  }
  await choose(node, true);
}

function render() {
  if (!root || !selected || !asked) return;
  const step = now();
  setText(verdict, words.verdict(root, best(root)));
  drawWork(root);
  slider.max = String(root.visited);
  slider.value = String(step);
  setAttribute(slider, 'aria-valuetext', words.step(step, root.visited));
  setText(place, words.step(step, root.visited));
  for (const [name, isAble] of Object.entries({ first: step > 0, back: step > 0, on: step < root.visited, last: step < root.visited })) {
    const button = buttons[/** @type {keyof typeof buttons} */ (name)];
    // The keyboard stays near where it was.
    if (!isAble && button === document.activeElement) slider.focus();
    button.disabled = !isAble;
  }
  about.show(selected, asked.fen, tabs.shown() === 'think');
  tree.show(root, selected, asked.played);
  drawing.show(root, selected, asked.played);
}

/** How much alpha-beta looked at, beside what minimax looks at. @param {Node} node */
function drawWork({ visited, plain, method }) {
  work.hidden = method !== 'alphabeta';
  const bar = h('span', { class: 'part' });
  bar.style.setProperty('--part', `${plain > 0 ? (visited / plain) * 100 : 0}%`);
  work.replaceChildren(h('span', { class: 'all' }, bar));
}

