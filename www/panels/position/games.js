// @ts-check
// The games of a file, found in a worker: a list to choose from, with a filter.
import { isAbort, WorkerClient, WorkerFailure } from '../../engine/worker-client.js';
import { action, h, setAttribute, setText } from '../../ui/dom.js';
import { clearMessages, showMessages } from '../../ui/messages.js';
import { say } from '../../ui/speech.js';
import { rules, translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/position.js';

const { games: words } = await translated('position', english);

/** @typedef {import('../../files/files.js').IndexedGame} Game */
/** @typedef {import('./pgn-worker.js').Found} Found */
/** @typedef {import('./pgn-worker.js').Taken} Taken */

/** So many are shown at a time. */
const PAGE = 100;
/** More than these are not listed. */
const MOST = 200_000;
/** So many lines a page key goes. */
const LEAP = 8;

const title = h('h3', { id: 'games-title' });
const bar = h('progress', { id: 'games-progress', max: 1, 'aria-labelledby': 'games-title' });
const stopper = action(words.stop, stop, { id: 'games-stop' });
const filter = h('input', { type: 'search', id: 'games-filter', placeholder: words.filter, 'aria-label': words.filter, autocomplete: 'off', spellcheck: false });
const list = h('div', { class: 'games', id: 'games', role: 'listbox', tabIndex: 0, 'aria-labelledby': 'games-title' });
const count = h('p', { class: 'muted', id: 'games-count', role: 'status' });
const more = action(words.more, showMore, { id: 'games-more' });
const messages = h('div', { class: 'message', id: 'games-message' });
const card = h(
  'section',
  { class: 'card', id: 'games-card', hidden: true },
  title,
  h('div', { class: 'row reading' }, bar, stopper),
  filter,
  list,
  h('div', { class: 'row' }, count, more),
  messages,
);

/** @type {WorkerClient<import('./pgn-worker.js').Handlers>} */
const worker = new WorkerClient(() => new Worker(new URL('./pgn-worker.js', import.meta.url), { type: 'module' }), {
  // The file is read from its start again.
  onRestart() {
    if (!bar.hidden) games.length = 0;
  },
});
/** @type {Blob} */
let file;
let name = '';
/** What is to be said of the file. @type {import('../../files/files.js').Diagnostic | undefined} */
let warning;
/** @type {Game[]} all that have been found */
let games = [];
/** @type {Game[]} those that the filter lets through */
let shown = [];
/** @type {Game | undefined} */
let active;
/** @type {Game | undefined} the one on the board */
let chosen;
/** @type {Game | undefined} the one that the worker reads */
let wanted;
/** @type {(taken: Taken) => boolean} */
let load;
/** Whether the only game of a file goes on the board at once. */
let isEager = false;

/** The card. @param {(taken: Taken) => boolean} onChoose tells whether the game could be loaded */
export function make(onChoose) {
  load = onChoose;
  filter.addEventListener('input', select);
  filter.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'Enter') {
      event.preventDefault();
      list.focus();
    } else if (event.key === 'Escape' && filter.value) {
      event.stopPropagation();
      filter.value = '';
      select();
    }
  });
  list.addEventListener('keydown', move);
  list.addEventListener('focus', () => {
    // Under a pointer nothing moves.
    if (list.matches(':focus-visible')) point(active ?? shown[0]);
  });
  list.addEventListener('click', (event) => {
    const option = event.target instanceof Element ? event.target.closest('[role="option"]') : null;
    const game = option && shown[Array.from(list.children).indexOf(option)];
    if (!game) return;
    point(game);
    void choose(game);
  });
  return card;
}

/**
 * Lists the games of a file.
 * @param {Blob} opened
 * @param {string} called what it is called
 * @param {{ first: 'loaded' | 'open' }} options whether its first game is on the board already
 */
export function open(opened, called, { first }) {
  stop();
  file = opened;
  name = called;
  games = [];
  shown = [];
  active = undefined;
  chosen = undefined;
  isEager = first === 'open';
  filter.value = '';
  card.hidden = first === 'loaded';
  list.replaceChildren();
  clearMessages(messages);
  setText(title, words.reading(name, 0));
  bar.value = 0;
  setReading(true);
  worker.request('find', file, { progress: take }).then(() => finishReading(false), fail);
}

/** @param {boolean} isReading */
function setReading(isReading) {
  bar.hidden = !isReading;
  stopper.hidden = !isReading;
}

function stop() {
  worker.end();
  if (bar.hidden) return;
  setReading(false);
  setText(title, words.title(name, games.length));
  if (games.length > 0) say(words.stopped(games.length));
}

/** @param {unknown} error */
function fail(error) {
  if (isAbort(error)) return;
  worker.end();
  setReading(false);
  // What was pasted is on the board, and nobody asked for more.
  if (!isEager && games.length === 0) return;
  card.hidden = false;
  const problem = error instanceof Error ? error : new Error(String(error));
  showMessages(messages, [{ kind: 'error', text: error instanceof WorkerFailure ? words.failed(problem.message) : rules(problem) }]);
}

/** @param {Found} found */
function take(found) {
  ({ file, warning } = found);
  for (const game of found.games) games.push(game);
  if (games.length > 1) card.hidden = false;
  bar.value = found.read / (found.size || 1);
  setText(title, words.reading(name, games.length));
  if (games.length > MOST) {
    games.length = MOST;
    worker.end();
    finishReading(true);
  } else if (shown.length < PAGE || filter.value) select();
}

/** @param {boolean} isFull */
function finishReading(isFull) {
  setReading(false);
  const [first] = games;
  const notes = [isFull ? words.full(MOST) : '', warning ? rules(warning) : ''].filter(Boolean);
  if (!first) {
    card.hidden = !isEager;
    setText(title, words.title(name, 0));
    if (isEager) showMessages(messages, [{ kind: 'error', text: words.empty(name) }]);
  } else if (games.length === 1) {
    card.hidden = true;
    if (isEager) void choose(first);
  } else {
    if (!isEager) chosen = first;
    setText(title, words.title(name, games.length));
    select();
    if (notes.length > 0) showMessages(messages, notes.map((text) => ({ kind: /** @type {const} */ ('repair'), text })));
    else say(words.found(games.length));
    if (isEager) filter.focus();
  }
}

/** Shows what the filter lets through. */
function select() {
  const wanted = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  shown = games.filter((game) => {
    const text = `${game.white} ${game.black} ${game.event} ${game.date} ${game.result}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  list.replaceChildren();
  if (active && !shown.includes(active)) active = undefined;
  showMore();
}

function showMore() {
  const start = list.childElementCount;
  list.append(...shown.slice(start, start + PAGE).map((game, at) => line(game, start + at)));
  more.hidden = shown.length <= list.childElementCount;
  setText(count, words.count(list.childElementCount, shown.length, games.length));
  list.hidden = shown.length === 0;
  point(active);
}

/** @param {Game} game @param {number} at */
function line(game, at) {
  const facts = [game.event, game.date.replaceAll('.??', '')].filter((text) => text && !/^[?]+$/.test(text)).join(', ');
  return h(
    'div',
    { role: 'option', id: `game-${at}`, class: game.error ? 'faulty' : '', 'aria-selected': 'false', 'aria-current': game === chosen ? 'true' : undefined },
    h('span', { class: 'players' }, words.players(game.white, game.black)),
    h('span', { class: 'result' }, game.result.replace('1/2-1/2', '½–½').replace('-', '–')),
    h('span', { class: 'facts' }, [facts, words.moves(game.plies)].filter(Boolean).join(' · ')),
    ...(game.error ? [h('span', { class: 'fault' }, rules(game.error))] : []),
  );
}

/** Makes a game the one that the keyboard is at. @param {Game | undefined} game */
function point(game) {
  active = game;
  const at = game ? shown.indexOf(game) : -1;
  for (const option of list.querySelectorAll('[aria-selected="true"]')) setAttribute(option, 'aria-selected', 'false');
  const option = list.children[at];
  setAttribute(list, 'aria-activedescendant', option ? option.id : null);
  if (!option) return;
  setAttribute(option, 'aria-selected', 'true');
  if (document.activeElement === list) option.scrollIntoView({ block: 'nearest' });
}

/** @param {KeyboardEvent} event */
function move(event) {
  const at = active ? shown.indexOf(active) : -1;
  if ((event.key === 'Enter' || event.key === ' ') && active) {
    event.preventDefault();
    void choose(active);
    return;
  }
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + LEAP, PageUp: at - LEAP, Home: 0, End: shown.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const to = Math.max(0, Math.min(next, shown.length - 1));
  while (list.childElementCount <= to && list.childElementCount < shown.length) showMore();
  point(shown[to]);
}

/** Puts a game on the board, once the worker has read it. @param {Game} game */
function choose(game) {
  wanted = game;
  const { from, to } = game;
  worker.request('read', { file, from, to }).then((taken) => wanted === game && finish(taken), fail);
}

/** @param {Taken} taken */
function finish(taken) {
  clearMessages(messages);
  if (!load(taken)) return;
  chosen = wanted;
  for (const [at, option] of Array.from(list.children).entries()) setAttribute(option, 'aria-current', shown[at] === chosen ? 'true' : null);
}
