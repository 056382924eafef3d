// @ts-check
// The position as FEN, whether it is a legal one, and whose turn it is with what rights.
import { copyWith } from '../copy.js';
import * as game from '../document.js';
import { action, h, resize, setText } from '../dom.js';
import { clearMessages, showMessages } from '../messages.js';
import { textBox } from '../textbox.js';
import { translated } from '../words.js';
import * as english from '../words/en/position.js';
import * as fields from './fields.js';
import { choice, styled, tick } from './parts.js';

const { position: words } = await translated('position', english);

const TEXT = { class: 'code', spellcheck: false, autocomplete: 'off', autocapitalize: 'off' };
const box = h('textarea', { ...TEXT, id: 'fen', rows: 2, 'aria-describedby': 'fen-message', 'aria-label': words.fen });
const messages = h('div', { class: 'message', id: 'fen-message' });
const verdict = h('p', { class: 'verdict', id: 'fen-verdict' });
const reasons = h('ul', { class: 'reasons', id: 'fen-reasons' });
const turn = choice('fen-turn', words.turn, words.turns, (color) => attempt(() => fields.setTurn(color)));
const rights = [...'KQkq'].map((letter) => tick(`fen-castle-${letter}`, words.rights(letter), () => attempt(setRights)));
const passing = h('select', { id: 'fen-passing' });

/** @param {HTMLElement} place */
export async function start(place) {
  await styled;
  const load = action(words.setUp, () => {}, { id: 'fen-load', class: 'primary' });
  const copy = action(words.copy, () => {}, { id: 'fen-copy' });
  const initial = action(words.initial, setUpStart, { id: 'fen-start', class: 'push' });
  const name = (/** @type {string} */ text) => h('span', { class: 'setting-name' }, text);
  const castling = h('div', { class: 'setting', role: 'group', 'aria-label': words.castling }, name(words.castling), h('div', { class: 'rights' }, ...rights.map(({ element }) => element)));
  passing.addEventListener('change', () => attempt(() => fields.setPassing(passing.value)));
  place.append(
    h('section', { class: 'card' }, box, h('div', { class: 'row' }, load, copy, initial), messages),
    h(
      'section',
      { class: 'card' },
      verdict,
      reasons,
      h(
        'div',
        { class: 'settings' },
        h('div', { class: 'setting' }, name(words.turn), turn.element),
        h('label', { class: 'setting', htmlFor: 'fen-passing' }, name(words.passing), passing),
        castling,
      ),
    ),
  );
  textBox({ box, messages, load, text: () => game.current().fen, read: (text) => ({ notes: game.loadFen(text) }), done: () => words.done });
  copyWith(copy, () => game.current().fen, box);
  game.onChange(show);
  new IntersectionObserver(show).observe(place);
  show();
}

function setUpStart() {
  clearMessages(messages);
  game.loadStart();
  showMessages(messages, [{ kind: 'done', text: words.done }]);
}

/** Changes a field of the FEN; what cannot be changed says why. @param {() => void} work */
function attempt(work) {
  try {
    work();
    clearMessages(messages);
  } catch (error) {
    showMessages(messages, [{ kind: 'error', text: game.sentence(error) }]);
  }
  show();
}

function setRights() {
  fields.setCastling(rights.map(({ input }, at) => (input.checked ? 'KQkq'[at] : '')).join('') || '-');
}

function show() {
  if (!box.checkVisibility()) return;
  const view = game.current();
  const isLegal = view.reasons.length === 0;
  setText(verdict, words.verdict(view));
  verdict.classList.toggle('legal', isLegal);
  resize(reasons, view.reasons.length, () => h('li'));
  view.reasons.forEach((reason, at) => setText(/** @type {Element} */ (reasons.children[at]), words.reason(reason)));
  turn.choose(view.turn);
  const { now, possible, passed, passable } = fields.read(view);
  rights.forEach(({ input }, at) => {
    const letter = 'KQkq'[at] ?? '';
    input.checked = now.includes(letter);
    input.disabled = !possible.includes(letter);
  });
  const options = ['-', ...passable];
  resize(passing, options.length, () => h('option'));
  options.forEach((square, at) => {
    const option = /** @type {HTMLOptionElement} */ (passing.children[at]);
    option.value = square;
    setText(option, square === '-' ? words.none : square);
  });
  passing.value = passed;
  passing.disabled = passable.length === 0;
}
