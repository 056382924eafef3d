// Starts the page.

import '../workers/policy';
import { effect, signal, untracked } from '@preact/signals';
import { render } from 'preact';
import address from '#document.wasm';
import { Core } from '../document/core';
import { isLink } from '../document/link';
import { addIcons } from '../ui/icons';
import { CLOCK } from '../ui/time';
import { EngineFault } from '../workers/fault';
import type { Engine } from '../workers/jobs';
import { labsOf } from '../workers/labs';
import { App } from './app';
import { listenForContent } from './content';
import { deferred, loadDeferred } from './deferred';
import { CurrentLanguage, inTime, showLanguage } from './language';
import { Failed, lateStyles, lookAgain } from './loading';
import { takeErrors } from './notice';
import { isNewTab, openDocument, type Opened } from './open';
import { Page } from './page';
import type { Playing } from './playing';
import { needsLateStyles, openSettings, showLooks, showNotation } from './settings';

const settings = openSettings(() => localStorage);
const language = new CurrentLanguage(settings.language, navigator.languages, CLOCK.later);
const { words } = language;
const page = new Page();
const content = listenForContent();
const engine: Engine = {
  run: async (job, options) => {
    const { client } = await import('./client').catch((error: unknown) => {
      throw new EngineFault('unloaded', String(error));
    });
    return client.run(job, options);
  },
};
const labs = labsOf(engine);

async function start(): Promise<void> {
  const opened = signal<Opened | undefined>(undefined);
  const playing = signal<Playing | undefined>(undefined);
  const isNew = isNewTab() && !isLink(location.hash.slice(1));
  const frame = <App {...{ opened, isNew, page, playing, settings, labs, language: language }} />;
  try {
    // A board that is chosen is shown so from the first.
    const look = needsLateStyles(settings) ? inTime(lateStyles(), CLOCK.later).catch(() => undefined) : undefined;
    const shown = Promise.all([language.ready, look]).then(() => render(frame, document.body));
    await Promise.all([Core.load(new URL(address, import.meta.url)), shown]);
    const { session, kept, follow } = await openDocument((shown) => page.show(shown));
    takeErrors(session);
    effect(() => {
      const parts = deferred.value;
      if (!parts) return;
      untracked(() => {
        const its = (playing.value = parts.openPlaying(
          session,
          engine,
          labs,
          page,
          kept.documents,
          language.all,
          settings,
          lookAgain,
        ));
        addIcons(parts.LATE_ICONS);
        parts.openContent(session, labs, page, its, content);
        parts.showThemeColor(settings.theme);
        parts.showLanguageErrors(session, language, () => (lookAgain(), void loadDeferred(language)));
        void parts.keepPage(session, kept.news, language.all);
      });
    });
    const coming = loadDeferred(language);
    // A game that was being played goes on before anything else is done.
    if (session.gameRecord.peek() !== undefined) await coming;
    follow();
    effect(() => {
      document.title = words.value.shell.title(session.store.position.value);
    });
    opened.value = { session, kept };
  } catch (error) {
    console.error(error);
    await language.ready;
    render(<Failed words={words.value} again={() => void start()} />, document.body);
  }
}

document.querySelector('.unloaded')?.remove();
showLooks(settings, document.documentElement);
showLanguage(words, document);
showNotation(settings, words);
// A page that others lay in theirs, to have it pressed unseen, is only a link to itself.
if (self === top) void start();
else
  render(
    <a href={location.href} target="_blank">
      Gridmate
    </a>,
    document.body,
  );
