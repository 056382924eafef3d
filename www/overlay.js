// @ts-check
// What is shown over the board without being on it: squares that are meant, numbers on them, and ways between them.
// It never gets in the way of a hand, and is drawn anew when the board is turned.
import * as board from './board.js';
import { h, loadStyle, need, setText } from './dom.js';

/**
 * @typedef {object} Shown
 * @property {number[]} [from] squares where something begins
 * @property {number[]} [squares] squares that are meant
 * @property {Map<number, number>} [counts] numbers on squares
 * @property {[number, number][]} [ways] from one square to another
 */

const SIZE = 8;
const frame = /** @type {HTMLElement} */ (need('board', HTMLElement).parentElement);
const SVG = 'http://www.w3.org/2000/svg';

/** @type {HTMLElement[]} */
let cells = [];
/** @type {SVGSVGElement | undefined} */
let drawing;
/** @type {HTMLElement | undefined} */
let layer;
/** @type {Shown | undefined} */
let shown;

function make() {
  void loadStyle(new URL('./styles/overlay.css', import.meta.url));
  cells = Array.from({ length: SIZE * SIZE }, () => h('span', {}, h('b')));
  drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', `0 0 ${SIZE} ${SIZE}`);
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
  const most = Math.max(1, ...counts.values());
  const [begins, meant] = [new Set(from.map(cellOf)), new Set(squares.map(cellOf))];
  const numbers = new Map(Array.from(counts, ([square, count]) => [cellOf(square), count]));
  cells.forEach((cell, index) => {
    const count = numbers.get(index) ?? 0;
    cell.className = [begins.has(index) && 'from', (meant.has(index) || count > 0) && 'meant'].filter(Boolean).join(' ');
    cell.style.setProperty('--heat', `${Math.round((count / most) * 100)}%`);
    setText(/** @type {HTMLElement} */ (cell.firstElementChild), most > 1 && count > 0 ? String(count) : '');
  });
  drawing?.replaceChildren(...ways.map(arrow));
}

/** @param {[number, number]} way */
function arrow([from, to]) {
  const [start, end] = [from, to].map((square) => {
    const cell = cellOf(square);
    return { x: (cell % SIZE) + 0.5, y: Math.floor(cell / SIZE) + 0.5 };
  });
  const path = document.createElementNS(SVG, 'path');
  if (!start || !end) return path;
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const tip = { x: end.x - ux * 0.12, y: end.y - uy * 0.12 };
  const neck = { x: end.x - ux * 0.42, y: end.y - uy * 0.42 };
  const side = (/** @type {number} */ by) => `${(neck.x - uy * by).toFixed(2)} ${(neck.y + ux * by).toFixed(2)}`;
  const tail = `${(start.x + ux * 0.22).toFixed(2)} ${(start.y + uy * 0.22).toFixed(2)}`;
  path.setAttribute('d', `M${tail}L${neck.x.toFixed(2)} ${neck.y.toFixed(2)}M${side(0.13)}L${tip.x.toFixed(2)} ${tip.y.toFixed(2)}L${side(-0.13)}Z`);
  return path;
}
