// @ts-check
// The evaluation beside the board: a bar that shows who stands better, and by how much.
import * as board from '../board.js';
import * as game from '../document.js';
import { h, make, need, setAttribute, setText } from '../dom.js';
import * as opponent from '../opponent.js';
import { translated } from '../words.js';
import * as english from '../words/en/play.js';

const { meter: words } = await translated('play', english);
/** How steeply the bar rises: a pawn moves it by about a tenth of its length. */
const STEEPNESS = 0.004;

const fill = make('span', 'meter-fill');
const bar = h('div', { class: 'meter', role: 'meter', 'aria-label': words.label, 'aria-valuemin': '0', 'aria-valuemax': '100', hidden: true }, fill);
const figure = h('span', { class: 'meter-figure', 'aria-hidden': 'true', hidden: true });

/**
 * White's share of the bar, and what it means.
 * @returns {{ share: number, short: string, text: string } | undefined} nothing where it is not known
 */
function read() {
  const view = game.current();
  if (view.end) {
    const share = view.winner === 'w' ? 1 : view.winner === 'b' ? 0 : 0.5;
    return { share, short: '', text: words.over(view) };
  }
  const told = opponent.weigh();
  if (!told) return undefined;
  const sign = view.turn === 'w' ? 1 : -1;
  const mateIn = told.mateIn === undefined ? undefined : sign * told.mateIn;
  const score = sign * told.score;
  const share = mateIn === undefined ? 1 / (1 + Math.exp(-STEEPNESS * score)) : mateIn > 0 ? 1 : 0;
  return { share, short: words.short(score, mateIn), text: words.words(score, mateIn) };
}

/** Puts the bar beside the board. */
export function startMeter() {
  document.querySelector('.board-frame')?.append(bar, figure);
  need('flip', HTMLElement).addEventListener('click', () => queueMicrotask(turn));
  document.addEventListener('visibilitychange', showMeter);
}

const turn = () => bar.classList.toggle('flipped', board.isFlipped());

/** Draws it as the duel and the position are now. */
export function showMeter() {
  const isShown = opponent.wantsMeter() && !opponent.isLocked() && game.current().reasons.length === 0;
  bar.hidden = !isShown;
  figure.hidden = !isShown;
  if (!isShown) return;
  turn();
  const known = read();
  // What is not known yet stays as it was, so that the bar does not flicker.
  if (!known) {
    if (!bar.hasAttribute('aria-valuenow')) draw(0.5, '', words.unknown);
    return;
  }
  draw(known.share, known.short, known.text);
}

/** @param {number} share @param {string} short @param {string} text */
function draw(share, short, text) {
  bar.style.setProperty('--share', share.toFixed(3));
  setAttribute(bar, 'aria-valuenow', String(Math.round(share * 100)));
  setAttribute(bar, 'aria-valuetext', text);
  setAttribute(bar, 'title', text);
  setText(figure, short);
}
