// @ts-check
// The moves of the game; each leads to its position.
import * as game from '../document.js';
import { make, need, resize, setAttribute, setText } from '../dom.js';
import * as strings from '../strings.js';

/** @typedef {import('../document.js').View} View */

const list = need('moves', HTMLElement);
const empty = need('moves-empty', HTMLElement);

export function start() {
  list.addEventListener('click', (event) => {
    const move = event.target instanceof Element ? event.target.closest('button') : null;
    if (move?.dataset.ply) game.goTo(Number(move.dataset.ply));
  });
  game.onChange(show);
  show(game.current());
}

/**
 * Draws the list in rows of a number and two moves. Nodes are reused: one per number and move, in their order.
 * @param {View} view
 */
function show(view) {
  const blackFirst = view.firstTurn === 'b' ? 1 : 0;
  const cells = view.sans.length === 0 ? 0 : Math.ceil((view.sans.length + blackFirst) / 2) * 3;
  empty.hidden = cells > 0;
  list.hidden = cells === 0;
  resize(list, cells, () => (list.childElementCount % 3 === 0 ? make('span', 'move-number') : makeMove()));
  for (let cell = 0; cell < cells; cell += 1) {
    const element = /** @type {HTMLElement} */ (list.children[cell]);
    const number = view.firstNumber + Math.floor(cell / 3);
    if (cell % 3 === 0) setText(element, `${number}.`);
    else showMove(element, view, Math.floor(cell / 3) * 2 + (cell % 3) - 1 - blackFirst, number);
  }
  const now = list.querySelector('[aria-current]');
  if (now instanceof HTMLElement) reveal(now);
  else list.scrollTop = 0;
}

function makeMove() {
  const move = make('button');
  move.type = 'button';
  return move;
}

/** @param {HTMLElement} element @param {View} view @param {number} index @param {number} number */
function showMove(element, view, index, number) {
  const san = view.sans[index];
  const undone = san !== undefined && index >= view.ply;
  element.style.visibility = san === undefined ? 'hidden' : '';
  setText(element, index < 0 ? '…' : (san ?? ''));
  setAttribute(element, 'data-ply', san === undefined ? null : String(index + 1));
  setAttribute(element, 'class', undone ? 'undone' : null);
  setAttribute(element, 'aria-current', san !== undefined && index + 1 === view.ply ? 'step' : null);
  const turn = (index % 2 === 0) === (view.firstTurn === 'w') ? 'w' : 'b';
  setAttribute(element, 'aria-label', san === undefined ? null : strings.moves.label(number, turn, san, undone));
}

/** Scrolls the list, and nothing around it. @param {HTMLElement} move */
function reveal(move) {
  const { top, bottom } = list.getBoundingClientRect();
  const at = move.getBoundingClientRect();
  if (at.top < top) list.scrollTop -= top - at.top;
  else if (at.bottom > bottom) list.scrollTop += at.bottom - bottom;
}
