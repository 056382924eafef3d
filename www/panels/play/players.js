// @ts-check
// Who plays, what each has taken, and the clocks: a bar for each side on its edge of the board.
import * as board from '../../board/board.js';
import { AS_TEXT, GLYPHS } from '../../board/pieces.js';
import * as doc from '../../document/document.js';
import { h, make, setAttribute, setText } from '../../ui/dom.js';
import { writeSetting } from '../../ui/settings.js';
import * as engine from '../../engine/service.js';
import * as play from './game.js';
import { say } from '../../ui/speech.js';
import { translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/play.js';
import * as clock from './clock.js';
import { taken } from './taken.js';
import { isLow, turnAtEnd } from './timing.js';

/** @typedef {import('./clock.js').Color} Color */
/** @typedef {import('./state.js').Game} Game */

const { game: words, clock: clockWords } = await translated('play', english);
const frame = /** @type {HTMLElement} */ (document.querySelector('.board-frame'));
const bars = { w: makeBar('w'), b: makeBar('b') };
/** @type {Game | undefined} */
let game;
/** Whether it is noted if there are bars. */
let isKnown = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** Of whom it has been said that time is low. @type {Set<Color>} */
const warned = new Set();

/** @param {Color} color */
function makeBar(color) {
  const name = make('strong');
  const about = make('span', 'muted');
  const time = make('span', 'clock-time');
  const owner = make('span', 'spoken');
  const button = h('button', { type: 'button', class: 'clock', title: clockWords.ask, onclick: tellTime }, owner, time);
  const disc = h('span', { class: `turn ${color}`, 'aria-hidden': 'true' });
  const captives = h('span', { class: 'taken', role: 'img' });
  const lead = h('span', { class: 'lead', 'aria-hidden': 'true' });
  const bar = h('div', { class: 'player' }, disc, h('p', { class: 'who' }, name, ' ', about), captives, lead, button);
  return { bar, name, about, captives, lead, button, owner, time };
}

export function startPlayers() {
  board.onFlip(place);
  document.addEventListener('visibilitychange', tick);
}

/** Puts each bar on its edge of the board. */
function place() {
  if (!game) return;
  const [upper, lower] = board.isFlipped() ? [bars.w.bar, bars.b.bar] : [bars.b.bar, bars.w.bar];
  if (frame.previousElementSibling !== upper) frame.before(upper);
  if (frame.nextElementSibling !== lower) frame.after(lower);
}

/** @param {Game | undefined} next nothing, if nobody plays */
export function showPlayers(next) {
  // early.js leaves room for them before it is known whether there is a game.
  if (!isKnown || !next !== !game) writeSetting('gridmate.bars', next ? true : undefined);
  isKnown = true;
  if (next?.seed !== game?.seed) warned.clear();
  game = next;
  if (!next) {
    for (const { bar } of Object.values(bars)) bar.remove();
    return;
  }
  const turn = turnAtEnd(doc.current());
  const isOn = !play.hasEnded() && !next.isPaused;
  for (const color of /** @type {const} */ (['w', 'b'])) {
    const { bar, name, about, button } = bars[color];
    const player = next[color];
    const rating = engine.rating(player);
    setText(name, player ? words.playerName(player) : words.you);
    setText(about, rating ? `${words.color(color)} · ${words.rating(rating)}` : words.color(color));
    button.hidden = !next.time;
    bar.classList.toggle('on-turn', isOn && turn === color);
    showTaken(color);
  }
  place();
  tick();
}

/** @param {Color} color */
function showTaken(color) {
  const { captives, lead } = bars[color];
  const { letters, lead: by } = taken(doc.current(), color);
  captives.hidden = letters === '';
  setText(captives, letters.replace(/./g, (letter) => `${GLYPHS[letter]}${AS_TEXT}`));
  setAttribute(captives, 'aria-label', words.taken(letters, by));
  setText(lead, by > 0 ? `+${by}` : '');
}

/** Draws the clocks, and comes back when they are to look different. */
function tick() {
  clearTimeout(timer);
  const time = game?.time;
  if (!time) return;
  const running = clock.runs();
  for (const color of /** @type {const} */ (['w', 'b'])) {
    const { owner, time: text, button } = bars[color];
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
  if (warned.has(color) || play.person() !== color) return;
  warned.add(color);
  say(clockWords.low(left));
}

/** Says what both clocks show; answers whether there are any. */
export function tellTime() {
  const time = play.current()?.time;
  if (time) say(clockWords.spoken(play.person(), clock.of('w'), clock.of('b')));
  return time !== undefined;
}
