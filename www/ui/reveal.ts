// Scrolls to what is to be seen.

/** So much room is left around it, in pixels. */
const ROOM = 8;

/** Scrolls the box around an element so that it is seen; never the page itself, which belongs to who reads it. */
export function reveal(element: Element): void {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight || !/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
    const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
    const [above, below] = [outer.top + ROOM - inner.top, inner.bottom + ROOM - outer.bottom];
    if (above > 0) box.scrollTop -= above;
    else if (below > 0) box.scrollTop += below;
    return;
  }
}
