// @ts-check
// The timeline under the board: which step is shown, and the changes that are taken back or made again.
import * as commands from '../document/commands.js';
import { current, onChange } from '../document/state.js';
import { button, need, setAttribute, setText } from '../ui/dom.js';
import { onSpeech, sayNext } from '../ui/speech.js';
import { spell } from '../i18n/spoken.js';
import * as strings from '../i18n/strings.js';

/** @typedef {import('../document/document.js').View} View */

const scrubber = need('scrubber', HTMLInputElement);
const count = need('count-steps', HTMLElement);
const first = button('first');
const previous = button('previous');
const next = button('next');
const last = button('last');
const undo = button('undo');
const redo = button('redo');
const autoplay = button('autoplay');

export function start() {
  first.addEventListener('click', () => commands.goTo(0));
  previous.addEventListener('click', () => step(-1));
  next.addEventListener('click', () => step(1));
  last.addEventListener('click', () => commands.goTo(current().length));
  scrubber.addEventListener('input', () => commands.goTo(scrubber.valueAsNumber));
  undo.addEventListener('click', () => commands.travel('undo'));
  redo.addEventListener('click', () => commands.travel('redo'));
  autoplay.addEventListener('click', async () => {
    const { toggle } = await import('./autoplay.js');
    toggle();
  });
  document.addEventListener('keydown', follow);
  onChange(show);
  onSpeech(() => show(current()));
  show(current());
}

/** @param {View} view @param {import('../document/document.js').Facts} [facts] */
function show(view, facts) {
  const { ply, length } = view;
  setAttribute(scrubber, 'max', String(length));
  if (scrubber.valueAsNumber !== ply) scrubber.value = String(ply);
  setAttribute(scrubber, 'aria-valuetext', spell(strings.speech.place(view)));
  setText(count, `${ply} / ${length}`);
  enable(first, ply > 0);
  enable(previous, ply > 0);
  enable(next, ply < length);
  enable(last, ply < length);
  enable(undo, view.canUndo);
  enable(redo, view.canRedo);
  enable(autoplay, length > 0);
  enable(scrubber, length > 0);
  // The slider says itself where it is.
  if (facts?.isPlace && document.activeElement !== scrubber) sayNext(strings.speech.place(view));
}

/**
 * Disables a control; one that has the keyboard hands it to one near it, where it would else be lost.
 * @param {HTMLButtonElement | HTMLInputElement} control
 * @param {boolean} enabled
 */
function enable(control, enabled) {
  if (control.disabled === !enabled) return;
  const hadFocus = document.activeElement === control;
  control.disabled = !enabled;
  if (!enabled && hadFocus) [previous, next, undo, redo, button('flip')].find((other) => !other.disabled)?.focus();
}

/** @param {1 | -1} by */
function step(by) {
  const { ply, length } = current();
  if (by < 0 ? ply > 0 : ply < length) commands.step(by);
}

/**
 * Ctrl+Z and Ctrl+Y, except where a text is being written; arrows where they have no other meaning.
 * @param {KeyboardEvent} event
 */
function follow(event) {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.altKey || target.closest('textarea, input, select, dialog')) return;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'z' && key !== 'y') return;
    commands.travel(key === 'y' || event.shiftKey ? 'redo' : 'undo');
  } else if (target === document.body || target.closest('.timeline, #moves')) {
    const by = { arrowleft: -1, arrowright: 1 }[key];
    if (by) step(by < 0 ? -1 : 1);
    else if (key === 'home') commands.goTo(0);
    else if (key === 'end') commands.goTo(current().length);
    else return;
  } else {
    return;
  }
  event.preventDefault();
}
