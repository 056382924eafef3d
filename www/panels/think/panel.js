// @ts-check
// How a computer thinks: the teaching search as a tree that one can walk, and what a position is worth, term by term. It follows the board, unless it was asked about a move.
import * as game from '../../document/document.js';
import { placeOf } from '../../document/aside.js';
import { action, h, loadStyle, setAttribute, setText } from '../../ui/dom.js';
import { isHelpLocked } from '../../document/guard.js';
import { say } from '../../ui/speech.js';
import { icon } from '../../ui/svg.js';
import * as tabs from '../../ui/tabs.js';
import { translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/think.js';
import { unanswered } from '../../engine/worker-client.js';
import { explainer } from './client.js';
import { detail } from './detail.js';
import { diagram } from './diagram.js';
import { isUntouched, LESSON } from './lesson.js';
import { outline } from './outline.js';
import { settings } from './settings.js';
import { terms } from './terms.js';
import { walker } from './walk.js';

/** @typedef {import('./tree.js').Node} Node */
/** @typedef {import('./tree.js').Method} Method */
/**
 * A position that is asked about: as a FEN, as a start with the moves since, and the move that is to be explained.
 * @typedef {{ fen: string, start: string, moves: string, turn: 'w' | 'b', played?: string }} Asked
 */

const { think: words } = await translated('think', english);
/** It follows the board when that has not changed for so long: steps that come one after the other go by undisturbed. */
const REST_MS = 100;
/** A search that takes longer than this is said to be under way. */
const PATIENCE_MS = 400;
/** @type {Asked | undefined} */
let asked;
/** Whether it stays with a position although the board goes on. */
let isPinned = false;
/** Whether a board on which nothing has been done is followed, too. */
let isPlain = false;
/** Whether every node of the tree is opened as soon as it is there. */
let isWhole = false;
/** The number of the last question for the article's evaluation. */
let evaluated = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let patience;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let rest;
/** Whether the board has changed while nobody looked. */
let isBehind = false;

const chosen = settings(words, { onMethod: () => void begin(walk.way()), onDepth: () => void begin([]) });
const pinned = h('p', {});
const unpin = action(words.unpin, () => {
  isPlain = true;
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
  first: stepButton('first', words.first, 'M6 5v14M19 5.5v13L9.5 12Z', () => void walk.goTo(0)),
  back: stepButton('back', words.back, 'M16.5 5.5v13L7 12Z', () => void walk.goTo(walk.step() - 1)),
  on: stepButton('on', words.on, 'M7.5 5.5v13L17 12Z', () => void walk.goTo(walk.step() + 1)),
  last: stepButton('last', words.last, 'M18 5v14M5 5.5v13l9.5-6.5Z', () => void walk.goTo(walk.shown()?.root.visited ?? 0)),
};
const walk = walker(words, render, () => about.dismissals());
const tree = outline(words, { select: (node) => void walk.choose(node), toggle: walk.toggle });
const drawing = diagram(words, (node) => void walk.choose(node, true));
const worthCard = terms(words);
/** @type {Awaited<ReturnType<typeof detail>>} */
let about;
/** @type {HTMLElement} */
let shownTree;

/** @param {string} name @param {string} label @param {string} path @param {() => void} act */
function stepButton(name, label, path, act) {
  const made = action('', act, { class: 'icon-button', id: `think-${name}`, title: label });
  made.append(icon(path));
  return made;
}

/** @param {HTMLElement} panel */
export async function start(panel) {
  const style = loadStyle(new URL('../../styles/think.css', import.meta.url));
  about = detail(words);
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
    worthCard.element,
  );
  slider.addEventListener('input', () => void walk.goTo(Number(slider.value)));
  game.onChange((_, { isNote }) => {
    if (isNote) return;
    if (asked === LESSON) [isPinned, isPlain] = [false, true];
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
      about.leave();
    } else if (isHelpLocked() || (isBehind && !isPinned)) follow();
    else render();
  });
  if (!isPinned) follow();
}

/**
 * Shows the panel at a search.
 * @param {object} [wish] what it does not name stays as it is
 * @param {Method} [wish.method]
 * @param {number} [wish.depth] in half-moves, the first one included: the player `minimax:1` looks 2 ahead
 * @param {number} [wish.ply] the step of the script after the move that is to be explained: the tree is that of the
 *   position before it, with the move marked; without it the tree follows the board
 * @param {boolean} [wish.isWhole] whether every node of the tree is open
 */
export async function open({ ply, isWhole: wantsAll = false, ...how } = {}) {
  chosen.choose(how);
  const before = ply === undefined || isHelpLocked() ? undefined : beforeMove(ply);
  isPinned = before !== undefined;
  isBehind = !isPinned;
  isPlain = true;
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
  isBehind = isHelpLocked();
  const view = game.current();
  if (!isPlain && isUntouched(view)) {
    isPinned = true;
    setText(pinned, words.lesson);
    return void ask(LESSON);
  }
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
  const told = await explainer.request('terms', { start, moves }).catch(unanswered);
  if (mine === evaluated) setText(worth, told ? words.evaluation(told) : words.noWorth);
}

/** There is nothing to think about. @param {string} text */
function refuse(text) {
  isPinned = false;
  asked = undefined;
  walk.leave();
  clearTimeout(patience);
  pin.hidden = true;
  shownTree.hidden = true;
  about.leave();
  trouble.replaceChildren(h('p', { class: 'info' }, text));
  void worthCard.show(undefined);
}

/** @param {Asked} next */
async function ask(next) {
  asked = next;
  pin.hidden = !isPinned;
  void evaluate(next);
  void worthCard.show(next.fen);
  await begin(next.played ? [next.played] : []);
}

/** Searches anew, and goes to the node that these moves lead to. @param {string[]} way */
async function begin(way) {
  const own = asked;
  if (!own) return;
  shownTree.setAttribute('aria-busy', 'true');
  clearTimeout(patience);
  patience = setTimeout(() => trouble.replaceChildren(h('p', { class: 'info' }, words.searching)), PATIENCE_MS);
  try {
    const isShown = await walk.find(own, way, { method: chosen.method(), depth: chosen.depth(), isWhole }, (isOver) => {
      if (isOver) return refuse(words.over);
      clearTimeout(patience);
      trouble.replaceChildren();
      shownTree.hidden = false;
    });
    if (!isShown) return;
    const root = walk.shown()?.root;
    if (own.played && root) setText(pinned, words.why(root, root.children?.find(({ uci }) => uci === own.played)));
  } catch (error) {
    shownTree.hidden = true;
    const text = words.failed(error instanceof Error ? error.message : '');
    trouble.replaceChildren(h('p', { class: 'error' }, text, ' ', action(words.again, () => void begin(way))));
    say(text);
  }
  clearTimeout(patience);
  shownTree.removeAttribute('aria-busy');
}

/** @param {boolean} [isFollowed] whether the board shows the chosen node */
function render(isFollowed = true) {
  const shown = walk.shown();
  if (!shown) return;
  const { root, selected, asked: { fen, played } } = shown;
  const step = walk.step();
  setText(verdict, words.verdict(root, root.best));
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
  about.show(selected, fen, isFollowed && tabs.shown() === 'think');
  tree.show(root, selected, played);
  drawing.show(root, selected, played);
}

/** How much alpha-beta looked at, beside what minimax looks at. @param {Node} node */
function drawWork({ visited, plain, method }) {
  work.hidden = method !== 'alphabeta';
  const bar = h('span', { class: 'part' });
  bar.style.setProperty('--part', `${plain > 0 ? (visited / plain) * 100 : 0}%`);
  work.replaceChildren(h('span', { class: 'all' }, bar));
}

