// @ts-check
// What the Board menu offers: where the names of the squares stand, free mode, drawing, the keyboard map.
import * as board from '../board.js';
import { action, h, need } from '../dom.js';
import { translated } from '../words.js';
import * as english from '../words/en/board.js';
import { styled } from './style.js';

const { menu: words } = await translated('board', english);

await styled;

/** @param {HTMLElement} place */
export function start(place) {
  const choices = [words.beside, words.onSquares].map((label, index) => {
    const input = h('input', { type: 'radio', name: 'square-names', checked: board.isNamed() === index > 0 });
    input.addEventListener('change', () => board.nameSquares(index > 0));
    return h('label', {}, input, h('span', {}, label));
  });
  const item = (/** @type {string} */ text, /** @type {string} */ id, /** @type {() => unknown} */ work) =>
    action(text, () => {
      place.hidePopover();
      void work();
    }, { id });
  place.append(
    h('fieldset', {}, h('legend', {}, words.names), h('div', { class: 'choice' }, ...choices)),
    item(words.free, 'board-free', async () => (await import('./free.js')).start()),
    item(words.draw, 'board-draw', async () => (await import('./drawing.js')).startPencil()),
    item(words.help, 'board-keys', async () => (await import('./help.js')).open()),
  );
  const opener = need('board-options', HTMLElement);
  const stand = () => {
    const { top, bottom, right } = opener.getBoundingClientRect();
    const { width, height } = place.getBoundingClientRect();
    const below = bottom + 6 + height <= innerHeight;
    place.style.top = `${below ? bottom + 6 : Math.max(4, top - 6 - height)}px`;
    place.style.left = `${Math.max(8, Math.min(right - width, innerWidth - width - 8))}px`;
  };
  place.addEventListener('toggle', () => place.matches(':popover-open') && stand());
  stand();
}
