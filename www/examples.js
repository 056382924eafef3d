// @ts-check
// The gallery of examples: a dialog of cards, each with its board. One that is chosen takes the place of the document.
import * as game from './document.js';
import { action, h, loadStyle } from './dom.js';
import { groups } from './examples/list.js';
import { readExample } from './examples/read.js';
import { showStory } from './examples/story.js';
import { showPiece } from './pieces.js';
import * as play from './play.js';
import { say } from './speech.js';
import * as tabs from './tabs.js';
import { translated } from './words.js';
import * as english from './words/en/examples.js';

/** @typedef {import('./examples/list.js').Example} Example */
/** @typedef {import('./examples/list.js').Group} Group */

const words = await translated('examples', english);

const dialog = h('dialog', { id: 'gallery', class: 'gallery', 'aria-labelledby': 'gallery-title' });
const list = h('div', { class: 'gallery-list', tabIndex: -1 });
/** What opens a panel at what an example is about. @type {Record<string, () => Promise<(opens: import('./examples/list.js').Opens) => Promise<void>>>} */
const openers = {
  sets: async () => {
    const { openSet } = await import('./panels/sets.js');
    return async ({ formula = '', sql }) => {
      await tabs.show('sets');
      await openSet(sql === undefined ? { formula } : { sql });
    };
  },
  think: async () => (await import('./panels/think.js')).openThink,
};
/** @type {Promise<unknown> | undefined} */
let made;

/** Shows the gallery; it is made when it is first wanted. */
export async function open() {
  await (made ??= make());
  if (!dialog.open) dialog.showModal();
}

async function make() {
  await loadStyle(new URL('./styles/examples.css', import.meta.url));
  const sections = groups.map(section);
  const kinds = h('nav', { class: 'gallery-kinds', 'aria-label': words.gallery.kinds });
  groups.forEach(({ name }, index) => {
    kinds.append(action(words.groups[name]?.title ?? name, () => go(sections[index]), { class: 'quiet' }));
  });
  list.append(...sections);
  dialog.append(
    h('div', { class: 'gallery-head' },
      h('div', {}, h('h2', { id: 'gallery-title', tabIndex: -1, autofocus: true }, words.gallery.title), h('p', { class: 'muted' }, words.gallery.about)),
      action(words.gallery.close, () => dialog.close(), { id: 'gallery-close', class: 'quiet' })),
    kinds,
    list,
  );
  // A click beside it closes it: all that is in it is within its children.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
}

/** Scrolls to a kind, and takes the keyboard there. @param {HTMLElement | undefined} place */
function go(place) {
  const title = place?.querySelector('h3');
  // What is out of sight has no height of its own; on the way there each gets it, and moves what is behind.
  list.classList.add('whole');
  place?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
}

/** @param {Group} group */
function section({ name, panel, examples }) {
  const { title = name, about = '' } = words.groups[name] ?? {};
  const cards = examples.map((example) => h('li', {}, card(example, panel)));
  return h('section', { class: 'gallery-group' }, h('h3', { tabIndex: -1 }, title), h('p', { class: 'about' }, about), h('ul', {}, ...cards));
}

/** @param {Example} example @param {string} panel */
function card(example, panel) {
  const [title = example.name, about = ''] = words.examples[example.name] ?? [];
  const read = readExample(example);
  const text = h('span', { class: 'example-text' }, h('strong', {}, title), ' ', h('span', {}, about));
  const choose = () => {
    dialog.close();
    game.load(read.kept);
    void openPanel(panel, example.opens);
    showStory(title, words.stories[example.name] ?? { sentences: [about] }, words.gallery.closeStory);
    play.tell(title);
    say(words.gallery.opened(title, about));
  };
  const control = action('', choose, { class: 'example', 'data-example': example.name });
  control.append(miniature(read.board), text);
  return control;
}

/** Shows a panel, and in it what the example is about. @param {string} panel @param {import('./examples/list.js').Opens} [opens] */
async function openPanel(panel, opens) {
  // What cannot be fetched is said, and can be tried again, in the place of the panel.
  const open = opens && (await openers[panel]?.().catch(() => undefined));
  await (open ? open(opens) : tabs.show(panel));
}

/** A small board that only shows. @param {string} board 64 FEN letters from a1 to h8 */
function miniature(board) {
  const mini = h('span', { class: 'mini', 'aria-hidden': 'true' });
  for (let square = 0; square < 64; square += 1) {
    const letter = board[square] ?? '.';
    if (letter === '.') continue;
    const piece = h('span');
    showPiece(piece, letter);
    piece.style.gridArea = `${8 - (square >> 3)} / ${(square & 7) + 1}`;
    mini.append(piece);
  }
  return mini;
}
