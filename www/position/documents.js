// @ts-check
// Saved documents: under names, in this browser, and all of them as a file.
import * as files from '../documents/files.js';
import * as kept from '../documents/saved.js';
import * as game from '../document.js';
import { action, h, loadStyle } from '../dom.js';
import { clearMessages, showMessages } from '../messages.js';
import { language, translated } from '../words.js';
import * as english from '../words/en/documents.js';

const { documents: words } = await translated('documents', english);

/** @typedef {import('../documents/files.js').Saved} Saved */

const name = h('input', { id: 'documents-name', type: 'text', maxLength: 80, autocomplete: 'off' });
const list = h('ul', { class: 'saved', 'aria-label': words.list });
const none = h('p', { class: 'empty' }, words.none);
const messages = h('div', { class: 'message', id: 'documents-message' });
const file = h('input', { id: 'documents-file', type: 'file', accept: '.json,application/json', hidden: true });
const exporter = action(words.export, () => files.download(words.fileName, all()), { id: 'documents-export' });

const { all } = kept;
const aside = h('div', { class: 'message', id: 'documents-aside' });

/** @param {HTMLElement} place */
export async function start(place) {
  await loadStyle(new URL('../styles/documents.css', import.meta.url));
  const form = h('form', { class: 'row save' }, h('label', { htmlFor: 'documents-name' }, words.name), name, h('button', { type: 'submit', class: 'primary', id: 'documents-save' }, words.save));
  const importer = action(words.import, () => file.click(), { id: 'documents-import' });
  place.append(h('section', { class: 'card' }, h('p', { class: 'about' }, words.about), form, messages, aside, none, list, h('div', { class: 'row' }, exporter, importer, file)));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    save();
  });
  file.addEventListener('change', () => void add());
  addEventListener('storage', (event) => {
    if (/** @type {StorageEvent} */ (event).key === kept.KEY) render();
  });
  suggest();
  render();
}

function suggest() {
  name.value = words.suggested(kept.today());
}

function render() {
  kept.salvage();
  const saved = all();
  const hasAside = kept.aside().length > 0;
  aside.replaceChildren(...(hasAside ? [h('p', { class: 'about' }, words.aside, ' ', action(words.downloadThis, kept.downloadAside))] : []));
  none.hidden = saved.length > 0;
  exporter.hidden = saved.length === 0;
  list.replaceChildren(...saved.map(item));
}

/** Where a game stands now: another page may have changed the list. @param {Saved[]} saved @param {Saved} entry */
const find = (saved, entry) => saved.findIndex((other) => JSON.stringify(other) === JSON.stringify(entry));

/** @param {Saved} entry */
function item(entry) {
  const day = entry.date ? new Date(entry.date).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' }) : '–';
  const steps = entry.kept.text.split(/[\s,;]+/).filter(Boolean).length;
  const what = (/** @type {string} */ work) => ({ 'aria-label': words.of(work, entry.name) });
  const title = h('strong', { dir: 'auto' }, entry.name);
  return h(
    'li', {},
    h('div', { class: 'what' }, title, h('span', { class: 'muted' }, words.detail(steps, day))),
    action(words.openIt, () => open(entry), what(words.openIt)),
    action(words.rename, () => rename(title, entry), { class: 'quiet', ...what(words.rename) }),
    action(words.remove, () => remove(entry), { class: 'quiet', ...what(words.remove) }),
  );
}

/** Keeps a list; says so where there is no room. @param {Saved[]} saved @param {string} done */
function put(saved, done) {
  const isKept = kept.put(saved);
  render();
  showMessages(messages, [isKept ? { kind: 'done', text: done } : { kind: 'error', text: kept.isDenied() ? words.denied : words.noRoom }]);
  return isKept;
}

function save() {
  if (name.value.trim() === '') suggest();
  const entry = { name: files.nameOf(name.value), date: Date.now(), kept: game.keep() };
  put([entry, ...all()], words.saved(entry.name));
}

/** @param {Saved} entry */
function open({ name, kept }) {
  try {
    game.load(kept);
    showMessages(messages, [{ kind: 'done', text: words.opened(name) }]);
  } catch (error) {
    showMessages(messages, [{ kind: 'error', text: game.sentence(error) }]);
  }
}

/** @param {HTMLElement} title @param {Saved} chosen */
function rename(title, chosen) {
  const box = h('input', { type: 'text', value: title.textContent ?? '', maxLength: 80, 'aria-label': words.name });
  let isDone = false;
  const finish = (/** @type {boolean} */ isMeant) => {
    // To take the box away is a change as well.
    if (isDone) return;
    isDone = true;
    const saved = all();
    const at = find(saved, chosen);
    const entry = saved[at];
    if (isMeant && entry) {
      entry.name = files.nameOf(box.value);
      put(saved, words.saved(entry.name));
    } else {
      render();
    }
    list.querySelectorAll('li')[at]?.querySelectorAll('button')[1]?.focus();
  };
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // It would press the button that gets the keyboard, or close the sheet.
    event.preventDefault();
    event.stopPropagation();
    finish(event.key === 'Enter');
  });
  box.addEventListener('change', () => finish(true));
  title.replaceWith(box);
  box.select();
  box.focus();
}

/** @param {Saved} entry */
function remove(entry) {
  const saved = all();
  const at = find(saved, entry);
  if (at < 0) return render();
  saved.splice(at, 1);
  if (!put(saved, words.removed(entry.name))) return;
  const undo = action(words.undo, () => {
    const now = all();
    now.splice(at, 0, entry);
    if (put(now, words.back(entry.name))) list.querySelectorAll('li')[at]?.querySelector('button')?.focus();
  });
  messages.firstElementChild?.append(' ', undo);
  undo.focus();
}

async function add() {
  const [chosen] = file.files ?? [];
  file.value = '';
  if (!chosen) return;
  clearMessages(messages);
  const added = await files.open(chosen);
  if (added === 'later') return showMessages(messages, [{ kind: 'error', text: words.laterFile }]);
  if (!added || added.length === 0) return showMessages(messages, [{ kind: 'error', text: words.noFile }]);
  put([...added, ...all()], words.added(added.length));
}
