// @ts-check
// What a person may ask of a game against the computer: the buttons below it, and which of them there are when.
import { tellLine } from '../aside.js';
import * as game from '../document.js';
import { action, setAttribute, setText } from '../dom.js';
import * as opponent from '../opponent.js';
import { pointAt, tell } from '../play.js';
import { say } from '../speech.js';
import * as tabs from '../tabs.js';
import { translated } from '../words.js';
import * as english from '../words/en/play.js';
import { partsOf } from './state.js';

/** @typedef {import('../document.js').View} View */

const { opponent: words } = await translated('play', english);
/** So often it has to be pressed to allow help in a game without. */
const UNLOCK_PRESSES = 3;

/** A button that does nothing while what it does is not to be had, even where it has kept the keyboard. @param {string} text @param {() => void} work @param {Record<string, unknown>} [properties] */
function control(text, work, properties) {
  const made = action(text, () => made.ariaDisabled === 'true' || work(), properties);
  return made;
}

const controls = {
  moveNow: control(words.moveNow, opponent.moveNow),
  hint: control(words.hint, () => void hint(), { 'aria-keyshortcuts': 'g' }),
  takeBack: control(words.takeBack, takeBack),
  claim: control(words.claim, claim),
  offer: control(words.offer, () => void offer()),
  resign: control(words.resign, resign),
  pause: control(words.pause, () => opponent.pause(!opponent.current()?.isPaused)),
  unlock: control(words.unlock, unlock),
  other: control(words.otherGame, () => listeners.openForm()),
  tree: control('', () => void openTree()),
  why: control(words.why, () => void why()),
};
for (const [name, element] of Object.entries(controls)) element.id = `opponent-${name}`;
export const buttons = Object.values(controls);
export const otherGame = controls.other;
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
  const elsewhere = (/** @type {Event} */ { target }) => target !== controls.resign && target !== controls.unlock && calmDown();
  for (const name of ['pointerdown', 'focusin', 'keydown']) document.addEventListener(name, elsewhere, true);
}

async function hint() {
  const view = game.current();
  if (hinted?.view !== view) {
    listeners.tellState(words.looking);
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
  listeners.renew();
}

function takeBack() {
  say(words.tookBack(opponent.takeBack()));
}

/** Explains the last move in the panel of thinking. */
const why = () => explain({ ply: game.current().ply });

/** Shows the tree from which the computer took its last move. */
function openTree() {
  const last = opponent.lastTreeMove();
  if (!last) return;
  const { kind, number } = partsOf(last.player);
  // It looks so many moves below each of its own.
  return explain({ ply: last.ply, method: /** @type {import('../think/tree.js').Method} */ (kind), depth: number + 1 });
}

/** @param {Parameters<typeof import('../panels/think.js').openThink>[0]} wish */
async function explain(wish) {
  await tabs.show('think');
  const panel = await import('../panels/think.js').catch(() => undefined);
  await panel?.openThink(wish);
}

function claim() {
  const [code] = game.current().claims;
  if (code) game.end(code);
}

async function offer() {
  offered = game.current();
  listeners.renew();
  listeners.tellState(words.considering);
  const agrees = await opponent.offerDraw();
  listeners.renew();
  if (agrees === false) tell(words.declined);
}

/** Gives the game up, if the button is pressed twice. */
function resign() {
  const isSure = controls.resign.textContent === words.resignSure;
  calmDown();
  if (isSure) return opponent.resign();
  setText(controls.resign, words.resignSure);
  say(words.resignSure);
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
}

/** Nobody is about to resign, or to allow help. */
export function calmDown() {
  presses = 0;
  setText(controls.resign, words.resign);
  setText(controls.unlock, words.unlock);
}

/** @param {View} view @param {import('../opponent.js').Duel} duel */
export function showControls(view, duel) {
  const person = opponent.person();
  const isOver = opponent.hasEnded();
  const isPlayed = !isOver && person !== undefined && !duel.isPaused;
  const isOwnTurn = isPlayed && view.ply === view.length && view.turn === person && view.reasons.length === 0;
  const isLocked = opponent.isLocked();
  const last = opponent.lastTreeMove();
  /** @type {Record<keyof typeof controls, [isShown: boolean, isEnabled: boolean]>} */
  const shown = {
    moveNow: [!isOver && !duel.isPaused, opponent.isThinking()],
    hint: [isPlayed && !isLocked, isOwnTurn],
    takeBack: [person !== undefined && duel.help !== 'locked' && !duel.isAway, opponent.lastOwnMove() >= 0],
    claim: [isOwnTurn && view.claims.length > 0, true],
    offer: [isPlayed, isOwnTurn && offered !== view],
    resign: [isPlayed, true],
    pause: [!isOver && (person === undefined || duel.isPaused || duel.time !== undefined), true],
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
  if (last) setText(controls.tree, words.tree(last.player));
  setText(controls.hint, hinted?.view === view ? words.showMove : words.hint);
  setText(controls.pause, duel.isPaused ? words.goOn : words.pause);
  // The keyboard stays near where it was.
  if (focused?.hidden) Object.values(controls).find((next) => !next.hidden && !next.disabled)?.focus();
}
