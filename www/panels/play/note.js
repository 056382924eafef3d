// @ts-check
// What is said about the move on the board, and what becomes of its line: marks, a comment, the order of the lines. Under the
// list of moves, where somebody opens it; and beside them what their opening is called.
import { deleteFrom, makeMain, promote, setNote } from '../../document/commands.js';
import { beforeChange } from '../../document/guard.js';
import { current, onChange } from '../../document/state.js';
import { keepDraft, readDraft } from '../../document/storage.js';
import { action, button, h, need } from '../../ui/dom.js';
import { say } from '../../ui/speech.js';
import { MOVE_MARKS } from '../../i18n/marks.js';
import { translated, written } from '../../i18n/words.js';
import * as english from '../../i18n/en/moves.js';
import * as opening from './opening.js';

const { note: words } = await translated('moves', english);

const marks = MOVE_MARKS.map((mark, nag) => action(mark, () => toggle(nag), { 'aria-label': words.names[nag], title: words.names[nag], class: 'mark' }));
const comment = h('textarea', { id: 'note-comment', rows: 2, placeholder: words.ask, 'aria-label': words.comment });
const upper = action(words.promote, () => promote(current().node), { id: 'note-promote' });
const main = action(words.makeMain, () => makeMain(current().node), { id: 'note-main' });
const remover = action(words.remove, remove, { id: 'note-remove' });
const element = h(
  'details',
  { class: 'note', id: 'note', hidden: true },
  h('summary', {}, words.title),
  h('div', { class: 'row', role: 'group', 'aria-label': words.marks }, ...marks.slice(1)),
  comment,
  h('div', { class: 'row' }, upper, main, remover),
);
/** What the comment is about, and what was said of it. @type {{ node: number, text: string, nags: number[] }} */
let about = { node: 0, text: '', nags: [] };

/** The step on the board. */
const step = () => current().line[current().ply - 1];

export function start() {
  need('moves', HTMLElement).closest('section')?.append(element);
  opening.start();
  comment.addEventListener('change', save);
  comment.addEventListener('focus', show);
  comment.addEventListener('input', keep);
  // What is played leaves its move where it is; all else may take it away.
  beforeChange(({ isBegun, isReplaced, isTravel, isWritten }) => void ((isBegun || isReplaced || isTravel || isWritten) && saveDraft()));
  // Before all of it is kept.
  addEventListener('pagehide', saveDraft, true);
  onChange(show);
  bring(readDraft());
  show();
}

/** Keeps what is being written with its place, as often as something is written: a browser may be ended at any time. */
function keep() {
  const { line, text } = current();
  const at = line.findIndex(({ node }) => node === about.node);
  keepDraft(at < 0 || textWritten() === about.text ? undefined : { text, at, comment: textWritten() });
}

/** Brings back what was being written when the browser was ended, where its move still is. @param {any} draft */
function bring(draft) {
  const found = current().line[draft?.at];
  if (!found || draft.text !== current().text || typeof draft.comment !== 'string') return;
  setNote(found.node, found.note?.nags ?? [], draft.comment);
  keepDraft(undefined);
}

function show() {
  const { ply, hasVariations } = current();
  if (ply === 0 && element.contains(document.activeElement)) button('undo').focus();
  element.hidden = ply === 0;
  if (ply === 0) return;
  const { nags = [], comments = [] } = step()?.note ?? {};
  marks.forEach((mark, nag) => mark.setAttribute('aria-pressed', String(nags.includes(nag))));
  upper.hidden = main.hidden = !hasVariations;
  // What is being written stays about its move, whatever is played meanwhile.
  if (document.activeElement === comment && textWritten() !== about.text) return keep();
  about = { node: current().node, text: comments.join(' '), nags };
  comment.value = about.text;
}

/** @param {number} nag */
function toggle(nag) {
  const { nags = [], comments = [] } = step()?.note ?? {};
  // Of the marks for the move itself it has one.
  const others = nags.filter((known) => known >= MOVE_MARKS.length);
  setNote(current().node, nags.includes(nag) ? others : [nag, ...others], comments.join(' '));
}

/** The comment, on one line. */
const textWritten = () => comment.value.trim().replace(/\s+/g, ' ');

function save() {
  const { node, nags } = about;
  about.text = textWritten();
  setNote(node, nags, about.text);
  keepDraft(undefined);
}

/** Keeps what has been written so far. */
const saveDraft = () => textWritten() !== about.text && save();

function remove() {
  const { text = '' } = step() ?? {};
  if (deleteFrom(current().node)) say(words.removed(written(text)));
}
