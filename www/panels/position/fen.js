// @ts-check
// The position as FEN, whether it is a legal one, and whose turn it is with what rights.
import { copyWith } from '../../ui/copy.js';
import * as game from '../../document/document.js';
import * as notation from '../../document/notation.js';
import { action, h, resize, setText } from '../../ui/dom.js';
import { choice, field, tick } from '../../ui/field.js';
import { clearMessages, showMessages } from '../../ui/messages.js';
import { whenSeen } from '../../ui/seen.js';
import { textBox } from './textbox.js';
import { translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/position.js';
import { read, styled } from './parts.js';

/** @typedef {import('../../files/files.js').CastlingRight} CastlingRight */

const { position: words } = await translated('position', english);

const TEXT = { class: 'code', spellcheck: false, autocomplete: 'off', autocapitalize: 'off' };
const box = h('textarea', { ...TEXT, id: 'fen', rows: 2, 'aria-describedby': 'fen-message', 'aria-label': words.fen });
const messages = h('div', { class: 'message', id: 'fen-message' });
const verdict = h('p', { class: 'verdict', id: 'fen-verdict' });
const reasons = h('ul', { class: 'reasons', id: 'fen-reasons' });
const turn = choice('fen-turn', words.turn, words.turns, (color) => attempt(() => setTurn(color)));
const rights = h('div', { class: 'rights' });
/** Whether rights are offered that only Chess960 has. */
const wide = tick('fen-castle-960', words.anyRook, { onchange: () => show() });
const { input: passing, element: passingField } = field(words.passing, h('select', { id: 'fen-passing' }));

/** @param {HTMLElement} place */
export async function start(place) {
  await Promise.all([styled, notation.load()]);
  const load = action(words.setUp, () => {}, { id: 'fen-load', class: 'primary' });
  const copy = action(words.copy, () => {}, { id: 'fen-copy' });
  const castling = h('div', { class: 'setting', role: 'group', 'aria-label': words.castling }, h('span', { class: 'setting-name' }, words.castling), rights, wide.element);
  passing.addEventListener('change', () => attempt(() => set({ passing: passing.value })));
  place.append(
    h('section', { class: 'card' }, box, h('div', { class: 'row' }, load, copy), messages),
    h(
      'section',
      { class: 'card' },
      verdict,
      reasons,
      h(
        'div',
        { class: 'settings' },
        turn.element,
        passingField,
        castling,
      ),
    ),
  );
  const follow = whenSeen(box, show);
  textBox({ box, messages, load, judged: follow, text: () => game.current().fen, read: (text) => ({ notes: read(() => notation.loadFen(text), text, /^\s*(\[\w+ "|1\s*\.)/, words.isGame) }), done: () => words.done });
  copyWith(copy, () => game.current().fen, box);
  game.onChange(follow);
  show();
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

/**
 * Sets up the position with some fields of its FEN in the place of those it has.
 * @param {Partial<Record<'turn' | 'castling' | 'passing', string>>} fields
 * @param {boolean} [isChess960] whether only Chess960 has them
 */
function set({ turn, castling, passing }, isChess960 = false) {
  const [board, oldTurn, oldCastling, oldPassing, ...counters] = game.current().fen.split(' ');
  const fields = [board, turn ?? oldTurn, castling ?? oldCastling, passing ?? (turn ? '-' : oldPassing), ...counters];
  notation.loadFen(fields.join(' '), isChess960 || game.isShuffled());
}

/** Where a change of the board has left it open whose turn it is, the script is told; else another position is set up. @param {string} color */
function setTurn(color) {
  const { turn, turnIsOpen } = game.current();
  if (color === turn) return;
  if (turnIsOpen) game.chooseTurn(color);
  else set({ turn: color });
}

/** A rook that gets the right takes it from the other on that side of the king. @param {HTMLInputElement} chosen @param {CastlingRight | undefined} right */
function setRights(chosen, right) {
  const isRival = (/** @type {HTMLInputElement} */ { value, dataset }) => chosen.checked && value !== chosen.value && dataset.side === right?.side;
  const inputs = Array.from(rights.querySelectorAll('input')).filter((input) => input.checked && !isRival(input));
  const castling = inputs.map(({ value }) => value).join('') || '-';
  const isWide = wide.input.checked;
  if (game.current().castlingIsOpen && (!isWide || game.isShuffled())) game.chooseCastling(castling);
  else set({ castling }, isWide);
}

function show() {
  const view = game.current();
  // While the box has a text that was refused, it is about that text: what stands here is about the board.
  const isRefused = box.getAttribute('aria-invalid') === 'true';
  setText(verdict, isRefused ? words.refused : words.verdict(view));
  verdict.classList.toggle('legal', view.reasons.length === 0 && !isRefused);
  verdict.classList.toggle('stale', isRefused);
  resize(reasons, isRefused ? 0 : view.reasons.length, () => h('li'));
  if (!isRefused) view.reasons.forEach((reason, at) => setText(/** @type {Element} */ (reasons.children[at]), words.reason(reason)));
  turn.choose(view.turn);
  const [, , castling = '-', passed = '-'] = view.fen.split(' ');
  const may = view.reasons.length > 0 ? { passable: [], rights: [] } : notation.fenFields(view.fen, game.isShuffled());
  showRights(castling, may.rights);
  const options = ['-', ...may.passable];
  resize(passing, options.length, () => h('option'));
  options.forEach((square, at) => {
    const option = /** @type {HTMLOptionElement} */ (passing.children[at]);
    option.value = square;
    setText(option, square === '-' ? words.none : square);
  });
  passing.value = passed;
  passing.disabled = options.length === 1;
}

/** @param {string} now as the FEN has it @param {CastlingRight[]} may */
function showRights(now, may) {
  const usual = may.filter(({ isUsual }) => isUsual);
  const isUsual = (/** @type {string} */ letter) => letter === '-' || usual.some((right) => right.letter === letter);
  // What only Chess960 allows has to be wished for, or be there.
  const isWide = game.isShuffled() || ![...now].every(isUsual);
  const isWider = may.length > usual.length;
  wide.element.hidden = !isWider && !isWide;
  wide.input.disabled = isWide;
  wide.input.checked = isWide || (isWider && wide.input.checked);
  const possible = wide.input.checked ? may : usual;
  const letters = [...'KQkq', ...possible.map(({ letter }) => letter).filter((letter) => !'KQkq'.includes(letter))];
  resize(rights, letters.length, () => tick('', '').element);
  letters.forEach((letter, at) => {
    const element = /** @type {Element} */ (rights.children[at]);
    const input = /** @type {HTMLInputElement} */ (element.querySelector('input'));
    const right = possible.find((other) => other.letter === letter);
    Object.assign(input, { id: `fen-castle-${letter}`, value: letter, checked: now.includes(letter), disabled: !right, onchange: () => attempt(() => setRights(input, right)) });
    input.dataset.side = right?.side ?? '';
    // Where it is not plain which rook is meant, its square tells.
    setText(/** @type {Element} */ (element.querySelector('span')), words.rights(letter, right && wide.input.checked ? right.square : ''));
  });
}
