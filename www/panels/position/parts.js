// @ts-check
// What several cards of the pages Set up and Games are made of.
import { loadStyle } from '../../ui/dom.js';

/** The style of the cards, loaded once. */
export const styled = loadStyle(new URL('../../styles/position.css', import.meta.url));

/**
 * Does some work; where that fails with a text that looks like something else, that is said instead.
 * @template T
 * @param {() => T} work
 * @param {string} text
 * @param {RegExp} other what something else begins with
 * @param {string} hint
 */
export function read(work, text, other, hint) {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && other.test(text)) throw Object.assign(new Error(hint), { code: 'other-kind' });
    throw error;
  }
}
