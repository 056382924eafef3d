// The places of the page.

import type { Session } from '../document/session';
import type { PlaceId } from '../i18n/areas/shell';
import type { IconName } from '../ui/icons';
import { isLab, type Page } from './page';

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
