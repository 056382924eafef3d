// Where the keyboard goes on when what has it is gone.

import { useLayoutEffect } from 'preact/hooks';

/** Gives the keyboard to something else where what has it goes as the component is drawn again. */
export function useNext(next: () => HTMLElement | null | undefined): void {
  const before = document.activeElement;
  useLayoutEffect(() => {
    if (before !== document.body && document.activeElement === document.body) next()?.focus();
  });
}
