// @ts-check
// The evaluation beside the board: a bar that shows who stands better, and by how much.
import * as board from '../../board/board.js';
import * as doc from '../../document/document.js';
import { h, make, setAttribute, setText } from '../../ui/dom.js';
import * as play from './game.js';
import { translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/play.js';

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
  const view = doc.current();
  if (view.end) {
    const share = view.winner === 'w' ? 1 : view.winner === 'b' ? 0 : 0.5;
    return { share, short: '', text: words.over(view) };
  }
  const told = play.weigh();
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
  board.onFlip(turn);
  document.addEventListener('visibilitychange', showMeter);
}

const turn = () => bar.classList.toggle('flipped', board.isFlipped());

/** Draws it as the game and the position are now. */
export function showMeter() {
  const isShown = play.wantsMeter() && !play.isLocked() && doc.current().reasons.length === 0;
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
