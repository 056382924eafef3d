// What is shown beside the document: the place, whether the board is turned, and what lies over all of it.

import { signal } from '@preact/signals';
import type { Arrow } from '../board/arrow';
import { Palette } from '../board/palette';
import { isLink, type Shown } from '../document/link';
import type { Session } from '../document/session';
import type { SheetId } from '../i18n/areas/shell';

export class Page {
  readonly isFlipped = signal(false);
  readonly palette = new Palette();
  readonly sheet = signal<SheetId | undefined>(undefined);
  /** What the board shows in the place of the document, if anything, and what a panel points at there. */
  readonly shown = signal<Session | undefined>(undefined);
  readonly pointed = signal<readonly Arrow[]>([]);
  /** The place that the address names behind `#`, if any. */
  readonly place = signal(named());

  constructor() {
    addEventListener('hashchange', () => (this.place.value = named()));
  }

  /** Goes to a place, and back from it by the button of the browser. */
  go(place: string): void {
    location.hash = place;
  }

  /** Shows what a link tells, in the place of what is shown. */
  show({ panel, isFlipped }: Shown): void {
    history.replaceState(history.state, '', location.pathname + location.search + (panel && `#${panel}`));
    this.place.value = panel;
    this.isFlipped.value = isFlipped;
  }
}

/** A link of a document names no place. */
function named(): string {
  const fragment = location.hash.slice(1);
  return isLink(fragment) ? '' : fragment;
}
