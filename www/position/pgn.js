// @ts-check
// The game as PGN.
import { copyWith } from '../copy.js';
import * as game from '../document.js';
import { action, h } from '../dom.js';
import { textBox } from '../textbox.js';
import { translated } from '../words.js';
import * as english from '../words/en/position.js';

const { pgn: words } = await translated('position', english);

/** @param {HTMLElement} place */
export function start(place) {
  const box = h('textarea', {
    class: 'code', id: 'pgn', rows: 9, placeholder: words.none, spellcheck: false, autocomplete: 'off', autocapitalize: 'off',
    'aria-describedby': 'pgn-message', 'aria-label': words.title,
  });
  const messages = h('div', { class: 'message', id: 'pgn-message' });
  const load = action(words.load, () => {}, { id: 'pgn-load' });
  const copy = action(words.copy, () => {}, { id: 'pgn-copy' });
  place.append(h('section', { class: 'card' }, box, h('div', { class: 'row' }, copy, load), messages));
  textBox({ box, messages, load, text: game.pgn, read: game.loadPgn, done: () => words.done(game.current().length) });
  copyWith(copy, game.pgn, box);
}
