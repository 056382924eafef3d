// @ts-check
// A field for moves and questions that are typed: SAN, two squares or words; `p N` asks for the pieces of a kind, `s e` or
// `s 4` for those on a file or a rank.
import * as board from './board.js';
import { action, h, need } from '../ui/dom.js';
import { readMove } from '../document/aside.js';
import * as game from '../document/document.js';
import { answer } from '../ui/module.js';
import { loadFiles } from '../engine/starts.js';
import { sentence } from '../i18n/parts.js';
import { lettersOf, written } from '../i18n/spoken.js';
import * as strings from '../i18n/strings.js';
import { translated } from '../i18n/words.js';
import * as english from '../i18n/en/typed.js';
import { noHands, refusalOf, tell } from './hand.js';
import { kindOf, line } from './pieces-said.js';
import { say } from '../ui/speech.js';

const { typed: words } = await translated('typed', english);

const field = h('input', { id: 'typed-move', autocomplete: 'off', autocapitalize: 'off', spellcheck: false, enterKeyHint: 'go', 'aria-describedby': 'typed-about' });
const form = h(
  'form',
  { id: 'typed', class: 'typed' },
  h('label', {}, words.label, field),
  action(words.close, close, { id: 'typed-close', class: 'quiet' }),
  h('p', { id: 'typed-about', class: 'muted' }, words.about),
);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void read(field.value.trim());
});
form.addEventListener('keydown', (event) => event.key === 'Escape' && close());

/** Shows the field, with the keyboard in it. */
export function open() {
  if (!form.isConnected) need('board-help', HTMLElement).after(form);
  form.hidden = false;
  field.focus();
}

function close() {
  form.hidden = true;
  board.focus(board.focusedSquare());
}

/** The letter of a FEN for a piece, which may be named by the letter of the reader's language. @param {string} letter */
function pieceOf(letter) {
  const known = 'KQRBN'[lettersOf().indexOf(letter.toUpperCase())] ?? letter.toUpperCase();
  if (!/^[KQRBNP]$/.test(known)) return '';
  return letter === letter.toUpperCase() ? known : known.toLowerCase();
}

/** @param {string} text */
async function read(text) {
  const [, letter] = text.match(/^p\s*(\p{L}|[♔-♘])$/iu) ?? [];
  const piece = letter && pieceOf(letter);
  const [, name] = text.match(/^s\s*([a-h1-8])$/i) ?? [];
  if (piece) say(kindOf(piece));
  else if (name) say(line(name.toLowerCase()));
  else if (text) await play(text);
}

/** A move as somebody types it as SAN: letters and words of the reader's language are put into it. @param {string} text */
function sanOf(text) {
  const letters = lettersOf();
  let san = text.replace(/(?<!\p{L})\p{Lu}(?=[a-h1-8]?x?[a-h][1-8]|$)|[♔-♘]/gu, (letter) => 'KQRBN'[letters.indexOf(letter)] ?? letter);
  for (const [said, part] of words.parts) san = san.replace(new RegExp(`(?<!\\p{L})(${said.source})(?!\\p{L})`, 'giu'), part);
  return san.replace(/\s+/g, '');
}

/** A sentence in which pieces have the letters of the reader's language. @param {string} text */
const inLetters = (text) => text.replace(/(?<![\p{L}\d])[KQRBN](?=[a-h]?[1-8]?x?[a-h][1-8]|\P{L}|$)/gu, (letter) => written(letter));

/** @param {string} text */
async function play(text) {
  const view = game.current();
  const reason = view.end ? strings.status.main(view) : refusalOf(view);
  if (reason) return tell(reason);
  const files = await loadFiles().catch(noHands);
  if (!files || view !== game.current()) return;
  try {
    const { from, to, role } = readMove(answer(files, () => files.typedMove(view.fen, sanOf(text))));
    game.play(from, to, role);
    if (view !== game.current()) field.value = '';
  } catch (error) {
    tell(inLetters(sentence(game.sentence(error))));
    field.select();
  }
}
