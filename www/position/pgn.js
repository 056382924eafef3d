// @ts-check
// The game as PGN: written, saved, pasted, opened, dropped.
import { copyWith } from '../copy.js';
import * as game from '../document.js';
import * as files from '../files/files.js';
import { action, h } from '../dom.js';
import { download } from '../download.js';
import { answer } from '../module.js';
import { textBox } from '../textbox.js';
import { translated } from '../words.js';
import * as english from '../words/en/position.js';
import * as games from './games.js';
import { read as readAs, styled } from './parts.js';

const { pgn: words } = await translated('position', english);

/** A pasted text that is longer than this is read in the background alone. */
const LONG = 200_000;
const TYPES = '.pgn,.txt,application/x-chess-pgn,application/vnd.chess-pgn,text/plain';

const box = h('textarea', {
  class: 'code', id: 'pgn', rows: 9, placeholder: words.none, spellcheck: false, autocomplete: 'off', autocapitalize: 'off',
  'aria-describedby': 'pgn-message', 'aria-label': words.title,
});
const messages = h('div', { class: 'message', id: 'pgn-message' });
const chooser = h('input', { type: 'file', id: 'pgn-file', accept: TYPES, hidden: true });

/** @param {HTMLElement} place */
export async function start(place) {
  await Promise.all([styled, files.default()]);
  const load = action(words.load, () => {}, { id: 'pgn-load', class: 'primary' });
  const copy = action(words.copy, () => {}, { id: 'pgn-copy' });
  const opener = action(words.open, () => chooser.click(), { id: 'pgn-open' });
  const saver = action(words.save, save, { id: 'pgn-save' });
  const row = h('div', { class: 'row' }, load, opener, copy, saver);
  const { attempt } = textBox({ box, messages, load, text: game.pgn, read, done: (isCut) => (isCut ? words.cut : words.done)(moves(), game.current().length) });
  place.append(h('section', { class: 'card' }, box, row, h('p', { class: 'muted hint' }, words.drop), chooser, messages), games.make((taken) => attempt(() => take(taken), 'text' in taken ? taken.text : undefined)));
  copyWith(copy, game.pgn, box);
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

/** Lists the games of a file, or puts its only game on the board. @param {File} file */
export function open(file) {
  games.open(file, file.name, { first: 'open' });
}

/** How many moves the game has, White's and Black's together as one. */
function moves() {
  const { line } = game.current();
  return line.length === 0 ? 0 : (line.at(-1)?.number ?? 0) - (line[0]?.number ?? 0) + 1;
}

/** What there is to say about a game that was loaded: what is left out of it stays in the box. @param {ReturnType<typeof game.loadTold>} odd @param {Uint32Array} leftOut */
function judge(odd, leftOut) {
  if (!leftOut.some(Boolean)) return odd;
  return { ...odd, notes: [words.leftOut(leftOut), ...odd.notes], release: words.showGame };
}

/** @param {import('./pgn-worker.js').Taken} taken */
function take(taken) {
  if ('told' in taken) return judge(game.loadTold(taken.told), taken.leftOut);
  throw Object.assign(new Error(taken.refusal), { code: 'no-game' });
}

/** @param {string} text */
function read(text) {
  if (text.length > LONG) return openLong(text);
  games.open(new Blob([text]), words.pasted, { first: 'loaded' });
  return attemptPgn(text);
}

/** @param {string} text */
const attemptPgn = (text) => readAs(() => judge(game.loadPgn(text), answer(files, () => files.pgnLeftOut(text))), text, /^\s*([1-8KQRBNPkqrbnp]+\/){7}/, words.isPosition);

/** @param {string} text */
function openLong(text) {
  games.open(new Blob([text]), words.pasted, { first: 'open' });
  return undefined;
}

function save() {
  const text = game.pgn();
  const tag = (/** @type {string} */ name) => text.match(new RegExp(`^\\[${name} "([^"?]+)"\\]`, 'm'))?.[1];
  const players = [tag('White'), tag('Black')].filter(Boolean).join(' - ');
  download(new Blob([text], { type: 'application/x-chess-pgn' }), `${players.replace(/[^\p{L}\p{N} .,'-]/gu, '') || 'gridmate'}.pgn`);
}
