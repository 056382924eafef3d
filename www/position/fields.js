// @ts-check
// The fields of a FEN behind the board, each of which can be changed. Where a change of the board has left it open whose
// turn it is or who may castle, the script is told; else another position is set up.
import * as game from '../document.js';
import { repairFen } from '../pkg/gridmate.js';
import { Document } from '../document/ask.js';

const FILES = 'abcdefgh';

/**
 * Asks another document that is at the same place.
 * @template T
 * @param {(twin: import('../pkg/gridmate.js').Document, ply: number) => T} question
 */
function ask(question) {
  const { ply, sheet, start, text } = game.current();
  const twin = new Document(game.isShuffled() ? `960:${start}` : start, text, sheet);
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
  const usual = isLegal ? ask((twin, ply) => twin.possibleCastling(ply)).replace('-', '') : '';
  const shuffled = isLegal ? castlingAs960(view.fen) : '';
  // What only Chess960 allows has to be wished for, or be there.
  const isWider = [...shuffled].some((letter) => !usual.includes(letter));
  return { now, passed, passable, usual, shuffled, isWider, isShuffled: game.isShuffled() || [...now].some((letter) => letter !== '-' && !usual.includes(letter)) };
}

/** The letters of all rooks that may have the right to castle by the rules of Chess960. @param {string} fen */
function castlingAs960(fen) {
  const twin = new Document(`960:${fen}`, '');
  try {
    return twin.possibleCastling(0).replace('-', '');
  } finally {
    twin.free?.();
  }
}

/** The squares of the rooks that the letters of castling rights name. @param {string} fen @param {string} letter */
export function rookOf(fen, letter) {
  const isWhite = letter === letter.toUpperCase();
  const [rows = ''] = fen.split(' ');
  const row = (rows.split('/')[isWhite ? 7 : 0] ?? '').replace(/\d/g, (count) => '.'.repeat(Number(count)));
  const side = letter.toLowerCase();
  const rook = isWhite ? 'R' : 'r';
  const at = side === 'k' ? row.lastIndexOf(rook) : side === 'q' ? row.indexOf(rook) : FILES.indexOf(side);
  const isKingside = at > row.indexOf(isWhite ? 'K' : 'k');
  return { square: `${FILES[at]}${isWhite ? 1 : 8}`, isWhite, isKingside };
}

/** @param {string} turn `w` or `b` */
export function setTurn(turn) {
  if (turn === game.current().turn) return;
  if (game.current().turnIsOpen) game.chooseTurn(turn);
  else set({ turn });
}

/**
 * @param {string} castling such as `KQkq`, `-` for none
 * @param {boolean} isShuffled whether only Chess960 has such rights
 */
export function setCastling(castling, isShuffled) {
  const text = ask((twin, ply) => {
    if (!twin.castlingIsOpen(ply) || (isShuffled && !game.isShuffled())) return undefined;
    twin.chooseCastling(ply, castling);
    return twin.text;
  });
  if (text === undefined) set({ castling }, isShuffled);
  else game.write(text);
}

/** @param {string} passing a square, `-` for none */
export const setPassing = (passing) => set({ passing });

/** @param {Parameters<typeof changed>[0]} fields @param {boolean} [isShuffled] */
function set(fields, isShuffled = false) {
  game.loadFen(changed(fields), isShuffled || game.isShuffled());
}
