// @ts-check
// The hand on the board: picking a piece up, putting it down, by click, by key or by drag, and what is said about it.
import * as board from './board.js';
import * as game from '../document/document.js';
import { need, setText } from '../ui/dom.js';
import { NOTHING, clear, mark, marked, noHands, refusalOf, tell, toolInUse } from './hand.js';
import { once } from '../ui/once.js';
import { say } from '../ui/speech.js';
import * as strings from '../i18n/strings.js';
import { translated } from '../i18n/words.js';
import * as english from '../i18n/en/board.js';
import * as castle from './castle.js';
import * as drag from './drag.js';
import { ask } from './question.js';
import { reach } from './whatif.js';

/** @typedef {import('../document/document.js').View} View */

const { hand: words, promotion, arrows: told } = await translated('board', english);
/** A piece that is not one's own is looked at when the mouse has rested on it for so long. */
const LOOK_MS = 350;
const notice = need('notice', HTMLElement);

/** @type {ReturnType<typeof setTimeout> | undefined} */
let resting;
/** One promise, which keeps what is drawn in its order. */
const drawing = once(() => import('./drawing.js'));
/** @type {import('./draw.js').Marks | undefined} the marks that are there only because the mouse rests on a piece */
let glanced;

drag.start({ lift, drop, isDrawing: () => toolInUse()?.mode === 'draw', draw });
game.onChange(showDrawn);
showDrawn();

/** Shows what is drawn in the document; what does that comes with the first drawing. */
function showDrawn() {
  if (game.current().shapes.length > 0) void drawing().catch(noHands);
}

/** A pointer goes down on the board. */
export { press } from './drag.js';

/** Whether the marks are there only because the mouse rests on a piece. */
const isGlance = () => glanced === marked();

/** Whether any piece may be put anywhere. @param {View} view */
const isFree = (view) => toolInUse()?.mode === 'free' || view.reasons.length > 0;

/** @param {View} view @param {number} square */
function isOwn(view, square) {
  const letter = view.board[square] ?? '.';
  return letter !== '.' && (view.turnIsOpen || isFree(view) || (letter === letter.toLowerCase()) === (view.turn === 'b'));
}

/** Whether a king stands there that may still castle, as far as the FEN tells. @param {View} view @param {number} square */
const mayCastle = ({ board: letters, fen }, square) => letters[square]?.toLowerCase() === 'k' && fen.split(' ')[2] !== '-';

/** @param {number} square @param {boolean} [isDrop] */
export async function choose(square, isDrop = false) {
  if (!isDrop && toolInUse()?.choose(square)) return;
  const view = game.current();
  const { picked } = marked();
  const letter = view.board[picked ?? square] ?? '';
  if (picked === undefined) return pickUp(view, square);
  if (square === picked) return cancel();
  if (isFree(view)) {
    return game.put(picked, square) && say(words.put(letter, square));
  }
  const meant = await settle(view, picked, square, isDrop);
  if (view !== game.current() || marked().picked !== picked) return;
  if (!meant) cancel();
  else if (meant.isPiece && !isDrop) pickUp(view, square);
  else await putDown(picked, meant.to, letter);
}

/**
 * What is meant by two squares: a move, or another piece of one's own.
 * @param {View} view @param {number} from @param {number} to @param {boolean} isDrop
 * @returns {import('./castle.js').Meant | Promise<import('./castle.js').Meant | undefined>}
 */
function settle(view, from, to, isDrop) {
  const plain = { to, isPiece: isOwn(view, to) };
  if (!mayCastle(view, from)) return plain;
  return castle.settle(view, from, plain, (marked().targets ?? []), isDrop);
}

/** @param {View} view @param {number} square */
function pickUp(view, square) {
  const letter = view.board[square] ?? '.';
  if (letter === '.') return touchNothing(square);
  if (view.end && !isFree(view)) return tell(strings.status.main(view));
  const reason = isFree(view) ? '' : refusalOf(view) || (isOwn(view, square) ? '' : words.notYours(letter, view.turn));
  if (reason) return marked().asked === square && !isGlance() ? cancel() : look(view, square, reason);
  if (isFree(view)) {
    mark({ picked: square });
    return tell(words.free(square, letter));
  }
  const { targets, captures } = game.aims(square);
  mark({ picked: square, targets, captures });
  if (targets.length === 0) return tell(words.stuck(square, letter));
  setText(notice, '');
  say(words.picked(square, letter, targets));
}

/** @param {number} square that is empty */
function touchNothing(square) {
  clear();
  tell(refusalOf(game.current()) || words.empty(square));
  rubOut();
}

/** Takes what is drawn off the board, if there is anything. */
function rubOut() {
  if (game.current().shapes.length === 0) return;
  game.setShapes([]);
  tell(told.cleared);
}

/**
 * Shows where a piece could go that may not be moved now.
 * @param {View} view
 * @param {number} square
 * @param {string} reason why it may not; nothing for a glance at it, about which nothing is said
 */
function look(view, square, reason) {
  const found = reach(view, square);
  mark({ ...found, asked: square });
  glanced = reason ? undefined : marked();
  if (reason) tell(words.asked(reason, view.board[square] ?? '', square, found.targets));
}

/** @param {number} from @param {number} to @param {string} letter of the piece that moves */
async function putDown(from, to, letter) {
  let roles = '';
  try {
    roles = game.promotions(from, to);
  } catch (error) {
    const isOdd = error instanceof Error && 'code' in error && error.code === 'unreachable';
    return tell(words.refused(game.sentence(error), isOdd ? letter : ''));
  }
  if (roles === '') return game.play(from, to);
  say(words.promote);
  const view = game.current();
  const choices = Array.from(roles, (role) => ({ value: role, key: role, piece: letter === 'P' ? role.toUpperCase() : role, label: promotion.role(role) }));
  const role = await ask(board.place(to), promotion.question, choices);
  if (view !== game.current()) return;
  board.focus(to);
  if (role) game.play(from, to, role);
  else cancel();
}

export function cancel() {
  if (toolInUse()?.cancel()) return;
  if (marked() === NOTHING) return rubOut();
  const wasPicked = marked().picked !== undefined;
  clear();
  setText(notice, '');
  if (wasPicked) say(words.cancelled);
}

/** Takes a piece up to drag it; answers its letter, if it may be. @param {number} square */
function lift(square) {
  const view = game.current();
  if (marked().picked !== square) pickUp(view, square);
  return marked().picked === square ? (view.board[square] ?? '') : '';
}

/** @param {number} from @param {number | undefined} to */
async function drop(from, to) {
  const view = game.current();
  if (marked().picked !== from) return false;
  const remove = toolInUse()?.remove;
  if (to === undefined && remove) remove(from);
  else if (to === undefined || to === from) cancel();
  else await choose(to, true);
  if (view === game.current()) return false;
  board.focus(to ?? from);
  return true;
}

/** @type {import('./drag.js').Drags['draw']} */
function draw(...sketched) {
  void drawing().then((loaded) => loaded.sketch(...sketched), noHands);
}

/** @param {number | undefined} square @param {'mouse' | 'keys' | 'held'} by */
export function point(square, by) {
  clearTimeout(resting);
  const told = preview(square);
  if (told && by === 'keys') say(told);
  if (by !== 'mouse') return;
  if (isGlance() && square !== marked().asked) clear();
  const view = game.current();
  if (square === undefined || marked() !== NOTHING || toolInUse() || view.end || isFree(view) || view.board[square] === '.') return;
  if (isOwn(view, square)) return;
  resting = setTimeout(() => {
    if (marked() === NOTHING && view === game.current()) look(view, square, '');
  }, LOOK_MS);
}

/** Shows what castling there would do, while a king is held; answers how it is told. @param {number | undefined} square */
function preview(square) {
  const { picked, targets = [] } = marked();
  const view = game.current();
  const isHeld = picked !== undefined && !isFree(view) && mayCastle(view, picked);
  return castle.preview(view, isHeld ? picked : undefined, targets, square);
}

/** Shows where the piece on a square could go that may not be moved now. @param {number} square */
export const glance = (square) => look(game.current(), square, '');

/** Takes what stands on a square off the board, where a tool does that. @param {number} square */
export const removeAt = (square) => toolInUse()?.remove?.(square);
