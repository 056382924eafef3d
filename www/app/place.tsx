// The panel of a place, with the three tabs of Lab, and what an example opens in one.

import type { Signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { AnalysePanel } from '../analyse/panel';
import type { Highlights } from '../board/marks';
import * as commands from '../document/commands';
import { exampleOf, type Opens } from '../games/examples';
import { GamesPanel } from '../games/panel';
import type { MethodId } from '../i18n/arguments';
import type { AllWords, PlaceId } from '../i18n/words';
import type { CourseGoal } from '../learn/parts';
import { MatchPanel } from '../match/panel';
import type { Explain } from '../play/offers';
import { PlayPanel } from '../play/panel';
import { ScriptPanel } from '../script/panel';
import { SetsPanel } from '../sets/panel';
import { SetupPanel } from '../setup/panel';
import { ThinkPanel } from '../think/panel';
import { Tabs } from '../ui/tabs';
import type { PageDeps } from './deps';
import { LearnPlace } from './learning';
import { LABS, Page } from './page';
import type { Playing } from './playing';

interface PlaceProps extends Omit<PageDeps, 'playing'> {
  readonly id: PlaceId;
  readonly playing: Playing;
  /** What the panel shows on the board, as long as it is open. */
  readonly highlights: Signal<Highlights | undefined>;
  readonly words: AllWords;
}

export function PlaceView({ id, playing, ...props }: PlaceProps) {
  const { play, analysis, reviewing } = playing;
  const { session, page, labs } = props;
  const visits = page.visits.value;
  // Who goes to another place is at its head, whatever it shows first.
  useLayoutEffect(() => {
    if (visits > 0) scrollTo(0, 0);
  }, [visits]);
  const explain: Explain = (method, depth) => showIn({ page, playing }, 'think', { method, depth });
  const playFrom = (start: number | 'here') => {
    play.openFrom(start);
    page.go('play');
  };
  const addTask = () =>
    void playing.learning.run(({ learn }) => {
      learn.close();
      learn.tab.value = 'make';
      page.go('learn');
    });
  switch (id) {
    case 'play':
      return <PlayPanel play={play} explain={explain} words={props.words} />;
    case 'analyse':
      return <AnalysePanel {...props} {...{ analysis, reviewing, addTask }} board={page} />;
    case 'learn':
      return (
        <LearnPlace
          {...props}
          learning={playing.learning}
          board={page}
          open={(goal) => openGoal({ session, page, playing }, goal)}
          go={(place) => page.go(place)}
        />
      );
    case 'script':
      return <ScriptPanel {...props} />;
    case 'lab':
      return <Lab {...props} playing={playing} />;
    case 'setup': {
      const deps = { session, labs, palette: page.palette, draw: play.deps.draw };
      return <SetupPanel deps={deps} play={playFrom} analyse={() => page.go('analyse')} words={props.words} />;
    }
    case 'games': {
      const go = (place: string, opens?: Opens) => showIn({ page, playing }, place, opens);
      return (
        <GamesPanel
          {...props}
          games={playing.games()}
          puzzles={playing.many}
          saved={playing.saved.value}
          chapters={playing.chapters}
          isFlipped={page.isFlipped}
          go={go}
          play={playFrom}
        />
      );
    }
  }
}

interface LabProps extends Pick<PageDeps, 'session' | 'labs' | 'page'> {
  readonly playing: Playing;
  readonly highlights: Signal<Highlights | undefined>;
  readonly words: AllWords;
}

export function Lab({ playing: { play, match, sets, thinking }, ...props }: LabProps) {
  const { page, words } = props;
  const tab = page.lab.value;
  return (
    <>
      <header class="lab-head">
        <h2>{words.shell.place.lab}</h2>
      </header>
      <Tabs
        label={words.shell.place.lab}
        tabs={LABS.map((id) => ({ id, label: words[id].name }))}
        chosen={tab}
        choose={(id) => page.showPlace(id)}
      >
        {tab === 'sets' ? <SetsPanel {...props} sets={sets()} /> : null}
        {tab === 'think' ? (
          <ThinkPanel {...props} thinking={thinking()} isLocked={play.isWithoutHelp.value} board={page} />
        ) : null}
        {tab === 'match' ? <MatchPanel {...props} match={match} board={page} /> : null}
      </Tabs>
    </>
  );
}

/** What shows it. */
export interface ExamplePlace {
  readonly page: Page;
  /** Nothing until it has come. */
  readonly playing: Playing | undefined;
}

export function showIn(
  { page, playing }: ExamplePlace,
  place: string,
  opens: Opens & { readonly method?: MethodId } = {},
): void {
  const { formula, query, depth, method } = opens;
  if (formula !== undefined) playing?.sets().show({ formula });
  if (query !== undefined) playing?.sets().show({ query });
  if (depth !== undefined) playing?.thinking().look(depth, method);
  page.go(place);
}

/** Opens what a lesson leads to: an example, a start, or a place with a formula. */
function openGoal({ session, ...shown }: ExamplePlace & Pick<PageDeps, 'session'>, goal: CourseGoal): void {
  const { place, example, start, formula } = goal;
  const known = example && exampleOf(example);
  if (known && !shown.playing?.games().show(known)) return;
  if (start !== undefined && !commands.setUp.run(session, start)) return;
  showIn(shown, place, { ...known, formula: formula ?? known?.formula });
}
