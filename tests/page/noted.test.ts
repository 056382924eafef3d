// A reviewed game that is opened again: its marks and values stand in its notes, and what they say is not asked again.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { moveName } from '../../www/document/store';
import type { Engine } from '../../www/workers/jobs';
import { labs, real } from './real';
import { done, here, mark, opened, reviewed, waiting } from './reviewed';
import { ToldEngine } from './told-engine';
import { settled, TurnedClock, until } from './turned';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

/** Black lets White mate at once; White had played carelessly. */
const SCHOLAR = 'e2e4, e7e5, f1c4, b8c6, d1h5, g8f6, h5f7';
const NODES = 2000;

/** The document of some bytes as another tab opens it, whose engine notes what it is asked. */
function again(bytes: Uint8Array) {
  const names: string[] = [];
  const its = real();
  const engine: Engine = {
    run: (job, options) => {
      const [{ moves = '' }] = job.args as [{ readonly moves?: string }];
      names.push(`${job.name} ${moves.split(' ').filter(Boolean).length}`);
      return its.run(job, options);
    },
  };
  const all = reviewed(new Session(Core.open(bytes)), new TurnedClock(), engine, new Map(), 2, NODES);
  return { ...all, names };
}

const marksOf = ({ reviewing }: ReturnType<typeof again>) =>
  [...reviewing.marks.value].map(([node, kind]) => [moveName(reviewing.review.session.store.node(node)?.value), kind]);

test('what a review has written is read again: marks, values and accuracy, and no position is judged', async () => {
  const first = again(bytesOf(SCHOLAR));
  first.reviewing.start();
  await until(() => first.review.state.value === 'done');
  const { session, review } = first;
  assert.ok(review.isNoted);
  const other = again(session.bytes.peek());
  assert.ok(other.review.isNoted);
  const before = other.session.bytes.peek();
  other.reviewing.start();
  await until(() => other.review.state.value === 'done');
  await settled();
  assert.deepEqual(other.names, ['reviewGame 7']);
  assert.deepEqual(marksOf(other), marksOf(first));
  // Which move was the best one is not written, so that it loses what its value loses.
  const accuracies = [other, first].map((one) => one.review.accuracy.value ?? assert.fail());
  const [one, two] = accuracies.map(({ white, black }) => [white ?? 0, black ?? 0] as const);
  for (const at of [0, 1] as const)
    assert.ok(Math.abs((one?.[at] ?? 0) - (two?.[at] ?? 100)) < 1, JSON.stringify(accuracies));
  assert.deepEqual([...other.reviewing.values.value], [...first.reviewing.values.value]);
  assert.deepEqual(other.session.bytes.peek(), before, 'nothing is written');
  assert.equal(other.review.finished.value, 0, 'nothing new was found');
});

const bytesOf = (script: string): Uint8Array => {
  const session = new Session(Core.open());
  commands.loadScript.run(session, undefined, script);
  return session.bytes.peek();
};

test('a PGN file keeps all of it, the value of the start too', async () => {
  const first = again(bytesOf(SCHOLAR));
  first.reviewing.start();
  await until(() => first.review.state.value === 'done');
  const [text] = await labs.pgn(first.session.bytes.peek());
  const { bytes } = await labs.readGame(text);
  const other = reviewed(new Session(Core.open(bytes)), new TurnedClock(), new ToldEngine());
  other.reviewing.start();
  await settled();
  assert.deepEqual(
    other.engine.asked.map(({ name }) => name),
    ['reviewGame'],
    text,
  );
});

test('the best move of a mistake is looked for when that is gone to, and it is explained, tried and practised', async () => {
  const first = again(bytesOf(SCHOLAR));
  first.reviewing.start();
  await until(() => first.review.state.value === 'done');
  const other = again(first.session.bytes.peek());
  const { reviewing, review, session, shown } = other;
  reviewing.start();
  await until(() => review.state.value === 'done');
  reviewing.go(1, 'blunder');
  assert.equal(here(session), 'Nf6');
  await until(() => reviewing.explanations.claims.value !== undefined);
  const mistake = reviewing.mistakes.current.value ?? assert.fail();
  const uci = reviewing.explanations.bestOf(mistake) ?? '';
  assert.match(uci, /^[a-h][1-8][a-h][1-8]$/);
  assert.ok(mistake.best);
  // Of the mistake alone the best move is looked for.
  assert.deepEqual(other.names.slice(1), ['judgeBlock 0', 'explainMove 7']);
  assert.deepEqual(
    [...reviewing.values.value],
    [...first.reviewing.values.value],
    'the values stay those that are noted',
  );
  reviewing.practiseOf('b');
  const board = shown.value ?? assert.fail();
  commands.play.run(board, uci);
  await until(() => reviewing.practise.exercise.value?.stage.value !== 'judging');
  assert.equal(reviewing.practise.exercise.value?.stage.value, 'done');
});

test('of a game that has values for some moves alone all is judged, and marks of a person stay beside those of a review', async () => {
  const { session, engine, reviewing } = opened();
  const [, node = 0] = session.store.line.value.map(({ nodes }) => nodes.at(-1) ?? 0);
  session.change((document) =>
    document.setNote(node, {
      comments: [],
      commentsBefore: [],
      nags: [1],
      shapes: new Uint8Array(),
      centipawns: 30,
    } as never),
  );
  assert.equal(reviewing.review.isNoted, false);
  reviewing.start();
  assert.equal(waiting(engine, 'judgeBlock').length, 2);
  const all = await done();
  // The marks of what has been judged are those of the review, whatever else has been written to the game.
  const move = all.review.moves.value[1];
  commands.mark.run(all.session, move?.node ?? 0, 4);
  assert.equal(all.review.moves.value[1]?.mark, null);
  const copy = reviewed(new Session(Core.open(all.session.bytes.peek())), all.clock, new ToldEngine());
  copy.reviewing.start();
  await settled();
  assert.deepEqual(
    copy.engine.asked.map(({ name }) => name),
    ['reviewGame'],
  );
  await mark(copy.engine, { 2: 'inaccuracy', 4: 'inaccuracy', 12: 'missed-mate' });
  assert.deepEqual(copy.review.moves.value.map(({ mark }) => mark).filter(Boolean), [
    'blunder',
    'inaccuracy',
    'great',
    'blunder',
    'mistake',
  ]);
});
