// Starts the page.

import { effect, signal, untracked } from '@preact/signals';
import { render } from 'preact';
import address from '#document.wasm';
import { Core } from '../document/core';
import { Client } from '../engine/client';
import { labsOf } from '../engine/labs';
import { start as startWorker } from '../engine/start';
import { App } from './app';
import { showLanguage, Speech } from './language';
import { load, problem, rest } from './late';
import { Failed, Waiting } from './loading';
import { CLOCK, openDocument } from './open';
import { Page } from './page';
import type { Playing } from './playing';
import { openSettings, showLooks } from './settings';

const settings = openSettings(() => localStorage);
const speech = new Speech(settings.language, navigator.languages);
const { words } = speech;
const page = new Page();
const client = new Client(startWorker, CLOCK);
const labs = labsOf(client);

async function start(): Promise<void> {
  render(<Waiting words={words.value} />, document.body);
  try {
    await Promise.all([Core.load(new URL(address, import.meta.url)), speech.ready]);
    const { session, unkept, notice, documents } = await openDocument((shown) => page.show(shown), labs);
    const playing = signal<Playing | undefined>(undefined);
    effect(() => {
      const cause = problem.value;
      if (cause) untracked(() => session.fail(cause));
      const parts = rest.value;
      if (!parts) return;
      untracked(() => {
        speech.complete(parts.english);
        parts.listenForFiles(parts.gamesOf(session, labs), (place) => page.go(place));
        playing.value = parts.openPlaying(session, client, page.isFlipped, () => page.go('analyse'));
      });
    });
    const coming = load();
    // A game that was being played goes on before anything else is done.
    if (session.beside.peek() !== undefined) await coming;
    effect(() => {
      document.title = words.value.shell.title(session.store.position.value);
    });
    const kept = { trouble: unkept, notice, documents };
    const parts = { session, page, playing, settings, labs, kept, speech };
    render(<App {...parts} />, document.body);
  } catch (error) {
    console.error(error);
    render(<Failed words={words.value} again={() => void start()} />, document.body);
  }
}

showLooks(settings, document.documentElement);
showLanguage(words, document);
void start();
