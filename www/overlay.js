// @ts-check
// What is shown over the board without being on it: squares that are meant, numbers on them, and ways between them.
// It never gets in the way of a hand, and is drawn anew when the board is turned.
import * as board from './board.js';
import { h, loadStyle, need, setText } from './dom.js';
import * as svg from './svg.js';

/**
 * @typedef {object} Shown
 * @property {number[]} [from] squares where something begins
 * @property {number[]} [squares] squares that are meant
 * @property {Map<number, number>} [counts] numbers on squares
 * @property {[number, number][]} [ways] from one square to another
 * @property {Told} [told] what it means in words: it is added to the names of the squares
 */
/** @typedef {{ meant: (count: number) => string, begins: string }} Told of a square that is meant, with its number if it has one, and of one where something begins */

const SIZE = 8;
const frame = /** @type {HTMLElement} */ (need('board', HTMLElement).parentElement);

/** @type {HTMLElement[]} */
let cells = [];
/** @type {Element | undefined} */
let drawing;
/** @type {HTMLElement | undefined} */
let layer;
/** @type {Shown | undefined} */
let shown;

function make() {
  void loadStyle(new URL('./styles/overlay.css', import.meta.url));
  cells = Array.from({ length: SIZE * SIZE }, () => h('span', {}, h('b')));
  drawing = svg.draw('svg', { viewBox: `0 0 ${SIZE} ${SIZE}` });
  layer = h('div', { class: 'overlay', 'aria-hidden': 'true' }, ...cells, drawing);
  frame.append(layer);
  new MutationObserver(draw).observe(need('board', HTMLElement), { attributeFilter: ['data-flipped'] });
}

/** Shows something in the place of what was shown; nothing takes it away. @param {Shown} [next] */
export function show(next) {
  shown = next;
  if (!layer && next) make();
  draw();
}

/** The cell of a square, as the board is turned. @param {number} square */
const cellOf = (square) => (board.isFlipped() ? square ^ 7 : square ^ 56);

function draw() {
  if (!layer) return;
  layer.hidden = !shown;
  const { from = [], squares = [], counts = new Map(), ways = [] } = shown ?? {};
  const [least, most] = [Math.min(...counts.values()), Math.max(1, ...counts.values())];
  const [begins, meant] = [new Set(from.map(cellOf)), new Set(squares)];
  const numbers = new Map(Array.from(counts, ([square, count]) => [cellOf(square), count]));
  cells.forEach((cell, index) => {
    const count = numbers.get(index) ?? 0;
    cell.className = begins.has(index) ? 'from' : '';
    setText(/** @type {HTMLElement} */ (cell.firstElementChild), most > 1 && count > 0 ? String(count) : '');
  });
  for (let square = 0; square < SIZE * SIZE; square += 1) {
    const count = counts.get(square) ?? 0;
    const isMeant = meant.has(square) || count > 0;
    const heat = most > least ? Math.round(((count - least) / (most - least)) * 100) : 50;
    // The hatch is drawn by the square itself, under its piece.
    const { style } = board.element(square);
    if (isMeant) style.setProperty('--heat', `${heat}%`);
    else style.removeProperty('--heat');
    board.element(square).toggleAttribute('data-meant', isMeant);
  }
  describe();
  drawing?.replaceChildren(...ways.map(([start, end]) => svg.arrow(middle(start), middle(end))));
}

/** Says in the names of the squares what is shown on them. */
function describe() {
  const { from = [], squares = [], counts = new Map(), told } = shown ?? {};
  /** @type {Map<number, string>} */
  const texts = new Map();
  for (const square of squares) texts.set(square, told?.meant(0) ?? '');
  for (const [square, count] of counts) texts.set(square, told?.meant(count) ?? '');
  for (const square of from) texts.set(square, [texts.get(square), told?.begins].filter(Boolean).join(', '));
  board.describe(texts);
}

/** The middle of a square as the board is turned, from the top left. @param {number} square */
const middle = (square) => [(cellOf(square) % SIZE) + 0.5, Math.floor(cellOf(square) / SIZE) + 0.5];
