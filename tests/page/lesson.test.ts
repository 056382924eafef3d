// Lessons on the real modules: tasks in the document and its views, chapters in links and PGN, verdicts and faults.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { labs } from './real';
import { Core, MOST_CALLS } from '../../www/document/core';
import { encode } from '../../www/document/link';
import { Store } from '../../www/document/store';
import { problem as german } from '../../www/i18n/de/sentences';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

const PUZZLES = `[Event "Mate"]
[FEN "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"]

{A quiet move.} 1. Ra6 bxa6 2. b7# *

[Event "Skewer"]
[FEN "4k2r/8/8/8/8/8/8/R3K3 b - - 0 1"]

1... Rh1+ (1... Kd7 {Too slow.} 2. Ra7+) 2. Kd2 Rxa1 *
`;

test('a task is a change of one node, which undo takes back', async () => {
  const core = Core.open();
  const store = new Store(core.view(false));
  const task = () => {
    store.apply(core.view(false));
    const node = store.node(0)?.value;
    return [node?.task, node?.hint, node?.wrong];
  };
  const text = await labs.taskText('choose', Uint16Array.of(1, 0), ['It pins', 'It ] "forks"']);
  assert.deepEqual(await labs.readTask(text), {
    ...{
      kind: 'choose',
      choices: [
        { text: 'It pins', isRight: true },
        { text: 'It ] "forks"', isRight: false },
      ],
    },
  });
  core.change((document) => document.setTask(0, text, 'Look.', ''));
  const chosen = [text, 'Look.', undefined];
  assert.deepEqual(task(), chosen);
  core.change((document) => document.setTask(0, 'win 4,20', '', 'No.'));
  assert.deepEqual(task(), ['win 4,20', undefined, 'No.']);
  core.change((document) => document.undo());
  assert.deepEqual(task(), chosen);
  // A comment leaves it as it is.
  core.change((document) => document.setNote(0, { comments: ['so'], commentsBefore: [], nags: [], shapes: [] }));
  assert.deepEqual(task(), chosen);
  core.change((document) => document.setTask(0, '', '', ''));
  assert.deepEqual(task(), [undefined, undefined, undefined]);
  assert.deepEqual(await labs.readTask('mates'), null);
  await assert.rejects(labs.taskText('mate', new Uint16Array(), []), { code: 'no-such-task' });
});

test('after very many calls a task is at the node that it was set at', () => {
  const core = Core.open();
  core.change((document) => document.setText('e2e4, e7e5'));
  for (let call = 0; call <= MOST_CALLS; call += 1) core.change((document) => document.setTag('Round', `${call}`));
  core.change((document) => document.setTask(1, 'find', '', ''));
  const again = new Store(Core.open(core.bytes).view(false));
  assert.equal(again.node(1)?.value.task, 'find');
});

test('positions with solutions are a lesson in one link, whose chapters and PGN come back', async () => {
  const { chapters, notes } = await labs.readLesson(PUZZLES);
  assert.deepEqual([chapters.length, notes], [2, []]);
  const { bytes, pgn } = await labs.lessonOf(chapters);
  assert.deepEqual(await labs.lessonChapters(bytes), chapters);
  assert.deepEqual((await labs.readLesson(pgn)).chapters, chapters);
  assert.ok(encode({ bytes, panel: '', isFlipped: false }).length < 400);
  // Who opens it as one document has the first chapter.
  const first = new Store(Core.open(bytes).view(false));
  assert.equal(first.node(0)?.value.task, 'mate 2');
  assert.equal(first.game.value.tags[0]?.[1], 'Mate');
});

test('answers are judged by what a chapter asks for', async () => {
  const [mate = new Uint8Array(), skewer = new Uint8Array()] = (await labs.readLesson(PUZZLES)).chapters;
  assert.deepEqual(await labs.lessonTasks(mate), {
    learner: 'w',
    tasks: [{ node: 0, task: { kind: 'mate', moves: 2 } }],
  });
  const none = new Uint8Array();
  const right = await labs.taskAnswer(mate, 0, 'a1a6', none, 100_000);
  assert.ok(right.verdict === 'right' && right.node === 1 && right.reply !== null);
  const wrong = await labs.taskAnswer(mate, 0, 'a1a7', none, 100_000);
  assert.deepEqual(wrong, { verdict: 'wrong', node: null, line: 'b8a7', extra: [] });
  assert.deepEqual(await labs.taskAnswer(mate, 0, 'a1a6', none, 1), { verdict: 'not-proved' });
  const start = 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1';
  assert.deepEqual(await labs.mateAnswer(start, 'a1a6 b7a6', 1, 'b6b7', 1000), {
    ...{ verdict: 'right', node: null, reply: null },
  });
  const { learner, tasks } = await labs.lessonTasks(skewer);
  assert.deepEqual(
    [learner, tasks.map(({ node, task }) => [node, task.kind])],
    [
      'b',
      [
        [0, 'find'],
        [2, 'find'],
      ],
    ],
  );
  assert.deepEqual(await labs.taskAnswer(skewer, 0, 'e8d7', none, 0), {
    ...{ verdict: 'wrong', node: 4, line: 'a1a7', extra: [] },
  });
  assert.deepEqual(await labs.taskAnswer(skewer, 2, 'h1a1', none, 0), {
    verdict: 'right',
    node: 3,
    reply: null,
  });
  await assert.rejects(labs.taskAnswer(skewer, 1, 'e1d2', none, 0), { code: 'no-task-here' });
  const end = await labs.playVerdict('win', 2, '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8');
  assert.equal(end.verdict, 'right');
});

test('squares and texts are judged, and what is missing or too much is said', async () => {
  const [squares = new Uint8Array(), texts = new Uint8Array()] = (
    await labs.readLesson(
      '[Round "1"]\n\n{[%task formula knight from g2]} 1. e4 *\n\n[Round "2"]\n\n{[%task choose +a|-b|+c]} 1. e4 *',
    )
  ).chapters;
  const judged = (bytes: Uint8Array, ...numbers: number[]) =>
    labs.taskAnswer(bytes, 0, undefined, Uint8Array.from(numbers), 0);
  assert.equal((await judged(squares, 4, 20, 29, 31)).verdict, 'right');
  assert.deepEqual(await judged(squares, 4), { verdict: 'incomplete', missing: 3 });
  assert.deepEqual(await judged(squares, 4, 5), {
    verdict: 'wrong',
    node: null,
    line: '',
    extra: [5],
  });
  assert.deepEqual(await judged(texts, 0), { verdict: 'incomplete', missing: 1 });
  assert.deepEqual(await judged(texts, 0, 1), {
    verdict: 'wrong',
    node: null,
    line: '',
    extra: [1],
  });
});

test('faults are said in sentences, with the change that puts them right', async () => {
  const [ladder = new Uint8Array()] = (
    await labs.readLesson('[FEN "7k/8/6K1/8/8/8/8/R4R2 w - - 0 1"]\n\n{[%task find]} 1. Ra8# *')
  ).chapters;
  const [fault] = await labs.lessonFaults(ladder, 10_000);
  assert.ok(fault);
  assert.deepEqual([fault.code, fault.node, fault.change], ['also-mates', 0, { kind: 'answer', move: 'f1f8' }]);
  assert.equal(fault.message, 'Rf8# mates too; as a variation marked ! it is right');
  assert.equal(german(fault), 'Rf8# setzt auch matt; als Variante mit ! ist es richtig.');
  const { notes } = await labs.readLesson('1. e4 {[%task mate soon]} *');
  assert.deepEqual(
    notes.map(({ code, line, column }) => [code, line, column]),
    [['lesson-command', 1, 8]],
  );
});
