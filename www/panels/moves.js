// @ts-check
// The moves of the game; each leads to its position.
import * as game from '../document.js';
import { make, need, resize, setAttribute, setText } from '../dom.js';
import * as strings from '../strings.js';
import * as tabs from '../tabs.js';

/** So many steps are drawn of a long game, around the one that is on the board. */
const MOST_STEPS = 800;

/** @typedef {import('../document.js').View} View */
/** @typedef {import('../document.js').Entry} Entry */

const list = need('moves', HTMLElement);
const empty = need('moves-empty', HTMLElement);
/** @type {Entry[] | undefined} the line that is drawn */
let drawn;
/** The steps whose rows are drawn. */
let from = 0;
let to = 0;
let onPaper = false;
/** @type {Item[]} its moves */
let items = [];

export function start() {
  list.addEventListener('click', (event) => {
    const move = event.target instanceof Element ? event.target.closest('button') : null;
    if (move?.dataset.ply) game.goTo(Number(move.dataset.ply));
  });
  const showNow = () => show(game.current());
  game.onChange(showNow);
  tabs.onShow(showNow);
  for (const when of ['beforeprint', 'afterprint']) {
    addEventListener(when, () => {
      onPaper = when === 'beforeprint';
      drawn = undefined;
      showNow();
    });
  }
  showNow();
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
  line.slice(from, to).forEach((entry, index) => {
    if (entry.kind === 'idle') return;
    const cell = { ply: from + index + 1, entry };
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
  // What nobody sees is drawn when it is seen.
  if (tabs.shown() !== 'game' && !onPaper) return;
  if (view.line !== drawn || view.ply < from || view.ply > to) draw(view);
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
 * @param {View} view
 */
function draw({ line, ply }) {
  const most = onPaper ? line.length : MOST_STEPS;
  from = Math.max(0, Math.min(ply - most / 2, line.length - most));
  to = Math.min(line.length, from + most);
  const rows = rowsOf(line);
  drawn = line;
  items = [];
  empty.hidden = rows.length > 0;
  list.hidden = rows.length === 0;
  resize(list, rows.length * 3, (index) => (index % 3 === 0 ? make('span', 'move-number') : makeMove()));
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
