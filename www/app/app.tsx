// The page as a whole. Its top and its greeting are there before the board is.

import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Exhibit } from '../board/exhibit';
import { type Around, boardOf } from './around';
import { Header } from './header';
import { listen } from './keys';
import type { Speech } from './language';
import { Late } from './late';
import type { Opened } from './open';
import { type Panel, panelOf } from './panels';
import type { Playing } from './playing';
import type { Settings } from './settings';
import { Stage } from './stage';
import { Welcome } from './welcome';

interface Read {
  readonly settings: Settings;
  readonly speech: Speech;
}

interface AppProps extends Read, Pick<Around, 'page' | 'playing' | 'labs'> {
  /** Nothing until the document is open. */
  readonly opened: ReadonlySignal<Opened | undefined>;
  /** Whether it will be a new one. */
  readonly isNew: boolean;
}

export function App({ opened, isNew, settings, speech, ...others }: AppProps) {
  const { page, playing } = others;
  const around = opened.value && { ...opened.value, ...others };
  const session = around?.session;
  const [words, all] = [speech.words.value, speech.all.value];
  const panel = panelOf(page, session);
  const visits = page.visits.value;
  const main = useRef<HTMLElement>(null);
  const section = useRef<HTMLElement>(null);
  const exhibit = useSignal<Exhibit | undefined>(undefined);
  // Whoever sees it can work it.
  useLayoutEffect(
    () => (session ? listen(() => boardOf({ session, page, playing }), page) : undefined),
    [session, page],
  );
  // Who goes to another place goes on from there by the keyboard, too.
  useLayoutEffect(() => {
    if (visits > 0) section.current?.focus({ preventScroll: true });
  }, [visits]);
  const toBoard = () => main.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
  return (
    <div class={`page ${panel ? sizeOf(panel, playing.value) : 'first'}`}>
      <Header page={page} current={panel?.id} words={words} toBoard={toBoard} />
      <main class="columns" ref={main} aria-busy={!around}>
        {around ? <Stage {...{ ...around, words, all, exhibit }} /> : <EmptyStage />}
        {panel ? (
          <section key={panel.id} class="panel" ref={section} tabIndex={-1} aria-label={words.shell.place[panel.id]}>
            {around && (
              <Late speech={speech}>
                {({ Place }, words) =>
                  playing.value && <Place id={panel.id} {...{ ...around, playing: playing.value, exhibit, words }} />
                }
              </Late>
            )}
          </section>
        ) : around || isNew ? (
          <Welcome words={words}>
            {around && (
              <Late speech={speech}>
                {({ Offers }, words) => <Offers {...{ ...around, play: playing.value?.play, words }} />}
              </Late>
            )}
          </Welcome>
        ) : null}
      </main>
      {around && <Over {...{ ...around, settings, speech }} />}
    </div>
  );
}

/** Where the board will be. */
const EmptyStage = () => (
  <section class="stage">
    <div class="table">
      <div class="board-frame">
        <div class="board" />
      </div>
    </div>
  </section>
);

/** A game that is being chosen has a small screen to itself; what the engine finds is looked at below the board. */
function sizeOf({ id, small }: Panel, playing: Playing | undefined): string {
  if (id === 'play' && playing?.play.isChoosing.value) return 'sheeted';
  return id === 'analyse' && playing?.analysis.isOn.value ? 'tool' : small;
}

/** What lies over the page, if anything does. */
function Over({ speech, ...others }: Around & Read) {
  const sheet = others.page.sheet.value;
  if (!sheet) return null;
  return (
    <Late key={sheet} speech={speech}>
      {({ Sheet }, words) => <Sheet {...{ ...others, sheet, words }} />}
    </Late>
  );
}
