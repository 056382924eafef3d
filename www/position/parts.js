// @ts-check
// What several sheets of the Position menu are made of.
import { h, loadStyle } from '../dom.js';
import { say } from '../speech.js';

/** The style of the sheets, loaded once. */
export const styled = loadStyle(new URL('../styles/position.css', import.meta.url));

/**
 * One of several values, as radio buttons in a row.
 * @param {string} id
 * @param {string} title
 * @param {Record<string, string>} names by value
 * @param {(value: string) => void} onChoose
 */
export function choice(id, title, names, onChoose) {
  const inputs = Object.entries(names).map(([value]) => h('input', { type: 'radio', name: id, value, onchange: () => onChoose(value) }));
  const labels = inputs.map((input) => h('label', {}, input, h('span', {}, names[input.value] ?? '')));
  const element = h('div', { class: 'choice', id, role: 'radiogroup', 'aria-label': title }, ...labels);
  return {
    element,
    inputs,
    value: () => inputs.find((input) => input.checked)?.value ?? '',
    /** @param {string} value */
    choose(value) {
      for (const input of inputs) input.checked = input.value === value;
    },
  };
}

/**
 * One of many values, as a list to open.
 * @param {string} id
 * @param {string} title
 * @param {[value: string, name: string][]} options
 */
export function picker(id, title, options) {
  const select = h('select', { id }, ...options.map(([value, name]) => h('option', { value }, name)));
  return { select, element: h('label', { class: 'setting', htmlFor: id }, h('span', { class: 'setting-name' }, title), select) };
}

/**
 * Does some work; where that fails with a text that looks like something else, that is said instead.
 * @template T
 * @param {() => T} work
 * @param {string} text
 * @param {RegExp} other what something else begins with
 * @param {string} hint
 */
export function read(work, text, other, hint) {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && other.test(text)) throw Object.assign(new Error(hint), { code: 'other-kind' });
    throw error;
  }
}

/** A box to tick. @param {string} id @param {string} title @param {() => void} onChange @param {boolean} [checked] */
export function tick(id, title, onChange, checked = false) {
  const input = h('input', { type: 'checkbox', id, checked, onchange: onChange });
  return { input, element: h('label', { class: 'check' }, input, h('span', {}, title)) };
}

/**
 * Shows on a button for a moment that its work is done, and says it.
 * @param {HTMLElement} control
 * @param {string} done
 */
export function confirm(control, done) {
  control.dataset.name ??= control.textContent ?? '';
  control.textContent = done;
  say(done);
  setTimeout(() => {
    control.textContent = control.dataset.name ?? '';
  }, 1600);
}
