// @ts-check
// What sets and results mean on the board: squares, numbers on them, and ways between them. The pieces fade meanwhile.
import { loadStyle, make, setAttribute, setText } from '../ui/dom.js';
import * as board from './board.js';
import { noHands } from './hand.js';

/**
 * @typedef {object} Shown
 * @property {number[]} [from] squares where something begins
 * @property {number[]} [squares] squares that are meant
 * @property {Map<number, number>} [counts] numbers on squares
 * @property {[number, number][]} [ways] from one square to another
 * @property {Told} [told] what it means in words: it is added to the names of the squares
 */
/** @typedef {{ meant: (count: number) => string, begins: string }} Told of a square that is meant, with its number if it has one, and of one where something begins */

/** The numbers, by square. @type {Map<number, HTMLElement>} */
const numbers = new Map();
/** @type {Shown | undefined} */
let shown;
/** @type {Promise<unknown> | undefined} */
let style;

/** Shows something in the place of what was shown; nothing takes it away. @param {Shown} [next] */
export function show(next) {
  if (!next && !shown) return;
  shown = next;
  style ??= loadStyle(new URL('../styles/overlay.css', import.meta.url));
  const { from = [], squares = [], counts = new Map(), ways = [], told } = next ?? {};
  const [least, most] = [Math.min(...counts.values()), Math.max(1, ...counts.values())];
  const meant = new Set(squares);
  /** @type {Map<number, string>} */
  const texts = new Map();
  setAttribute(board.main.element, 'data-sets', next ? '' : null);
  for (let square = 0; square < 64; square += 1) {
    const element = board.element(square);
    const count = counts.get(square) ?? 0;
    const isMeant = meant.has(square) || count > 0;
    const isFirst = from.includes(square);
    const heat = most > least ? Math.round(((count - least) / (most - least)) * 100) : 50;
    if (isMeant) element.style.setProperty('--heat', `${heat}%`);
    else element.style.removeProperty('--heat');
    element.toggleAttribute('data-meant', isMeant);
    element.toggleAttribute('data-first', isFirst);
    write(square, most > 1 && count > 0 ? String(count) : '');
    const words = [isMeant && told?.meant(count), isFirst && told?.begins].filter((text) => typeof text === 'string');
    if (words.length > 0) texts.set(square, words.join(', '));
  }
  board.describe(texts);
  void import('./shapes.js').then(({ showShapes }) => {
    if (shown === next) showShapes(board.main.element, 'sets', ways.map(([start, end]) => ({ from: start, to: end })));
  }, noHands);
}

/** @param {number} square @param {string} text */
function write(square, text) {
  let number = numbers.get(square);
  if (!number && !text) return;
  if (!number) {
    number = make('b', 'number');
    number.setAttribute('aria-hidden', 'true');
    numbers.set(square, number);
    board.element(square).append(number);
  }
  setText(number, text);
}
