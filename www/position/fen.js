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
import { choice, read, styled, tick } from './parts.js';

const { position: words } = await translated('position', english);

const TEXT = { class: 'code', spellcheck: false, autocomplete: 'off', autocapitalize: 'off' };
const box = h('textarea', { ...TEXT, id: 'fen', rows: 2, 'aria-describedby': 'fen-message', 'aria-label': words.fen });
const messages = h('div', { class: 'message', id: 'fen-message' });
const verdict = h('p', { class: 'verdict', id: 'fen-verdict' });
const reasons = h('ul', { class: 'reasons', id: 'fen-reasons' });
const turn = choice('fen-turn', words.turn, words.turns, (color) => attempt(() => fields.setTurn(color)));
const rights = h('div', { class: 'rights' });
/** Whether rights are offered that only Chess960 has. */
const wide = tick('fen-castle-960', words.anyRook, () => show());
const passing = h('select', { id: 'fen-passing' });

/** @param {HTMLElement} place */
export async function start(place) {
  await styled;
  const load = action(words.setUp, () => {}, { id: 'fen-load', class: 'primary' });
  const copy = action(words.copy, () => {}, { id: 'fen-copy' });
  const initial = action(words.initial, setUpStart, { id: 'fen-start', class: 'push' });
  const name = (/** @type {string} */ text) => h('span', { class: 'setting-name' }, text);
  const castling = h('div', { class: 'setting', role: 'group', 'aria-label': words.castling }, name(words.castling), rights, wide.element);
  passing.addEventListener('change', () => attempt(() => fields.setPassing(passing.value)));
  place.append(
    h('section', { class: 'card' }, h('p', { class: 'about' }, words.about), box, h('div', { class: 'row' }, load, copy, initial), messages),
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
  textBox({ box, messages, load, judged: show, text: () => game.current().fen, read: (text) => ({ notes: read(() => game.loadFen(text), text, /^\s*(\[\w+ "|1\s*\.)/, words.isGame) }), done: () => words.done });
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
    showMessages(messages, [{ kind: 'error', text: words.stays(game.sentence(error)) }]);
  }
  show();
}

/** A rook that gets the right takes it from the other on that side of the king. @param {HTMLInputElement} chosen */
function setRights(chosen) {
  const { fen } = game.current();
  const { square, isWhite, isKingside } = fields.rookOf(fen, chosen.value);
  const isRival = (/** @type {string} */ letter) => {
    const other = fields.rookOf(fen, letter);
    return other.isWhite === isWhite && other.isKingside === isKingside && other.square !== square;
  };
  const inputs = Array.from(rights.querySelectorAll('input')).filter((input) => input.checked && !(chosen.checked && isRival(input.value)));
  fields.setCastling(inputs.map(({ value }) => value).join('') || '-', wide.input.checked);
}

function show() {
  if (!box.checkVisibility()) return;
  const view = game.current();
  // While the box has a text that was refused, it is about that text: what stands here is about the board.
  const isRefused = box.getAttribute('aria-invalid') === 'true';
  setText(verdict, isRefused ? words.refused : words.verdict(view));
  verdict.classList.toggle('legal', view.reasons.length === 0 && !isRefused);
  verdict.classList.toggle('stale', isRefused);
  resize(reasons, isRefused ? 0 : view.reasons.length, () => h('li'));
  if (!isRefused) view.reasons.forEach((reason, at) => setText(/** @type {Element} */ (reasons.children[at]), words.reason(reason)));
  turn.choose(view.turn);
  const { now, passed, passable, ...castling } = fields.read(view);
  showRights(view, now, castling);
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

/**
 * @param {import('../document.js').View} view
 * @param {string} now
 * @param {Pick<ReturnType<typeof fields.read>, 'usual' | 'shuffled' | 'isWider' | 'isShuffled'>} may
 */
function showRights(view, now, { usual, shuffled, isWider, isShuffled }) {
  wide.element.hidden = !isWider && !isShuffled;
  wide.input.disabled = isShuffled;
  if (isShuffled) wide.input.checked = true;
  else if (!isWider) wide.input.checked = false;
  const possible = wide.input.checked ? shuffled : usual;
  const letters = [...'KQkq', ...[...possible].filter((letter) => !'KQkq'.includes(letter))];
  resize(rights, letters.length, () => {
    const { element, input } = tick('', '', () => attempt(() => setRights(input)));
    return element;
  });
  letters.forEach((letter, at) => {
    const element = /** @type {Element} */ (rights.children[at]);
    const input = /** @type {HTMLInputElement} */ (element.querySelector('input'));
    const isPossible = possible.includes(letter);
    const { square } = fields.rookOf(view.fen, letter);
    Object.assign(input, { id: `fen-castle-${letter}`, value: letter, checked: now.includes(letter), disabled: !isPossible });
    // Where it is not plain which rook is meant, its square tells.
    setText(/** @type {Element} */ (element.querySelector('span')), words.rights(letter, isPossible && wide.input.checked ? square : ''));
  });
}
