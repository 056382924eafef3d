// @ts-check
// The hand on the board: picking a piece up, putting it down, by click, by key or by drag, and what is said about it.
import * as board from '../board.js';
import * as game from '../document.js';
import { need, setText } from '../dom.js';
import { NOTHING, clear, mark, noHands, state, tell } from '../hand.js';
import { once } from '../once.js';
import { say } from '../speech.js';
import * as strings from '../strings.js';
import { translated } from '../words.js';
import * as english from '../words/en/board.js';
import * as castle from './castle.js';
import * as drag from './drag.js';
import { askPromotion } from './promotion.js';
import { reach } from './whatif.js';

/** @typedef {import('../document.js').View} View */
/** @typedef {import('../hand.js').Tool} Tool */

const { hand: words } = await translated('board', english);
/** A piece that is not one's own is looked at when the mouse has rested on it for so long. */
const LOOK_MS = 350;
const notice = need('notice', HTMLElement);

/** @type {ReturnType<typeof setTimeout> | undefined} */
let resting;
/** One promise, which keeps what is drawn in its order. */
const arrows = once(() => import('../arrows.js'));
/** @type {import('../board.js').Marks | undefined} the marks that are there only because the mouse rests on a piece */
let glanced;

drag.start({ lift, drop, isDrawing: () => state.tool?.mode === 'draw', draw });

/** A pointer goes down on the board. */
export { press } from './drag.js';

/** Works with a tool from now on, or with the hand. @param {Tool} [next] */
export function use(next) {
  state.tool?.leave();
  state.tool = next;
  board.setMode(next?.mode ?? '');
  setText(notice, '');
  clear();
}

/** Whether the marks are there only because the mouse rests on a piece. */
const isGlance = () => glanced === state.marks;

/** Whether any piece may be put anywhere. @param {View} view */
const isFree = (view) => state.tool?.mode === 'free' || view.reasons.length > 0;

/** @param {View} view @param {number} square */
function isOwn(view, square) {
  const letter = view.board[square] ?? '.';
  return letter !== '.' && (view.turnIsOpen || isFree(view) || (letter === letter.toLowerCase()) === (view.turn === 'b'));
}

/** Whether a king stands there that may still castle, as far as the FEN tells. @param {View} view @param {number} square */
const mayCastle = ({ board: letters, fen }, square) => letters[square]?.toLowerCase() === 'k' && fen.split(' ')[2] !== '-';

/** @param {number} square @param {boolean} [isDrop] */
export async function choose(square, isDrop = false) {
  if (!isDrop && state.tool?.choose(square)) return;
  const view = game.current();
  const { picked } = state.marks;
  const letter = view.board[picked ?? square] ?? '';
  if (picked === undefined) return pickUp(view, square);
  if (square === picked) return cancel();
  if (isFree(view)) {
    game.put(picked, square);
    if (!isDrop) board.slide(picked, square);
    return say(words.put(letter, square));
  }
  const meant = await settle(view, picked, square, isDrop);
  if (view !== game.current() || state.marks.picked !== picked) return;
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
  return castle.settle(view, from, plain, state.marks.targets, isDrop);
}

/** @param {View} view @param {number} square */
function pickUp(view, square) {
  const letter = view.board[square] ?? '.';
  if (letter === '.') return touchNothing(square);
  if (view.end && !isFree(view)) return tell(strings.status.main(view));
  const reason = isFree(view) ? '' : state.refusal(view) || (isOwn(view, square) ? '' : words.notYours(letter, view.turn));
  if (reason) return state.marks.asked === square && !isGlance() ? cancel() : look(view, square, reason);
  if (isFree(view)) {
    mark({ ...NOTHING, picked: square });
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
  rubOut();
  tell(state.refusal(game.current()) || words.empty(square));
}

/** Takes the arrows off the board, if there are any. */
function rubOut() {
  if (document.querySelector('.arrows')) void arrows().then((loaded) => loaded.clear());
}

/**
 * Shows where a piece could go that may not be moved now.
 * @param {View} view
 * @param {number} square
 * @param {string} reason why it may not; nothing for a glance at it, about which nothing is said
 */
function look(view, square, reason) {
  const found = reach(view, square);
  mark({ ...found, picked: undefined, asked: square });
  glanced = reason ? undefined : state.marks;
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
  const role = await askPromotion(board.place(to), roles, letter);
  if (view !== game.current()) return;
  board.focus(to);
  if (role) game.play(from, to, role);
  else cancel();
}

export function cancel() {
  if (state.tool?.cancel()) return;
  if (state.marks === NOTHING) return rubOut();
  const wasPicked = state.marks.picked !== undefined;
  clear();
  setText(notice, '');
  if (wasPicked) say(words.cancelled);
}

/** Takes a piece up to drag it; answers its letter, if it may be. @param {number} square */
function lift(square) {
  const view = game.current();
  if (state.marks.picked !== square) pickUp(view, square);
  return state.marks.picked === square ? (view.board[square] ?? '') : '';
}

/** @param {number} from @param {number | undefined} to */
async function drop(from, to) {
  const view = game.current();
  if (state.marks.picked !== from) return false;
  state.isDropping = true;
  try {
    if (to === undefined && state.tool?.remove) state.tool.remove(from);
    else if (to === undefined || to === from) cancel();
    else await choose(to, true);
  } finally {
    state.isDropping = false;
  }
  if (view === game.current()) return false;
  board.focus(to ?? from);
  return true;
}

/** @param {number} from @param {number | undefined} to @param {boolean} isDone */
function draw(from, to, isDone) {
  void arrows().then((loaded) => loaded.sketch(from, to, isDone), noHands);
}

/** @param {number | undefined} square @param {'mouse' | 'keys' | 'held'} by */
export function point(square, by) {
  clearTimeout(resting);
  const told = preview(square);
  if (told && by === 'keys') say(told);
  if (by !== 'mouse') return;
  if (isGlance() && square !== state.marks.asked) clear();
  const view = game.current();
  if (square === undefined || state.marks !== NOTHING || state.tool || view.end || isFree(view) || view.board[square] === '.') return;
  if (isOwn(view, square)) return;
  resting = setTimeout(() => {
    if (state.marks === NOTHING && view === game.current()) look(view, square, '');
  }, LOOK_MS);
}

/** Shows what castling there would do, while a king is held; answers how it is told. @param {number | undefined} square */
function preview(square) {
  const { picked, targets } = state.marks;
  const view = game.current();
  const isHeld = picked !== undefined && !isFree(view) && mayCastle(view, picked);
  return castle.preview(view, isHeld ? picked : undefined, targets, square);
}

/** Shows where the piece on a square could go that may not be moved now. @param {number} square */
export const glance = (square) => look(game.current(), square, '');

/** Takes what stands on a square off the board, where a tool does that. @param {number} square */
export const removeAt = (square) => state.tool?.remove?.(square);
