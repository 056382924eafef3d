// @ts-check
// Modules that come when they are wanted and keep nothing: what explains, and what the cards of pages need.
import { isTrap } from '../shared/trap.js';

/**
 * What a module answers. One that traps, which no input may make it do, is started anew and asked once more.
 * @template T
 * @param {{ __wbg_reset_state: () => void }} module
 * @param {() => T} question
 * @returns {T}
 */
export function answer(module, question) {
  try {
    return question();
  } catch (error) {
    if (!isTrap(error)) throw error;
    module.__wbg_reset_state();
    return question();
  }
}
