// The panel of a place.

import type { Signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Exhibit } from '../board/exhibit';
import type { PlaceId } from '../i18n/areas/shell';
import type { AllWords } from '../i18n/words';
import { AnalysePanel } from '../panels/analyse/panel';
import type { Opens } from '../panels/games/examples';
import { gamesOf } from '../panels/games/games';
import { GamesPanel } from '../panels/games/panel';
import type { Explain } from '../panels/play/offers';
import { PlayPanel } from '../panels/play/panel';
import { ScriptPanel } from '../panels/script/panel';
import { SetupPanel } from '../panels/setup/panel';
import type { Around } from './around';
import { Lab } from './lab';
import type { Playing } from './playing';
import { showIn } from './show';

interface PlaceProps extends Omit<Around, 'playing'> {
  readonly id: PlaceId;
  readonly playing: Playing;
  /** What the panel shows on the board, as long as it is open. */
  readonly exhibit: Signal<Exhibit | undefined>;
  readonly words: AllWords;
}

export function Place({ id, playing, ...props }: PlaceProps) {
  const { play, analysis } = playing;
  const { session, page, labs } = props;
  const visits = page.visits.value;
  // Who goes to another place is at its head, whatever it shows first.
  useLayoutEffect(() => {
    if (visits > 0) scrollTo(0, 0);
  }, [visits]);
  const explain: Explain = (method, depth) => showIn(props, 'think', { method, depth });
  const playFrom = (start: number | 'here') => {
    play.openFrom(start);
    page.go('play');
  };
  switch (id) {
    case 'play':
      return <PlayPanel play={play} explain={explain} words={props.words} />;
    case 'analyse':
      return <AnalysePanel {...props} analysis={analysis} board={page} />;
    case 'script':
      return <ScriptPanel {...props} />;
    case 'lab':
      return <Lab {...props} playing={playing} />;
    case 'setup': {
      const around = { session, labs, palette: page.palette, draw: play.around.draw };
      return <SetupPanel around={around} play={playFrom} analyse={() => page.go('analyse')} words={props.words} />;
    }
    case 'games': {
      const games = gamesOf(session, labs);
      const go = (place: string, opens?: Opens) => showIn(props, place, opens);
      return <GamesPanel {...props} games={games} isFlipped={page.isFlipped} go={go} play={playFrom} />;
    }
  }
}
