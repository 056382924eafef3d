// @ts-check
// What is wrong with keeping the document, and a way on. Loaded when something is.
import * as game from './document.js';
import { download } from './documents/files.js';
import { action, h, need } from './dom.js';
import * as drawer from './drawer.js';
import { hold, isDenied, downloadAside } from './documents/saved.js';
import { latest } from './keep.js';
import { say } from './speech.js';
import { translated } from './words.js';
import * as english from './words/en/documents.js';

const { documents: words } = await translated('documents', english);

const text = h('p');
const row = h('div', { class: 'row' });
const place = h('section', { class: 'trouble', 'aria-label': words.trouble }, text, row);
/** @typedef {'elsewhere' | 'full' | 'aside'} Trouble */
/** @type {Trouble | undefined} */
let shown;

const downloadThis = () => download(words.fileName, [{ name: words.fileName, date: Date.now(), kept: game.keep() }]);

/** @type {Record<Trouble, () => HTMLElement[]>} what can be done */
const WAYS = {
  full: () => [action(words.downloadThis, downloadThis, { class: 'primary' }), action(words.open, () => void drawer.open('documents'))],
  elsewhere: () => [action(words.showHere, showHere, { class: 'primary' })],
  aside: () => [action(words.downloadThis, downloadAside, { class: 'primary' })],
};

/** @param {Trouble} trouble */
export function tell(trouble) {
  if (trouble === 'elsewhere') hold();
  if (shown === trouble || shown === 'full') return;
  shown = trouble;
  const sentence = words[trouble === 'full' && isDenied() ? 'denied' : trouble];
  text.textContent = sentence;
  row.replaceChildren(...WAYS[trouble](), action(words.dismiss, hide));
  need('back', HTMLElement).after(place);
  say(sentence);
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
