// Elements that are made without a view, and where they are put.

type Attributes = Readonly<Record<string, string | number>>;
/** Elements and texts, one after the other. */
type Content = readonly (Node | string)[];

/** An element with its attributes and what is in it. */
export function elementOf<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  content: Content = [],
): HTMLElementTagNameMap[Name] {
  return filled(document.createElement(name), attributes, content);
}

/** The same of a drawing. */
export function shapeOf<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  content: Content = [],
): SVGElementTagNameMap[Name] {
  return filled(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, content);
}

function filled<T extends Element>(element: T, attributes: Attributes, content: Content): T {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...content);
  return element;
}

/** So far it stays from the edges of the window, in pixels. */
const EDGE = 8;

/** Puts an element there, or as near to that as the window has room. */
export function placeAt(element: HTMLElement, x: number, y: number): void {
  const { style, offsetWidth, offsetHeight } = element;
  // It may be the window of a frame.
  const { innerWidth, innerHeight } = element.ownerDocument.defaultView ?? window;
  style.left = `${Math.max(EDGE, Math.min(x, innerWidth - offsetWidth - EDGE))}px`;
  style.top = `${Math.max(EDGE, Math.min(y, innerHeight - offsetHeight - EDGE))}px`;
}
