// @ts-check
// The examples: kinds to open, each example with its board. One that is chosen takes the place of the document.
import { action, h } from '../../ui/dom.js';
import { choose, loadLook, textsOf, words } from './choose.js';
import { groups } from './list.js';
import { readExample } from './read.js';
import { createBoard } from '../../board/create.js';

/** @param {HTMLElement} place */
export async function start(place) {
  await loadLook();
  place.append(h('section', { class: 'card' }, h('p', { class: 'about' }, words.gallery.about), ...groups.map(kind)));
}

/** @param {import('./list.js').Group} group */
function kind({ name, panel, examples }) {
  const { title = name, about = '' } = words.groups[name] ?? {};
  const list = h('ul');
  const fold = h('details', { class: 'kind', 'data-kind': name }, h('summary', {}, h('h3', {}, title)), h('p', { class: 'about' }, about), list);
  fold.addEventListener('toggle', () => {
    if (!list.hasChildNodes()) list.append(...examples.map((example) => h('li', {}, card(example, panel))));
  });
  return fold;
}

/** @param {import('./list.js').Example} example @param {string} panel */
function card(example, panel) {
  const [title = '', about = ''] = textsOf(example);
  const text = h('span', { class: 'example-text' }, h('strong', {}, title), ' ', h('span', {}, about));
  const control = action('', () => void choose(example, panel), { class: 'example', 'data-example': example.name });
  const board = createBoard(h('span', { class: 'still', 'aria-hidden': 'true' }));
  board.show(readExample(example).picture);
  control.append(board.element, text);
  return control;
}
