// @ts-check
// What a person may ask of a game against the computer: a row of icons with their names, and which of them there are when.
// Where the row has no room for all, the last ones come with a button of their own.
import { tellLine } from '../../document/aside.js';
import * as doc from '../../document/document.js';
import { action, h, make, setAttribute, setText } from '../../ui/dom.js';
import { unanswered } from '../../engine/worker-client.js';
import * as play from './game.js';
import { pointAt, tell } from '../../board/hand.js';
import { say } from '../../ui/speech.js';
import { icon } from '../../ui/svg.js';
import * as tabs from '../../ui/tabs.js';
import { translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/play.js';
import { partsOf } from './state.js';

/** @typedef {import('../../document/document.js').View} View */

const { game: words } = await translated('play', english);
/** So often it has to be pressed to allow help in a game without. */
const UNLOCK_PRESSES = 3;

const [PAUSE, GO_ON] = ['M9 5.5v13M15 5.5v13', 'M8 5v14l11-7Z'];

/**
 * A button that does nothing while what it does is not to be had, even where it has kept the keyboard.
 * @param {string} text
 * @param {string} path of its icon
 * @param {() => void} work
 * @param {Record<string, unknown>} [properties]
 */
function control(text, path, work, properties) {
  const made = action('', () => made.ariaDisabled === 'true' || work(), { class: 'game-control', ...properties });
  made.append(icon(path), make('span', 'game-control-name', text));
  return made;
}

/** Names a button anew. @param {HTMLElement} button @param {string} text */
const rename = ({ lastElementChild }, text) => lastElementChild && setText(lastElementChild, text);

const main = {
  takeBack: control(words.takeBack, 'M9 5 4 10l5 5M4.5 10H15a5 5 0 0 1 0 10h-4', takeBack),
  hint: control(words.hint, 'M9 18h6M10.5 21h3M12 3a6 6 0 0 0-3.4 10.9c.7.6 1 1.3 1 2.1h4.8c0-.8.3-1.5 1-2.1A6 6 0 0 0 12 3Z', () => void hint(), { 'aria-keyshortcuts': 'g' }),
  claim: control(words.claim, 'M4 8h16M4 14h7M14 17l3 3 5-6', doc.claim),
  offer: control(words.offer, 'M5 9h14M5 15h14', () => void offer()),
  resign: control(words.resign, 'M6 21V4M6 5h12l-3 4 3 4H6', resign),
};
const others = {
  moveNow: control(words.moveNow, 'M13 3 5 14h6l-1 7 8-11h-6Z', play.moveNow),
  pause: control(words.pause, PAUSE, () => play.pause(!play.current()?.isPaused)),
  unlock: control(words.unlock, 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 6.8-1.2', unlock),
  tree: control('', 'M12 4v5M12 9 6 15M12 9l6 6M6 15v5M18 15v5', () => void openTree()),
  why: control(words.why, 'M8.5 9a3.5 3.5 0 1 1 5.2 3.1c-1.2.7-1.7 1.4-1.7 2.9M12 19v.2', () => void why()),
  other: control(words.otherGame, 'M12 5v14M5 12h14', () => listeners.openForm()),
};
const controls = { ...main, ...others };
for (const [name, element] of Object.entries(controls)) element.id = `game-${name}`;
const rest = h('div', { class: 'other-controls', id: 'game-rest' }, ...Object.values(others));
const more = control(words.more, 'M5 12v.1M12 12v.1M19 12v.1', () => setAttribute(more, 'aria-expanded', String(more.ariaExpanded !== 'true')), { id: 'game-more', 'aria-expanded': 'false', 'aria-controls': rest.id });
export const controlRow = h('div', { class: 'game-controls' }, ...Object.values(main), rest, more);
export const otherGame = others.other;
/** @type {{ renew: () => void, tellState: (text: string) => void, openForm: () => void }} */
let listeners = { renew() {}, tellState() {}, openForm() {} };
/** @type {{ view: View, move: string } | undefined} the hint that was given, and where */
let hinted;
/** @type {View | undefined} where a draw was offered */
let offered;
/** How often it has been pressed to allow help. */
let presses = 0;

/** Calls back when what is seen has changed, with what goes on, and for the form of a new game. @param {typeof listeners} callbacks */
export function startControls(callbacks) {
  listeners = callbacks;
  // A button waits to be pressed again until something else is done.
  const elsewhere = (/** @type {Event} */ { target }) => {
    const isIn = (/** @type {HTMLElement} */ button) => target instanceof Node && button.contains(target);
    if (!isIn(controls.resign) && !isIn(controls.unlock)) calmDown();
  };
  for (const name of ['pointerdown', 'focusin', 'keydown']) document.addEventListener(name, elsewhere, true);
}

/** Whether the game still is where it was, whatever has been said or drawn there since. @param {View | undefined} view */
const isAt = (view) => view?.node === doc.current().node && view.fen === doc.current().fen;

async function hint() {
  const view = doc.current();
  if (!hinted || !isAt(hinted.view)) {
    listeners.tellState(words.looking);
    const advice = await play.advise().catch(unanswered);
    if (!advice) return listeners.renew();
    hinted = { view, move: advice.move };
    const { step } = tellLine(view.fen, advice.move, 1);
    pointAt([step.from]);
    tell(words.hintPiece(step));
  } else {
    const { step } = tellLine(view.fen, hinted.move, 1);
    pointAt([step.from, step.to]);
    tell(words.hintMove(step));
  }
  listeners.renew();
}

/** Gives a hint as its button does; whether there is one now. */
export function giveHint() {
  const isOffered = controls.hint.isConnected && !controls.hint.hidden && controls.hint.ariaDisabled !== 'true';
  if (isOffered) void hint();
  return isOffered;
}

function takeBack() {
  say(words.tookBack(play.takeBack()));
}

/** Explains the last move in the panel of thinking. */
const why = () => tabs.show('think', { ply: doc.current().ply });

/** Shows the tree from which the computer took its last move. */
function openTree() {
  const last = play.lastTreeMove();
  if (!last) return;
  const { kind, number } = partsOf(last.player);
  // It looks so many moves below each of its own.
  return tabs.show('think', { ply: last.ply, method: kind, depth: number + 1 });
}

async function offer() {
  offered = doc.current();
  listeners.renew();
  listeners.tellState(words.considering);
  const agrees = await play.offerDraw();
  listeners.renew();
  if (agrees === false) tell(words.declined);
}

/** Gives the game up, if the button is pressed twice. */
function resign() {
  const isSure = controls.resign.textContent === words.resignSure;
  calmDown();
  if (isSure) return play.resign();
  rename(controls.resign, words.resignSure);
  say(words.resignSure);
}

/** Allows help, if the button is pressed three times: nobody does that by chance. */
function unlock() {
  const pressed = presses + 1;
  calmDown();
  if (pressed >= UNLOCK_PRESSES) {
    play.unlock();
    return tell(words.spokenUnlocked);
  }
  presses = pressed;
  const text = words.unlockSure(UNLOCK_PRESSES - presses);
  rename(controls.unlock, text);
  say(text);
}

/** Nobody is about to resign, or to allow help. */
export function calmDown() {
  presses = 0;
  rename(controls.resign, words.resign);
  rename(controls.unlock, words.unlock);
}

/** @param {View} view @param {import('./game.js').Game} game */
export function showControls(view, game) {
  const person = play.person();
  const isOver = play.hasEnded();
  const isPlayed = !isOver && person !== undefined && !game.isPaused;
  const isOwnTurn = isPlayed && view.ply === view.length && view.turn === person && view.reasons.length === 0;
  const isLocked = play.isLocked();
  const last = play.lastTreeMove();
  /** @type {Record<keyof typeof controls, [isShown: boolean, isEnabled: boolean]>} */
  const shown = {
    moveNow: [!isOver && !game.isPaused, play.isThinking()],
    hint: [isPlayed && !isLocked, isOwnTurn],
    takeBack: [person !== undefined && game.help !== 'locked' && !game.isAway, play.lastOwnMove() >= 0],
    claim: [isOwnTurn && view.claims.length > 0, true],
    offer: [isPlayed, isOwnTurn && !isAt(offered)],
    resign: [isPlayed, true],
    pause: [!isOver && (person === undefined || game.isPaused || game.time !== undefined), true],
    unlock: [isLocked, true],
    other: [true, true],
    tree: [!isLocked && last !== undefined, true],
    why: [!isLocked && last?.ply !== view.ply, view.lastStep !== undefined],
  };
  const focused = Object.values(controls).find((element) => element === document.activeElement);
  for (const [name, [isShown, isEnabled]] of Object.entries(shown)) {
    const element = controls[/** @type {keyof typeof controls} */ (name)];
    element.hidden = !isShown;
    // What has the keyboard keeps it.
    element.disabled = !isEnabled && element !== focused;
    setAttribute(element, 'aria-disabled', isEnabled || element.disabled ? null : 'true');
  }
  if (last) rename(controls.tree, words.tree(last.player));
  rename(controls.hint, isAt(hinted?.view) ? words.showMove : words.hint);
  rename(controls.pause, game.isPaused ? words.goOn : words.pause);
  controls.pause.querySelector('path')?.setAttribute('d', game.isPaused ? GO_ON : PAUSE);
  // The keyboard stays near where it was.
  if (focused?.hidden) [...Object.values(controls), more].find((next) => next.checkVisibility() && !next.disabled)?.focus();
}
