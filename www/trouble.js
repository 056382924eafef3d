// @ts-check
// What is wrong with keeping the document, and a way on. Loaded when something is.
import * as game from './document.js';
import { download } from './documents/files.js';
import { action, h, need } from './dom.js';
import * as drawer from './drawer.js';
import { latest } from './keep.js';
import { say } from './speech.js';
import { translated } from './words.js';
import * as english from './words/en/documents.js';

const { documents: words } = await translated('documents', english);

const text = h('p');
const row = h('div', { class: 'row' });
const place = h('section', { class: 'trouble', 'aria-label': words.trouble }, text, row);
/** @type {'elsewhere' | 'full' | undefined} */
let shown;

/** @param {'elsewhere' | 'full'} trouble */
export function tell(trouble) {
  if (shown === trouble || shown === 'full') return;
  shown = trouble;
  text.textContent = words[trouble];
  const ways = trouble === 'full'
    ? [action(words.downloadThis, () => download(words.fileName, [{ name: words.fileName, date: Date.now(), kept: game.keep() }]), { class: 'primary' }), action(words.open, () => void drawer.open('documents'))]
    : [action(words.showHere, showHere, { class: 'primary' })];
  row.replaceChildren(...ways, action(words.dismiss, hide));
  need('notice', HTMLElement).parentElement?.after(place);
  say(words[trouble]);
}

function showHere() {
  const kept = latest();
  hide();
  if (kept) game.load(kept);
}

function hide() {
  place.remove();
  shown = undefined;
}
