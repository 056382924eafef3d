// @ts-check
// Drawing: elements of SVG, and arrows between squares.

const SVG = 'http://www.w3.org/2000/svg';
/** In squares: where an arrow begins, half its width, half its head, and how long that is. */
const ARROW = { start: 0.28, half: 0.085, head: 0.24, long: 0.36, before: 0.06 };

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

/** An arrow from one place to another, on a board whose squares are 1 wide. @param {number[]} from @param {number[]} to */
export function arrow([x = 0, y = 0], [endX = 0, endY = 0]) {
  const far = Math.hypot(endX - x, endY - y) || 1;
  const { start, half, head, long, before } = ARROW;
  const neck = far - long;
  const outline = [[start, -half], [neck, -half], [neck, -head], [far - before, 0], [neck, head], [neck, half], [start, half]];
  // Along the arrow and across it, turned to where it points.
  const [dx, dy] = [(endX - x) / far, (endY - y) / far];
  const points = outline.map(([along = 0, across = 0]) => `${(x + along * dx - across * dy).toFixed(3)},${(y + along * dy + across * dx).toFixed(3)}`);
  return draw('polygon', { points: points.join(' ') });
}
