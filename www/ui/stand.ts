// Where something stands that lies over the page.

/** So far it stays from the edges of the window, in pixels. */
const EDGE = 8;

/** Puts an element there, or as near to that as the window has room. */
export function standAt({ style, offsetWidth, offsetHeight }: HTMLElement, x: number, y: number): void {
  style.left = `${Math.max(EDGE, Math.min(x, innerWidth - offsetWidth - EDGE))}px`;
  style.top = `${Math.max(EDGE, Math.min(y, innerHeight - offsetHeight - EDGE))}px`;
}
