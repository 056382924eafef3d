// Which language is read, and what the title of the window tells in it.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import { LANGUAGE_PATIENCE_MS, CurrentLanguage } from '../../www/app/language';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { english as en } from '../../www/i18n/en/all';
import { type Language, LANGUAGES, pickLanguage } from '../../www/i18n/languages';
import type { AllWords, Words } from '../../www/i18n/words';
import { settled, TurnedClock } from './turned';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

const words: AllWords = { ...en, tag: 'de' };
const never = () => new Promise<never>(() => undefined);
type Coming<Some> = () => Promise<{ readonly words: Some }>;
const two = (first: Coming<Words>, all: Coming<AllWords> = never): readonly [Language, Language] => [
  { tag: 'en', name: 'English' },
  { tag: 'de', name: 'Deutsch', words: { first, all } },
];
const german = async () => ({ words });
const broken = async () => {
  throw new Error('offline');
};

test('the language that was chosen comes first, then those of the browser, then the first of the page', () => {
  const languages = two(german);
  const tag = (chosen: string, ...preferred: string[]) => pickLanguage(chosen, preferred, languages).tag;
  assert.equal(tag('de', 'en'), 'de');
  assert.equal(tag('', 'fr-CA', 'de-AT', 'en'), 'de');
  assert.equal(tag('xx', 'de'), 'de');
  assert.equal(tag('', 'fr'), 'en');
  assert.equal(tag(''), 'en');
});

test('each language of the page is the one that it says, in part and whole', async () => {
  assert.deepEqual(
    LANGUAGES.flatMap((language) => (language.words ? [] : language.tag)),
    ['en'],
  );
  for (const { tag, words: from } of LANGUAGES) {
    const [first, all] = await Promise.all([from?.first(), from?.all()]);
    assert.deepEqual([first?.words.tag ?? 'en', all?.words.tag ?? 'en'], [tag, tag]);
  }
});

test('another language is read as soon as it is there, and the last that was chosen stays', async () => {
  const loading: ((loaded: { words: Words }) => void)[] = [];
  const chosen = signal('');
  const languages = two(() => new Promise((resolve) => loading.push(resolve)));
  const language = new CurrentLanguage(chosen, ['de'], new TurnedClock().later, languages);
  assert.equal(language.words.value.tag, 'en');
  loading[0]?.({ words });
  await language.ready;
  assert.equal(language.words.value.tag, 'de');
  chosen.value = 'en';
  chosen.value = 'de';
  chosen.value = 'en';
  await settled();
  loading[1]?.({ words });
  await settled();
  assert.equal(language.words.value.tag, 'en');
});

test('a language that cannot be loaded leaves the page in English, and there is a reason to tell', async () => {
  const chosen = signal('de');
  const language = new CurrentLanguage(chosen, [], new TurnedClock().later, two(broken));
  await language.ready;
  assert.deepEqual([language.words.value.tag, String(language.problem.value)], ['en', 'Error: offline']);
  chosen.value = 'en';
  assert.equal(language.problem.value, undefined);
});

test('all words of a language come later, and nobody reads another one in between', async () => {
  let come: (loaded: { words: AllWords }) => void = () => undefined;
  const languages = two(german, () => new Promise((resolve) => (come = resolve)));
  const language = new CurrentLanguage(signal('de'), [], new TurnedClock().later, languages);
  await language.ready;
  const coming = language.whole();
  await settled();
  assert.deepEqual([language.words.value.tag, language.all.value], ['de', undefined]);
  come({ words });
  await coming;
  assert.equal(language.all.value, words);
  language.complete(en);
  assert.equal(language.all.value, words);
});

test('a language whose other words cannot be loaded is read until those of English are there', async () => {
  const language = new CurrentLanguage(signal('de'), [], new TurnedClock().later, two(german, broken));
  await language.ready;
  await language.whole();
  assert.deepEqual([language.words.value.tag, language.all.value], ['de', undefined]);
  language.complete(en);
  assert.deepEqual([language.all.value, String(language.problem.value)], [en, 'Error: offline']);
});

test('a language that is chosen later comes whole, and the one before is read until then', async () => {
  const chosen = signal('en');
  const language = new CurrentLanguage(chosen, [], new TurnedClock().later, two(never, german));
  await language.whole();
  language.complete(en);
  chosen.value = 'de';
  assert.equal(language.all.value, en);
  await settled();
  assert.equal(language.all.value, words);
});

test('who waits for a language gets English after a while, and the language when it comes', async () => {
  const clock = new TurnedClock();
  let come: (loaded: { words: Words }) => void = () => undefined;
  const languages = two(() => new Promise((resolve) => (come = resolve)));
  const language = new CurrentLanguage(signal('de'), [], clock.later, languages);
  let isReady = false;
  void language.ready.then(() => (isReady = true));
  clock.turn(LANGUAGE_PATIENCE_MS - 1);
  await settled();
  assert.equal(isReady, false);
  clock.turn(1);
  await settled();
  assert.deepEqual([isReady, language.words.value.tag], [true, 'en']);
  come({ words });
  await settled();
  assert.equal(language.words.value.tag, 'de');
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
