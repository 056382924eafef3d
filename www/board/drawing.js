// @ts-check
// Draws arrows and circles between the squares and the pieces, tells them, and takes them by touch and by keyboard.
import * as arrows from '../arrows.js';
import * as board from '../board.js';
import { action, h, make, need, setAttribute, setText } from '../dom.js';
import * as hand from '../hand.js';
import { say } from '../speech.js';
import * as svg from '../svg.js';
import { translated } from '../words.js';
import * as english from '../words/en/board.js';
import { closeBench, openBench } from './bench.js';
import { use } from './hands.js';
import { styled } from './style.js';

const { arrows: words } = await translated('board', english);
await styled;

const grid = need('board', HTMLElement);
const layer = svg.draw('svg', { class: 'arrows', viewBox: '0 0 8 8', 'aria-hidden': 'true' });
const finished = svg.draw('g', {});
const sketched = svg.draw('g', { class: 'sketched' });
const told = h('p', { id: 'board-drawn', class: 'spoken' });
/** @type {number | undefined} where an arrow begins that is being drawn square by square */
let start;

layer.append(finished, sketched);

/** @param {string} name */
const squareAt = (name) => name.charCodeAt(0) - 97 + (name.charCodeAt(1) - 49) * 8;

/** The middle of a square, in squares from the top left, as White sees it. @param {number} square */
const middle = (square) => [(square & 7) + 0.5, 7.5 - (square >> 3)];

/** @param {number} from @param {number} to */
function shape(from, to) {
  const [x = 0, y = 0] = middle(from);
  return from === to ? svg.draw('path', { d: `${ring(x, y, 0.46)}${ring(x, y, 0.385)}` }) : svg.arrow([x, y], middle(to));
}

/** A circle as a path. @param {number} x @param {number} y @param {number} r */
const ring = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Draws what a text says. @param {string} text */
export function draw(text) {
  if (!layer.isConnected) {
    grid.append(layer);
    grid.after(told);
    setAttribute(grid, 'aria-describedby', `board-help ${told.id}`);
  }
  const shapes = text === '' ? [] : text.split(',').map((name) => [squareAt(name), squareAt(name.slice(2) || name)]);
  finished.replaceChildren(...shapes.map(([from = 0, to = 0]) => shape(from, to)));
  setText(told, shapes.length > 0 ? words.all(shapes.map(([from = 0, to = 0]) => words.shape(from, to))) : '');
  layer.classList.toggle('empty', shapes.length === 0);
}

/** @param {number} from @param {number | undefined} to @param {boolean} isDone */
export function sketch(from, to, isDone) {
  draw(arrows.read());
  sketched.replaceChildren(...(isDone || to === undefined ? [] : [shape(from, to)]));
  if (isDone && to !== undefined) toggle(from, to);
}

/** @param {number} from @param {number} to */
function toggle(from, to) {
  const name = words.shape(from, to);
  say(arrows.toggle(from, to) ? words.drawn(name) : words.rubbedOut(name));
}

/** Takes squares for arrows from now on, in the place of moves. */
export function startPencil() {
  draw(arrows.read());
  const clear = action(words.clear, () => {
    arrows.clear();
    say(words.cleared);
  });
  use({ mode: 'draw', choose, cancel, leave });
  openBench(words.title, words.about, make('span'), [clear], words.done, () => use());
  say(words.about);
}

/** @param {number} square */
function choose(square) {
  sketched.replaceChildren(...(start === undefined ? [shape(square, square)] : []));
  if (start === undefined) {
    start = square;
    say(words.from(square));
  } else {
    toggle(start, square);
    start = undefined;
  }
  return true;
}

function cancel() {
  if (start === undefined) use();
  sketched.replaceChildren();
  start = undefined;
  return true;
}

function leave() {
  start = undefined;
  sketched.replaceChildren();
  closeBench();
  say(words.left);
  board.focus(board.focusedSquare());
}
