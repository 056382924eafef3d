// @ts-check
// The chess clock: how much time each side has, and whose time runs. It counts by `performance.now` and wakes once, when
// a time is up; whoever shows it looks when there is something new to be seen.

/** @typedef {'w' | 'b'} Color */
/** @typedef {{ w: number, b: number }} Left milliseconds */

/** @type {Left} */
let left = { w: 0, b: 0 };
/** @type {Color | undefined} whose time runs */
let running;
let since = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {(color: Color) => void} */
let fall = () => {};

/** Calls back when the time of a side is up. @param {typeof fall} callback */
export function onFall(callback) {
  fall = callback;
}

/** The time that a side has. @param {Color} color */
export const of = (color) => Math.max(0, left[color] - (running === color ? performance.now() - since : 0));

/** @returns {Left} */
export const read = () => ({ w: of('w'), b: of('b') });

export const runs = () => running;

/** Sets both times, and stops. @param {Left} next */
export function set(next) {
  run(undefined);
  left = { ...next };
}

/** Lets the time of one side run, or of none. @param {Color | undefined} color */
export function run(color) {
  left = read();
  running = color;
  since = performance.now();
  clearTimeout(timer);
  if (color) timer = setTimeout(check, left[color]);
}

function check() {
  if (!running) return;
  const rest = of(running);
  // A timer may ring a little too early.
  if (rest > 0) {
    timer = setTimeout(check, rest);
    return;
  }
  const loser = running;
  run(undefined);
  fall(loser);
}

/** After how many milliseconds a time is shown by another text: seconds, or tenths where it is low. @param {number} ms */
export function nextTick(ms) {
  const unit = isInTenths(ms) ? 100 : 1000;
  return ms <= 0 ? Number.POSITIVE_INFINITY : ms % unit || unit;
}

/** Whether so little is left that tenths of a second are shown. @param {number} ms */
export const isInTenths = (ms) => ms < 10_000;
