// @ts-check
// Changes of the document, which can be taken back; what one line replaces of another is kept as a branch.
import { fork, grow, stepsOf } from '../branches.js';
import * as history from '../history.js';
import { ask, Document } from './ask.js';
import { become, current, look, now, read, tell } from './now.js';

/** @typedef {import('./now.js').Branch} Branch */
/** @typedef {import('./now.js').Cause} Cause */
/** @typedef {import('./now.js').Kept} Kept */
/** @typedef {Pick<import('./now.js').Now, 'text' | 'lines'>} Line */

/** Who writes again after such a pause has finished what was written before. */
const PAUSE_MS = 2000;

/** @type {Line | undefined} what was there before somebody began to write */
let written;
/** @type {Line | undefined} what was there before anything was taken back */
let undone;
/** When something was changed last. */
let changedAt = 0;

/** Keeps a line that another has taken the place of. @param {Line | undefined} old */
function keepBranch(old) {
  if (old) now.branches = grow(now.branches, { text: old.text, steps: stepsOf(old.lines) }, stepsOf(now.lines));
}

/** What has been written is finished. */
function settle() {
  keepBranch(written);
  written = undefined;
}

/** @returns {Kept} */
function kept() {
  const { origin: start, text, sheet, ply, record, claimed, branches } = now;
  return { start, text, sheet, ply, record, claimed, branches };
}

/** What brings the document back. */
export function keep() {
  settle();
  return kept();
}

/**
 * Makes a change that can be taken back. What it replaces is kept as a branch.
 * @param {Cause} cause
 * @param {() => number | void} change may answer the first step that is another
 * @param {boolean} [isTyped] whether more of the same may follow at once
 */
export function alter(cause, change, isTyped = false) {
  const moment = performance.now();
  if (!isTyped || moment - changedAt > PAUSE_MS) settle();
  const { text, lines } = now;
  const last = kept();
  const isOther = cause === 'load' || cause === 'begin';
  const first = ask(change) ?? 0;
  const isSame = ask(() => now.script.text === text && now.script.sheet === last.sheet && now.origin === last.start);
  if (!isSame && !isOther && cause !== 'claim') now.claimed = undefined;
  if (!isSame) ask(() => read(first));
  if (!isSame || now.claimed !== last.claimed || cause === 'begin') {
    if (!isOther) {
      keepBranch(undone);
      if (isTyped) written ??= { text, lines };
      else keepBranch({ text, lines });
    }
    undone = undefined;
    changedAt = moment;
    history.note(last, kept(), cause);
  }
  look();
  tell(cause);
}

/**
 * Makes a change of the script, and shows where it then ends.
 * @param {() => unknown} change
 */
export function rewrite(change) {
  alter('write', () => {
    change();
    now.ply = now.script.steps;
  });
}

/** @param {string} turn `w` or `b` */
export const chooseTurn = (turn) => rewrite(() => now.script.chooseTurn(now.ply, turn));

/**
 * Ends the game as the players wish: by a claim, `agreed`, `resigned-w`, `time-w` (White's time is up), `time` … Who gives up
 * or runs out of time while looking back has all moves made.
 * @param {string} code
 */
export function end(code) {
  const { script, ply } = now;
  if (current().end) return;
  alter('claim', () => {
    if (/^(resigned|time)/.test(code)) now.ply = script.steps;
    else if (ply < script.steps) script.truncate(ply);
    now.claimed = code;
  });
}

/** What other lines have replaced. */
export function alternatives() {
  settle();
  return now.branches;
}

/** Puts a branch in the place of the line, and shows its first step. @param {Branch} branch */
export function switchTo(branch) {
  const common = fork(branch.steps, stepsOf(now.lines));
  alter('write', () => {
    now.script.setText(branch.text);
    let steps = 0;
    now.ply = 1 + now.script.line().split('\n').findIndex((step) => !step.startsWith('-') && (steps += 1) > common);
  });
}

/** Brings changes of an earlier visit back, and what they lead on to. @param {Parameters<typeof history.recall>[0]} past */
export function remember(past) {
  history.recall(past);
  const text = history.redone(now.text, now.origin, now.sheet);
  if (text !== now.text) undone = ask(() => lineOf(text));
  look();
}

/** A line of this document. @param {string} text @returns {Line} */
function lineOf(text) {
  const script = new Document(now.origin, text, now.sheet);
  const lines = script.steps > 0 ? script.line(0).split('\n') : [];
  script.free();
  return { text, lines };
}

/**
 * Takes the last change back or makes it again; answers where in the script it ends, if there was one.
 * @param {'undo' | 'redo'} way
 */
export function travel(way) {
  const last = keep();
  const old = { text: now.text, lines: now.lines };
  const isFirst = !history.canRedo();
  const found = history.travel(way, last);
  if (!found) return undefined;
  const { kept: next, place } = found;
  if (next.start === now.origin && next.sheet === last.sheet) ask(() => now.script.setText(next.text));
  else ask(() => become(next));
  const { record, claimed, branches = [] } = next;
  const isSame = next.start === last.start && next.record === last.record;
  Object.assign(now, { ply: Math.max(0, Math.min(next.ply, now.script.steps)), record, claimed, branches: isSame ? [] : branches });
  if (isFirst) undone = old;
  if (!history.canRedo() || !isSame) undone = undefined;
  ask(read);
  // What has grown since stays; what is the line again is no branch.
  if (isSame) for (const branch of [...branches, ...(last.branches ?? [])]) now.branches = grow(now.branches, branch, stepsOf(now.lines));
  look();
  tell(isSame ? 'travel' : 'load');
  return place;
}
