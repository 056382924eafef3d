// The places of the page.

import type { Session } from '../document/session';
import type { PlaceId } from '../i18n/areas/shell';
import type { Page } from './page';

export interface Panel {
  readonly id: PlaceId;
  /** On a small screen: all on one screen, where only the panel's body scrolls, or below a board that stays in sight. */
  readonly small: 'fit' | 'tool';
}

const ANALYSE: Panel = { id: 'analyse', small: 'fit' };

export const PANELS: readonly Panel[] = [
  { id: 'play', small: 'fit' },
  ANALYSE,
  ...(['script', 'sets', 'think', 'match', 'setup', 'games'] as const).map((id) => ({ id, small: 'tool' }) as const),
];

/** What is shown beside the board: the place that the address names; without one the moves, if there are any. */
export function panelOf({ place }: Page, session: Session | undefined): Panel | undefined {
  const named = PANELS.find(({ id }) => id === place.value);
  return named ?? (session?.store.line.value.length ? ANALYSE : undefined);
}
