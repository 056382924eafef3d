// @ts-check
// Copying a text, with a word that it is done.
import { say } from './speech.js';
import * as strings from './strings.js';

const SHOWN_MS = 1600;

/**
 * Makes a button copy a text and say so on its face.
 * @param {HTMLButtonElement} control
 * @param {() => string | undefined | Promise<string | undefined>} text nothing, where it has been said why there is none
 * @param {HTMLElement} shown where the text stands: selected, if it cannot be copied
 */
export function copyWith(control, text, shown) {
  const name = control.textContent ?? '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  control.addEventListener('click', async () => {
    try {
      const copied = await text();
      if (copied === undefined) return;
      await navigator.clipboard.writeText(copied);
      clearTimeout(timer);
      control.textContent = strings.copy.done;
      timer = setTimeout(() => {
        control.textContent = name;
      }, SHOWN_MS);
      say(strings.copy.done);
    } catch {
      getSelection()?.selectAllChildren(shown);
      if (shown instanceof HTMLTextAreaElement) shown.select();
      say(strings.copy.failed);
    }
  });
}
