// @ts-check
// The card of an example: what it shows; of a famous game who played, when, and three sentences. It stands above the
// panels until another document is on the board.
import * as game from '../../document/document.js';
import { action, h, need } from '../../ui/dom.js';
import { written } from '../../i18n/words.js';

/** @typedef {import('../../i18n/en/examples.js').Story} Story */

/** A move of a piece within a sentence; a pawn's has no letter. */
const MOVE = /(?<!\p{L})[KQRBN][a-h]?[1-8]?x?[a-h][1-8]/gu;

/** @type {HTMLElement | undefined} */
let shown;

/** @param {string} title @param {Partial<Story> & Pick<Story, 'sentences'>} story @param {string} close what the button is called that takes it away */
export function showStory(title, { players, place, sentences }, close) {
  hide();
  shown = h(
    'section',
    { class: 'card story', id: 'story', 'aria-labelledby': 'story-title' },
    h('div', { class: 'story-head' }, h('h2', { id: 'story-title' }, title), action(close, hide, { class: 'quiet', id: 'story-close' })),
    ...(players ? [h('p', { class: 'story-who' }, h('strong', {}, players), ' ', h('span', {}, place ?? ''))] : []),
    h('p', { class: 'story-text' }, sentences.join(' ').replace(MOVE, written)),
  );
  need('tabs', HTMLElement).before(shown);
}

function hide() {
  if (shown?.contains(document.activeElement)) document.getElementById('next')?.focus();
  shown?.remove();
  shown = undefined;
}

game.onChange((_, { isReplaced }) => void (isReplaced && hide()));
