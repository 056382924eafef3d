// @ts-check
// The moves of the game; each leads to its position.
import * as game from '../document.js';
import { make, need, resize, setAttribute, setText } from '../dom.js';
import * as strings from '../strings.js';

/** @typedef {import('../document.js').View} View */
/** @typedef {import('../document.js').Entry} Entry */

const list = need('moves', HTMLElement);
const empty = need('moves-empty', HTMLElement);
/** @type {Entry[] | undefined} the line that is drawn */
let drawn;
/** @type {Item[]} its moves */
let items = [];

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
 * @typedef {{ ply: number, entry: Entry }} Cell
 * @typedef {Cell & { element: HTMLElement, undone: boolean | undefined }} Item
 */

/** @param {Entry[]} line */
function rowsOf(line) {
  /** @type {Row[]} */
  const rows = [];
  line.forEach((entry, index) => {
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

/** @param {View} view */
function show(view) {
  if (view.line !== drawn) draw(view.line);
  const now = items.findLast(({ ply }) => ply <= view.ply);
  for (const item of items) {
    const undone = item.ply > view.ply;
    setCurrent(item, item === now);
    if (item.undone === undone) continue;
    item.undone = undone;
    item.element.classList.toggle('undone', undone);
    item.element.classList.toggle('edit', item.entry.kind === 'free');
    setAttribute(item.element, 'aria-label', strings.moves.label(item.entry, undone));
  }
  if (now) reveal(now.element);
  else list.scrollTop = 0;
}

/**
 * Draws the list. Nodes are reused: one per number and move, in their order.
 * @param {Entry[]} line
 */
function draw(line) {
  const rows = rowsOf(line);
  drawn = line;
  items = [];
  empty.hidden = rows.length > 0;
  list.hidden = rows.length === 0;
  resize(list, rows.length * 3, () => (list.childElementCount % 3 === 0 ? make('span', 'move-number') : makeMove()));
  const elements = Array.from(list.children);
  rows.forEach(({ head, cells }, row) => {
    setText(/** @type {Element} */ (elements[row * 3]), head);
    cells.forEach((cell, index) => {
      const element = /** @type {HTMLElement} */ (elements[row * 3 + 1 + index]);
      element.style.visibility = cell ? '' : 'hidden';
      setText(element, cell?.entry.text ?? '');
      setAttribute(element, 'data-ply', cell ? String(cell.ply) : null);
      if (cell) items.push({ ...cell, element, undone: undefined });
      else for (const name of ['class', 'aria-label', 'aria-current']) setAttribute(element, name, null);
    });
  });
}

function makeMove() {
  const move = make('button');
  move.type = 'button';
  return move;
}

/** @param {Item} item @param {boolean} isCurrent */
const setCurrent = ({ element }, isCurrent) => setAttribute(element, 'aria-current', isCurrent ? 'step' : null);

/** Scrolls the list, and nothing around it. @param {HTMLElement} move */
function reveal(move) {
  const { top, bottom } = list.getBoundingClientRect();
  const at = move.getBoundingClientRect();
  if (at.top < top) list.scrollTop -= top - at.top;
  else if (at.bottom > bottom) list.scrollTop += at.bottom - bottom;
}
