// @ts-check
// The fields of a FEN behind the board, each of which can be changed. Where a change of the board has left it open whose
// turn it is or who may castle, the script is told; else another position is set up.
import * as game from '../document.js';
import { repairFen } from '../pkg/gridmate.js';
import { Document as SafeDocument } from '../shared/safe.js';

/** It has what the module's own document has. */
const Document = /** @type {typeof import('../pkg/gridmate.js').Document} */ (/** @type {unknown} */ (SafeDocument));

const FILES = 'abcdefgh';

/**
 * Asks another document that is at the same place.
 * @template T
 * @param {(twin: import('../pkg/gridmate.js').Document, ply: number) => T} question
 */
function ask(question) {
  const { ply, sheet, start, text } = game.current();
  const twin = new Document(start, text, sheet);
  try {
    return question(twin, ply);
  } finally {
    twin.free?.();
  }
}

/** The FEN with some fields in the place of those it has. @param {Partial<Record<'turn' | 'castling' | 'passing', string>>} changed */
function changed({ turn, castling, passing }) {
  const [board, oldTurn, oldCastling, oldPassing, ...counters] = game.current().fen.split(' ');
  return [board, turn ?? oldTurn, castling ?? oldCastling, passing ?? (turn ? '-' : oldPassing), ...counters].join(' ');
}

/** Whether a FEN is read as it is written: nothing had to be put right in it. @param {string} fen */
function isSound(fen) {
  try {
    return repairFen(fen)[0] === fen;
  } catch {
    return false;
  }
}

/** What the fields are, and what else they could be. @param {import('../document.js').View} view */
export function read(view) {
  const [, , now = '-', passed = '-'] = view.fen.split(' ');
  const isLegal = view.reasons.length === 0;
  const rank = view.turn === 'w' ? 6 : 3;
  const passable = isLegal ? [...FILES].map((file) => file + rank).filter((square) => isSound(changed({ passing: square }))) : [];
  const inferred = ask((twin, ply) => twin.possibleCastling(ply));
  // A rook that is not the outermost has a file's letter; such rights are shown in the FEN alone.
  const possible = isLegal ? [...'KQkq'].filter((letter) => inferred.includes(letter) || now.includes(letter)) : [];
  return { now, possible, passed, passable };
}

/** @param {string} turn `w` or `b` */
export function setTurn(turn) {
  if (turn === game.current().turn) return;
  if (game.current().turnIsOpen) game.chooseTurn(turn);
  else set({ turn });
}

/** @param {string} castling such as `KQkq`, `-` for none */
export function setCastling(castling) {
  const text = ask((twin, ply) => {
    if (!twin.castlingIsOpen(ply)) return undefined;
    twin.chooseCastling(ply, castling);
    return twin.text;
  });
  if (text === undefined) set({ castling });
  else game.write(text);
}

/** @param {string} passing a square, `-` for none */
export const setPassing = (passing) => set({ passing });

/** @param {Parameters<typeof changed>[0]} fields */
function set(fields) {
  game.loadFen(changed(fields), game.isShuffled());
}
