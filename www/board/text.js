// @ts-check
// The board as text: eight lines of pieces, as they are seen. They are what is selected and copied of the board.
import * as board from './board.js';
import * as game from '../document/document.js';
import { make, need, setText } from '../ui/dom.js';

const LETTERS = 'KQRBNPkqrbnp';
const CHARACTERS = '♔♕♖♗♘♙♚♛♜♝♞♟';

const grid = need('board', HTMLElement);
export const text = make('pre', 'board-text');
text.setAttribute('aria-hidden', 'true');

function draw() {
  const letters = game.current().board;
  const cell = (/** @type {number} */ index) => CHARACTERS[LETTERS.indexOf(letters[index ^ (board.isFlipped() ? 7 : 56)] ?? '')] ?? '·';
  const line = (/** @type {number} */ row) => Array.from({ length: 8 }, (_, column) => cell(row * 8 + column)).join(' ');
  setText(text, `${Array.from({ length: 8 }, (_, row) => line(row)).join('\n')}\n`);
}

/** The lines as they are now. */
export const lines = () => text.textContent ?? '';

export function start() {
  draw();
  grid.append(text);
  game.onChange(draw);
  board.onFlip(draw);
  // With the keyboard on the board and nothing selected all of it is copied.
  grid.addEventListener('copy', (event) => {
    if (!getSelection()?.isCollapsed) return;
    event.clipboardData?.setData('text', lines());
    event.preventDefault();
  });
}
