// @ts-check
// Arrows and circles on the board, as a text such as `e2e4,g1` that a link may carry. They belong to the board that
// they were drawn on: on another they are not shown, and come back with it until something else is drawn.
import * as game from './document.js';
import { noHands } from './hand.js';
import { once } from './once.js';

/** So many at most; what is beyond is left out. */
const MOST = 64;
const SHAPE = /^[a-h][1-8]([a-h][1-8])?$/;

/** @type {string[]} */
let shapes = [];
/** The pieces of the board that they were drawn on. */
let place = '';
/** What was shown last. */
let shown = '';
/** @type {(() => void)[]} */
const listeners = [];

/** One promise, which keeps what is drawn in its order. */
const drawing = once(() => import('./board/drawing.js'));

game.onChange(refresh);

/** @param {number} square */
const name = (square) => 'abcdefgh'.charAt(square & 7) + ((square >> 3) + 1);

/** What is shown now. */
export const read = () => (game.current().board === place ? shapes.join(',') : '');

/** Calls back when something else is shown. @param {() => void} listener */
export function onChange(listener) {
  listeners.push(listener);
}

/** Shows what a text says, on the board as it is now; what cannot be read of it is left out. @param {string} text */
export function show(text) {
  place = game.current().board;
  shapes = [...new Set(text.split(',').filter((shape) => SHAPE.test(shape) && shape.slice(0, 2) !== shape.slice(2)))].slice(0, MOST);
  refresh();
}

/** Takes all away; whether there was anything. */
export function clear() {
  const had = read() !== '';
  if (had) show('');
  return had;
}

/** Draws an arrow, or a circle on one square, or takes it away again; whether it is there now. @param {number} from @param {number} to */
export function toggle(from, to) {
  const shape = from === to ? name(from) : name(from) + name(to);
  const now = read() === '' ? [] : shapes;
  const had = now.includes(shape);
  show((had ? now.filter((other) => other !== shape) : [...now, shape]).join(','));
  return !had;
}

/** Draws as the pointer goes: while it is down, and for good when it is let go. @param {number} from @param {number | undefined} to @param {boolean} isDone */
export const sketch = (from, to, isDone) => void drawing().then((drawn) => drawn.sketch(from, to, isDone), noHands);

function refresh() {
  const text = read();
  if (text === shown) return;
  shown = text;
  void drawing().then((drawn) => drawn.draw(read()), () => {
    // With the next change it is tried again.
    shown = '';
    noHands();
  });
  for (const listener of listeners) listener();
}
