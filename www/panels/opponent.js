// @ts-check
// The game against the computer, as it is seen: a new game, who plays, what the computer thinks, and what a person may
// ask of it. Loaded when it is first wanted.
import { tellLine } from '../aside.js';
import * as board from '../board.js';
import * as game from '../document.js';
import { action, button, loadStyle, make, need, setAttribute, setText } from '../dom.js';
import * as engine from '../engine.js';
import * as opponent from '../opponent.js';
import { pointAt, refuseWith, tell, turnTo } from '../play.js';
import { say } from '../speech.js';
import * as strings from '../strings.js';
import * as tabs from '../tabs.js';
import { translated } from '../words.js';
import * as english from '../words/en/play.js';
import { newGameForm } from './new-game.js';

const { opponent: words } = await translated('play', english);
/** So many moves of the engine's line are told. */
const LINE_MOVES = 8;
/** A computer that thinks for longer than this is said to do so. */
const LONG_MS = 1500;
/** How long a button waits to be pressed again, where that cannot be taken back. */
const SURE_MS = 4000;
/** Where the keyboard begins a game: on the king's pawn. */
const PAWNS = { w: 12, b: 52 };
const SIDES = /** @type {const} */ (['w', 'b']);

const place = need('opponent', HTMLElement);
const opener = button('opponent-open');
const form = newGameForm(begin, () => showForm(false));
const table = make('div', 'match');
const players = SIDES.map((color) => {
  const name = make('span');
  const disc = make('span', `turn ${color}`);
  setAttribute(disc, 'aria-hidden', 'true');
  const row = make('p', 'player');
  row.append(disc, name);
  return { row, name };
});
const state = make('p', 'state');
const thoughts = make('details', 'thoughts');
const figures = make('p', 'muted figures');
const line = make('p', 'muted line');
const trouble = make('div', 'message');
const controls = {
  moveNow: action(words.moveNow, opponent.moveNow),
  hint: action(words.hint, () => void hint()),
  takeBack: action(words.takeBack, takeBack),
  offer: action(words.offer, () => void offer()),
  resign: action(words.resign, resign),
  pause: action(words.pause, () => opponent.pause(!opponent.current()?.isPaused)),
  rematch: action(words.rematch, () => rematch(0)),
  easier: action('', () => rematch(-1)),
  harder: action('', () => rematch(1)),
  other: action(words.otherGame, () => showForm(true)),
  why: action(words.why, () => void why()),
};
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
let isThinking = false;
let drawnLine = '';

export async function start() {
  if (hasStarted) return;
  hasStarted = true;
  await loadStyle(new URL('../styles/opponent.css', import.meta.url));
  const row = make('div', 'row');
  row.append(...Object.values(controls));
  thoughts.open = true;
  thoughts.append(make('summary', '', words.thoughts), figures, line);
  table.append(...players.map((player) => player.row), state, row, trouble, thoughts);
  table.id = 'match';
  place.append(form.element, table);
  for (const [name, element] of Object.entries(controls)) element.id = `opponent-${name}`;
  engine.open({ ready: render, restart: () => tell(words.restarted), loss: showLoss });
  refuseWith((view) => (opponent.levelToMove(view) > 0 ? words.notYours(view.turn) : ''));
  isFormShown = !opponent.current();
  opponent.start(render);
  turnTo(opponent.person() === 'b');
  opener.addEventListener('click', () => showForm(true));
  if (isFormShown) showForm(true);
}

/** @param {boolean} isShown */
function showForm(isShown) {
  isFormShown = isShown;
  render();
  if (isShown) form.focus();
  else (opener.hidden ? controls.other : opener).focus();
}

/** @param {import('./new-game.js').Plan} plan */
function begin({ w, b, load }) {
  const tags = `[White "${words.name(w)}"]\n[Black "${words.name(b)}"]\n\n*`;
  opponent.begin({ w, b }, () => load(tags));
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

/** The same game again, with the colours changed. @param {number} by */
function rematch(by) {
  const match = opponent.current();
  if (!match) return;
  const level = (/** @type {number} */ old) => (old === 0 ? 0 : old + by);
  begin({ w: level(match.b), b: level(match.w), load: game.restart });
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

/** Nobody is about to resign. */
function calmDown() {
  clearTimeout(doubt);
  setText(controls.resign, words.resign);
}

function showLoss() {
  const again = action(words.tryAgain, () => {
    trouble.replaceChildren();
    engine.retry();
  });
  const text = make('p', 'error', strings.failure.noEngine);
  text.append(' ', again);
  trouble.replaceChildren(text);
  say(strings.failure.noEngine);
}

function render() {
  const match = opponent.current();
  const view = game.current();
  opener.hidden = isFormShown || match !== undefined;
  form.element.hidden = !isFormShown;
  table.hidden = isFormShown || !match;
  if (isFormShown) return form.show();
  if (!match) return;
  const person = opponent.person();
  SIDES.forEach((color, index) => {
    const name = players[index]?.name;
    if (name) setText(name, words.player(match[color], color, engine.elo(match[color])));
  });
  setText(state, stateText(view, match));
  table.classList.toggle('thinking', opponent.isThinking());
  showControls(view, match, person);
  showThought();
  if (opponent.isThinking() === isThinking) return;
  isThinking = opponent.isThinking();
  clearTimeout(saying);
  if (isThinking) saying = setTimeout(() => say(words.spokenThinking(opponent.levelToMove(game.current()))), LONG_MS);
}

/** @param {import('../document.js').View} view @param {import('../opponent.js').Match} match */
function stateText(view, match) {
  if (view.end) return words.result(view, opponent.person());
  if (match.isPaused) return words.paused;
  if (view.ply < view.length) return words.lookingBack;
  if (view.reasons.length > 0) return words.notLegal;
  return opponent.isThinking() ? words.thinking(view.turn, match[view.turn === 'w' ? 'w' : 'b']) : words.yourMove;
}

/**
 * @param {import('../document.js').View} view
 * @param {import('../opponent.js').Match} match
 * @param {string | undefined} person
 */
function showControls(view, match, person) {
  const isOver = match.isOver || view.end !== undefined;
  const isOwnTurn = !isOver && !match.isPaused && view.ply === view.length && view.turn === person && view.reasons.length === 0;
  const level = match.w || match.b;
  /** @type {Record<keyof typeof controls, [isShown: boolean, isEnabled: boolean]>} */
  const shown = {
    moveNow: [!isOver && !match.isPaused, opponent.isThinking()],
    hint: [!isOver && person !== undefined && !match.isPaused, isOwnTurn],
    takeBack: [person !== undefined, opponent.lastOwnMove() >= 0],
    offer: [!isOver && person !== undefined && !match.isPaused, isOwnTurn && offered !== view],
    resign: [!isOver && person !== undefined && !match.isPaused, true],
    pause: [!isOver && (person === undefined || match.isPaused), true],
    rematch: [isOver, true],
    easier: [isOver && person !== undefined && level > 1, true],
    harder: [isOver && person !== undefined && level < 10, true],
    other: [true, true],
    why: [true, view.lastStep !== undefined],
  };
  const focused = Object.values(controls).find((element) => element === document.activeElement);
  for (const [name, [isShown, isEnabled]] of Object.entries(shown)) {
    const element = controls[/** @type {keyof typeof controls} */ (name)];
    element.hidden = !isShown;
    element.disabled = !isEnabled;
  }
  setText(controls.hint, hinted?.view === view ? words.showMove : words.hint);
  setText(controls.pause, match.isPaused ? words.goOn : words.pause);
  setText(controls.easier, words.rematchAt(level - 1));
  setText(controls.harder, words.rematchAt(level + 1));
  setAttribute(controls.rematch, 'class', isOver ? 'primary' : null);
  // The keyboard stays near where it was.
  if (focused && (focused.hidden || focused.disabled)) Object.values(controls).find((next) => !next.hidden && !next.disabled)?.focus();
}

function showThought() {
  const thought = opponent.lastThought();
  thoughts.hidden = !thought;
  if (!thought) return;
  setText(figures, words.thought(thought));
  const wanted = `${thought.fen} ${thought.line}`;
  if (wanted === drawnLine) return;
  drawnLine = wanted;
  setText(line, tellLine(thought.fen, thought.line, LINE_MOVES).text);
}
