// @ts-check
// Finding and making elements, with their types.

/**
 * The element with this id; a page without it is broken.
 * @template {Element} E
 * @param {string} id
 * @param {new () => E} type
 * @returns {E}
 */
export function need(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no ${type.name} #${id}`);
  return found;
}

/** @param {string} id */
export const button = (id) => need(id, HTMLButtonElement);

/**
 * A new element with classes and text.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {string} [classes]
 * @param {string} [text]
 */
export function make(tag, classes = '', text = '') {
  const made = document.createElement(tag);
  if (classes) made.className = classes;
  if (text) made.textContent = text;
  return made;
}

/**
 * A new element with its properties or attributes, and what it holds.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, unknown>} [properties] `class` and what has a hyphen are attributes
 * @param {...(Node | string)} children
 */
export function h(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in made && !name.includes('-')) Object.assign(made, { [name]: value });
    else if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children);
  return made;
}

/** A button that does something. @param {string} text @param {() => void} work @param {Record<string, unknown>} [properties] */
export const action = (text, work, properties = {}) => h('button', { type: 'button', onclick: work, ...properties }, text);

/** A style sheet that could not be loaded is tried again after so long, then after twice as long, and so on. */
const AGAIN_MS = 2000;

/** Loads a style sheet; without its style a panel works as well. @param {URL} url @param {number} [again] @returns {Promise<unknown>} */
export function loadStyle(url, again = AGAIN_MS) {
  const link = h('link', { rel: 'stylesheet', href: url.href });
  document.head.append(link);
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      console.error(new Error(`No style sheet ${url.href}`));
      link.remove();
      setTimeout(() => void loadStyle(url, 2 * again), again);
      resolve(undefined);
    });
  });
}

/**
 * Makes a parent hold so many children, reusing those that are there.
 * @template {HTMLElement} E
 * @param {HTMLElement} parent
 * @param {number} count
 * @param {(index: number) => E} create
 */
export function resize(parent, count, create) {
  // To count children is work for the browser after each change.
  let has = parent.childElementCount;
  for (; has > count; has -= 1) parent.lastElementChild?.remove();
  for (; has < count; has += 1) parent.append(create(has));
}

/** Scrolls a list so far that something in it is seen, and nothing around it. @param {Element} list @param {Element} item @param {number} [gap] */
export function reveal(list, item, gap = 0) {
  const { top, bottom } = list.getBoundingClientRect();
  const at = item.getBoundingClientRect();
  if (at.top - gap < top) list.scrollTop -= top - at.top + gap;
  else if (at.bottom + gap > bottom) list.scrollTop += at.bottom - bottom + gap;
}

/**
 * Sets a text only where it differs, so that the browser has nothing to do for what stays.
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Sets an attribute only where it differs; `null` takes it away.
 * @param {Element} element
 * @param {string} name
 * @param {string | null} value
 */
export function setAttribute(element, name, value) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
