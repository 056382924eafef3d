// @ts-check
// The letters and digits that the board listens to while it has the keyboard.
import { tellLine } from '../aside.js';
import * as board from '../board.js';
import * as game from '../document.js';
import { after } from '../document/after.js';
import { need } from '../dom.js';
import * as hand from '../hand.js';
import { glance, removeAt } from './hands.js';
import { say } from '../speech.js';
import { status } from '../strings.js';
import { translated } from '../words.js';
import * as english from '../words/en/board.js';
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
  say(board.element(board.focusedSquare()).getAttribute('aria-label') ?? '');
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
  const { lastThought } = await import('../opponent.js');
  const thought = lastThought();
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
  const clocks = await import('../opponent/players.js');
  if (!clocks.tellTime()) say(words.noClock);
}

/** What each side has taken so far. */
function tellCaptured() {
  const { ply } = game.current();
  const taken = game.read((script) => Array.from({ length: ply }, (_, at) => after(script, at + 1).lastStep?.captured ?? '').join(''));
  say(words.captured(taken));
}

/** The hint of the game against the computer, where there is one; else what the engine would play. */
async function tellBest() {
  const own = document.getElementById('opponent-hint');
  const opponent = await import('../opponent.js');
  const match = opponent.current();
  if (opponent.isThinking()) return say(words.thinking);
  if (own instanceof HTMLButtonElement && !own.hidden && !own.disabled) return own.click();
  const view = game.current();
  if (view.end) return say(status.main(view));
  if ((match && !match.isOver) || view.reasons.length > 0) return say(words.noHint);
  hand.tell(words.looking);
  const advice = await opponent.advise();
  if (!advice) return;
  const { step } = tellLine(view.fen, advice.move, 1);
  hand.pointAt([step.from, step.to]);
  hand.tell(words.best(step));
}

function remove() {
  if (grid.dataset.mode === 'free') removeAt(board.focusedSquare());
  else say(free.notFree);
}
