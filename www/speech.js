// @ts-check
// The one polite live region.
import { need } from './dom.js';

const live = need('live', HTMLElement);

/**
 * Says a sentence; one that is said twice is announced twice.
 * @param {string} text
 */
export function say(text) {
  live.textContent = '';
  requestAnimationFrame(() => {
    live.textContent = text;
  });
}
