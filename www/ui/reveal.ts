// Scrolls to what is to be seen, returns whether something is seen, and where the keyboard goes from what has gone.

import { useLayoutEffect } from 'preact/hooks';
import { later } from './time';

/** So much room is left around it, in pixels. */
const ROOM = 8;

/** Runs something once the next frame is shown: what it measures then has been laid out already. */
export function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Scrolls the box around an element so that it is seen; never the page itself, which belongs to who reads it. */
export function reveal(element: Element): void {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight || !/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
    return revealIn(box, element);
  }
}

/** Scrolls a box, and nothing around it, so that an element in it is seen. */
export function revealIn(box: Element, element: Element): void {
  const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  const [above, below] = [outer.top + ROOM - inner.top, inner.bottom + ROOM - outer.bottom];
  if (above > 0) box.scrollTop -= above;
  else if (below > 0) box.scrollTop += below;
}

/** Does something once, when an element comes into sight: in a turn of its own. Answers how not to. */
export function whenSeen(element: Element, run: () => void): () => void {
  let cancel = () => {};
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    cancel = later(run, 0);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancel();
  };
}

/** Gives the keyboard to something else where what has it goes, or can no longer have it, as the component is drawn again. */
export function useNext(next: () => HTMLElement | null | undefined): void {
  const before = document.activeElement;
  useLayoutEffect(() => {
    const now = document.activeElement;
    if (before !== document.body && (now === document.body || now?.matches(':disabled'))) next()?.focus();
  });
}

/** Done when this turn has ended. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
