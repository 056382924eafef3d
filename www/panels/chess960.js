// @ts-check
// The 960 starts: by number or at random.
import * as game from '../document.js';
import { button, make, need, setAttribute } from '../dom.js';
import { clearMessages, showMessages } from '../messages.js';
import { showPiece } from '../pieces.js';
import * as strings from '../strings.js';

const STANDARD = 518;
const field = need('chess960', HTMLInputElement);
const row = need('chess960-row', HTMLElement);
const messages = need('chess960-message', HTMLElement);

export function start() {
  for (let file = 0; file < 8; file += 1) {
    const square = make('span');
    square.append(make('span', 'piece'));
    row.append(square);
  }
  field.addEventListener('input', () => {
    clearMessages(messages);
    preview();
  });
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') setUp();
  });
  button('chess960-start').addEventListener('click', setUp);
  button('chess960-random').addEventListener('click', () => {
    attempt(() => {
      field.value = String(game.randomNumber());
    });
    setUp();
  });
  button('chess960-standard').addEventListener('click', () => {
    field.value = String(STANDARD);
    setUp();
  });
  preview();
}

/** What is written in the field; nothing written is no number. */
const number = () => (field.value.trim() === '' ? Number.NaN : Number(field.value));

/** Runs something, and shows what is wrong if it is. @param {() => void} work */
function attempt(work) {
  try {
    work();
    setAttribute(field, 'aria-invalid', null);
    return true;
  } catch (error) {
    setAttribute(field, 'aria-invalid', 'true');
    showMessages(messages, [{ kind: 'error', text: game.sentence(error) }]);
    return false;
  }
}

/** Shows the arrangement of the number, or what is wrong with it. */
function preview() {
  const shown = attempt(() => {
    const letters = game.arrangement(number());
    setAttribute(row, 'aria-label', strings.chess960.row(letters));
    Array.from(row.children).forEach((square, file) => {
      const piece = square.firstElementChild;
      if (piece instanceof HTMLElement) showPiece(piece, letters[file] ?? '.');
    });
  });
  row.hidden = !shown;
}

function setUp() {
  preview();
  const done = attempt(() => void game.loadChess960(number()));
  if (done) showMessages(messages, [{ kind: 'done', text: strings.chess960.done(number()) }]);
}
