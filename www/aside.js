// @ts-check
// Lines that are told and not played: what the engine has in mind, in the words of the page.
import { after } from './document/after.js';
import { Document } from './document/ask.js';
import { written } from './words.js';

/** What a UCI move names: two squares, and what a pawn becomes. @param {string} uci */
export function readMove(uci) {
  const square = (/** @type {number} */ at) => uci.charCodeAt(at) - 97 + (uci.charCodeAt(at + 1) - 49) * 8;
  return { from: square(0), to: square(2), role: uci[4] };
}

/** A step of a line, as the module tells it, as the reader writes it. @param {string} step @param {number} at its place */
export function writeStep(step, at) {
  const [, count, turn, san] = step.match(/^(\d+)([wb]) (.*)$/) ?? [];
  if (!san) return step.slice(1);
  return (turn === 'w' ? `${count}. ` : at === 0 ? `${count}… ` : '') + written(san);
}

/**
 * The first UCI moves of a line as the reader writes them, with their numbers, and what the first of them does.
 * @param {string} fen where the line starts
 * @param {string} line
 * @param {number} most
 */
export function tellLine(fen, line, most) {
  const aside = new Document(fen, '');
  let steps = 0;
  for (const uci of line.split(' ').slice(0, most)) {
    const { from, to, role } = readMove(uci);
    steps = aside.goOn(steps, from, to, role);
  }
  const [first = '', ...others] = aside.line().split('\n');
  const step = /** @type {import('./document/after.js').Step} */ (after(aside, 1, first.split(' ')[1]).lastStep);
  aside.free();
  return { text: [first, ...others].map(writeStep).join(' '), step };
}

/**
 * How a game ends in which the time of a side is up: it has lost, or it is a draw.
 * @param {string} fen
 * @param {'w' | 'b'} color
 */
export function flagged(fen, color) {
  const aside = new Document(fen, '');
  const isDraw = aside.gamePgn(undefined, `time-${color}`)?.trimEnd().endsWith('1/2-1/2');
  aside.free();
  return isDraw ? 'time' : `time-${color}`;
}
