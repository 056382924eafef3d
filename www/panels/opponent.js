// @ts-check
// The game against the computer, as it is seen: a new game, who plays, what the computer thinks, and what a person may
// ask of it. Loaded when it is first wanted.
import { tellLine } from '../aside.js';
import * as board from '../board.js';
import * as game from '../document.js';
import { action, button, h, loadStyle, make, need, setText } from '../dom.js';
import * as engine from '../engine.js';
import { showMeter, startMeter } from '../match/meter.js';
import { players, showPlayers, startPlayers, tellTime } from '../match/players.js';
import { result, showResult, startResult } from '../match/result.js';
import { timeTags } from '../match/terms.js';
import { showThought, thoughts } from '../match/thought.js';
import * as opponent from '../opponent.js';
import { pointAt, refuseWith, tell, turnTo } from '../play.js';
import { say } from '../speech.js';
import * as tabs from '../tabs.js';
import * as timeline from '../timeline.js';
import { translated } from '../words.js';
import * as english from '../words/en/play.js';
import { newGameForm } from './new-game.js';

const { opponent: words, meter: meterWords } = await translated('play', english);
/** A computer that thinks for longer than this is said to do so. */
const LONG_MS = 1500;
/** How long a button waits to be pressed again, where that cannot be taken back. */
const SURE_MS = 4000;
/** So often it has to be pressed to allow help in a game without. */
const UNLOCK_PRESSES = 3;
/** Where the keyboard begins a game: on the king's pawn. */
const PAWNS = { w: 12, b: 52 };

const place = need('opponent', HTMLElement);
const opener = button('opponent-open');
const form = newGameForm(begin, () => showForm(false));
const state = make('p', 'state');
const lock = make('p', 'lock');
const trouble = make('div', 'message');
const controls = {
  moveNow: action(words.moveNow, opponent.moveNow),
  hint: action(words.hint, () => void hint(), { 'aria-keyshortcuts': 'g' }),
  takeBack: action(words.takeBack, takeBack),
  claim: action(words.claim, claim),
  offer: action(words.offer, () => void offer()),
  resign: action(words.resign, resign),
  pause: action(words.pause, () => opponent.pause(!opponent.current()?.isPaused)),
  unlock: action(words.unlock, unlock),
  other: action(words.otherGame, () => showForm(true)),
  why: action(words.why, () => void why()),
};
const table = h('div', { class: 'match', id: 'match' }, players, result, state, lock, h('div', { class: 'row' }, ...Object.values(controls)), trouble, thoughts);
const meterBox = h('input', { type: 'checkbox', id: 'opponent-meter', onchange: () => opponent.showMeter(meterBox.checked) });
const meterChoice = h('label', { class: 'check' }, meterBox, meterWords.show);
const settlePlayers = startPlayers(table);
let hasStarted = false;
let isFormShown = false;
/** @type {{ view: import('../document.js').View, move: string } | undefined} the hint that was given, and where */
let hinted;
/** @type {import('../document.js').View | undefined} where a draw was offered */
let offered;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let saying;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let doubt;
/** How often it has been pressed to allow help. */
let presses = 0;
let isThinking = false;

export async function start() {
  if (hasStarted) return;
  hasStarted = true;
  const isAsked = document.activeElement === opener;
  await loadStyle(new URL('../styles/opponent.css', import.meta.url));
  place.append(form.element, table, meterChoice);
  for (const [name, element] of Object.entries(controls)) element.id = `opponent-${name}`;
  startMeter();
  startResult(rematch);
  engine.open({ ready: render, restart: () => tell(words.restarted), loss: showLoss });
  refuseWith((view) => {
    if (opponent.levelToMove(view) > 0) return words.notYours(view.turn);
    return opponent.isLocked() && view.ply < view.length ? words.lookingBack : '';
  });
  timeline.refuseWith(() => (opponent.isLocked() ? words.refusedLocked : ''));
  isFormShown = isAsked && !opponent.current();
  opponent.start({ change: render, fall() {}, locked: () => tell(words.refusedLocked) });
  if (opponent.current()) turnTo(opponent.person() === 'b');
  opener.addEventListener('click', () => showForm(true));
  need('board', HTMLElement).addEventListener('keydown', answerKey);
  if (isFormShown) showForm(true);
}

/** @param {boolean} isShown */
function showForm(isShown) {
  isFormShown = isShown;
  render();
  if (isShown) form.focus();
  else (opener.hidden ? controls.other : opener).focus();
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
  isFormShown = false;
  hinted = undefined;
  calmDown();
  const person = opponent.person();
  turnTo(person === 'b');
  render();
  board.focus(PAWNS[person ?? 'w']);
  need('board', HTMLElement).scrollIntoView({ block: 'nearest' });
  say(person ? words.begun(person, w || b) : words.watching);
}

/** The same game again. @param {number} by how much higher the level is @param {boolean} isSame whether the colours stay */
function rematch(by, isSame) {
  const match = opponent.current();
  if (!match) return;
  const level = (/** @type {number} */ old) => (old === 0 ? 0 : old + by);
  const [w, b] = isSame ? [match.w, match.b] : [match.b, match.w];
  const time = match.time && !isSame ? { w: match.time.b, b: match.time.w } : match.time;
  const help = match.help === 'unlocked' ? 'locked' : match.help;
  begin({ w: level(w), b: level(b), time, help, load: game.restart });
}

async function hint() {
  const view = game.current();
  if (hinted?.view !== view) {
    setText(state, words.looking);
    const advice = await opponent.advise();
    if (!advice) return;
    hinted = { view, move: advice.move };
    const { step } = tellLine(view.fen, advice.move, 1);
    pointAt([step.from]);
    tell(words.hintPiece(step));
  } else {
    const { step } = tellLine(view.fen, hinted.move, 1);
    pointAt([step.from, step.to]);
    tell(words.hintMove(step));
  }
  render();
}

function takeBack() {
  say(words.tookBack(opponent.takeBack()));
}

/** Explains the last move in the panel of thinking. */
async function why() {
  await tabs.show('think');
  const panel = await import('./think.js').catch(() => undefined);
  await panel?.openForLast();
}

function claim() {
  const [code] = game.current().claims;
  if (code) game.end(code);
}

async function offer() {
  offered = game.current();
  render();
  setText(state, words.considering);
  const agrees = await opponent.offerDraw();
  render();
  if (agrees === false) tell(words.declined);
}

/** Gives the game up, if the button is pressed twice. */
function resign() {
  const isSure = controls.resign.textContent === words.resignSure;
  calmDown();
  if (isSure) return opponent.resign();
  setText(controls.resign, words.resignSure);
  say(words.resignSure);
  doubt = setTimeout(calmDown, SURE_MS);
}

/** Allows help, if the button is pressed three times: nobody does that by chance. */
function unlock() {
  const pressed = presses + 1;
  calmDown();
  if (pressed >= UNLOCK_PRESSES) {
    opponent.unlock();
    return tell(words.spokenUnlocked);
  }
  presses = pressed;
  const text = words.unlockSure(UNLOCK_PRESSES - presses);
  setText(controls.unlock, text);
  say(text);
  doubt = setTimeout(calmDown, SURE_MS);
}

/** Nobody is about to resign, or to allow help. */
function calmDown() {
  clearTimeout(doubt);
  presses = 0;
  setText(controls.resign, words.resign);
  setText(controls.unlock, words.unlock);
}

/** On the board `c` asks for the time. @param {KeyboardEvent} event */
function answerKey(event) {
  if (event.key !== 'c' || event.ctrlKey || event.metaKey || event.altKey || !opponent.current()?.time) return;
  event.preventDefault();
  tellTime();
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
  const match = opponent.current();
  const view = game.current();
  form.element.hidden = !isFormShown;
  table.hidden = !match || isFormShown;
  opener.hidden = isFormShown || match !== undefined;
  meterChoice.hidden = opponent.isLocked();
  meterBox.checked = opponent.wantsMeter();
  settlePlayers();
  showMeter();
  if (!match) return form.show();
  const isOver = showResult();
  showPlayers(match);
  setText(state, stateText(view, match));
  state.hidden = isOver && view.ply === view.length;
  setText(lock, match.help === 'locked' ? words.locked : words.unlocked);
  lock.hidden = match.help === 'free';
  table.classList.toggle('thinking', opponent.isThinking());
  showControls(view, match);
  showThought(opponent.lastOwnThought());
  if (opponent.isThinking() === isThinking) return;
  isThinking = opponent.isThinking();
  clearTimeout(saying);
  if (isThinking) saying = setTimeout(() => say(words.spokenThinking(opponent.levelToMove(game.current()))), LONG_MS);
}

/** @param {import('../document.js').View} view @param {import('../opponent.js').Match} match */
function stateText(view, match) {
  if (match.isPaused) return words.paused;
  if (view.ply < view.length) return words.lookingBack;
  if (view.reasons.length > 0) return words.notLegal;
  return opponent.isThinking() ? words.thinking(view.turn, match[view.turn === 'w' ? 'w' : 'b']) : words.yourMove;
}

/** @param {import('../document.js').View} view @param {import('../opponent.js').Match} match */
function showControls(view, match) {
  const person = opponent.person();
  const isOver = opponent.hasEnded();
  const isPlayed = !isOver && person !== undefined && !match.isPaused;
  const isOwnTurn = isPlayed && view.ply === view.length && view.turn === person && view.reasons.length === 0;
  const isLocked = opponent.isLocked();
  /** @type {Record<keyof typeof controls, [isShown: boolean, isEnabled: boolean]>} */
  const shown = {
    moveNow: [!isOver && !match.isPaused, opponent.isThinking()],
    hint: [isPlayed && !isLocked, isOwnTurn],
    takeBack: [person !== undefined && match.help !== 'locked', opponent.lastOwnMove() >= 0],
    claim: [isOwnTurn && view.claims.length > 0, true],
    offer: [isPlayed, isOwnTurn && offered !== view],
    resign: [isPlayed, true],
    pause: [!isOver && (person === undefined || match.isPaused || match.time !== undefined), true],
    unlock: [isLocked, true],
    other: [true, true],
    why: [!isLocked, view.lastStep !== undefined],
  };
  const focused = Object.values(controls).find((element) => element === document.activeElement);
  for (const [name, [isShown, isEnabled]] of Object.entries(shown)) {
    const element = controls[/** @type {keyof typeof controls} */ (name)];
    element.hidden = !isShown;
    element.disabled = !isEnabled;
  }
  setText(controls.hint, hinted?.view === view ? words.showMove : words.hint);
  setText(controls.pause, match.isPaused ? words.goOn : words.pause);
  // The keyboard stays near where it was.
  if (focused && (focused.hidden || focused.disabled)) Object.values(controls).find((next) => !next.hidden && !next.disabled)?.focus();
}
