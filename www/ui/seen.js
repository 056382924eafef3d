// @ts-check
// What nobody sees is drawn when it is seen.
import * as tabs from './tabs.js';

/**
 * Answers what draws something if it can be seen now; it is drawn as well when its panel or its card is opened.
 * @param {HTMLElement} element
 * @param {() => void} draw
 */
export function whenSeen(element, draw) {
  const drawNow = () => {
    if (!element.closest('[hidden], details:not([open])')) draw();
  };
  tabs.onShow(drawNow);
  element.closest('details')?.addEventListener('toggle', drawNow);
  return drawNow;
}
