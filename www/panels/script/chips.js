// @ts-check
// The tokens of the script, step by step: each leads to its place. A long script shows those around the current step.
import * as game from '../../document/document.js';
import { action, h, make, resize, reveal, setAttribute, setText } from '../../ui/dom.js';
import { spell } from '../../i18n/spoken.js';
import { onSpeech } from '../../ui/speech.js';
import { readSteps } from './steps.js';

/** @typedef {import('../../document/document.js').View} View */
/** @typedef {import('./steps.js').Step} Step */

/** A script of so many steps is shown whole. */
const MOST = 600;
/** Of a longer one so many are shown … */
const WINDOW = 400;
/** … from a step on that this divides, so that a token more does not move them all. */
const GRID = 100;
/** Chips are scrolled when no step has followed for so long. */
const REST_MS = 100;
/** The current chip is scrolled to where so many pixels are free around it. */
const GAP = 8;
/** Of lists that are higher than so many pixels … */
const HIGH = 1000;
/** … chips are drawn that are no farther than so many pixels from those that are seen, … */
const AROUND = 120;
/** … in steps of so many. */
const STRIDE = 60;

/**
 * @param {typeof import('../../i18n/en/script.js').script} words
 * @returns {{ element: HTMLElement, show: (view: View) => void }}
 */
export function chips(words) {
  const box = h('div', { class: 'chip-box' });
  const before = action('', () => page(from - WINDOW), { class: 'chip-more', tabIndex: -1 });
  const after = action('', () => page(to), { class: 'chip-more', tabIndex: -1 });
  const element = h('div', { class: 'token-strip', role: 'toolbar', 'aria-label': words.tokens, dir: 'ltr' }, before, box, after);
  /** @type {View} */
  let view = game.current();
  /** The steps that are shown. */
  let from = 0;
  let to = 0;
  /** @type {Step[]} what the chips show */
  let drawn = [];
  /** How many of the chips stand for steps that have been done. */
  let done = 0;
  /** @type {Element[]} */
  let nodes = [];
  /** @type {Element | undefined} the chip of the current step */
  let now;
  /** @type {Element | undefined} the chip that the Tab key leads to */
  let stop;
  let frame = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;
  /** What of the chips is drawn, as a clip. */
  let drawnPart = '';

  /** @param {View} next */
  function show(next) {
    const same = next.line === view.line && nodes.length > 0;
    view = next;
    const isSeen = next.ply <= to && (next.ply > from || from === 0);
    if (!same || !isSeen) place(next.ply - WINDOW / 2);
    mark(same && isSeen);
  }

  // Their names are spoken otherwise.
  onSpeech(() => {
    drawn = [];
    place(from);
    mark();
  });

  /** Shows the steps from one on. @param {number} wanted */
  function place(wanted) {
    const { length } = view.line;
    const last = Math.max(0, Math.ceil((length - WINDOW) / GRID) * GRID);
    from = length <= MOST ? 0 : Math.max(0, Math.min(Math.floor(wanted / GRID) * GRID, last));
    to = length <= MOST ? length : Math.min(length, from + WINDOW);
    draw(readSteps(view, from, to));
    element.hidden = length === 0;
    before.hidden = from === 0;
    after.hidden = to === length;
    if (from > 0) setText(before, words.before(from));
    if (to < length) setText(after, words.after(length - to));
  }

  /** Nodes are reused, and those that show the same are left alone. @param {Step[]} steps */
  function draw(steps) {
    if (nodes.length !== steps.length) {
      resize(box, steps.length, makeChip);
      nodes = Array.from(box.children);
    }
    steps.forEach((step, index) => {
      const node = nodes[index];
      if (node && step.key !== drawn[index]?.key) fill(node, step, index >= done);
    });
    drawn = steps;
  }

  /** @param {Element} node @param {Step} step @param {boolean} undone */
  function fill(node, { look, tokens, san, entry }, undone) {
    node.className = `chip ${look}${undone ? ' undone' : ''}`;
    if (tokens.length === 1) {
      node.textContent = tokens[0] ?? '';
    } else {
      node.replaceChildren(...tokens.map((token) => make('span', 'part', token)), make('span', 'san', san));
    }
    setAttribute(node, 'aria-label', spell(words.chip(tokens, look, { ...entry, text: san })));
  }

  /** Marks the current step. @param {boolean} [isPassing] whether more steps may follow: the chips are scrolled after the last */
  function mark(isPassing) {
    const chip = nodes[view.ply - 1 - from];
    if (chip !== now) {
      if (now) setAttribute(now, 'aria-current', null);
      if (chip) setAttribute(chip, 'aria-current', 'step');
      now = chip;
    }
    const before = done;
    done = Math.max(0, Math.min(view.ply - from, nodes.length));
    for (let at = Math.min(before, done); at < Math.max(before, done); at += 1) nodes[at]?.classList.toggle('undone', at >= done);
    if (!element.contains(document.activeElement)) setStop(chip ?? nodes[0]);
    // After everybody has drawn, so that nothing is laid out twice.
    clearTimeout(rest);
    if (isPassing) rest = setTimeout(scroll, REST_MS);
    else if (frame === 0) frame = requestAnimationFrame(scroll);
  }

  /** @param {Element | undefined} chip */
  function setStop(chip) {
    if (chip === stop) return;
    if (stop instanceof HTMLElement) stop.tabIndex = -1;
    if (chip instanceof HTMLElement) chip.tabIndex = 0;
    stop = chip;
  }

  /** Scrolls the chips, and nothing around them. */
  function scroll() {
    frame = 0;
    const isFull = element.scrollHeight > element.clientHeight;
    element.classList.toggle('full', isFull);
    if (isFull) goToNow();
    crop();
  }

  function goToNow() {
    if (!now) {
      if (view.ply === 0) element.scrollTop = 0;
      return;
    }
    reveal(element, now, GAP);
  }

  /** Leaves out what is far from what is seen: browsers draw long lists whole, again with each key. */
  function crop() {
    const top = Math.floor((element.scrollTop - AROUND) / STRIDE) * STRIDE;
    const end = top + element.clientHeight + 2 * AROUND + STRIDE;
    const part = element.scrollHeight > HIGH ? `inset(${top}px -9px calc(100% - ${end}px))` : '';
    if (part !== drawnPart) box.style.clipPath = drawnPart = part;
  }

  /** Goes on to other steps of a long script. @param {number} wanted */
  function page(wanted) {
    const isBack = wanted < from;
    place(wanted);
    mark();
    const chip = isBack ? nodes.at(-1) : nodes[0];
    focus(chip);
  }

  /** @param {Element | undefined} chip */
  function focus(chip) {
    if (!(chip instanceof HTMLElement)) return;
    setStop(chip);
    chip.focus();
  }

  /** The chip above or below another, as they are laid out. @param {number} at @param {1 | -1} by */
  function beside(at, by) {
    const here = nodes[at];
    if (!(here instanceof HTMLElement)) return at;
    const middle = here.offsetLeft + here.offsetWidth / 2;
    let best = at;
    let distance = Infinity;
    /** @type {number | undefined} */
    let row;
    for (let index = at + by; index >= 0 && index < nodes.length; index += by) {
      const node = nodes[index];
      if (!(node instanceof HTMLElement) || node.offsetTop === here.offsetTop) continue;
      row ??= node.offsetTop;
      if (node.offsetTop !== row) break;
      const away = Math.abs(node.offsetLeft + node.offsetWidth / 2 - middle);
      if (away < distance) [best, distance] = [index, away];
    }
    return best;
  }

  element.addEventListener('scroll', crop, { passive: true });
  box.addEventListener('click', (event) => {
    const chip = event.target instanceof Element ? event.target.closest('.chip') : null;
    const index = chip ? nodes.indexOf(chip) : -1;
    if (index < 0) return;
    setStop(nodes[index]);
    game.goTo(from + index + 1);
  });
  box.addEventListener('keydown', (event) => {
    const at = nodes.findIndex((node) => node === document.activeElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const ends = { Home: 0, End: view.line.length - 1 }[event.key];
    if (ends !== undefined && (ends < from || ends >= to)) place(ends - WINDOW / 2);
    const next = ends !== undefined ? ends - from : nextOf(event.key, at);
    if (next === undefined) return;
    event.preventDefault();
    if (next < 0 && from > 0) page(from - WINDOW);
    else if (next >= nodes.length && to < view.line.length) page(to);
    else focus(nodes[Math.max(0, Math.min(next, nodes.length - 1))]);
    mark();
  });

  /** @param {string} key @param {number} at */
  function nextOf(key, at) {
    if (key === 'ArrowLeft') return at - 1;
    if (key === 'ArrowRight') return at + 1;
    if (key === 'ArrowUp') return beside(at, -1);
    return key === 'ArrowDown' ? beside(at, 1) : undefined;
  }

  return { element, show };
}

function makeChip() {
  const chip = make('button');
  chip.type = 'button';
  chip.tabIndex = -1;
  return chip;
}
