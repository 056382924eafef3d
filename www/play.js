// @ts-check
// The game under the board: what is said when it changes, how it stands, and the buttons that walk along it.
import * as board from './board.js';
import { onFault } from './document/ask.js';
import { chooseTurn, end } from './document/changes.js';
import { current, onChange } from './document/now.js';
import { goBack } from './document/opening.js';
import { button, need, setAttribute, setText } from './dom.js';
import * as hand from './hand.js';
import { tell } from './hand.js';
import { fill } from './lazy.js';
import { hush, say, sayNext } from './speech.js';
import * as strings from './strings.js';

/** @typedef {import('./document.js').View} View */

export { pointAt, refuseWith, tell } from './hand.js';

const notice = need('notice', HTMLElement);
const turnMark = need('turn-mark', HTMLElement);
const flipButton = button('flip');
const claimButton = button('claim');
const backButton = button('back');
const turnButton = button('other-turn');

let hasToldFault = false;
/** Starts listening to the board and the buttons under it. */
export function start() {
  hand.start();
  flipButton.addEventListener('click', turnBoard);
  claimButton.addEventListener('click', claimDraw);
  turnButton.addEventListener('click', letOtherMove);
  backButton.addEventListener('click', bringBack);
  onChange(render);
  onFault(tellFault);
  flipButton.disabled = false;
  const menu = need('board-menu', HTMLElement);
  menu.addEventListener('toggle', () => setAttribute(button('board-options'), 'aria-expanded', String(menu.matches(':popover-open'))));
  menu.addEventListener('beforetoggle', () => void fill(menu, menu.ariaLabel ?? '', () => import('./board/menu.js')));
  render(current(), 'load');
}

/** Turns the board to a side, where it is not. @param {boolean} flipped */
export function turnTo(flipped) {
  board.flip(flipped);
  hand.redraw();
}

/**
 * Draws a new view and says what happened.
 * @param {View} view
 * @param {import('./document.js').Cause} cause
 */
function render(view, cause) {
  hush();
  hand.clear(cause === 'place' || cause === 'write');
  setText(notice, '');
  show(backButton, view.canGoBack && (cause === 'load' || !view.canUndo));
  showStatus(view);
  const { lastStep } = view;
  const isMove = cause === 'play' || cause === 'reply';
  if (isMove && !lastStep) {
    say(strings.speech.place(view));
  } else if (isMove && lastStep) {
    if (!hand.state.isDropping) board.slide(lastStep.from, lastStep.to);
    if (lastStep.rookFrom !== undefined && lastStep.rookTo !== undefined) board.slide(lastStep.rookFrom, lastStep.rookTo);
    if (cause === 'reply') sayNext(strings.speech.played(view, lastStep, true));
    else say(strings.speech.played(view, lastStep));
  } else if (cause === 'claim') {
    say(strings.status.main(view));
  }
}

/** @param {HTMLElement} element @param {boolean} isShown */
const show = (element, isShown) => setAttribute(element, 'hidden', isShown ? null : '');

/** @param {View} view */
function showStatus(view) {
  setAttribute(turnMark, 'class', `turn ${view.end ? (view.winner ?? '') : view.turn}`);
  setText(need('status-main', HTMLElement), strings.status.main(view));
  setText(need('status-more', HTMLElement), strings.status.more(view));
  show(turnButton, view.turnIsOpen && view.reasons.length === 0);
  setAttribute(turnButton, 'value', view.turn === 'w' ? 'b' : 'w');
  setText(turnButton, strings.status.other(turnButton.value));
  show(claimButton, view.claims.length > 0);
  setAttribute(claimButton, 'data-claim', view.claims[0] ?? null);
}

function letOtherMove() {
  chooseTurn(turnButton.value);
  button('undo').focus();
  say(strings.status.main(current()));
}

function tellFault() {
  if (!hasToldFault) tell(strings.failure.revived);
  hasToldFault = true;
}

function turnBoard() {
  board.flip(!board.isFlipped());
  hand.redraw();
  say(strings.speech.flipped(board.isFlipped()));
}

/** The game that was replaced comes back, and can be exchanged for the other again. */
function bringBack() {
  goBack();
  // Nothing was before it: the button is gone.
  if (backButton.hidden) button('undo').focus();
  say(strings.speech.back);
}

function claimDraw() {
  const { claim } = claimButton.dataset;
  if (claim) end(claim);
  button('undo').focus();
}
