// What is done once somebody sees it.

import { later } from './later';

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
