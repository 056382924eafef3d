// @ts-check
// Counting paths of moves, in a worker: the page stays free.
import * as game from '../document.js';
import { button, make, need, setText } from '../dom.js';
import { clearMessages, showMessages } from '../messages.js';
import * as strings from '../strings.js';

/** @typedef {{ depth: number, paths: number, time: number } | { error: string } | { done: true }} Answer */

const depth = need('depth', HTMLSelectElement);
const control = button('count');
const state = need('count-state', HTMLElement);
const table = need('counts', HTMLElement);
const messages = need('count-message', HTMLElement);

/** @type {Worker | undefined} */
let worker;

export function start() {
  control.addEventListener('click', () => (worker ? stop(strings.count.stopped) : count()));
}

function count() {
  const { fen } = game.current();
  clearMessages(messages);
  table.replaceChildren();
  worker = new Worker(new URL('../count-worker.js', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event) => take(/** @type {Answer} */ (event.data), fen));
  worker.addEventListener('error', fail);
  worker.postMessage({ fen, depth: Number(depth.value) });
  setText(control, strings.count.stop);
  setText(state, strings.count.running);
}

/** @param {string} outcome */
function stop(outcome) {
  worker?.terminate();
  worker = undefined;
  setText(control, strings.count.start);
  setText(state, outcome);
}

function fail() {
  stop('');
  showMessages(messages, [{ kind: 'error', text: strings.count.failed }]);
}

/** @param {Answer} answer @param {string} fen */
function take(answer, fen) {
  if ('error' in answer) {
    stop('');
    showMessages(messages, [{ kind: 'error', text: answer.error }]);
  } else if ('done' in answer) {
    stop('');
    showMessages(messages, [{ kind: 'done', text: strings.count.done(fen) }]);
  } else {
    const row = make('tr');
    const head = make('th', '', String(answer.depth));
    head.scope = 'row';
    const texts = [
      strings.count.number(answer.paths),
      strings.count.time(answer.time),
      strings.count.speed(answer.paths, answer.time),
    ];
    row.append(head, ...texts.map((text) => make('td', 'number', text)));
    table.append(row);
  }
}
