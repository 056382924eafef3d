// Practising the mistakes of a game: each is put right on a board of its own, move by move, and the game stays as it was.

import type { Judgement } from '#doors/review.js';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { REPLY_MS } from '../../www/analyse/exercise';
import { decisive, swingIn } from '../../www/analyse/summary';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { words as de } from '../../www/i18n/de/all';
import { english } from '../../www/i18n/en/all';
import { answered, done, FORK, here, judged, listening, mark, opened, said, sansOf, waiting } from './reviewed';
import type { Asked, ToldEngine } from './told-engine';
import { settled } from './turned';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

/** The best lines of the positions before the mistakes of Black, the first of which goes on. */
const LINES: Readonly<Record<number, string>> = { 9: 'c6a5 c4b5 c7c6', 11: 'd8f6' };

/** A game with two mistakes of Black, which are practised. */
async function practising() {
  const all = opened();
  all.reviewing.start();
  for (const one of waiting(all.engine, 'judgeBlock')) {
    answered.add(one);
    const block = Number(one.args[1]);
    const plies = Array.from({ length: block === 0 ? 10 : 4 }, (_, at) => block * 10 + at);
    await one.answer(plies.map((ply) => judged(ply, LINES[ply])));
  }
  await mark(all.engine, { 3: 'inaccuracy', 6: 'inaccuracy', 10: 'blunder', 12: 'mistake' });
  const before = all.session.bytes.peek();
  const heard = listening(all);
  all.reviewing.practiseOf('b');
  const board = all.shown.value ?? assert.fail('nothing is shown');
  return { ...all, before, heard, board, practise: all.reviewing.practise };
}

/** Says of the position after two plies of the line whether its best move is the only one. */
async function judgeLine(engine: ToldEngine, hasOnlyMove: boolean): Promise<void> {
  const [asked] = waiting(engine, 'judgeLine');
  assert.equal(asked?.options.priority, 'analysis');
  answered.add(asked as Asked);
  const lines: Judgement['lines'] = [
    { score: 100, line: 'c7c6 d5c6' },
    { score: 90, line: 'c8d7 d1e2' },
  ];
  const others = [0, 1, 3].map((ply) => ({ ...judged(ply), hasOnlyMove: false }));
  await asked?.answer([...others, { ply: 2, lines, hasOnlyMove }]);
}

test('the mistakes of a side are gone through on a board of their own, and the game stays as it was', async () => {
  const { engine, clock, session, shown, isFlipped, before, heard, board, practise, reviewing } = await practising();
  assert.deepEqual([sansOf(board).split(' ').length, here(board), isFlipped.value], [9, 'exd5', true]);
  assert.deepEqual(await heard(), ['Exercise 1 of 2. 5… Nxd5 was a mistake. Find a better move for Black.']);
  const [asked] = waiting(engine, 'judgeLine');
  assert.deepEqual(asked?.args[0], {
    start: 'r1bqkb1r/ppp2ppp/2n2n2/3Pp1N1/2B5/8/PPPP1PPP/RNBQK2R b KQkq - 0 5',
    moves: 'c6a5 c4b5 c7c6',
    nodes: 0,
    theory: [],
  });
  await judgeLine(engine, true);
  commands.play.run(board, 'c6a5');
  await settled();
  assert.equal(practise.exercise.value?.stage.value, 'replying');
  commands.play.run(board, 'c4e2');
  assert.equal(board.feedback.value?.code, 'not-your-turn');
  clock.turn(REPLY_MS);
  assert.equal(here(board), 'Bb5+');
  assert.deepEqual((await heard()).slice(-1), ['Na5 is the best move. The answer is 6. Bb5+. Find the next move.']);
  commands.play.run(board, 'c7c6');
  assert.deepEqual(await heard(), ['c6 is the best move.']);
  commands.play.run(board, 'a2a3');
  assert.equal(said(board), 'This exercise is done. Go on to the next one.');
  board.feedback.value?.action?.run();
  assert.equal(here(board), 'Nxf7');
  assert.deepEqual((await heard()).slice(-1), [
    'Exercise 2 of 2. 6… Kxf7 was a mistake. Find a better move for Black.',
  ]);
  practise.next();
  assert.deepEqual(practise.outcomes.value, ['first', 'open']);
  assert.deepEqual([shown.value, isFlipped.value], [undefined, false]);
  assert.deepEqual(await heard(), ['1 of 2 solved at the first try.']);
  assert.deepEqual(session.bytes.peek(), before);
  reviewing.goTo(practise.all.value[1] ?? assert.fail());
  assert.deepEqual([here(session), practise.isOn.value], ['Kxf7', false]);
});

test('what is not as good is taken back with its answer, and is not solved at the first try any more', async () => {
  const { engine, heard, board, practise } = await practising();
  await heard();
  await judgeLine(engine, false);
  commands.play.run(board, 'f6d5');
  assert.deepEqual(await heard(), ['That is the move of the game.']);
  assert.equal(here(board), 'exd5');
  commands.play.run(board, 'c6b4');
  await settled();
  assert.equal(practise.exercise.value?.stage.value, 'judging');
  await waiting(engine, 'judgeLast')[0]?.answer({
    isAsGood: false,
    answer: { ply: 1, lines: [{ score: 300, line: 'd5d6 d8d6' }] },
  });
  assert.deepEqual(await heard(), ['Nb4 is being judged …', 'Nb4 fails to 6. d6. Try another move.']);
  assert.deepEqual([here(board), sansOf(board).split(' ').length], ['exd5', 9]);
  // The second best is as good behind the answer, so that nothing more is asked.
  commands.play.run(board, 'c6a5');
  assert.deepEqual((await heard()).slice(-1), ['Na5 is the best move.']);
  practise.next();
  assert.deepEqual(practise.outcomes.value, ['later']);
});

test('hints lead to the answer, by its key on the board too, and another board has none', async () => {
  const { engine, heard, board, practise, reviewing, answers } = await practising();
  await heard();
  await judgeLine(engine, false);
  commands.back.run(board);
  answers.value.best?.();
  assert.match(said(board) ?? '', /look at the black knight on c6/);
  assert.equal(here(board), 'exd5', 'it is given where the move is made');
  assert.deepEqual(
    reviewing.arrows.value.map(({ from, to }) => [from, to]),
    [[42, 42]],
  );
  reviewing.hint();
  reviewing.hint();
  assert.equal(said(board), 'The best move is Na5.');
  reviewing.hint();
  assert.equal(practise.exercise.value?.hints.value, 3);
  practise.next();
  commands.play.run(board, 'd8f6');
  await settled();
  practise.next();
  assert.deepEqual(practise.outcomes.value, ['shown', 'first']);
  assert.equal(answers.value.best, undefined);
  practise.again();
  assert.deepEqual([practise.outcomes.value.length, here(board)], [0, 'exd5']);
});

test('it can be left at any time, and is left by who goes elsewhere', async () => {
  const { session, shown, isFlipped, before, heard, board, practise, reviewing, engine } = await practising();
  await heard();
  commands.undo.run(board);
  assert.match(said(board) ?? '', /only a better move is looked for/);
  commands.play.run(board, 'c6b4');
  await settled();
  const [asked] = waiting(engine, 'judgeLast');
  reviewing.back();
  assert.ok(asked?.options.signal?.aborted);
  assert.deepEqual([shown.value, isFlipped.value, practise.isOn.value], [undefined, false, false]);
  assert.deepEqual((await heard()).slice(-1), ['Back in the game. Queen to f3, check.']);
  assert.deepEqual(session.bytes.peek(), before);
  reviewing.practiseOf('b');
  reviewing.go(1);
  assert.equal(practise.isOn.value, false);
  reviewing.practiseOf('b');
  commands.loadScript.run(session, undefined, 'd2d4');
  assert.deepEqual([practise.isOn.value, shown.value], [false, undefined]);
});

test('a side without mistakes has nothing to practise, and what can be said of the better move is said', async () => {
  const { reviewing, session, engine, shown } = await done();
  reviewing.practiseOf('w');
  assert.deepEqual([reviewing.practise.isOn.value, said(session)], [false, 'There is no such mistake.']);
  await settled();
  const better = { ...FORK, about: 'better', line: ['Na5', 'Bb5+'], uci: ['c6a5', 'c4b5'], text: 'Better is Na5.' };
  for (const one of waiting(engine, 'explainMove')) await one.answer(one.args[2] === 10 ? [better] : []);
  reviewing.practiseOf();
  assert.equal(reviewing.practise.exercise.value?.mistake.ply, 10);
  assert.ok(shown.value);
});

test('what decided a game are its largest swings, in their order, as sentences', async () => {
  const { reviewing } = await done();
  const [first, second] = reviewing.mistakes.every.value;
  assert.ok(first && second);
  const swing = (ply: number, loss: number) => ({ ...second, ply, loss });
  const all = [swing(4, 0.3), swing(6, 0.9), swing(8, 0.1), swing(10, 0.5), swing(12, 0.4)];
  assert.deepEqual(
    decisive(all).map(({ ply }) => ply),
    [6, 10, 12],
  );
  const lost = { ...second, win: -0.5, loss: 0.6 };
  assert.equal(swingIn(lost, english), '5… Nxd5: Black’s winning chances fell from 55\u00a0% to 25\u00a0%.');
  assert.equal(swingIn(lost, de), '5… Nxd5: Die Gewinnchancen von Schwarz fielen von 55\u00a0% auf 25\u00a0%.');
});
