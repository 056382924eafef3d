// @ts-check
// The choice of a player of the computer: its kind, and how strong it is or how far it looks.
import { h, setAttribute, setText } from '../dom.js';
import * as engine from '../engine.js';
import { translated } from '../words.js';
import * as english from '../words/en/play.js';
import { KINDS, playerOf } from './state.js';

/** @typedef {import('./state.js').Kind} Kind */

const { opponent: words } = await translated('play', english);
const kinds = /** @type {Kind[]} */ (Object.keys(KINDS));
const FIRST = { level: 3, minimax: 1, negamax: 1, alphabeta: 2, random: 1 };

/** @param {string} id of its slider */
export function playerPicker(id) {
  const inputs = kinds.map((kind) => h('input', { type: 'radio', name: `${id}-kind`, id: `${id}-${kind}`, value: kind, checked: kind === 'level' }));
  const chips = inputs.map((input, at) => h('label', {}, input, h('span', {}, words.kinds[kinds[at] ?? 'level'])));
  const title = h('span', { class: 'setting-name', id: `${id}-title` });
  const label = h('label', { class: 'setting-name', htmlFor: id });
  const slider = h('input', { type: 'range', id, min: '1', max: String(KINDS.level), step: '1', value: String(FIRST.level) });
  const text = h('output', { class: 'level-text' });
  text.htmlFor.add(id);
  const means = h('p', { class: 'muted' });
  const numbered = h('div', { class: 'setting level' }, label, text, slider);
  /** What is chosen of each kind. @type {Record<Kind, number>} */
  const numbers = { ...FIRST };
  const kind = () => /** @type {Kind} */ (inputs.find((input) => input.checked)?.value ?? 'level');
  let shown = kind();

  /** @param {string} [color] whose player it is, where there are two */
  const show = (color) => {
    const now = kind();
    const most = KINDS[now];
    if (now === shown) numbers[now] = slider.valueAsNumber;
    shown = now;
    slider.max = String(Math.max(1, most));
    slider.value = String(numbers[now]);
    const number = slider.valueAsNumber;
    const isLevel = now === 'level';
    const told = isLevel ? words.levelText(number, engine.rating(playerOf(now, number))) : words.depthText(number);
    numbered.hidden = most === 0;
    setText(title, color ? words.playerOf(color) : words.opponent);
    setText(label, isLevel ? words.level : words.depth);
    setAttribute(slider, 'aria-label', color ? `${isLevel ? words.level : words.depth}, ${words.color(color)}` : null);
    setText(text, told);
    setText(means, words.means(now, number));
    setAttribute(slider, 'aria-valuetext', told);
  };

  return {
    element: h('div', { class: 'setting picker' }, title, h('div', { class: 'chips kinds', role: 'radiogroup', 'aria-labelledby': title.id }, ...chips), numbered, means),
    show,
    /** Takes the number that stands in the slider for one of the kind that is chosen. */
    settle() {
      shown = kind();
    },
    value: () => playerOf(kind(), slider.valueAsNumber),
  };
}
