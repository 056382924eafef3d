// @ts-check
// The view of the document that the page shows, and who is told when it is another. All that is drawn follows from this one
// value, so a library of signals would have one signal here.
import { emitter } from '../ui/emitter.js';

/** @typedef {import('./state.js').View} View */
/**
 * What a change was.
 * @typedef {object} Facts
 * @property {boolean} [isMove] a legal move on the board
 * @property {boolean} [isByPerson] a legal move that a person made
 * @property {boolean} [isPlace] another step of the line is shown
 * @property {boolean} [isClaim] an end that the players gave the game
 * @property {boolean} [isNote] what is said about a step, or drawn on the board
 * @property {boolean} [isWritten] the script itself, or which of its lines is shown
 * @property {boolean} [isReplaced] another document
 * @property {boolean} [isBegun] the beginning of a game
 * @property {boolean} [isTravel] a change of the same document was taken back or made again
 */

/** @type {View} */
let view;
/** @type {import('../ui/emitter.js').Emitter<[view: View, facts: Facts]>} */
const changes = emitter();

/** The document as it is now. */
export const current = () => view;

/** Sets what {@link current} answers; {@link publish} says so. @param {View} next */
export function set(next) {
  view = next;
}

/** Calls back with each new view; answers a function that ends that. */
export const onChange = changes.on;

/** Tells everybody. @param {Facts} facts */
export const publish = (facts) => changes.emit(view, facts);
