// @ts-check
// The game as PGN: written, saved, pasted, opened, dropped.
import { copyWith } from '../../ui/copy.js';
import * as game from '../../document/document.js';
import * as notation from '../../document/notation.js';
import { action, h } from '../../ui/dom.js';
import { download } from '../../ui/download.js';
import { textBox } from './textbox.js';
import { translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/position.js';
import * as games from './games.js';
import { read as readAs, styled } from './parts.js';

const { pgn: words } = await translated('position', english);

/** A pasted text that is longer than this is read in the background alone. */
const LONG = 200_000;
const TYPES = '.pgn,.txt,application/x-chess-pgn,application/vnd.chess-pgn,text/plain';

const box = h('textarea', {
  class: 'code', id: 'pgn', rows: 6, placeholder: words.none, spellcheck: false, autocomplete: 'off', autocapitalize: 'off',
  'aria-describedby': 'pgn-message', 'aria-label': words.title,
});
const messages = h('div', { class: 'message', id: 'pgn-message' });
const leftOut = h('p', { class: 'muted hint', id: 'pgn-left-out', hidden: true });
const chooser = h('input', { type: 'file', id: 'pgn-file', accept: TYPES, hidden: true });

/** @param {HTMLElement} place */
export async function start(place) {
  await Promise.all([styled, notation.load()]);
  const load = action(words.load, () => {}, { id: 'pgn-load', class: 'primary' });
  const copy = action(words.copy, () => {}, { id: 'pgn-copy' });
  const opener = action(words.open, () => chooser.click(), { id: 'pgn-open' });
  const saver = action(words.save, save, { id: 'pgn-save' });
  const row = h('div', { class: 'row' }, load, opener, copy, saver);
  const { attempt } = textBox({ box, messages, load, text: written, read, done: (isCut) => (isCut ? words.cut : words.done)(moves(), game.current().length) });
  place.append(h('section', { class: 'card' }, box, leftOut, row, h('p', { class: 'muted hint' }, words.drop), chooser, messages), games.make((taken) => attempt(() => take(taken), 'text' in taken ? taken.text : undefined)));
  copyWith(copy, notation.pgn, box);
  // The browser would be long in setting out a whole book in a box.
  box.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.length <= LONG) return;
    event.preventDefault();
    openLong(text);
  });
  chooser.addEventListener('change', () => {
    const [file] = chooser.files ?? [];
    if (file) open(file);
    chooser.value = '';
  });
}

/** The document as PGN; what that leaves out is told below it. */
function written() {
  const { text, note } = notation.pgnAndNote();
  leftOut.textContent = note;
  leftOut.hidden = note === '';
  return text;
}

/** Lists the games of a file, or puts its only game on the board. @param {File} file */
export function open(file) {
  games.open(file, file.name, { first: 'open' });
}

/** How many moves the game has, White's and Black's together as one. */
function moves() {
  const { line } = game.current();
  return line.length === 0 ? 0 : (line.at(-1)?.number ?? 0) - (line[0]?.number ?? 0) + 1;
}

/** @param {import('./pgn-worker.js').Taken} taken */
function take(taken) {
  if ('found' in taken) return notation.loadFound(taken.found);
  throw Object.assign(new Error(), taken.refusal);
}

/** @param {string} text */
function read(text) {
  if (text.length > LONG) return openLong(text);
  games.open(new Blob([text]), words.pasted, { first: 'loaded' });
  return attemptPgn(text);
}

/** @param {string} text */
const attemptPgn = (text) => readAs(() => notation.loadPgn(text), text, /^\s*([1-8KQRBNPkqrbnp]+\/){7}/, words.isPosition);

/** @param {string} text */
function openLong(text) {
  games.open(new Blob([text]), words.pasted, { first: 'open' });
  return undefined;
}

function save() {
  const text = notation.pgn();
  const tag = (/** @type {string} */ name) => text.match(new RegExp(`^\\[${name} "([^"?]+)"\\]`, 'm'))?.[1];
  const players = [tag('White'), tag('Black')].filter(Boolean).join(' - ');
  download(new Blob([text], { type: 'application/x-chess-pgn' }), `${players.replace(/[^\p{L}\p{N} .,'-]/gu, '') || 'gridmate'}.pgn`);
}
