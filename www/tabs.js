// @ts-check
// The tabs beside the board: one panel is shown, arrows go from one to the next. A panel comes when it is first shown.
import { need, setAttribute } from './dom.js';
import { fill } from './lazy.js';

/** @type {Record<string, () => Promise<import('./lazy.js').Part>>} the panels that are not there from the start */
const PANELS = {
  match: () => import('./panels/match.js'),
  script: () => import('./panels/script.js'),
  sets: () => import('./panels/sets.js'),
  think: () => import('./panels/think.js'),
};

const list = need('tabs', HTMLElement);
const tabs = /** @type {HTMLButtonElement[]} */ (Array.from(list.querySelectorAll('[role="tab"]')));
/** @type {((name: string) => void)[]} */
const listeners = [];

/** @param {HTMLButtonElement} tab */
const nameOf = (tab) => tab.id.slice('tab-'.length);

/** The name of the panel that is shown: `game`, `script` … */
export const shown = () => nameOf(/** @type {HTMLButtonElement} */ (tabs.find((tab) => tab.ariaSelected === 'true')));

/** Calls back when another panel is shown. @param {(name: string) => void} listener */
export function onShow(listener) {
  listeners.push(listener);
}

/** Shows a panel, once it is there; a name that there is none of changes nothing. @param {string} name */
export async function show(name) {
  const tab = tabs.find((other) => nameOf(other) === name);
  if (tab) await select(tab);
}

/** @param {HTMLButtonElement} tab */
async function select(tab) {
  for (const other of tabs) {
    const isShown = other === tab;
    setAttribute(other, 'aria-selected', String(isShown));
    other.tabIndex = isShown ? 0 : -1;
    panelOf(other).hidden = !isShown;
  }
  for (const listener of listeners) listener(nameOf(tab));
  const load = PANELS[nameOf(tab)];
  if (load) await fill(panelOf(tab), tab.textContent ?? '', load);
}

/** @param {HTMLButtonElement} tab */
const panelOf = (tab) => need(tab.getAttribute('aria-controls') ?? '', HTMLElement);

for (const tab of tabs) tab.addEventListener('click', () => void select(tab));

list.addEventListener('keydown', (event) => {
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
  if (next === undefined || at < 0) return;
  event.preventDefault();
  const tab = tabs[(next + tabs.length) % tabs.length];
  if (!tab) return;
  void select(tab);
  tab.focus();
});
