// @ts-check
// The board: draws a view on 64 cells that are made once, and tells which square a person means.
//
// It is an ARIA grid with one Tab stop. It knows squares and marks, and no rule of chess.
import { make, need, setAttribute, setText } from './dom.js';
import { showPiece } from './pieces.js';
import * as strings from './strings.js';

/** @typedef {import('./document.js').View} View */

/**
 * What is marked on the board besides the view.
 * @typedef {object} Marks
 * @property {number | undefined} picked the square of the piece that is picked up
 * @property {number[]} targets where it may go
 * @property {number[]} captures where it takes something
 * @property {number[]} [hints] what a hint points at
 */

/** @typedef {{ element: HTMLElement, piece: HTMLElement }} Cell */

const SLIDE_MS = 130;
const grid = need('board', HTMLElement);
const ranks = need('ranks', HTMLElement);
const files = need('files', HTMLElement);
const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** @type {Cell[]} from the top left to the bottom right */
const cells = [];
let flipped = false;
let focused = 4;
/** @type {(square: number) => void} */
let choose = () => {};
/** @type {() => void} */
let cancel = () => {};

/** @param {number} index of a cell, or a square: the way is the same in both directions */
const turned = (index) => (flipped ? index ^ 7 : index ^ 56);

/** @param {number} square */
const cellOf = (square) => /** @type {Cell} */ (cells[turned(square)]);

for (let row = 0; row < 8; row += 1) {
  const line = make('div');
  line.setAttribute('role', 'row');
  for (let column = 0; column < 8; column += 1) {
    const element = make('div', (row + column) % 2 ? 'square dark' : 'square');
    element.setAttribute('role', 'gridcell');
    element.tabIndex = -1;
    const piece = make('span', 'piece');
    const badge = make('span', 'badge', '!');
    const ring = make('span', 'ring');
    for (const part of [piece, badge, ring]) part.setAttribute('aria-hidden', 'true');
    element.append(piece, badge, ring);
    cells.push({ element, piece });
    line.append(element);
  }
  grid.append(line);
  ranks.append(make('span'));
  files.append(make('span'));
}

/**
 * Calls back with the square that a person chose, and when Escape is pressed.
 * @param {(square: number) => void} onChoose
 * @param {() => void} onCancel
 */
export function listen(onChoose, onCancel) {
  choose = onChoose;
  cancel = onCancel;
}

export const isFlipped = () => flipped;

/** @param {boolean} turn */
export function flip(turn) {
  flipped = turn;
}

/** Where a square is on the screen. @param {number} square */
export const place = (square) => cellOf(square).element.getBoundingClientRect();

/** Puts the keyboard on a square. @param {number} square */
export function focus(square) {
  setFocused(square);
  cellOf(square).element.focus({ preventScroll: true });
}

/** @param {number} square */
function setFocused(square) {
  cellOf(focused).element.tabIndex = -1;
  focused = square;
  cellOf(focused).element.tabIndex = 0;
}

/**
 * Draws a view.
 * @param {View} view
 * @param {Marks} marks
 */
export function draw(view, marks) {
  setAttribute(grid, 'aria-busy', null);
  setAttribute(grid, 'aria-label', strings.board.label(flipped));
  const { lastStep } = view;
  cells.forEach(({ element, piece }, index) => {
    const square = turned(index);
    const letter = view.board[square] ?? '.';
    const shown = {
      picked: square === marks.picked,
      target: marks.targets.includes(square),
      takes: marks.captures.includes(square),
      check: square === view.checkedKing,
    };
    const own = letter !== '.' && (letter === letter.toLowerCase()) === (view.turn === 'b');
    const classes = ['square'];
    if (((square >> 3) + square) % 2 === 0) classes.push('dark');
    if (square === lastStep?.from) classes.push('from');
    if (square === lastStep?.to) classes.push('to');
    if (own) classes.push('own');
    if (marks.hints?.includes(square)) classes.push('hint');
    if (shown.picked) classes.push('picked');
    if (shown.target) classes.push('target');
    if (shown.takes) classes.push('takes');
    if (shown.check) classes.push('check');
    const joined = classes.join(' ');
    if (element.className !== joined) element.className = joined;
    setAttribute(element, 'aria-label', strings.board.square(square, letter, shown));
    setAttribute(element, 'aria-selected', String(shown.picked));
    element.tabIndex = square === focused ? 0 : -1;
    showPiece(piece, letter);
  });
  drawCoordinates();
}

function drawCoordinates() {
  for (let index = 0; index < 8; index += 1) {
    const rank = ranks.children[index];
    const file = files.children[index];
    if (rank) setText(rank, String(flipped ? index + 1 : 8 - index));
    if (file) setText(file, 'abcdefgh'[flipped ? 7 - index : index] ?? '');
  }
}

/**
 * Lets a piece slide to where it already stands.
 * @param {number} from
 * @param {number} to
 */
export function slide(from, to) {
  if (calm.matches || from === to) return;
  const start = place(from);
  const end = place(to);
  const { piece } = cellOf(to);
  const away = `translate(${start.left - end.left}px, ${start.top - end.top}px)`;
  const raised = { zIndex: 5 };
  piece.animate([{ transform: away, ...raised }, { transform: 'none', ...raised }], { duration: SLIDE_MS, easing: 'ease-out' });
}

/** @param {EventTarget | null} target */
function squareOf(target) {
  const element = target instanceof Element ? target.closest('.square') : null;
  const index = cells.findIndex((cell) => cell.element === element);
  return index < 0 ? undefined : turned(index);
}

grid.addEventListener('click', (event) => {
  const square = squareOf(event.target);
  if (square === undefined) return;
  focus(square);
  choose(square);
});

/**
 * The cell that a key leads to, seen as a person sees the board.
 * @param {KeyboardEvent} event
 * @param {number} index
 */
function destination(event, index) {
  const column = index % 8;
  switch (event.key) {
    case 'ArrowUp':
      return index >= 8 ? index - 8 : index;
    case 'ArrowDown':
      return index < 56 ? index + 8 : index;
    case 'ArrowLeft':
      return column > 0 ? index - 1 : index;
    case 'ArrowRight':
      return column < 7 ? index + 1 : index;
    case 'Home':
      return event.ctrlKey ? 0 : index - column;
    case 'End':
      return event.ctrlKey ? 63 : index - column + 7;
    default:
      return undefined;
  }
}

grid.addEventListener('keydown', (event) => {
  if (event.altKey || event.metaKey) return;
  if (event.key === 'Escape') {
    cancel();
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    if (!event.repeat) choose(focused);
  } else {
    const next = destination(event, turned(focused));
    if (next === undefined) return;
    event.preventDefault();
    focus(turned(next));
  }
});

grid.addEventListener('focusin', (event) => {
  const square = squareOf(event.target);
  if (square !== undefined) setFocused(square);
});
