// @ts-check
// The changes of the document in their order: undo takes them back, redo makes them again.

/** @typedef {import('./document.js').Kept} Kept */
/** @typedef {import('./document.js').Cause} Cause */

/**
 * A change: a part of the text, and all else that is kept of a document, before and after.
 * @typedef {{ at: number, removed: string, added: string, before: Kept, after: Kept, cause: Cause }} Change
 */

/** The changes that are remembered hold no more characters than this. */
const MOST_CHARACTERS = 8e6;

/** @type {Change[]} */
const done = [];
/** @type {Change[]} */
const undone = [];

/** The beginning of a game stays: what was before it is brought back as another document, and not by undoing. */
export const canUndo = () => done.length > 0 && done.at(-1)?.cause !== 'begin';
export const canRedo = () => undone.length > 0;

/** Whether no other document has taken the place of the game that was begun last. */
export const isInGame = () => done.findLast(({ cause }) => cause === 'load' || cause === 'begin')?.cause !== 'load';

export const all = () => ({ done, undone });

/** Puts changes before those that there are; what was taken back can be made again as long as nothing has changed. @param {{ done: Change[], undone: Change[] }} past */
export function recall(past) {
  if (done.length + undone.length === 0) undone.push(...past.undone);
  done.unshift(...past.done);
}

/**
 * A text with all made again that was taken back of this document.
 * @param {string} text
 * @param {string} start
 * @param {boolean} sheet
 */
export function redone(text, start, sheet) {
  for (const { at, removed, added, before, after } of undone.toReversed()) {
    if (after.start !== start || after.sheet !== sheet || after.record !== before.record) break;
    text = text.slice(0, at) + added + text.slice(at + removed.length);
  }
  return text;
}

/**
 * Remembers a change; what was taken back before it cannot be made again.
 * @param {Kept} before
 * @param {Kept} after
 * @param {Cause} cause
 */
export function note(before, after, cause) {
  const old = before.text;
  const now = after.text;
  const most = Math.min(old.length, now.length);
  let at = 0;
  while (at < most && old.charCodeAt(at) === now.charCodeAt(at)) at += 1;
  let tail = 0;
  while (tail < most - at && old.charCodeAt(old.length - 1 - tail) === now.charCodeAt(now.length - 1 - tail)) tail += 1;
  const removed = old.slice(at, old.length - tail);
  const added = now.slice(at, now.length - tail);
  undone.length = 0;
  const last = done.at(-1);
  if (last && joins(last, { at, removed, added, before, after, cause })) return;
  // The texts follow from the changes.
  done.push({ at, removed, added, before: { ...before, text: '' }, after: { ...after, text: '' }, cause });
  let characters = 0;
  const first = done.findLastIndex((change) => (characters += change.removed.length + change.added.length) > MOST_CHARACTERS);
  done.splice(0, Math.min(first + 1, done.length - 1));
}

/** Typing or deleting that goes on where it stopped is one change, up to the end of a token. @param {Change} last @param {Change} next */
function joins(last, next) {
  if (last.cause !== 'write' || next.cause !== 'write' || last.after.sheet !== next.after.sheet) return false;
  if (last.removed + next.removed === '') {
    if (next.added.length !== 1 || next.at !== last.at + last.added.length || /[\s,;]$/.test(last.added)) return false;
    last.added += next.added;
  } else if (last.added + next.added === '') {
    if (next.removed.length !== 1 || next.at + 1 !== last.at) return false;
    last.at = next.at;
    last.removed = next.removed + last.removed;
  } else {
    return false;
  }
  last.after = { ...next.after, text: '' };
  return true;
}

/**
 * Takes the last change back or makes it again; a move and the computer's reply go together. Answers what the document
 * is then, and where in its text the change ends.
 * @param {'undo' | 'redo'} way
 * @param {Kept} now
 */
export function travel(way, now) {
  const isBack = way === 'undo';
  const [from, to] = isBack ? [done, undone] : [undone, done];
  let { text } = now;
  for (;;) {
    const change = isBack && !canUndo() ? undefined : from.pop();
    if (!change) return undefined;
    // Branches may have grown since.
    (isBack ? change.after : change.before).branches = now.branches;
    to.push(change);
    const [goes, comes] = isBack ? [change.added, change.removed] : [change.removed, change.added];
    text = text.slice(0, change.at) + comes + text.slice(change.at + goes.length);
    const isPair = from.at(-1)?.cause === (isBack ? 'play' : 'reply') && change.cause === (isBack ? 'reply' : 'play');
    if (!isPair) return { kept: { ...(isBack ? change.before : change.after), text }, place: change.at + comes.length };
  }
}
