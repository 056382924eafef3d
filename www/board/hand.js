// @ts-check
// What is marked on the board, and what works on it: the hand, or a tool. The hand itself comes when the board is first
// touched: see board/hands.js.
import * as board from './board.js';
import { current } from '../document/state.js';
import { button, need, setText } from '../ui/dom.js';
import { say } from '../ui/speech.js';
import * as strings from '../i18n/strings.js';

/** @typedef {import('../document/document.js').View} View */
/** @typedef {import('./draw.js').Marks} Marks */

/**
 * What works on the board in the place of the hand.
 * @typedef {object} Tool
 * @property {'free' | 'draw'} mode
 * @property {(square: number) => boolean} choose whether it had something to do there
 * @property {() => boolean} cancel likewise, for Escape
 * @property {(square: number) => void} [remove] takes a piece off the board
 * @property {() => void} leave
 */

/**
 * What the keys ask of a game, and of the engine.
 * @typedef {object} Advisor
 * @property {() => { isOver: boolean } | undefined} current the game against the computer
 * @property {() => boolean} isThinking
 * @property {() => { fen: string, score: number, depth: number, mateIn?: number } | undefined} lastThought
 * @property {() => Promise<{ move: string } | undefined>} advise
 * @property {() => boolean} giveHint whether the game has one
 * @property {() => boolean} tellTime whether there are clocks
 */

/** Keys that ask or do something, beside those that move the keyboard about. */
const KEYS = /^([olmvgtciskqrbnp?]|Delete|Backspace)$/i;
const DIGITS = /^(Digit|Numpad)[1-8]$/;
const notice = need('notice', HTMLElement);

/** Nothing is marked but what the view tells. @type {Marks} */
export const NOTHING = {};
let marks = NOTHING;
/** @type {Tool | undefined} */
let tool;
/** @type {(view: View) => string} */
let refusal = () => '';
/** @type {() => Promise<Advisor>} */
let loadAdvisor;
/** @type {Promise<typeof import('./hands.js') | undefined> | undefined} */
let hands;
/** @type {Promise<typeof import('./keys.js') | undefined> | undefined} */
let keys;

/** What is marked now. */
export const marked = () => marks;

/** What works on the board in the place of the hand, if anything does. */
export const toolInUse = () => tool;

/** Why nobody may move by hand now; nothing, if they may. @param {View} view */
export const refusalOf = (view) => refusal(view);

/** What the keys ask of a game. */
export const advisor = () => loadAdvisor();

/** Starts listening to the board. @param {typeof loadAdvisor} load what the keys ask of a game */
export function start(load) {
  loadAdvisor = load;
  board.listen({
    choose: (square) => void loadHands().then((loaded) => loaded?.choose(square)),
    cancel: () => void loadHands().then((loaded) => loaded?.cancel()),
    point: (square, by) => void loadHands().then((loaded) => loaded?.point(square, by)),
    press(event) {
      const isKnown = KEYS.test(event.key) || DIGITS.test(event.code);
      if (isKnown) void (keys ??= import('./keys.js').catch(noHands)).then((loaded) => loaded?.press(event));
      return isKnown;
    },
    touch: (event) => void loadHands().then((loaded) => loaded?.press(event)),
  });
}

/** Loads the hands. */
export function loadHands() {
  return (hands ??= import('./hands.js').catch(noHands));
}

/** Says that what works on the board cannot be loaded; it is asked for again when it is next wanted. @param {unknown} error @returns {undefined} */
export function noHands(error) {
  console.error(error);
  hands = keys = undefined;
  tell(strings.shell.noPanel(button('board-options').ariaLabel ?? ''));
}

/** Lets another part refuse moves by hand. @param {typeof refusal} reason */
export function refuseWith(reason) {
  refusal = reason;
}

/** Works with a tool from now on, or with the hand. @param {Tool} [next] */
export function use(next) {
  tool?.leave();
  tool = next;
  board.setMode(next?.mode ?? '');
  setText(notice, '');
  clear();
}

/** Draws the board as it is now, without what a held king would do. @param {boolean} [isPassing] */
function redraw(isPassing) {
  board.draw(current(), marks, isPassing);
  for (const landing of document.querySelectorAll('.landing')) landing.remove();
}

/** Turns the board to a side. @param {boolean} flipped */
export function turnTo(flipped) {
  board.flip(flipped);
  redraw();
}

/** @param {Marks} next @param {boolean} [isPassing] */
export function mark(next, isPassing) {
  if (marks.hints || next.hints) void import('./shapes.js').then(({ showHint }) => showHint(board.main.element, marks.hints), noHands);
  marks = next;
  redraw(isPassing);
}

/** Draws the board with nothing picked up. @param {boolean} [isPassing] */
export const clear = (isPassing) => mark(NOTHING, isPassing);

/** Points at squares. @param {number[]} hints */
export const pointAt = (hints) => mark({ hints });

/** Says something, and shows it over the board. @param {string} text */
export function tell(text) {
  setText(notice, text);
  say(text);
}
