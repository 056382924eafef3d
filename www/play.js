// @ts-check
// Moves by hand: picking a piece up, putting it down, and what is said about it.
import * as board from './board.js';
import * as game from './document.js';
import { button, need, setAttribute, setText } from './dom.js';
import { askPromotion } from './promotion.js';
import { say } from './speech.js';
import * as strings from './strings.js';

/** @typedef {import('./document.js').View} View */

const notice = need('notice', HTMLElement);
const turnMark = need('turn-mark', HTMLElement);
const flipButton = button('flip');
const claimButton = button('claim');
const backButton = button('back');
const turnButton = button('other-turn');

/** @type {import('./board.js').Marks} */
const NOTHING = { picked: undefined, targets: [], captures: [] };
let marks = NOTHING;
let hasToldFault = false;
/** @type {(view: View) => string} why nobody may move by hand now; nothing, if they may */
let refusal = () => '';

/** Starts listening to the board and the buttons under it. */
export function start() {
  board.listen((square) => void choose(square), cancel);
  flipButton.addEventListener('click', turnBoard);
  claimButton.addEventListener('click', claimDraw);
  turnButton.addEventListener('click', letOtherMove);
  backButton.addEventListener('click', bringBack);
  game.onChange(show);
  game.onFault(tellFault);
  flipButton.disabled = false;
  show(game.current(), 'load');
}

/** Lets another part refuse moves by hand. @param {typeof refusal} reason */
export function refuseWith(reason) {
  refusal = reason;
}

/** Turns the board to a side, where it is not. @param {boolean} flipped */
export function turnTo(flipped) {
  board.flip(flipped);
  board.draw(game.current(), marks);
}

/** Points at squares. @param {number[]} hints */
export const pointAt = (hints) => mark({ ...NOTHING, hints });

/**
 * Draws a new view and says what happened.
 * @param {View} view
 * @param {import('./document.js').Cause} cause
 */
function show(view, cause) {
  marks = NOTHING;
  setText(notice, '');
  backButton.hidden = !(cause === 'load' && view.canGoBack);
  board.draw(view, marks);
  showStatus(view);
  const { lastStep } = view;
  const isMove = cause === 'play' || cause === 'reply';
  if (isMove && !lastStep) {
    say(strings.speech.place(view));
  } else if (isMove && lastStep) {
    board.slide(lastStep.from, lastStep.to);
    if (lastStep.rookFrom !== undefined && lastStep.rookTo !== undefined) board.slide(lastStep.rookFrom, lastStep.rookTo);
    say(strings.speech.played(view, lastStep, cause === 'reply'));
  } else if (cause === 'claim') {
    say(strings.status.spoken(view));
  }
}

/** @param {View} view */
function showStatus(view) {
  turnMark.className = `turn ${view.end ? (view.winner ?? '') : view.turn}`;
  setText(need('status-main', HTMLElement), strings.status.main(view));
  setText(need('status-more', HTMLElement), strings.status.more(view));
  turnButton.hidden = !view.turnIsOpen || view.reasons.length > 0;
  turnButton.value = view.turn === 'w' ? 'b' : 'w';
  setText(turnButton, strings.status.other(turnButton.value));
  claimButton.hidden = view.claims.length === 0;
  setAttribute(claimButton, 'data-claim', view.claims[0] ?? null);
}

/** @param {number} square */
async function choose(square) {
  const view = game.current();
  const letter = view.board[square] ?? '.';
  const isFree = view.reasons.length > 0;
  const own = letter !== '.' && (view.turnIsOpen || isFree || (letter === letter.toLowerCase()) === (view.turn === 'b'));
  if (marks.picked === undefined) {
    pickUp(view, square, letter, own);
  } else if (square === marks.picked) {
    cancel();
  } else if (isFree) {
    game.put(marks.picked, square);
  } else if (own && !marks.targets.includes(square) && !isMeant(marks.picked, square)) {
    pickUp(view, square, letter, own);
  } else {
    await putDown(marks.picked, square, view.board[marks.picked] ?? '');
  }
}

/** Whether a move leads there, though no target is drawn: castling may be told by the rook. @param {number} from @param {number} to */
function isMeant(from, to) {
  try {
    game.promotions(from, to);
    return true;
  } catch (error) {
    game.sentence(error);
    return false;
  }
}

/** @param {View} view @param {number} square @param {string} letter @param {boolean} own */
function pickUp(view, square, letter, own) {
  if (view.end) return tell(strings.status.main(view));
  const reason = refusal(view);
  if (reason) return tell(reason);
  if (letter === '.') return tell(strings.speech.empty(square));
  if (!own) return tell(strings.speech.notYours(letter, view.turn));
  const { targets, captures } = game.aims(square);
  mark({ picked: square, targets, captures });
  if (view.reasons.length > 0) return tell(strings.speech.free(square, letter));
  if (targets.length === 0) return tell(strings.speech.stuck(square, letter));
  setText(notice, '');
  say(strings.speech.picked(square, letter, targets));
}

/** @param {number} from @param {number} to @param {string} letter of the piece that moves */
async function putDown(from, to, letter) {
  let roles = '';
  try {
    roles = game.promotions(from, to);
  } catch (error) {
    return tell(strings.speech.refused(game.sentence(error)));
  }
  if (roles === '') return game.play(from, to);
  say(strings.speech.promote);
  const role = await askPromotion(board.place(to), letter === 'p' ? 'b' : 'w');
  board.focus(to);
  if (role && roles.includes(role)) game.play(from, to, role);
  else cancel();
}

function cancel() {
  if (marks.picked === undefined) return;
  mark(NOTHING);
  setText(notice, '');
  say(strings.speech.cancelled);
}

/** @param {import('./board.js').Marks} next */
function mark(next) {
  marks = next;
  board.draw(game.current(), marks);
}

/** Says something, and shows it under the board. @param {string} text */
export function tell(text) {
  setText(notice, text);
  say(text);
}

function letOtherMove() {
  game.chooseTurn(turnButton.value);
  button('undo').focus();
  say(strings.status.spoken(game.current()));
}

function tellFault() {
  if (!hasToldFault) tell(strings.failure.revived);
  hasToldFault = true;
}

function turnBoard() {
  board.flip(!board.isFlipped());
  board.draw(game.current(), marks);
  say(strings.speech.flipped(board.isFlipped()));
}

/** The game that was replaced comes back, and can be exchanged for the other again. */
function bringBack() {
  game.goBack();
  say(strings.speech.back);
}

function claimDraw() {
  const { claim } = claimButton.dataset;
  if (claim) game.end(claim);
  button('undo').focus();
}
