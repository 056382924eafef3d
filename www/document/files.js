// @ts-check
// Saved games as a file, and back.
import { readSaved } from './entry.js';

/** @typedef {import('./entry.js').Saved} Saved */

/** What such a file says of itself. */
const FORMAT = 'gridmate-documents';
const VERSION = 1;
/** A longer file is not read. */
const MOST_BYTES = 20 << 20;

/** @param {Saved[]} saved */
export function fileOf(saved) {
  const documents = saved.map(({ name, date, kept }) => ({ name, date, kept }));
  return new Blob([JSON.stringify({ format: FORMAT, version: VERSION, documents }, null, 1)], { type: 'application/json' });
}

/** The games of a file, as far as it has any and is of no later version. @param {Blob} file @returns {Promise<Saved[] | 'later' | 'none'>} */
export async function open(file) {
  if (file.size > MOST_BYTES) return 'none';
  try {
    const { format, version, documents } = JSON.parse(await file.text());
    if (format === FORMAT && version > VERSION) return 'later';
    const games = format === FORMAT ? documents.map(readSaved).filter(Boolean) : [];
    return games.length > 0 ? games : 'none';
  } catch {
    // It is no JSON, or not of this form.
    return 'none';
  }
}
