// @ts-check
// The script: written here and on the board, with what there is to say about it.
import { copyWith } from '../copy.js';
import * as game from '../document.js';
import { action, h, make, setAttribute, setText } from '../dom.js';
import { say } from '../speech.js';
import { speech } from '../strings.js';
import { translated } from '../words.js';
import * as english from '../words/en/script.js';

const { script: words } = await translated('script', english);

/** More remarks than these are counted, not shown. */
const SHOWN = 5;
/** Who writes is not interrupted: remarks wait for a pause. */
const PAUSE_MS = 300;
/** @type {Record<string, string>} */
const LOOKS = { error: 'error', warning: 'repair', info: 'info' };

const box = h('textarea', {
  id: 'script', class: 'code', rows: 7, spellcheck: false, autocomplete: 'off', autocapitalize: 'off',
  'aria-describedby': 'script-about script-summary',
});
const summary = h('p', { class: 'muted', id: 'script-summary' });
const list = h('ul', { class: 'message', id: 'script-remarks', 'aria-label': words.remarks });
const sheet = h('input', { type: 'checkbox', id: 'script-sheet' });
const origin = h('p', { class: 'muted start', id: 'script-start' });
const fixAll = action('', () => mend(game.fixAll), { id: 'script-fix-all', class: 'push', hidden: true });
const copy = action(words.copy, () => {}, { id: 'script-copy', class: 'push' });
/** @type {ReturnType<typeof setTimeout> | undefined} */
let pause;
let told = '';

/** @param {HTMLElement} place */
export function start(place) {
  const about = words.about.split('`').map((part, at) => (at % 2 ? h('code', {}, part) : part));
  place.append(
    h(
      'section',
      { class: 'card' },
      h('h2', {}, h('label', { htmlFor: 'script' }, words.title)),
      h('p', { class: 'about', id: 'script-about' }, ...about),
      box,
      h('div', { class: 'row' }, summary, fixAll),
      list,
      h('div', { class: 'row' }, h('label', { class: 'check' }, sheet, ' ', words.sheet), copy),
      origin,
    ),
  );
  box.addEventListener('input', write);
  box.addEventListener('keydown', undoByKey);
  box.addEventListener('beforeinput', (event) => {
    if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') {
      event.preventDefault();
      travel(event.inputType === 'historyUndo' ? 'undo' : 'redo');
    }
  });
  list.addEventListener('click', (event) => {
    const { token } = event.target instanceof HTMLButtonElement ? event.target.dataset : {};
    if (token) mend(() => game.fix(Number(token)));
  });
  sheet.addEventListener('change', () => game.setSheet(sheet.checked));
  copyWith(copy, () => box.value, box);
  game.onChange(show);
  show(game.current(), 'load');
}

function write() {
  try {
    game.write(box.value);
    setAttribute(box, 'aria-invalid', null);
  } catch (error) {
    clearTimeout(pause);
    setAttribute(box, 'aria-invalid', 'true');
    const text = speech.refused(game.sentence(error));
    list.replaceChildren(make('li', 'error', text));
    say(text);
  }
}

/**
 * Shows what is written; the box itself is touched only where somebody else wrote.
 * @param {import('../document.js').View} view
 * @param {import('../document.js').Cause} cause
 */
function show(view, cause) {
  if (box.value !== view.text) {
    box.value = view.text;
    setAttribute(box, 'aria-invalid', null);
  }
  setText(summary, words.summary(view.line));
  setText(origin, view.isUsual ? '' : words.start(view.start));
  sheet.checked = view.sheet;
  clearTimeout(pause);
  if (cause === 'write' && document.activeElement === box) pause = setTimeout(() => remark(true), PAUSE_MS);
  else remark(cause === 'write');
}

/** Shows the remarks, and says the first of them if they are new. @param {boolean} aloud */
function remark(aloud) {
  const { count, remarks, isGame } = game.readRemarks(SHOWN);
  const items = remarks.map(({ token, severity, message, fix }) => {
    const item = make('li', LOOKS[severity], message);
    if (fix !== undefined) {
      const control = make('button', '', words.fix(fix));
      control.type = 'button';
      control.dataset.token = String(token);
      item.append(' ', control);
    }
    return item;
  });
  if (count > SHOWN) items.push(make('li', 'more', words.more(count - SHOWN)));
  list.replaceChildren(...items);
  fixAll.hidden = count === 0;
  setText(fixAll, isGame ? words.take : words.fixAll);
  const text = remarks[0] ? words.told(count, remarks[0].message) : told && words.clean;
  if (aloud && text !== told && text) say(text);
  told = remarks[0] ? text : '';
}

/** Makes a change by a button; the keyboard goes to the next button of that kind, or to the script. @param {() => void} change */
function mend(change) {
  clearTimeout(pause);
  change();
  const next = list.querySelector('button');
  (next ?? box).focus();
}

/** The script and the board have one line of changes, which the box itself does not know. @param {KeyboardEvent} event */
function undoByKey(event) {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  travel(key === 'y' || event.shiftKey ? 'redo' : 'undo');
}

/** @param {'undo' | 'redo'} way */
function travel(way) {
  const place = game.travel(way);
  if (place === undefined) return;
  box.setSelectionRange(place, place);
  say(way === 'undo' ? words.undone : words.redone);
}
