// @ts-check
// The console: questions to a real database, its answers as tables, and their squares on the board.
import * as game from '../../document/document.js';
import { tokensIn } from '../../document/tokens.js';
import { isAbort, WorkerClient, WorkerFailure } from '../../engine/worker-client.js';
import { action, h, make, setAttribute, setText } from '../../ui/dom.js';
import { squaresIn } from '../../i18n/square.js';
import { rules } from '../../i18n/words.js';
import * as overlay from '../../board/overlay.js';
import { say } from '../../ui/speech.js';
import { EXAMPLES } from './examples.js';
import { light } from './light.js';
import { nearest } from './nearest.js';

/** @typedef {import('./sql/worker.js').Answer} Answer */
/** @typedef {import('./sql/worker.js').Table} Table */

/** So many tokens go into their table. */
const TOKENS = 5000;
/** In seconds: it may load for so long, and SQLite ends what takes five; where it cannot, as within a function, its worker is ended. */
const [LOADING, SILENCE] = [60, 6];

/**
 * @param {typeof import('../../i18n/en/sets.js').sql} words
 */
export function sqlConsole(words) {
  const box = h('textarea', { id: 'sql', class: 'code', rows: 8, spellcheck: false, autocomplete: 'off', autocapitalize: 'off', dir: 'ltr', 'aria-describedby': 'sql-about sql-state' });
  const control = action(words.run, () => (worker.isBusy ? stop(words.stopped) : run()), { id: 'sql-run', class: 'primary' });
  const state = h('span', { class: 'muted', id: 'sql-state', role: 'status' });
  const messages = h('div', { class: 'message', id: 'sql-message' });
  const results = h('div', { id: 'sql-results' });
  const choice = h('select', { id: 'sql-examples', 'aria-label': words.examples }, h('option', { value: '' }, words.choose));
  /**
   * What is made in it goes with it, so nothing is asked twice. SQLite would else look for a place to keep files in.
   * @type {WorkerClient<import('./sql/worker.js').Handlers>}
   */
  const worker = new WorkerClient(() => new Worker(new URL('./sql/worker.js?opfs-disable', import.meta.url), { type: 'module' }), { loading: LOADING, silence: SILENCE, repeat: [] });
  /** Whether it has begun with a question since it was started. */
  let hasBegun = false;
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
    if (!worker.isBusy) run();
  });

  /** @param {string} query */
  function ask(query) {
    box.value = query;
    box.rows = Math.max(4, Math.min(18, query.split('\n').length + 1));
    if (worker.isBusy) stop('');
    run();
  }

  function run() {
    messages.replaceChildren();
    setAttribute(box, 'aria-invalid', null);
    setText(control, words.stop);
    setText(state, hasBegun ? words.running : words.loading);
    worker.request('ask', { sql: box.value, facts: facts() }, { progress: begin }).then(take, fail);
  }

  function begin() {
    hasBegun = true;
    setText(state, words.running);
  }

  /** @param {unknown} error */
  function fail(error) {
    if (isAbort(error)) return;
    const code = error instanceof WorkerFailure ? error.code : 'failed';
    stop('', !hasBegun ? words.failed : code === 'silent' ? words.tooLong : words.broken);
  }

  /** Ends the worker, and with it what was made in it. @param {string} why @param {string} [trouble] */
  function stop(why, trouble = '') {
    worker.end();
    hasBegun = false;
    const lost = own.length > 0 && why !== words.isAfresh ? words.lost(own) : '';
    showOwn([]);
    settle(why);
    const text = [trouble, lost].filter(Boolean).join(' ');
    if (text) complain(text);
  }

  /** @param {string[]} made */
  function showOwn(made) {
    own = made;
    ownRow.hidden = made.length === 0;
    setText(ownNames, words.own(made));
  }

  /** @param {string} text */
  function settle(text) {
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
    if (last) show(last, words.told);
    const found = last ? words.rows(last.count, last.count) : words.done(changed);
    setText(state, box.value.trim() === '' ? words.none : `${found} ${words.took(elapsed)}`);
    const [reason] = game.current().reasons;
    if (reason) messages.append(h('p', { class: 'info' }, words.noGame(reason)));
  }

  /** @param {import('./sql/worker.js').Note} note */
  function noted(note) {
    if ('code' in note) return h('p', { class: 'info' }, rules(note));
    return h('details', { class: 'read' }, h('summary', {}, words.read), h('pre', { class: 'code', dir: 'ltr', tabIndex: 0 }, note.sql));
  }

  /** @param {import('./sql/worker.js').Fault} fault */
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

/** What the tables of the game are filled from. @returns {import('./sql/worker.js').Facts} */
function facts() {
  const { board, reasons } = game.current();
  const { start, moves } = game.told();
  const tokens = tokensIn(0, TOKENS).map(({ text, kind, step }, at) => [at + 1, text, kind, step + 1]);
  return { start: reasons.length > 0 ? '' : start, moves, board, tokens };
}

/** One square, or several with something between. @param {unknown} value */
const isSquares = (value) => typeof value === 'string' && /^[a-h][1-8]([ ,;]+[a-h][1-8])*$/.test(value);
/** @param {unknown} value */
const squaresOf = (value) => squaresIn(String(value));

/**
 * Lights up on the board what the columns of a table name: pairs of squares, or squares.
 * @param {Table} table
 * @param {import('../../board/overlay.js').Told} told
 */
function show({ columns, rows }, told) {
  const named = columns.map((_, column) => column).filter((column) => rows.length > 0 && rows.every((row) => isSquares(row[column])));
  const from = named.find((column) => /^from/i.test(columns[column] ?? ''));
  const to = named.find((column) => /^(to|squares$)/i.test(columns[column] ?? ''));
  if (from === undefined || to === undefined) {
    const [column] = named;
    if (column !== undefined) overlay.show({ squares: rows.flatMap((row) => squaresOf(row[column])), told });
    return;
  }
  /** @type {[number, number][]} */
  const pairs = rows.flatMap((row) => squaresOf(row[from]).flatMap((start) => squaresOf(row[to]).map((end) => /** @type {[number, number]} */ ([start, end]))));
  light(pairs, 'to', told);
}
