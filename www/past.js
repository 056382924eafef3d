// @ts-check
// Keeps the changes that can be taken back or made again, beside the document that they belong to.
//
// What is kept may be from anywhere, so all of it is looked at before it is believed: the text of the document has to be
// what the last change left, each change has to fit the text that it is undone from, and each start has to be one.
import * as game from './document.js';
import { button } from './dom.js';
import * as history from './history.js';
import * as keep from './keep.js';
import { Document } from './document/ask.js';
import { current, now, onChange } from './document/now.js';
import { tell } from './hand.js';
import { translated } from './words.js';
import * as english from './words/en/documents.js';

/** @typedef {import('./document.js').Kept} Kept */
/** @typedef {import('./history.js').Change} Change */
/** @typedef {{ done: Change[], undone: Change[] }} Past */

/** So many changes of each kind are kept, in so many characters in all, of documents no longer than this. */
const MOST = 200;
const MOST_CHARACTERS = 500_000;
const MOST_TEXT = 200_000;
const CAUSES = new Set(['load', 'begin', 'play', 'reply', 'claim', 'write']);

/** The locked game that was put among the saved ones last. @type {Kept | undefined} */
let rescued;

/** Brings back the changes of the last visit, and keeps those that are made from now on. */
export function start() {
  const { opened } = keep;
  const past = opened && !isLocked() && read(keep.readKey(keep.pastKey()), opened);
  if (past) {
    game.remember(past);
    const view = game.current();
    button('undo').disabled = !view.canUndo;
    button('redo').disabled = !view.canRedo;
  }
  keep.keepAlso((kept) => {
    const text = write(history.all(), kept);
    if (text) keep.storeQuietly(keep.pastKey(), text);
    else keep.drop(keep.pastKey());
  });
  void rescue();
  let { end } = current();
  onChange((view, cause) => {
    if (cause === 'load' && !end) void rescue();
    ({ end } = view);
  });
}

/** Puts a locked game, which cannot be taken back to, among the saved games when another document has taken its place. */
async function rescue() {
  const { before } = now;
  if (!before || !isLocked() || now.text === rescued?.text) return;
  rescued = before;
  const [saved, { documents: words }] = await Promise.all([import('./documents/saved.js'), translated('documents', english)]);
  if (saved.add(words.suggested(saved.today()), before)) tell(words.rescued);
}

/** Whether a game is under way in which nothing may be taken back, not even before its panel has come. */
function isLocked() {
  const duel = /** @type {{ help?: unknown, isOver?: unknown } | null} */ (keep.readDuel());
  return duel?.help === 'locked' && duel.isOver !== true;
}

/** Tells one text from another. @param {string} text */
function sum(text) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${text.length} ${hash >>> 0}`;
}

/** Values that come more than once, as numbers. @template T @param {(value: T) => string} [key] */
function pool(key = String) {
  /** @type {T[]} */
  const values = [];
  /** @type {Map<string, number>} */
  const known = new Map();
  const add = (/** @type {T} */ value) => {
    const name = key(value);
    const at = known.get(name) ?? values.length;
    if (at === values.length) values.push(value);
    known.set(name, at);
    return at;
  };
  return { values, add };
}

/** The last of some changes that are not too many and not too much. @param {Change[]} changes */
function recent(changes) {
  let characters = 0;
  const first = changes.findLastIndex(({ removed, added }) => (characters += removed.length + added.length) > MOST_CHARACTERS / 2);
  return changes.slice(Math.max(first + 1, changes.length - MOST));
}

/** The last changes as text; nothing, if there are none or too much. @param {Past} past @param {Kept} now */
function write(past, now) {
  const [done, undone] = [recent(past.done), recent(past.undone)];
  if (now.text.length > MOST_TEXT || done.length + undone.length === 0) return undefined;
  for (let most = MOST; most >= 1; most = Math.floor(most / 2)) {
    const texts = /** @type {ReturnType<typeof pool<string>>} */ (pool());
    const branches = /** @type {ReturnType<typeof pool<import('./branches.js').Branch>>} */ (pool(({ text, steps }) => `${text}\n${steps}`));
    const state = (/** @type {Kept} */ { start, sheet, ply, record, claimed, branches: others = [] }) => ({
      start: texts.add(start), sheet, ply, claimed, record: record === undefined ? undefined : texts.add(record), branches: others.map(branches.add),
    });
    const pack = (/** @type {Change} */ { at, removed, added, before, after, cause }) => ({ at, removed, added, cause, before: state(before), after: state(after) });
    const changes = { done: done.slice(-most).map(pack), undone: undone.slice(-most).map(pack) };
    const text = JSON.stringify({ of: sum(now.start + now.text), ...changes, texts: texts.values, branches: branches.values });
    if (text.length <= MOST_CHARACTERS) return text;
  }
  return undefined;
}

/**
 * The changes that lead to a document and on from it, as far as they can be believed.
 * @param {any} something
 * @param {Kept} now
 * @returns {Past | undefined}
 */
function read(something, now) {
  if (something?.of !== sum(now.start + now.text)) return undefined;
  const list = (/** @type {unknown} */ value) => (Array.isArray(value) ? value : []);
  const texts = list(something.texts);
  const branches = list(something.branches);
  /** @type {Map<string, boolean>} */
  const sound = new Map();
  const state = (/** @type {any} */ kept) =>
    isState(sound, keep.read({ ...kept, text: '', start: texts[kept?.start], record: texts[kept?.record], branches: list(kept?.branches).map((at) => branches[at]) }));
  const unpack = (/** @type {any} */ change) => {
    const { at, removed, added, cause } = change ?? {};
    const [before, after] = [state(change?.before), state(change?.after)];
    const isText = typeof removed === 'string' && typeof added === 'string';
    return before && after && isText && Number.isInteger(at) && at >= 0 && CAUSES.has(cause) ? { at, removed, added, before, after, cause } : undefined;
  };
  const done = believe(list(something.done).slice(-MOST), unpack, now, 'added', 'removed');
  const undone = believe(list(something.undone).slice(-MOST), unpack, now, 'removed', 'added');
  return { done, undone };
}

/**
 * The last of some changes, each of which fits the text that those behind it leave.
 * @param {unknown[]} changes
 * @param {(change: unknown) => Change | undefined} unpack
 * @param {Kept} now
 * @param {'added' | 'removed'} goes
 * @param {'added' | 'removed'} comes
 */
function believe(changes, unpack, now, goes, comes) {
  /** @type {Change[]} */
  const found = [];
  let { text, start, sheet } = now;
  for (const packed of changes.reverse()) {
    const change = unpack(packed);
    const [near, far] = goes === 'added' ? [change?.after, change?.before] : [change?.before, change?.after];
    const fits = change && near?.start === start && near.sheet === sheet && text.startsWith(change[goes], change.at);
    if (!fits || !far) break;
    text = text.slice(0, change.at) + change[comes] + text.slice(change.at + change[goes].length);
    if (text.length > MOST_TEXT) break;
    ({ start, sheet } = far);
    found.unshift(change);
  }
  return found;
}

/** A state whose start, record and end the module takes. @param {Map<string, boolean>} sound those known @param {Kept | undefined} state */
function isState(sound, state) {
  if (!state) return undefined;
  const { start, sheet, record, claimed } = state;
  const key = JSON.stringify([start, sheet, record, claimed]);
  let isSound = sound.get(key);
  if (isSound === undefined) {
    try {
      const game = new Document(start, '', sheet);
      game.gamePgn(record, claimed);
      game.free?.();
      isSound = true;
    } catch {
      isSound = false;
    }
    sound.set(key, isSound);
  }
  return isSound ? state : undefined;
}
