// @ts-check
// What is marked on the board, and what works on it: the hand, or a tool. The hand itself comes when the board is first
// touched: see board/hands.js.
import * as board from './board.js';
import { current } from './document/now.js';
import { button, need, setText } from './dom.js';
import { say } from './speech.js';
import * as strings from './strings.js';

/** @typedef {import('./document.js').View} View */

/**
 * What works on the board in the place of the hand.
 * @typedef {object} Tool
 * @property {'free' | 'draw'} mode
 * @property {(square: number) => boolean} choose whether it had something to do there
 * @property {() => boolean} cancel likewise, for Escape
 * @property {(square: number) => void} [remove] takes a piece off the board
 * @property {() => void} leave
 */

/** Keys that ask or do something, beside those that move the keyboard about. */
const KEYS = /^([olmvgtckqrbnp?]|Delete|Backspace)$/i;
const DIGITS = /^(Digit|Numpad)[1-8]$/;
const notice = need('notice', HTMLElement);

/** @type {import('./board.js').Marks} */
export const NOTHING = { picked: undefined, targets: [], captures: [] };
export const state = {
  marks: NOTHING,
  /** Whether a piece is just being dropped, so that it need not slide. */
  isDropping: false,
  /** @type {Tool | undefined} */
  tool: undefined,
  /** @type {(view: View) => string} why nobody may move by hand now; nothing, if they may */
  refusal: () => '',
};
/** @type {Promise<typeof import('./board/hands.js') | undefined> | undefined} */
let hands;

/** @type {Promise<typeof import('./board/keys.js') | undefined> | undefined} */
let keys;

/** Starts listening to the board. */
export function start() {
  board.listen({
    choose: (square) => void load().then((loaded) => loaded?.choose(square)),
    cancel: () => void load().then((loaded) => loaded?.cancel()),
    point: (square, by) => void load().then((loaded) => loaded?.point(square, by)),
    press(event) {
      const isKnown = KEYS.test(event.key) || DIGITS.test(event.code);
      if (isKnown) void (keys ??= import('./board/keys.js').catch(() => noHands())).then((loaded) => loaded?.press(event));
      return isKnown;
    },
    touch: (event) => void load().then((loaded) => loaded?.press(event)),
  });
}

/** Loads the hands. */
export function load() {
  return (hands ??= import('./board/hands.js').catch(() => noHands()));
}

/** Says that what works on the board cannot be loaded; it is asked for again when it is next wanted. @returns {undefined} */
export function noHands() {
  hands = keys = undefined;
  tell(strings.shell.noPanel(button('board-options').ariaLabel ?? ''));
}

/** Lets another part refuse moves by hand. @param {typeof state.refusal} reason */
export function refuseWith(reason) {
  state.refusal = reason;
}

/** Draws the board as it is now, without what a held king would do. @param {boolean} [isPassing] */
export function redraw(isPassing) {
  board.draw(current(), state.marks, isPassing);
  for (const landing of document.querySelectorAll('.landing')) landing.remove();
}

/** @param {import('./board.js').Marks} next @param {boolean} [isPassing] */
export function mark(next, isPassing) {
  state.marks = next;
  redraw(isPassing);
}

/** Draws the board with nothing picked up. @param {boolean} [isPassing] */
export const clear = (isPassing) => mark(NOTHING, isPassing);

/** Points at squares. @param {number[]} hints */
export const pointAt = (hints) => mark({ ...NOTHING, hints });

/** Says something, and shows it under the board. @param {string} text */
export function tell(text) {
  setText(notice, text);
  say(text);
}
