// @ts-check
// The position of a node over the board, so that the board follows whoever walks the tree. The game stays as it is
// beneath: a click, a tap or Escape brings it back, and it is seen as long as the board has the keyboard.
import { isFlipped } from '../board.js';
import * as game from '../document.js';
import { h, need, setText } from '../dom.js';
import { smallBoard } from '../small-board.js';
import { say } from '../speech.js';

/** @typedef {import('../small-board.js').Shown} Shown */

const grid = need('board', HTMLElement);
const notice = need('notice', HTMLElement);

export async function preview() {
  const board = await smallBoard();
  const layer = h('div', { class: 'preview', hidden: true, onclick: hide }, board.element);
  /** @type {Shown | undefined} */
  let shown;
  let text = '';
  let aside = '';
  grid.after(layer);

  function render() {
    if (shown) board.show(shown, isFlipped());
  }

  /**
   * Shows a position, if it is not the one on the board anyway.
   * @param {Shown} next
   * @param {string} told how it came about
   * @param {string} set what is said when the game is seen because the board has the keyboard
   */
  function show(next, told, set) {
    if (next.board === game.current().board) return hide();
    shown = next;
    text = told;
    aside = set;
    reveal(true);
    render();
  }

  /** @param {boolean} isSeen */
  function reveal(isSeen) {
    layer.hidden = !isSeen;
    if (isSeen) setText(notice, text);
    else if (notice.textContent === text) setText(notice, '');
  }

  function hide() {
    if (!shown) return;
    shown = undefined;
    reveal(false);
  }

  game.onChange(hide);
  grid.addEventListener('focusin', () => {
    if (layer.hidden) return;
    reveal(false);
    say(aside);
  });
  grid.addEventListener('focusout', ({ relatedTarget }) => {
    if (shown && !(relatedTarget instanceof Node && grid.contains(relatedTarget))) reveal(true);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide();
  });
  new MutationObserver(render).observe(grid, { attributeFilter: ['data-flipped'] });
  return { show, hide };
}
