// @ts-check
// Free mode: any piece goes anywhere, a palette brings pieces in, an eraser takes them off. All of it is written into
// the script like anything else. Leaving the page ends it.
import * as drag from '../../board/drag.js';
import * as hand from '../../board/hand.js';
import { showPiece } from '../../board/pieces.js';
import * as game from '../../document/document.js';
import { action, h, make, setAttribute } from '../../ui/dom.js';
import { say } from '../../ui/speech.js';
import * as tabs from '../../ui/tabs.js';
import { translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/board.js';

const { free: words } = await translated('board', english);

/** A board without pieces. */
const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1';
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
  made.addEventListener('click', () => {
    begin();
    take(chosen === letter ? undefined : letter);
  });
  made.addEventListener('pointerdown', (event) => {
    begin();
    if (letter !== ERASER && event.button === 0) drag.carry(event, letter, (to) => to !== undefined && put(letter, to));
  });
  return made;
});

const mode = action(words.title, () => (hand.toolInUse() === tool ? hand.use() : begin()), { id: 'free-mode', 'aria-pressed': 'false' });
/** @type {import('../../board/hand.js').Tool} */
const tool = { mode: 'free', choose, cancel, remove, leave };

/** @param {HTMLElement} place */
export function start(place) {
  const palette = h('div', { class: 'palette', role: 'toolbar', 'aria-label': words.palette }, ...buttons);
  palette.addEventListener('keydown', move);
  place.append(
    h('section', { class: 'card' }, palette, h('div', { class: 'row' }, mode, action(words.clear, () => set(EMPTY, words.cleared), { id: 'free-clear', class: 'push' }), action(words.initial, () => set(undefined, words.begun), { id: 'free-start' }))),
  );
  tabs.onShow(() => hand.toolInUse() === tool && hand.use());
}

/** Begins to work freely. */
function begin() {
  if (hand.toolInUse() === tool) return;
  hand.use(tool);
  setAttribute(mode, 'aria-pressed', 'true');
  hand.tell(words.about);
}

/** Sets up a board. @param {string | undefined} start @param {string} done what is said then */
function set(start, done) {
  game.loadScript(start);
  hand.tell(done);
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
  if (game.insert(square, letter)) say(words.put(letter, square));
}

/** @param {number} square */
function remove(square) {
  const letter = game.current().board[square] ?? '.';
  if (letter === '.') return;
  if (game.remove(square)) say(words.removed(letter, square));
}

function cancel() {
  if (chosen === undefined) return false;
  take(undefined);
  return true;
}

function leave() {
  chosen = undefined;
  show();
  setAttribute(mode, 'aria-pressed', 'false');
  // When the hand is back.
  queueMicrotask(() => hand.tell(words.left(game.current())));
}
