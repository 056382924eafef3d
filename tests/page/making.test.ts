// A lesson as it is made: tasks by their fields, what is wrong and what puts it right, a PGN that becomes chapters, the link.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { labs } from './real';
import { until } from './turned';
import { squareIndex } from '../../www/chess/squares';
import { Chapters } from '../../www/document/chapters';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { decode } from '../../www/document/link';
import { Session } from '../../www/document/session';
import { nodesInOrder, setHint, setTask, setWrong } from '../../www/document/tasks';
import { words as de } from '../../www/i18n/de/all';
import { english as en } from '../../www/i18n/en/all';
import { Making } from '../../www/learn/making';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

/** A lesson of the document at a start, followed as it is where it is shown. */
function opened(start?: string) {
  const session = new Session(Core.open());
  if (start !== undefined) commands.setUp.run(session, start);
  const chapters = new Chapters(session, labs);
  const making = new Making(session, labs, chapters);
  const { maker } = making;
  const stop = making.follow();
  const said = () => session.feedback.value?.text(en) ?? session.spoken.value(en);
  const noteAt = (node: number) => {
    const { task, hint, wrong } = session.store.node(node)?.value ?? {};
    return [task, hint, wrong];
  };
  /** What is wrong once that is known of the document as it is. */
  const codes = async (...expected: string[]) => {
    const now = () => making.faults.value?.map(({ fault }) => fault.code).join() ?? '';
    await until(() => now() === expected.join());
    return making.faults.value ?? [];
  };
  return { session, chapters, making, maker, stop, said, noteAt, codes };
}

const LADDER = '7k/8/6K1/8/8/8/8/R4R2 w - - 0 1';
const PUZZLES = `[Event "Mate"]
[FEN "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"]

{A quiet move.} 1. Ra6 bxa6 2. b7# *

[Event "Skewer"]
[FEN "4k2r/8/8/8/8/8/8/R3K3 b - - 0 1"]

1... Rh1+ 2. Kd2 Rxa1 {[%task soon]} *
`;

test('commands set task, hint and reply, are spoken, and leave the others as they are', () => {
  const { session, said, noteAt } = opened();
  commands.play.run(session, 'e2e4');
  const { node } = session.store.cursor.value;
  setTask.run(session, node, 'find');
  assert.equal(said(), 'Task after e4.');
  setHint.run(session, node, ' Look. ');
  assert.equal(said(), 'Hint kept after e4.');
  setWrong.run(session, node, 'No.');
  assert.deepEqual(noteAt(node), ['find', 'Look.', 'No.']);
  setTask.run(session, node, '');
  assert.equal(said(), 'No task any more after e4.');
  assert.deepEqual(noteAt(node), [undefined, 'Look.', 'No.']);
  commands.undo.run(session);
  assert.deepEqual(noteAt(node), ['find', 'Look.', 'No.']);
  setHint.run(session, 0, '');
  assert.equal(said(), 'Hint removed at the start.');
  assert.equal(setTask.run(session, 99, 'find'), false);
  assert.equal(de.commands.setTask, 'Aufgabe stellen');
});

test('nodes are numbered as the labs number them, whatever was played first', async () => {
  const { session } = opened();
  commands.play.run(session, 'e2e4');
  commands.play.run(session, 'e7e5');
  commands.first.run(session);
  commands.play.run(session, 'd2d4');
  const variation = session.store.cursor.value.node;
  commands.makeMain.run(session, variation);
  setTask.run(session, variation, 'find');
  const nodes = nodesInOrder(session.store);
  const { tasks } = await labs.lessonTasks(session.bytes.value);
  assert.deepEqual([nodes.length, tasks.map(({ node }) => nodes[node]?.id)], [4, [variation]]);
});

test('a kind is begun with what can be set, and each of its fields is a change that undo takes back', async () => {
  const { session, maker, noteAt, stop } = opened();
  const taskAfter = async (work: Promise<void>) => {
    await work;
    return noteAt(0)[0];
  };
  assert.equal(maker.kind.value, 'none');
  assert.equal(await taskAfter(maker.setKind('find')), 'find');
  assert.equal(maker.kind.value, 'find');
  assert.equal(await taskAfter(maker.setKind('mate')), 'mate 2');
  assert.equal(await taskAfter(maker.setMate(3)), 'mate 3');
  assert.equal(await taskAfter(maker.setKind('play')), 'win 4,20');
  assert.equal(await taskAfter(maker.setGame({ kind: 'hold', level: 5 })), 'hold 5,20');
  assert.equal(await taskAfter(maker.setGame({ moves: 30 })), 'hold 5,30');
  assert.equal(maker.kind.value, 'play');
  commands.undo.run(session);
  await until(() => maker.task.value?.kind === 'hold' && maker.task.value.moves === 20);
  await maker.setKind('none');
  assert.deepEqual([noteAt(0)[0], maker.kind.value], [undefined, 'none']);
  stop();
});

test('squares are tapped or written, and what is no square is said at the field and changes nothing', async () => {
  const { session, maker, noteAt, said, stop } = opened();
  await maker.setKind('squares');
  await Promise.all([
    maker.toggle(squareIndex('e4')),
    maker.toggle(squareIndex('d5')),
    maker.toggle(squareIndex('e4')),
  ]);
  assert.deepEqual([noteAt(0)[0], maker.squares.value], ['squares d5', [squareIndex('d5')]]);
  assert.equal(said(), 'e4 no longer marked. 1 square.');
  await maker.typeSquares('a1, h8 c3');
  assert.equal(noteAt(0)[0], 'squares a1,c3,h8');
  await maker.typeSquares('a1 j9');
  assert.deepEqual([maker.isMistyped.value, noteAt(0)[0]], [true, 'squares a1,c3,h8']);
  await maker.typeSquares('');
  assert.deepEqual([maker.isMistyped.value, noteAt(0)[0], maker.squares.value], [false, 'squares', []]);
  // Elsewhere nothing is marked any more.
  maker.isMarking.value = true;
  commands.play.run(session, 'e2e4');
  assert.equal(maker.isMarking.value, false);
  stop();
});

test('a formula shows the squares that it leads to, or why it cannot be read', async () => {
  const { maker, noteAt, stop } = opened();
  await maker.setKind('formula');
  await maker.setFormula(' knight from g2 ');
  await until(() => maker.squares.value.length === 4);
  assert.deepEqual([noteAt(0)[0], maker.formulaFault.value], ['formula knight from g2', undefined]);
  await maker.setFormula('knigt from g2');
  await until(() => maker.formulaFault.value !== undefined);
  assert.equal(maker.formulaFault.value?.code, 'no-such-set');
  assert.deepEqual(maker.squares.value, []);
  stop();
});

test('two to four texts are written, each right or wrong, whatever they hold', async () => {
  const { session, making, maker, noteAt, said, codes, stop } = opened();
  await maker.setKind('choose');
  // The second does not wait for the first to be shown.
  await Promise.all([
    maker.setChoice(0, { text: 'It | pins' }),
    maker.setChoice(1, { text: 'It ] forks', isRight: true }),
  ]);
  assert.equal(noteAt(0)[0], 'choose +It \\x7C pins|+It \\x5D forks');
  await maker.removeChoice(0);
  assert.equal(said(), en.refusals['few-choices']);
  await maker.addChoice();
  await maker.removeChoice(0);
  assert.equal(noteAt(0)[0], 'choose +It \\x5D forks|-');
  await codes('blank-choice', 'no-question');
  assert.deepEqual(making.faultsHere(en), [
    'A text to choose is empty.',
    'No text says what is wanted here; write the question as a comment.',
  ]);
  commands.comment.run(session, 0, 'What does it do?');
  await codes('blank-choice');
  stop();
});

test('what is wrong is listed with its node, and one press puts it right as one change', async () => {
  const { session, making, maker, codes, stop } = opened(LADDER);
  await codes('no-task');
  await maker.setKind('find');
  await codes('no-answer');
  commands.play.run(session, 'a1a8');
  const [also] = await codes('also-mates');
  assert.ok(also);
  assert.match(en.problem(also.fault), /^Rf8# mates too/);
  await making.putRight(also);
  await codes('');
  const [start, first, second] = nodesInOrder(session.store);
  assert.deepEqual([start?.children.length, first?.move?.san, second?.nags], [2, 'Ra8#', [1]]);
  assert.equal(session.store.cursor.value.node, first?.id);
  commands.undo.run(session);
  assert.equal(nodesInOrder(session.store).length, 2);
  commands.redo.run(session);
  // A hint that nothing shows, at a move.
  setHint.run(session, first?.id ?? 0, 'Lost.');
  setWrong.run(session, first?.id ?? 0, 'Lost.');
  const [lost] = await codes('lost-reply');
  assert.ok(lost && lost.node === first?.id);
  await making.putRight(lost);
  await codes('');
  commands.setTag.run(session, 'Orientation', 'black');
  const [side] = await codes('orientation');
  assert.ok(side);
  await making.putRight(side);
  assert.equal(new Map(session.store.game.value.tags).get('Orientation'), 'white');
  stop();
});

test('a mate in fewer moves corrects the number', async () => {
  const { session, making, maker, codes, noteAt, stop } = opened(LADDER);
  await maker.setKind('mate');
  const [shorter] = await codes('shorter-mate');
  assert.ok(shorter);
  await making.putRight(shorter);
  assert.equal(noteAt(0)[0], 'mate 1');
  assert.equal(session.spoken.value(en), 'Put right. Undo takes it back.');
  await codes('');
  assert.equal(making.kindAt(0), 'mate');
  stop();
});

test('a lesson as Lichess has it asks for each move of the side that is down', async () => {
  const { session, making, codes, stop } = opened();
  await making.readPgn('[AnalysisMode "Interactive"]\n[Orientation "white"]\n\n1. e4 e5 2. Nf3 *');
  await codes('');
  const nodes = nodesInOrder(session.store);
  assert.deepEqual(
    nodes.map(({ id }) => making.kindAt(id)),
    ['find', 'none', 'find', 'none'],
  );
  assert.ok(await making.trial());
  stop();
});

test('a PGN of positions with solutions is a set of tasks in one go, with what is odd about it', async () => {
  const { session, chapters, making, said, stop } = opened();
  assert.ok(await making.readPgn(PUZZLES));
  assert.equal(said(), '2 chapters added.');
  assert.deepEqual(
    [chapters.list.value, chapters.at.value],
    [
      [
        { title: 'Mate', tasks: 1 },
        { title: 'Skewer', tasks: 2 },
      ],
      0,
    ],
  );
  assert.deepEqual(
    making.notes.value.map(({ code }) => code),
    ['lesson-command'],
  );
  assert.equal(session.store.node(0)?.value.task, 'mate 2');
  // More of them stand behind the chapter on the board.
  assert.ok(await making.readPgn(PUZZLES));
  assert.deepEqual([chapters.list.value.length, chapters.at.value], [4, 1]);
  assert.equal(await making.readPgn(''), false);
  assert.equal(session.feedback.value?.tone, 'refusal');
  stop();
});

test('a file that is not UTF-8 is read as in Games, and its notes stay at the tasks', async () => {
  const { session, chapters, making, stop } = opened();
  const pgn =
    '[Event "Züge"]\n[FEN "4k2r/8/8/8/8/8/8/R3K3 b - - 0 1"]\n\n{Schräg? [%csl Re1]} 1... Rh1+ {Spieß. [%cal Rh1a1]} 2. Kd2 Rxa1 *';
  assert.ok(await making.readPgn(new Blob([Buffer.from(pgn, 'latin1')])));
  assert.deepEqual(chapters.list.value, [{ title: 'Züge', tasks: 2 }]);
  assert.deepEqual(
    making.notes.value.map(({ code }) => code),
    ['latin-1'],
  );
  const said = nodesInOrder(session.store).map(({ task = '', comments = [], shapes = [] }) =>
    [task, ...comments, ...shapes.map(({ color, from, to }) => `${color} ${from}${to}`)].join(', '),
  );
  assert.deepEqual(said, ['find, Schräg?, red e1e1', ', Spieß., red h1a1', 'find', '']);
  stop();
});

test('what has no task is not tried, which is said', async () => {
  const { making, said } = opened();
  assert.equal(await making.trial(), undefined);
  assert.equal(said(), en.making.noTask);
});

test('a lesson is tried from the cursor, in its chapter, as it is', async () => {
  const { session, chapters, making, stop } = opened();
  await making.readPgn(PUZZLES);
  chapters.select(1);
  commands.forward.run(session);
  commands.forward.run(session);
  const trial = await making.trial();
  assert.deepEqual([trial?.chapters.length, trial?.options], [2, { at: 1, node: 2, isTrial: true }]);
  assert.equal(session.store.cursor.value.node, nodesInOrder(session.store)[2]?.id);
  stop();
});

test('the link holds all chapters, opens Learn, and says when it is longer than programs take', async () => {
  const { session, chapters, making, stop } = opened();
  await making.readPgn(PUZZLES);
  const link = await making.link('https://example.org/');
  assert.deepEqual([link.isLong, link.problem], [false, undefined]);
  const { panel, bytes } = decode(link.text.slice(link.text.indexOf('#') + 1));
  assert.equal(panel, 'learn');
  assert.deepEqual(await labs.lessonChapters(bytes), chapters.all());
  assert.equal(making.fileName, 'Mate');
  let state = 21;
  const letter = () => String.fromCharCode(97 + ((state = (state * 48_271) % 0x7fff_ffff) % 26));
  const letters = Array.from({ length: 3000 }, letter).join('');
  commands.comment.run(session, 0, letters);
  const long = await making.link('');
  assert.deepEqual([long.isLong, long.text.length > 2000], [true, true]);
  commands.comment.run(session, 0, Array.from({ length: 200_000 }, letter).join(''));
  assert.equal((await making.link('')).problem?.(en), en.links.long);
  stop();
});

test('other chapters are counted by what is wrong with them', async () => {
  const { chapters, making, stop } = opened();
  await making.readPgn(PUZZLES);
  chapters.add(undefined);
  await until(() => making.faults.value?.[0]?.fault.code === 'no-task' && making.counts.value.size === 2);
  assert.deepEqual([...making.counts.value.values()], [0, 0]);
  chapters.select(0);
  await until(() => making.faults.value?.length === 0 && [...making.counts.value.values()].includes(1));
  assert.deepEqual([...making.counts.value.values()], [1, 0]);
  stop();
});
