// @ts-check
// Parts of the page that come when they are first wanted.
import { action, h } from './dom.js';
import { say } from './speech.js';
import * as strings from './strings.js';

/** @typedef {{ start: (place: HTMLElement) => void | Promise<void> }} Part fills its place, once */

/**
 * Fills a place with a part, if that has not been done; what cannot be loaded says so and can be tried again.
 * @param {HTMLElement} place
 * @param {string} name what people call it
 * @param {() => Promise<Part>} load
 */
export async function fill(place, name, load) {
  if (place.dataset.filled !== undefined) return;
  place.dataset.filled = '';
  place.setAttribute('aria-busy', 'true');
  try {
    const part = await load();
    place.replaceChildren();
    await part.start(place);
  } catch {
    delete place.dataset.filled;
    const text = strings.shell.noPanel(name);
    const again = action(strings.failure.again, () => void fill(place, name, load));
    place.replaceChildren(h('div', { class: 'message' }, h('p', { class: 'error' }, text, ' ', again)));
    say(text);
  }
  place.removeAttribute('aria-busy');
}
