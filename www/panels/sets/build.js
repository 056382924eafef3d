// @ts-check
// Sets without SQL: a formula of chips, what it yields, and where that is on the board.
import * as labs from '../../labs/labs.js';
import { copyWith } from '../../ui/copy.js';
import * as game from '../../document/document.js';
import { action, h, make, setAttribute, setText } from '../../ui/dom.js';
import { choice } from '../../ui/field.js';
import { answer } from '../../ui/module.js';
import * as overlay from '../../board/overlay.js';
import { say } from '../../ui/speech.js';
import { isOfPosition, pairs, read, sql } from './formula.js';
import { light } from './light.js';
import { squareAt, squareName } from '../../i18n/square.js';

/** @typedef {import('./formula.js').Step} Step */

/** The sets of the article, with its counts, and the pieces that stand for them. */
const PALETTE = /** @type {const} */ ([
  ['rook', '♜', 896],
  ['bishop', '♝', 560],
  ['knight', '♞', 336],
  ['queen', '♛', 1456],
  ['king', '♚', 424],
  ['pawn', '♟', 324],
  ['possible', '♜♝♞', 1792],
  ['all', '', 4032],
]);
const MORE = /** @type {const} */ (['king-steps', 'white-pawn', 'black-pawn', 'white-pawn-pushes', 'black-pawn-pushes', 'white-pawn-double-pushes', 'black-pawn-double-pushes', 'white-pawn-captures', 'black-pawn-captures', 'here', 'legal', 'blocked', 'moves-w', 'moves-b', 'attacks-w', 'attacks-b']);
/** What the article of piece mechanics knows, as FEN letters. */
const LETTERS = { rook: 'R', bishop: 'B', knight: 'N', queen: 'Q', king: 'K', 'king-steps': 'K', 'white-pawn': 'P', 'black-pawn': 'p' };
/** Sets that are no piece's: their names are those of moves. */
const MOVES = new Set(['all', 'legal', 'blocked', 'moves-w', 'moves-b', 'attacks-w', 'attacks-b']);
/** More steps than these are too many for a formula. */
const STEPS = 60;
/** Asks for the glyph as text. */
const AS_TEXT = '\uFE0E';
/** Whether a step depends on the position. @param {Step} step */
const isHere = (step) => 'set' in step && isOfPosition(step.set);
/** More pairs than these are counted, not listed. */
const LISTED = 400;

/**
 * @param {typeof import('../../i18n/en/sets.js').sets} words
 * @param {(query: string) => void} openSql
 */
export function builder(words, openSql) {
  /** @type {Step[]} */
  let steps = [{ op: 'union', set: 'knight' }];
  /** @type {ReturnType<typeof pairs>} */
  let found = { count: 0, pairs: [] };
  /** The position that it was worked out for. */
  let worked = '';
  let isShown = false;

  const join = choice('set-join', words.how, words.joins);
  const view = choice('set-view', words.onBoard, words.shows);
  const squares = h('input', { id: 'set-squares', type: 'text', size: 12, placeholder: 'g2', spellcheck: false, autocomplete: 'off', autocapitalize: 'off', dir: 'ltr', 'aria-label': words.squares, 'aria-describedby': 'set-message' });
  const more = h('select', { id: 'set-more', 'aria-label': words.more }, h('option', { value: '' }, words.choose), ...MORE.map((set) => h('option', { value: set }, words.names[set])));
  const chips = h('ol', { class: 'chips', 'aria-label': words.formula });
  const count = h('strong', { id: 'set-count', dir: 'ltr' });
  const unit = make('span');
  const sentence = h('p', { class: 'muted', id: 'set-words' });
  const message = h('div', { class: 'message', id: 'set-message' });
  const stuck = h('div', { class: 'message', id: 'set-stuck' });
  const list = h('ul', { class: 'pairs', dir: 'ltr' });
  const rest = h('p', { class: 'muted' });
  const query = h('pre', { class: 'code', id: 'set-sql', dir: 'ltr', tabIndex: 0, role: 'region', 'aria-label': words.sql });
  const json = h('pre', { class: 'code', id: 'set-json', dir: 'ltr', tabIndex: 0, role: 'region', 'aria-label': words.json });
  const clear = action(words.clear, () => {
    become([]);
    palette[0]?.focus();
  }, { id: 'set-clear', class: 'quiet' });
  const copySql = action(words.copy, () => {}, { id: 'set-sql-copy' });
  const copyJson = action(words.copy, () => {}, { id: 'set-json-copy' });

  const palette = PALETTE.map(([set, glyphs, size]) =>
    h(
      'button',
      { type: 'button', class: 'set', value: set, onclick: () => use(set) },
      h('span', { class: 'glyphs', 'aria-hidden': 'true' }, glyphs ? [...glyphs].map((glyph) => glyph + AS_TEXT).join('') : '∗'),
      h('span', {}, words.names[set]),
      h('span', { class: 'size' }, words.count(size)),
    ),
  );
  more.addEventListener('change', () => {
    if (more.value) use(more.value);
    more.value = '';
  });
  view.element.addEventListener('change', show);
  const end = h('select', { id: 'set-end', 'aria-label': words.ends }, h('option', { value: 'from' }, words.cuts.from), h('option', { value: 'to' }, words.cuts.to));
  squares.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') cut();
  });
  copyWith(copySql, () => sql(steps), query);
  copyWith(copyJson, asJson, json);

  /** @param {string} set */
  function use(set) {
    const op = join.value();
    if (op === 'start' || steps.length === 0) become([{ op: 'union', set }]);
    else become([...steps, { op, set }]);
  }

  /** Keeps what starts or ends on the squares that are written. */
  function cut() {
    const op = end.value === 'to' ? 'to' : 'from';
    const names = squares.value.toLowerCase().split(/[\s,;]+/).filter(Boolean);
    const wrong = names.find((name) => !/^[a-h][1-8]$/.test(name));
    const text = wrong !== undefined ? words.noSquare(wrong) : names.length === 0 ? words.noneNamed : '';
    setAttribute(squares, 'aria-invalid', text ? 'true' : null);
    message.replaceChildren(...(text ? [h('p', { class: 'error' }, text)] : []));
    if (text) return say(text);
    // The same cut with other squares takes its place.
    const before = steps.at(-1)?.op === op ? steps.slice(0, -1) : steps;
    become([...before, { op, squares: names.map((name) => squareAt(name)) }]);
  }

  /** @param {Step[]} next */
  function become(next) {
    if (next.length > STEPS) return say(words.tooLong(STEPS));
    steps = next;
    message.replaceChildren();
    setAttribute(squares, 'aria-invalid', null);
    work();
    say(steps.length > 0 ? words.spoken(found.count, inWords()) : words.nothing);
  }

  /** @param {Step} step */
  function what(step) {
    if ('squares' in step) return step.squares.map(squareName).join(' ');
    return 'set' in step ? words.names[/** @type {keyof typeof words.names} */ (step.set)] : '';
  }

  function inWords() {
    const isPiece = (/** @type {Step | undefined} */ step) => step !== undefined && 'set' in step && step.op === 'union' && !MOVES.has(step.set);
    return steps.reduce((before, step, index) => {
      const name = what(step);
      const phrase = 'set' in step && !MOVES.has(step.set) ? words.moves(name) : name;
      if (index === 0) return phrase;
      // Of several pieces in a row the moves are said once.
      return words.inWords(before, step.op, isPiece(step) && isPiece(steps[index - 1]) ? name : phrase);
    }, '');
  }

  function work() {
    const { fen, reasons } = game.current();
    worked = fen;
    const isStuck = reasons.length > 0 && steps.some(isHere);
    found = isStuck ? { count: 0, pairs: [] } : pairs(steps, fen);
    stuck.replaceChildren(...(isStuck ? [h('p', { class: 'info' }, words.notLegal(reasons[0] ?? ''))] : []));
    setText(count, words.count(found.count));
    setText(unit, words.pairs(found.count));
    setText(sentence, steps.length > 0 ? inWords() : words.nothing);
    chips.replaceChildren(...steps.map(chip));
    clear.hidden = steps.length === 0;
    list.replaceChildren(...found.pairs.slice(0, LISTED).map((pair) => h('li', {}, pair.map(squareName).join('–'))));
    setText(rest, found.count > LISTED ? words.rest(found.count - LISTED) : '');
    setText(query, sql(steps));
    setText(json, asJson());
    show();
  }

  /** @param {Step} step @param {number} index */
  function chip(step, index) {
    const text = index === 0 ? what(step) : words.symbol(step.op, what(step));
    const remove = () => {
      const left = steps.filter((_, at) => at !== index);
      // What is left begins with a set again, or not at all.
      const begins = left.findIndex((other) => 'set' in other);
      const head = left[begins];
      become(head && 'set' in head ? [{ op: 'union', set: head.set }, ...left.slice(begins + 1)] : []);
      (/** @type {HTMLElement | null} */ (chips.querySelector('button')) ?? palette[0])?.focus();
    };
    return h('li', {}, h('span', {}, text), action('×', remove, { 'aria-label': words.remove(text) }));
  }

  /** One piece from one square, on the empty board or on this one, is told as the article of piece mechanics tells it. */
  function asJson() {
    const [piece, ...cuts] = steps;
    const froms = cuts.filter((cut) => cut.op === 'from');
    const [from] = froms;
    const letter = piece && 'set' in piece && LETTERS[/** @type {keyof typeof LETTERS} */ (piece.set)];
    const isPlain = cuts.every((cut) => cut === from || (cut.op === 'meet' && isHere(cut)));
    if (letter && isPlain && froms.length === 1 && from && 'squares' in from && from.squares.length === 1) {
      const json = answer(labs, () => labs.reachJson(letter, from.squares[0] ?? 0));
      return cuts.length === 1 ? json : spaced({ ...JSON.parse(json), moves: found.pairs.map(([, to]) => squareName(to)).sort() });
    }
    return spaced({ count: found.count, pairs: found.pairs.map((pair) => pair.map(squareName)) });
  }

  function show() {
    if (!isShown) return;
    const mode = view.value();
    if (mode === 'off' || found.count === 0) return overlay.show();
    light(found.pairs, mode, words.told[mode]);
  }

  game.onChange(() => {
    if (isShown && worked !== game.current().fen && steps.some(isHere)) work();
  });

  const row = (/** @type {(Node | string)[]} */ ...children) => h('div', { class: 'row' }, ...children);
  const element = h(
    'section',
    { class: 'card sets' },
    h('h2', {}, words.title),
    h('p', { class: 'about' }, words.about),
    join.element,
    h('div', { class: 'set-palette', role: 'group', 'aria-label': words.palette }, ...palette),
    row(more),
    row(h('span', { class: 'setting-name' }, words.keep), end, squares, action(words.cut, cut, { id: 'set-cut' })),
    message,
    row(
      ...Object.entries({
        'set-here': [words.here, { op: 'meet', set: 'here' }],
        'set-legal': [words.legal, { op: 'meet', set: 'legal' }],
        'set-paths': [words.paths, { op: 'paths' }],
        'set-inverse': [words.inverse, { op: 'inverse' }],
        'set-complement': [words.complement, { op: 'complement' }],
      }).map(([id, [name, step]]) => action(String(name), () => become([...steps, /** @type {Step} */ (step)]), { id })),
    ),
    h('div', { class: 'found' }, row(chips, clear), h('p', { class: 'total' }, count, ' ', unit), sentence),
    stuck,
    view.element,
    h('details', { open: true }, h('summary', {}, words.list), h('div', { class: 'pairs-frame', tabIndex: 0, role: 'region', 'aria-label': words.list }, list), rest),
    h('details', { open: true }, h('summary', {}, words.sql), query, row(copySql, action(words.openSql, () => openSql(sql(steps)), { id: 'set-open-sql' }))),
    h('details', {}, h('summary', {}, words.json), json, row(copyJson)),
  );
  return {
    element,
    /** Shows a formula in the place of what is there. @param {string} formula */
    open(formula) {
      become(read(formula));
    },
    /** @param {boolean} shown */
    show(shown) {
      isShown = shown;
      if (shown) work();
    },
  };
}

/** JSON on one line with room behind its colons and commas, as the article of piece mechanics prints it; no text in it has either. @param {unknown} value */
const spaced = (value) => JSON.stringify(value).replaceAll(/[,:]/g, '$& ');
