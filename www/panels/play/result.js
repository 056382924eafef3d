// @ts-check
// How a game against the computer has ended, and what may come next: a card over the board when it ends, which then stands
// in the panel.
import * as board from '../../board/board.js';
import { copyWith } from '../../ui/copy.js';
import { download } from '../../ui/download.js';
import * as doc from '../../document/document.js';
import * as notation from '../../document/notation.js';
import { action, h, make, setText } from '../../ui/dom.js';
import { tell } from '../../board/hand.js';
import * as play from './game.js';
import { status } from '../../i18n/strings.js';
import { translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/play.js';
import { rivalOf } from './state.js';

const { result: words } = await translated('play', english);

const head = h('h2', { class: 'result-head', id: 'game-result-head' });
const why = make('p');
const score = h('p', { class: 'result-score', 'aria-hidden': 'true' });
const copy = action(words.copy, () => {}, { id: 'game-copy' });
/** @type {(by: number, isSame: boolean) => void} */
let again = () => {};
const controls = {
  rematch: action(words.rematch, () => again(0, false), { id: 'game-rematch', class: 'primary' }),
  same: action(words.same, () => again(0, true), { id: 'game-same' }),
  easier: action('', () => again(-1, false), { id: 'game-easier' }),
  harder: action('', () => again(1, false), { id: 'game-harder' }),
};
const review = action(words.review, () => {
  dock();
  doc.goTo(play.current()?.from ?? 0);
  review.focus();
}, { id: 'game-review' });
const toEnd = action(words.toEnd, () => {
  review.focus();
  doc.goTo(doc.current().length);
}, { id: 'game-end' });
const closer = action('', close, { id: 'game-result-close', class: 'quiet', 'aria-label': words.close, title: words.close });
export const result = h(
  'div',
  { class: 'result', id: 'game-result', role: 'group', 'aria-labelledby': 'game-result-head', hidden: true },
  closer,
  h('div', { class: 'result-text' }, head, why),
  score,
  h('div', { class: 'row' }, ...Object.values(controls)),
  h(
    'div',
    { class: 'row after' },
    review,
    toEnd,
    copy,
    action(words.download, () => void save(), { id: 'game-download' }),
  ),
);
copyWith(copy, pgn, result);
/** @type {import('../../document/document.js').View | undefined} how the game stood when it ended */
let last;

/** The place of the card in the panel. */
const dockPlace = document.createComment('result');
/** Whether the game is seen to be played, so that its end is news. */
let isNews = false;

/** Calls back with a change of the level, and whether the colours stay. @param {typeof again} onAgain */
export function startResult(onAgain) {
  again = onAgain;
  result.before(dockPlace);
  dock();
  // Before the board, for which the key means something as well.
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOver() || document.querySelector('dialog[open], :popover-open')) return;
    event.stopImmediatePropagation();
    close();
  }, true);
}

const isOver = () => result.classList.contains('over') && !result.hidden;

/** Puts the card into the panel. */
export function dock() {
  if (result.previousSibling !== dockPlace) dockPlace.after(result);
  result.classList.remove('over');
  closer.hidden = true;
}

/** Takes the card off the board; the keyboard goes there, if it was in the card. */
function close() {
  const hadKeyboard = result.contains(document.activeElement);
  dock();
  if (hadKeyboard) board.focus(board.focusedSquare());
}

/** Puts the card over the board. */
function putOverBoard() {
  document.querySelector('.board-frame')?.append(result);
  result.classList.add('over');
  closer.hidden = false;
}

/** The game as PGN, with the time as the reason of its end where it was that; nothing, if it has been said why not. */
async function pgn() {
  if (!(await notation.loadOrTell(tell))) return undefined;
  const text = notation.pgn();
  return last?.end?.startsWith('time') ? text.replace('\n\n', '\n[Termination "time forfeit"]\n\n') : text;
}

async function save() {
  const text = await pgn();
  if (text !== undefined) download(new Blob([text], { type: 'application/x-chess-pgn' }), words.fileName);
}

/** The last step, whatever is said of it. @param {import('../../document/document.js').View} view */
const lastOf = ({ line }) => line.at(-1)?.node;

/** Shows the end of the game, also while a person looks back; answers whether there is one to show. */
export function showResult() {
  const view = doc.current();
  if (view.end) last = view;
  else if (view.loads !== last?.loads || lastOf(view) !== lastOf(last)) last = undefined;
  const isShown = play.hasEnded() && last !== undefined;
  result.hidden = !isShown;
  if (!isShown || !last) {
    dock();
    isNews = play.current() !== undefined && !play.hasEnded();
    return false;
  }
  if (isNews) putOverBoard();
  else if (isOver() && view.ply < view.length) dock();
  isNews = false;
  const game = play.current();
  const person = play.person();
  const rival = game ? game.w || game.b : '';
  const [weaker, stronger] = [rivalOf(rival, -1), rivalOf(rival, 1)];
  toEnd.hidden = view.ply === view.length;
  setText(head, words.head(last, person));
  setText(why, words.why(last, person));
  setText(score, status.more(last));
  result.classList.toggle('won', last.winner !== undefined && last.winner === person);
  controls.easier.hidden = person === undefined || !weaker;
  controls.harder.hidden = person === undefined || !stronger;
  setText(controls.easier, weaker ? words.at(weaker) : '');
  setText(controls.harder, stronger ? words.at(stronger) : '');
  return true;
}
