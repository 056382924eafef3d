// @ts-check
// The script: written here and on the board, its tokens one by one, and what there is to say about it.
import { copyWith } from '../../ui/copy.js';
import * as game from '../../document/document.js';
import { action, h, loadStyle, setAttribute, setText } from '../../ui/dom.js';
import { speech } from '../../i18n/strings.js';
import * as tabs from '../../ui/tabs.js';
import { translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/script.js';
import { chips } from './chips.js';
import { remarks } from './remarks.js';
import * as spreadsheet from './spreadsheet.js';

const { script: words } = await translated('script', english);

/** Who writes is not interrupted: remarks wait for a pause. */
const PAUSE_MS = 300;
/** Longer texts are broken between any two characters: to look for better places can take browsers minutes. */
const LONG = 20_000;

const box = h('textarea', {
  id: 'script', class: 'code', rows: 6, spellcheck: false, autocomplete: 'off', autocapitalize: 'off', dir: 'ltr',
  placeholder: words.example, 'aria-describedby': 'script-about script-summary',
});
const tokens = chips(words);
const said = remarks(words, box);
const summary = h('p', { class: 'muted', id: 'script-summary' });
const sheet = h('input', { type: 'checkbox', id: 'script-sheet', 'aria-describedby': 'script-sheet-about' });
const follow = h('input', { type: 'checkbox', id: 'script-follow' });
const origin = h('p', { class: 'muted start', id: 'script-start' });
const copy = action(words.copy, () => {}, { id: 'script-copy' });
const copySheet = action(words.copySheet, () => {}, { id: 'script-copy-sheet', title: words.copySheetAbout });
const copyFormula = action(words.copyFormula, () => {}, { id: 'script-copy-formula', title: words.copyFormulaAbout });
/** @type {ReturnType<typeof setTimeout> | undefined} */
let pause;
/** Whether the chips and remarks are behind, for nobody saw them. */
let isBehind = true;

/** @param {HTMLElement} place */
export async function start(place) {
  await loadStyle(new URL('../../styles/script.css', import.meta.url));
  const about = words.about.split('`').map((part, at) => (at % 2 ? h('code', {}, part) : part));
  place.append(
    h(
      'section',
      { class: 'card script' },
      h('h2', {}, h('label', { htmlFor: 'script' }, words.title)),
      h('p', { class: 'about', id: 'script-about' }, ...about),
      box,
      tokens.element,
      h('div', { class: 'row' }, summary, said.fixAll),
      said.list,
      origin,
      h('div', { class: 'row' }, copy, copySheet, copyFormula),
      h('div', { class: 'switches' },
        h('label', { class: 'check' }, follow, ' ', words.follow),
        h('label', { class: 'check' }, sheet, ' ', words.sheet),
        h('p', { class: 'muted', id: 'script-sheet-about' }, words.sheetAbout)),
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
  document.addEventListener('selectionchange', followCaret);
  follow.addEventListener('change', followCaret);
  sheet.addEventListener('change', () => {
    if (!game.setSheet(sheet.checked)) sheet.checked = !sheet.checked;
  });
  copyWith(copy, () => box.value, box);
  copyWith(copySheet, spreadsheet.script, box);
  copyWith(copyFormula, spreadsheet.formula, box);
  game.onChange(show);
  tabs.onShow(() => {
    if (isBehind) show(game.current(), { isReplaced: true });
  });
  show(game.current(), { isReplaced: true });
}

function write() {
  try {
    game.write(box.value);
    setAttribute(box, 'aria-invalid', null);
    // Where nothing may be written now, what was written goes.
    if (box.value !== game.current().text) box.value = game.current().text;
  } catch (error) {
    clearTimeout(pause);
    said.refuse(speech.refused(game.sentence(error)));
  }
}

/**
 * Shows what is written; the box itself is touched only where somebody else wrote.
 * @param {import('../../document/document.js').View} view
 * @param {import('../../document/document.js').Facts} facts
 */
function show(view, { isBegun, isPlace, isReplaced, isWritten }) {
  if (box.value !== view.text) {
    box.value = view.text;
    setAttribute(box, 'aria-invalid', null);
  }
  box.classList.toggle('long', view.text.length > LONG);
  isBehind = tabs.shown() !== 'script';
  if (isBehind) return;
  tokens.show(view);
  if (isPlace) return;
  setText(summary, words.summary(view.line));
  setText(origin, view.isUsual ? '' : words.start(view.start));
  sheet.checked = view.sheet;
  clearTimeout(pause);
  if (isReplaced || isBegun) said.calm();
  if (isWritten && document.activeElement === box) pause = setTimeout(remark, PAUSE_MS);
  else said.show(isWritten);
}

/** Shows the remarks, but not while something is pressed: they may move it away from under the finger. */
function remark() {
  if (document.documentElement.matches(':active')) pause = setTimeout(remark, PAUSE_MS);
  else said.show(true);
}

/** Shows the board at the token where the caret is, if a person wants that. */
function followCaret() {
  const place = box.selectionStart;
  if (!follow.checked || document.activeElement !== box && document.activeElement !== follow || place !== box.selectionEnd) return;
  const step = game.read((script) => {
    const token = script.tokenAt(place);
    return token === undefined ? 0 : script.stepOf(token) + 1;
  });
  if (step !== game.current().ply) game.goTo(step);
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
  if (place !== undefined) box.setSelectionRange(place, place);
}
