// Analysing: the lines of the engine at the cursor, and how the whole line stands.

import { signal } from '@preact/signals';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { Analysis, keepChoices } from '../../www/analyse/analysis';
import { nameAfter, outline, sentenceOf, shortOf, swingOf } from '../../www/analyse/graph';
import { arrowsOf } from '../../www/analyse/panel';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { english } from '../../www/i18n/en/all';
import { EngineFault } from '../../www/workers/fault';
import type { Engine } from '../../www/workers/jobs';
import { real } from './real';
import { ToldEngine } from './told-engine';
import { settled, TurnedClock, until } from './turned';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

const FOOLS_MATE = 'f2f3, e7e5, g2g4, d8h4';

function opened(script: string, engine: Engine) {
  const [session, clock] = [new Session(Core.open()), new TurnedClock()];
  commands.loadScript.run(session, undefined, script);
  const [mayBeKnown, isVisible] = [signal(true), signal(true)];
  const analysis = new Analysis({ session, engine, clock, mayBeKnown, isVisible });
  const still = () => {
    clock.turn(100);
    return settled();
  };
  return { session, clock, analysis, mayBeKnown, isVisible, still };
}

/** Switched on, and looked at. */
async function working(script = '') {
  const engine = new ToldEngine();
  const all = opened(script, engine);
  all.analysis.turn(true);
  all.analysis.look(true);
  await all.still();
  return { ...all, engine };
}

test('the lines follow the board once it is still, are told for White, and point at their first moves', async () => {
  const { session, analysis, engine, still } = await working();
  const { question } = engine.last('analysis') ?? assert.fail();
  assert.deepEqual([question.player, question.lines, question.moves], ['level:10', 3, '']);
  engine.last('analysis')?.think('g1f3 g8f6', { depth: 9, score: 30 });
  engine.last('analysis')?.think('e2e4', { depth: 9, score: 20, rank: 2 });
  const { lines, depth, speed } = analysis.found.value ?? assert.fail();
  assert.deepEqual(
    lines.map(({ value, moves }) => [shortOf(value, english), moves.map(({ san }) => san).join(' ')]),
    [
      ['+0.3', 'Nf3 Nf6'],
      ['+0.2', 'e4'],
    ],
  );
  assert.deepEqual([depth, speed], [9, 2000]);
  assert.deepEqual(arrowsOf(analysis), [
    { from: 12, to: 28, kind: 'second', label: '2' },
    { from: 6, to: 21, kind: 'best', label: '1' },
  ]);

  // Steps that come one after the other go by.
  for (const move of ['e2e4', 'e7e5', 'g1f3']) commands.play.run(session, move);
  assert.deepEqual([analysis.found.value, engine.count('analysis')], [undefined, 1]);
  await still();
  assert.equal(engine.last('analysis')?.question.moves, 'e2e4 e7e5 g1f3');
  assert.equal(engine.count('analysis'), 2);
  engine.last('analysis')?.think('b8c6', { score: -25 });
  assert.deepEqual(analysis.found.value?.lines[0]?.value, { centipawns: 25 });
  engine.last('analysis')?.think('b8c6', { score: -900, mateIn: -4, depth: 2 });
  assert.deepEqual(analysis.found.value?.lines[0]?.value, { mate: 4 });
  // What is thought again, and not as deep, is not told.
  engine.last('analysis')?.think('d7d6', { score: 0, depth: 1 });
  assert.deepEqual(analysis.found.value?.lines[0]?.value, { mate: 4 });
});

test('what is said or drawn at a place has nothing looked for anew, and another count of lines has', async () => {
  const { session, analysis, engine, still } = await working('e2e4');
  commands.comment.run(session, session.store.cursor.value.node, 'well');
  await still();
  assert.equal(engine.count('analysis'), 1);
  analysis.count.value = 5;
  await still();
  assert.equal(engine.last('analysis')?.question.lines, 5);
});

test('it rests where nobody looks, while the page is hidden and when it is switched off, and goes on', async () => {
  const { analysis, engine, isVisible, still } = await working('e2e4');
  assert.ok(engine.last('analysis'));
  for (const [rest, goOn] of [
    [() => analysis.look(false), () => analysis.look(true)],
    [() => (isVisible.value = false), () => (isVisible.value = true)],
    [() => analysis.turn(false), () => analysis.turn(true)],
  ] as const) {
    rest();
    await still();
    assert.deepEqual(
      [engine.last('analysis'), engine.last('review'), analysis.found.value],
      [undefined, undefined, undefined],
    );
    goOn();
    await still();
    assert.ok(engine.last('analysis'));
  }
});

test('nothing is looked for where a game is over or no position is legal, and that is said', async () => {
  const { session, analysis, engine, still } = await working(FOOLS_MATE);
  assert.equal(analysis.refusal.value, 'over');
  assert.equal(engine.last('analysis'), undefined);
  commands.back.run(session);
  await still();
  assert.equal(analysis.refusal.value, undefined);
  assert.ok(engine.last('analysis'));
  commands.remove.run(session, 4);
  await still();
  assert.equal(analysis.refusal.value, 'free');
  assert.equal(engine.last('analysis'), undefined);
});

test('of a game without help nothing is told and nothing looked for before it may be known', async () => {
  const { analysis, engine, mayBeKnown, still } = await working('e2e4');
  engine.last('analysis')?.think('e7e5', { score: 10 });
  mayBeKnown.value = false;
  await still();
  assert.deepEqual([analysis.refusal.value, analysis.isShown.value], ['no-help', false]);
  assert.deepEqual([engine.last('analysis'), engine.last('review')], [undefined, undefined]);
  assert.deepEqual([analysis.found.value, analysis.value.value, arrowsOf(analysis)], [undefined, undefined, []]);
  mayBeKnown.value = true;
  await still();
  assert.ok(engine.last('analysis'));
});

test('the lines come first, then the course of the line, then deeper lines; all tell the same value', async () => {
  const { analysis, engine, clock } = await working('e2e4');
  const [first] = engine.asked.filter(({ options }) => options.priority === 'analysis');
  first?.think('e7e5', { score: -40 });
  assert.deepEqual(analysis.value.value, { centipawns: 40 });
  assert.deepEqual(analysis.line.values.value, [undefined, { centipawns: 40 }]);
  await first?.answer();
  assert.equal(engine.count('analysis'), 1);
  // The place that is known is not asked about again.
  assert.equal(engine.last('review')?.question.moves, '');
  engine.last('review')?.think('e2e4', { score: 30 });
  await engine.last('review')?.answer();
  assert.equal(engine.count('review'), 2);
  engine.last('review')?.think('e7e5', { score: -33 });
  await engine.last('review')?.answer();
  assert.equal(engine.count('analysis'), 2);
  engine.last('analysis')?.think('e7e5', { score: -60, depth: 12 });
  assert.deepEqual(analysis.line.values.value, [{ centipawns: 30 }, { centipawns: 60 }]);
  assert.deepEqual(analysis.value.value, analysis.found.value?.lines[0]?.value);
  await engine.last('analysis')?.answer();
  clock.turn(10_000);
  await settled();
  assert.deepEqual([engine.count('analysis'), engine.count('review')], [2, 2]);
});

test('an engine that fails is told, asked no more by itself, and again when somebody wants it', async () => {
  const { session, analysis, engine, still } = await working('e2e4');
  engine.last('analysis')?.think('e7e5', { score: -40 });
  await engine.last('analysis')?.fail(new EngineFault('unloaded'));
  assert.equal(analysis.failure.value?.code, 'unloaded');
  assert.deepEqual(analysis.value.value, { centipawns: 40 });
  commands.play.run(session, 'e7e5');
  await still();
  assert.equal(engine.count('analysis'), 1);
  assert.equal(analysis.value.value, undefined);
  analysis.turn(true);
  await still();
  assert.deepEqual([analysis.failure.value, engine.count('analysis')], [undefined, 2]);
  engine.last('analysis')?.think('g1f3', { score: 30 });
  commands.remove.run(session, 4);
  assert.deepEqual([analysis.refusal.value, analysis.value.value], ['free', undefined]);
});

test('the engine’s lines are legal, and begin with different moves', async () => {
  const { session, analysis, clock } = opened('e2e4, e7e5', real());
  analysis.turn(true);
  analysis.look(true);
  clock.turn(100);
  await until(() => (analysis.found.value?.lines.length ?? 0) === 3);
  const lines = analysis.found.value?.lines ?? [];
  analysis.turn(false);
  assert.equal(new Set(lines.map(({ moves }) => moves[0]?.uci)).size, 3);
  for (const { moves } of lines) {
    const other = new Session(Core.open(session.bytes.peek()));
    for (const { uci, fen } of moves) {
      commands.play.run(other, uci);
      assert.equal(other.store.position.value.fen, fen);
    }
  }
});

test('the course of a game is known for each place, ends with its result, and stays known as the line goes on', async () => {
  const { session, analysis } = opened(FOOLS_MATE, real());
  analysis.turn(true);
  analysis.look(true);
  const { values } = analysis.line;
  const isKnown = () => values.value.every((value) => value !== undefined);
  await until(isKnown);
  assert.equal(values.value.length, 5);
  assert.deepEqual([values.value[4], values.value[3]], [{ isOver: true, winner: 'b' }, { mate: -1 }]);
  assert.deepEqual(
    [values.value[4], values.value[3]].map((value) => sentenceOf(value, english)),
    ['Black has won', 'Black mates in 1 move'],
  );
  assert.equal(swingOf(values.value), 3);
  analysis.look(false);
  const before = values.value.slice(0, 4);
  commands.back.run(session);
  commands.play.run(session, 'd8g5');
  assert.deepEqual(values.value, [...before, undefined]);
  commands.loadScript.run(session, undefined, 'f2f3, e7e5');
  assert.deepEqual(values.value, [undefined, undefined, undefined]);
});

test('another game that comes while one is looked at is looked at in its place', async () => {
  const { session, engine } = await working('e2e4, e7e5, g1f3, b8c6');
  await engine.last('analysis')?.answer();
  const first = engine.last('review')?.question.start;
  commands.loadScript.run(session, '960:0', 'a2a3');
  await settled();
  assert.notEqual(engine.last('review')?.question.start, first);
  assert.equal(
    engine.asked.filter(({ options }) => options.priority === 'review' && !options.signal?.aborted).length,
    1,
  );
});

test('the graph is one area for each part that is known, and falls to nothing where Black has won', () => {
  const [even, lost] = [{ centipawns: 0 }, { isOver: true, winner: 'b' } as const];
  assert.equal(
    outline([even, even, undefined, {}, lost]),
    'M0.0 100.0L0.0 50.0L250.0 50.0L250.0 100.0ZM1000.0 100.0L1000.0 100.0L1000.0 100.0Z',
  );
  assert.equal(outline([{ mate: 3 }, { isOver: true }]), 'M0.0 100.0L0.0 0.0L1000.0 50.0L1000.0 100.0Z');
});

test('each place of the graph has a name: its move, or the token that is none', () => {
  const session = new Session(Core.open());
  commands.loadScript.run(session, undefined, 'e2e4, xd1, e7e5');
  assert.deepEqual(
    [0, 1, 2].map((steps) => nameAfter(session.store, steps, english)),
    [undefined, '1. e4', 'xd1'],
  );
});

test('the largest swing is one of what there is to win: a game that is won stays so', () => {
  assert.equal(swingOf([{ centipawns: 20 }, { centipawns: -130 }, { centipawns: -90 }]), 1);
  assert.equal(
    swingOf([{ centipawns: 1500 }, { mate: 3 }, { centipawns: 700 }, { centipawns: 600 }, { centipawns: 500 }]),
    2,
  );
  assert.equal(swingOf([{ centipawns: 0 }, { centipawns: 100 }, { centipawns: 800 }, { centipawns: 1500 }]), 2);
  assert.equal(swingOf([undefined, { centipawns: 5 }]), undefined);
});

test('whether it is on and how many lines are wanted is kept, and what else is there is not read', () => {
  const kept = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  const open = () => {
    const choices = { isOn: signal(false), count: signal(3) };
    keepChoices(choices, storage);
    return choices;
  };
  const choices = open();
  assert.deepEqual([choices.isOn.value, choices.count.value], [false, 3]);
  choices.isOn.value = true;
  choices.count.value = 5;
  const [other, again] = [open(), open()];
  assert.deepEqual([again.isOn.value, again.count.value], [true, 5]);
  other.isOn.value = false;
  again.count.value = 4;
  assert.deepEqual([open().isOn.value, open().count.value], [false, 4], 'what another tab has chosen stays');
  for (const key of kept.keys()) kept.set(key, '{"isOn":1,"count":99}');
  assert.deepEqual([open().isOn.value, open().count.value], [false, 3]);
});
