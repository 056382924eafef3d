// @ts-check
// The console: questions to a real database, its answers as tables, and their squares on the board.
import * as game from '../../document.js';
import { action, h, make, setAttribute, setText } from '../../dom.js';
import * as overlay from '../../overlay.js';
import { say } from '../../speech.js';
import { EXAMPLES } from './examples.js';
import { nearest } from './nearest.js';

/** @typedef {import('../../sql-worker.js').Answer} Answer */
/** @typedef {import('../../sql-worker.js').Begun} Begun */
/** @typedef {import('../../sql-worker.js').Broken} Broken */
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
/** SQLite ends what takes five seconds; where it cannot, as within a function, its worker is ended. */
const MOST_MS = 6000;

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
  /** The tables and views that somebody has made. @type {string[]} */
  let own = [];
  const ownNames = make('span', 'muted');
  const afresh = action(words.afresh, () => {
    stop(words.isAfresh);
    say(words.isAfresh);
    control.focus();
  }, { id: 'sql-afresh', class: 'quiet' });
  const ownRow = h('div', { class: 'row', id: 'sql-own', hidden: true }, ownNames, afresh);

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
    const launched = new Worker(new URL('../../sql-worker.js?opfs-disable', import.meta.url), { type: 'module' });
    worker = launched;
    isReady = false;
    launched.addEventListener('message', ({ data }) => {
      if (launched === worker) hear(/** @type {Begun | Answer | Broken} */ (data));
    });
    launched.addEventListener('error', (event) => {
      event.preventDefault();
      if (launched === worker) fail();
    });
  }

  /** @param {Begun | Answer | Broken} message */
  function hear(message) {
    clearTimeout(patience);
    if ('isBroken' in message) {
      // What could not be loaded, or has broken, is loaded anew with the next question.
      if (message.hadBegun) return stop('', words.broken);
      return fail();
    }
    isReady = true;
    if (message.id !== number) return;
    if (!('hasBegun' in message)) return take(message);
    setText(state, words.running);
    patience = setTimeout(() => stop('', words.tooLong), MOST_MS);
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
    patience = setTimeout(fail, PATIENCE_MS);
    setText(control, words.stop);
    setText(state, isReady ? words.running : words.loading);
    worker?.postMessage({ id: number, sql: box.value, facts: facts() });
  }

  /** Ends the worker, and with it what was made in it. @param {string} why @param {string} [trouble] */
  function stop(why, trouble = '') {
    clearTimeout(patience);
    worker?.terminate();
    worker = undefined;
    const lost = own.length > 0 && why !== words.isAfresh ? words.lost(own) : '';
    showOwn([]);
    settle(why);
    const text = [trouble, lost].filter(Boolean).join(' ');
    if (text) complain(text);
  }

  function fail() {
    stop('', words.failed);
  }

  /** @param {string[]} made */
  function showOwn(made) {
    own = made;
    ownRow.hidden = made.length === 0;
    setText(ownNames, words.own(made));
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
  function take({ tables, more, changed, notes, own: made, fault, elapsed }) {
    settle('');
    showOwn(made);
    results.replaceChildren();
    overlay.show();
    if (fault) showFault(fault);
    messages.append(...notes.map(noted));
    if (fault) return;
    results.append(...tables.map((table, index) => drawn(table, index, tables.length, elapsed)));
    if (more > 0) results.append(h('p', { class: 'muted' }, words.more(more)));
    const last = tables.at(-1);
    if (last) light(last, words.told);
    const found = last ? words.rows(last.count, last.count) : words.done(changed);
    setText(state, box.value.trim() === '' ? words.none : `${found} ${words.took(elapsed)}`);
    const [reason] = game.current().reasons;
    if (reason) messages.append(h('p', { class: 'info' }, words.noGame(reason)));
  }

  /** @param {import('../../sql-worker.js').Note} note */
  function noted(note) {
    if (note.kind !== 'read') return h('p', { class: 'info' }, words.advice[note.kind]);
    return h('details', { class: 'read' }, h('summary', {}, words.read), h('pre', { class: 'code', dir: 'ltr', tabIndex: 0 }, note.sql));
  }

  /** @param {import('../../sql-worker.js').Fault} fault */
  function showFault({ message, at, names, denied }) {
    setAttribute(box, 'aria-invalid', 'true');
    if (/interrupted/.test(message)) return complain(words.tooLong);
    if (/too big|out of memory/.test(message)) return complain(words.tooBig);
    if (denied) return complain(denied === 'all' ? words.readOnly : words.ofGame(denied));
    const [, missing] = message.match(/no such (?:table|column): (\S+)/) ?? [];
    const found = missing && nearest(missing.replace(/^.*\./, ''), names);
    const place = at >= 0 ? at : missing ? box.value.indexOf(missing) : -1;
    const before = box.value.slice(0, Math.max(0, place)).split('\n');
    const text = place < 0 ? words.fault(message) : words.at(before.length, (before.at(-1)?.length ?? 0) + 1, message);
    const exists = /already exists/.test(message) ? [' ', words.exists] : [];
    complain(text, found && missing ? [' ', action(words.meant(found), () => ask(box.value.replaceAll(missing, found)))] : exists);
    if (place >= 0) box.setSelectionRange(place, place + (missing?.length ?? 1));
  }

  /** @param {Table} table @param {number} index @param {number} all @param {number} elapsed */
  function drawn({ columns, rows, count, isCut }, index, all, elapsed) {
    const shown = `${words.rows(count, rows.length)}${isCut ? `, ${words.isCut}` : ''}`;
    const name = all > 1 ? `${words.result(index + 1)}: ${shown}` : `${shown} ${words.took(elapsed)}`;
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
      ownRow,
      results,
    ),
    ask,
  };
}

/** What the tables of the game are filled from. @returns {import('../../sql-worker.js').Facts} */
function facts() {
  const { board, text, reasons } = game.current();
  const { start, moves } = game.told();
  const numbers = game.read((script) => script.tokensIn(0, Math.min(TOKENS, script.tokens)));
  /** @type {(string | number)[][]} */
  const tokens = [];
  for (let at = 0; at < numbers.length; at += NUMBERS) {
    const [begin = 0, length = 0, , , step = 0, kind = 0] = numbers.subarray(at, at + NUMBERS);
    tokens.push([at / NUMBERS + 1, text.slice(begin, begin + length), KINDS[kind] ?? 'idle', step + 1]);
  }
  return { start: reasons.length > 0 ? '' : start, moves, board, tokens };
}

/** One square, or several with something between. @param {unknown} value */
const isSquares = (value) => typeof value === 'string' && /^[a-h][1-8]([ ,;]+[a-h][1-8])*$/.test(value);
/** Each square once. @param {unknown} value @returns {number[]} */
const squaresOf = (value) => [...new Set(Array.from(String(value).matchAll(/[a-h][1-8]/g), ([name]) => name.charCodeAt(0) - 97 + (name.charCodeAt(1) - 49) * 8))];

/**
 * Lights up on the board what the columns of a table name: pairs of squares, or squares.
 * @param {Table} table
 * @param {import('../../overlay.js').Told} told
 */
function light({ columns, rows }, told) {
  const named = columns.map((_, column) => column).filter((column) => rows.length > 0 && rows.every((row) => isSquares(row[column])));
  const from = named.find((column) => /^from/i.test(columns[column] ?? ''));
  const to = named.find((column) => /^(to|squares$)/i.test(columns[column] ?? ''));
  if (from === undefined || to === undefined) {
    const [column] = named;
    if (column !== undefined) overlay.show({ squares: rows.flatMap((row) => squaresOf(row[column])), told });
    return;
  }
  /** @type {Map<number, number>} */
  const counts = new Map();
  const starts = new Set();
  /** @type {[number, number][]} */
  const ways = [];
  for (const row of rows) {
    const [begins, ends] = [squaresOf(row[from]), squaresOf(row[to])];
    for (const start of begins) starts.add(start);
    for (const end of ends) {
      counts.set(end, (counts.get(end) ?? 0) + begins.length);
      if (ways.length <= WAYS) ways.push(...begins.map((start) => /** @type {[number, number]} */ ([start, end])));
    }
  }
  overlay.show({ counts, from: starts.size < 8 ? [...starts] : [], ways: ways.length <= WAYS ? ways : [], told });
}
