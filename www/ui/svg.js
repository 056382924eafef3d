// @ts-check
// Elements of SVG.

const SVG = 'http://www.w3.org/2000/svg';

/**
 * A new element of SVG with its attributes, and what it holds.
 * @param {string} name
 * @param {Record<string, string | number>} [attributes]
 * @param {...(Element | string)} children
 */
export function draw(name, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/** An icon of one path, which is passed over where the page is read aloud. @param {string} path */
export const icon = (path) => draw('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, draw('path', { d: path }));
