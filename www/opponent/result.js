// @ts-check
// How a game against the computer has ended, and what may come next.
import { copyWith } from '../copy.js';
import * as game from '../document.js';
import { action, h, make, setText } from '../dom.js';
import * as opponent from '../opponent.js';
import { status } from '../strings.js';
import { translated } from '../words.js';
import * as english from '../words/en/play.js';
import { rivalOf } from './state.js';

const { result: words } = await translated('play', english);

const head = make('h3', 'result-head');
const why = make('p');
const score = h('p', { class: 'result-score', 'aria-hidden': 'true' });
const copy = action(words.copy, () => {}, { id: 'opponent-copy' });
/** @type {(by: number, isSame: boolean) => void} */
let again = () => {};
const controls = {
  rematch: action(words.rematch, () => again(0, false), { id: 'opponent-rematch', class: 'primary' }),
  same: action(words.same, () => again(0, true), { id: 'opponent-same' }),
  easier: action('', () => again(-1, false), { id: 'opponent-easier' }),
  harder: action('', () => again(1, false), { id: 'opponent-harder' }),
};
const review = action(words.review, () => game.goTo(opponent.current()?.from ?? 0), { id: 'opponent-review' });
const toEnd = action(words.toEnd, () => {
  review.focus();
  game.goTo(game.current().length);
}, { id: 'opponent-end' });
export const result = h(
  'div',
  { class: 'result', hidden: true },
  h('div', { class: 'result-text' }, head, why),
  score,
  h('div', { class: 'row' }, ...Object.values(controls)),
  h(
    'div',
    { class: 'row after' },
    review,
    toEnd,
    copy,
    action(words.download, download, { id: 'opponent-download' }),
  ),
);
copyWith(copy, pgn, result);
/** @type {import('../document.js').View | undefined} how the game stood when it ended */
let last;

/** Calls back with a change of the level, and whether the colours stay. @param {typeof again} onAgain */
export function startResult(onAgain) {
  again = onAgain;
}

/** The game as PGN, with the time as the reason of its end where it was that. */
function pgn() {
  const text = game.pgn();
  return last?.end?.startsWith('time') ? text.replace('\n\n', '\n[Termination "time forfeit"]\n\n') : text;
}

function download() {
  const url = URL.createObjectURL(new Blob([pgn()], { type: 'application/x-chess-pgn' }));
  h('a', { href: url, download: words.fileName }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Shows the end of the game, also while a person looks back; answers whether there is one to show. */
export function showResult() {
  const view = game.current();
  if (view.end) last = view;
  else if (view.line !== last?.line) last = undefined;
  const isShown = opponent.hasEnded() && last !== undefined;
  result.hidden = !isShown;
  if (!isShown || !last) return false;
  const duel = opponent.current();
  const person = opponent.person();
  const rival = duel ? duel.w || duel.b : '';
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
