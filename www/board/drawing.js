// @ts-check
// Arrows and circles that the document has at its place: draws them between the squares and the pieces, tells them, and
// takes them by mouse, touch and keyboard.
import * as board from './board.js';
import { current, onChange, setShapes } from '../document/document.js';
import { action, h, need, setAttribute, setText } from '../ui/dom.js';
import { say } from '../ui/speech.js';
import { squareName } from '../i18n/square.js';
import { translated } from '../i18n/words.js';
import * as english from '../i18n/en/board.js';
import { closeBench, openBench } from './bench.js';
import { tell, use } from './hand.js';
import { readShape } from './shape-path.js';
import { showShapes } from './shapes.js';

/** @typedef {import('./shape-path.js').Paint} Paint */
/** @typedef {import('./shape-path.js').Shape} Shape */

const { arrows: words } = await translated('board', english);

/** So many at most; what is beyond is left out. */
const MOST = 64;
const SHAPE = /^[GRBY]?[a-h][1-8]([a-h][1-8])?$/;
const PAINTS = /** @type {Paint[]} */ (['G', 'R', 'B', 'Y']);

const grid = need('board', HTMLElement);
const told = h('p', { id: 'board-drawn', class: 'spoken' });
grid.after(told);
setAttribute(grid, 'aria-describedby', `board-help ${told.id}`);
const colors = PAINTS.map((name) =>
  action(words.colors[name], () => choosePaint(name), { class: 'paint', 'data-paint': name, 'aria-pressed': String(name === 'G') }));
/** @type {Paint} */
let paint = 'G';
/** @type {number | undefined} where an arrow begins that is being drawn square by square */
let start;
/** What was drawn last, as a text. */
let drawn = '';

onChange(draw);
draw();

/** Draws what is not finished yet. @param {Shape} [shape] */
const sketchOnly = (shape) => showShapes(grid, 'sketched', shape ? [shape] : []);

function draw() {
  const { shapes } = current();
  if (shapes.join() === drawn) return;
  drawn = shapes.join();
  showShapes(grid, 'drawn', shapes.map(readShape));
  setText(told, shapes.length > 0 ? words.all(shapes.map((shape) => words.shape(readShape(shape)))) : '');
}

/**
 * Draws as the pointer goes: while it is down, and for good when it is let go.
 * @param {number} from
 * @param {number | undefined} to
 * @param {Paint | ''} held the colour that the keys held down tell
 * @param {boolean} isDone
 */
export function sketch(from, to, held, isDone) {
  const shape = to === undefined ? undefined : { from, to, paint: held || paint };
  sketchOnly(isDone ? undefined : shape);
  if (isDone && shape) toggle(shape);
}

/** Draws a shape, gives it another colour, or takes it away again. @param {Shape} shape */
function toggle(shape) {
  const place = squareName(shape.from) + (shape.from === shape.to ? '' : squareName(shape.to));
  const { shapes } = current();
  const others = shapes.filter((other) => other.slice(1) !== place);
  const isThere = shapes.includes(shape.paint + place);
  const name = words.shape(shape);
  setShapes(isThere ? others : [...others, shape.paint + place].slice(-MOST));
  say(isThere ? words.rubbedOut(name) : words.drawn(name));
}

/** Draws what a text says, such as `e2e4,Rg1`, on the board as it is now; what cannot be read of it is left out. @param {string} text */
export function show(text) {
  const read = text.split(',').filter((shape) => SHAPE.test(shape)).map((shape) => (/^[GRBY]/.test(shape) ? shape : `G${shape}`));
  const shapes = [...new Set(read)].filter((shape) => shape.slice(1, 3) !== shape.slice(3)).slice(0, MOST);
  if (shapes.join() !== current().shapes.join()) setShapes(shapes);
}

/** Takes squares for arrows from now on, in the place of moves. */
export function startPencil() {
  const clear = action(words.clear, () => {
    if (current().shapes.length > 0) setShapes([]);
    tell(words.cleared);
  });
  use({ mode: 'draw', choose, cancel, leave });
  openBench(words.title, words.about, h('div', { class: 'row paints', role: 'group', 'aria-label': words.color }, ...colors), [clear], words.done, () => use());
  say(words.about);
}

/** @param {Paint} next */
function choosePaint(next) {
  paint = next;
  for (const color of colors) color.ariaPressed = String(color.dataset.paint === next);
}

/** @param {number} square */
function choose(square) {
  sketchOnly(start === undefined ? { from: square, to: square, paint } : undefined);
  if (start === undefined) {
    start = square;
    say(words.from(square));
  } else {
    toggle({ from: start, to: square, paint });
    start = undefined;
  }
  return true;
}

function cancel() {
  if (start === undefined) use();
  sketchOnly();
  start = undefined;
  return true;
}

function leave() {
  start = undefined;
  choosePaint('G');
  sketchOnly();
  closeBench();
  say(words.left);
  board.focus(board.focusedSquare());
}
