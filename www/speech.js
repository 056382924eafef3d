// @ts-check
// The one polite live region.
import { make, need } from './dom.js';

const live = need('live', HTMLElement);

/**
 * Says a sentence; one that is said twice is announced twice.
 * @param {string} text
 */
export function say(text) {
  live.textContent = '';
  requestAnimationFrame(() => {
    // Another node each time: a text that did not change would not be announced.
    live.replaceChildren(make('span', '', text));
  });
}
