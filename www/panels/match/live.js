// @ts-check
// The game under way, on a small board between the names of its players.
import { readMove } from '../../aside.js';
import { h, setAttribute, setText } from '../../dom.js';
import { smallBoard } from '../../small-board.js';
import { translated } from '../../words.js';
import * as english from '../../words/en/match.js';

/** @typedef {import('./runner.js').Live} Live */

const EMPTY = '.'.repeat(64);

/** FEN letters from a1 to h8. @param {string} fen */
function lettersOf(fen) {
  const rows = (fen.split(' ')[0] ?? '').replace(/\d/g, (digit) => '.'.repeat(Number(digit))).split('/');
  return rows.reverse().join('');
}

export async function screen() {
  const [{ match: words }, board] = await Promise.all([translated('match', english), smallBoard()]);
  const black = h('p', { class: 'side b' });
  const white = h('p', { class: 'side w' });
  const text = h('p', { class: 'muted', id: 'match-live' });
  const element = h('div', { class: 'live' }, black, board.element, white, text);

  /** @param {Live} now @param {import('./state.js').Plan} plan */
  function show({ number, fen, first, last, ply }, plan) {
    const names = [words.player(plan.first), words.player(plan.second)];
    const [one = '', other = ''] = first === 'w' ? names : names.reverse();
    const step = last ? readMove(last) : undefined;
    board.show({ board: lettersOf(fen), step, label: words.liveText(number + 1, one, other, ply) });
    setText(white, one);
    setText(black, other);
    const turn = fen.split(' ')[1];
    setAttribute(white, 'data-turn', turn === 'w' ? '' : null);
    setAttribute(black, 'data-turn', turn === 'b' ? '' : null);
    setText(text, words.liveMove(number + 1, ply));
  }

  function clear() {
    board.show({ board: EMPTY, label: words.live });
    for (const part of [white, black, text]) setText(part, '');
  }
  clear();
  return { element, show, clear };
}
