// @ts-check
// The 960 starts: by number or at random, how a number leads to its row, the board as text, and a check of the rules.
import { copyWith } from '../../ui/copy.js';
import * as game from '../../document/document.js';
import { action, h, resize, setAttribute, setText } from '../../ui/dom.js';
import { clearMessages, showMessages } from '../../ui/messages.js';
import { answer } from '../../ui/module.js';
import { showPiece } from '../../board/pieces.js';
import { show } from '../../ui/tabs.js';
import { FILES } from '../../i18n/square.js';
import { translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/position.js';
import { styled } from './parts.js';
import { RULES, check } from './selfcheck.js';
import { drawStart, loadFiles } from '../../engine/starts.js';

const { chess960: words } = await translated('position', english);

const STANDARD = 518;
const ALL = 960;
const CHECKED = 100;
const field = h('input', {
  id: 'chess960', type: 'number', inputMode: 'numeric', min: '0', max: String(ALL - 1), step: '1', value: String(STANDARD), 'aria-describedby': 'chess960-message',
});
const row = h('p', { class: 'arrangement', id: 'chess960-row', role: 'img' });
const mirror = action('', () => choose(mirrored(number())), { id: 'chess960-mirror', class: 'link' });
const messages = h('div', { class: 'message', id: 'chess960-message' });
const steps = h('ol', { class: 'steps', id: 'chess960-steps' });
const drawing = h('pre', { class: 'code diagram', id: 'chess960-text', tabIndex: 0, role: 'region', 'aria-label': words.text });
const result = h('div', { class: 'checks', id: 'chess960-checks', role: 'status' });
const below = h('div');

/** @typedef {Awaited<ReturnType<typeof loadFiles>>} Files */

/** @type {Files | undefined} */
let files;
/** @type {Map<string, number>} the number of each row, made when it is first wanted */
const numbers = new Map();

/** @param {HTMLElement} place */
export async function start(place) {
  await styled;
  row.append(...cells());
  const buttons = [
    action(words.setUp, setUp, { id: 'chess960-start' }),
    action(words.random, () => void withDrawn(1, ([drawn = STANDARD]) => choose(drawn)), { id: 'chess960-random' }),
    action(words.standard, () => choose(STANDARD), { id: 'chess960-standard' }),
    action(words.play, () => void playIt(), { id: 'chess960-play' }),
  ];
  const label = h('label', { class: 'field', htmlFor: 'chess960' }, words.number, ' ', field);
  const copy = action(words.copy, () => {}, { id: 'chess960-copy' });
  const more = (/** @type {string} */ title, /** @type {(string | Node)[]} */ ...inside) => h('details', { class: 'kind' }, h('summary', {}, h('h3', {}, title)), ...inside);
  below.append(more(words.derivation, steps), more(words.text, drawing, h('div', { class: 'row' }, copy)));
  place.append(
    h('section', { class: 'card' }, h('p', { class: 'about' }, words.about), h('div', { class: 'row' }, label, ...buttons), row, mirror, messages),
    below,
    more(words.checkTitle, h('p', { class: 'about' }, words.checkAbout), h('div', { class: 'row' }, action(words.check(CHECKED), () => void withDrawn(CHECKED, runCheck), { id: 'chess960-check' })), result),
  );
  copyWith(copy, text, drawing);
  field.addEventListener('input', () => {
    clearMessages(messages);
    preview();
  });
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') setUp();
  });
  preview();
  // Steps and text come with a module of their own; all else works without it.
  files = await loadFiles().catch((error) => void console.error(error));
  preview();
}

const cells = () => Array.from({ length: 8 }, () => h('span', {}, h('span', { class: 'piece' })));

/** Shows a row of pieces. @param {Element} place @param {string} letters */
function showRow(place, letters) {
  Array.from(place.children).forEach((square, file) => {
    const piece = square.firstElementChild;
    if (piece instanceof HTMLElement) showPiece(piece, letters[file] ?? '.');
  });
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

/** Shows the arrangement of the number and all about it, or what is wrong with it. */
function preview() {
  const isShown = attempt(() => {
    const letters = game.arrangement(number());
    setAttribute(row, 'aria-label', words.row(letters));
    showRow(row, letters);
    setText(mirror, words.mirror(mirrored(number())));
    setText(drawing, text());
    showSteps();
  });
  row.hidden = !isShown;
  mirror.hidden = !isShown;
  below.hidden = !isShown || !files;
}

/** The number of the row that is this one read from the right. @param {number} of */
function mirrored(of) {
  if (numbers.size === 0) for (let at = 0; at < ALL; at += 1) numbers.set(game.arrangement(at), at);
  return numbers.get([...game.arrangement(of)].reverse().join('')) ?? of;
}

/** The board of the number as text. */
const text = () => ask((module) => module.chess960Sample(number())) ?? '';

/** Asks the module, once it is there. @template T @param {(module: Files) => T} question */
function ask(question) {
  const module = files;
  return module && answer(module, () => question(module));
}

function showSteps() {
  const found = ask((module) => module.chess960Derivation(number())) ?? [];
  resize(steps, found.length, () => h('li', {}, h('p', { class: 'sum code' }), h('p', {}), h('div', { class: 'arrangement', 'aria-hidden': 'true' }, ...cells())));
  found.forEach((step, at) => {
    const [sum, sentence, line] = steps.children[at]?.children ?? [];
    if (!sum || !sentence || !line) return;
    setText(sum, words.sum(step));
    setText(sentence, words.step(step));
    showRow(line, step.row);
    Array.from(line.children).forEach((square, file) => {
      const name = FILES[file] ?? '';
      square.className = step.files.includes(name) ? 'filled' : step.open.includes(name) ? 'open' : '';
    });
  });
}

/** @param {number} chosen */
function choose(chosen) {
  field.value = String(chosen);
  setUp();
}

/** Does something with drawn numbers, or says that none can be drawn. @param {number} count @param {(numbers: number[]) => void} work */
async function withDrawn(count, work) {
  try {
    work(await Promise.all(Array.from({ length: count }, drawStart)));
  } catch (error) {
    console.error(error);
    showMessages(messages, [{ kind: 'error', text: words.notDrawn }]);
  }
}

function setUp() {
  preview();
  const done = attempt(() => void game.loadChess960(number()));
  if (done) showMessages(messages, [{ kind: 'done', text: words.done(number()) }]);
}

/** Opens the new game against the computer, with this number. */
async function playIt() {
  preview();
  if (row.hidden) return;
  await show('game', { number: number() });
}

/** Looks whether each of the boards that were drawn keeps each rule. @param {number[]} drawn */
function runCheck(drawn) {
  const rows = drawn.map(game.arrangement);
  const { kept, passed } = check(rows);
  const last = rows.at(-1) ?? '';
  const lines = RULES.map((rule, at) => {
    const count = kept[at] ?? 0;
    return h('li', { class: count === rows.length ? 'right' : 'wrong' }, words.rule(rule, count, rows.length));
  });
  const shown = h('div', { class: 'arrangement', role: 'img', 'aria-label': words.row(last) }, ...cells());
  showRow(shown, last);
  result.replaceChildren(h('p', { class: 'total' }, words.passed(passed, rows.length)), h('ul', {}, ...lines), h('p', { class: 'muted' }, words.lastBoard), shown);
}
