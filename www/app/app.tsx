// The page as a whole. Its top and its greeting are there before the board is.

import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Highlights } from '../board/marks';
import type { SheetId, Words } from '../i18n/words';
import { IconButton } from '../ui/button';
import { Icon, type IconName } from '../ui/icons';
import { Deferred, deferred } from './deferred';
import { boardOf, type PageDeps } from './deps';
import type { CurrentLanguage } from './language';
import type { Opened } from './open';
import { type Page, type Panel, panelOf, PANELS } from './page';
import type { Playing } from './playing';
import type { Settings } from './settings';
import { Stage } from './stage';
import { listen } from './keys';

interface ReadProps {
  readonly settings: Settings;
  readonly language: CurrentLanguage;
}

interface AppProps extends ReadProps, Pick<PageDeps, 'page' | 'playing' | 'labs'> {
  /** Nothing until the document is open. */
  readonly opened: ReadonlySignal<Opened | undefined>;
  /** Whether it will be a new one. */
  readonly isNew: boolean;
}

export function App({ opened, isNew, settings, language, ...others }: AppProps) {
  const { page, playing } = others;
  const deps = opened.value && { ...opened.value, ...others };
  const session = deps?.session;
  const [words, all] = [language.words.value, language.all.value];
  const panel = panelOf(page, session);
  const visits = page.visits.value;
  const main = useRef<HTMLElement>(null);
  const section = useRef<HTMLElement>(null);
  const highlights = useSignal<Highlights | undefined>(undefined);
  // What is seen can be worked.
  useLayoutEffect(
    () => (session ? listen(() => boardOf({ session, page, playing }), page) : undefined),
    [session, page],
  );
  // Who goes to another place goes on from there by the keyboard, too.
  useLayoutEffect(() => {
    if (visits > 0) section.current?.focus({ preventScroll: true });
  }, [visits]);
  const toBoard = () => main.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
  const stage = deps ? (
    <Stage key="stage" {...{ ...deps, words, all, highlights: highlights }} />
  ) : (
    <EmptyStage key="empty" />
  );
  const side = panel ? (
    <section key={panel.id} class="panel" ref={section} tabIndex={-1} aria-label={words.shell.place[panel.id]}>
      {deps && (
        <Deferred language={language}>
          {({ PlaceView }, words) =>
            playing.value && (
              <PlaceView id={panel.id} {...{ ...deps, playing: playing.value, highlights: highlights, words }} />
            )
          }
        </Deferred>
      )}
    </section>
  ) : deps || isNew ? (
    <Welcome key="welcome" words={words}>
      {deps && (
        <Deferred language={language}>
          {({ Offers }, words) => <Offers {...{ ...deps, play: playing.value?.play, words }} />}
        </Deferred>
      )}
    </Welcome>
  ) : null;
  return (
    <div class={`page ${panel ? sizeOf(panel, playing.value) : 'first'}`}>
      <Header page={page} current={panel?.id} words={words} toBoard={toBoard} />
      <main class="columns" ref={main} aria-busy={!deps}>
        {settings.order.value === 'panel' ? [side, stage] : [stage, side]}
      </main>
      {deps && <Over {...{ ...deps, settings, language: language }} />}
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
function Over({ language, ...others }: PageDeps & ReadProps) {
  const sheet = others.page.sheet.value;
  if (!sheet) return null;
  return (
    <Deferred key={sheet} language={language}>
      {({ Sheet }, words) => <Sheet {...{ ...others, sheet, words }} />}
    </Deferred>
  );
}

interface WelcomeProps {
  readonly words: Words;
  readonly children: ComponentChildren;
}

export function Welcome({ words, children }: WelcomeProps) {
  const { title, note } = words.shell.welcome;
  return (
    <section class="welcome" aria-label={title}>
      <h2>{title}</h2>
      <p>{note}</p>
      {children}
    </section>
  );
}

interface HeaderProps {
  readonly page: Page;
  /** The place that is shown. */
  readonly current: string | undefined;
  readonly words: Words;
  readonly toBoard: () => void;
}

export function Header({ page, current, words, toBoard }: HeaderProps) {
  const { shell } = words;
  const sheet = (id: SheetId, icon: IconName) => ({
    label: shell.sheet[id],
    icon,
    run: () => (page.sheet.value = id),
  });
  const share = sheet('share', 'share');
  return (
    <header class="head">
      <div class="head-row">
        <button type="button" class="skip" onClick={toBoard}>
          {shell.skip}
        </button>
        <h1>
          <a class="brand" href="#" aria-label={shell.home}>
            <Brand />
            <span>Gridmate</span>
          </a>
        </h1>
        <nav aria-label={shell.places}>
          {PANELS.map(({ id, icon }) => (
            <a key={id} href={`#${id}`} aria-current={id === current ? 'page' : undefined}>
              {deferred.value && <Icon name={icon} />}
              <span>{shell.place[id]}</span>
            </a>
          ))}
        </nav>
        <div class="tools">
          <IconButton action={sheet('help', 'help')} />
          <IconButton action={sheet('settings', 'settings')} />
          <button type="button" class="quiet" onClick={share.run}>
            <Icon name={share.icon} />
            <span>{share.label}</span>
          </button>
        </div>
      </div>
    </header>
  );
}

const Brand = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <rect fill="#b98b5e" width="32" height="32" rx="7" />
    <path fill="#f1e4cb" d="M7 0h9v16H0V7a7 7 0 0 1 7-7Zm9 16h16v9a7 7 0 0 1-7 7h-9Z" />
    <path
      fill="#221b14"
      d="M16 5.6a4.1 4.1 0 0 1 2.5 7.4h2v2.2h-2.3c.3 3.4 1.3 5.5 4.3 7.6v3.2H9.5v-3.2c3-2.1 4-4.2 4.3-7.6h-2.3V13h2A4.1 4.1 0 0 1 16 5.6Z"
    />
  </svg>
);
