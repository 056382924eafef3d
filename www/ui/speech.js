// @ts-check
// The one polite live region.
import { setSpokenStyle, spell } from '../i18n/spoken.js';
import { make, need } from './dom.js';
import { emitter } from './emitter.js';

const live = need('live', HTMLElement);
/** @type {import('./emitter.js').Emitter<[]>} */
const styles = emitter();
/** A screen reader takes about so long for each character. */
const CHARACTER_MS = 60;
/** When what was said last can have been heard. */
let heardAt = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;

/** Calls back when moves are to be spoken otherwise. */
export const onSpeech = styles.on;

/** Speaks moves in a style from now on. @param {import('../i18n/spoken.js').SpokenStyle} style */
export function speakIn(style) {
  setSpokenStyle(style);
  styles.emit();
}

/**
 * Says a sentence; one that is said twice is announced twice.
 * @param {string} text
 */
export function say(text) {
  hush();
  const spoken = spell(text);
  const hear = () => void (heardAt = performance.now() + spoken.length * CHARACTER_MS);
  hear();
  live.textContent = '';
  requestAnimationFrame(() => {
    // On a busy machine the next frame may be late.
    hear();
    // Another node each time: a text that did not change would not be announced.
    live.replaceChildren(make('span', '', spoken));
  });
}

/**
 * Says a sentence when what was said before it can have been heard; the next one takes the place of one that still waits.
 * @param {string} text
 */
export function sayNext(text) {
  hush();
  const rest = heardAt - performance.now();
  waiting = setTimeout(rest > 0 ? sayNext : say, rest, text);
}

/** Drops what still waits to be said. */
export const hush = () => clearTimeout(waiting);
