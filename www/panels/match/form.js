// @ts-check
// What is to be played, as a form.
import { h } from '../../dom.js';
import { MOST_GAMES, MOST_NODES, OPENINGS, PLAYERS, readPlan } from './state.js';

/** @typedef {import('./state.js').Plan} Plan */
/** @typedef {typeof import('../../words/en/match.js').match} Words */

/** @param {Words} words @param {(plan: Plan) => void} onChange */
export function settings(words, onChange) {
  const players = PLAYERS.map((name) => /** @type {const} */ ([name, words.player(name)]));
  const first = picker('match-first', words.first, players);
  const second = picker('match-second', words.second, players);
  const opening = picker('match-opening', words.opening, OPENINGS.map((name) => [name, words.openings[name]]));
  const games = field('match-games', words.games, 1, MOST_GAMES);
  const seed = field('match-seed', words.seed, 0, 2 ** 32 - 1);
  const nodes = field('match-nodes', words.nodes, 1, MOST_NODES);
  const swap = h('input', { type: 'checkbox', id: 'match-swap' });
  const element = h(
    'form',
    { class: 'settings', id: 'match-settings', novalidate: true },
    first.element,
    second.element,
    games.element,
    opening.element,
    seed.element,
    nodes.element,
    h('label', { class: 'check' }, swap, h('span', {}, words.swap)),
  );
  const read = () => readPlan({
    first: first.input.value,
    second: second.input.value,
    opening: opening.input.value,
    games: games.input.value,
    seed: seed.input.value,
    nodes: nodes.input.value,
    swap: swap.checked,
  });
  /** @param {Plan} plan */
  function show(plan) {
    first.input.value = plan.first;
    second.input.value = plan.second;
    opening.input.value = plan.opening;
    games.input.value = String(plan.games);
    seed.input.value = String(plan.seed);
    nodes.input.value = String(plan.nodes);
    swap.checked = plan.swap;
  }
  // What is out of bounds is put right where it is seen.
  element.addEventListener('change', () => {
    show(read());
    onChange(read());
  });
  element.addEventListener('submit', (event) => event.preventDefault());
  return { element, read, show };
}

/** @param {string} id @param {string} title @param {readonly (readonly [string, string])[]} options */
function picker(id, title, options) {
  const input = h('select', { id }, ...options.map(([value, name]) => h('option', { value }, name)));
  return { input, element: h('label', { class: 'setting' }, h('span', { class: 'setting-name' }, title), input) };
}

/** @param {string} id @param {string} title @param {number} min @param {number} max */
function field(id, title, min, max) {
  const input = h('input', { type: 'number', id, min: String(min), max: String(max), step: '1', inputMode: 'numeric' });
  return { input, element: h('label', { class: 'setting' }, h('span', { class: 'setting-name' }, title), input) };
}
