// @ts-check
// What a person may ask of a game against the computer: the buttons below it, and which of them there are when.
import { tellLine } from '../aside.js';
import * as game from '../document.js';
import { action, setText } from '../dom.js';
import * as opponent from '../opponent.js';
import { pointAt, tell } from '../play.js';
import { say } from '../speech.js';
import * as tabs from '../tabs.js';
import { translated } from '../words.js';
import * as english from '../words/en/play.js';

/** @typedef {import('../document.js').View} View */

const { opponent: words } = await translated('play', english);
/** How long a button waits to be pressed again, where that cannot be taken back. */
const SURE_MS = 4000;
/** So often it has to be pressed to allow help in a game without. */
const UNLOCK_PRESSES = 3;

const controls = {
  moveNow: action(words.moveNow, opponent.moveNow),
  hint: action(words.hint, () => void hint(), { 'aria-keyshortcuts': 'g' }),
  takeBack: action(words.takeBack, takeBack),
  claim: action(words.claim, claim),
  offer: action(words.offer, () => void offer()),
  resign: action(words.resign, resign),
  pause: action(words.pause, () => opponent.pause(!opponent.current()?.isPaused)),
  unlock: action(words.unlock, unlock),
  other: action(words.otherGame, () => listeners.openForm()),
  why: action(words.why, () => void why()),
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
/** @type {ReturnType<typeof setTimeout> | undefined} */
let doubt;
/** How often it has been pressed to allow help. */
let presses = 0;

/** Calls back when what is seen has changed, with what goes on, and for the form of a new game. @param {typeof listeners} callbacks */
export function startControls(callbacks) {
  listeners = callbacks;
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
async function why() {
  await tabs.show('think');
  const panel = await import('../panels/think.js').catch(() => undefined);
  await panel?.openThink({ ply: game.current().ply });
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
export function calmDown() {
  clearTimeout(doubt);
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
  /** @type {Record<keyof typeof controls, [isShown: boolean, isEnabled: boolean]>} */
  const shown = {
    moveNow: [!isOver && !duel.isPaused, opponent.isThinking()],
    hint: [isPlayed && !isLocked, isOwnTurn],
    takeBack: [person !== undefined && duel.help !== 'locked', opponent.lastOwnMove() >= 0],
    claim: [isOwnTurn && view.claims.length > 0, true],
    offer: [isPlayed, isOwnTurn && offered !== view],
    resign: [isPlayed, true],
    pause: [!isOver && (person === undefined || duel.isPaused || duel.time !== undefined), true],
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
  setText(controls.pause, duel.isPaused ? words.goOn : words.pause);
  // The keyboard stays near where it was.
  if (focused && (focused.hidden || focused.disabled)) Object.values(controls).find((next) => !next.hidden && !next.disabled)?.focus();
}
