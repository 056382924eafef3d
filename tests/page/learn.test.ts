// Lessons that are played, on the real modules: each kind of task, right and wrong answers, hints, moves that are tried, and a
// lesson that is solved by ear.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { squareIndex, squareName } from '../../www/chess/squares';
import { shapesAt } from '../../www/document/store';
import { words as de } from '../../www/i18n/de/all';
import { english as en } from '../../www/i18n/en/all';
import { words as es } from '../../www/i18n/es/all';
import { words as fr } from '../../www/i18n/fr/all';
import { EXAMPLE_LESSONS, examplePgn } from '../../www/learn/lessons';
import { LEARN_KEYS } from '../../www/learn/keys';
import { ChooseQuestion, SquaresQuestion } from '../../www/learn/mark-question';
import { learning, playing, when } from './lessons';
import { labs } from './real';
import { here, sansOf } from './reviewed';
import { Games } from '../../www/games/games';
import { Pasted } from '../../www/games/pasted';
import { settled } from './turned';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

/** A fork, with a wrong answer that has a reply, and one reply for all others. */
const FORK = `[Event "Forks"]
[FEN "r3k3/8/8/3N4/8/8/6PP/6K1 w q - 0 1"]

{Two at once. [%task find] [%hint Think of the king.] [%wrong It attacks one piece at most.]}
1. Nc7+ {A fork.} (1. Nf6+ {Only the king.} 1... Kf7 {And it takes aim.}) 1... Kd7 {He runs. [%task find]} 2. Nxa8 {A rook.} *
`;

/** White reads, and Black moves by itself. */
const READ = `[Event "Openings"]

{The centre.} 1. e4 {It opens lines.} e5 {So does this.} 2. Nf3 Nc6 {It is guarded. [%task find]} 3. Bb5 *
`;

test('right answers are said, the other side moves by itself, and what was solved is said at the end', async () => {
  const { lesson, board, heard, ready, reply, isFlipped, shown, session, learn } = await playing(FORK);
  assert.deepEqual([shown.value, isFlipped.value], [board, false]);
  assert.deepEqual(await heard(), ['Forks. Two at once. Task 1 of 2. Find the best move for White.']);
  assert.deepEqual(lesson.texts.value, ['Two at once.']);
  commands.play.run(board, 'd5c7');
  await when(() => lesson.stage.value === 'replying');
  commands.play.run(board, 'g2g3');
  assert.equal(board.feedback.value?.code, 'in-lesson');
  await heard();
  await reply();
  assert.equal(here(board), 'Kd7');
  assert.deepEqual(await heard(), ['King to d7. He runs. Task 2 of 2. Find the best move for White.']);
  assert.deepEqual(lesson.texts.value, ['A fork.', 'He runs.']);
  commands.play.run(board, 'c7a8');
  await ready();
  assert.deepEqual(await heard(), [
    'Knight takes rook on a8.',
    'Nxa8 is right. A rook. That was the last one. Go on to the result.',
  ]);
  lesson.goOn();
  assert.deepEqual(await heard(), ['The lesson is over: 2 of 2 tasks solved at the first try.']);
  assert.deepEqual([...lesson.outcomes.value.values()], ['first', 'first']);
  // Each task can be gone back to from there.
  lesson.goTo(1);
  assert.deepEqual([lesson.stage.value, sansOf(board)], ['asked', 'Nc7+ Kd7']);
  lesson.skip();
  await heard();
  learn.close();
  assert.deepEqual([shown.value, learn.lesson.value], [undefined, undefined]);
  assert.match((await heard()).join(), /^The lesson is closed\./);
  assert.equal(session.store.line.value.length, 0);
});

test('what a PGN says at its moves is read before and after their tasks, with what it draws there', async () => {
  const pgn =
    '{Look. [%csl Re8]} 1. Nc7+ {A fork. [%cal Rc7a8]} 1... Kd7 {[%clk 0:01:00] He runs.} 2. Nxa8 {A rook.} *';
  const { lesson, board, ready, reply } = await playing(`[FEN "r3k3/8/8/3N4/8/8/6PP/6K1 w q - 0 1"]\n\n${pgn}`);
  const drawn = () =>
    shapesAt(board.store).map(({ paint, from, to }) => `${paint} ${squareName(from)}${squareName(to)}`);
  assert.deepEqual([lesson.stage.value, lesson.texts.value, drawn()], ['asked', ['Look.'], ['red e8e8']]);
  commands.play.run(board, 'd5c7');
  await when(() => lesson.stage.value === 'replying');
  assert.deepEqual([lesson.texts.value, drawn()], [['A fork.'], ['red c7a8']]);
  await reply();
  assert.deepEqual([lesson.stage.value, lesson.texts.value, drawn()], ['asked', ['A fork.', 'He runs.'], []]);
  commands.play.run(board, 'c7a8');
  await ready();
  assert.deepEqual(lesson.texts.value, ['A rook.']);
});

test('a wrong answer of the document has its own reply and moves, and is taken back', async () => {
  const { lesson, board, heard, ready, reply, text } = await playing(FORK);
  await heard();
  commands.play.run(board, 'd5f6');
  await ready();
  assert.deepEqual([lesson.stage.value, text()], ['refuted', 'Nf6+ is wrong. Only the king.']);
  await heard();
  await reply();
  assert.equal(sansOf(board), 'Nf6+ Kf7');
  assert.deepEqual(await heard(), ['King to f7. And it takes aim.']);
  assert.equal(text(), 'Nf6+ is wrong. Only the king. Kf7. And it takes aim.');
  lesson.goOn();
  assert.deepEqual([lesson.stage.value, sansOf(board)], ['asked', '']);
  assert.deepEqual(await heard(), ['Two at once. Find the best move for White.']);
  commands.play.run(board, 'd5c7');
  await settled();
  await reply();
  assert.deepEqual([...lesson.outcomes.value], [[0, 'later']]);
});

test('any other wrong answer has the reply to all of them and its refutation, and is taken back', async () => {
  const { lesson, board, ready, text } = await playing(FORK);
  commands.play.run(board, 'd5e7');
  await ready();
  assert.deepEqual([lesson.stage.value, sansOf(board)], ['asked', '']);
  assert.match(text(), /^Ne7 is wrong\. It attacks one piece at most\. The knight on e7 hangs/);
  assert.equal(board.feedback.value?.tone, 'refusal');
});

test('without a reply the engine alone says what is wrong', async () => {
  const { lesson, board, ready, text } = await playing(FORK.replace(/ \[%wrong[^\]]*\]/, ''));
  commands.play.run(board, 'd5e7');
  await ready();
  assert.match(text(), /^Ne7 is wrong\. The knight on e7 hangs/);
  lesson.skip();
  await settled();
  assert.deepEqual([...lesson.outcomes.value], [[0, 'open']]);
});

test('hints give the words of the lesson, then the piece, then the answer', async () => {
  const { lesson, board, text, reply, answers } = await playing(FORK);
  lesson.hint();
  await settled();
  assert.equal(text(), 'Think of the king.');
  assert.equal(lesson.question.value?.isAnswerNext.value, false);
  answers.value.best?.();
  await settled();
  assert.equal(text(), 'Hint: look at the white knight on d5.');
  assert.deepEqual(
    lesson.arrows.value.map(({ from, to }) => [from, to]),
    [[35, 35]],
  );
  assert.equal(lesson.question.value?.isAnswerNext.value, true);
  lesson.hint();
  await reply();
  assert.equal(sansOf(board), 'Nc7+ Kd7');
  assert.deepEqual([...lesson.outcomes.value], [[0, 'shown']]);
});

test('what has no task is read, and moves can be tried that lead back in one press', async () => {
  const { lesson, board, heard, reply } = await playing(READ);
  assert.deepEqual(await heard(), ['Openings. The centre. Read, then go on.']);
  commands.play.run(board, 'd2d4');
  assert.deepEqual(await heard(), ['Pawn to d4. You are trying moves.']);
  assert.equal(lesson.board.isAway.value, true);
  commands.play.run(board, 'd7d5');
  assert.deepEqual(await heard(), ['Pawn to d5.']);
  assert.equal(board.feedback.value?.action?.label(en), 'Back to the lesson');
  board.feedback.value?.action?.run();
  assert.deepEqual([sansOf(board), lesson.board.isAway.value], ['', false]);
  assert.deepEqual(await heard(), ['The centre. Read, then go on.']);
  lesson.goOn();
  assert.deepEqual(await heard(), ['Pawn to e4. It opens lines.']);
  await reply();
  assert.deepEqual(await heard(), ['Pawn to e5. So does this. Read, then go on.']);
  assert.deepEqual(lesson.texts.value, ['It opens lines.', 'So does this.']);
  commands.back.run(board);
  assert.equal(lesson.board.isAway.value, true);
  commands.undo.run(board);
  lesson.again();
  assert.equal(sansOf(board), 'e4 e5');
  lesson.goOn();
  await reply();
  assert.deepEqual((await heard()).at(-1), 'Knight to c6. It is guarded. Task 1 of 1. Find the best move for White.');
});

test('any mating line counts, and what does not mate in time is answered by what escapes', async () => {
  const pgn =
    '[FEN "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"]\n\n{[%task mate 2]} 1. Ra6 {Quiet.} Be5 {Out.} 2. Rxa7# {So.} *';
  const { lesson, board, heard, ready, reply, text } = await playing(pgn);
  assert.deepEqual((await heard()).at(-1), 'Lesson. Task 1 of 1. White mates in 2.');
  commands.play.run(board, 'a1a7');
  await ready();
  assert.equal(text(), 'Rxa7+ does not mate in 2. The answer is 1… Bxa7.');
  assert.equal(sansOf(board), '');
  commands.play.run(board, 'a1a6');
  await settled();
  await reply();
  assert.equal(sansOf(board), 'Ra6 Be5');
  assert.equal(text(), 'White mates with this move.');
  assert.deepEqual(lesson.texts.value, ['Quiet.', 'Out.']);
  commands.play.run(board, 'b6a7');
  await ready();
  assert.equal(
    text(),
    'bxa7 does not mate. The answer is 2… Bf4.'.replace(/The answer.*/, text().slice(text().indexOf('The answer'))),
  );
  commands.play.run(board, 'a6a7');
  await ready();
  assert.equal(text(), 'Rxa7#: mate.');
  assert.deepEqual([...lesson.outcomes.value], [[0, 'later']]);
});

test('a mate that the document does not have is found against the longest defence, and hints find it too', async () => {
  const pgn = '[FEN "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1"]\n\n{[%task mate 2]} *';
  const { lesson, board, ready, reply, text } = await playing(pgn);
  lesson.hint();
  await ready();
  await when(() => text().startsWith('Hint'));
  commands.play.run(board, 'a2a7');
  await settled();
  await settled();
  await reply();
  await ready();
  assert.equal(sansOf(board).split(' ').length, 2);
  commands.play.run(board, 'b1b8');
  await ready();
  assert.equal(text(), 'Rb8#: mate.');
  assert.equal(lesson.onward.value, 'over');
});

test('squares are marked by presses or in writing, and what is too much or missing is said and shown', async () => {
  const pgn = '[FEN "k7/8/8/8/8/8/6N1/K7 w - - 0 1"]\n\n{Where? [%task formula knight from g2]} *';
  const { lesson, heard, text } = await playing(pgn);
  const question = lesson.question.value;
  assert.ok(question instanceof SquaresQuestion);
  await heard();
  question.shown(en).press(squareIndex('e1'));
  assert.deepEqual(await heard(), ['e1 marked. 1 square.']);
  question.press(squareIndex('e1'));
  assert.deepEqual(await heard(), ['e1 no longer marked. 0 squares.']);
  question.write('e1, E3 f4 g4');
  assert.equal(question.text.value, 'e1 e3 f4 g4');
  lesson.goOn();
  await when(() => text().startsWith('Wrong'));
  assert.equal(text(), 'Wrong: g4. 1 square is missing.');
  assert.deepEqual(
    question.shown(en).arrows.map(({ from, kind }) => [from, kind]),
    [[squareIndex('g4'), 'red']],
  );
  assert.equal(question.shown(en).describe(squareIndex('g4')), 'wrongly marked');
  question.write('e1 e3 f4');
  lesson.goOn();
  await when(() => text().startsWith('1 square'));
  question.press(squareIndex('h4'));
  lesson.goOn();
  await when(() => lesson.stage.value === 'reading');
  assert.equal(text(), 'All right.');
  assert.deepEqual([...lesson.outcomes.value], [[0, 'later']]);
});

test('the last hint marks the squares, of a formula too', async () => {
  const pgn = '[FEN "k7/8/8/8/8/8/6N1/K7 w - - 0 1"]\n\n{[%task formula knight from g2]} *';
  const { lesson, text } = await playing(pgn);
  lesson.hint();
  await when(() => text().startsWith('Hint'));
  assert.equal(text(), 'Hint: 4 squares.');
  lesson.hint();
  await when(() => lesson.stage.value === 'reading');
  assert.equal(text(), 'The answer is e1, e3, f4 and h4.');
  assert.deepEqual([...lesson.outcomes.value], [[0, 'shown']]);
});

test('texts are chosen, one where one is right, else several; what is missing is no wrong answer', async () => {
  const pgn = ['+a|-b', '+a|-b|+c']
    .map((choices) => `[FEN "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1"]\n\n{[%task choose ${choices}] [%wrong Look again.]} *`)
    .join('\n\n');
  const { lesson, text } = await playing(pgn);
  const one = lesson.question.value;
  assert.ok(one instanceof ChooseQuestion && one.isSingle);
  one.pick(0);
  one.pick(1);
  assert.deepEqual([...one.chosen.value], [1]);
  lesson.goOn();
  await when(() => one.extra.value.size > 0);
  assert.deepEqual([text(), [...one.extra.value]], ['Look again. That is not right.', [1]]);
  one.pick(0);
  lesson.goOn();
  await when(() => lesson.stage.value === 'reading');
  lesson.goOn();
  const several = lesson.question.value;
  assert.ok(several instanceof ChooseQuestion && !several.isSingle);
  several.pick(0);
  lesson.goOn();
  await when(() => text() !== several.ask(en));
  assert.equal(text(), 'One answer is missing.');
  several.pick(2);
  lesson.goOn();
  await when(() => lesson.stage.value === 'reading');
  assert.deepEqual([...lesson.outcomes.value.values()], ['later', 'first']);
});

test('a game is played out against a level, and begun anew where its goal is missed', async () => {
  const pgn = '[FEN "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"]\n\n{[%task win 1,2] [%wrong Look at the back rank.]} *';
  const { lesson, board, played, text, heard } = await playing(pgn);
  assert.match((await heard()).at(-1) ?? '', /Win with White within 2 moves against level 1\.$/);
  commands.play.run(board, 'e1e2');
  await played();
  assert.equal(sansOf(board).split(' ').length, 2);
  assert.match(text(), /within 1 move against/);
  commands.play.run(board, 'a1b1');
  await played();
  assert.equal(lesson.stage.value, 'refuted');
  assert.match(text(), /The goal is not reached\. Look at the back rank\.$/);
  lesson.goOn();
  assert.equal(sansOf(board), '');
  commands.play.run(board, 'a1a8');
  await played();
  assert.match(text(), /Checkmate\. White wins\. The goal is reached\.$/);
  assert.deepEqual([...lesson.outcomes.value], [[0, 'later']]);
});

test('a lesson of Lichess asks for each move of the side that is down', async () => {
  const pgn = '[AnalysisMode "Interactive"]\n[Orientation "black"]\n\n1. e4 e5 2. Nf3 {[%hint guard]} Nc6 *';
  const { lesson, board, reply, isFlipped, learn } = await playing(pgn);
  assert.deepEqual([isFlipped.value, lesson.stage.value, lesson.stops.length], [true, 'replying', 2]);
  await reply();
  assert.equal(lesson.stage.value, 'asked');
  commands.play.run(board, 'e7e5');
  await settled();
  await settled();
  await reply();
  assert.equal(sansOf(board), 'e4 e5 Nf3');
  learn.hide();
  assert.equal(isFlipped.value, false);
  learn.show();
  assert.equal(isFlipped.value, true);
});

test('a PGN without tasks is no lesson, and one that cannot be read says why', async () => {
  const { learn, session } = learning();
  await learn.openPgn('1. e4 e5 *');
  assert.equal(learn.lesson.value, undefined);
  assert.equal(session.feedback.value?.text(en), en.learn.noTasks);
});

test('the examples are without faults in each language, and each can be solved', async () => {
  for (const words of [en, de, fr, es])
    for (const example of EXAMPLE_LESSONS) {
      const { chapters, notes } = await labs.readLesson(examplePgn(example, words));
      assert.deepEqual(notes, [], `${words.tag} ${example.id}`);
      assert.equal(chapters.length, example.chapters.length);
      for (const bytes of chapters)
        assert.deepEqual(
          (await labs.lessonFaults(bytes, 200_000)).map(({ message }) => message),
          [],
          `${words.tag} ${example.id}`,
        );
      assert.doesNotMatch(examplePgn(example, words), /\$[a-z]/i);
    }
});

test('a PGN that is pasted or dropped is offered as a lesson where it has tasks, and else to be analysed', async () => {
  const { session, learn } = learning();
  const games = new Games(session, labs, (pgn) => learn.openPgn(pgn));
  const deps = { games: () => games, go: () => undefined, place: () => '', show: () => undefined, leave: () => false };
  const pasted = new Pasted(session, labs, deps);
  const offered = () => session.feedback.peek()?.action?.label(en);
  const text = () => session.feedback.peek()?.text(en);
  const take = async () => {
    session.feedback.peek()?.action?.run();
    await when(() => learn.lesson.value !== undefined);
    assert.equal(learn.lesson.value?.chapters.length, 2);
    learn.close();
  };
  await pasted.open('1. e4 e5 *');
  assert.equal(offered(), en.play.offers.analyse);
  await pasted.open(`${FORK}\n\n${READ}`);
  assert.equal(offered(), 'Play as a lesson');
  await take();
  await pasted.openFile(new File([`${READ}\n\n${FORK}`], 'lesson.pgn'));
  await when(() => text() === 'The games of this file are a lesson.');
  assert.equal(offered(), 'Play as a lesson');
  await take();
  const [, second = assert.fail()] = games.file.list.value.games;
  await games.file.choose(second);
  await when(() => text() !== 'The games of this file are a lesson.' && offered() !== undefined);
  assert.equal(offered(), 'Play as a lesson');
  await take();
});

test('a lesson is solved by what is heard: each step is announced, and nothing twice', async () => {
  const [example = assert.fail()] = EXAMPLE_LESSONS;
  const { lesson, board, heard, ready, reply } = await playing(examplePgn(example, en));
  const press = (id: string) => LEARN_KEYS.find((key) => key.id === id)?.run(lesson);
  const all: string[] = [];
  const hear = async (...wanted: readonly (string | RegExp)[]) => {
    const now = await heard();
    assert.equal(now.length, wanted.length, now.join(' | '));
    for (const [at, text] of wanted.entries())
      if (typeof text === 'string') assert.equal(now[at], text);
      else assert.match(now[at] ?? '', text);
    all.push(...now);
  };
  await hear(
    'Five kinds of tasks. A knight attacks in all directions at once. Task 1 of 6. Find the best move for White.',
  );
  press('hint');
  await hear('Which square is a knight’s jump from the king and from the rook?');
  press('ask');
  await hear('A knight attacks in all directions at once. Find the best move for White.');
  commands.play.run(board, 'd5c7');
  await when(() => lesson.stage.value === 'replying');
  await hear('Knight to c7, check.', 'Nc7+ is right. The king and the rook are attacked at once: a fork.');
  await reply();
  await hear('King to d7. The king had to move. Task 2 of 6. Find the best move for White.');
  commands.play.run(board, 'c7a8');
  await ready();
  await hear('Knight takes rook on a8.', 'Nxa8 is right. That is a whole rook. Go on to the next task.');
  press('on');
  await hear(
    /^The board is empty but for the kings\. .* Task 3 of 6\. Mark the squares on the board, or write them\.$/,
  );
  const squares = lesson.question.value;
  assert.ok(squares instanceof SquaresQuestion);
  for (const name of ['e1', 'e3', 'f4', 'h4']) squares.press(squareIndex(name));
  await hear('h4 marked. 4 squares.');
  press('on');
  await when(() => lesson.stage.value === 'reading');
  await hear('All right. Go on to the next task.');
  press('on');
  await hear(
    'White is to move, and the knight on c3 cannot. Task 4 of 6. Choose the right answer. ' +
      '1: It is pinned. 2: All its squares are taken. 3: Knights may not move here.',
  );
  const choices = lesson.question.value;
  assert.ok(choices instanceof ChooseQuestion);
  choices.pick(0);
  press('on');
  await when(() => lesson.stage.value === 'reading');
  await hear('All right. Go on to the next task.');
  press('on');
  await hear('Paul Morphy made this problem when he was a boy. Task 5 of 6. White mates in 2.');
  commands.play.run(board, 'a1a6');
  await when(() => lesson.stage.value === 'replying');
  await hear('Rook to a6.', 'Ra6 is right. The rook offers itself, and Black has only moves that harm.');
  await reply();
  await hear('Pawn from b7 takes rook on a6. White mates with this move.');
  commands.play.run(board, 'b6b7');
  await ready();
  await hear(/^Pawn to b7.*/, 'b7#: mate. The pawn mates. Go on to the next task.');
  press('on');
  await hear(/^Two rooks drive .* Task 6 of 6\. Win with White within 20 moves against level 2\.$/);
  press('skip');
  await hear('The lesson is over: 4 of 6 tasks solved at the first try.');
  assert.equal(new Set(all).size, all.length - 1, 'only that all is right is said twice');
});

test('moves are tried before an answer: none of them is one, and one step leads back to the task', async () => {
  const { lesson, board, heard, reply } = await playing(FORK);
  await heard();
  lesson.tryMoves();
  assert.deepEqual(await heard(), ['You are trying moves: none of them is an answer.']);
  for (const uci of ['d5f6', 'e8f7', 'f6d5']) assert.equal(commands.play.run(board, uci), true);
  await settled();
  assert.deepEqual([lesson.stage.value, sansOf(board)], ['asked', 'Nf6+ Kf7 Nd5']);
  await heard();
  lesson.again();
  assert.deepEqual([lesson.isTrying.value, sansOf(board)], [false, '']);
  assert.deepEqual(await heard(), ['Two at once. Find the best move for White.']);
  // A hint leads back, too; and what was tried costs nothing.
  lesson.tryMoves();
  commands.play.run(board, 'd5f6');
  lesson.again();
  commands.play.run(board, 'd5c7');
  await reply();
  assert.equal(lesson.outcomes.value.get(0), 'first');
  lesson.tryMoves();
  commands.play.run(board, 'h2h3');
  lesson.hint();
  assert.deepEqual([lesson.isTrying.value, sansOf(board)], [false, 'Nc7+ Kd7']);
});

test('a lesson goes on after a reload where it was, with what was solved; its end clears the record', async () => {
  const { lesson, board, reply, session, library, learn } = await playing(FORK);
  commands.play.run(board, 'd5c7');
  await reply();
  assert.equal(lesson.at.value, 1);
  const kept: unknown = structuredClone(session.lesson.value);
  const next = learning(library);
  next.session.lesson.value = kept;
  assert.equal(next.learn.isComing.value, true);
  await when(() => next.learn.lesson.value !== undefined);
  const again = next.learn.lesson.value ?? assert.fail('no lesson');
  assert.deepEqual([again.stage.value, again.at.value, sansOf(again.board.session)], ['asked', 1, 'Nc7+ Kd7']);
  assert.deepEqual([...again.outcomes.value], [[0, 'first']]);
  await when(() => !next.learn.isComing.value);
  // It is the same lesson in the list, and in the record again.
  assert.equal(library.stores.lessons.size, 1);
  again.skip();
  assert.equal(again.stage.value, 'over');
  const over: unknown = structuredClone(next.session.lesson.value);
  const third = learning(library);
  third.session.lesson.value = over;
  await when(() => third.learn.lesson.value !== undefined);
  assert.equal(third.learn.lesson.value?.stage.value, 'over');
  learn.close();
  assert.equal(session.lesson.value, undefined);
  // What cannot be read is no lesson.
  const other = learning(library);
  for (const wrong of [7, { bytes: [1] }, { bytes: Uint8Array.of(9), chapter: 0, place: 0, at: 0 }]) {
    other.session.lesson.value = wrong;
    await settled();
    await when(() => !other.learn.isComing.value);
    assert.equal(other.learn.lesson.value, undefined);
  }
});

test('a task that was answered before a reload is not asked again', async () => {
  const { lesson, session, library } = await playing(
    '[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"]\n\n{[%task choose +yes|-no]} *\n\n[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"]\n\n{Second. [%task choose +one|-two]} *\n',
  );
  const question = lesson.question.value;
  assert.ok(question instanceof ChooseQuestion);
  question.pick(0);
  lesson.goOn();
  await when(() => lesson.stage.value === 'reading');
  assert.equal(lesson.stage.value, 'reading');
  const next = learning(library);
  next.session.lesson.value = structuredClone(session.lesson.value);
  await when(() => next.learn.lesson.value !== undefined);
  const again = next.learn.lesson.value ?? assert.fail('no lesson');
  assert.deepEqual([again.stage.value, again.question.value, again.onward.value], ['reading', undefined, 'task']);
  again.goOn();
  assert.deepEqual([again.stage.value, again.at.value], ['asked', 1]);
});
