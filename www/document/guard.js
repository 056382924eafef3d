// @ts-check
// What may be done to the document now. Every change asks here, whoever wants it: mouse, keys, script, links or the engine.
import { current } from './store.js';
import { speech } from '../i18n/strings.js';

/** @typedef {import('./store.js').Facts} Facts */

let isLocked = () => false;
/** @type {(reason: string) => void} */
let tell = () => {};
/** @type {(facts: Facts) => void} */
let prepare = () => {};

/** Asks from now on whether the game is played without help: then its moves stay, and the engine may say nothing about it. @param {typeof isLocked} next */
export function lockWith(next) {
  isLocked = next;
}

/** Whether the game is played without help. */
export const isHelpLocked = () => isLocked();

/** Calls back with the reason whenever a change is refused. @param {typeof tell} listener */
export function onRefusal(listener) {
  tell = listener;
}

/** Calls back before each change that is made, in time for one that has to come before it. @param {typeof prepare} listener */
export function beforeChange(listener) {
  prepare = listener;
}

/** Whether moves are made only at the end of the game, and this is another place of it. */
export const isBeforeEnd = () => isLocked() && current().ply < current().length;

/** Whether a change is refused, which then is said. @param {Facts} facts */
export function refuses(facts) {
  const isRefused = (isLocked() && (facts.isWritten || facts.isTravel)) || (facts.isByPerson && isBeforeEnd());
  if (isRefused) tell(speech.locked);
  else prepare(facts);
  return isRefused;
}
