// @ts-check
// An example as a document, and its board.
import { Document } from '../../document/ask.js';
import { keep } from '../../document/state.js';
import * as files from '../../files/files.js';
import { once } from '../../ui/once.js';

/** Loads what reads them; what has failed is loaded again when it is next wanted. */
export const loadReader = once(() => files.default());

/**
 * What an example is; {@link loadReader} comes before.
 * @param {import('./list.js').Example} example
 * @returns {{ kept: import('../../document/document.js').Kept, board: string, picture: string }} what to load, the board that it
 *   shows then, and the one by which it is known: what comes out, where the start is that of all games
 */
export function readExample({ start, text, moves, tags = {}, at = 0, sheet = false }) {
  const document = new Document(start, moves ? scriptOf(start, moves) : text, sheet);
  for (const [name, value] of Object.entries(tags)) document.setTag(name, value);
  document.goTo(Math.min(at, document.steps));
  const { board } = document.after(document.ply);
  const example = { kept: keep(document), board, picture: start ? board : document.after(document.steps).board };
  document.free();
  return example;
}

/** What players write as what moves the pieces. @param {string | undefined} start @param {string} moves */
function scriptOf(start, moves) {
  const check = new files.ScriptCheck(start);
  check.follow(moves.trim().replace(/\s+/g, ', '));
  const [text] = check.allFixed();
  check.free();
  return text;
}
