// What is done later, and whether nothing is to move that need not.

import type { Clock } from '../chess/chess';

/** Does something later; answers how not to. */
export function later(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

export const CLOCK: Clock = { now: () => Date.now(), later };

export const isCalm = (): boolean =>
  document.documentElement.dataset['animation'] === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
