// @ts-check
// Documents that come whole: the first one, those that were kept, and what takes the place of another.
import init from '../pkg/gridmate.js';
import { alter, keep } from './changes.js';
import { become, look, now, read } from './now.js';

/** @typedef {import('./now.js').Kept} Kept */

/** Loads the rules and sets up a standard game. */
export async function open() {
  await init();
  begin({ start: undefined, text: '', sheet: false, ply: 0 });
  now.usual = now.origin;
  look();
}

/**
 * Begins with a document, as if there had been none.
 * @param {Omit<Kept, 'start'> & { start: string | undefined }} kept
 */
export function begin(kept) {
  become(kept);
  read();
  look();
}

/**
 * Puts another document in the place of this one, which can be brought back.
 * @param {() => Partial<Kept>} load answers what the document has besides its script
 * @param {'load' | 'begin'} [cause]
 */
export function replace(load, cause = 'load') {
  const last = keep();
  alter(cause, () => {
    const { ply = 0, record, claimed, branches = [] } = load();
    Object.assign(now, { ply: Math.min(ply, now.script.steps), record, claimed, branches });
    if (last.text !== '') now.before = last;
  });
}

/** Puts a document in the place of this one. @param {Kept} kept */
export function load(kept) {
  replace(() => {
    become(kept);
    return kept;
  });
}

/** Goes back to the document that the last loading replaced. */
export function goBack() {
  const kept = now.before;
  now.before = undefined;
  if (kept) load(kept);
}
