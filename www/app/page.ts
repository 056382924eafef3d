// What is shown beside the document: the place, whether the board is turned, and what lies over all of it.

import { effect, signal } from '@preact/signals';
import type { Arrow } from '../board/arrow';
import { Palette } from '../board/palette';
import { isLink, type Shown } from '../document/link';
import type { Session } from '../document/session';
import type { LabId, SheetId } from '../i18n/areas/shell';
import { recall, remember } from '../ui/remember';

export const LABS: readonly LabId[] = ['sets', 'think', 'match'];

/** Whether an address names a tab of Lab. */
export const isLab = (place: string): place is LabId => LABS.some((id) => id === place);

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
  /** The tab of Lab that is shown, or was shown last. */
  readonly lab = signal<LabId>('sets');
  /** The place or the tab that the address names behind `#`, if any. */
  readonly place = signal('');

  /** How often somebody has gone to another place. */
  readonly visits = signal(0);

  constructor() {
    this.#follow();
    addEventListener('hashchange', () => {
      this.#follow();
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
    this.showPlace(panel);
    this.isFlipped.value = isFlipped;
  }

  /** Shows a place in the stead of the one that the address names. */
  showPlace(place: string): void {
    history.replaceState(history.state, '', location.pathname + location.search + (place && `#${place}`));
    this.#follow();
  }

  #follow(): void {
    const place = named();
    if (place === 'lab') return this.showPlace(this.lab.peek());
    if (isLab(place)) this.lab.value = place;
    this.place.value = place;
  }
}

/** A link of a document names no place. */
function named(): string {
  const fragment = location.hash.slice(1);
  return isLink(fragment) ? '' : fragment;
}
