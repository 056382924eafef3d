// @ts-check
// The game under way and the names of its players: on the big board while a match runs and its panel is open, until the
// reader goes back to what is there; then, and in a pause, on a small one.
import { readMove } from '../../document/aside.js';
import { action, h, need, setAttribute, setText } from '../../ui/dom.js';
import { stillBoard } from '../../board/create.js';
import { preview } from '../../board/preview.js';
import * as tabs from '../../ui/tabs.js';
import { translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/match.js';

/** @typedef {import('./runner.js').Live} Live */

const grid = need('board', HTMLElement);

/** FEN letters from a1 to h8. @param {string} fen */
function lettersOf(fen) {
  const rows = (fen.split(' ')[0] ?? '').replace(/\d/g, (digit) => '.'.repeat(Number(digit))).split('/');
  return rows.reverse().join('');
}

export async function screen() {
  const { match: words } = await translated('match', english);
  const [small, big] = [stillBoard(), preview(() => leave(true))];
  const black = h('p', { class: 'side b' });
  const white = h('p', { class: 'side w' });
  const text = h('p', { class: 'muted', id: 'match-live' });
  const watch = action(words.watch, () => {
    // The button goes: the keyboard stays near where it was.
    document.getElementById('match-pause')?.focus();
    leave(false);
  }, { class: 'quiet', id: 'match-watch', hidden: true });
  const element = h('div', { class: 'live' }, black, small.element, white, text, watch);
  /** @type {{ position: import('../../board/preview.js').Shown, told: string } | undefined} */
  let last;
  let isRunning = false;
  /** Whether the reader has gone back to the document. */
  let isAway = false;

  /** @param {boolean} wanted */
  function leave(wanted) {
    isAway = wanted;
    draw();
  }

  function draw() {
    const isBig = isRunning && !isAway && tabs.shown() === 'match';
    small.element.hidden = isBig || !last;
    watch.hidden = !isRunning || !isAway;
    if (!isBig || !last) big.hide();
    if (!last) return;
    const { position, told } = last;
    if (!isBig) small.show(position.board, position.label, { step: position.step });
    // Who works on the board by keyboard is left alone.
    else if (!grid.contains(document.activeElement)) big.show(position, words.previewed(told), words.aside(told));
  }

  /** @param {Live} now @param {import('./state.js').Plan} plan */
  function show({ number, fen, first, last: move, ply }, plan) {
    const names = [words.player(plan.first), words.player(plan.second)];
    const [one = '', other = ''] = first === 'w' ? names : names.reverse();
    const label = words.liveText(number + 1, one, other, ply);
    last = { position: { board: lettersOf(fen), step: move ? readMove(move) : undefined, label }, told: label };
    setText(white, one);
    setText(black, other);
    const turn = fen.split(' ')[1];
    setAttribute(white, 'data-turn', turn === 'w' ? '' : null);
    setAttribute(black, 'data-turn', turn === 'b' ? '' : null);
    setText(text, words.liveMove(number + 1, ply));
    draw();
  }

  /** @param {import('./course.js').State} state */
  function settle(state) {
    element.hidden = state !== 'running' && state !== 'paused';
    if (state === 'running' && !isRunning) isAway = false;
    isRunning = state === 'running';
    if (element.hidden) {
      last = undefined;
      for (const part of [white, black, text]) setText(part, '');
    }
    draw();
  }

  tabs.onShow(() => leave(false));
  return { element, show, settle };
}
