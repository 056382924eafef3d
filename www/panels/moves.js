// @ts-check
// The moves of the game; each leads to its position.
import { alternatives, switchTo } from '../document/changes.js';
import { current as currentView, goTo, onChange } from '../document/now.js';
import { make, need, resize, setAttribute, setText } from '../dom.js';
import * as strings from '../strings.js';
import * as tabs from '../tabs.js';
import { written } from '../words.js';

/** So many steps are drawn of a long game, around the one that is on the board. */
const MOST_STEPS = 800;
/** So many rows stand together; the browser leaves those groups alone that nobody sees. */
const GROUP = 16;

/** A list that stays is scrolled when no step has followed for so long. */
const REST_MS = 100;

/** @typedef {import('../document.js').View} View */
/** @typedef {import('../document.js').Entry} Entry */

const list = need('moves', HTMLElement);
const empty = need('moves-empty', HTMLElement);
const tokens = need('moves-tokens', HTMLInputElement);
/** @type {Entry[] | undefined} the line that is drawn */
let drawn;
/** @type {import('../branches.js').Branch[] | undefined} the branches that are drawn */
let branches;
/** @type {typeof import('./steps.js') | undefined} what is shown besides the moves, once it is wanted */
let besides;
/** The steps whose rows are drawn. */
let from = 0;
let to = 0;
let onPaper = false;
/** @type {Item[]} its moves */
let items = [];
/** @type {HTMLElement | undefined} the one that is on the board */
let current;
let frame = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let rest;

export function start() {
  list.addEventListener('click', (event) => {
    const move = event.target instanceof Element ? event.target.closest('button') : null;
    if (move?.dataset.ply) goTo(Number(move.dataset.ply));
    const branch = branches?.[Number(move?.dataset.branch)];
    if (branch) switchTo(branch);
  });
  const showNow = () => show(currentView());
  tokens.addEventListener('change', () => {
    list.classList.toggle('told', tokens.checked);
    drawn = undefined;
    showNow();
  });
  onChange(showNow);
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
 * Rows of a number and two moves, those of White and of Black; an edit of the board has a row of its own, and so has a
 * branch.
 * @typedef {{ head: string, cells: (Cell | undefined)[], branch?: number, text?: string, label?: string }} Row
 * @typedef {{ ply: number, entry: Entry }} Cell
 * @typedef {Cell & { element: HTMLElement, undone: boolean | undefined }} Item
 */

/** @param {Entry} entry */
const textOf = ({ kind, text }) => (kind === 'legal' ? written(text) : text);

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
  const isNew = view.line !== drawn || alternatives() !== branches || view.ply < from || view.ply > to;
  if (isNew) draw(view);
  const now = items.findLast(({ ply }) => ply <= view.ply);
  if (current !== now?.element) setAttribute(current ?? list, 'aria-current', null);
  current = now?.element;
  if (current) setAttribute(current, 'aria-current', 'step');
  for (const item of items) {
    const undone = item.ply > view.ply;
    if (item.undone === undone) continue;
    item.undone = undone;
    item.element.classList.toggle('undone', undone);
    item.element.classList.toggle('edit', item.entry.kind === 'free');
    setAttribute(item.element, 'aria-label', strings.moves.label({ ...item.entry, text: textOf(item.entry) }, undone));
  }
  clearTimeout(rest);
  // After everybody has drawn, so that nothing is laid out twice.
  if (isNew) frame ||= requestAnimationFrame(reveal);
  else rest = setTimeout(reveal, REST_MS);
}

/**
 * Draws the list. Rows are reused, in their order.
 * @param {View} view
 */
function draw({ line, ply }) {
  const most = onPaper ? line.length : MOST_STEPS;
  from = Math.max(0, Math.min(ply - most / 2, line.length - most));
  to = Math.min(line.length, from + most);
  drawn = line;
  branches = alternatives();
  if (!besides && (branches.length > 0 || tokens.checked)) void loadBesides();
  let rows = rowsOf(line);
  if (branches.length > 0) rows = besides?.weave(rows, line.slice(0, from).filter(({ kind }) => kind !== 'idle').length) ?? rows;
  const told = tokens.checked ? besides?.tokens() : undefined;
  items = [];
  empty.hidden = rows.length > 0;
  list.hidden = rows.length === 0;
  resize(list, Math.ceil(rows.length / GROUP), () => make('div', 'move-rows'));
  const groups = /** @type {HTMLElement[]} */ (Array.from(list.children));
  groups.forEach((group, at) => resize(group, Math.min(GROUP, rows.length - at * GROUP), makeRow));
  const elements = groups.flatMap((group) => Array.from(group.children));
  rows.forEach(({ head, cells, branch, text = '', label = '' }, row) => {
    const [number, ...moves] = /** @type {HTMLElement[]} */ (Array.from(/** @type {Element} */ (elements[row]).children));
    if (number) setText(number, head);
    cells.forEach((cell, index) => {
      const element = /** @type {HTMLElement} */ (moves[index]);
      const isBranch = branch !== undefined && index === 0;
      element.style.visibility = cell || isBranch ? '' : 'hidden';
      setText(element, cell ? textOf(cell.entry) : isBranch ? text : '');
      setAttribute(element, 'data-ply', cell ? String(cell.ply) : null);
      setAttribute(element, 'data-branch', isBranch ? String(branch) : null);
      setAttribute(element, 'data-tokens', (cell && told?.[cell.ply - 1]) ?? null);
      if (cell) items.push({ ...cell, element, undone: undefined });
      else setAttribute(element, 'aria-current', null);
      setAttribute(element, 'class', isBranch ? 'edit branch' : null);
      setAttribute(element, 'aria-label', isBranch ? label : null);
    });
  });
}

/** Loads what is shown besides the moves, and shows it. */
async function loadBesides() {
  besides = await import('./steps.js').catch(() => undefined);
  drawn = undefined;
  if (besides) show(currentView());
}

function makeRow() {
  const row = make('div', 'move-row');
  row.append(make('span', 'move-number'), makeMove(), makeMove());
  return row;
}

function makeMove() {
  const move = make('button');
  move.type = 'button';
  return move;
}

/** Scrolls the list to the move that is on the board, and nothing around it. */
function reveal() {
  frame = 0;
  const row = current?.parentElement;
  if (!row) {
    list.scrollTop = 0;
    return;
  }
  const { top, bottom } = list.getBoundingClientRect();
  const at = row.getBoundingClientRect();
  if (at.top < top) list.scrollTop -= top - at.top;
  else if (at.bottom > bottom) list.scrollTop += at.bottom - bottom;
}
