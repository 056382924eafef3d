// @ts-check
// How a computer thinks: the teaching search as a tree that one can walk, the strong engine live, and what a position
// is worth, term by term. It follows the board, unless it was asked about a move.
import * as game from '../document.js';
import { action, h, loadStyle, setAttribute, setText } from '../dom.js';
import { say } from '../speech.js';
import { draw } from '../svg.js';
import * as tabs from '../tabs.js';
import { translated } from '../words.js';
import * as english from '../words/en/think.js';
import { searcher } from '../think/client.js';
import { detail } from '../think/detail.js';
import { diagram } from '../think/diagram.js';
import { lines } from '../think/lines.js';
import { outline } from '../think/outline.js';
import { placeOf } from '../think/place.js';
import { terms } from '../think/terms.js';
import { best, graft, isInner, movesTo, pathTo, plant, stepOf, towards } from '../think/tree.js';

/** @typedef {import('../think/tree.js').Node} Node */
/**
 * A position that is asked about: as a FEN, as a start with the moves since, and the move that is to be explained.
 * @typedef {{ fen: string, start: string, moves: string, turn: 'w' | 'b', played?: string }} Asked
 */

const { think: words } = await translated('think', english);
const DEPTHS = 4;
/** It follows the board when that has not changed for so long: steps that come one after the other go by undisturbed. */
const REST_MS = 100;
/** A search that takes longer than this is said to be under way. */
const PATIENCE_MS = 400;
const METHODS = /** @type {const} */ (['minimax', 'alphabeta']);

/** @type {Asked | undefined} */
let asked;
/** Whether it stays with a position although the board goes on. */
let isPinned = false;
let method = 'alphabeta';
let depth = 2;
/** @type {Node | undefined} */
let root;
/** @type {Node | undefined} */
let selected;
/** The number of the last search: an answer to an earlier one is not shown. */
let search = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let patience;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let rest;
/** @type {Set<Node>} what is open only because a node below it is chosen */
const ajar = new Set();
/** Whether the board has changed while nobody looked. */
let isBehind = false;

/** @param {string} name @param {string} legend @param {readonly string[]} values @param {Record<string, string>} texts @param {string} value @param {(value: string) => void} change */
function choice(name, legend, values, texts, value, change) {
  const options = values.map((option) => {
    const input = h('input', { type: 'radio', name, value: option, checked: option === value });
    input.addEventListener('change', () => change(option));
    return h('label', {}, input, h('span', {}, texts[option] ?? option));
  });
  return h('div', { class: 'setting' }, h('span', { class: 'setting-name', id: `${name}-name` }, legend), h('div', { class: 'choice', role: 'radiogroup', 'aria-labelledby': `${name}-name`, id: name }, ...options));
}

const methodChoice = choice('think-method', words.method, METHODS, words.methods, method, (value) => {
  method = value;
  void begin(selected && root ? movesTo(selected) : []);
});
const depthChoice = choice('think-depth', words.depth, Array.from({ length: DEPTHS }, (_, at) => String(at + 1)), {}, String(depth), (value) => {
  depth = Number(value);
  void begin([]);
});
const pinned = h('p', {});
const unpin = action(words.unpin, () => {
  isPinned = false;
  follow();
  // The button is gone: the keyboard goes on where the panel begins.
  document.getElementById('think-title')?.focus();
});
const pin = h('div', { class: 'pin', hidden: true }, pinned, unpin);
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
      h('div', { class: 'settings' }, methodChoice, depthChoice),
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
    clearTimeout(rest);
    rest = setTimeout(() => {
      if (isBehind && !isPinned && tabs.shown() === 'think') follow();
    }, REST_MS);
  });
  tabs.onShow((name) => {
    if (name !== 'think') {
      engineCard.rest();
      about.leave();
    } else if (isBehind && !isPinned) follow();
    else render();
  });
  if (!isPinned) follow();
}

/**
 * Explains a move: shows the search of the position before it, with that move beside the one that the search prefers.
 * @param {string} fen the position before the move
 * @param {string} move in UCI
 * @param {{ start: string, moves: string }} [game] what led to the position
 */
export async function openFor(fen, move, { start, moves } = { start: fen, moves: '' }) {
  isPinned = true;
  await tabs.show('think');
  await ask({ fen, start, moves, turn: fen.split(' ')[1] === 'b' ? 'b' : 'w', played: move });
  document.getElementById('think-title')?.scrollIntoView({ block: 'nearest' });
  tree.focus();
}

/** Explains the move that was played last. */
export async function openForLast() {
  const { start, moves } = game.told();
  const before = moves.trim().split(' ');
  const move = before.pop();
  if (!move) return;
  await openFor(placeOf(start, before).fen, move, { start, moves: before.join(' ') });
}

/** Goes to the position that is on the board. */
function follow() {
  isBehind = false;
  const view = game.current();
  if (view.reasons.length > 0) return refuse(words.notLegal(view.reasons[0] ?? ''));
  const turn = view.turn === 'b' ? 'b' : 'w';
  void ask({ fen: view.fen, ...game.told(), turn });
}

/** There is nothing to think about. @param {string} text */
function refuse(text) {
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
  void worthCard.show(next.fen);
  await begin(next.played ? [next.played] : []);
}

/** Searches anew, and goes to the node that these moves lead to. @param {string[]} way */
async function begin(way) {
  const own = asked;
  if (!own) return;
  search += 1;
  const mine = search;
  shownTree.setAttribute('aria-busy', 'true');
  searcher.drop();
  clearTimeout(patience);
  patience = setTimeout(() => trouble.replaceChildren(h('p', { class: 'info' }, words.searching)), PATIENCE_MS);
  const { start, moves, turn } = own;
  try {
    const told = await searcher.ask({ kind: 'trace', start, moves, method, depth });
    if (mine !== search) return;
    if (told.nodes[0].fate === 'over') return refuse(words.over);
    trouble.replaceChildren();
    shownTree.hidden = false;
    root = plant(told.nodes, turn);
    ajar.clear();
    root.isOpen = true;
    let node = root;
    for (const uci of way) {
      await grow(node);
      const next = node.children?.find((child) => child.uci === uci);
      if (!next || mine !== search) break;
      node = next;
    }
    if (mine !== search) return;
    await choose(node);
    if (own.played) setText(pinned, words.why(root, root.children?.find(({ uci }) => uci === own.played)));
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

/** Has the moves below a node. @param {Node} node */
async function grow(node) {
  if (!asked || node.children || !isInner(node)) return;
  const { start, moves } = asked;
  const { alpha, beta } = node;
  const question = { start, moves: [moves, ...movesTo(node)].join(' '), method, depth: node.depth };
  const window = { ...(alpha === null ? {} : { alpha }), ...(beta === null ? {} : { beta }) };
  // What is not wanted any more, or fails, leaves the node closed.
  const told = await searcher.ask({ kind: 'trace', ...question, ...window }).catch(() => undefined);
  if (told && !node.children) graft(node, told.nodes);
}

/** @param {Node} node @param {boolean} isOpen */
async function toggle(node, isOpen) {
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
  if (!root) return;
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

/** How much was looked at, beside what minimax looks at. @param {Node} node */
function drawWork({ visited, plain }) {
  const bar = h('span', { class: 'part' });
  bar.style.setProperty('--part', `${plain > 0 ? (visited / plain) * 100 : 0}%`);
  work.replaceChildren(h('span', { class: 'all' }, bar));
}

