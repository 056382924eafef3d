// @ts-check
// The board that is played on: it draws a view, and tells which square a person means.
//
// It is an ARIA grid with one Tab stop, whose rows are the ranks from the first: so a screen reader counts them, whichever
// side is at the bottom.
import { readSetting, writeSetting } from '../ui/settings.js';
import { make, need, setAttribute, setText } from '../ui/dom.js';
import { onSpeech } from '../ui/speech.js';
import { spell } from '../i18n/spoken.js';
import { FILES, squareName } from '../i18n/square.js';
import * as strings from '../i18n/strings.js';
import { createBoard } from './create.js';
import { marksOf, turned } from './draw.js';

/** @typedef {import('../document/document.js').View} View */
/** @typedef {import('./draw.js').Marks} Marks */

/**
 * What a person does on the board.
 * @typedef {object} Hands
 * @property {(square: number) => void} choose a click, a tap, or Enter
 * @property {() => void} cancel Escape
 * @property {(square: number | undefined, by: 'mouse' | 'keys' | 'held') => void} point what has come to a square
 * @property {(event: KeyboardEvent) => boolean} press a key that the board does not know; whether it is known
 * @property {(event: PointerEvent) => void} touch a pointer goes down
 */

/** Who goes from step to step, or writes, takes no piece meanwhile. */
const PASSING_MS = 150;
/** Whether the names of the squares stand on them. */
const NAMED_KEY = 'gridmate.named.1';
const grid = need('board', HTMLElement);
const frame = /** @type {HTMLElement} */ (grid.parentElement);
const ranks = need('ranks', HTMLElement);
const files = need('files', HTMLElement);

/** The names of the squares, without notes. @type {string[]} */
const names = [];
/** What else is shown on them, in words. @type {Map<number, string>} */
let notes = new Map();
let focused = 4;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let passing;
/** @type {Hands} */
let hands = { choose() {}, cancel() {}, point() {}, press: () => false, touch() {} };

export const main = createBoard(grid, {
  hasRows: true,
  onDraw(square, letter, marks) {
    const shown = marksOf(square, marks);
    names[square] = strings.board.square(square, letter, shown);
    label(square);
    setAttribute(element(square), 'aria-selected', shown.picked ? 'true' : null);
  },
});
export const { flip, isFlipped, onFlip, place, squareAt, squareOf } = main;

for (const line of grid.children) line.setAttribute('role', 'row');
const rings = main.cells.map((cell, square) => {
  cell.element.setAttribute('role', 'gridcell');
  cell.element.tabIndex = square === focused ? 0 : -1;
  const ring = cell.element.appendChild(make('span', 'ring'));
  ring.dataset.name = squareName(square);
  ring.setAttribute('aria-hidden', 'true');
  return ring;
});
for (const edge of [ranks, files]) edge.append(...Array.from(FILES, () => make('span')));
onFlip(drawCoordinates);
onSpeech(() => describe(notes));

frame.classList.toggle('named', readSetting(NAMED_KEY) === true);

/** Calls back with what a person does. @param {Hands} callbacks */
export function listen(callbacks) {
  hands = callbacks;
}

/** Whether the names of the squares stand on each of them. */
export const isNamed = () => frame.classList.contains('named');

/** Puts the names of the squares on each of them, or beside the board; this is kept. @param {boolean} onSquares */
export function nameSquares(onSquares) {
  frame.classList.toggle('named', onSquares);
  writeSetting(NAMED_KEY, onSquares);
}

/** What is done with pieces: `free` moves any, `draw` none. @param {'' | 'free' | 'draw'} mode */
export function setMode(mode) {
  setAttribute(grid, 'data-mode', mode || null);
}

/** The element of a square, for what is drawn on it now and then. @param {number} square */
export const element = (square) => /** @type {HTMLElement} */ (main.cells[square]?.element);

/** The square that has the keyboard. */
export const focusedSquare = () => focused;

/** What is on a square, in words. @param {number} square */
export const nameOf = (square) => element(square).getAttribute('aria-label') ?? '';

/** Takes a piece into the hand, as far as the board shows it; or lets go. @param {number | undefined} square */
export function lift(square) {
  main.lift(square);
  if (square === undefined) holdOver(undefined);
}

/** Marks the square that a held piece would fall on. @param {number | undefined} square */
export function holdOver(square) {
  if (main.holdOver(square)) hands.point(square, 'held');
}

/** Puts the keyboard on a square. @param {number} square */
export function focus(square) {
  setFocused(square);
  element(square).focus({ preventScroll: true });
}

/** @param {number} square */
function setFocused(square) {
  element(focused).tabIndex = -1;
  focused = square;
  element(focused).tabIndex = 0;
}

/**
 * Draws a view.
 * @param {View} view
 * @param {Marks} marks
 * @param {boolean} [isPassing] whether another is likely to follow at once
 */
export function draw(view, marks, isPassing = false) {
  if (grid.hasAttribute('aria-busy')) drawCoordinates();
  setAttribute(grid, 'aria-busy', null);
  main.show(view.board, { ...marks, step: view.lastStep, check: view.checkedKing });
  clearTimeout(passing);
  if (isPassing) passing = setTimeout(showOwn, PASSING_MS, view);
  else showOwn(view);
}

/** Adds words to the names of squares: what else is shown on them. @param {Map<number, string>} texts */
export function describe(texts) {
  notes = texts;
  for (let square = 0; square < 64; square += 1) label(square);
}

/** @param {number} square */
function label(square) {
  const note = notes.get(square);
  setAttribute(element(square), 'aria-label', spell(note ? `${names[square]}, ${note}` : (names[square] ?? '')));
}

/** Tells the pieces that may be taken into the hand. @param {View} view */
function showOwn({ board, turn, turnIsOpen, reasons }) {
  const isAnySide = turnIsOpen || reasons.length > 0 || grid.dataset.mode === 'free';
  rings.forEach((ring, square) => {
    const letter = board[square] ?? '.';
    const own = letter !== '.' && (isAnySide || (letter === letter.toLowerCase()) === (turn === 'b'));
    setAttribute(ring, 'class', own ? 'ring own' : 'ring');
  });
}

function drawCoordinates() {
  setAttribute(grid, 'aria-label', strings.board.label(isFlipped()));
  for (let index = 0; index < 8; index += 1) {
    const [rank, file] = [ranks.children[index], files.children[index]];
    if (rank) setText(rank, String(isFlipped() ? index + 1 : 8 - index));
    if (file) setText(file, FILES[isFlipped() ? 7 - index : index] ?? '');
  }
}

grid.addEventListener('click', (event) => {
  const square = squareOf(event.target);
  if (square === undefined) return;
  focus(square);
  hands.choose(square);
});

grid.addEventListener('pointerdown', (event) => hands.touch(event));
grid.addEventListener('pointerover', (event) => {
  if (event.pointerType === 'mouse' && main.lifted() === undefined) hands.point(squareOf(event.target), 'mouse');
});
grid.addEventListener('pointerleave', () => {
  if (main.lifted() === undefined) hands.point(undefined, 'mouse');
});

/**
 * The place that a key leads to, seen as a person sees the board.
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
    const next = destination(event, turned(focused, isFlipped()));
    if (next !== undefined) focus(turned(next, isFlipped()));
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
