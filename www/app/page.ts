// What is shown beside the document: the place, whether the board is turned, and what lies over all of it.

import { effect, signal } from '@preact/signals';
import type { Arrow } from '../board/arrow';
import { Palette } from '../board/palette';
import { isLink, type Shown } from '../document/link';
import type { Session } from '../document/session';
import type { SheetId } from '../i18n/areas/shell';
import { recall, remember } from '../ui/remember';

/** Where the tab keeps which side the board is seen from. */
const [TAB, KEY] = [() => sessionStorage, 'gridmate.board'];

export class Page {
  /** Whether this tab has kept which side the board is seen from. */
  readonly isSideKept: boolean;
  readonly isFlipped = signal(false);
  readonly palette = new Palette();
  readonly sheet = signal<SheetId | undefined>(undefined);
  /** What the board shows in the place of the document, if anything, and what a panel points at there. */
  readonly shown = signal<Session | undefined>(undefined);
  readonly pointed = signal<readonly Arrow[]>([]);
  /** The place that the address names behind `#`, if any. */
  readonly place = signal(named());

  /** How often somebody has gone to another place. */
  readonly visits = signal(0);

  constructor() {
    addEventListener('hashchange', () => {
      this.place.value = named();
      this.visits.value += 1;
    });
    const { isFlipped } = recall(TAB, KEY);
    this.isSideKept = isFlipped !== undefined;
    let kept = isFlipped === true;
    this.isFlipped.value = kept;
    effect(() => {
      if (this.isFlipped.value === kept) return;
      kept = this.isFlipped.value;
      remember(TAB, KEY, { isFlipped: kept });
    });
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
