// @ts-check
// The one polite live region.
import { make, need } from './dom.js';

const live = need('live', HTMLElement);
/** A screen reader takes about so long for each character. */
const CHARACTER_MS = 60;
/** When what was said last can have been heard. */
let heardAt = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;

/**
 * Says a sentence; one that is said twice is announced twice.
 * @param {string} text
 */
export function say(text) {
  hush();
  heardAt = performance.now() + text.length * CHARACTER_MS;
  live.textContent = '';
  requestAnimationFrame(() => {
    // Another node each time: a text that did not change would not be announced.
    live.replaceChildren(make('span', '', text));
  });
}

/**
 * Says a sentence when what was said before it can have been heard; the next one takes the place of one that still waits.
 * @param {string} text
 */
export function sayNext(text) {
  hush();
  waiting = setTimeout(say, heardAt - performance.now(), text);
}

/** Drops what still waits to be said. */
export const hush = () => clearTimeout(waiting);
