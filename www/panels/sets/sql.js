// @ts-check
// The console: questions to a real database, its answers as tables, and their squares on the board.
import * as game from '../../document.js';
import { action, h, make, setAttribute, setText } from '../../dom.js';
import * as overlay from '../../overlay.js';
import { say } from '../../speech.js';
import { EXAMPLES } from './examples.js';
import { nearest } from './nearest.js';

/** @typedef {import('../../sql-worker.js').Answer} Answer */
/** @typedef {import('../../sql-worker.js').Table} Table */

/** So many tokens go into their table. */
const TOKENS = 5000;
/** As many numbers tell of a token; see `tokensIn` of the module. */
const NUMBERS = 6;
const KINDS = ['idle', 'free', 'legal'];
/** More ways than these are not drawn. */
const WAYS = 24;
/** Whoever cannot begin within this has failed. */
const PATIENCE_MS = 60_000;

/**
 * @param {typeof import('../../words/en/sets.js').sql} words
 */
export function sqlConsole(words) {
  const box = h('textarea', { id: 'sql', class: 'code', rows: 8, spellcheck: false, autocomplete: 'off', autocapitalize: 'off', dir: 'ltr', 'aria-describedby': 'sql-about sql-state' });
  const control = action(words.run, () => (number === undefined ? void run() : stop(words.stopped)), { id: 'sql-run', class: 'primary' });
  const state = h('span', { class: 'muted', id: 'sql-state', role: 'status' });
  const messages = h('div', { class: 'message', id: 'sql-message' });
  const results = h('div', { id: 'sql-results' });
  const choice = h('select', { id: 'sql-examples', 'aria-label': words.examples }, h('option', { value: '' }, words.choose));
  /** @type {Worker | undefined} */
  let worker;
  /** @type {number | undefined} the question under way */
  let number;
  let asked = 0;
  let isReady = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let patience;

  for (const [group, queries] of Object.entries(EXAMPLES)) {
    const options = Object.keys(queries).map((name) => h('option', { value: `${group} ${name}` }, words.titles[/** @type {keyof typeof words.titles} */ (name)]));
    choice.append(h('optgroup', { label: words.groups[/** @type {keyof typeof words.groups} */ (group)] }, ...options));
  }
  choice.addEventListener('change', () => {
    const [group = '', name = ''] = choice.value.split(' ');
    choice.value = '';
    const query = EXAMPLES[/** @type {keyof typeof EXAMPLES} */ (group)]?.[name];
    if (query) ask(query);
  });
  box.value = EXAMPLES.article.castle ?? '';
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (number === undefined) void run();
  });

  /** @param {string} query */
  function ask(query) {
    box.value = query;
    box.rows = Math.max(4, Math.min(18, query.split('\n').length + 1));
    if (number !== undefined) stop('');
    void run();
  }

  function launch() {
    // SQLite would else look for a place to keep files in, of which there are none.
    const own = new Worker(new URL('../../sql-worker.js?opfs-disable', import.meta.url), { type: 'module' });
    worker = own;
    isReady = false;
    own.addEventListener('message', ({ data }) => {
      if (own !== worker) return;
      clearTimeout(patience);
      isReady = true;
      if (number !== undefined) setText(state, words.running);
      if ('id' in data) take(/** @type {Answer} */ (data));
    });
    own.addEventListener('error', (event) => {
      event.preventDefault();
      if (own === worker) fail();
    });
  }

  function run() {
    asked += 1;
    number = asked;
    messages.replaceChildren();
    setAttribute(box, 'aria-invalid', null);
    try {
      if (!worker) launch();
    } catch {
      return fail();
    }
    if (!isReady) patience = setTimeout(fail, PATIENCE_MS);
    setText(control, words.stop);
    setText(state, isReady ? words.running : words.loading);
    worker?.postMessage({ id: number, sql: box.value, facts: facts() });
  }

  /** @param {string} why */
  function stop(why) {
    worker?.terminate();
    worker = undefined;
    settle(why);
  }

  function fail() {
    stop('');
    complain(words.failed);
  }

  /** @param {string} text */
  function settle(text) {
    number = undefined;
    clearTimeout(patience);
    setText(control, words.run);
    setText(state, text);
  }

  /** @param {string} text @param {(Node | string)[]} [more] */
  function complain(text, more = []) {
    messages.replaceChildren(h('p', { class: 'error' }, text, ...more));
    say(text);
  }

  /** @param {Answer} answer */
  function take({ id, tables = [], fault, elapsed = 0 }) {
    if (id !== number) return;
    settle('');
    results.replaceChildren();
    overlay.show();
    if (fault) return showFault(fault);
    results.append(...tables.map((table, index) => drawn(table, index, tables.length, elapsed)));
    const last = tables.at(-1);
    if (last) light(last);
    setText(state, last ? `${words.rows(last.count, last.count)} ${words.took(elapsed)}` : words.none);
    const [reason] = game.current().reasons;
    if (reason) messages.replaceChildren(h('p', { class: 'info' }, words.noGame(reason)));
  }

  /** @param {import('../../sql-worker.js').Fault} fault */
  function showFault({ message, at, names }) {
    setAttribute(box, 'aria-invalid', 'true');
    if (/interrupted/.test(message)) return complain(words.fault(words.tooLong));
    if (/not authorized|readonly/.test(message)) return complain(words.readOnly);
    const [, missing] = message.match(/no such (?:table|column): (\S+)/) ?? [];
    const found = missing && nearest(missing.replace(/^.*\./, ''), names);
    const place = at >= 0 ? at : missing ? box.value.indexOf(missing) : -1;
    const before = box.value.slice(0, Math.max(0, place)).split('\n');
    const text = place < 0 ? words.fault(message) : words.at(before.length, (before.at(-1)?.length ?? 0) + 1, message);
    complain(text, found && missing ? [' ', action(words.meant(found), () => ask(box.value.replaceAll(missing, found)))] : []);
    if (place >= 0) box.setSelectionRange(place, place + (missing?.length ?? 1));
  }

  /** @param {Table} table @param {number} index @param {number} all @param {number} elapsed */
  function drawn({ columns, rows, count }, index, all, elapsed) {
    const name = all > 1 ? `${words.result(index + 1)}: ${words.rows(count, rows.length)}` : `${words.rows(count, rows.length)} ${words.took(elapsed)}`;
    const head = h('thead', {}, h('tr', {}, ...columns.map((column) => h('th', { scope: 'col' }, column))));
    const body = make('tbody');
    for (const row of rows) {
      const cells = row.map((value) => h('td', { class: typeof value === 'number' ? 'number' : value === null ? 'muted' : '' }, value === null ? words.null : String(value)));
      body.append(h('tr', {}, ...cells));
    }
    const table = h('table', {}, h('caption', {}, name), head, body);
    return h('div', { class: 'results', tabIndex: 0, role: 'region', 'aria-label': name }, table);
  }

  return {
    element: h(
      'section',
      { class: 'card sql' },
      h('h2', {}, h('label', { htmlFor: 'sql' }, words.title)),
      h('p', { class: 'about', id: 'sql-about' }, words.about),
      choice,
      box,
      h('div', { class: 'row' }, control, state, h('span', { class: 'muted push' }, words.keys)),
      messages,
      results,
    ),
    ask,
  };
}

/** What the tables of the game are filled from. @returns {import('../../sql-worker.js').Facts} */
function facts() {
  const { board, fen, text, reasons } = game.current();
  const { start, moves } = game.told();
  const numbers = game.read((script) => script.tokensIn(0, Math.min(TOKENS, script.tokens)));
  /** @type {(string | number)[][]} */
  const tokens = [];
  for (let at = 0; at < numbers.length; at += NUMBERS) {
    const [begin = 0, length = 0, , , step = 0, kind = 0] = numbers.subarray(at, at + NUMBERS);
    tokens.push([at / NUMBERS + 1, text.slice(begin, begin + length), KINDS[kind] ?? 'idle', step + 1]);
  }
  return { start: reasons.length > 0 ? '' : start, moves, fen, board, tokens };
}

/** One square, or several with something between. @param {unknown} value */
const isSquares = (value) => typeof value === 'string' && /^[a-h][1-8]([ ,;]+[a-h][1-8])*$/.test(value);
/** @param {unknown} value @returns {number[]} */
const squaresOf = (value) => Array.from(String(value).matchAll(/[a-h][1-8]/g), ([name]) => name.charCodeAt(0) - 97 + (name.charCodeAt(1) - 49) * 8);

/** Lights up on the board what the columns of a table name: pairs of squares, or squares. @param {Table} table */
function light({ columns, rows }) {
  const named = columns.map((_, column) => column).filter((column) => rows.length > 0 && rows.every((row) => isSquares(row[column])));
  const from = named.find((column) => /^from/i.test(columns[column] ?? ''));
  const to = named.find((column) => /^(to|squares$)/i.test(columns[column] ?? ''));
  /** @type {Map<number, number>} */
  const counts = new Map();
  if (from !== undefined && to !== undefined) {
    const ways = rows.flatMap((row) => squaresOf(row[from]).flatMap((start) => squaresOf(row[to]).map((end) => /** @type {[number, number]} */ ([start, end]))));
    for (const [, end] of ways) counts.set(end, (counts.get(end) ?? 0) + 1);
    const starts = [...new Set(ways.map(([start]) => start))];
    overlay.show({ counts, from: starts.length < 8 ? starts : [], ways: ways.length <= WAYS ? ways : [] });
  } else if (named[0] !== undefined) {
    const column = named[0];
    overlay.show({ squares: rows.flatMap((row) => squaresOf(row[column])) });
  }
}
