// @ts-check
// The game against the computer, as it is seen: a new game, who plays, what the computer thinks, and what a person may
// ask of it. Loaded when it is first wanted.
import * as board from '../board.js';
import * as game from '../document.js';
import { action, button, h, loadStyle, make, need, setText } from '../dom.js';
import * as engine from '../engine.js';
import { buttons, calmDown, otherGame, showControls, startControls } from '../opponent/controls.js';
import { showMeter, startMeter } from '../opponent/meter.js';
import { players, showPlayers, startPlayers } from '../opponent/players.js';
import { result, showResult, startResult } from '../opponent/result.js';
import { rivalOf } from '../opponent/state.js';
import { timeTags } from '../opponent/terms.js';
import { showThought, thoughts } from '../opponent/thought.js';
import * as opponent from '../opponent.js';
import { refuseWith, tell, turnTo } from '../play.js';
import { say } from '../speech.js';
import * as timeline from '../timeline.js';
import { translated } from '../words.js';
import * as english from '../words/en/play.js';
import { newGameForm } from './new-game.js';

const { opponent: words, meter: meterWords, result: resultWords } = await translated('play', english);
/** A computer that thinks for longer than this is said to do so. */
const LONG_MS = 1500;
/** Room between the edge of the screen and what is brought to sight, in pixels. */
const MARGIN = 8;
/** Where the keyboard begins a game: on the king's pawn. */
const PAWNS = { w: 12, b: 52 };

const place = need('opponent', HTMLElement);
const opener = button('opponent-open');
const form = newGameForm(begin, () => showForm(false));
const state = make('p', 'state');
const lock = make('p', 'lock');
const trouble = make('div', 'message');
const table = h('div', { class: 'duel', id: 'duel' }, players, result, state, lock, h('div', { class: 'row' }, ...buttons), trouble, thoughts);
const meterBox = h('input', { type: 'checkbox', id: 'opponent-meter', onchange: () => opponent.showMeter(meterBox.checked) });
const meterChoice = h('label', { class: 'check' }, meterBox, meterWords.show);
const settlePlayers = startPlayers(table);
let hasStarted = false;
/** Whether somebody has asked for a new game while all this was on its way. */
let isAskedAgain = false;
let isFormShown = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let saying;
let isThinking = false;

export async function start() {
  isAskedAgain = hasStarted;
  if (hasStarted) return;
  hasStarted = true;
  const isAsked = document.activeElement === opener;
  await loadStyle(new URL('../styles/opponent.css', import.meta.url));
  place.append(form.element, table, meterChoice);
  startMeter();
  startResult(rematch);
  startControls({ renew: render, tellState: (text) => setText(state, text), openForm: () => showForm(true) });
  engine.open({ ready: render, restart: () => tell(words.restarted), loss: showLoss });
  refuseWith((view) => {
    if (opponent.playerToMove(view)) return words.notYours(view.turn);
    return opponent.isLocked() && view.ply < view.length ? words.lookingBack : '';
  });
  timeline.refuseWith(() => (opponent.isLocked() ? words.refusedLocked : ''));
  isFormShown = isAskedAgain || (isAsked && !opponent.current());
  opponent.start({ change: render, fall: sayFall, locked: () => tell(words.refusedLocked) });
  if (opponent.current()) turnTo(opponent.person() === 'b');
  opener.addEventListener('click', () => showForm(true));
  if (isFormShown) showForm(true);
}

/** @param {boolean} isShown */
function showForm(isShown) {
  isFormShown = isShown;
  if (!isShown) form.renew();
  render();
  if (isShown) form.show();
  if (isShown) form.focus();
  else (opener.hidden ? otherGame : opener).focus();
}

/** Offers a new game from a Chess960 start. @param {number} number */
export function offerChess960(number) {
  form.startFrom(number);
  showForm(true);
}

/** @param {import('./new-game.js').Plan} plan */
function begin({ w, b, time, help, load }) {
  const tags = `[White "${words.name(w)}"]\n[Black "${words.name(b)}"]\n${timeTags(time)}\n*`;
  opponent.begin({ w, b, time, help }, () => load(tags));
  form.renew();
  isFormShown = false;
  calmDown();
  const person = opponent.person();
  turnTo(person === 'b');
  render();
  board.focus(PAWNS[person ?? 'w']);
  bringToSight();
  say(person ? words.begun(person, w || b) : words.watching(w, b));
}

/** Scrolls from the top of the page as little as shows the board with its clocks, or else the square that has the keyboard. */
function bringToSight() {
  scrollTo({ top: 0, behavior: 'instant' });
  const clocks = players.getBoundingClientRect();
  const frame = /** @type {Element} */ (document.querySelector('.board-frame')).getBoundingClientRect();
  const top = players.classList.contains('above') ? clocks.top : frame.top;
  if (frame.bottom - top > innerHeight) document.activeElement?.scrollIntoView({ block: 'nearest' });
  else if (frame.bottom > innerHeight) scrollBy({ top: Math.min(top, frame.bottom + MARGIN - innerHeight), behavior: 'instant' });
}

/** Says whose time is up. */
function sayFall() {
  const view = game.current();
  say(resultWords.why(view, opponent.person()));
}

/** The same game again. @param {number} by how much stronger the computer is @param {boolean} isSame whether the colours stay */
function rematch(by, isSame) {
  const duel = opponent.current();
  if (!duel) return;
  const rival = (/** @type {string} */ old) => (old && rivalOf(old, by)) || old;
  const [w, b] = isSame ? [duel.w, duel.b] : [duel.b, duel.w];
  const time = duel.time && !isSame ? { w: duel.time.b, b: duel.time.w } : duel.time;
  const help = duel.help === 'unlocked' ? 'locked' : duel.help;
  begin({ w: rival(w), b: rival(b), time, help, load: (tags) => game.beginGame('again', tags) });
}

/** There is no engine: what to do about it, and without it. */
function showLoss() {
  const isWaiting = opponent.isThinking();
  const again = action(words.tryAgain, () => {
    trouble.replaceChildren();
    engine.retry();
  });
  const byHand = action(words.byHand, () => {
    trouble.replaceChildren();
    opponent.pause(true);
  });
  trouble.replaceChildren(h('p', { class: 'error' }, words.lost, ' ', again, isWaiting ? byHand : ''));
  say(words.lost);
}

function render() {
  const duel = opponent.current();
  const view = game.current();
  form.element.hidden = !isFormShown;
  table.hidden = !duel || isFormShown;
  opener.hidden = isFormShown || duel !== undefined;
  meterChoice.hidden = opponent.isLocked();
  meterBox.checked = opponent.wantsMeter();
  settlePlayers();
  showMeter();
  if (!duel) return form.show();
  const isOver = showResult();
  showPlayers(duel);
  setText(state, stateText(view, duel, isOver));
  state.hidden = isOver && view.ply === view.length;
  setText(lock, duel.help === 'locked' ? words.locked : words.unlocked);
  lock.hidden = duel.help === 'free';
  table.classList.toggle('thinking', opponent.isThinking());
  showControls(view, duel);
  showThought(opponent.lastOwnThought(), !opponent.wantsMeter());
  if (opponent.isThinking() === isThinking) return;
  isThinking = opponent.isThinking();
  clearTimeout(saying);
  // Where the computer plays itself, its moves are enough to listen to.
  if (isThinking && opponent.person()) saying = setTimeout(() => say(words.spokenThinking(opponent.playerToMove(game.current()))), LONG_MS);
}

/** @param {import('../document.js').View} view @param {import('../opponent.js').Duel} duel @param {boolean} isOver */
function stateText(view, duel, isOver) {
  if (duel.isPaused) return words.paused;
  if (view.ply < view.length) return isOver ? words.lookingBackOver : words.lookingBack;
  if (view.reasons.length > 0) return words.notLegal;
  return opponent.isThinking() ? words.thinking(view.turn, duel[view.turn === 'w' ? 'w' : 'b']) : words.yourMove;
}
