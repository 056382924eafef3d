// @ts-check
// The pages Set up and Games, which take the place of a panel and give it back. Each has cards that open and close; what is
// in one comes when it is first open.
import { onChange } from '../document/state.js';
import { h } from '../ui/dom.js';
import { fill } from '../ui/lazy.js';
import * as tabs from '../ui/tabs.js';
import { translated } from '../i18n/words.js';
import * as english from '../i18n/en/position.js';
import { styled } from '../panels/position/parts.js';

/** How a card is loaded, and whether it is open from the start. @typedef {[load: () => Promise<import('../ui/lazy.js').Part>, isOpen: boolean]} Card */

const { cards: words } = await translated('position', english);

/** @param {string} page @param {Partial<Record<keyof typeof words, Card>>} cards */
function made(page, cards) {
  const folds = Object.entries(cards).map(([name, [load, isOpen]]) => {
    const title = words[/** @type {keyof typeof words} */ (name)];
    const place = h('div');
    const fold = h('details', { class: 'card fold', id: `card-${name}`, open: isOpen }, h('summary', {}, h('h2', {}, title)), place);
    const show = async () => void (fold.open && (await fill(place, title, load)));
    fold.addEventListener('toggle', show);
    return { name, fold, show };
  });
  return {
    /** @param {HTMLElement} panel */
    async start(panel) {
      await styled;
      panel.append(...folds.map(({ fold }) => fold));
      await Promise.all(folds.map(({ show }) => show()));
    },
    /** Shows the page, and one of its cards if it is named: there the keyboard goes. @param {string} [card] */
    async open(card) {
      await tabs.show(page);
      const { fold, show } = folds.find(({ name }) => name === card) ?? folds[0];
      fold.open ||= card !== '';
      await show();
      const summary = fold.querySelector('summary');
      summary?.scrollIntoView({ block: 'nearest' });
      if (card) summary?.focus();
    },
  };
}

export const setup = made('setup', {
  free: [() => import('../panels/position/free.js'), true],
  fen: [() => import('../panels/position/fen.js'), true],
  chess960: [() => import('../panels/position/chess960.js'), false],
  picture: [() => import('../panels/position/picture.js'), false],
  count: [() => import('../panels/position/count.js'), false],
});

export const games = made('games', {
  documents: [() => import('../panels/position/documents.js'), true],
  pgn: [() => import('../panels/position/pgn.js'), true],
  examples: [() => import('../panels/examples/gallery.js'), false],
});

// Who plays on looks at the game again.
onChange((_, { isByPerson }) => void (isByPerson && tabs.giveBack()));
