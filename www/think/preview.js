// @ts-check
// The position of a node over the board, so that the board follows whoever walks the tree. The game stays as it is
// beneath: a click, a tap, Escape or the keyboard on the board brings it back.
import { isFlipped } from '../board.js';
import * as game from '../document.js';
import { h, need, setText } from '../dom.js';
import { smallBoard } from '../small-board.js';

/** @typedef {import('../small-board.js').Shown} Shown */

const grid = need('board', HTMLElement);
const notice = need('notice', HTMLElement);

export async function preview() {
  const board = await smallBoard();
  const layer = h('div', { class: 'preview', hidden: true, onclick: hide }, board.element);
  /** @type {Shown | undefined} */
  let shown;
  let text = '';
  grid.after(layer);

  function render() {
    if (shown) board.show(shown, isFlipped());
  }

  /** Shows a position, if it is not the one on the board anyway. @param {Shown} next @param {string} told how it came about */
  function show(next, told) {
    if (next.board === game.current().board) return hide();
    shown = next;
    text = told;
    layer.hidden = false;
    setText(notice, text);
    render();
  }

  function hide() {
    if (layer.hidden) return;
    layer.hidden = true;
    shown = undefined;
    if (notice.textContent === text) setText(notice, '');
  }

  game.onChange(hide);
  grid.addEventListener('focusin', hide);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide();
  });
  new MutationObserver(render).observe(grid, { attributeFilter: ['data-flipped'] });
  return { show, hide };
}
