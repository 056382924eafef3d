// @ts-check
// What the Position menu opens: one sheet at a time, above the tabs, that comes when it is first wanted.
import { button, need, setAttribute, setText } from './dom.js';
import { fill } from './lazy.js';

/** @type {Record<string, () => Promise<import('./lazy.js').Part>>} */
const SHEETS = {
  fen: () => import('./position/fen.js'),
  pgn: () => import('./position/pgn.js'),
  chess960: () => import('./position/chess960.js'),
  count: () => import('./position/count.js'),
  picture: () => import('./position/picture.js'),
  documents: () => import('./position/documents.js'),
};

const opener = button('position');
const menu = need('position-menu', HTMLElement);
const drawer = need('drawer', HTMLElement);
const title = need('drawer-title', HTMLElement);
const items = /** @type {HTMLButtonElement[]} */ (Array.from(menu.querySelectorAll('button')));
/** @type {HTMLElement | undefined} the sheet that is shown */
let sheet;
/** @type {Element | null} where the keyboard was before */
let origin = opener;

export function start() {
  menu.addEventListener('toggle', () => setAttribute(opener, 'aria-expanded', String(isMenuOpen())));
  menu.addEventListener('beforetoggle', place);
  menu.addEventListener('keydown', move);
  for (const item of items) {
    item.addEventListener('click', () => {
      menu.hidePopover();
      void open(item.value);
    });
  }
  button('drawer-close').addEventListener('click', close);
  drawer.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  // Files may be dropped anywhere.
  addEventListener('dragenter', async () => (await import('./position/drop.js')).start(), { once: true });
}

function close() {
  drawer.hidden = true;
  if (origin instanceof HTMLElement) origin.focus();
}

const isMenuOpen = () => menu.matches(':popover-open');

/** Below its button, within the screen. */
function place() {
  const { bottom, right } = opener.getBoundingClientRect();
  menu.style.insetBlockStart = `${bottom + 6}px`;
  menu.style.left = `${Math.max(8, Math.min(right - 208, innerWidth - 216))}px`;
}

/** @param {KeyboardEvent} event */
function move(event) {
  const at = items.findIndex((item) => item === document.activeElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items[(next + items.length) % items.length]?.focus();
}

/** The name of the sheet that is shown; empty, if there is none. */
export const shown = () => (sheet && !drawer.hidden ? sheet.id.slice('sheet-'.length) : '');

/** Shows a sheet; a name that there is none of changes nothing. @param {string} name */
export async function open(name) {
  const item = items.find(({ value }) => value === name);
  const load = SHEETS[name];
  if (!item || !load) return;
  const id = `sheet-${name}`;
  if (!document.getElementById(id)) {
    const made = document.createElement('div');
    made.id = id;
    drawer.append(made);
  }
  const { activeElement } = document;
  if (!drawer.contains(activeElement)) origin = activeElement === document.body ? opener : activeElement;
  if (sheet) sheet.hidden = true;
  sheet = need(id, HTMLElement);
  sheet.hidden = false;
  setText(title, item.textContent ?? '');
  drawer.hidden = false;
  drawer.scrollIntoView({ block: 'nearest' });
  title.focus();
  await fill(sheet, item.textContent ?? '', load);
}
