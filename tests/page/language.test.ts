// Which language is read, and what the title of the window tells in it.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import { PATIENCE_MS, Speech } from '../../www/app/language';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { english as en } from '../../www/i18n/en/all';
import { type Language, LANGUAGES, type Loaded, pickLanguage } from '../../www/i18n/languages';
import type { Words } from '../../www/i18n/words';
import { settled, TurnedClock } from './turned';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

const words: Words = { ...en, tag: 'de' };
const german: Loaded = { words, all: undefined };
const two = (load: Language['load']): readonly [Language, Language] => [
  { tag: 'en', name: 'English', load: () => ({ words: en, all: undefined }) },
  { tag: 'de', name: 'Deutsch', load },
];

test('the language that was chosen comes first, then those of the browser, then the first of the page', () => {
  const languages = two(() => german);
  const tag = (chosen: string, ...preferred: string[]) => pickLanguage(chosen, preferred, languages).tag;
  assert.equal(tag('de', 'en'), 'de');
  assert.equal(tag('', 'fr-CA', 'de-AT', 'en'), 'de');
  assert.equal(tag('xx', 'de'), 'de');
  assert.equal(tag('', 'fr'), 'en');
  assert.equal(tag(''), 'en');
});

test('each language of the page is the one that it says', async () => {
  for (const { tag, load } of LANGUAGES) assert.equal((await load()).words.tag, tag);
});

test('another language is read as soon as it is there, and the last that was chosen stays', async () => {
  const loading: ((loaded: Loaded) => void)[] = [];
  const chosen = signal('');
  const speech = new Speech(
    chosen,
    ['de'],
    new TurnedClock().later,
    two(() => new Promise((resolve) => loading.push(resolve))),
  );
  assert.equal(speech.words.value.tag, 'en');
  loading[0]?.(german);
  await speech.ready;
  assert.equal(speech.words.value.tag, 'de');
  chosen.value = 'en';
  chosen.value = 'de';
  chosen.value = 'en';
  await Promise.resolve();
  loading[1]?.(german);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(speech.words.value.tag, 'en');
});

test('a language that cannot be loaded leaves the page in English, and there is a reason to tell', async () => {
  const problem = new Error('offline');
  const chosen = signal('de');
  const speech = new Speech(
    chosen,
    [],
    new TurnedClock().later,
    two(() => Promise.reject(problem)),
  );
  await speech.ready;
  assert.deepEqual([speech.words.value.tag, speech.problem.value], ['en', problem]);
  chosen.value = 'en';
  assert.equal(speech.problem.value, undefined);
});

test('who waits for a language gets English after a while, and the language when it comes', async () => {
  const clock = new TurnedClock();
  let come: (loaded: Loaded) => void = () => undefined;
  const speech = new Speech(
    signal('de'),
    [],
    clock.later,
    two(() => new Promise((resolve) => (come = resolve))),
  );
  let isReady = false;
  void speech.ready.then(() => (isReady = true));
  clock.turn(PATIENCE_MS - 1);
  await settled();
  assert.equal(isReady, false);
  clock.turn(1);
  await settled();
  assert.deepEqual([isReady, speech.words.value.tag], [true, 'en']);
  come(german);
  await settled();
  assert.equal(speech.words.value.tag, 'de');
});

test('the title tells whose move it is, and how it ended', () => {
  const session = new Session(Core.open());
  const title = () => en.shell.title(session.store.position.value);
  assert.equal(title(), 'White to move · Gridmate');
  commands.play.run(session, 'f2f3');
  assert.equal(title(), 'Black to move · Gridmate');
  for (const move of ['e7e5', 'g2g4', 'd8h4']) commands.play.run(session, move);
  assert.equal(title(), 'Checkmate. Black wins · Gridmate');
});
