// @ts-check
// The module and its faults: what it throws on purpose goes on to whoever asked; when it stops with a fault, a new one is
// asked the same.
import { Document as SafeDocument, onRevival, revived } from '../shared/safe.js';

/** An error that a person can act on: `code` names it, `message` says it. */
/** @typedef {Error & { code: string }} Problem */

/** It has what the module's own document has. */
export const Document = /** @type {typeof import('../pkg/gridmate.js').Document} */ (/** @type {unknown} */ (SafeDocument));

/** @type {(() => void)[]} */
const lossListeners = [];

/**
 * Calls back when the module has stopped with a fault and a new one goes on where it was.
 * @param {() => void} listener
 */
export function onFault(listener) {
  // Whoever asked goes on first.
  onRevival(() => queueMicrotask(listener));
}

/** Calls back when the new module stops, too. @param {() => void} listener */
export function onLoss(listener) {
  lossListeners.push(listener);
}

/**
 * Asks the module. What it throws on purpose goes on to the caller; if it stops with a fault, the next one is asked.
 * @template T
 * @param {() => T} question
 * @returns {T}
 */
export function ask(question) {
  try {
    return question();
  } catch (error) {
    if (!isFault(error)) throw error;
  }
  try {
    return question();
  } catch (error) {
    if (isFault(error)) for (const listener of lossListeners) listener();
    throw error;
  }
}

/** Whether the module has stopped with a fault; if so, there is a new one. @param {unknown} error */
function isFault(error) {
  const told = revived(error);
  return told instanceof Error && 'code' in told && told.code === 'module-trapped';
}
