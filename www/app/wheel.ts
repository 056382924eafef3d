// The wheel over the board steps through what is shown there.

import * as commands from '../document/first-commands';
import type { Session } from '../document/session';

/** A wheel that turns by a notch says about a hundred pixels, a finger on a pad a few at a time. */
const STEP_PIXELS = 60;
/** What was turned so long ago is forgotten. */
const REST_MS = 300;

/** Adds up what is turned, and answers by how many steps to go. */
export function turning(): (pixels: number, at: number) => number {
  let [sum, last] = [0, 0];
  return (pixels, at) => {
    if (at - last > REST_MS || Math.sign(pixels) !== Math.sign(sum)) sum = 0;
    last = at;
    sum += pixels;
    const steps = Math.trunc(sum / STEP_PIXELS);
    sum -= steps * STEP_PIXELS;
    // One notch is one step, however far it turns.
    return Math.sign(steps);
  };
}

/** Listens on the whole page, for boards come and go. */
export function stepByWheel(board: () => Session): void {
  const turn = turning();
  const wheel = (event: WheelEvent) => {
    const isOn = event.target instanceof Element && event.target.closest('[role=grid]') !== null;
    if (!isOn || event.ctrlKey || event.shiftKey || event.deltaY === 0) return;
    const [session, command] = [board(), event.deltaY > 0 ? commands.forward : commands.back];
    // At an end of the line the page scrolls on.
    if (command.refuse(session)) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === event.DOM_DELTA_PIXEL ? 1 : STEP_PIXELS);
    if (turn(pixels, event.timeStamp) !== 0) command.run(session);
  };
  document.addEventListener('wheel', wheel, { passive: false });
}
