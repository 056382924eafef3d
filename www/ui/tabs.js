// @ts-check
// What is shown beside the board: one panel, or a page in its place. Panels have tabs, with arrows from one to the next;
// pages have buttons, and give the place back. All of them come when they are first shown.
import { need, setAttribute } from './dom.js';
import { emitter } from './emitter.js';
import { fill } from './lazy.js';

/** @type {Record<string, () => Promise<import('./lazy.js').Part>>} how those are loaded that are not there from the start */
const loaders = {};

/** Says how panels and pages are loaded, by their names. @param {typeof loaders} more */
export const addPanels = (more) => void Object.assign(loaders, more);

const list = need('tabs', HTMLElement);
/** @param {string} selector */
const buttons = (selector) => /** @type {HTMLButtonElement[]} */ (Array.from(document.querySelectorAll(selector)));
const tabs = buttons('[role="tab"]');
const pages = buttons('[data-page]');
/** What is shown, and the tab of the panel that a page gives its place back to. */
let [current, last] = /** @type {[HTMLButtonElement, HTMLButtonElement]} */ ([tabs[0], tabs[0]]);
/** @type {import('./emitter.js').Emitter<[name: string]>} */
const shows = emitter();

/** @param {HTMLButtonElement} button */
const nameOf = (button) => button.id.slice('tab-'.length);

/** The name of what is shown: `game`, `script`, `setup` … */
export const shown = () => nameOf(current);

/** Calls back when another panel or page is shown. */
export const onShow = shows.on;

/**
 * Shows a panel or a page, once it is there; a name that there is none of changes nothing.
 * @param {string} name
 * @param {unknown} [wish] what it shall show, as its `open` describes it
 */
export async function show(name, wish) {
  const button = [...tabs, ...pages].find((other) => nameOf(other) === name);
  if (!button) return;
  // What cannot be loaded says so in its place.
  const part = wish === undefined ? undefined : await loaders[name]?.().catch(() => undefined);
  await (part?.open ? part.open(wish) : select(button));
}

/** Shows the panel again whose place a page has taken, if one has; a keyboard that was in the page goes to its button. */
export function giveBack() {
  if (!pages.includes(current)) return;
  if (panelOf(current).contains(document.activeElement)) current.focus();
  void select(last);
}

/** @param {HTMLButtonElement} button */
async function select(button) {
  // A keyboard that is in what goes would be lost.
  if (button !== current && panelOf(current).contains(document.activeElement)) button.focus({ preventScroll: true });
  current = button;
  if (tabs.includes(button)) last = button;
  for (const tab of tabs) {
    setAttribute(tab, 'aria-selected', String(tab === button));
    tab.tabIndex = tab === last ? 0 : -1;
  }
  for (const page of pages) setAttribute(page, 'aria-expanded', String(page === button));
  for (const other of [...tabs, ...pages]) panelOf(other).hidden = other !== button;
  document.documentElement.dataset.shown = nameOf(button);
  shows.emit(nameOf(button));
  const load = loaders[nameOf(button)];
  if (load) await fill(panelOf(button), button.textContent ?? '', load);
}

/** Shows a page at its beginning, unless something else is wanted by the time it is there. @param {HTMLButtonElement} page */
async function open(page) {
  await select(page);
  if (page === current) await show(nameOf(page), '');
}

/** @param {HTMLButtonElement} button */
const panelOf = (button) => need(button.getAttribute('aria-controls') ?? '', HTMLElement);

for (const tab of tabs) tab.addEventListener('click', () => void select(tab));
for (const page of pages) {
  page.addEventListener('click', () => (page === current ? giveBack() : void open(page)));
  for (const place of [page, panelOf(page)]) place.addEventListener('keydown', (event) => event.key === 'Escape' && giveBack());
}

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
