// @ts-check
// The 960 starts: by number or at random.
import * as game from '../document.js';
import { action, h, setAttribute } from '../dom.js';
import { clearMessages, showMessages } from '../messages.js';
import { showPiece } from '../pieces.js';
import { translated } from '../words.js';
import * as english from '../words/en/position.js';

const { chess960: words } = await translated('position', english);

const STANDARD = 518;
const field = h('input', {
  id: 'chess960', type: 'number', inputMode: 'numeric', min: '0', max: '959', step: '1', value: String(STANDARD), 'aria-describedby': 'chess960-message',
});
const row = h('p', { class: 'arrangement', id: 'chess960-row', role: 'img' });
const messages = h('div', { class: 'message', id: 'chess960-message' });

/** @param {HTMLElement} place */
export function start(place) {
  for (let file = 0; file < 8; file += 1) row.append(h('span', {}, h('span', { class: 'piece' })));
  const buttons = [
    action(words.setUp, setUp, { id: 'chess960-start', class: 'primary' }),
    action(words.random, setUpRandom, { id: 'chess960-random' }),
    action(words.standard, setUpStandard, { id: 'chess960-standard' }),
  ];
  const label = h('label', { class: 'field', htmlFor: 'chess960' }, words.number, ' ', field);
  place.append(h('section', { class: 'card' }, h('p', { class: 'about' }, words.about), h('div', { class: 'row' }, label, ...buttons), row, messages));
  field.addEventListener('input', () => {
    clearMessages(messages);
    preview();
  });
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') setUp();
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
    setAttribute(row, 'aria-label', words.row(letters));
    Array.from(row.children).forEach((square, file) => {
      const piece = square.firstElementChild;
      if (piece instanceof HTMLElement) showPiece(piece, letters[file] ?? '.');
    });
  });
  row.hidden = !shown;
}

function setUpRandom() {
  attempt(() => {
    field.value = String(game.randomNumber());
  });
  setUp();
}

function setUpStandard() {
  field.value = String(STANDARD);
  setUp();
}

function setUp() {
  preview();
  const done = attempt(() => void game.loadChess960(number()));
  if (done) showMessages(messages, [{ kind: 'done', text: words.done(number()) }]);
}
