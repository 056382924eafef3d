// The puzzles of the page, on the real module: lists by theme and grade, and chapters with their tasks.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { Core } from '../../www/document/core';
import { english } from '../../www/i18n/en/all';
import { isOfPuzzles } from '../../www/learn/learn';
import { themeName } from '../../www/learn/puzzles';
import { learning } from './lessons';
import { labs } from './real';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

/** The most that the file weighs as it is served. */
const MOST_BYTES = 40_000;

const all = await labs.puzzles({});

test('there are at least 500 puzzles in at most 40 KB', async () => {
  assert.ok(all.length >= 500, String(all.length));
  assert.ok(brotliCompressSync(await readFile('www/learn/puzzles.tsv')).length <= MOST_BYTES);
});

test('puzzles are listed by theme and by grade', async () => {
  const themes = await labs.puzzleThemes();
  for (const { theme, count } of themes) {
    const listed = await labs.puzzles({ theme });
    assert.equal(listed.length, count);
    assert.ok(listed.every((puzzle) => puzzle.themes.includes(theme)));
  }
  assert.ok(themes.every(({ count }, index) => count <= (themes[index - 1]?.count ?? Infinity)));
  const middle = await labs.puzzles({ least: 1200, most: 1600 });
  assert.deepEqual(
    middle,
    all.filter(({ elo }) => elo >= 1200 && elo <= 1600),
  );
  assert.ok(middle.length > 0 && middle.length < all.length);
  assert.deepEqual(await labs.puzzles({ theme: 'no-such-theme' }), []);
});

test('a puzzle is a chapter of a lesson for the side that solves it', async () => {
  for (const { index, turn, moves, themes } of [all[0], all[250], all.at(-1)].flatMap((puzzle) => puzzle ?? [])) {
    const bytes = (await labs.puzzle(index)) ?? new Uint8Array();
    const { learner, tasks } = await labs.lessonTasks(bytes);
    assert.equal(learner, turn);
    const isMate = themes.includes('checkmate');
    assert.deepEqual(tasks[0]?.task, isMate ? { kind: 'mate', moves } : { kind: 'find' });
    assert.equal(tasks.length, isMate ? 1 : moves);
  }
  assert.equal(await labs.puzzle(all.length), undefined);
});

test('ten of a theme are gone through as a lesson, each once, and kept apart from other lessons', async () => {
  const { learn, library, session } = learning();
  await learn.openPuzzles({ theme: 'fork' }, 'Forks');
  const lesson = learn.lesson.value ?? assert.fail('no lesson');
  assert.equal(lesson.title(english), 'Forks');
  assert.equal(lesson.chapters.length, 10);
  assert.equal(new Set(lesson.chapters.map(({ start }) => start)).size, 10);
  assert.deepEqual([...(await library.all('lessons')).keys()].map(isOfPuzzles), [true]);
  learn.close();
  await learn.openPuzzles({ theme: 'fork', least: 5000 }, 'Forks');
  assert.equal(learn.lesson.value, undefined);
  assert.equal(session.feedback.value?.code, 'no-puzzles');
});

test('themes that many puzzles have are named', async () => {
  for (const { theme, count } of await labs.puzzleThemes()) if (count >= 5) assert.ok(themeName(theme, english), theme);
});
