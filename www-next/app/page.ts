// What is shown beside the document: the place, whether the board is turned, and what lies over all of it.

import { type ReadonlySignal, signal } from '@preact/signals';
import { isLink, type Shown } from '../document/link';

export type SheetId = 'settings' | 'share' | 'keys';

export class Page {
  readonly isFlipped = signal(false);
  readonly sheet = signal<SheetId | undefined>(undefined);
  /** What the place is asked to show; what that may be, its panel knows. */
  readonly opens = signal<unknown>(undefined);
  readonly #place = signal(named());

  constructor() {
    addEventListener('hashchange', () => (this.#place.value = named()));
  }

  /** The place that the address names behind `#`, if any. */
  get place(): ReadonlySignal<string> {
    return this.#place;
  }

  /** Goes to a place, which may be asked to show something, and back from it by the button of the browser. */
  go(place: string, opens?: unknown): void {
    this.opens.value = opens;
    location.hash = place;
  }

  /** Shows what a link tells, in the place of what is shown. */
  show({ panel, isFlipped }: Shown): void {
    history.replaceState(history.state, '', location.pathname + location.search + (panel && `#${panel}`));
    this.#place.value = panel;
    this.isFlipped.value = isFlipped;
  }
}

/** A link of a document names no place. */
function named(): string {
  const fragment = location.hash.slice(1);
  return isLink(fragment) ? '' : fragment;
}
