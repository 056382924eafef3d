// @ts-check
// Free mode: any piece goes anywhere, a palette brings pieces in, an eraser takes them off. All of it is written into
// the script like anything else.
import * as board from '../board.js';
import * as game from '../document.js';
import { h, make, setAttribute } from '../dom.js';
import * as hand from '../hand.js';
import { showPiece } from '../pieces.js';
import { say } from '../speech.js';
import { translated } from '../words.js';
import * as english from '../words/en/board.js';
import { closeBench, openBench } from './bench.js';
import * as drag from './drag.js';
import { use } from './hands.js';
import { styled } from './style.js';

const { free: words } = await translated('board', english);
await styled;

/** The pieces of the palette, then the eraser. */
const CHOICES = ['K', 'Q', 'R', 'B', 'N', 'P', 'k', 'q', 'r', 'b', 'n', 'p', ''];
const ERASER = '';

/** @type {string | undefined} the piece that is put where a person chooses */
let chosen;
/** @type {HTMLButtonElement[]} */
const buttons = CHOICES.map((letter) => {
  const shown = make('span');
  if (letter !== ERASER) showPiece(shown, letter);
  else shown.className = 'eraser';
  shown.setAttribute('aria-hidden', 'true');
  const made = h('button', { type: 'button', value: letter, title: letter ? words.piece(letter) : words.eraser, 'aria-pressed': 'false', tabIndex: letter === 'K' ? 0 : -1 }, shown);
  made.addEventListener('click', () => take(chosen === letter ? undefined : letter));
  made.addEventListener('pointerdown', (event) => {
    if (letter !== ERASER && event.button === 0) drag.carry(event, letter, (to) => to !== undefined && put(letter, to));
  });
  return made;
});

/** Begins to work freely. */
export function start() {
  const palette = h('div', { class: 'palette', role: 'toolbar', 'aria-label': words.palette }, ...buttons);
  palette.addEventListener('keydown', move);
  chosen = undefined;
  show();
  use({ mode: 'free', choose, cancel, remove, leave });
  openBench(words.title, words.about, palette, [], words.done, () => use());
  say(words.about);
}

/** @param {KeyboardEvent} event */
function move(event) {
  const at = buttons.findIndex((made) => made === document.activeElement);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + 6, ArrowUp: at - 6, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const button = buttons.at(next % buttons.length);
  for (const made of buttons) made.tabIndex = made === button ? 0 : -1;
  button?.focus();
}

/** @param {string | undefined} letter */
function take(letter) {
  chosen = letter;
  hand.clear();
  show();
  say(letter === undefined ? words.none : words.chosen(letter));
}

function show() {
  for (const made of buttons) setAttribute(made, 'aria-pressed', String(made.value === chosen));
}

/** @param {number} square */
function choose(square) {
  if (chosen === undefined) return false;
  // The piece that stands there already is meant to go.
  if (chosen === ERASER || game.current().board[square] === chosen) remove(square);
  else put(chosen, square);
  return true;
}

/** @param {string} letter @param {number} square */
function put(letter, square) {
  game.insert(square, letter);
  say(words.put(letter, square));
}

/** @param {number} square */
function remove(square) {
  const letter = game.current().board[square] ?? '.';
  if (letter === '.') return;
  game.remove(square);
  say(words.removed(letter, square));
}

function cancel() {
  if (chosen === undefined) return false;
  take(undefined);
  return true;
}

function leave() {
  closeBench();
  // When the hand is back.
  queueMicrotask(() => {
    hand.tell(words.left(game.current()));
    board.focus(board.focusedSquare());
  });
}
