// @ts-check
// What was done before anybody listened: early.js keeps it.

/** Does it, or as much of it as is meant for one part of the page. @param {string} [part] a selector */
export function doWhatWaits(part = '*') {
  const waiting = globalThis.gridmateWaiting ?? [];
  globalThis.gridmateWaiting = waiting.filter((event) => !isMeantFor(part, event));
  for (const event of waiting.filter((event) => isMeantFor(part, event))) {
    const { type, target } = event;
    if ('key' in event) {
      target?.dispatchEvent(new KeyboardEvent(type, event));
    } else {
      // The board may have had no squares yet.
      const place = isMeantFor('#board', event) ? document.elementFromPoint(event.clientX, event.clientY) : target;
      place?.dispatchEvent(new MouseEvent(type, event));
    }
  }
}

/** @param {string} part @param {Event} event */
const isMeantFor = (part, { target }) => target instanceof Element && target.closest(part) !== null;
