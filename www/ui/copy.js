// @ts-check
// Copying a text, with a word that it is done.
import { say } from './speech.js';
import * as strings from '../i18n/strings.js';

const SHOWN_MS = 1600;
/** The names of those that say something else for a moment, and until when. @type {WeakMap<HTMLElement, { name: string, timer?: ReturnType<typeof setTimeout> }>} */
const faces = new WeakMap();

/** Lets a button say for a moment that its work is done, in the place of its name. @param {HTMLElement} face @param {string} done */
export function flash(face, done) {
  const shown = faces.get(face) ?? { name: face.textContent ?? '' };
  faces.set(face, shown);
  clearTimeout(shown.timer);
  face.textContent = done;
  shown.timer = setTimeout(() => void (face.textContent = shown.name), SHOWN_MS);
}

/**
 * Makes a button copy a text and say so on its face.
 * @param {HTMLButtonElement} control
 * @param {() => string | undefined | Promise<string | undefined>} text nothing, where it has been said why there is none
 * @param {HTMLElement} shown where the text stands: selected, if it cannot be copied
 */
export function copyWith(control, text, shown) {
  control.addEventListener('click', async () => {
    try {
      const copied = await text();
      if (copied === undefined) return;
      await navigator.clipboard.writeText(copied);
      flash(control, strings.copy.done);
      say(strings.copy.done);
    } catch (error) {
      // A browser that does not let a page copy throws a DOMException.
      if (!(error instanceof DOMException)) console.error(error);
      getSelection()?.selectAllChildren(shown);
      if (shown instanceof HTMLTextAreaElement) shown.select();
      say(strings.copy.failed);
    }
  });
}
