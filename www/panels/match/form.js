// @ts-check
// What is to be played, as a form.
import { h } from '../../ui/dom.js';
import { numberField, option, picker, tick } from '../../ui/field.js';
import { MOST_GAMES, MOST_NODES, OPENINGS, PLAYERS, readPlan } from './state.js';

/** @typedef {import('./state.js').Plan} Plan */
/** @typedef {typeof import('../../i18n/en/match.js').match} Words */

/** @param {Words} words */
export function settings(words) {
  const first = picker('match-first', words.first, players(words));
  const second = picker('match-second', words.second, players(words));
  const opening = picker('match-opening', words.opening, OPENINGS.map((name) => option(name, words.openings[name])));
  const games = numberField('match-games', words.games, 1, MOST_GAMES);
  const seed = numberField('match-seed', words.seed, 0, 2 ** 32 - 1);
  const nodes = numberField('match-nodes', words.nodes, 1, MOST_NODES);
  const swap = tick('match-swap', words.swap);
  const element = h(
    'form',
    { id: 'match-settings', novalidate: true },
    h('div', { class: 'versus' }, first.element, h('span', { class: 'against' }, words.versus), second.element),
    h('div', { class: 'settings' }, games.element, opening.element, seed.element),
    h('div', { class: 'besides' }, swap.element, nodes.element),
  );
  const read = () => readPlan({
    first: first.input.value,
    second: second.input.value,
    opening: opening.input.value,
    games: games.input.value,
    seed: seed.input.value,
    nodes: nodes.input.value,
    swap: swap.input.checked,
  });
  /** @param {Plan} plan */
  function show(plan) {
    first.input.value = plan.first;
    second.input.value = plan.second;
    opening.input.value = plan.opening;
    games.input.value = String(plan.games);
    seed.input.value = String(plan.seed);
    nodes.input.value = String(plan.nodes);
    swap.input.checked = plan.swap;
    // The others have a limit of their own.
    nodes.element.hidden = ![plan.first, plan.second].includes('engine');
  }
  // What is out of bounds is put right where it is seen.
  element.addEventListener('change', () => show(read()));
  element.addEventListener('submit', (event) => event.preventDefault());
  return { element, read, show };
}

/** The players, by their kind. @param {Words} words */
function players(words) {
  const kinds = Object.entries(words.groups);
  return kinds.map(([kind, label]) => h('optgroup', { label }, ...PLAYERS.filter((name) => name.split(':')[0] === kind).map((name) => option(name, words.player(name)))));
}
