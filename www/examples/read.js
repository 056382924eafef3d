// @ts-check
// An example as a document, and its board.
import { after } from '../document/after.js';
import { Document } from '../document/ask.js';

/**
 * @param {import('./list.js').Example} example
 * @returns {{ kept: import('../document.js').Kept, board: string }} what to load, and the board that it shows then
 */
export function readExample({ start, text, moves, tags = {}, at, sheet = false }) {
  const script = new Document(moves ? undefined : start, text, sheet);
  const pgn = moves && pgnOf({ ...tags, ...(start && { SetUp: '1', FEN: start }) }, moves);
  if (pgn) script.loadPgn(pgn);
  const ply = at ?? script.steps;
  const record = pgn && script.gamePgn(pgn);
  return { kept: { start: start ?? script.start, text: script.text, sheet, ply, record }, board: after(script, ply).board };
}

/** @param {Record<string, string>} tags @param {string} moves */
function pgnOf(tags, moves) {
  const head = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]\n`);
  return `${head.join('')}\n${moves} ${tags['Result'] ?? '*'}`;
}
