// @ts-check
// The moves of the game; each leads to its position.
import { goTo, select } from '../../document/commands.js';
import { current as currentView, onChange } from '../../document/state.js';
import { button, make, need, resize, reveal, setAttribute, setText } from '../../ui/dom.js';
import { onSpeech } from '../../ui/speech.js';
import * as strings from '../../i18n/strings.js';
import * as tabs from '../../ui/tabs.js';
import { stepText } from '../../i18n/marks.js';
import { spell } from '../../i18n/spoken.js';

/** So many steps are drawn of a long game, around the one that is on the board. */
const MOST_STEPS = 800;
/** Variations are indented so often. */
const MOST_DEPTH = 5;
/** So many rows stand together; the browser leaves those groups alone that nobody sees. */
const GROUP = 16;

/** A list that stays is scrolled when no step has followed for so long. */
const REST_MS = 100;

/** @typedef {import('../../document/document.js').View} View */
/** @typedef {import('../../document/document.js').Entry} Entry */

const list = need('moves', HTMLElement);
const empty = need('moves-empty', HTMLElement);
const tokens = need('moves-tokens', HTMLInputElement);
/** @type {Entry[] | undefined} the line that is drawn */
let drawn;
/** @type {typeof import('./steps.js') | undefined} what is shown besides the moves, once it is wanted */
let besides;
/** Whether there has been a move, about which something may be said. */
let hasNote = false;
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
    const ply = move?.dataset.ply ?? move?.dataset.comment;
    if (ply) goTo(Number(ply));
    if (!move?.dataset.node) return;
    select(Number(move.dataset.node));
    // It stands in the line now, where its button is another one.
    if (!move.isConnected) current?.focus({ preventScroll: true });
  });
  const showNow = () => show(currentView());
  const showAnew = () => {
    drawn = undefined;
    showNow();
  };
  tokens.addEventListener('change', () => {
    list.classList.toggle('told', tokens.checked);
    showAnew();
  });
  onSpeech(showAnew);
  onChange(showNow);
  tabs.onShow(showNow);
  for (const when of ['beforeprint', 'afterprint']) {
    addEventListener(when, () => {
      onPaper = when === 'beforeprint';
      showAnew();
    });
  }
  showNow();
}

/**
 * Rows of a number and two moves, those of White and of Black; an edit of the board has a row of its own, and so has a
 * variation, whose moves stand in an element, and a comment, which has the place of its step.
 * @typedef {{ head: string, cells: (Cell | undefined)[], variation?: HTMLElement, depth?: number, ply?: number, text?: string, label?: string }} Row
 * @typedef {{ ply: number, entry: Entry }} Cell
 * @typedef {Cell & { element: HTMLElement, undone: boolean | undefined }} Item
 */

/** @param {Entry[]} line */
function rowsOf(line) {
  /** @type {Row[]} */
  const rows = [];
  line.slice(from, to).forEach((entry, index) => {
    if (entry.kind === 'ignored') return;
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
  return rows.flatMap((row) => [row, ...row.cells.flatMap((cell) => commentOf(cell) ?? [])]);
}

/** What is said about a move. @param {Cell | undefined} cell @returns {Row | undefined} */
function commentOf(cell) {
  const text = cell?.entry.note?.comments.join(' ');
  return text ? { head: '', cells: [undefined, undefined], ply: cell?.ply, text, label: strings.moves.comment(stepText(/** @type {Cell} */ (cell).entry), text) } : undefined;
}

/** @param {View} view */
function show(view) {
  // What nobody sees is drawn when it is seen.
  if (tabs.shown() !== 'game' && !onPaper) return;
  if (view.length > 0 && !hasNote) void loadNote();
  const focused = document.activeElement;
  const hadKeyboard = list.contains(focused);
  const isNew = view.line !== drawn || (view.ply <= from && from > 0) || view.ply > to;
  if (isNew) draw(view);
  const now = items.findLast(({ ply }) => ply <= view.ply);
  if (current !== now?.element) setAttribute(current ?? list, 'aria-current', null);
  current = now?.element;
  if (current) setAttribute(current, 'aria-current', 'step');
  // A button that is put elsewhere or goes would lose it.
  if (hadKeyboard && focused instanceof HTMLElement) {
    const stays = focused.checkVisibility({ visibilityProperty: true });
    if (!stays || focused !== document.activeElement) (stays ? focused : current ?? button('undo')).focus({ preventScroll: true });
  }
  for (const item of items) {
    const undone = item.ply > view.ply;
    if (item.undone === undone) continue;
    item.undone = undone;
    item.element.classList.toggle('undone', undone);
    item.element.classList.toggle('edit', item.entry.kind === 'free');
    setAttribute(item.element, 'aria-label', spell(strings.moves.label({ ...item.entry, text: stepText(item.entry) }, undone)));
  }
  clearTimeout(rest);
  // After everybody has drawn, so that nothing is laid out twice.
  if (isNew) frame ||= requestAnimationFrame(scroll);
  else rest = setTimeout(scroll, REST_MS);
}

/**
 * Draws the list. Rows are reused, in their order.
 * @param {View} view
 */
function draw({ line, ply, hasVariations }) {
  const most = onPaper ? line.length : MOST_STEPS;
  from = Math.max(0, Math.min(ply - most / 2, line.length - most));
  to = Math.min(line.length, from + most);
  drawn = line;
  if (!besides && (hasVariations || tokens.checked)) void loadBesides();
  let rows = rowsOf(line);
  if (hasVariations) rows = besides?.weave(rows, line, from, to) ?? rows;
  const told = tokens.checked ? besides?.tokens() : undefined;
  items = [];
  empty.hidden = rows.length > 0;
  list.hidden = rows.length === 0;
  resize(list, Math.ceil(rows.length / GROUP), () => make('div', 'move-rows'));
  const groups = /** @type {HTMLElement[]} */ (Array.from(list.children));
  groups.forEach((group, at) => resize(group, Math.min(GROUP, rows.length - at * GROUP), makeRow));
  const elements = groups.flatMap((group) => Array.from(group.children));
  rows.forEach(({ head, cells, variation, depth = 0, ply, text = '', label = '' }, row) => {
    const element = /** @type {Element} */ (elements[row]);
    const [number, first, second, last] = /** @type {HTMLElement[]} */ (Array.from(element.children));
    if (number) setText(number, head);
    if (last !== variation) last?.remove();
    if (variation) {
      variation.style.marginInlineStart = depth > 1 ? `${Math.min(depth, MOST_DEPTH) - 1}rem` : '';
      if (last !== variation) element.append(variation);
    }
    cells.forEach((cell, index) => {
      const element = /** @type {HTMLElement} */ (index === 0 ? first : second);
      const isText = text !== '' && index === 0;
      element.hidden = variation !== undefined || (text !== '' && index > 0);
      element.style.visibility = cell || isText ? '' : 'hidden';
      setText(element, cell ? stepText(cell.entry) : isText ? text : '');
      setAttribute(element, 'data-ply', cell ? String(cell.ply) : null);
      setAttribute(element, 'data-comment', isText && ply ? String(ply) : null);
      setAttribute(element, 'data-tokens', (cell && told?.[cell.ply - 1]) ?? null);
      if (cell) items.push({ ...cell, element, undone: undefined });
      else setAttribute(element, 'aria-current', null);
      setAttribute(element, 'class', isText ? 'comment' : null);
      setAttribute(element, 'aria-label', isText ? spell(label) : null);
    });
  });
}

/** Loads what is shown besides the moves, and shows it. */
async function loadBesides() {
  besides = await import('./steps.js').catch((error) => void console.error(error));
  drawn = undefined;
  if (besides) show(currentView());
}

/** Loads what is said about moves, and what their opening is called; with the next step it is tried again. */
async function loadNote() {
  hasNote = true;
  const note = await import('./note.js').catch((error) => console.error(error));
  hasNote = note !== undefined;
  note?.start();
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

/** Scrolls to the move that is on the board. */
function scroll() {
  frame = 0;
  const row = current?.parentElement;
  if (row) reveal(list, row);
  else list.scrollTop = 0;
}
