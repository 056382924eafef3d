// @ts-check
// A small board that only shows: for positions that are told of and not played.
import { h, loadStyle, make, setAttribute } from './dom.js';
import { showPiece } from './pieces.js';

const style = loadStyle(new URL('./styles/small-board.css', import.meta.url));

/**
 * @typedef {object} Shown
 * @property {string} board 64 FEN letters from a1 to h8, dots where nothing stands
 * @property {{ from: number, to: number }} [step] what the last move did
 * @property {string} label what a listener is told
 */

/** A small board, and how to show a position on it. */
export async function smallBoard() {
  await style;
  const cells = Array.from({ length: 64 }, (_, index) => {
    const piece = make('span', 'piece');
    const element = h('span', {}, piece);
    return { element, piece, square: index ^ 56 };
  });
  const element = h('div', { class: 'small-board' }, ...cells.map((cell) => cell.element));
  /** @param {Shown} shown @param {boolean} [isFlipped] */
  const show = ({ board, step, label }, isFlipped = false) => {
    setAttribute(element, 'role', 'img');
    setAttribute(element, 'aria-label', label);
    for (const { element: cell, piece, square } of cells) {
      const at = isFlipped ? 63 - square : square;
      const classes = ['square'];
      if (((at >> 3) + at) % 2 === 0) classes.push('dark');
      if (at === step?.from) classes.push('from');
      if (at === step?.to) classes.push('to');
      const joined = classes.join(' ');
      if (cell.className !== joined) cell.className = joined;
      showPiece(piece, board[at] ?? '.');
    }
  };
  return { element, show };
}
