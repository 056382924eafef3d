// @ts-check
// Parts of the page that come when they are first wanted.
import { action, h } from './dom.js';
import { say } from './speech.js';
import * as strings from '../i18n/strings.js';

/**
 * Fills its place, once; `open` shows it at what is asked for.
 * @typedef {{ start: (place: HTMLElement) => void | Promise<void>, open?: (wish?: any) => void | Promise<void> }} Part
 */

/** What is filled, or being filled, but for what the page begins with. @type {WeakMap<HTMLElement, Promise<void>>} */
const filled = new WeakMap();

/**
 * Fills a place with a part, if that has not been done; done when it is there. What cannot be loaded says so and can be tried again.
 * @param {HTMLElement} place
 * @param {string} name what people call it
 * @param {() => Promise<Part>} load
 * @returns {Promise<void>}
 */
export function fill(place, name, load) {
  if (place.dataset.filled !== undefined) return Promise.resolve();
  const filling = filled.get(place) ?? start(place, name, load);
  filled.set(place, filling);
  return filling;
}

/** @type {typeof fill} */
async function start(place, name, load) {
  place.setAttribute('aria-busy', 'true');
  try {
    const part = await load();
    place.replaceChildren();
    await part.start(place);
  } catch (error) {
    console.error(error);
    filled.delete(place);
    const text = strings.shell.noPanel(name);
    const again = action(strings.failure.again, () => void fill(place, name, load));
    place.replaceChildren(h('div', { class: 'message' }, h('p', { class: 'error' }, text, ' ', again)));
    say(text);
  }
  place.removeAttribute('aria-busy');
}
