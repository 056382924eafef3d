// @ts-check
// Counting paths of moves, in a worker: the page stays free. What others have counted stands beside it.
import { copyWith } from '../../ui/copy.js';
import { isAbort, WorkerClient, WorkerFailure } from '../../engine/worker-client.js';
import * as game from '../../document/document.js';
import { action, h, setText } from '../../ui/dom.js';
import { clearMessages, showMessages } from '../../ui/messages.js';
import { say } from '../../ui/speech.js';
import { rules, translated, written } from '../../i18n/words.js';
import { option, picker } from '../../ui/field.js';
import { number } from '../../i18n/parts.js';
import * as english from '../../i18n/en/position.js';
import { KNOWN } from './known.js';
import { styled } from './parts.js';

const { count: words } = await translated('position', english);

/** @typedef {import('./count-worker.js').Moves} Moves */
/** @typedef {import('./count-worker.js').Progress} Progress */

const DEPTHS = 7;
const FIRST_DEPTH = '4';
const BOARD = 'board';
const position = picker('count-position', words.position, [
  option(BOARD, words.board),
  ...KNOWN.map(({ name }) => option(name, words.known[/** @type {keyof typeof words.known} */ (name)])),
]);
const depth = picker('depth', words.depth, Array.from({ length: DEPTHS }, (_, at) => option(String(at + 1), words.plies(at + 1))));
const control = action(words.start, () => (worker.isBusy ? stop(words.stopped) : count()), { id: 'count' });
const shower = action(words.show, show, { id: 'count-show' });
const state = h('span', { class: 'muted', id: 'count-state' });
const bar = h('progress', { id: 'count-progress', hidden: true, max: 1, 'aria-label': words.progress });
const table = h('tbody', { id: 'counts' });
const sheet = h('table', { hidden: true });
const messages = h('div', { class: 'message', id: 'count-message' });
const divide = h('tbody', { id: 'count-divide' });
const divideTitle = h('summary', { id: 'count-divide-title' });
const copy = action(words.copy, () => {}, { id: 'count-copy' });
const details = h('details', { class: 'kind divide', id: 'count-moves', hidden: true });

/**
 * It says nothing while it counts below one move, which may take as long as it likes.
 * @type {WorkerClient<import('./count-worker.js').Handlers>}
 */
const worker = new WorkerClient(() => new Worker(new URL('./count-worker.js', import.meta.url), { type: 'module' }), { silence: Infinity });
/** @type {{ uci: string, san: string }[]} */
let moves = [];
/** @type {number[] | undefined} the counts that others have found */
let known;
/** @type {Progress | undefined} */
let last;
let fen = '';

/** @param {HTMLElement} place */
export async function start(place) {
  await styled;
  depth.input.value = FIRST_DEPTH;
  position.input.addEventListener('change', follow);
  const heads = words.heads.map((name, at) => h('th', { scope: 'col', class: at > 0 && at < 4 ? 'number' : '' }, name));
  sheet.append(h('caption', { class: 'spoken' }, words.caption), h('thead', {}, h('tr', {}, ...heads)), table);
  const parts = words.divideHeads.map((name, at) => h('th', { scope: 'col', class: at > 0 ? 'number' : '' }, name));
  details.append(
    divideTitle,
    h('div', { class: 'scroll', tabIndex: 0, role: 'region', 'aria-labelledby': divideTitle.id }, h('table', {}, h('thead', {}, h('tr', {}, ...parts)), divide)),
    h('div', { class: 'row' }, copy),
  );
  place.append(
    h(
      'section',
      { class: 'card' },
      h('p', { class: 'about' }, words.about),
      h('div', { class: 'settings' }, position.element, depth.element),
      h('div', { class: 'row' }, control, shower, state),
      bar,
      h('div', { class: 'wide', tabIndex: 0, role: 'region', 'aria-label': words.caption }, sheet),
      messages,
      details,
    ),
  );
  copyWith(copy, divided, divide);
  follow();
}

/** What is on the board need not be shown there. */
function follow() {
  shower.hidden = position.input.value === BOARD;
}

const chosen = () => KNOWN.find(({ name }) => name === position.input.value);

function show() {
  game.loadScript(chosen()?.fen);
  say(words.shown);
}

/** A FEN without its counters, which change no count. @param {string} text */
const essence = (text) => text.split(' ').slice(0, 4).join(' ');

function count() {
  fen = chosen()?.fen ?? game.current().fen;
  known = (chosen() ?? KNOWN.find((one) => essence(one.fen) === essence(fen)))?.counts;
  clearMessages(messages);
  table.replaceChildren();
  details.hidden = true;
  sheet.hidden = false;
  last = undefined;
  worker.request('count', { fen, depth: Number(depth.input.value) }, { progress: take }).then(finish, fail);
  setText(control, words.stop);
  setText(state, words.running);
  bar.hidden = false;
  bar.value = 0;
}

/** @param {string} outcome */
function stop(outcome) {
  worker.end();
  setText(control, words.start);
  setText(state, outcome);
  bar.hidden = true;
  if (outcome) say(outcome);
}

/** @param {unknown} error */
function fail(error) {
  if (isAbort(error)) return;
  stop('');
  const problem = error instanceof Error ? error : new Error(String(error));
  sheet.hidden = table.childElementCount === 0;
  showMessages(messages, [{ kind: 'error', text: error instanceof WorkerFailure ? words.failed(problem.message) : rules(problem) }]);
}

/** @param {Moves | Progress} message */
function take(message) {
  if ('moves' in message) ({ moves } = message);
  else showProgress(last = message);
}

/** @param {number[]} paths */
const total = (paths) => paths.reduce((sum, more) => sum + more, 0);

/** @param {Progress} progress */
function showProgress({ depth: plies, at, paths, time }) {
  const isWhole = at === moves.length;
  const sum = total(paths);
  const expected = known?.[plies - 1];
  bar.value = moves.length > 0 ? at / moves.length : 1;
  setText(state, isWhole ? '' : words.progressed(plies, at, moves.length));
  const row = table.children[plies - 1] ?? h('tr', {}, h('th', { scope: 'row' }, String(plies)), ...words.heads.slice(1).map((_, column) => h('td', { class: column < 3 ? 'number' : 'verdict-cell' })));
  if (!row.parentNode) table.append(row);
  row.classList.toggle('partial', !isWhole);
  const verdict = !isWhole || expected === undefined ? '' : expected === sum ? words.right : words.wrong(expected);
  [number(sum), words.time(time), words.speed(sum, time), verdict].forEach((text, column) => setText(/** @type {Element} */ (row.children[column + 1]), text));
  row.lastElementChild?.classList.toggle('right', verdict !== '' && expected === sum);
  row.lastElementChild?.classList.toggle('wrong', verdict !== '' && expected !== sum);
}

function finish() {
  stop('');
  if (!last) return;
  const { depth: plies, paths } = last;
  const sum = total(paths);
  showMessages(messages, [{ kind: 'done', text: words.done(number(sum), plies, fen) }]);
  setText(divideTitle, words.divide(plies));
  divide.replaceChildren(
    ...moves.map(({ san, uci }, at) => {
      const share = sum > 0 ? (paths[at] ?? 0) / sum : 0;
      return h('tr', {}, h('th', { scope: 'row' }, written(san), ' ', h('span', { class: 'muted' }, uci)), h('td', { class: 'number' }, number(paths[at] ?? 0)), h('td', { class: 'number' }, words.share(share)));
    }),
  );
  details.hidden = moves.length === 0;
}

/** The counts by first move, as programs print them. */
const divided = () => `${moves.map(({ uci }, at) => `${uci}: ${last?.paths[at] ?? 0}`).join('\n')}\n\n${total(last?.paths ?? [])}\n`;
