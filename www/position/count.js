// @ts-check
// Counting paths of moves, in a worker: the page stays free.
import * as game from '../document.js';
import { action, h, setText } from '../dom.js';
import { clearMessages, showMessages } from '../messages.js';
import { translated } from '../words.js';
import * as english from '../words/en/position.js';
import { number } from '../words/en/parts.js';

const { count: words } = await translated('position', english);

/** @typedef {{ depth: number, paths: number, time: number } | { error: string } | { done: true }} Answer */

const DEPTHS = 5;
const FIRST_DEPTH = 4;
const depth = h('select', { id: 'depth' }, ...Array.from({ length: DEPTHS }, (_, at) => h('option', {}, String(at + 1))));
const control = action(words.start, () => (worker ? stop(words.stopped) : count()), { id: 'count', class: 'primary' });
const state = h('span', { class: 'muted', id: 'count-state', role: 'status' });
const table = h('tbody', { id: 'counts' });
const messages = h('div', { class: 'message', id: 'count-message' });

/** @type {Worker | undefined} */
let worker;

/** @param {HTMLElement} place */
export function start(place) {
  depth.value = String(FIRST_DEPTH);
  const heads = words.heads.map((name, at) => h('th', { scope: 'col', class: at > 0 ? 'number' : '' }, name));
  place.append(
    h(
      'section',
      { class: 'card' },
      h('p', { class: 'about' }, words.about),
      h('div', { class: 'row' }, h('label', { class: 'field', htmlFor: 'depth' }, words.depth, ' ', depth), control, state),
      h('table', {}, h('caption', { class: 'spoken' }, words.caption), h('thead', {}, h('tr', {}, ...heads)), table),
      messages,
    ),
  );
}

function count() {
  const { fen } = game.current();
  clearMessages(messages);
  table.replaceChildren();
  worker = new Worker(new URL('../count-worker.js', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event) => take(/** @type {Answer} */ (event.data), fen));
  worker.addEventListener('error', fail);
  worker.postMessage({ fen, depth: Number(depth.value) });
  setText(control, words.stop);
  setText(state, words.running);
}

/** @param {string} outcome */
function stop(outcome) {
  worker?.terminate();
  worker = undefined;
  setText(control, words.start);
  setText(state, outcome);
}

function fail() {
  stop('');
  showMessages(messages, [{ kind: 'error', text: words.failed }]);
}

/** @param {Answer} answer @param {string} fen */
function take(answer, fen) {
  if ('error' in answer) {
    stop('');
    showMessages(messages, [{ kind: 'error', text: answer.error }]);
  } else if ('done' in answer) {
    stop('');
    showMessages(messages, [{ kind: 'done', text: words.done(fen) }]);
  } else {
    const texts = [
      number(answer.paths),
      words.time(answer.time),
      words.speed(answer.paths, answer.time),
    ];
    const head = h('th', { scope: 'row' }, String(answer.depth));
    table.append(h('tr', {}, head, ...texts.map((text) => h('td', { class: 'number' }, text))));
  }
}
