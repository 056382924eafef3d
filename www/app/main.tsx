// Starts the page.

import { effect, signal, untracked } from '@preact/signals';
import { render } from 'preact';
import address from '#document.wasm';
import { Core } from '../document/core';
import { EngineFault } from '../document/fault';
import { isLink } from '../document/link';
import type { Engine } from '../engine/jobs';
import '../engine/policy';
import { labsOf } from '../engine/labs';
import { addIcons } from '../ui/icons';
import { App } from './app';
import { showLanguage, Speech } from './language';
import { load, rest } from './late';
import { Failed, lookAgain } from './loading';
import { CLOCK, isNewTab, openDocument, type Opened } from './open';
import { Page } from './page';
import type { Playing } from './playing';
import { openSettings, showLooks, showNotation } from './settings';
import { takeErrors } from './uncaught';

const settings = openSettings(() => localStorage);
const speech = new Speech(settings.language, navigator.languages, CLOCK.later);
const { words } = speech;
const page = new Page();
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
  const frame = <App {...{ opened, isNew, page, playing, settings, labs, speech }} />;
  try {
    const shown = speech.ready.then(() => render(frame, document.body));
    await Promise.all([Core.load(new URL(address, import.meta.url)), shown]);
    const { session, kept, follow } = await openDocument((shown) => page.show(shown));
    takeErrors(session);
    effect(() => {
      const parts = rest.value;
      if (!parts) return;
      untracked(() => {
        const its = (playing.value = parts.openPlaying(session, engine, page, kept.documents, speech.all, settings));
        addIcons(parts.LATE_ICONS);
        parts.listenForContent(session, labs, page, its.play);
        parts.showThemeColor(settings.theme);
        parts.showLanguageErrors(session, speech, () => (lookAgain(), void load(speech)));
        void parts.keepPage(session, kept.news, speech.all);
      });
    });
    const coming = load(speech);
    // A game that was being played goes on before anything else is done.
    if (session.beside.peek() !== undefined) await coming;
    follow();
    effect(() => {
      document.title = words.value.shell.title(session.store.position.value);
    });
    opened.value = { session, kept };
  } catch (error) {
    console.error(error);
    await speech.ready;
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
