// How moves are written and spoken: in the letters that are chosen, in words, as they are written, or with the NATO alphabet.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { afterEach, test } from 'node:test';
import { signal } from '@preact/signals';
import { openSettings, showNotation } from '../../www/app/settings';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { words as de } from '../../www/i18n/de/all';
import { english } from '../../www/i18n/en/all';
import { readNotation, spelled, written } from '../../www/i18n/notation';
import type { AllWords } from '../../www/i18n/words';
import { MoveList } from '../../www/moves/list';
import { labs } from './real';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

afterEach(() => {
  readNotation(() => ({ letters: english.letters, spoken: 'words' }));
});

/** What is chosen, in a browser that keeps nothing but that. */
function chosen() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { settings: openSettings(() => storage), again: () => openSettings(() => storage) };
}

test('moves are written in the letters of the language or those that are chosen; files and scripts keep English', async () => {
  const { settings, again } = chosen();
  const words = signal<AllWords>(english);
  showNotation(settings, words);
  const session = new Session(Core.open());
  commands.loadScript.run(session, undefined, 'e2e4, e7e5, g1f3, b8c6, f1b5, a7a6, b5c6');
  const node = session.store.line.value.at(-1)?.nodes.at(-1) ?? -1;
  const shown = () => [
    new MoveList(session, words.value).nameOf(node),
    words.value.analyse.move({ number: 4, color: 'w', san: 'Bxc6' }),
    written('a8=Q+'),
    written('O-O'),
  ];
  assert.deepEqual(shown(), ['Bxc6', '4. Bxc6', 'a8=Q+', 'O-O']);
  words.value = de;
  assert.deepEqual(shown(), ['Lxc6', '4. Lxc6', 'a8=D+', 'O-O']);
  settings.letters.value = 'english';
  assert.deepEqual(shown(), ['Bxc6', '4. Bxc6', 'a8=Q+', 'O-O']);
  settings.letters.value = 'figurines';
  assert.deepEqual(shown(), ['♗xc6', '4. ♗xc6', 'a8=♕+', 'O-O']);
  assert.match((await labs.pgn(session.bytes.value))[0], /4\. Bxc6/);
  assert.equal(again().letters.value, 'figurines');
});

test('moves are spoken in words, as they are written, or with the NATO alphabet, and that is kept', () => {
  const { settings, again } = chosen();
  showNotation(settings, signal(english));
  const session = new Session(Core.open());
  const said = () => spelled(session.spoken.value(english));
  const square = () => spelled(english.board.square('f3', 'N', undefined, undefined));
  commands.play.run(session, 'g1f3');
  assert.deepEqual([said(), square()], ['Knight to f3.', 'f3, white knight']);
  settings.spoken.value = 'san';
  assert.deepEqual([said(), square()], ['Nf3.', 'f3, white knight']);
  settings.spoken.value = 'nato';
  assert.deepEqual([said(), square()], ['Knight to foxtrot 3.', 'foxtrot 3, white knight']);
  assert.equal(spelled('Nf3, e2e4 and a1.'), 'Nf3, e2e4 and alpha 1.');
  assert.equal(again().spoken.value, 'nato');
  settings.spoken.value = 'san';
  commands.loadScript.run(session, undefined, 'f2f3, e7e5, g2g4');
  commands.last.run(session);
  commands.play.run(session, 'd8h4');
  assert.equal(said(), 'Qh4#. Checkmate. Black wins.');
});
