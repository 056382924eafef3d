// @ts-check
// Lines that never become the document: what the engine has in mind, in the words of the page, and where it leads.
import { Document } from './ask.js';
import { squareAt } from '../i18n/square.js';
import { stepText } from '../i18n/marks.js';

/** What a UCI move names: two squares, and what a pawn becomes. @param {string} uci */
export function readMove(uci) {
  return { from: squareAt(uci), to: squareAt(uci, 2), role: uci[4] };
}

/** A step of a line as the reader writes it. @param {import('./state.js').Entry} step @param {number} at its place */
export function writeStep(step, at) {
  const { kind, number, turn } = step;
  return (kind !== 'legal' ? '' : turn === 'w' ? `${number}. ` : at === 0 ? `${number}… ` : '') + stepText(step);
}

/**
 * Asks a document that nobody sees, in which moves have been played.
 * @template T
 * @param {string} start
 * @param {string[]} moves in UCI
 * @param {(document: import('../pkg/gridmate.js').Document, steps: number) => T} question
 */
export function aside(start, moves, question) {
  const document = new Document(start, '');
  try {
    let steps = 0;
    for (const uci of moves) {
      const { from, to, role } = readMove(uci);
      steps = document.goOn(steps, from, to, role);
    }
    return question(document, steps);
  } finally {
    document.free();
  }
}

/**
 * The first UCI moves of a line as the reader writes them, with their numbers, and what the first of them does.
 * @param {string} fen where the line starts
 * @param {string} line
 * @param {number} most
 */
export const tellLine = (fen, line, most) =>
  aside(fen, line.split(' ').slice(0, most), (document) => ({
    text: document.state(0).line.map(writeStep).join(' '),
    step: /** @type {import('./state.js').Step} */ (document.after(1).lastStep),
  }));

/** The position that some moves lead to. @param {string} start @param {string[]} moves in UCI */
export const placeOf = (start, moves) =>
  aside(start, moves, (document, steps) => {
    const { board, fen, lastStep } = document.after(steps);
    return { board, fen, step: lastStep };
  });
