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
 * Rows of a number and two moves, those of White and of Black; an edit of the board has a row of its own.
 * @typedef {{ head: string, cells: (Cell | undefined)[] }} Row
 * @typedef {{ ply: number, entry: import('../document.js').Entry }} Cell
 */

/** @param {View} view */
function rowsOf(view) {
  /** @type {Row[]} */
  const rows = [];
  view.line.forEach((entry, index) => {
    if (entry.kind === 'idle') return;
    const cell = { ply: index + 1, entry };
    const last = rows.at(-1);
    if (entry.kind === 'free') {
      rows.push({ head: '', cells: [cell, undefined] });
    } else if (entry.turn === 'w') {
      rows.push({ head: `${entry.number}.`, cells: [cell, undefined] });
    } else if (last && last.cells[0]?.entry.number === entry.number && !last.cells[1]) {
      last.cells[1] = cell;
    } else {
      rows.push({ head: `${entry.number}.`, cells: [undefined, cell] });
    }
  });
  return rows;
}

/**
 * Draws the list. Nodes are reused: one per number and move, in their order.
 * @param {View} view
 */
function show(view) {
  const rows = rowsOf(view);
  const now = rows.flatMap(({ cells }) => cells).findLast((cell) => cell && cell.ply <= view.ply);
  empty.hidden = rows.length > 0;
  list.hidden = rows.length === 0;
  resize(list, rows.length * 3, () => (list.childElementCount % 3 === 0 ? make('span', 'move-number') : makeMove()));
  rows.forEach(({ head, cells }, row) => {
    setText(/** @type {HTMLElement} */ (list.children[row * 3]), head);
    cells.forEach((cell, index) => {
      const element = /** @type {HTMLElement} */ (list.children[row * 3 + 1 + index]);
      showMove(element, cell, view);
      setAttribute(element, 'aria-current', cell && cell === now ? 'step' : null);
    });
  });
  const shown = list.querySelector('[aria-current]');
  if (shown instanceof HTMLElement) reveal(shown);
  else list.scrollTop = 0;
}

function makeMove() {
  const move = make('button');
  move.type = 'button';
  return move;
}

/** @param {HTMLElement} element @param {Cell | undefined} cell @param {View} view */
function showMove(element, cell, view) {
  const undone = cell !== undefined && cell.ply > view.ply;
  element.style.visibility = cell ? '' : 'hidden';
  setText(element, cell?.entry.text ?? '');
  setAttribute(element, 'data-ply', cell ? String(cell.ply) : null);
  setAttribute(element, 'class', undone ? 'undone' : cell?.entry.kind === 'free' ? 'edit' : null);
  setAttribute(element, 'aria-label', cell ? strings.moves.label(cell.entry, undone) : null);
}

/** Scrolls the list, and nothing around it. @param {HTMLElement} move */
function reveal(move) {
  const { top, bottom } = list.getBoundingClientRect();
  const at = move.getBoundingClientRect();
  if (at.top < top) list.scrollTop -= top - at.top;
  else if (at.bottom > bottom) list.scrollTop += at.bottom - bottom;
}
