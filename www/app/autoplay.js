// @ts-check
// Shows one step after the other, until somebody does something.
import * as game from '../document/document.js';
import { button, setAttribute } from '../ui/dom.js';

/** A step stays so long on the board. */
const STEP_MS = 900;

const control = button('autoplay');
/** @type {ReturnType<typeof setInterval> | undefined} */
let timer;
let isOwnStep = false;

/** Begins, from the start if all has been shown; or stops. */
export function toggle() {
  if (timer !== undefined) return stop();
  const { ply, length } = game.current();
  timer = setInterval(advance, STEP_MS);
  setAttribute(control, 'aria-pressed', 'true');
  if (ply >= length) show(() => game.goTo(0));
  else advance();
}

function advance() {
  show(() => game.step(1));
  const { ply, length } = game.current();
  if (ply >= length) stop();
}

/** @param {() => void} work */
function show(work) {
  isOwnStep = true;
  work();
  isOwnStep = false;
}

function stop() {
  clearInterval(timer);
  timer = undefined;
  setAttribute(control, 'aria-pressed', 'false');
}

/** Any key or press stops it; what presses its own button does so by itself. @param {Event} event */
function interrupt(event) {
  const isOwn = event.target instanceof Node && control.contains(event.target);
  const presses = !(event instanceof KeyboardEvent) || event.key === 'Enter' || event.key === ' ';
  if (timer !== undefined && !(isOwn && presses)) stop();
}

for (const kind of ['pointerdown', 'keydown', 'wheel']) addEventListener(kind, interrupt, { capture: true, passive: true });
document.addEventListener('visibilitychange', () => document.hidden && stop());
game.onChange(() => {
  if (!isOwnStep) stop();
});
