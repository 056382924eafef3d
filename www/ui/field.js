// @ts-check
// The fields of forms, each with its name: one of several, a number or a list, a box to tick.
import { h } from './dom.js';

/**
 * One of several, as radio buttons in a row; the first is chosen.
 * @template {string} K
 * @param {string} id of the row, and what its buttons are called
 * @param {string} title
 * @param {Record<K, string>} names by value
 * @param {(value: K) => unknown} [onChoose]
 * @param {string} [look] the class of the row
 */
export function choice(id, title, names, onChoose = () => {}, look = 'choice') {
  const values = /** @type {K[]} */ (Object.keys(names));
  const inputs = values.map((value, at) => h('input', { type: 'radio', name: id, value, checked: at === 0, onchange: () => void onChoose(value) }));
  const head = h('span', { class: 'setting-name', id: `${id}-title` }, title);
  const list = h('div', { class: look, id, role: 'radiogroup', 'aria-labelledby': head.id }, ...inputs.map((input, at) => h('label', {}, input, h('span', {}, names[values[at] ?? values[0]]))));
  return {
    element: h('div', { class: 'setting' }, head, list),
    head,
    list,
    inputs,
    value: () => /** @type {K} */ (inputs.find((input) => input.checked)?.value),
    /** @param {string} value */
    choose(value) {
      for (const input of inputs) input.checked = input.value === value;
    },
  };
}

/** @template {HTMLInputElement | HTMLSelectElement} E @param {string} title @param {E} input @param {string} [look] its class */
export function field(title, input, look = 'setting') {
  const name = h('span', { class: 'setting-name' }, title);
  return { input, name, element: h('label', { class: look }, name, input) };
}

/** @param {string} value @param {string} name */
export const option = (value, name) => h('option', { value }, name);

/** One of many, as a list to open. @param {string} id @param {string} title @param {HTMLElement[]} options */
export const picker = (id, title, options) => field(title, h('select', { id }, ...options));

/** A number within bounds. @param {string} id @param {string} title @param {number} min @param {number} max @param {Record<string, unknown>} [more] @param {string} [look] */
export const numberField = (id, title, min, max, more = {}, look) =>
  field(title, h('input', { type: 'number', id, min: String(min), max: String(max), step: '1', inputMode: 'numeric', ...more }), look);

/** A box to tick. @param {string} id @param {string} title @param {Record<string, unknown>} [more] */
export function tick(id, title, more = {}) {
  const input = h('input', { type: 'checkbox', id, ...more });
  return { input, element: h('label', { class: 'check' }, input, h('span', {}, title)) };
}
