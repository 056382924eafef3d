// @ts-check
// The choice of a player of the computer: its kind, and how strong it is or how far it looks.
import { h, setAttribute, setText } from '../../ui/dom.js';
import { choice } from '../../ui/field.js';
import * as engine from '../../engine/service.js';
import { translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/play.js';
import { KINDS, playerOf } from './state.js';

/** @typedef {import('./state.js').Kind} Kind */

const { game: words } = await translated('play', english);
const FIRST = { level: 3, minimax: 1, negamax: 1, alphabeta: 2, random: 1 };

/** @param {string} id of its slider */
export function playerPicker(id) {
  const kinds = choice(`${id}-kind`, words.opponent, words.kinds, undefined, 'chips kinds');
  // By these names it is remembered what was chosen.
  for (const input of kinds.inputs) input.id = `${id}-${input.value}`;
  const label = h('label', { class: 'setting-name', htmlFor: id });
  const slider = h('input', { type: 'range', id, min: '1', max: String(KINDS.level), step: '1', value: String(FIRST.level) });
  const text = h('output', { class: 'level-text' });
  text.htmlFor.add(id);
  const means = h('p', { class: 'muted' });
  const numbered = h('div', { class: 'setting level' }, label, text, slider);
  /** What is chosen of each kind. @type {Record<Kind, number>} */
  const numbers = { ...FIRST };
  let shown = kinds.value();

  /** @param {string} [color] whose player it is, where there are two */
  const show = (color) => {
    const now = kinds.value();
    const most = KINDS[now];
    if (now === shown) numbers[now] = slider.valueAsNumber;
    shown = now;
    slider.max = String(Math.max(1, most));
    slider.value = String(numbers[now]);
    const number = slider.valueAsNumber;
    const isLevel = now === 'level';
    const told = isLevel ? words.levelText(number, engine.rating(playerOf(now, number))) : words.depthText(number);
    numbered.hidden = most === 0;
    setText(kinds.head, color ? words.playerOf(color) : words.opponent);
    setText(label, isLevel ? words.level : words.depth);
    setAttribute(slider, 'aria-label', color ? `${isLevel ? words.level : words.depth}, ${words.color(color)}` : null);
    setText(text, told);
    setText(means, words.means(now, number));
    setAttribute(slider, 'aria-valuetext', told);
  };

  kinds.element.classList.add('picker');
  kinds.element.append(numbered, means);
  return {
    element: kinds.element,
    show,
    /** Takes the number that stands in the slider for one of the kind that is chosen. */
    settle() {
      shown = kinds.value();
    },
    value: () => playerOf(kinds.value(), slider.valueAsNumber),
  };
}
