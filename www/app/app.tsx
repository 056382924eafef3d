// The page as a whole.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Exhibit } from '../board/exhibit';
import type { Around } from './around';
import { Header } from './header';
import { listen } from './keys';
import type { Speech } from './language';
import { Late } from './late';
import { type Panel, panelOf } from './panels';
import type { Playing } from './playing';
import type { Settings } from './settings';
import { Stage } from './stage';
import { Welcome } from './welcome';

interface AppProps extends Around {
  readonly settings: Settings;
  readonly speech: Speech;
}

export function App(props: AppProps) {
  const { session, page, playing, kept, labs, speech } = props;
  const [words, all] = [speech.words.value, speech.all.value];
  const panel = panelOf(page, session);
  const place = page.place.value;
  const main = useRef<HTMLElement>(null);
  const section = useRef<HTMLElement>(null);
  const visited = useRef(place);
  const exhibit = useSignal<Exhibit | undefined>(undefined);
  useEffect(() => listen(session, page), [session, page]);
  // Who goes to another place goes on from there by the keyboard, too.
  useEffect(() => {
    if (visited.current !== place) section.current?.focus({ preventScroll: true });
    visited.current = place;
  }, [place]);
  const toBoard = () => main.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
  return (
    <div class={`page ${panel ? sizeOf(panel, playing.value) : 'first'}`}>
      <Header page={page} current={panel?.id} words={words} toBoard={toBoard} />
      <main class="columns" ref={main}>
        <Stage {...{ session, playing, page, labs, words, all, kept, exhibit }} />
        {panel ? (
          <section key={panel.id} class="panel" ref={section} tabIndex={-1} aria-label={words.shell.place[panel.id]}>
            <Late speech={speech}>
              {({ Place }, words) =>
                playing.value && (
                  <Place id={panel.id} playing={playing.value} {...{ session, page, labs, exhibit, kept, words }} />
                )
              }
            </Late>
          </section>
        ) : (
          <Welcome words={words}>
            <Late speech={speech}>
              {({ Offers }, words) => <Offers session={session} page={page} play={playing.value?.play} words={words} />}
            </Late>
          </Welcome>
        )}
      </main>
      <Sheet {...props} />
    </div>
  );
}

/** A game that is being chosen has a small screen to itself; what the engine finds is looked at below the board. */
function sizeOf({ id, small }: Panel, playing: Playing | undefined): string {
  if (id === 'play' && playing?.play.isChoosing.value) return 'sheeted';
  return id === 'analyse' && playing?.analysis.isOn.value ? 'tool' : small;
}

/** What lies over the page, if anything does. */
function Sheet({ session, page, settings, labs, speech, playing }: AppProps) {
  const sheet = page.sheet.value;
  // The browser tells that one was closed a little later, when another may be open.
  const close = () => {
    if (page.sheet.value === sheet) page.sheet.value = undefined;
  };
  if (!sheet) return null;
  return (
    <Late key={sheet} speech={speech}>
      {({ SettingsSheet, ShareSheet, HelpSheet }, words) => {
        if (sheet === 'settings') return <SettingsSheet settings={settings} words={words} close={close} />;
        if (sheet === 'share')
          return <ShareSheet session={session} page={page} labs={labs} words={words} close={close} />;
        const [around, current] = [{ session, labs, page }, panelOf(page, session)?.id];
        const { play, answers = {} } = playing.value ?? {};
        return <HelpSheet first={sheet} {...{ around, current, play, answers, words, close }} />;
      }}
    </Late>
  );
}
