// What is kept of lessons: what became of each task, when it comes back, the lessons themselves.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { english as en } from '../../www/i18n/en/all';
import { BOX_DAYS, DAY_MS, daysUntil, progressAfter } from '../../www/learn/progress';
import { learning, playing, when } from './lessons';
import { labs } from './real';
import { settled } from './turned';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

const MATES = `[Event "Two mates"]
[FEN "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"]

{The back rank. [%task mate 1]} 1. Rd8# *

[Event "Two mates"]
[FEN "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"]

{[%task mate 1]} 1. Ra8# *
`;

test('what is solved at the first try comes back later each time, all else tomorrow, and early repetition changes no day', () => {
  let known = progressAfter(undefined, 'first', 0);
  const days = [daysUntil(known, 0)];
  for (let round = 0; round < 4; round += 1) {
    const now = known.due;
    const early = progressAfter(known, 'first', now - 1);
    assert.deepEqual([early.box, early.due], [known.box, known.due]);
    known = progressAfter(known, 'first', now);
    days.push(daysUntil(known, now));
  }
  assert.deepEqual(days, [3, 7, 21, 60, 60]);
  assert.deepEqual([known.tries, known.right, known.box], [5, 5, BOX_DAYS.length]);
  for (const outcome of ['later', 'shown', 'open'] as const) {
    const wrong = progressAfter(known, outcome, known.due - DAY_MS);
    assert.deepEqual([wrong.box, wrong.due, wrong.right], [1, known.due, 5]);
  }
});

test('a lesson that is played is kept once, with what became of its tasks, and what is due is repeated', async () => {
  const { lesson, board, learn, library, clock, ready, session } = await playing(MATES);
  await when(() => library.stores.lessons.size > 0);
  const [key = ''] = [...library.stores.lessons.keys()];
  commands.play.run(board, 'd1d8');
  await ready();
  lesson.goOn();
  commands.play.run(board, 'a1a7');
  await ready();
  commands.play.run(board, 'a1a8');
  await ready();
  await settled();
  lesson.goOn();
  learn.close();
  assert.deepEqual(
    [...library.stores.progress].map(([name, { box, due }]) => [name, box, due / DAY_MS]),
    [
      ['6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - mate 1', 2, 3],
      ['6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - mate 1', 1, 1],
    ],
  );
  const listed = async () =>
    (await learn.kept.list()).map(({ title, due, known, tasks }) => [title, tasks.length, known, due]);
  assert.deepEqual(await listed(), [['Two mates', 2, 1, 0]]);
  // The same lesson is kept under the same key.
  await learn.openPgn(MATES);
  await settled();
  assert.deepEqual([...library.stores.lessons.keys()], [key]);
  learn.close();
  clock.turn(DAY_MS);
  assert.deepEqual(await listed(), [['Two mates', 2, 1, 1]]);
  assert.equal((await learn.kept.due()).length, 1);
  await learn.repeat();
  const again = learn.lesson.value;
  assert.ok(again);
  assert.deepEqual([again.title(en), again.stops.length, again.isRepeat], ['Repetition', 1, true]);
  assert.match(
    again.board.session.spoken.value(en),
    /^Repetition\. Two mates\. Task 1 of 1\. White mates with this move\.$/,
  );
  commands.play.run(again.board.session, 'a1a8');
  await when(() => again.stage.value === 'reading');
  assert.equal(again.onward.value, 'over');
  again.goOn();
  await settled();
  assert.deepEqual([await listed(), again.stage.value], [[['Two mates', 2, 2, 0]], 'over']);
  // All that is due at once is gone through, from one to the next.
  clock.turn(4 * DAY_MS);
  await learn.repeat();
  assert.equal(learn.lesson.value?.stops.length, 2);
  const both = learn.lesson.value ?? assert.fail();
  both.skip();
  assert.equal(both.at.value, 1);
  both.skip();
  assert.equal(both.stage.value, 'over');
  learn.close();
  assert.equal(session.store.line.value.length, 0);
});

test('progress stays where a lesson is edited around a task, and goes with the task', async () => {
  const { board, ready, library, learn } = await playing(MATES);
  commands.play.run(board, 'd1d8');
  await ready();
  await settled();
  await learn.openPgn(MATES.replace('The back rank.', 'Look at the last rank.').replaceAll('Two mates', 'More mates'));
  await when(() => library.stores.lessons.size === 2);
  const facts = (await learn.kept.list()).map(({ title, known }) => [title, known]);
  assert.deepEqual(
    new Map(facts as [string, number][]),
    new Map([
      ['Two mates', 1],
      ['More mates', 1],
    ]),
  );
  await learn.openPgn(MATES.replace('mate 1', 'find').replaceAll('Two mates', 'Other tasks'));
  await when(() => library.stores.lessons.size === 3);
  assert.equal((await learn.kept.list()).find(({ title }) => title === 'Other tasks')?.known, 0);
});

test('a lesson is deleted, and comes back; what is only tried is not kept', async () => {
  const { learn, library } = learning();
  await learn.openPgn(MATES);
  await when(() => library.stores.lessons.size === 1);
  const [listed] = await learn.kept.list();
  assert.ok(listed);
  const before = [...library.stores.lessons];
  const back = await learn.kept.remove(listed);
  assert.equal(library.stores.lessons.size, 0);
  await back?.();
  assert.deepEqual([...library.stores.lessons], before);
  const { chapters } = await labs.readLesson(MATES);
  await learn.kept.remove(listed);
  await learn.open(chapters, { at: 1, isTrial: true });
  const lesson = learn.lesson.value ?? assert.fail();
  assert.deepEqual([lesson.chapter.value, lesson.at.value], [1, 1]);
  commands.play.run(lesson.board.session, 'a1a8');
  await when(() => lesson.stage.value === 'reading');
  await settled();
  assert.deepEqual([library.stores.lessons.size, library.stores.progress.size], [0, 0]);
});

test('a browser that keeps nothing plays lessons all the same', async () => {
  const around = learning();
  around.documents.value = undefined;
  const { lesson, board, ready, learn } = await playing(MATES, {}, around);
  commands.play.run(board, 'd1d8');
  await ready();
  assert.deepEqual([lesson.stage.value, await learn.kept.list(), await learn.kept.due()], ['reading', [], []]);
});

test('the bytes of a link are a lesson, with all its chapters', async () => {
  const { learn, gone } = learning();
  const { bytes } = await labs.lessonOf((await labs.readLesson(MATES)).chapters);
  learn.hide();
  const game = await labs.lessonOf([Core.open().bytes]);
  await learn.openLink(game.bytes);
  assert.deepEqual([learn.lesson.value?.title(en), gone], [undefined, []]);
  await learn.openLink(bytes);
  assert.deepEqual([learn.lesson.value?.chapters.length, gone], [2, ['learn']]);
});
