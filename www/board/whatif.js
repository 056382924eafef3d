// @ts-check
// What would be, were it another side's move, or had the king castled: asked of a document that nobody sees.
import { aside } from '../document/aside.js';

/**
 * A king castles: where it lands, where its rook stands, and where that lands.
 * @typedef {{ king: number, rookFrom: number, rook: number }} Castle
 */

/**
 * A document that starts with this position, with a side to move.
 * @template T
 * @param {import('../document/document.js').View} view
 * @param {string} turn
 * @param {(aside: import('../pkg/gridmate.js').Document) => T} work
 */
function ask({ fen, turn: own }, turn, work) {
  const [board, , castling] = fen.split(' ');
  return aside(turn === own ? fen : `${board} ${turn} ${castling} - 0 1`, [], work);
}

/** @param {string} letter of a piece */
const colorOf = (letter) => (letter === letter.toLowerCase() ? 'b' : 'w');

/**
 * Where the piece on a square could go, were it its move, and where it would take something.
 * @param {import('../document/document.js').View} view
 * @param {number} square
 */
export function reach(view, square) {
  const aims = ask(view, colorOf(view.board[square] ?? ''), (document) => Array.from(document.aims(0, square)));
  return { targets: aims.map((aim) => aim & 63), captures: aims.filter((aim) => aim >= 64).map((aim) => aim & 63) };
}

/**
 * The ways in which the king on a square may castle.
 * @param {import('../document/document.js').View} view
 * @param {number} king
 */
export function castles(view, king) {
  const letter = view.board[king] ?? '';
  const rook = letter === 'k' ? 'r' : 'R';
  return ask(view, colorOf(letter), (document) => {
    /** @type {Castle[]} */
    const found = [];
    for (let square = king & 56; square < (king & 56) + 8; square += 1) {
      if (view.board[square] !== rook) continue;
      const castle = tryCastle(document, king, square);
      if (castle) found.push(castle);
    }
    return found;
  });
}

/** @param {import('../pkg/gridmate.js').Document} document @param {number} king @param {number} rook @returns {Castle | undefined} */
function tryCastle(document, king, rook) {
  try {
    document.goOn(0, king, rook);
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
  const step = document.after(1).lastStep;
  return step?.rookTo === undefined ? undefined : { king: step.to, rookFrom: rook, rook: step.rookTo };
}
