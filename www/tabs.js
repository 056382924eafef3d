// @ts-check
// The tabs beside the board: one is shown, arrows go from one to the next.
import { need, setAttribute } from './dom.js';

const list = need('tabs', HTMLElement);
const tabs = /** @type {HTMLButtonElement[]} */ (Array.from(list.querySelectorAll('[role="tab"]')));

/** @param {HTMLButtonElement} tab */
function select(tab) {
  for (const other of tabs) {
    const isShown = other === tab;
    setAttribute(other, 'aria-selected', String(isShown));
    other.tabIndex = isShown ? 0 : -1;
    need(other.getAttribute('aria-controls') ?? '', HTMLElement).hidden = !isShown;
  }
}

for (const tab of tabs) tab.addEventListener('click', () => select(tab));

list.addEventListener('keydown', (event) => {
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
  if (next === undefined || at < 0) return;
  event.preventDefault();
  const tab = tabs[(next + tabs.length) % tabs.length];
  if (!tab) return;
  select(tab);
  tab.focus();
});
