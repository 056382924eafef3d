// @ts-check
// The position as FEN and as a drawing in text.
import { copyWith } from '../copy.js';
import * as game from '../document.js';
import { action, h, setText } from '../dom.js';
import { clearMessages, showMessages } from '../messages.js';
import { textBox } from '../textbox.js';
import { translated } from '../words.js';
import * as english from '../words/en/position.js';

const { position: words } = await translated('position', english);

const TEXT = { class: 'code', spellcheck: false, autocomplete: 'off', autocapitalize: 'off' };
const box = h('textarea', { ...TEXT, id: 'fen', rows: 2, 'aria-describedby': 'fen-message' });
const messages = h('div', { class: 'message', id: 'fen-message' });
const drawing = h('pre', { class: 'code diagram', id: 'diagram', tabIndex: 0, role: 'region', 'aria-labelledby': 'diagram-title' });
const styles = h('div', { class: 'choice', id: 'diagram-style', role: 'radiogroup', 'aria-labelledby': 'diagram-title' });

/** @param {HTMLElement} place */
export function start(place) {
  const load = action(words.setUp, () => {}, { id: 'fen-load' });
  const copyFen = action(words.copy, () => {}, { id: 'fen-copy' });
  const copyDrawing = action(words.copy, () => {}, { id: 'diagram-copy' });
  const initial = action(words.initial, setUpStart, { id: 'fen-start', class: 'push' });
  for (const [style, name] of Object.entries(words.styles)) {
    styles.append(h('label', {}, h('input', { type: 'radio', name: 'diagram', value: style, checked: style === 'boxed' }), h('span', {}, name)));
  }
  place.append(
    h('section', { class: 'card' }, h('h3', {}, h('label', { htmlFor: 'fen' }, words.fen)), box, h('div', { class: 'row' }, copyFen, load, initial), messages),
    h('section', { class: 'card' }, h('h3', { id: 'diagram-title' }, words.diagram), styles, drawing, h('div', { class: 'row' }, copyDrawing)),
  );
  textBox({ box, messages, load, text: () => game.current().fen, read: game.loadFen, done: () => words.done });
  copyWith(copyFen, () => game.current().fen, box);
  copyWith(copyDrawing, draw, drawing);
  styles.addEventListener('change', show);
  game.onChange(show);
  show();
}

function setUpStart() {
  clearMessages(messages);
  game.loadStart();
  showMessages(messages, [{ kind: 'done', text: words.done }]);
}

function draw() {
  const chosen = styles.querySelector('input:checked');
  return game.diagram(chosen instanceof HTMLInputElement ? chosen.value : 'boxed');
}

function show() {
  setText(drawing, draw());
}
