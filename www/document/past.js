// @ts-check
// Keeps the changes that can be taken back or made again, beside the document that they belong to.
//
// What is kept may be from anywhere, so it is made anew, change by change, and believed if it leads to the document.
import { Document } from './ask.js';
import { before, content, current, look, onChange, past, replay, take, toText } from './state.js';
import * as keep from './storage.js';
import { publish } from './store.js';
import { translated } from '../i18n/words.js';
import * as english from '../i18n/en/documents.js';

/** @typedef {import('./state.js').Kept} Kept */
/** @typedef {import('./state.js').Part} Part */

/** What may be told the module: nothing of it can do harm, but all else would be a fault. */
const NAMES = new Set([
  'play', 'put', 'remove', 'insert', 'truncate', 'chooseTurn', 'chooseCastling', 'setSheet', 'write', 'goTo', 'select', 'end', 'undo', 'redo',
  'load', 'loadScript', 'promote', 'makeMain', 'deleteFrom', 'setNote', 'setShapes', 'setTag',
]);

/** The locked game that was put among the saved ones last. @type {Kept | undefined} */
let rescued;

/**
 * Brings back the changes of the last visit, and keeps those that are made from now on.
 * @param {(text: string) => void} tell shows what has become of a locked game
 */
export function start(tell) {
  const found = keep.found();
  if (found?.past && !keep.isGameLocked()) bring(found.past);
  keep.keepPast(() => (past().length > 1 || past()[0]?.changes.length ? { parts: past() } : undefined));
  void rescue(tell);
  let { end } = current();
  onChange((view, { isReplaced }) => {
    if (isReplaced && !end) void rescue(tell);
    ({ end } = view);
  });
}

/** Makes the document again from what it once was, with all that has changed since. @param {unknown} found */
function bring(found) {
  const parts = read(found);
  if (!parts) return;
  const twin = new Document();
  try {
    const [own, ...others] = past();
    const known = replay(twin, parts);
    // What has been done here since follows where the document was then.
    if (!own || others.length > 0 || toText(twin.bytes()) !== own.bytes) return twin.free();
    const last = /** @type {Part} */ (known.at(-1));
    replay(twin, [{ bytes: '', undoCount: 0, changes: own.changes }]);
    known[known.length - 1] = { ...last, changes: [...last.changes, ...own.changes] };
    if (toText(twin.bytes()) !== toText(content().bytes())) return twin.free();
    take(twin, known);
  } catch {
    // What cannot be made again is not believed.
    return twin.free();
  }
  look();
  // Nothing else has changed.
  publish({ isNote: true });
}

/** What leads to a document, if that is what something is. @param {any} something @returns {Part[] | undefined} */
function read(something) {
  const parts = something?.parts;
  const isChange = (/** @type {any} */ change) => Array.isArray(change) && NAMES.has(change[0]);
  const isPart = (/** @type {any} */ part) => typeof part?.bytes === 'string' && Array.isArray(part.changes) && part.changes.every(isChange);
  return Array.isArray(parts) && parts.length > 0 && parts.length < 3 && parts.every(isPart) ? parts : undefined;
}

/** Puts a locked game, which cannot be taken back to, among the saved games when another document has taken its place. @param {(text: string) => void} tell */
async function rescue(tell) {
  const kept = before();
  if (!kept || !keep.isGameLocked() || current().text === rescued?.text) return;
  rescued = kept;
  const [{ add }, { dayOf }, { documents: words }] = await Promise.all([import('./saved.js'), import('../i18n/day.js'), translated('documents', english)]);
  const saved = { name: words.suggested(dayOf(Date.now())), date: Date.now(), kept };
  try {
    await add([saved]);
    tell(words.rescued);
  } catch (error) {
    // With the next document it is tried again.
    rescued = undefined;
    console.error(error);
  }
}
