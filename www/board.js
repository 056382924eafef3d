// @ts-check
// The board: draws a view on 64 cells that are made once, and tells which square a person means.
//
// It is an ARIA grid with one Tab stop, whose rows are the ranks from the first: so a screen reader counts them, whichever
// side is at the bottom. It knows squares and marks, and no rule of chess.
import { make, need, setAttribute, setText } from './dom.js';
import { showPiece } from './pieces.js';
import * as strings from './strings.js';

/** @typedef {import('./document.js').View} View */

/**
 * What is marked on the board besides the view.
 * @typedef {object} Marks
 * @property {number | undefined} picked the square of the piece that is picked up
 * @property {number} [asked] the square of a piece that was only asked about: it may not be moved now
 * @property {number[]} targets where either may go
 * @property {number[]} captures where it takes something
 * @property {number[]} [hints] what a hint points at
 */

/**
 * What a person does on the board.
 * @typedef {object} Hands
 * @property {(square: number) => void} choose a click, a tap, or Enter
 * @property {() => void} cancel Escape
 * @property {(square: number | undefined, by: 'mouse' | 'keys' | 'held') => void} point what has come to a square
 * @property {(event: KeyboardEvent) => boolean} press a key that the board does not know; whether it is known
 * @property {(event: PointerEvent) => void} touch a pointer goes down
 */

/** @typedef {{ element: HTMLElement, piece: HTMLElement, ring: HTMLElement, drawn?: string, name?: string }} Cell what is drawn on it, and its name without notes */

const SLIDE_MS = 130;
/** Who goes from step to step, or writes, takes no piece meanwhile. */
const PASSING_MS = 150;
/** Whether the names of the squares stand on them. */
const NAMED_KEY = 'gridmate.named.1';
const grid = need('board', HTMLElement);
const frame = /** @type {HTMLElement} */ (grid.parentElement);
const ranks = need('ranks', HTMLElement);
const files = need('files', HTMLElement);
const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** @type {Cell[]} from a1 to h8 */
const cells = [];
/** What is shown over the board, in words, by square. @type {Map<number, string>} */
let notes = new Map();
let flipped = false;
let focused = 4;
/** @type {number | undefined} the square whose piece is in the hand */
let lifted;
/** @type {number | undefined} the square that it is held over */
let below;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let passing;
/** @type {Hands} */
let hands = { choose() {}, cancel() {}, point() {}, press: () => false, touch() {} };

/** From the top left: the way is the same in both directions. @param {number} index of a place, or a square */
const turned = (index) => (flipped ? index ^ 7 : index ^ 56);

/** @param {number} square */
const cellOf = (square) => /** @type {Cell} */ (cells[square]);

for (let row = 0; row < 8; row += 1) {
  const line = make('div');
  line.setAttribute('role', 'row');
  for (let column = 0; column < 8; column += 1) {
    const element = make('div', (row + column) % 2 ? 'square' : 'square dark');
    element.setAttribute('role', 'gridcell');
    element.tabIndex = -1;
    const piece = make('span', 'piece');
    const badge = make('span', 'badge', '!');
    const ring = make('span', 'ring');
    ring.dataset.name = `${'abcdefgh'[column]}${row + 1}`;
    for (const part of [piece, badge, ring]) part.setAttribute('aria-hidden', 'true');
    element.append(piece, badge, ring);
    cells.push({ element, piece, ring });
    line.append(element);
  }
  grid.append(line);
  ranks.append(make('span'));
  files.append(make('span'));
}

try {
  frame.classList.toggle('named', localStorage.getItem(NAMED_KEY) === 'true');
} catch {
  // Where nothing is kept, they stand beside the board.
}

/** Calls back with what a person does. @param {Hands} callbacks */
export function listen(callbacks) {
  hands = callbacks;
}

/** Whether the names of the squares stand on each of them. */
export const isNamed = () => frame.classList.contains('named');

/** Puts the names of the squares on each of them, or beside the board; this is kept. @param {boolean} onSquares */
export function nameSquares(onSquares) {
  frame.classList.toggle('named', onSquares);
  try {
    localStorage.setItem(NAMED_KEY, String(onSquares));
  } catch {
    // Without room it lasts as long as the page.
  }
}

/** What is done with pieces: `free` moves any, `draw` none. @param {'' | 'free' | 'draw'} mode */
export function setMode(mode) {
  setAttribute(grid, 'data-mode', mode || null);
}

/** The cell of a square, for what is drawn on it now and then. @param {number} square */
export const element = (square) => cellOf(square).element;

/** The square that has the keyboard. */
export const focusedSquare = () => focused;

export const isFlipped = () => flipped;

/** @param {boolean} turn */
export function flip(turn) {
  flipped = turn;
  setAttribute(grid, 'data-flipped', turn ? '' : null);
  layOut();
}

/** Puts each square where it is seen. */
function layOut() {
  cells.forEach(({ element }, square) => {
    const at = turned(square);
    element.style.gridArea = `${(at >> 3) + 1} / ${(at & 7) + 1}`;
  });
}
layOut();

/** Where a square is on the screen. @param {number} square */
export const place = (square) => cellOf(square).element.getBoundingClientRect();

/** The square at a place of the screen, if there is one. @param {number} x @param {number} y */
export function squareAt(x, y) {
  const { left, top, width } = grid.getBoundingClientRect();
  const [column, row] = [Math.floor(((x - left) / width) * 8), Math.floor(((y - top) / width) * 8)];
  return column >= 0 && column < 8 && row >= 0 && row < 8 ? turned(row * 8 + column) : undefined;
}

/** Takes a piece into the hand, as far as the board shows it; or lets go. @param {number | undefined} square */
export function lift(square) {
  if (lifted !== undefined) cellOf(lifted).element.classList.remove('lifted');
  lifted = square;
  if (square !== undefined) cellOf(square).element.classList.add('lifted');
  else holdOver(undefined);
}

/** Marks the square that a held piece would fall on. @param {number | undefined} square */
export function holdOver(square) {
  if (square === below) return;
  if (below !== undefined) cellOf(below).element.classList.remove('below');
  below = square;
  if (square !== undefined) cellOf(square).element.classList.add('below');
  hands.point(square, 'held');
}

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
 * @param {boolean} [isPassing] whether another is likely to follow at once
 */
export function draw(view, marks, isPassing = false) {
  setAttribute(grid, 'aria-busy', null);
  setAttribute(grid, 'aria-label', strings.board.label(flipped));
  const { lastStep } = view;
  const isAsked = marks.asked !== undefined;
  cells.forEach((cell, square) => {
    const { element, piece, ring } = cell;
    const letter = view.board[square] ?? '.';
    const shown = {
      picked: square === marks.picked,
      target: !isAsked && marks.targets.includes(square),
      reach: isAsked && marks.targets.includes(square),
      takes: marks.captures.includes(square),
      check: square === view.checkedKing,
      hint: marks.hints?.includes(square),
    };
    const classes = ['square'];
    if (((square >> 3) + square) % 2 === 0) classes.push('dark');
    if (square === lastStep?.from) classes.push('from');
    if (square === lastStep?.to) classes.push('to');
    if (shown.hint) classes.push('hint');
    if (shown.picked) classes.push('picked');
    if (square === marks.asked) classes.push('asked');
    if (shown.target) classes.push('target');
    if (shown.reach) classes.push('reach');
    if (shown.takes) classes.push('takes');
    if (shown.check) classes.push('check');
    if (square === lifted) classes.push('lifted');
    if (square === below) classes.push('below');
    element.tabIndex = square === focused ? 0 : -1;
    const joined = classes.join(' ');
    const drawn = `${letter} ${joined}`;
    if (cell.drawn === drawn) return;
    cell.drawn = drawn;
    element.className = joined;
    cell.name = strings.board.square(square, letter, shown);
    label(cell, square);
    setAttribute(element, 'aria-selected', shown.picked ? 'true' : null);
    showPiece(piece, letter);
  });
  drawCoordinates();
  clearTimeout(passing);
  if (isPassing) passing = setTimeout(showOwn, PASSING_MS, view);
  else showOwn(view);
}

/** Adds words to the names of squares: what is shown over the board. @param {Map<number, string>} texts */
export function describe(texts) {
  notes = texts;
  cells.forEach(label);
}

/** @param {Cell} cell @param {number} square */
function label({ element, name = '' }, square) {
  const note = notes.get(square);
  setAttribute(element, 'aria-label', note ? `${name}, ${note}` : name);
}

/** Tells the pieces that may be taken into the hand. @param {View} view */
function showOwn({ board, turn, turnIsOpen, reasons }) {
  const isAnySide = turnIsOpen || reasons.length > 0 || grid.dataset.mode === 'free';
  cells.forEach(({ ring }, square) => {
    const letter = board[square] ?? '.';
    const own = letter !== '.' && (isAnySide || (letter === letter.toLowerCase()) === (turn === 'b'));
    setAttribute(ring, 'class', own ? 'ring own' : 'ring');
  });
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
export function squareOf(target) {
  const element = target instanceof Element ? target.closest('.square') : null;
  const square = cells.findIndex((cell) => cell.element === element);
  return square < 0 ? undefined : square;
}

grid.addEventListener('click', (event) => {
  const square = squareOf(event.target);
  if (square === undefined) return;
  focus(square);
  hands.choose(square);
});

grid.addEventListener('pointerdown', (event) => hands.touch(event));
grid.addEventListener('pointerover', (event) => {
  if (event.pointerType === 'mouse' && lifted === undefined) hands.point(squareOf(event.target), 'mouse');
});
grid.addEventListener('pointerleave', () => {
  if (lifted === undefined) hands.point(undefined, 'mouse');
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
    hands.cancel();
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    if (!event.repeat) hands.choose(focused);
  } else {
    const next = destination(event, turned(focused));
    if (next !== undefined) focus(turned(next));
    else if (event.ctrlKey || !hands.press(event)) return;
    event.preventDefault();
  }
});

grid.addEventListener('focusin', (event) => {
  const square = squareOf(event.target);
  if (square === undefined) return;
  setFocused(square);
  hands.point(square, 'keys');
});
