// @ts-check
// Saved documents as a file, and back.
import { h } from '../dom.js';
import { read } from '../keep.js';

/** @typedef {{ name: string, date: number, kept: import('../document.js').Kept }} Saved */

/** What such a file says of itself. */
const FORMAT = 'gridmate-documents';
const VERSION = 1;
/** A longer file is not read. */
const MOST_BYTES = 20 << 20;
/** Names are cut, and what turns text round is taken out of them. */
const MOST_NAME = 80;

/** @param {string} name @param {Saved[]} saved */
export function download(name, saved) {
  const blob = new Blob([JSON.stringify({ format: FORMAT, version: VERSION, documents: saved }, null, 1)], { type: 'application/json' });
  const url = URL.createObjectURL(blob);
  h('a', { href: url, download: `${name}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The documents of a file, as far as it has any and is of no later version. @param {File} file @returns {Promise<Saved[] | 'later' | undefined>} */
export async function open(file) {
  if (file.size > MOST_BYTES) return undefined;
  try {
    const told = JSON.parse(await file.text());
    if (told?.format === FORMAT && told.version > VERSION) return 'later';
    return told?.format === FORMAT && Array.isArray(told.documents) ? readAll(told.documents) : undefined;
  } catch {
    return undefined;
  }
}

/** @param {unknown} list @returns {Saved[]} */
export function readAll(list) {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry) => {
    const kept = read(entry?.kept);
    if (!kept) return [];
    const date = Number(entry.date);
    return [{ name: nameOf(entry.name), date: date > 0 && date < 8e15 ? date : 0, kept }];
  });
}

/** @param {unknown} name */
export const nameOf = (name) => String(typeof name === 'string' ? name : '').replace(/[\p{Cc}\p{Cf}]/gu, '').trim().slice(0, MOST_NAME) || '–';
