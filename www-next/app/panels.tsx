// The places of the page, and the panel that each has.

import type { ComponentChild } from 'preact';
import type { Labs } from '../document/labs';
import type { Session } from '../document/session';
import type { PlaceId } from '../i18n/areas/shell';
import type { AllWords } from '../i18n/words';
import type { Play } from '../panels/play/play';
import type { KeptSignals } from './kept';
import type { Rest } from './late';
import type { Page } from './page';

interface PanelProps {
  readonly session: Session;
  /** Nothing until it has come. */
  readonly play: Play | undefined;
  readonly labs: Labs;
  readonly page: Page;
  readonly kept: KeptSignals;
  readonly words: AllWords;
}

export interface Panel {
  readonly id: PlaceId;
  /** On a small screen: all on one screen, where only the panel's body scrolls, or below a board that stays in sight. */
  readonly small: 'fit' | 'tool';
  readonly show: (rest: Rest, props: PanelProps) => ComponentChild;
}

const ANALYSE: Panel = {
  id: 'analyse',
  small: 'fit',
  show: ({ AnalysePanel }, { session, words }) => <AnalysePanel session={session} words={words} />,
};

export const PANELS: readonly Panel[] = [
  {
    id: 'play',
    small: 'fit',
    show: ({ PlayPanel }, { play, words }) => (play ? <PlayPanel play={play} words={words} /> : null),
  },
  ANALYSE,
  {
    id: 'script',
    small: 'tool',
    show: ({ ScriptPanel }, { session, labs, words }) => <ScriptPanel session={session} labs={labs} words={words} />,
  },
  {
    id: 'games',
    small: 'tool',
    show: ({ GamesPanel, gamesOf }, { session, labs, page, kept, words }) => (
      <GamesPanel
        session={session}
        labs={labs}
        games={gamesOf(session, labs)}
        kept={kept}
        isFlipped={page.isFlipped}
        places={new Set(PANELS.map(({ id }) => id))}
        go={(place, opens) => page.go(place, opens)}
        words={words}
      />
    ),
  },
];

/** What is shown beside the board: the place that the address names; without one the moves, if there are any. */
export function panelOf({ place }: Page, { store }: Session): Panel | undefined {
  const named = PANELS.find(({ id }) => id === place.value);
  return named ?? (store.line.value.length === 0 ? undefined : ANALYSE);
}
