// Keeps in sight what was in sight, where something else takes the room.

import { revealIn } from '../../ui/reveal';

/** Scrolls a box that becomes lower: what was in sight in it of an element stays so. */
export function keepInSight(box: Element, elementOf: () => Element | undefined): () => void {
  let height = box.clientHeight;
  const watcher = new ResizeObserver(() => {
    const element = elementOf();
    const end = element ? element.getBoundingClientRect().bottom - box.getBoundingClientRect().top : 0;
    if (element && end > 0 && end <= height) revealIn(box, element);
    height = box.clientHeight;
  });
  watcher.observe(box);
  return () => watcher.disconnect();
}
