// @ts-check
// A saved game: a document under a name. What is read here may be anything.
import { read } from './kept.js';

/** @typedef {{ id?: number, name: string, date: number, kept: import('./state.js').Kept }} Saved */

/** Names are cut, and what turns text round is taken out of them. */
const MOST_NAME = 80;

/** @param {any} entry @returns {Saved | undefined} */
export function readSaved(entry) {
  const kept = read(entry?.kept);
  const date = Number(entry?.date);
  return kept && { name: nameOf(entry.name), date: date > 0 && date < 8e15 ? date : 0, kept };
}

/** @param {unknown} name */
export const nameOf = (name) => String(typeof name === 'string' ? name : '').replace(/[\p{Cc}\p{Cf}]/gu, '').trim().slice(0, MOST_NAME) || '–';
