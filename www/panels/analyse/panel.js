// @ts-check
// What the strong engine finds in the position on the board, its lines as they grow and arrows for their first moves; and how
// the game stood after each move.
import * as game from '../../document/document.js';
import { isHelpLocked } from '../../document/guard.js';
import { h, loadStyle } from '../../ui/dom.js';
import * as tabs from '../../ui/tabs.js';
import { translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/analyse.js';
import { course } from './course.js';
import { lines } from './lines.js';

/** The position that is thought about: as a FEN, and as a start with the moves since. @typedef {{ fen: string, start: string, moves: string, turn: 'w' | 'b' }} Asked */

const { analyse: words } = await translated('analyse', english);
/** It follows the board when that has not changed for so long: steps that come one after the other go by undisturbed. */
const REST_MS = 100;

const card = lines(words, () => graph.stop());
const graph = course(words, card.stop);
const trouble = h('div', { class: 'message' });
/** @type {ReturnType<typeof setTimeout> | undefined} */
let rest;

/** @param {HTMLElement} panel */
export async function start(panel) {
  await loadStyle(new URL('../../styles/analyse.css', import.meta.url));
  card.element.append(trouble);
  panel.append(card.element, graph.element);
  game.onChange((_, { isNote }) => {
    if (isNote) return;
    clearTimeout(rest);
    rest = setTimeout(() => isLookedAt() && follow(), REST_MS);
  });
  tabs.onShow((name) => {
    if (name !== 'analyse') {
      graph.stop();
      return card.rest();
    }
    follow();
    card.wake();
  });
  if (isLookedAt()) follow();
}

const isLookedAt = () => tabs.shown() === 'analyse';

/** Why there is nothing to think about; nothing, if there is. */
function refusal() {
  const { reasons, end } = game.current();
  if (isHelpLocked()) return words.noHelp;
  if (reasons[0]) return words.notLegal(reasons[0]);
  return end ? words.over : '';
}

/** Goes to the position that is on the board. */
function follow() {
  const reason = refusal();
  const { fen, turn } = game.current();
  trouble.replaceChildren(...(reason ? [h('p', { class: 'info' }, reason)] : []));
  card.show(reason ? undefined : { fen, ...game.told(), turn: turn === 'b' ? 'b' : 'w' });
  graph.show(!isHelpLocked());
}
