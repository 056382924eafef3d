// The places of the page, and the panel that each has.

import type { ComponentChild } from 'preact';
import type { Signal } from '@preact/signals';
import type { Exhibit } from '../board/exhibit';
import type { Labs } from '../document/labs';
import type { Session } from '../document/session';
import type { PlaceId } from '../i18n/areas/shell';
import type { Analysis } from '../engine/analysis';
import type { Match } from '../engine/match';
import type { AllWords } from '../i18n/words';
import type { Explain } from '../panels/play/offers';
import type { Play } from '../panels/play/play';
import type { KeptSignals } from './kept';
import type { Rest } from './late';
import type { Page } from './page';

interface PanelProps {
  readonly session: Session;
  readonly page: Page;
  /** Nothing until it has come. */
  readonly play: Play | undefined;
  readonly analysis: Analysis | undefined;
  readonly match: Match | undefined;
  readonly labs: Labs;
  /** What the panel shows on the board, as long as it is open. */
  readonly exhibit: Signal<Exhibit | undefined>;
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
  show: ({ AnalysePanel }, { session, analysis, page, words }) => (
    <AnalysePanel session={session} analysis={analysis} board={page} words={words} />
  ),
};

export const PANELS: readonly Panel[] = [
  {
    id: 'play',
    small: 'fit',
    show: ({ PlayPanel, showIn }, { play, session, labs, page, words }) => {
      const explain: Explain = (method, depth) => showIn({ session, labs, page }, 'think', { method, depth });
      return play ? <PlayPanel play={play} explain={explain} words={words} /> : null;
    },
  },
  ANALYSE,
  {
    id: 'script',
    small: 'tool',
    show: ({ ScriptPanel }, { session, labs, words }) => <ScriptPanel session={session} labs={labs} words={words} />,
  },
  {
    id: 'sets',
    small: 'tool',
    show: ({ SetsPanel }, { session, labs, exhibit, words }) => (
      <SetsPanel session={session} labs={labs} exhibit={exhibit} words={words} />
    ),
  },
  {
    id: 'think',
    small: 'tool',
    show: ({ ThinkPanel }, { session, play, labs, page, words }) => (
      <ThinkPanel
        session={session}
        isLocked={play?.isWithoutHelp.value === true}
        labs={labs}
        board={page}
        words={words}
      />
    ),
  },
  {
    id: 'match',
    small: 'tool',
    show: ({ MatchPanel }, { match, session, labs, page, words }) =>
      match ? <MatchPanel match={match} session={session} labs={labs} board={page} words={words} /> : null,
  },
  {
    id: 'setup',
    small: 'tool',
    show: ({ SetupPanel }, { session, page, play, labs, words }) =>
      play ? (
        <SetupPanel
          around={{ session, labs, palette: page.palette, draw: play.around.draw }}
          play={(from) => {
            play.openFrom(from);
            page.go('play');
          }}
          analyse={() => page.go('analyse')}
          words={words}
        />
      ) : null,
  },
  {
    id: 'games',
    small: 'tool',
    show: ({ GamesPanel, gamesOf, showIn }, { session, labs, page, kept, words }) => (
      <GamesPanel
        session={session}
        labs={labs}
        games={gamesOf(session, labs)}
        kept={kept}
        isFlipped={page.isFlipped}
        places={new Set(PANELS.map(({ id }) => id))}
        go={(place, opens) => showIn({ session, labs, page }, place, opens)}
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
