// @ts-check
// An example takes the place of the document, with its panel beside it and a card on what it shows.
import * as game from '../../document/document.js';
import { tell } from '../../board/hand.js';
import { loadStyle } from '../../ui/dom.js';
import { once } from '../../ui/once.js';
import { say } from '../../ui/speech.js';
import * as tabs from '../../ui/tabs.js';
import { translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/examples.js';
import { groups } from './list.js';
import { loadReader, readExample } from './read.js';
import { showStory } from './story.js';

/** @typedef {import('./list.js').Example} Example */

export const words = await translated('examples', english);

/** What reads the examples, their look, and that of the card of one. */
export const loadLook = once(() => Promise.all([loadReader(), loadStyle(new URL('../../styles/examples.css', import.meta.url))]));

/** What an example is called, and what it is about. @param {Example} example */
export const textsOf = ({ name }) => words.examples[name] ?? [name, ''];

/** @param {Example} example @param {string} panel what is shown beside the board */
export async function choose(example, panel) {
  const [title = '', about = ''] = textsOf(example);
  game.loadKept(readExample(example).kept);
  showStory(title, words.stories[example.name] ?? { sentences: [about] }, words.gallery.closeStory);
  tell(title);
  say(words.gallery.opened(title, about));
  // Who chose it far down the list looks at the board now.
  scrollTo({ top: 0 });
  await tabs.show(panel, example.opens);
}

/** Chooses the example of a name; one that there is none of changes nothing. @param {string} name */
export async function chooseByName(name) {
  await loadLook();
  for (const { panel, examples } of groups) {
    const example = examples.find((one) => one.name === name);
    if (example) return choose(example, panel);
  }
}
