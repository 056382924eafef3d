// The colour of the browser around the page, where it takes that of the page.

import { effect, type ReadonlySignal } from '@preact/signals';
import type { Looks } from './settings';

type Theme = ReturnType<Looks['theme']['peek']>;

/** The HTML has a colour for each theme of the device; one that is chosen has its own whatever the device has. */
export function showThemeColor(theme: ReadonlySignal<Theme>): void {
  const colors = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  effect(() => {
    for (const color of colors) {
      const own = color.dataset['theme'];
      const chosen = theme.value === own ? 'all' : 'not all';
      color.media = theme.value === 'system' ? `(prefers-color-scheme: ${own})` : chosen;
    }
  });
}
