// @ts-check
// What the Board menu offers: where the names of the squares stand, how white pieces look, free mode, drawing, the board as
// text, the keyboard map.
import * as board from '../board.js';
import { copyWith } from '../copy.js';
import { action, h, need } from '../dom.js';
import { translated } from '../words.js';
import * as english from '../words/en/board.js';
import * as outline from './outline.js';
import { styled } from './style.js';
import * as boardText from './text.js';

const { menu: words } = await translated('board', english);

await styled;

/**
 * One of two ways.
 * @param {string} title
 * @param {string} name
 * @param {[string, string]} labels
 * @param {boolean} isSecond which one is chosen
 * @param {(isSecond: boolean) => unknown} onChoose
 */
function choice(title, name, labels, isSecond, onChoose) {
  const choices = labels.map((label, index) => {
    const input = h('input', { type: 'radio', name, checked: isSecond === index > 0 });
    input.addEventListener('change', () => void onChoose(index > 0));
    return h('label', {}, input, h('span', {}, label));
  });
  return h('fieldset', {}, h('legend', {}, title), h('div', { class: 'choice' }, ...choices));
}

/** @param {HTMLElement} place */
export function start(place) {
  const item = (/** @type {string} */ text, /** @type {string} */ id, /** @type {() => unknown} */ work) =>
    action(text, () => {
      place.hidePopover();
      void work();
    }, { id });
  const copy = action(words.copy, () => {}, { id: 'board-copy' });
  copyWith(copy, boardText.lines, boardText.text);
  place.append(
    choice(words.names, 'square-names', [words.beside, words.onSquares], board.isNamed(), board.nameSquares),
    choice(words.pieces, 'white-pieces', [words.solid, words.outline], outline.isOutlined(), outline.use),
    item(words.free, 'board-free', async () => (await import('./free.js')).start()),
    item(words.draw, 'board-draw', async () => (await import('./drawing.js')).startPencil()),
    copy,
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
