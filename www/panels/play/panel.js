// @ts-check
// The game against the computer, as it is seen: a new game, who plays, what the computer thinks, and what a person may
// ask of it. Loaded when it is first wanted.
import * as board from '../../board/board.js';
import * as doc from '../../document/document.js';
import { action, button, h, loadStyle, make, need, setText } from '../../ui/dom.js';
import * as engine from '../../engine/service.js';
import { controlRow, calmDown, otherGame, showControls, startControls } from './controls.js';
import { showMeter, startMeter } from './meter.js';
import { showPlayers, startPlayers } from './players.js';
import { dock, result, showResult, startResult } from './result.js';
import { rivalOf } from './state.js';
import { timeTags } from './terms.js';
import { showThought, thoughts } from './thought.js';
import * as play from './game.js';
import { refuseWith, tell, turnTo } from '../../board/hand.js';
import { once } from '../../ui/once.js';
import { say } from '../../ui/speech.js';
import * as tabs from '../../ui/tabs.js';
import { isBeforeEnd, lockWith } from '../../document/guard.js';
import { translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/play.js';
import { newGameForm } from './new-game.js';

const { game: words, meter: meterWords, result: resultWords } = await translated('play', english);
/** A computer that thinks for longer than this is said to do so. */
const LONG_MS = 1500;
/** Room between the edge of the screen and what is brought to sight, in pixels. */
const MARGIN = 8;
/** Where the keyboard begins a game: on the king's pawn. */
const PAWNS = { w: 12, b: 52 };

const place = need('game-card', HTMLElement);
const opener = button('game-open');
/** The list of the moves, with its head. */
const record = /** @type {HTMLElement} */ (need('moves', HTMLElement).closest('.record'));
const form = newGameForm(begin, () => showForm(false));
const state = make('p', 'state');
const lock = make('p', 'lock');
const trouble = make('div', 'message');
const table = h('div', { class: 'game', id: 'game' }, result, state, lock, controlRow, trouble);
const thinking = h('section', { class: 'card', id: 'game-thoughts', hidden: true }, thoughts);
const meterBox = h('input', { type: 'checkbox', id: 'game-meter', onchange: () => play.showMeter(meterBox.checked) });
const meterChoice = h('label', { class: 'check' }, meterBox, meterWords.show);
let isFormShown = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let saying;
let isThinking = false;

/** Begins once. */
export const start = once(async () => {
  await loadStyle(new URL('../../styles/game.css', import.meta.url));
  place.append(form.element, table, meterChoice);
  need('panel-game', HTMLElement).append(thinking);
  startMeter();
  startPlayers();
  startResult(rematch);
  startControls({ renew: render, tellState: (text) => setText(state, text), openForm: () => showForm(true) });
  engine.open({ ready: render, restart: () => tell(words.restarted), loss: showLoss });
  refuseWith((view) => {
    if (play.playerToMove(view)) return words.notYours(view.turn);
    return isBeforeEnd() ? words.lookingBack : '';
  });
  play.start({ change: render, fall: sayFall });
  goOn();
});

/** Goes on with the game that was kept, once it is known. */
export async function resume() {
  await start();
  goOn();
}

function goOn() {
  lockWith(play.isLocked);
  play.resume();
  if (play.current()) turnTo(play.person() === 'b');
}

/** Offers a new game. @param {{ number?: number }} wish the Chess960 start that it is to begin from */
export async function open({ number }) {
  await Promise.all([tabs.show('game'), start()]);
  if (number !== undefined) form.startFrom(number);
  showForm(true);
}

/** @param {boolean} isShown */
function showForm(isShown) {
  isFormShown = isShown;
  if (!isShown) form.renew();
  render();
  if (!isShown) return (opener.hidden ? otherGame : opener).focus();
  dock();
  form.show();
  form.focus();
}

/** @param {import('./new-game.js').Plan} plan */
function begin({ w, b, time, help, load }) {
  play.begin({ w, b, time, help }, () => load([['White', words.name(w)], ['Black', words.name(b)], ...timeTags(time)]));
  form.renew();
  isFormShown = false;
  calmDown();
  const person = play.person();
  turnTo(person === 'b');
  render();
  board.focus(PAWNS[person ?? 'w']);
  bringToSight();
  say(person ? words.begun(person, w || b) : words.watching(w, b));
}

/** Scrolls from the top of the page as little as shows the board with its clocks, or else the square that has the keyboard. */
function bringToSight() {
  scrollTo({ top: 0, behavior: 'instant' });
  const bars = Array.from(document.querySelectorAll('.play > .player'), (bar) => bar.getBoundingClientRect());
  const [top, bottom] = [Math.min(...bars.map((bar) => bar.top)), Math.max(...bars.map((bar) => bar.bottom))];
  if (bottom - top > innerHeight) document.activeElement?.scrollIntoView({ block: 'nearest' });
  else if (bottom > innerHeight) scrollBy({ top: Math.min(top, bottom + MARGIN - innerHeight), behavior: 'instant' });
}

/** Says whose time is up. */
function sayFall() {
  const view = doc.current();
  say(resultWords.why(view, play.person()));
}

/** The same game again. @param {number} by how much stronger the computer is @param {boolean} isSame whether the colours stay */
function rematch(by, isSame) {
  const game = play.current();
  if (!game) return;
  const rival = (/** @type {string} */ old) => (old && rivalOf(old, by)) || old;
  const [w, b] = isSame ? [game.w, game.b] : [game.b, game.w];
  const time = game.time && !isSame ? { w: game.time.b, b: game.time.w } : game.time;
  const help = game.help === 'unlocked' ? 'locked' : game.help;
  begin({ w: rival(w), b: rival(b), time, help, load: (tags) => doc.beginGame('again', tags) });
}

/** There is no engine: what to do about it, and without it. @param {string} reason */
function showLoss(reason) {
  const isWaiting = play.isThinking();
  const again = action(words.tryAgain, () => {
    trouble.replaceChildren();
    play.consider();
  });
  const byHand = action(words.byHand, () => {
    trouble.replaceChildren();
    play.pause(true);
  });
  trouble.replaceChildren(h('p', { class: 'error' }, words.lost(reason), ' ', again, isWaiting ? byHand : ''));
  say(words.lost(reason));
}

function render() {
  const game = play.current();
  const view = doc.current();
  form.element.hidden = !isFormShown;
  table.hidden = !game || isFormShown;
  opener.hidden = isFormShown || game !== undefined;
  meterChoice.hidden = play.isLocked();
  meterBox.checked = play.wantsMeter();
  showMeter();
  arrange(game !== undefined && !isFormShown);
  thinking.hidden ||= !game || isFormShown;
  showPlayers(game);
  const isOver = showResult();
  if (!game) return form.show();
  setText(state, stateText(view, game, isOver));
  state.hidden = isOver && view.ply === view.length;
  setText(lock, game.help === 'locked' ? words.locked : words.unlocked);
  lock.hidden = game.help === 'free';
  table.classList.toggle('thinking', play.isThinking());
  showControls(view, game);
  showThought(play.lastOwnThought(), !play.wantsMeter());
  thinking.hidden = thoughts.hidden || isFormShown;
  if (play.isThinking() === isThinking) return;
  isThinking = play.isThinking();
  clearTimeout(saying);
  // What went wrong before is no longer so, or is said again.
  if (isThinking) trouble.replaceChildren();
  // Where the computer plays itself, its moves are enough to listen to.
  if (isThinking && play.person()) saying = setTimeout(() => say(words.spokenThinking(play.playerToMove(doc.current()))), LONG_MS);
}

/** In a game its moves come first, and then what may be asked of it. @param {boolean} isPlayed */
function arrange(isPlayed) {
  if (place.classList.toggle('played', isPlayed) === (record.nextElementSibling === place)) return;
  const { activeElement } = document;
  if (isPlayed) place.before(record);
  else place.after(record);
  // What is put elsewhere loses the keyboard.
  if (activeElement instanceof HTMLElement && record.contains(activeElement)) activeElement.focus();
}

/** @param {import('../../document/document.js').View} view @param {import('./game.js').Game} game @param {boolean} isOver */
function stateText(view, game, isOver) {
  if (game.isPaused) return words.paused;
  if (view.ply < view.length) return isOver ? words.lookingBackOver : words.lookingBack;
  if (view.reasons.length > 0) return words.notLegal;
  return play.isThinking() ? words.thinking(view.turn, game[view.turn === 'w' ? 'w' : 'b']) : words.yourMove;
}
