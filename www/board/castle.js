// @ts-check
// Castling, before it is done: the landing squares of king and rook are shown, and where a square means two things the
// person is asked which.
import * as board from './board.js';
import { make } from '../ui/dom.js';
import { showPiece } from './pieces.js';
import { ask } from './question.js';
import { say } from '../ui/speech.js';
import { translated } from '../i18n/words.js';
import * as english from '../i18n/en/board.js';
import { castles } from './whatif.js';

/** @typedef {import('../document/document.js').View} View */
/** @typedef {import('./whatif.js').Castle} Castle */
/** @typedef {{ to: number, isPiece: boolean }} Meant a move to a square, or the piece of one's own that stands on it */

const { castling: words } = await translated('board', english);
/** @type {View | undefined} */
let view;
/** @type {number | undefined} */
let king;
/** @type {Castle[]} the ways to castle with that king in that view */
let found = [];
/** @type {HTMLElement[]} */
let drawn = [];

/** @param {View} now @param {number} square */
function look(now, square) {
  if (now === view && square === king) return;
  [view, king, found] = [now, square, castles(now, square)];
}

/**
 * Shows what castling there would do, if it is that, and answers how it is told.
 * @param {View} now
 * @param {number | undefined} from where the king stands, if one is held
 * @param {number[]} targets where it may go
 * @param {number | undefined} to
 */
export function preview(now, from, targets, to) {
  for (const shown of drawn) shown.remove();
  drawn = [];
  if (from === undefined) return '';
  look(now, from);
  // A square that is also an ordinary step is one until somebody says else.
  const castle = found.find(({ king: lands, rookFrom }) => to === rookFrom || (to === lands && !targets.includes(rookFrom)));
  if (!castle) return '';
  const letter = now.board[from] ?? '';
  const rook = now.board[castle.rookFrom] ?? '';
  drawn = [draw(castle.king, letter), draw(castle.rook, rook)];
  return words.preview(castle);
}

/** @param {number} square @param {string} letter */
function draw(square, letter) {
  const shown = make('span', 'landing');
  const piece = make('span');
  showPiece(piece, letter);
  shown.append(piece);
  shown.setAttribute('aria-hidden', 'true');
  board.element(square).append(shown);
  return shown;
}

/**
 * What is meant by a king's move; nothing, if it is not meant any more.
 * @param {View} now
 * @param {number} from
 * @param {Meant} plain what it means where nobody castles
 * @param {number[]} targets where the king may go
 * @param {boolean} isDrop whether it was dropped there, so that no other piece can be meant
 * @returns {Promise<Meant | undefined>}
 */
export async function settle(now, from, plain, targets, isDrop) {
  const { to } = plain;
  look(now, from);
  const onRook = found.find(({ rookFrom }) => rookFrom === to);
  const alike = found.find(({ king: lands, rookFrom }) => lands === to && targets.includes(rookFrom));
  const castle = onRook ?? alike;
  if (!castle || (onRook && isDrop)) return plain;
  const other = onRook ? { value: 'other', label: words.pickRook(to), key: 'r' } : { value: 'other', label: words.kingTo(to), key: 'k' };
  // The lesser change comes first: Enter pressed once too often does not castle.
  say(words.question);
  const answer = await ask(board.place(to), words.question, [other, { value: 'castle', label: words.castle(castle), key: 'c' }]);
  board.focus(to);
  if (answer === 'castle') return { to: castle.rookFrom, isPiece: false };
  return answer ? plain : undefined;
}
