// @ts-check
// What is wrong with keeping the document, and a way on. Loaded when something is.
import * as game from '../document/document.js';
import { fileOf } from '../document/files.js';
import { asideFile } from '../document/saved.js';
import { troubleOf } from '../document/trouble.js';
import { action, button, h, need } from '../ui/dom.js';
import { download } from '../ui/download.js';
import { say, sayNext } from '../ui/speech.js';
import { show } from '../ui/tabs.js';
import { translated } from '../i18n/words.js';
import * as english from '../i18n/en/documents.js';

/** @typedef {import('../document/trouble.js').Trouble} Trouble */

const { documents: words } = await translated('documents', english);

const text = h('p');
const row = h('div', { class: 'row' });
const place = h('section', { class: 'trouble' }, text, row);
/** Those that were shown: each is said once. @type {Set<Trouble>} */
const shown = new Set();
/** Those that are over when something has been kept. @type {readonly Trouble[]} */
const PASSING = ['full', 'denied', 'slow', 'broken'];
/** So long nothing may fail before a trouble is said to be over: where every other write fails, it stays. */
const CALM_MS = 1500;
/** @type {Trouble | undefined} the one in its place */
let trouble;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let calm;

const downloadGame = () => download(fileOf([{ name: words.fileName, date: Date.now(), kept: game.keep() }]), `${words.fileName}.json`);
const downloadAside = async () => download(await asideFile(), `${words.fileName}.txt`);

/**
 * Says what is wrong; nothing, if it no longer is.
 * @param {unknown} problem a {@link Trouble} or an error
 * @param {boolean} hasChanged whether there is something to lose
 */
export function tell(problem, hasChanged) {
  if (problem === undefined) {
    calm ??= setTimeout(end, CALM_MS);
    return;
  }
  const found = typeof problem === 'string' ? /** @type {Trouble} */ (problem) : troubleOf(problem);
  if (PASSING.includes(found)) stopWaiting();
  if (shown.has(found) || (found === 'denied' && !hasChanged)) return;
  shown.add(found);
  trouble = found;
  place.ariaLabel = found === 'error' ? 'Gridmate' : words.trouble;
  text.textContent = words[found];
  const ways = [action(words.downloadThis, found === 'aside' ? downloadAside : downloadGame, { class: 'primary' })];
  if (found === 'full') ways.push(action(words.open, () => void show('games', 'documents')));
  if (found === 'newer' || found === 'error') ways.push(action(words.reload, () => location.reload()));
  row.replaceChildren(...ways, action(words.dismiss, () => place.remove()));
  need('back', HTMLElement).after(place);
  say(words[found]);
}

function stopWaiting() {
  clearTimeout(calm);
  calm = undefined;
}

/** Takes away what is no longer true, and says so. */
function end() {
  stopWaiting();
  for (const past of PASSING) shown.delete(past);
  if (!trouble || !PASSING.includes(trouble) || !place.isConnected) return;
  if (place.contains(document.activeElement)) button('undo').focus();
  place.remove();
  sayNext(words.over);
}
