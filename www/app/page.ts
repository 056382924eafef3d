// The places of the page, and what is shown beside the document: which place, whether the board is turned, and what lies
// over all of it.

import { effect, signal } from '@preact/signals';
import type { Arrow } from '../board/arrows';
import { PieceChoice } from '../board/pieces';
import type { Answers } from '../board/state';
import { isLink, type Linked } from '../document/link';
import type { Session } from '../document/session';
import type { LabId, PlaceId, SheetId } from '../i18n/words';
import type { IconName } from '../ui/icons';
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
  readonly palette = new PieceChoice();
  readonly sheet = signal<SheetId | undefined>(undefined);
  /** What the board shows in the place of the document, if anything, and what a panel points at there. */
  readonly shown = signal<Session | undefined>(undefined);
  /** What that can be asked. */
  readonly answers = signal<Answers>({});
  readonly pointed = signal<readonly Arrow[]>([]);
  /** The tab of Lab that is shown, or was shown last. */
  readonly lab = signal<LabId>('sets');
  /** The place or the tab that the address names behind `#`, if any. */
  readonly place = signal('');

  /** Reviews the game, once what does that has come. */
  review: () => void = () => undefined;

  /** The link that was opened last. */
  readonly linked = signal<Linked | undefined>(undefined);

  /** How often the place has changed. */
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

  /** Shows what a link says, in the place of what is shown. */
  show(linked: Linked): void {
    this.showPlace(linked.panel);
    this.isFlipped.value = linked.isFlipped;
    this.linked.value = linked;
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

export interface Panel {
  readonly id: PlaceId;
  readonly icon: IconName;
  /** On a small screen: all on one screen, where only the panel's body scrolls, or below a board that stays in sight. */
  readonly small: 'fit' | 'tool';
}

const ANALYSE: Panel = { id: 'analyse', icon: 'graph', small: 'fit' };

export const PANELS: readonly Panel[] = [
  { id: 'play', icon: 'pawn', small: 'fit' },
  ANALYSE,
  { id: 'learn', icon: 'book', small: 'tool' },
  { id: 'script', icon: 'lines', small: 'tool' },
  { id: 'lab', icon: 'flask', small: 'tool' },
  { id: 'setup', icon: 'grid', small: 'tool' },
  { id: 'games', icon: 'stack', small: 'tool' },
];

/** What is shown beside the board: the place that the address names; without one the moves, if there are any. */
export function panelOf({ place }: Page, session: Session | undefined): Panel | undefined {
  const shown = isLab(place.value) ? 'lab' : place.value;
  const named = PANELS.find(({ id }) => id === shown);
  return named ?? (session?.store.line.value.length ? ANALYSE : undefined);
}

/** The place that is shown, and in the stead of Lab its tab. */
export function shownIn(page: Page, session: Session): string | undefined {
  const shown = panelOf(page, session)?.id;
  return shown === 'lab' ? page.lab.value : shown;
}
