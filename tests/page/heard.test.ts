// What is heard of a game, and how far a wheel steps through it.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { FakeGame } from './fake-game';
import { turning } from '../../www/app/playing';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { LOW_MS } from '../../www/play/clock';
import { listenTo } from '../../www/play/heard';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

function begun(script = '') {
  const session = new Session(Core.open());
  if (script) commands.loadScript.run(session, undefined, script);
  const [game, heard]: [FakeGame, string[]] = [new FakeGame(), []];
  const stop = listenTo(session, game, (sound) => void heard.push(sound));
  /** What was heard since the last time. */
  return { session, game, stop, heard: () => heard.splice(0) };
}

test('each step forward is heard by what it does, and nothing else is', () => {
  const { session, stop, heard } = begun();
  for (const [move, sound] of [
    ['e2e4', 'move'],
    ['d7d5', 'move'],
    ['e4d5', 'capture'],
    ['d8d5', 'capture'],
    ['b1c3', 'move'],
    ['d5e5', 'check'],
  ] as const) {
    assert.ok(commands.play.run(session, move));
    assert.deepEqual(heard(), [sound], move);
  }
  commands.back.run(session);
  commands.first.run(session);
  commands.last.run(session);
  assert.deepEqual(heard(), []);
  commands.back.run(session);
  commands.forward.run(session);
  assert.deepEqual(heard(), ['check']);
  commands.loadScript.run(session, undefined, 'e2e4');
  assert.deepEqual(heard(), []);
  stop();
  commands.play.run(session, 'e7e5');
  assert.deepEqual(heard(), []);
});

test('castling is one step, what is ignored is none, and a mate ends', () => {
  const castling = begun('e2e4, e7e5, g1f3, b8c6, f1c4, f8c5, e1g1, h1f1, hello');
  commands.goTo.run(castling.session, 6);
  castling.heard();
  commands.forward.run(castling.session);
  assert.deepEqual(castling.heard(), ['move']);
  const mate = begun('f2f3, e7e5, g2g4');
  commands.play.run(mate.session, 'd8h4');
  assert.deepEqual(mate.heard(), ['end']);
});

test('the end of a game that was played is heard, and once for each person that little time is left', () => {
  const { game, heard } = begun();
  const clock = { w: { initial: 60_000, increment: 0 }, b: { initial: 60_000, increment: 0 } };
  const terms = { white: 'person', black: 'level:3', clock, seed: 1, isHelpAllowed: true, isEvaluated: false } as const;
  game.start(terms, 'standard');
  game.running.value = 'b';
  game.remaining.value = { w: 60_000, b: LOW_MS - 1 };
  assert.deepEqual(heard(), []);
  game.running.value = 'w';
  game.remaining.value = { w: LOW_MS - 1, b: LOW_MS - 1 };
  game.remaining.value = { w: LOW_MS - 100, b: LOW_MS - 1 };
  assert.deepEqual(heard(), ['low']);
  game.phase.value = 'over';
  assert.deepEqual(heard(), ['end']);
});

test('a notch of the wheel is one step, and a pad adds its little ones up', () => {
  const turn = turning();
  assert.deepEqual([turn(120, 0), turn(-120, 10), turn(100, 20)], [1, -1, 1]);
  const pad = turning();
  assert.deepEqual(
    [20, 20, 20, 20].map((pixels, at) => pad(pixels, at)),
    [0, 0, 1, 0],
  );
  assert.equal(pad(50, 1000), 0, 'what was turned long ago is forgotten');
});
