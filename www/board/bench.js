// @ts-check
// The bench: what a tool of the board has to offer while it is in use. It stands beside the board where there is room,
// else under it.
import { action, h, need } from '../ui/dom.js';

const controls = need('flip', HTMLElement).closest('.strip');
/** @type {HTMLElement | undefined} */
let bench;

/**
 * @param {string} title
 * @param {string} about
 * @param {HTMLElement} content
 * @param {HTMLButtonElement[]} buttons
 * @param {string} done how the last button is called
 * @param {() => void} leave what it does
 */
export function openBench(title, about, content, buttons, done, leave) {
  closeBench();
  const head = h('h2', { id: 'bench-title' }, title);
  const last = action(done, leave, { id: 'bench-done' });
  bench = h('section', { id: 'bench', class: 'bench', 'aria-labelledby': 'bench-title' }, head, h('p', {}, about), content, h('div', { class: 'bench-row' }, ...buttons, last));
  if (matchMedia('(min-width: 60rem)').matches) need('tabs', HTMLElement).after(bench);
  else controls?.after(bench);
  bench.scrollIntoView({ block: 'nearest' });
}

export function closeBench() {
  bench?.remove();
}
