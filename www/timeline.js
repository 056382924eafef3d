// @ts-check
// The timeline under the board: which step is shown, and the changes that are taken back or made again.
import * as changes from './document/changes.js';
import * as game from './document/now.js';
import { button, need, setAttribute, setText } from './dom.js';
import { tell } from './hand.js';
import { say, sayNext } from './speech.js';
import * as strings from './strings.js';

/** @typedef {import('./document.js').View} View */

const scrubber = need('scrubber', HTMLInputElement);
const count = need('count-steps', HTMLElement);
const first = button('first');
const previous = button('previous');
const next = button('next');
const last = button('last');
const undo = button('undo');
const redo = button('redo');
const autoplay = button('autoplay');
/** @type {() => string} why nothing may be taken back now; nothing, if it may */
let refusal = () => '';

export function start() {
  first.addEventListener('click', () => game.goTo(0));
  previous.addEventListener('click', () => step(-1));
  next.addEventListener('click', () => step(1));
  last.addEventListener('click', () => game.goTo(game.current().length));
  scrubber.addEventListener('input', () => game.goTo(scrubber.valueAsNumber));
  undo.addEventListener('click', () => travel('undo'));
  redo.addEventListener('click', () => travel('redo'));
  autoplay.addEventListener('click', async () => {
    const { toggle } = await import('./autoplay.js');
    toggle();
  });
  document.addEventListener('keydown', follow);
  game.onChange(show);
  show(game.current(), 'load');
}

/** Lets another part refuse to take anything back. @param {typeof refusal} reason */
export function refuseWith(reason) {
  refusal = reason;
}

/** @param {View} view @param {import('./document.js').Cause} cause */
function show(view, cause) {
  const { ply, length } = view;
  setAttribute(scrubber, 'max', String(length));
  if (scrubber.valueAsNumber !== ply) scrubber.value = String(ply);
  setAttribute(scrubber, 'aria-valuetext', strings.speech.place(view));
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
  if (cause === 'place' && document.activeElement !== scrubber) sayNext(strings.speech.place(view));
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
  const { ply, length } = game.current();
  if (by < 0 ? ply > 0 : ply < length) game.step(by);
}

/**
 * Takes the last change back or makes it again, unless that is refused, and says so; answers where in the script it ends.
 * @param {'undo' | 'redo'} way
 */
export function travel(way) {
  const reason = refusal();
  if (reason) tell(reason);
  const place = reason ? undefined : changes.travel(way);
  if (place !== undefined) say(strings.speech.travelled(game.current(), way));
  return place;
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
    travel(key === 'y' || event.shiftKey ? 'redo' : 'undo');
  } else if (target === document.body || target.closest('.timeline, #moves')) {
    const by = { arrowleft: -1, arrowright: 1 }[key];
    if (by) step(by < 0 ? -1 : 1);
    else if (key === 'home') game.goTo(0);
    else if (key === 'end') game.goTo(game.current().length);
    else return;
  } else {
    return;
  }
  event.preventDefault();
}
