// Games, with an engine that says what the test wants and a clock that the test turns.

import { effect } from '@preact/signals';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { squareIndex } from '../../www/chess/squares';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Keeper } from '../../www/document/keeper';
import { Session } from '../../www/document/session';
import { english as en } from '../../www/i18n/en/all';
import { openGame } from '../../www/play/game';
import { type GameDeps, type Terms, timeTags } from '../../www/play/rules';
import { EngineFault } from '../../www/workers/fault';
import type { Engine, Job, Options, SearchRequest, Thought } from '../../www/workers/jobs';
import { Memory } from './memory';
import { labs, real } from './real';
import { settled, TurnedClock } from './turned';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

interface Asked {
  readonly question: SearchRequest;
  readonly options: Options;
  /** Answers with a move, and what it is worth for the side to move. */
  readonly answer: (move: string, score?: number) => Promise<void>;
  readonly think: (line: string, score: number, mateIn?: number) => void;
  readonly fail: (error: unknown) => Promise<void>;
}

/** An engine that waits until the test answers. */
class Told implements Engine {
  readonly asked: Asked[] = [];

  run<A>(job: Job<A>, options: Options = {}): Promise<A> {
    return new Promise<A>((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      const think = (line: string, score: number, mateIn?: number) => {
        const thought: Thought = { depth: 1, deepest: 1, rank: 1, score, mateIn, nodes: 1, elapsed: 1, line };
        options.onProgress?.({ thoughts: [thought], move: line.split(' ')[0], nodes: 1, elapsed: 1 });
      };
      this.asked.push({
        question: job.args[0] as SearchRequest,
        options,
        think,
        answer: (move, score = 0) => {
          think(move, score);
          resolve(move as A);
          return settled();
        },
        fail: (error) => {
          reject(error);
          return settled();
        },
      });
    });
  }

  /** What is asked of it and not dropped, the last of a priority. */
  last(priority: Options['priority'] = 'opponent'): Asked | undefined {
    return this.asked.findLast(({ options }) => options.priority === priority && !options.signal?.aborted);
  }
}

const TERMS: Terms = { white: 'person', black: 'level:3', isHelpAllowed: true, seed: 7 };
const OWN = { initial: 60_000, increment: 2000 };
const CLOCK = { w: OWN, b: OWN };
const LOW = { initial: 20_000, increment: 0 };

function begun(terms: Partial<Terms> = {}, where: 'standard' | 'here' | number = 'standard', page?: GameDeps) {
  const [session, engine, clock] = [new Session(Core.open()), new Told(), new TurnedClock()];
  const game = openGame(session, engine, clock, page);
  game.start({ ...TERMS, ...terms }, where);
  return { session, engine, clock, game, ...around(session, engine, clock) };
}

function around(session: Session, engine: Told, clock: TurnedClock) {
  const play = (move: string) => commands.play.run(session, move);
  /** The computer answers, after its moment. */
  const reply = async (move: string, score?: number) => {
    await engine.last()?.answer(move, score);
    clock.turn(500);
    await settled();
  };
  const text = () => {
    session.showScript(true);
    return session.store.text.value;
  };
  const said = () => session.spoken.value(en);
  const refused = () => session.feedback.value?.code;
  return { play, reply, text, said, refused };
}

test('the computer answers after a moment, by the level and the seed that were agreed', async () => {
  const { game, engine, clock, play, reply, text, said } = begun();
  assert.deepEqual([game.phase.value, game.thinking.value, engine.asked.length], ['playing', undefined, 0]);
  play('e2e4');
  assert.equal(game.thinking.value, 'b');
  const { question } = engine.last() ?? {};
  assert.deepEqual([question?.player, question?.seed, question?.moves], ['level:3', 7, 'e2e4']);
  await engine.last()?.answer('e7e5');
  assert.equal(text(), 'e2e4');
  clock.turn(500);
  await settled();
  assert.equal(text(), 'e2e4, e7e5');
  assert.equal(said(), 'Pawn to e5.');
  assert.equal(game.thinking.value, undefined);
  play('g1f3');
  await reply('b8c6');
  assert.equal(text(), 'e2e4, e7e5, g1f3, b8c6');
});

test('the computer opens where it has White, and nobody takes that back', async () => {
  const { game, session, reply, text, refused } = begun({ white: 'level:1', black: 'person' });
  assert.equal(game.thinking.value, 'w');
  await reply('d2d4');
  assert.equal(text(), 'd2d4');
  assert.equal(commands.undo.run(session), false);
  assert.equal(refused(), 'nothing-to-undo');
});

test('moves are made by whose turn it is, at the end, and by the rules', async () => {
  const { session, play, reply, text, refused } = begun();
  play('e2e4');
  assert.equal(play('e7e5'), false);
  assert.equal(refused(), 'not-your-turn');
  await reply('e7e5');
  commands.back.run(session);
  assert.equal(play('d7d5'), false);
  assert.equal(refused(), 'not-at-the-end');
  commands.last.run(session);
  assert.equal(play('--'), false);
  assert.equal(refused(), 'not-legal');
  assert.equal(commands.move.run(session, squareIndex('e1'), squareIndex('e6')), false);
  assert.equal(refused(), 'not-legal');
  for (const run of [
    () => commands.put.run(session, 20, 'Q'),
    () => commands.loadScript.run(session, undefined, 'd2d4'),
    () => commands.open.run(session, session.bytes.value),
    () => commands.redo.run(session),
    () => commands.end.run(session, 'resigned-b'),
    () => commands.deleteFrom.run(session, 1),
  ]) {
    assert.equal(run(), false);
    assert.equal(refused(), 'locked');
  }
  assert.ok(commands.comment.run(session, session.store.cursor.value.node, 'mine'));
  assert.equal(text(), 'e2e4, e7e5');
  // What is refused has a way out.
  assert.equal(commands.loadScript.run(session, undefined, 'd2d4'), false);
  assert.equal(session.feedback.value?.action?.label(en), 'Leave the game');
  session.feedback.value?.action?.run();
  assert.ok(commands.loadScript.run(session, undefined, 'd2d4'));
});

test('who looks back lets the computer wait, and what is drawn does not have it begin anew', async () => {
  const { game, session, engine, clock, play } = begun();
  play('e2e4');
  commands.draw.run(session, { paint: 'green', from: 12, to: 28 });
  assert.equal(engine.asked.length, 1);
  const first = engine.last();
  commands.back.run(session);
  assert.equal(game.thinking.value, undefined);
  assert.equal(first?.options.signal?.aborted, true);
  commands.forward.run(session);
  assert.equal(engine.asked.length, 2);
  await first?.answer('a7a6');
  clock.turn(500);
  await settled();
  assert.equal(session.store.line.value.length, 1);
});

test('the computer moves at once when it is told to, with what it had in mind', async () => {
  const { game, engine, play, text } = begun();
  assert.equal(game.actions.moveNow.refuse(), 'nobody-thinks');
  play('e2e4');
  engine.last()?.think('c7c5 g1f3', 10);
  assert.equal(game.actions.moveNow.run(), true);
  await settled();
  assert.equal(text(), 'e2e4, c7c5');
});

test('take back takes the person’s last move with the answer, and undo is the same and puts nothing back', async () => {
  const { game, session, play, reply, text, said, refused } = begun();
  for (const [own, answer] of [
    ['e2e4', 'e7e5'],
    ['g1f3', 'b8c6'],
    ['f1c4', 'g8f6'],
  ] as const) {
    play(own);
    await reply(answer);
  }
  assert.ok(game.actions.takeBack.run());
  assert.equal(said(), '2 moves taken back.');
  assert.equal(session.feedback.value?.text(en), said(), 'it is seen, too');
  assert.equal(text(), 'e2e4, e7e5, g1f3, b8c6');
  assert.equal(commands.redo.run(session), false);
  assert.ok(commands.undo.run(session));
  assert.equal(text(), 'e2e4, e7e5');
  play('d2d4');
  assert.equal(game.thinking.value, 'b');
  assert.ok(commands.undo.run(session));
  assert.equal(said(), '1 move taken back.');
  assert.deepEqual([game.thinking.value, text()], [undefined, 'e2e4, e7e5']);
  assert.ok(game.actions.takeBack.run());
  assert.equal(game.actions.takeBack.run(), false);
  assert.equal(refused(), 'nothing-to-undo');
  // A line that was given back is no variation either.
  play('c2c4');
  assert.equal(session.store.node(0)?.value.children.length, 1);
});

test('without help nothing is taken back, and there is no hint and no evaluation', async () => {
  const { game, session, engine, play, reply, text, refused } = begun({ isHelpAllowed: false });
  game.showEvaluation(true);
  play('e2e4');
  await reply('e7e5');
  for (const run of [
    () => game.actions.takeBack.run(),
    () => commands.undo.run(session),
    () => game.actions.askHint.run(),
    () => game.playBest.run(),
  ]) {
    assert.equal(run(), false);
    assert.equal(refused(), 'no-help');
  }
  assert.equal(engine.last('evaluation'), undefined);
  assert.equal(text(), 'e2e4, e7e5');
  game.actions.resign.run();
  assert.ok(engine.last('evaluation'));
  assert.equal(game.actions.askHint.refuse(), undefined);
});

test('undo does not revive a game that was given up', async () => {
  const { game, session, play, reply, said } = begun();
  play('e2e4');
  await reply('e7e5');
  assert.ok(game.actions.resign.run());
  assert.equal(said(), 'White resigned. Black wins.');
  assert.deepEqual([game.phase.value, session.store.game.value.result], ['over', '0-1']);
  assert.equal(commands.undo.run(session), false);
  assert.equal(game.actions.takeBack.refuse(), 'game-is-over');
  assert.equal(session.store.game.value.cause, 'resigned-w');
  // It is a document like any other then, and the computer plays no more.
  commands.back.run(session);
  commands.play.run(session, 'c7c5');
  assert.deepEqual([game.phase.value, game.thinking.value], ['over', undefined]);
  while (commands.undo.run(session));
  assert.deepEqual([game.phase.value, session.store.game.value.cause], ['over', 'resigned-w']);
});

test('undo does not lead from a new game into the lost one before it; as a document that is there when it is left', async () => {
  const { game, session, play, reply, text, refused } = begun();
  play('e2e4');
  await reply('e7e5');
  game.actions.resign.run();
  game.start(TERMS, 'standard');
  assert.equal(commands.undo.run(session), false);
  assert.equal(refused(), 'nothing-to-undo');
  // Where it is asked for it is there.
  assert.equal(Core.open(session.previous.value).view(true).text?.added, 'e2e4, e7e5');
  play('d2d4');
  await reply('d7d5');
  assert.ok(commands.undo.run(session));
  assert.equal(text(), '');
  assert.equal(commands.undo.run(session), false);
  assert.deepEqual([game.phase.value, session.store.game.value.cause], ['playing', null]);
  game.actions.leave.run();
  while (session.store.game.value.cause === null) assert.ok(commands.undo.run(session));
  assert.deepEqual([game.phase.value, game.thinking.value, text()], ['none', undefined, 'e2e4, e7e5']);
});

test('a document that is written anew after the end is that game no longer', async () => {
  const { game, session, play, reply, text } = begun();
  play('e2e4');
  await reply('e7e5');
  game.actions.resign.run();
  commands.goTo.run(session, 0);
  assert.equal(game.phase.value, 'over');
  commands.rewrite.run(session, 'd2d4');
  commands.last.run(session);
  assert.equal(text(), 'd2d4');
  assert.deepEqual([game.phase.value, game.terms.value, session.gameRecord.value], ['none', undefined, undefined]);
});

test('a mate ends the game; where there is help it can be taken back', async () => {
  const { game, session, play, reply, said } = begun();
  play('f2f3');
  await reply('e7e5');
  play('g2g4');
  await reply('d8h4');
  assert.equal(said(), 'Queen to h4. Checkmate. Black wins.');
  assert.equal(game.phase.value, 'over');
  assert.equal(commands.undo.run(session), false);
  assert.ok(game.actions.takeBack.run());
  assert.deepEqual([game.phase.value, session.store.line.value.length], ['playing', 2]);
});

test('the first move starts the clocks, each move adds its increment, and taking back gives the time again', async () => {
  const { game, clock, play, reply } = begun({ clock: CLOCK });
  clock.turn(10_000);
  assert.deepEqual([game.remaining.value, game.running.value], [{ w: 60_000, b: 60_000 }, undefined]);
  play('e2e4');
  assert.equal(game.running.value, 'b');
  await reply('e7e5');
  assert.deepEqual([game.remaining.value, game.running.value], [{ w: 60_000, b: 61_500 }, 'w']);
  clock.turn(5000);
  play('g1f3');
  assert.deepEqual(game.remaining.value, { w: 57_000, b: 61_500 });
  await reply('b8c6');
  clock.turn(30_000);
  game.actions.takeBack.run();
  assert.deepEqual([game.remaining.value, game.running.value], [{ w: 60_000, b: 61_500 }, 'w']);
});

test('a pause stops the clocks and the computer, until it is over or the person moves', async () => {
  const { game, engine, clock, play, reply, refused } = begun({ clock: CLOCK });
  play('e2e4');
  assert.equal(engine.last()?.question.clock?.left, 60_000);
  game.actions.pause.run();
  const asked = engine.asked.length;
  clock.turn(10_000);
  assert.deepEqual([game.thinking.value, game.running.value], [undefined, undefined]);
  assert.equal(play('e7e5'), false);
  assert.equal(refused(), 'not-your-turn');
  game.actions.pause.run();
  assert.deepEqual([game.thinking.value, game.running.value, engine.asked.length], ['b', 'b', asked + 1]);
  await reply('e7e5');
  game.actions.pause.run();
  clock.turn(10_000);
  assert.deepEqual([game.remaining.value, game.running.value], [{ w: 60_000, b: 61_500 }, undefined]);
  assert.equal(refused(), 'paused');
  play('g1f3');
  assert.equal(refused(), undefined);
  assert.deepEqual([game.isPaused.value, game.running.value, game.remaining.value?.w], [false, 'b', 62_000]);
  game.actions.resign.run();
  assert.equal(game.actions.pause.run(), false);
  assert.equal(refused(), 'game-is-over');
});

test('each player may have their own time, which goes along when the sides are changed', async () => {
  const its = { initial: 30_000, increment: 0 };
  const terms = { clock: { w: OWN, b: its } };
  const { game, engine, clock, play, reply } = begun(terms);
  assert.deepEqual(game.remaining.value, { w: 60_000, b: 30_000 });
  play('e2e4');
  assert.deepEqual(engine.last()?.question.clock, { left: 30_000, increment: 0 });
  await reply('e7e5');
  clock.turn(1000);
  play('g1f3');
  assert.deepEqual(game.remaining.value, { w: 61_000, b: 29_500 });
  game.actions.resign.run();
  game.rematch();
  assert.deepEqual(game.remaining.value, { w: 30_000, b: 60_000 });
});

test('players and time are tags of the document, and each move tells what its clock showed', async () => {
  const tagsOf = (terms: Terms) => [['White', 'You'], ['Black', 'Gridmate, level 3'], ...timeTags(terms)] as const;
  const page = { tagsOf, isCalm: () => false, keep: () => Promise.resolve(true) };
  const { game, session, clock, play, reply } = begun({ clock: CLOCK }, 'standard', page);
  play('e2e4');
  await reply('e7e5');
  clock.turn(2500);
  play('g1f3');
  await reply('b8c6');
  game.actions.takeBack.run();
  play('f1c4');
  assert.deepEqual(session.store.game.value.tags, [
    ['White', 'You'],
    ['Black', 'Gridmate, level 3'],
    ['TimeControl', '60+2'],
  ]);
  const [pgn] = await labs.pgn(session.bytes.value);
  assert.ok(pgn?.endsWith('\n1. e4 {[%clk 0:01:00]} 1... e5 {[%clk 0:01:01.5]} 2. Bc4 {[%clk 0:01:02]} *\n'), pgn);
  const uneven = {
    ...TERMS,
    clock: { w: { initial: 30_000, increment: 0 }, b: { initial: 5_400_000, increment: 30_000 } },
  };
  game.actions.resign.run();
  game.rematch(uneven);
  assert.deepEqual(session.store.game.value.tags.slice(2), [
    ['TimeControl', '30+0'],
    ['WhiteTimeControl', '30+0'],
    ['BlackTimeControl', '5400+30'],
  ]);
  assert.equal(commands.undo.run(session), false);
});

test('an answer takes a moment, but none where nothing is to move that need not', async () => {
  for (const isCalm of [false, true]) {
    const { engine, clock, play, text } = begun({}, 'standard', {
      tagsOf: () => [],
      isCalm: () => isCalm,
      keep: () => Promise.resolve(true),
    });
    play('e2e4');
    await engine.last()?.answer('e7e5');
    clock.turn(0);
    await settled();
    assert.equal(text(), isCalm ? 'e2e4, e7e5' : 'e2e4');
  }
});

test('who looks back lets the own time go on, and that of the computer stand', async () => {
  const { game, session, play, reply } = begun({ clock: CLOCK });
  play('e2e4');
  await reply('e7e5');
  commands.back.run(session);
  assert.equal(game.running.value, 'w');
  commands.last.run(session);
  play('g1f3');
  commands.back.run(session);
  assert.equal(game.running.value, undefined);
});

test('who runs out of time has lost, wherever they look, and undo does not revive it', async () => {
  const { game, session, clock, play, reply, said } = begun({ clock: CLOCK });
  play('e2e4');
  await reply('e7e5');
  commands.first.run(session);
  clock.turn(60_000);
  assert.equal(said(), 'White’s time is up. Black wins.');
  assert.deepEqual([game.phase.value, session.store.game.value.result, game.remaining.value?.w], ['over', '0-1', 0]);
  assert.equal(commands.undo.run(session), false);
  assert.equal(session.store.line.value.length, 2);
});

test('little time is told once, and not of the computer’s clock', async () => {
  const { clock, play, reply, said } = begun({ clock: { w: OWN, b: LOW } });
  play('e2e4');
  assert.equal(said(), 'Pawn to e4.');
  clock.turn(1000);
  assert.equal(said(), 'Pawn to e4.');
  await reply('e7e5');
  clock.turn(39_000);
  assert.equal(said(), 'Pawn to e5.');
  clock.turn(1000);
  assert.equal(said(), '20 seconds left.');
  play('g1f3');
  await reply('b8c6');
  clock.turn(3000);
  assert.equal(said(), 'Knight to c6.');
});

test('a move in a timed game and its answer are one change each, the clock among it', async () => {
  const { session, play, reply } = begun({ clock: CLOCK });
  const changes = () => session.revision.value.changes;
  const [before, clocks] = [changes(), [] as (number | undefined)[]];
  effect(() => {
    const [node = -1] = session.store.line.value.at(-1)?.nodes ?? [];
    clocks.push(session.store.node(node)?.peek().clock);
  });
  play('e2e4');
  await reply('e7e5');
  assert.equal(changes() - before, 2);
  assert.deepEqual(clocks, [undefined, 60_000, 61_500]);
});

test('after a timed game is left undo takes a move back with its clock', async () => {
  const { game, session, play, reply, text } = begun({ clock: CLOCK });
  play('e2e4');
  await reply('e7e5');
  play('g1f3');
  game.actions.leave.run();
  assert.ok(commands.undo.run(session));
  assert.equal(text(), 'e2e4, e7e5');
  assert.ok(commands.redo.run(session));
  assert.equal(text(), 'e2e4, e7e5, g1f3');
});

test('a remark on a move revives no game, and leaves its hint', async () => {
  const { game, session, engine, play, reply } = begun();
  play('e2e4');
  await reply('e7e5');
  game.actions.askHint.run();
  await engine.last('hint')?.answer('g1f3');
  const [node = -1] = session.store.line.value[0]?.nodes ?? [];
  commands.comment.run(session, node, 'best by test');
  assert.equal(game.hint.value?.stage, 1);
  game.actions.resign.run();
  commands.comment.run(session, node, 'lost');
  assert.deepEqual([game.phase.value, session.store.game.value.cause], ['over', 'resigned-w']);
  assert.deepEqual(session.store.node(node)?.value.comments, ['lost']);
});

test('who runs out of time against a king alone has a draw', async () => {
  const [session, engine, clock] = [new Session(Core.open()), new Told(), new TurnedClock()];
  commands.loadScript.run(session, '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', '');
  const game = openGame(session, engine, clock);
  game.start({ ...TERMS, clock: CLOCK }, 'here');
  const { play, reply, said } = around(session, engine, clock);
  play('e2e4');
  await reply('e8e7');
  clock.turn(60_000);
  assert.equal(said(), 'Time is up, but there is not enough material to mate: a draw.');
  assert.equal(session.store.game.value.result, '1/2-1/2');
});

test('the computer is told its clock, and answers at once where its time is low', async () => {
  const { engine, clock, play, text } = begun({ clock: { w: LOW, b: LOW } });
  play('e2e4');
  await engine.last()?.answer('e7e5');
  clock.turn(0);
  await settled();
  assert.equal(text(), 'e2e4, e7e5');
  clock.turn(1000);
  play('g1f3');
  assert.deepEqual(engine.last()?.question.clock, { left: 20_000, increment: 0 });
});

test('another document in the place of a finished game leaves it, clocks and all', async () => {
  const { game, session, engine, clock, play, reply } = begun({ clock: CLOCK, isHelpAllowed: false });
  play('e2e4');
  await reply('e7e5');
  game.actions.resign.run();
  const asked = engine.asked.length;
  commands.loadScript.run(session, undefined, 'd2d4, d7d5');
  assert.deepEqual([game.phase.value, game.terms.value, game.remaining.value], ['none', undefined, undefined]);
  assert.equal(session.gameRecord.value, undefined);
  commands.play.run(session, 'c2c4');
  clock.turn(600_000);
  assert.equal(engine.asked.length, asked);
  // What was there before comes back by undo, as a document.
  while (commands.undo.run(session));
  assert.equal(game.phase.value, 'none');
});

test('who leaves a game has its document, and may do all with it', async () => {
  const { game, session, play, reply } = begun({ isHelpAllowed: false });
  play('e2e4');
  await reply('e7e5');
  assert.ok(game.actions.leave.run());
  assert.equal(game.actions.leave.refuse(), 'no-game');
  assert.ok(commands.undo.run(session));
  assert.equal(session.store.line.value.length, 0);
  assert.ok(commands.put.run(session, 20, 'Q'));
});

test('the computer agrees to a draw that it is not better in, and only late in the game', async () => {
  const { game, session, engine, play, reply, said, refused } = begun();
  play('e2e4');
  await reply('e7e5');
  assert.ok(game.actions.offerDraw.run());
  await engine.last('hint')?.answer('g1f3', 30);
  assert.deepEqual([said(), refused()], ['The computer declines the draw.', 'declined']);
  assert.equal(game.actions.offerDraw.run(), false);
  assert.equal(refused(), 'already-offered');
  play('g1f3');
  assert.equal(game.actions.offerDraw.run(), false);
  assert.equal(refused(), 'not-your-turn');
  await reply('b8c6');
  assert.ok(game.actions.offerDraw.run());
  await engine.last('hint')?.answer('f1c4', 60);
  assert.deepEqual([game.phase.value, session.store.game.value.cause], ['over', 'agreed']);
});

test('a draw that got no answer can be offered again, and so in another game', async () => {
  const { game, engine } = begun();
  assert.ok(game.actions.offerDraw.run());
  await engine.last('hint')?.fail(new EngineFault('failed', ''));
  assert.ok(game.actions.offerDraw.run());
  await engine.last('hint')?.answer('g1f3', 30);
  assert.equal(game.actions.offerDraw.refuse(), 'already-offered');
  game.actions.resign.run();
  game.start(TERMS, 'standard');
  assert.equal(game.actions.offerDraw.refuse(), undefined);
});

const SHUFFLE = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];

test('a draw is claimed where there is one, by the person', async () => {
  const { game, session, play, reply, said, refused } = begun();
  assert.equal(game.actions.claim.run(), false);
  assert.equal(refused(), 'no-claim');
  for (const [own = '', answer = ''] of [
    SHUFFLE.slice(0, 2),
    SHUFFLE.slice(2),
    SHUFFLE.slice(0, 2),
    SHUFFLE.slice(2),
  ]) {
    play(own);
    await reply(answer);
  }
  assert.ok(game.actions.claim.run());
  assert.equal(said(), 'The same position for the third time: a draw.');
  assert.deepEqual([game.phase.value, session.store.game.value.result], ['over', '1/2-1/2']);
});

for (const [score, phase] of [
  [20, 'over'],
  [21, 'playing'],
] as const) {
  test(`a level that is better by ${score} hundredths has the draw claimed or plays on`, async () => {
    const { game, play, reply } = begun({ white: 'person', black: 'level:5' });
    for (const [own = '', answer = ''] of [SHUFFLE.slice(0, 2), SHUFFLE.slice(2), SHUFFLE.slice(0, 2)]) {
      play(own);
      await reply(answer, 500);
    }
    play('f3g1');
    await reply('f6g8', 500);
    play('g1f3');
    await reply('g8f6', score);
    assert.equal(game.phase.value, phase);
  });
}

test('a hint tells where to look, then what to play, and is gone in another place', async () => {
  const { game, engine, play, reply, said } = begun();
  assert.ok(game.actions.askHint.run());
  assert.equal(engine.last('hint')?.question.player, 'level:10');
  await engine.last('hint')?.answer('g1f3');
  const [g1, f3] = [squareIndex('g1'), squareIndex('f3')];
  assert.deepEqual(game.hint.value, { stage: 1, from: g1, to: undefined, uci: 'g1f3' });
  assert.equal(said(), 'Hint: look at the white knight on g1.');
  assert.ok(game.actions.askHint.run());
  await settled();
  assert.deepEqual(game.hint.value, { stage: 2, from: g1, to: f3, uci: 'g1f3' });
  assert.equal(said(), 'Hint: the white knight on g1 goes to f3.');
  play('e2e4');
  assert.equal(game.hint.value, undefined);
  assert.equal(game.actions.askHint.refuse(), 'not-your-turn');
  await reply('e7e5');
  assert.equal(game.actions.askHint.refuse(), undefined);
});

test('a hint of one document is not told of another that is at the same node', async () => {
  const { game, session, engine } = begun();
  game.actions.askHint.run();
  await engine.last('hint')?.answer('g1f3');
  game.actions.leave.run();
  commands.loadScript.run(session, '4k3/8/8/8/8/8/8/4K2R w K - 0 1', '');
  assert.equal(game.hint.value, undefined);
  game.start(TERMS, 'standard');
  assert.equal(game.hint.value, undefined);
});

test('a hint is forgotten with its notice, also one that is still looked for', async () => {
  const { game, session, engine, refused } = begun();
  game.actions.askHint.run();
  await engine.last('hint')?.answer('g1f3');
  assert.equal(refused(), 'hint');
  game.forgetHint();
  assert.deepEqual([game.hint.value, refused()], [undefined, undefined]);
  game.actions.askHint.run();
  game.forgetHint();
  await engine.last('hint')?.answer('g1f3');
  assert.deepEqual([game.hint.value, refused()], [undefined, undefined]);
  session.refuse('locked', () => 'No.');
  game.forgetHint();
  assert.equal(refused(), 'locked');
});

test('a hint that comes too late is not told', async () => {
  const { game, engine, play, said } = begun();
  game.actions.askHint.run();
  play('e2e4');
  await engine.last('hint')?.answer('g1f3');
  assert.deepEqual([game.hint.value, said()], [undefined, 'Pawn to e4.']);
});

test('the best move is played once it is found, unless another was made meanwhile, and where help is allowed', async () => {
  const { game, engine, play, reply, said, text, refused } = begun();
  assert.ok(game.playBest.run());
  assert.equal(text(), '');
  await engine.last('hint')?.answer('g1f3');
  assert.deepEqual([text(), said()], ['g1f3', 'Knight to f3.']);
  assert.equal(game.playBest.run(), false);
  assert.equal(refused(), 'not-your-turn');
  await reply('g8f6');
  // What a hint has shown is not looked for again.
  game.actions.askHint.run();
  await engine.last('hint')?.answer('e2e4');
  assert.ok(game.playBest.run());
  await settled();
  assert.equal(text(), 'g1f3, g8f6, e2e4');
  await reply('f6e4');
  game.playBest.run();
  play('d2d3');
  await engine.last('hint')?.answer('b1c3');
  assert.equal(text(), 'g1f3, g8f6, e2e4, f6e4, d2d3');
});

test('the evaluation is that of the strongest player, for White, and asked only while it is shown', async () => {
  const { game, engine, play } = begun();
  assert.equal(engine.last('evaluation'), undefined);
  game.showEvaluation(true);
  assert.equal(engine.last('evaluation')?.question.player, 'level:10');
  engine.last('evaluation')?.think('e2e4', 30);
  assert.deepEqual(game.evaluation.value, { centipawns: 30 });
  play('e2e4');
  assert.equal(engine.asked.filter(({ options }) => options.priority === 'evaluation').length, 2);
  engine.last('evaluation')?.think('e7e5', -25);
  assert.deepEqual(game.evaluation.value, { centipawns: 25 });
  engine.last('evaluation')?.think('e7e5', 0, 3);
  assert.deepEqual(game.evaluation.value, { mate: -3 });
  game.showEvaluation(false);
  assert.equal(engine.last('evaluation'), undefined);
  assert.equal(game.evaluation.value, undefined);
});

test('where there are no workers the computer fails with a code, stops its clock, and can be asked again', async () => {
  const { game, engine, play, reply, text, said } = begun({ clock: CLOCK });
  play('e2e4');
  await engine.last()?.fail(new EngineFault('forbidden'));
  assert.deepEqual(
    [game.failure.value?.code, game.thinking.value, game.running.value],
    ['forbidden', undefined, undefined],
  );
  assert.equal(said(), 'The chess engine could not start: workers are forbidden here.');
  assert.ok(game.actions.again.run());
  assert.deepEqual([game.failure.value, game.thinking.value, game.running.value], [undefined, 'b', 'b']);
  await reply('e7e5');
  assert.equal(text(), 'e2e4, e7e5');
  assert.equal(game.actions.again.refuse(), 'nothing-failed');
});

test('a move that cannot be played is a failure too, and never thought about for ever', async () => {
  const { game, play, reply, refused, text } = begun();
  play('e2e4');
  await reply('e2e5');
  assert.deepEqual([game.failure.value?.code, game.thinking.value], ['failed', undefined]);
  assert.equal(refused(), 'program-fault');
  game.actions.takeBack.run();
  play('d2d4');
  assert.deepEqual([game.failure.value, game.thinking.value, text()], [undefined, 'b', 'd2d4']);
});

test('a hint that fails is said, and the game goes on', async () => {
  const { game, engine, play, reply, refused, text } = begun();
  game.actions.askHint.run();
  await engine.last('hint')?.fail(new EngineFault('memory'));
  assert.deepEqual([refused(), game.failure.value], ['memory', undefined]);
  play('e2e4');
  await reply('e7e5');
  assert.equal(text(), 'e2e4, e7e5');
});

test('an evaluation that fails is not asked again before somebody wants it', async () => {
  const { game, engine, play } = begun();
  game.showEvaluation(true);
  const count = () => engine.asked.filter(({ options }) => options.priority === 'evaluation').length;
  await engine.last('evaluation')?.fail(new EngineFault('silent'));
  assert.deepEqual([game.failure.value?.code, count()], ['silent', 1]);
  assert.ok(game.actions.again.run());
  assert.equal(count(), 2);
  await engine.last('evaluation')?.fail(new EngineFault('silent'));
  play('e2e4');
  assert.equal(game.thinking.value, 'b');
});

test('two computers play a ply a second, or not at all', async () => {
  const { game, session, engine, clock, text, said } = begun({ white: 'level:1', black: 'random' });
  await engine.last()?.answer('e2e4');
  clock.turn(999);
  await settled();
  assert.equal(text(), '');
  clock.turn(1);
  await settled();
  assert.equal(text(), 'e2e4');
  await engine.last()?.answer('e7e5');
  clock.turn(1000);
  await settled();
  assert.equal(text(), 'e2e4, e7e5');
  assert.ok(game.actions.pause.run());
  assert.deepEqual([game.thinking.value, game.isPaused.value, said()], [undefined, true, 'Paused.']);
  assert.ok(game.actions.pause.run());
  assert.deepEqual([game.thinking.value, game.isPaused.value, said()], ['w', false, 'The game goes on.']);
  assert.equal(commands.play.run(session, 'g1f3'), false);
  assert.equal(game.actions.takeBack.refuse(), 'not-your-turn');
});

test('two computers that move at random wait for a fraction of that', async () => {
  const { engine, clock, text } = begun({ white: 'random', black: 'random' });
  for (const move of ['e2e4', 'e7e5']) {
    await engine.last()?.answer(move);
    clock.turn(25);
    await settled();
  }
  assert.equal(text(), 'e2e4, e7e5');
});

test('two persons play at one board', () => {
  const { game, session, play } = begun({ black: 'person' });
  play('e2e4');
  assert.deepEqual([game.person.value, game.thinking.value], ['b', undefined]);
  play('e7e5');
  game.actions.takeBack.run();
  assert.equal(session.store.line.value.length, 1);
  assert.ok(game.actions.offerDraw.run());
  assert.equal(session.store.game.value.cause, 'agreed');
});

test('a rematch changes sides, and begins where the game before began', async () => {
  const { game, session, play, reply } = begun({ clock: CLOCK }, 42);
  const { start } = session.store.game.value;
  assert.ok(session.store.game.value.isChess960);
  assert.equal(game.actions.rematch.refuse(), 'game-is-on');
  play('e2e4');
  await reply('e7e5');
  game.actions.resign.run();
  assert.ok(game.rematch());
  assert.deepEqual([game.terms.value?.white, game.terms.value?.black], ['level:3', 'person']);
  assert.deepEqual([session.store.game.value.start, game.thinking.value], [start, 'w']);
  assert.deepEqual(game.remaining.value, { w: 60_000, b: 60_000 });
  assert.notEqual(game.terms.value?.seed, TERMS.seed);
  assert.equal(game.rematch(), false);
  game.actions.resign.run();
  assert.ok(game.rematch({ ...TERMS, black: 'level:4' }));
  assert.deepEqual([game.terms.value?.black, session.store.game.value.start], ['level:4', start]);
});

test('a game begins at the cursor, and from no position where nobody can move', async () => {
  const [session, engine, clock] = [new Session(Core.open()), new Told(), new TurnedClock()];
  commands.loadScript.run(session, undefined, 'e2e4, e7e5, g1f3');
  commands.goTo.run(session, 2);
  const game = openGame(session, engine, clock);
  game.start(TERMS, 'here');
  const { play, reply, text, refused } = around(session, engine, clock);
  play('f1c4');
  assert.equal(engine.last()?.question.moves, 'e2e4 e7e5 f1c4');
  await reply('b8c6');
  game.actions.takeBack.run();
  assert.equal(game.actions.takeBack.run(), false);
  assert.equal(text(), 'e2e4, e7e5');
  game.actions.leave.run();
  commands.loadScript.run(session, undefined, 'f2f3, e7e5, g2g4, d8h4');
  commands.last.run(session);
  game.start(TERMS, 'here');
  assert.deepEqual([game.phase.value, refused()], ['none', 'no-start']);
});

test('an engine is told what was played since a board that was changed by hand', async () => {
  const [session, engine, clock] = [new Session(Core.open()), new Told(), new TurnedClock()];
  commands.loadScript.run(session, undefined, 'e2e4, e7e5, xd8, 1.');
  const game = openGame(session, engine, clock);
  commands.last.run(session);
  const { fen } = session.store.position.value;
  game.start(TERMS, 'here');
  commands.play.run(session, 'g1f3');
  assert.deepEqual([engine.last()?.question.start, engine.last()?.question.moves], [fen, 'g1f3']);
});

test('a reload goes on with the same game, and costs nobody time', async () => {
  const before = begun({ clock: CLOCK, isHelpAllowed: false });
  const shelf = new Memory();
  const keeper = new Keeper(before.session, shelf, 'one', before.clock);
  keeper.start();
  before.play('e2e4');
  await before.reply('e7e5');
  before.clock.turn(1000);
  await keeper.flush();

  const kept = shelf.stores.open.get('one');
  const [session, engine, clock] = [new Session(Core.open(kept?.bytes)), new Told(), new TurnedClock()];
  session.gameRecord.value = kept?.gameRecord;
  const game = openGame(session, engine, clock);
  const { play, reply, text, refused } = around(session, engine, clock);
  assert.deepEqual([game.phase.value, game.terms.value], ['playing', before.game.terms.value]);
  assert.deepEqual([game.remaining.value, game.running.value], [{ w: 60_000, b: 61_500 }, undefined]);
  clock.turn(3600_000);
  assert.equal(game.actions.takeBack.run(), false);
  assert.equal(refused(), 'no-help');
  play('g1f3');
  assert.deepEqual([game.remaining.value?.w, game.running.value, game.thinking.value], [62_000, 'b', 'b']);
  await reply('b8c6');
  assert.equal(text(), 'e2e4, e7e5, g1f3, b8c6');
  assert.equal(game.running.value, 'w');
  game.actions.leave.run();
  assert.equal(session.gameRecord.value, undefined);
});

test('a game goes on that comes with a document later, in the place of another', async () => {
  const first = begun({ clock: CLOCK });
  first.play('e2e4');
  await first.reply('e7e5');
  const [bytes, gameRecord] = [first.session.bytes.value, first.session.gameRecord.value];

  const [session, engine, clock] = [new Session(Core.open()), new Told(), new TurnedClock()];
  const game = openGame(session, engine, clock);
  const { play, reply, text } = around(session, engine, clock);
  session.change((document) => document.load(bytes));
  session.gameRecord.value = gameRecord;
  assert.deepEqual([game.phase.value, game.isPaused.value], ['playing', true]);
  assert.deepEqual([game.remaining.value, game.running.value], [{ w: 60_000, b: 61_500 }, undefined]);
  session.feedback.value?.action?.run();
  assert.deepEqual([game.isPaused.value, game.running.value], [false, 'w']);
  assert.equal(commands.put.run(session, 20, 'Q'), false);
  play('g1f3');
  await reply('b8c6');
  assert.equal(text(), 'e2e4, e7e5, g1f3, b8c6');
  game.actions.resign.run();
  // Another one comes, with the computer to move.
  const second = begun();
  second.play('d2d4');
  commands.open.run(session, second.session.bytes.value);
  assert.equal(game.phase.value, 'none');
  session.gameRecord.value = second.session.gameRecord.value;
  assert.deepEqual([game.phase.value, game.thinking.value, game.remaining.value], ['playing', 'b', undefined]);
  await reply('d7d5');
  assert.equal(text(), 'd2d4, d7d5');
  session.gameRecord.value = undefined;
  assert.deepEqual([game.phase.value, session.locked.value], ['none', undefined]);
});

test('a game of a later page is not gone on with', () => {
  const session = new Session(Core.open());
  session.gameRecord.value = { version: 3, terms: TERMS };
  const game = openGame(session, new Told(), new TurnedClock());
  assert.equal(game.phase.value, 'none');
});

const LONG = { initial: 1_000_000_000, increment: 0 };
const PATIENCE = { timeout: 50_000 };
test(
  'players of every kind play each other on the real engine, and each move is said and kept',
  PATIENCE,
  async ({ signal }) => {
    for (const [white, black] of [
      ['level:1', 'random'],
      ['minimax:1', 'alphabeta:2'],
      ['negamax:1', 'level:2'],
    ] as const) {
      const [session, clock] = [new Session(Core.open()), new TurnedClock()];
      const game = openGame(session, real(), clock);
      game.start({ ...TERMS, white, black, clock: { w: LONG, b: LONG } }, 300);
      while (session.store.line.value.length < 12 && !game.failure.value && !signal.aborted) {
        await settled();
        clock.turn(1000);
      }
      assert.equal(game.failure.value, undefined);
      assert.equal(session.store.line.value.length, 12);
      assert.ok(session.store.line.value.every(({ kind }) => kind === 'legal'));
      game.actions.leave.run();
    }
  },
);

test(
  'each of the ten levels answers a move on the real engine, the strongest when it is told to',
  PATIENCE,
  async () => {
    const engine = real();
    for (let level = 1; level <= 10; level += 1) {
      const [session, clock] = [new Session(Core.open()), new TurnedClock()];
      const game = openGame(session, engine, clock);
      game.start({ ...TERMS, black: `level:${level}` }, 'standard');
      commands.play.run(session, 'e2e4');
      // At once, when it has just begun to think.
      if (level === 10) assert.ok(game.actions.moveNow.run());
      while (game.thinking.value) {
        await settled();
        clock.turn(500);
      }
      assert.deepEqual([game.failure.value, session.store.line.value.length], [undefined, 2], `level ${level}`);
    }
  },
);

test('a game against level 1 is played to its end, each of its moves legal', PATIENCE, async () => {
  const [session, clock] = [new Session(Core.open()), new TurnedClock()];
  const game = openGame(session, real(), clock);
  game.start({ ...TERMS, white: 'alphabeta:2', black: 'level:1' }, 'standard');
  while (game.phase.value === 'playing' && !game.failure.value) {
    await settled();
    clock.turn(1000);
  }
  assert.deepEqual([game.phase.value, game.failure.value], ['over', undefined]);
  assert.ok(session.store.line.value.every(({ kind }) => kind === 'legal'));
  const [pgn] = await labs.pgn(session.bytes.value);
  assert.match(pgn ?? '', /\[Result "(1-0|0-1|1\/2-1\/2)"\]/);
});
