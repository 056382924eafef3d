// @ts-check
// The letters and digits that the board listens to while it has the keyboard.
import { tellLine } from '../document/aside.js';
import * as board from './board.js';
import * as game from '../document/document.js';
import { need } from '../ui/dom.js';
import * as hand from './hand.js';
import { glance, removeAt } from './hands.js';
import { say } from '../ui/speech.js';
import { status } from '../i18n/strings.js';
import { translated } from '../i18n/words.js';
import * as english from '../i18n/en/board.js';
import { line } from './pieces-said.js';
import { squareName } from '../i18n/square.js';
import { reach } from './whatif.js';

const { free, keys: words } = await translated('board', english);

/** @type {Record<string, number>} */
const WORTH = { q: 9, r: 5, b: 3, n: 3, p: 1 };
const grid = need('board', HTMLElement);

/** @type {Record<string, (isShifted: boolean) => unknown>} */
const DEEDS = {
  o: tellSquare,
  l: () => say(words.last(game.current())),
  m: tellMoves,
  v: tellBalance,
  g: tellBest,
  t: tellTime,
  c: tellCaptured,
  i: async () => (await import('./typed.js')).open(),
  s: (isShifted) => say(line(squareName(board.focusedSquare()).charAt(isShifted ? 0 : 1))),
  '?': async () => (await import('./help.js')).open(),
  delete: remove,
  backspace: remove,
};

/** @param {KeyboardEvent} event */
export function press(event) {
  const key = event.key.toLowerCase();
  const deed = DEEDS[key];
  const digit = event.code.match(/[1-8]$/)?.[0];
  if (deed) void deed(event.shiftKey);
  else if (/^[kqrbnp]$/.test(key)) jump(key, event.shiftKey);
  else if (digit) toLine(Number(digit) - 1, event.shiftKey);
}

/** @param {string} letter of a piece */
const colorOf = (letter) => (letter === letter.toLowerCase() ? 'b' : 'w');

function tellSquare() {
  say(board.nameOf(board.focusedSquare()));
}

/** To the next piece of a kind in the order of the squares, or the one before. @param {string} role @param {boolean} isBack */
function jump(role, isBack) {
  const { board: letters } = game.current();
  const at = board.focusedSquare();
  const by = isBack ? 63 : 1;
  for (let square = (at + by) % 64; square !== at; square = (square + by) % 64) {
    if (letters[square]?.toLowerCase() === role) {
      board.focus(square);
      return;
    }
  }
  if (letters[at]?.toLowerCase() !== role) say(words.none(role));
}

/** @param {number} line @param {boolean} isFile */
function toLine(line, isFile) {
  const at = board.focusedSquare();
  board.focus(isFile ? (at & 56) + line : (at & 7) + line * 8);
}

/** @param {boolean} capturesOnly */
function tellMoves(capturesOnly) {
  const view = game.current();
  const square = board.focusedSquare();
  const letter = view.board[square] ?? '.';
  if (letter === '.') return tellSquare();
  const { targets, captures } = reach(view, square);
  if (!capturesOnly) {
    if (colorOf(letter) !== view.turn) glance(square);
    return say(words.moves(letter, square, targets));
  }
  // What is taken in passing does not stand where it is taken.
  const prey = captures.map((at) => /** @type {[number, string]} */ ([at, view.board[at] === '.' ? (letter === 'P' ? 'p' : 'P') : (view.board[at] ?? '')]));
  return say(words.captures(letter, square, prey));
}

async function tellBalance() {
  const view = game.current();
  if (view.end) return say(status.main(view));
  const thought = (await hand.advisor()).lastThought();
  if (!thought) {
    let points = 0;
    for (const letter of view.board) points += (WORTH[letter.toLowerCase()] ?? 0) * (colorOf(letter) === 'b' ? -1 : 1);
    return say(words.material(points));
  }
  const sign = thought.fen.split(' ')[1] === 'w' ? 1 : -1;
  if (thought.mateIn !== undefined) say(words.mate(thought.mateIn * sign > 0 ? 'w' : 'b', Math.abs(thought.mateIn)));
  else say(words.score(thought.score * sign, thought.depth));
}

async function tellTime() {
  if (!(await hand.advisor()).tellTime()) say(words.noClock);
}

/** What each side has taken so far. */
function tellCaptured() {
  const { ply } = game.current();
  const taken = game.read((script) => Array.from({ length: ply }, (_, at) => script.after(at + 1).lastStep?.captured ?? '').join(''));
  say(words.captured(taken));
}

/** The hint of the game against the computer, where there is one; else what the engine would play. */
async function tellBest() {
  const advisor = await hand.advisor();
  if (advisor.isThinking()) return say(words.thinking);
  if (advisor.giveHint()) return;
  const view = game.current();
  const match = advisor.current();
  if (view.end) return say(status.main(view));
  if ((match && !match.isOver) || view.reasons.length > 0) return say(words.noHint);
  hand.tell(words.looking);
  const advice = await advisor.advise().catch((error) => hand.tell(error.message));
  // It is about the position that was on the board.
  if (!advice || game.current().fen !== view.fen) return;
  const { step } = tellLine(view.fen, advice.move, 1);
  hand.pointAt([step.from, step.to]);
  hand.tell(words.best(step));
}

function remove() {
  if (grid.dataset.mode === 'free') removeAt(board.focusedSquare());
  else say(free.notFree);
}
