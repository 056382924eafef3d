// @ts-check
// Who plays, each with a clock where there is one: the upper row is the side that is at the top of the board.
import * as game from '../document.js';
import { h, make, need, setText } from '../dom.js';
import * as engine from '../engine.js';
import * as opponent from '../opponent.js';
import { say } from '../speech.js';
import { translated } from '../words.js';
import * as english from '../words/en/play.js';
import * as clock from './clock.js';
import { isLow, turnAtEnd } from './timing.js';

/** @typedef {import('./clock.js').Color} Color */
/** @typedef {import('./state.js').Duel} Duel */

const { opponent: words, clock: clockWords } = await translated('play', english);
/** Where the panel stands beside the board. */
const wide = matchMedia('(min-width: 60rem)');

const rows = { w: makeRow('w'), b: makeRow('b') };
export const players = h('div', { class: 'players' }, rows.b.row, rows.w.row);
/** @type {Duel | undefined} */
let duel;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** Of whom it has been said that time is low. @type {Set<Color>} */
const warned = new Set();

/** @param {Color} color */
function makeRow(color) {
  const name = make('strong');
  const about = make('span', 'muted');
  const time = make('span', 'clock-time');
  const owner = make('span', 'spoken');
  const button = h('button', { type: 'button', class: 'clock', title: clockWords.ask, onclick: tellTime }, owner, time);
  const disc = h('span', { class: `turn ${color}`, 'aria-hidden': 'true' });
  const row = h('div', { class: 'player' }, disc, h('p', { class: 'who' }, name, ' ', about), button);
  return { row, name, about, button, owner, time };
}

/** Puts the rows where they can be seen beside or above the board. @param {HTMLElement} panel */
export function startPlayers(panel) {
  const settle = () => {
    const isAbove = !wide.matches && duel?.time !== undefined && !opponent.hasEnded();
    players.classList.toggle('above', isAbove);
    const board = document.querySelector('.board-frame');
    if (isAbove && board && players.nextElementSibling !== board) board.before(players);
    else if (!isAbove && players.parentElement !== panel) panel.prepend(players);
  };
  wide.addEventListener('change', settle);
  document.addEventListener('visibilitychange', tick);
  return settle;
}

/** @param {Duel} next */
export function showPlayers(next) {
  if (next.seed !== duel?.seed) warned.clear();
  duel = next;
  const turn = turnAtEnd(game.current());
  const isOn = !opponent.hasEnded() && !next.isPaused;
  for (const color of /** @type {const} */ (['w', 'b'])) {
    const { row, name, about, button } = rows[color];
    const player = next[color];
    const rating = engine.rating(player);
    setText(name, player ? words.playerName(player) : words.you);
    setText(about, rating ? `${words.color(color)} · ${words.rating(rating)}` : words.color(color));
    button.hidden = !next.time;
    row.classList.toggle('on-turn', isOn && turn === color);
  }
  const [upper, lower] = opponent.person() === 'b' ? [rows.w.row, rows.b.row] : [rows.b.row, rows.w.row];
  if (upper.nextElementSibling !== lower) upper.after(lower);
  tick();
}

/** Draws the clocks, and comes back when they are to look different. */
function tick() {
  clearTimeout(timer);
  const time = duel?.time;
  if (!time) return;
  const running = clock.runs();
  for (const color of /** @type {const} */ (['w', 'b'])) {
    const { owner, time: text, button } = rows[color];
    const left = clock.of(color);
    const shown = clockWords.text(left, clock.isInTenths(left) && time[color].base > 0);
    setText(text, shown);
    setText(owner, clockWords.of(color, ''));
    const isShort = isLow(left, time[color]);
    button.classList.toggle('low', isShort);
    button.classList.toggle('runs', running === color);
    if (running === color && isShort) warn(color, left);
  }
  if (running && !document.hidden) timer = setTimeout(tick, clock.nextTick(clock.of(running)) + 1);
}

/** Says once that a person's time is low. @param {Color} color @param {number} left */
function warn(color, left) {
  if (warned.has(color) || opponent.person() !== color) return;
  warned.add(color);
  say(clockWords.low(left));
}

/** Says what both clocks show; answers whether there are any. */
export function tellTime() {
  const time = opponent.current()?.time;
  if (time) say(clockWords.spoken(opponent.person(), clock.of('w'), clock.of('b')));
  return time !== undefined;
}
