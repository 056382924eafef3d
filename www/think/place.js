// @ts-check
// The position that some moves lead to, which is told of and never becomes the document.
import { readMove } from '../aside.js';
import { after } from '../document/after.js';
import { Document } from '../document/ask.js';

/**
 * @param {string} fen where the line starts
 * @param {string[]} moves in UCI
 */
export function placeOf(fen, moves) {
  const aside = new Document(fen, '');
  try {
    let steps = 0;
    for (const uci of moves) {
      const { from, to, role } = readMove(uci);
      steps = aside.goOn(steps, from, to, role);
    }
    const { board, fen, lastStep } = after(aside, steps);
    return { board, fen, step: lastStep };
  } finally {
    aside.free();
  }
}
