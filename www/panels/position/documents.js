// @ts-check
// Saved games: under names, in this browser, and all of them as a file.
import * as game from '../../document/document.js';
import { nameOf } from '../../document/entry.js';
import { withBytes } from '../../document/kept.js';
import * as saved from '../../document/saved.js';
import { troubleOf } from '../../document/trouble.js';
import { WorkerClient } from '../../engine/worker-client.js';
import { action, h, loadStyle, setText } from '../../ui/dom.js';
import { download } from '../../ui/download.js';
import { clearMessages, showMessages } from '../../ui/messages.js';
import { soon } from '../../ui/soon.js';
import { dayOf } from '../../i18n/day.js';
import { shell } from '../../i18n/strings.js';
import { language, translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/documents.js';

const { documents: words } = await translated('documents', english);

/** @typedef {import('../../document/entry.js').Saved} Saved */

/** So many are shown at first, and with each press more. */
const SHOWN = 50;

const times = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
const name = h('input', { id: 'documents-name', type: 'text', maxLength: 80, autocomplete: 'off' });
const list = h('ul', { class: 'saved', 'aria-label': words.list });
const none = h('p', { class: 'empty', hidden: true }, words.none);
const messages = h('div', { class: 'message', id: 'documents-message' });
const aside = h('div', { class: 'message', id: 'documents-aside' });
const file = h('input', { id: 'documents-file', type: 'file', accept: '.json,application/json', hidden: true });
const more = action('', showMore, { id: 'documents-more', class: 'quiet', hidden: true });
const exporter = action(words.export, exportAll, { id: 'documents-export' });
const importer = action(words.import, () => file.click(), { id: 'documents-import' });
let most = SHOWN;
/** How often the list has been asked for. */
let asked = 0;

/** @param {HTMLElement} place */
export async function start(place) {
  await loadStyle(new URL('../../styles/documents.css', import.meta.url));
  const form = h('form', { class: 'row save' }, h('label', { htmlFor: 'documents-name' }, words.name), name, h('button', { type: 'submit', id: 'documents-save' }, words.save));
  place.append(h('section', { class: 'card' }, h('p', { class: 'about' }, words.about), form, messages, aside, none, list, more, h('div', { class: 'row' }, exporter, importer, file)));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void save();
  });
  file.addEventListener('change', add);
  // A name that is being written is not taken away.
  saved.onChange(() => list.querySelector('input') || render());
  suggest(Date.now());
  await soon(saved.gather(nameFor, game.usualStart()).catch(toldByList).then(render));
}

/** What is wrong with the database the list says. @param {unknown} error */
function toldByList(error) {
  if (!(error instanceof DOMException)) console.error(error);
}

/** @param {number} date */
const nameFor = (date) => words.suggested(dayOf(date));

/** @param {number} date */
function suggest(date) {
  name.value = nameFor(date);
}

async function render() {
  asked += 1;
  const own = asked;
  let trouble = '';
  const [{ games, count }, asideCount] = await Promise.all([saved.newest(most), saved.countAside()]).catch((error) => {
    trouble = sentenceOf(error);
    return /** @type {const} */ ([{ games: [], count: 0 }, 0]);
  });
  if (own !== asked) return;
  aside.replaceChildren(...(asideCount > 0 ? [h('p', { class: 'about' }, words.aside, ' ', action(words.downloadThis, downloadAside))] : []));
  none.hidden = count > 0 || asideCount > 0;
  setText(none, trouble || words.none);
  exporter.hidden = count === 0;
  more.hidden = count <= most;
  more.textContent = words.more(count - most);
  const held = document.activeElement?.closest('.saved button');
  const row = held?.closest('li');
  const at = Array.from(row?.querySelectorAll('button') ?? []).findIndex((button) => button === held);
  list.replaceChildren(...games.map(item));
  if (row) focus(Number(row.dataset.id), at);
}

/** Puts the keyboard on a button of a game, if it is still there. @param {number | undefined} id @param {number} [at] */
const focus = (id, at = 0) => (list.querySelector(`[data-id="${id}"]`)?.querySelectorAll('button')[at] ?? name).focus();

async function showMore() {
  const first = most;
  most += SHOWN;
  await render();
  list.querySelectorAll('li')[first]?.querySelector('button')?.focus();
}

/** @param {Saved} entry */
function item(entry) {
  const day = entry.date ? times.format(entry.date) : '–';
  const steps = entry.kept.text.split(/[\s,;]+/).filter(Boolean).length;
  const what = (/** @type {string} */ work) => ({ 'aria-label': words.of(work, entry.name) });
  const title = h('strong', { dir: 'auto' }, entry.name);
  return h(
    'li', { 'data-id': entry.id },
    h('div', { class: 'what' }, title, h('span', { class: 'muted' }, words.detail(steps, day))),
    action(words.openIt, () => open(entry), what(words.openIt)),
    action(words.rename, () => rename(title, entry), { class: 'quiet', ...what(words.rename) }),
    action(words.remove, () => remove(entry), { class: 'quiet', ...what(words.remove) }),
  );
}

/**
 * Changes what is saved; says what is done, or what is wrong.
 * @param {() => Promise<unknown>} work
 * @param {string} done
 */
async function change(work, done) {
  const error = await work().then(() => undefined, sentenceOf);
  await render();
  showMessages(messages, [error === undefined ? { kind: 'done', text: done } : { kind: 'error', text: error }]);
  return error === undefined;
}

/** @param {unknown} error */
const sentenceOf = (error) => sentence(troubleOf(error));
/** @param {import('../../document/trouble.js').Trouble} trouble */
const sentence = (trouble) => (trouble === 'full' ? words.noRoom : words[trouble]);

function save() {
  if (name.value.trim() === '') suggest(Date.now());
  const entry = { name: nameOf(name.value), date: Date.now(), kept: game.keep() };
  return change(() => saved.add([entry]), words.saved(entry.name));
}

/** @param {Saved} entry */
async function open({ name, kept }) {
  try {
    game.loadKept(await withBytes(kept));
    showMessages(messages, [{ kind: 'done', text: words.opened(name) }]);
  } catch (error) {
    const isSaid = error instanceof Error && 'code' in error && !(error instanceof DOMException);
    if (!isSaid) console.error(error);
    showMessages(messages, [{ kind: 'error', text: isSaid ? game.sentence(error) : shell.noPanel(name) }]);
  }
}

/** @param {HTMLElement} title @param {Saved} chosen */
function rename(title, chosen) {
  const box = h('input', { type: 'text', value: title.textContent ?? '', maxLength: 80, 'aria-label': words.name });
  let isDone = false;
  const finish = async (/** @type {boolean} */ isMeant) => {
    // To take the box away is a change as well.
    if (isDone) return;
    isDone = true;
    const next = nameOf(box.value);
    if (isMeant) await change(() => saved.rename(Number(chosen.id), next), words.saved(next));
    else await render();
    focus(chosen.id, 1);
  };
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // It would press the button that gets the keyboard, or leave the page.
    event.preventDefault();
    event.stopPropagation();
    void finish(event.key === 'Enter');
  });
  box.addEventListener('change', () => void finish(true));
  title.replaceWith(box);
  box.select();
  box.focus();
}

/** @param {Saved} entry */
async function remove(entry) {
  if (!(await change(() => saved.remove(Number(entry.id)), words.removed(entry.name)))) return;
  const undo = action(words.undo, async () => {
    // Under its number it is again where it was.
    if (await change(() => saved.add([entry]), words.back(entry.name))) focus(entry.id);
  });
  messages.firstElementChild?.append(' ', undo);
  undo.focus();
}

async function downloadAside() {
  download(await saved.asideFile(), `${words.fileName}.txt`);
}

/** What it has saved before it fails is not saved twice. @type {WorkerClient<import('./saved-worker.js').Handlers>} */
const worker = new WorkerClient(() => new Worker(new URL('./saved-worker.js', import.meta.url), { type: 'module' }), { repeat: [] });

/** @param {string} text */
const showError = (text) => showMessages(messages, [{ kind: 'error', text }]);

let isBusy = false;

/** @param {Blob} [chosen] */
async function askOnce(chosen) {
  if (isBusy) return undefined;
  isBusy = true;
  clearMessages(messages);
  try {
    return await worker.request('work', chosen);
  } catch (error) {
    showError(error instanceof Error ? error.message : String(error));
    return undefined;
  } finally {
    worker.end();
    isBusy = false;
  }
}

async function exportAll() {
  const done = await askOnce();
  if (done && 'file' in done) download(done.file, `${words.fileName}.json`);
  else if (done && 'trouble' in done) showError(sentence(done.trouble));
}

async function add() {
  const [chosen] = file.files ?? [];
  file.value = '';
  const done = chosen && (await askOnce(chosen));
  if (!done) return;
  if ('added' in done) await change(async () => {}, words.added(done.added));
  else if ('trouble' in done) showError(sentence(done.trouble));
  else if ('refusal' in done) showError(done.refusal === 'later' ? words.laterFile : words.noFile);
}
