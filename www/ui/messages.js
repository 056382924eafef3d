// @ts-check
// What a panel says under its text box: an error, what was put right, or that all went well.
import { make } from './dom.js';
import { say } from './speech.js';
import * as strings from '../i18n/strings.js';

/** More sentences than this are counted, not shown. */
const SHOWN = 5;

/** @typedef {'error' | 'repair' | 'done'} Kind */

/**
 * Shows sentences in the place of those that were there, and says the first.
 * @param {HTMLElement} place
 * @param {{ kind: Kind, text: string }[]} sentences
 */
export function showMessages(place, sentences) {
  const shown = sentences.slice(0, SHOWN).map(({ kind, text }) => make('p', kind, text));
  const rest = sentences.length - SHOWN;
  if (rest > 0) shown.push(make('p', 'more', strings.shell.more(rest)));
  place.replaceChildren(...shown);
  const [first] = sentences;
  if (first) say(sentences.length > 1 ? strings.shell.told(first.text, sentences.length - 1) : first.text);
}

/** @param {HTMLElement} place */
export const clearMessages = (place) => place.replaceChildren();
