// @ts-check
// The game under the board: what is said when it changes, how it stands, and the buttons that walk along it.
import * as board from '../board/board.js';
import { onFault } from '../document/ask.js';
import { chooseTurn, claim } from '../document/commands.js';
import { onRefusal } from '../document/guard.js';
import { current, onChange } from '../document/state.js';
import { button, need, setAttribute, setText } from '../ui/dom.js';
import * as hand from '../board/hand.js';
import { tell } from '../board/hand.js';
import { fill } from '../ui/lazy.js';
import { hush, say, sayNext } from '../ui/speech.js';
import * as strings from '../i18n/strings.js';

/** @typedef {import('../document/document.js').View} View */

const notice = need('notice', HTMLElement);
const turnMark = need('turn-mark', HTMLElement);
const flipButton = button('flip');
const claimButton = button('claim');
const backButton = button('back');
const turnButton = button('other-turn');

const { title } = document;

let hasToldFault = false;
/** Starts listening to the board and the buttons under it. */
export function start() {
  hand.start(() => import('../panels/play/advisor.js'));
  flipButton.addEventListener('click', turnBoard);
  claimButton.addEventListener('click', claimDraw);
  turnButton.addEventListener('click', letOtherMove);
  onChange(render);
  onFault(tellFault);
  onRefusal(tell);
  flipButton.disabled = false;
  const menu = need('board-menu', HTMLElement);
  menu.addEventListener('toggle', () => setAttribute(button('board-options'), 'aria-expanded', String(menu.matches(':popover-open'))));
  menu.addEventListener('beforetoggle', () => void fill(menu, menu.ariaLabel ?? '', () => import('../board/menu.js')));
  render(current(), { isReplaced: true });
}

/**
 * Draws a new view and says what happened.
 * @param {View} view
 * @param {import('../document/document.js').Facts} facts
 */
function render(view, { isByPerson, isClaim, isMove, isNote, isPlace, isReplaced, isWritten }) {
  if (isNote) return;
  hush();
  hand.clear(isPlace || isWritten);
  setText(notice, '');
  show(backButton, view.canGoBack && (isReplaced || !view.canUndo));
  showStatus(view);
  const { lastStep } = view;
  if (isClaim) say(strings.status.main(view));
  if (!isMove) return;
  if (!lastStep) say(strings.speech.place(view));
  else if (isByPerson) say(strings.speech.played(view, lastStep));
  else sayNext(strings.speech.played(view, lastStep, true));
}

/** @param {HTMLElement} element @param {boolean | undefined} isShown */
const show = (element, isShown) => setAttribute(element, 'hidden', isShown ? null : '');

/** @param {View} view */
function showStatus(view) {
  document.title = `${strings.status.main(view).replace(/\.$/, '')} · ${title}`;
  setAttribute(turnMark, 'class', `turn ${view.end ? (view.winner ?? '') : view.turn}`);
  setText(need('status-main', HTMLElement), strings.status.main(view));
  setText(need('status-more', HTMLElement), strings.status.more(view));
  show(turnButton, view.turnIsOpen && view.reasons.length === 0);
  setAttribute(turnButton, 'value', view.turn === 'w' ? 'b' : 'w');
  setText(turnButton, strings.status.other(turnButton.value));
  show(claimButton, view.claims.length > 0);
}

function letOtherMove() {
  if (!chooseTurn(turnButton.value)) return;
  button('undo').focus();
  say(strings.status.main(current()));
}

function tellFault() {
  if (!hasToldFault) tell(strings.failure.revived);
  hasToldFault = true;
}

function turnBoard() {
  hand.turnTo(!board.isFlipped());
  say(strings.speech.flipped(board.isFlipped()));
}

function claimDraw() {
  claim();
  button('undo').focus();
}
