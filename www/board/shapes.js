// @ts-check
// Arrows and circles over a board, in layers: what a query answers on a first visit, what a set leads to, what the engine would play, what a hint means, what a person draws.
import { setAttribute } from '../ui/dom.js';
import { draw } from '../ui/svg.js';
import { shapePath } from './shape-path.js';

/** @typedef {Pick<import('./shape-path.js').Shape, 'from' | 'to'> & { paint?: import('./shape-path.js').Paint }} Shape */
/** @typedef {'answer' | 'sets' | 'lines' | 'hint' | 'drawn' | 'sketched'} Layer */


/** From the lowest. @type {Layer[]} */
const LAYERS = ['answer', 'sets', 'lines', 'hint', 'drawn', 'sketched'];
/** @type {WeakMap<HTMLElement, Record<Layer, SVGElement>>} */
const drawings = new WeakMap();

/** @param {HTMLElement} board */
function open(board) {
  const groups = /** @type {Record<Layer, SVGElement>} */ (Object.fromEntries(LAYERS.map((name) => [name, draw('g', { class: name })])));
  // It is drawn as White sees it, and turns with the board.
  board.append(draw('svg', { class: 'arrows', viewBox: '0 0 8 8', 'aria-hidden': 'true' }, ...Object.values(groups)));
  drawings.set(board, groups);
  return groups;
}

/** Draws shapes in the place of those that the layer had. @param {HTMLElement} board @param {Layer} layer @param {Shape[]} shapes */
export function showShapes(board, layer, shapes) {
  const group = (drawings.get(board) ?? open(board))[layer];
  group.replaceChildren(...shapes.map((shape) => draw('path', { class: shape.from === shape.to ? 'circle' : 'arrow', 'data-paint': shape.paint ?? '', d: shapePath(shape) })));
  // Without shapes there is no layer that the browser has to keep.
  const svg = group.parentElement;
  if (svg) setAttribute(svg, 'hidden', svg.querySelector('path') ? null : '');
}

/** Points at a square, or from one to another. @param {HTMLElement} board @param {number[]} [squares] */
export function showHint(board, squares = []) {
  const [from, to = from] = squares;
  showShapes(board, 'hint', from === undefined || to === undefined ? [] : [{ from, to }]);
}
