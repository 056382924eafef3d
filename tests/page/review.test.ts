// Reviewing a game: its blocks are judged by several workers, what is known stays known, and each mistake can be put right.

import type { Judgement } from '#doors/review.js';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { laneCount } from '../../www/app/review';
import { sentencesOf, titleOfMistake } from '../../www/analyse/explained';
import { Judgements } from '../../www/analyse/judgements';
import { WALK_MS } from '../../www/analyse/line-walk';
import { worstPhase } from '../../www/analyse/phases';
import { explainMove, judgeBlock, judgeLast } from '../../www/analyse/review-jobs';
import type { Reviewing } from '../../www/analyse/reviewing';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { words as de } from '../../www/i18n/de/all';
import { EngineFault } from '../../www/workers/fault';
import { real } from './real';
import {
  answered,
  done,
  FORK,
  GAME,
  here,
  judgeAll,
  judged,
  mark,
  opened,
  reviewed,
  said,
  sansOf,
  waiting,
} from './reviewed';
import { type Asked, ToldEngine } from './told-engine';
import { settled, TurnedClock, until } from './turned';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

test('the blocks are shared between the lanes, and what is left is told', async () => {
  const { engine, review, clock } = opened();
  assert.deepEqual([review.state.value, engine.asked.length], ['none', 0]);
  review.start();
  assert.deepEqual(
    engine.asked.map(({ name, args, options }) => [name, args[1], options.priority]),
    [
      ['judgeBlock', 0, 'review'],
      ['judgeBlock', 1, 'review'],
    ],
  );
  const [first] = engine.asked;
  assert.deepEqual(first?.args[0], {
    start: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    moves: GAME.replaceAll(',', ''),
    nodes: 0,
    theory: [1, 2],
  });
  assert.deepEqual(review.progress.value, { done: 0, all: 14, left: undefined });
  clock.turn(2000);
  first?.options.onProgress?.({ thoughts: [], move: undefined, nodes: 0, elapsed: 1, judged: 2 });
  assert.deepEqual(review.progress.value, { done: 2, all: 14, left: 12_000 });
  await judgeAll(engine);
  const { done } = review.progress.value;
  assert.equal(done, 14);
  assert.deepEqual([review.state.value, review.moves.value], ['running', []]);
  const known = waiting(engine, 'reviewGame')[0]?.args[1] as readonly Judgement[];
  assert.deepEqual(
    known.map(({ ply }) => ply),
    Array.from({ length: 14 }, (_, ply) => ply),
  );
  await mark(engine, { 10: 'blunder' });
  assert.equal(review.state.value, 'done');
  assert.deepEqual(review.accuracy.value, { white: 91.4, black: 70 });
});

test('one that is stopped keeps the blocks that are judged, and goes on with the others', async () => {
  const { engine, review } = opened(GAME, new Map(), 1);
  review.start();
  const [first] = waiting(engine, 'judgeBlock');
  assert.ok(first);
  answered.add(first);
  await first.answer(Array.from({ length: 10 }, (_, ply) => judged(ply)));
  review.stop();
  await settled();
  assert.deepEqual([review.state.value, waiting(engine, 'judgeBlock').length], ['none', 0]);
  review.start();
  assert.deepEqual(
    waiting(engine, 'judgeBlock').map(({ args }) => args[1]),
    [1],
  );
  assert.equal(review.progress.value.done, 10);
});

test('it rests while the page is hidden and while nothing may be known, and goes on', async () => {
  const { engine, review, isVisible, mayBeKnown } = opened();
  review.start();
  for (const may of [isVisible, mayBeKnown]) {
    may.value = false;
    await settled();
    assert.equal(waiting(engine, 'judgeBlock').length, 0);
    may.value = true;
    assert.equal(waiting(engine, 'judgeBlock').length, 2);
  }
  mayBeKnown.value = false;
  assert.deepEqual([review.refusal.value, review.state.value], ['no-help', 'none']);
});

test('after a reload it goes on by itself, asks nothing that is known, and writes nothing twice', async () => {
  const { engine, review, session, kept, clock } = opened();
  review.start();
  const [first, second] = waiting(engine, 'judgeBlock');
  assert.ok(first && second);
  await second.answer([10, 11, 12, 13].map((ply) => judged(ply)));
  const again = reviewed(session, clock, new ToldEngine(), kept);
  assert.deepEqual(
    waiting(again.engine, 'judgeBlock').map(({ args }) => args[1]),
    [0],
  );
  await judgeAll(again.engine);
  await mark(again.engine, { 10: 'blunder' });
  commands.undo.run(session);
  const last = reviewed(session, clock, new ToldEngine(), kept);
  await settled();
  assert.deepEqual(
    last.engine.asked.map(({ name }) => name),
    ['reviewGame'],
  );
  await mark(last.engine, { 10: 'blunder' });
  assert.equal(last.review.state.value, 'done');
  assert.equal(session.store.node(last.review.moves.value[9]?.node ?? 0)?.value.nags, undefined);
  // Another game is not begun with what is kept of this one.
  const other = opened('d2d4, d7d5', kept);
  assert.deepEqual([other.review.state.value, other.engine.asked.length], ['none', 0]);
});

test('of a line that goes on what is known stays, and the marks of its moves are those of before', async () => {
  const { engine, review, session } = await done();
  commands.last.run(session);
  commands.play.run(session, 'f7e6');
  assert.equal(review.state.value, 'running');
  assert.deepEqual(
    waiting(engine, 'judgeBlock').map(({ args }) => args[1]),
    [1],
  );
  assert.equal(review.moves.value.filter(({ mark }) => mark === 'blunder').length, 1);
  assert.equal(review.moves.value.length, 13);
  commands.deleteFrom.run(session, session.store.cursor.value.node);
  assert.equal(review.state.value, 'done', 'it is the same game again');
  // A variation is no other game.
  commands.back.run(session);
  commands.play.run(session, 'd1h5');
  assert.equal(review.state.value, 'done');
  commands.loadScript.run(session, undefined, 'd2d4');
  assert.deepEqual([review.state.value, review.moves.value], ['none', []]);
});

test('marks and values are written as one change, and what a person has marked stays', async () => {
  const all = opened();
  const { session, engine, reviewing } = all;
  const [, node = 0] = session.store.line.value.map(({ nodes }) => nodes.at(-1) ?? 0);
  commands.mark.run(session, node, 1);
  reviewing.start();
  await judgeAll(engine);
  await mark(engine, { 2: 'mistake', 10: 'blunder', 12: 'missed-mate' });
  const noteAt = (ply: number) => session.store.node(all.review.line.value.moves[ply - 1]?.node ?? 0)?.value;
  assert.deepEqual([noteAt(2)?.nags, noteAt(10)?.nags, noteAt(12)?.nags], [[1], [4], undefined]);
  assert.deepEqual([noteAt(2)?.evaluation, noteAt(3)?.evaluation], [{ centipawns: 20 }, { centipawns: -30 }]);
  commands.undo.run(session);
  assert.deepEqual([noteAt(2)?.nags, noteAt(10)?.nags, noteAt(10)?.evaluation], [[1], undefined, undefined]);
  assert.equal(all.review.state.value, 'done');
});

test('an engine that fails says why, and is asked again; a lane that fails leaves its block to the others', async () => {
  const { engine, review } = opened();
  review.start();
  const [first, second] = waiting(engine, 'judgeBlock');
  await second?.fail(new EngineFault('memory'));
  assert.equal(review.state.value, 'running');
  answered.add(first as Asked);
  await first?.answer(Array.from({ length: 10 }, (_, ply) => judged(ply)));
  const [left] = waiting(engine, 'judgeBlock').filter((one) => one !== second);
  assert.equal(left?.args[1], 1);
  await left?.fail(new EngineFault('unloaded'));
  assert.deepEqual([review.state.value, review.failure.value?.code], ['failed', 'unloaded']);
  review.start();
  assert.deepEqual([review.state.value, review.failure.value], ['running', undefined]);
});

test('from one press it goes to the first mistake as soon as that is known, and says why', async () => {
  const { engine, reviewing, session } = opened();
  reviewing.begin();
  assert.equal(said(session), 'The game is being reviewed.');
  await judgeAll(engine);
  await mark(engine, { 8: 'great', 10: 'blunder' });
  assert.equal(here(session), 'Nxd5');
  const [asked] = waiting(engine, 'explainMove');
  assert.deepEqual([asked?.args[2], asked?.options.priority], [10, 'hint']);
  await asked?.answer([FORK]);
  assert.equal(said(session), '5… Nxd5?? is a blunder. Nxf7 forks the queen on d8 and the rook on h8. Better is Na5.');
  assert.deepEqual(
    reviewing.arrows.value.filter(({ kind }) => kind === 'red').map(({ from, to }) => [from, to]),
    [
      [59, 59],
      [63, 63],
      [38, 53],
    ],
  );
  const mistake = reviewing.mistakes.current.value ?? assert.fail();
  assert.equal(titleOfMistake(mistake, de), '5… Nxd5?? ist ein Patzer.');
  assert.match(
    sentencesOf(mistake, [FORK], de).join(' '),
    /gabelt die Dame auf d8 und den Turm auf h8\. .*gewinnt Weiß einen Springer/,
  );
});

test('all mistakes are explained while nothing more urgent is asked, and no more after a reload', async () => {
  const { engine, reviewing, session, clock, kept } = await done();
  await settled();
  const asked = waiting(engine, 'explainMove');
  assert.deepEqual(
    asked.map(({ args, options }) => [args[2], options.priority]),
    [
      [7, 'review'],
      [10, 'review'],
    ],
  );
  for (const one of asked) await one.answer([FORK]);
  const last = engine.asked.findLast(({ name }) => name === 'explainMove');
  assert.equal(last?.args[2], 12);
  await last?.answer([]);
  const again = reviewed(session, clock, new ToldEngine(), kept);
  await settled();
  await mark(again.engine, { 7: 'inaccuracy', 10: 'blunder', 12: 'mistake' });
  await settled();
  assert.equal(waiting(again.engine, 'explainMove').length, 0);
  reviewing.go(1, 'blunder');
  again.reviewing.go(1, 'blunder');
  assert.deepEqual(again.reviewing.explanations.claims.value, [FORK]);
});

test('a great move that is looked at is explained', async () => {
  const { engine, reviewing, review, session } = await done();
  commands.select.run(session, review.line.value.moves[7]?.node ?? assert.fail());
  await settled();
  const asked = waiting(engine, 'explainMove').find(({ args }) => args[2] === 8);
  assert.equal(asked?.options.priority, 'hint');
  const claims = [{ ...FORK, about: 'does' as const }];
  await asked?.answer(claims);
  assert.deepEqual(reviewing.explanations.claims.value, claims);
  assert.deepEqual(
    reviewing.arrows.value.map(({ from, to, kind }) => [from, to, kind]),
    [
      [59, 59, 'green'],
      [63, 63, 'green'],
    ],
  );
});

test('where there is no mistake that is said, and a review that is only asked for stays where it is', async () => {
  const { engine, reviewing, session } = opened();
  reviewing.begin();
  await judgeAll(engine);
  await mark(engine, { 8: 'great' });
  assert.match(said(session) ?? '', /there is no mistake/);
  const other = opened();
  commands.first.run(other.session);
  other.reviewing.start();
  await judgeAll(other.engine);
  await mark(other.engine, { 10: 'blunder' });
  assert.match(said(other.session) ?? '', /Accuracy: White 91 %, Black 70 %/);
  assert.equal(other.session.store.cursor.value.steps, 0);
  other.session.feedback.value?.action?.run();
  assert.equal(here(other.session), 'Nxd5');
});

test('the way goes from mistake to mistake, of a kind and of a side, round the end', async () => {
  const { reviewing, session } = await done();
  commands.first.run(session);
  const goes = (...[way, kind]: Parameters<Reviewing['go']>) => (reviewing.go(way, kind), here(session));
  assert.deepEqual([goes(1), goes(1), goes(1), goes(1)], ['Ng5', 'Nxd5', 'Kxf7', 'Ng5']);
  assert.deepEqual([goes(-1), goes(-1)], ['Kxf7', 'Nxd5']);
  assert.equal(goes(1, 'mistake'), 'Kxf7');
  assert.equal(goes(1, 'missed-mate'), 'Kxf7');
  assert.match(said(session) ?? '', /no such mistake/);
  reviewing.mistakes.side.value = 'w';
  assert.deepEqual([goes(1), goes(1)], ['Ng5', 'Ng5']);
});

test('a line is shown move by move in the place of the document, and walked', async () => {
  const { reviewing, session, clock, shown } = await done();
  reviewing.go(1, 'blunder');
  const mistake = reviewing.mistakes.current.value ?? assert.fail();
  reviewing.show(mistake, FORK, 0);
  const line = shown.value ?? assert.fail();
  assert.deepEqual([sansOf(line), line.store.cursor.value.steps], ['Nxf7 Kxf7 Qf3+', 0]);
  clock.turn(WALK_MS);
  assert.equal(here(line), 'Nxf7');
  commands.forward.run(line);
  clock.turn(10 * WALK_MS);
  assert.equal(here(line), 'Kxf7', 'who walks through it is not overtaken');
  commands.play.run(line, 'f7g8');
  assert.equal(line.feedback.value?.code, 'only-shown');
  reviewing.show(mistake, FORK, 0);
  assert.equal(shown.value, undefined);
  // What is better begins before the mistake.
  reviewing.show(mistake, { ...FORK, about: 'better', line: ['Na5'], uci: ['c6a5'] }, 1);
  assert.equal(shown.value && sansOf(shown.value), 'Na5');
  reviewing.go(1);
  assert.equal(shown.value, undefined);
  assert.ok(session.store.line.value.length > 0);
});

/** At the blunder, whose better move is Na5. */
async function trying(marks: Parameters<typeof mark>[1] = { 10: 'blunder' }) {
  const all = opened();
  const { engine, reviewing } = all;
  reviewing.start();
  const [first, second] = waiting(engine, 'judgeBlock');
  for (const one of [first, second]) if (one) answered.add(one);
  await first?.answer(Array.from({ length: 10 }, (_, ply) => judged(ply, ply === 9 ? 'c6a5 c4b5' : 'a1a1')));
  await second?.answer([10, 11, 12, 13].map((ply) => judged(ply)));
  await mark(engine, marks);
  reviewing.go(1);
  const mistake = reviewing.mistakes.current.value ?? assert.fail();
  reviewing.retry.begin(mistake);
  return { ...all, mistake };
}

test('the best move is accepted at once, and stays as a variation', async () => {
  const { reviewing, session, engine } = await trying();
  assert.deepEqual([here(session), said(session)], ['exd5', '5… Nxd5 was a mistake. Find a better move for Black.']);
  assert.deepEqual(reviewing.arrows.value, []);
  commands.play.run(session, 'c6a5');
  await settled();
  assert.equal(reviewing.retry.stage.value, 'solved');
  assert.equal(said(session), 'Na5 is the best move.');
  assert.deepEqual([here(session), waiting(engine, 'judgeLast').length], ['Na5', 0]);
});

test('a move that loses little is as good, and one that loses more is taken back with what answers it', async () => {
  const { reviewing, session, engine } = await trying();
  const bytes = session.bytes.peek();
  commands.play.run(session, 'c6b4');
  await settled();
  assert.equal(reviewing.retry.stage.value, 'judging');
  const [asked] = waiting(engine, 'judgeLast');
  assert.deepEqual(asked?.args, [
    {
      start: 'r1bqkb1r/ppp2ppp/2n2n2/3Pp1N1/2B5/8/PPPP1PPP/RNBQK2R b KQkq - 0 5',
      moves: 'c6b4',
      nodes: 0,
      theory: [],
    },
    [{ ply: 0, lines: [{ score: 90, line: 'c6a5 c4b5' }] }],
  ]);
  answered.add(asked as Asked);
  await asked?.answer({ isAsGood: false, answer: { ply: 1, lines: [{ score: 300, line: 'd5d6 d8d6' }] } });
  assert.equal(reviewing.retry.stage.value, 'refused');
  assert.equal(said(session), 'Nb4 fails to 6. d6. Try another move.');
  assert.equal(here(session), 'exd5');
  assert.deepEqual(session.bytes.peek(), bytes, 'nothing of it stays');
  commands.play.run(session, 'c6d4');
  await settled();
  await waiting(engine, 'judgeLast')[0]?.answer({ isAsGood: true, answer: undefined });
  assert.equal(said(session), 'Nd4 is as good as the best move.');
  assert.equal(here(session), 'Nd4');
});

test('what can wait is not explained while a better move is looked for', async () => {
  const { engine, reviewing } = await trying({ 10: 'blunder', 12: 'mistake' });
  const others = async () => {
    await settled();
    return waiting(engine, 'explainMove').flatMap(({ args, options }) =>
      options.priority === 'review' ? [args[2]] : [],
    );
  };
  assert.deepEqual(await others(), []);
  reviewing.back();
  assert.deepEqual(await others(), [12]);
});

test('hints show the piece, then the move, then the answer', async () => {
  const { reviewing, session } = await trying();
  const { retry } = reviewing;
  const arrows = () => reviewing.arrows.value.map(({ from, to }) => [from, to]);
  retry.hint();
  assert.match(said(session) ?? '', /look at the black knight on c6/);
  assert.deepEqual(arrows(), [[42, 42]]);
  retry.hint();
  assert.match(said(session) ?? '', /the black knight on c6 goes to a5/);
  assert.deepEqual(arrows(), [[42, 32]]);
  retry.hint();
  assert.equal(said(session), 'The best move is Na5.');
  assert.equal(retry.stage.value, 'answered');
});

test('the move of the game is no better one, and who goes elsewhere tries no longer', async () => {
  const { reviewing, session, mistake } = await trying();
  commands.play.run(session, 'f6d5');
  await settled();
  assert.equal(said(session), 'That is the move of the game.');
  assert.equal(reviewing.retry.mistake.value, undefined);
  reviewing.retry.begin(mistake);
  assert.ok(reviewing.retry.mistake.value);
  commands.first.run(session);
  assert.equal(reviewing.retry.mistake.value, undefined);
});

test('most is lost in the part of the game that its moves and pieces make it', () => {
  const move = (number: number, loss: number) => ({ number, loss }) as never;
  const [full, few] = [{ fen: 'rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w - - 0 1' }, { fen: '4k3/p7/8/8/8/8/8/R3K2R w - - 0 1' }];
  const moves = [move(10, 0.1), move(10, 0), move(11, 0.2), move(11, 0), move(12, 0.15), move(12, 0.1)];
  const positions = [full, full, full, few, few, few];
  assert.deepEqual(worstPhase(moves, positions), { phase: 'endgame', first: 12, last: 12, loss: 0.25 });
  assert.equal(worstPhase(moves.slice(0, 4), positions)?.phase, 'middlegame');
  assert.equal(worstPhase([move(1, 0.05)], positions), undefined);
});

test('the engine finds the blunder of a game, and judges what is tried in its place', async () => {
  const session = new Session(Core.open());
  commands.loadScript.run(session, undefined, 'e2e4, e7e5, f1c4, b8c6, d1h5, g8f6, h5f7');
  const { reviewing, review } = reviewed(session, new TurnedClock(), real(), new Map(), 2, 2000);
  reviewing.begin();
  await until(() => review.state.value === 'done');
  const marked = review.moves.value.filter(({ mark }) => mark === 'blunder' || mark === 'mistake');
  assert.deepEqual(
    marked.map(({ san, ply }) => [san, ply]),
    [['Nf6', 6]],
  );
  reviewing.go(1, 'blunder');
  assert.equal(here(session), 'Nf6');
  const { white = 0, black = 100 } = review.accuracy.value ?? {};
  assert.ok((white ?? 0) > (black ?? 100), `${white} ${black}`);
  assert.deepEqual(reviewing.values.value.get(review.line.value.moves[6]?.node ?? 0), { isOver: true, winner: 'w' });
  const { retry, mistakes } = reviewing;
  await until(() => reviewing.explanations.claims.value !== undefined);
  const mistake = mistakes.current.value ?? assert.fail();
  retry.begin(mistake);
  commands.play.run(session, 'a7a6');
  await until(() => retry.stage.value === 'refused');
  assert.equal(said(session), 'a6 fails to 4. Qxf7#. Try another move.');
  assert.equal(here(session), 'Qh5');
  commands.play.run(session, reviewing.explanations.bestOf(mistake) ?? '');
  await until(() => retry.stage.value === 'solved');
});

test('a review has a worker for each core, and two at most on a phone', () => {
  const lanes = (hardwareConcurrency: number, isPhone = false) => laneCount({ hardwareConcurrency }, isPhone);
  assert.deepEqual([lanes(1), lanes(4), lanes(64), lanes(8, true), lanes(1, true), lanes(0)], [1, 4, 8, 2, 1, 1]);
});

test('what is tried on the board has a worker whose turns are short', () => {
  const game = { start: '', moves: 'e2e4', nodes: 0, theory: [] };
  const explains = [0, 1].map((lane) => explainMove(game, [], 1, lane).lane);
  assert.deepEqual([judgeLast(game, []).lane ?? 0, judgeBlock(game, 0, 0).lane, ...explains], [0, 0, 1, 2]);
});

test('what a comparison has found of a move is kept with its position', () => {
  const kept = new Map<string, string>();
  const memory = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  const game = { start: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', moves: 'g2g4' };
  const compared = { played: 'g2g4', best: { score: 30 }, value: { score: -90 } };
  const known = [{ ...judged(0, 'e2e4'), compared }, judged(1, 'd7d5')];
  const [first, other] = [new Judgements(memory, 0), new Judgements(memory, 0)];
  first.learn(game, known);
  first.keep(game, { isWanted: true, written: '' });
  assert.ok(other.restore().isWanted);
  assert.deepEqual(other.of(game), known);
});
