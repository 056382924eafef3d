// What is kept of a document and when, by a clock that the test turns and a shelf that fails when it is told to.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { DELAY_MS, Keeper } from '../../www/document/keeper';
import { Session } from '../../www/document/session';
import { Memory } from './memory';
import { TurnedClock } from './turned';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

function begun() {
  const [session, shelf, clock] = [new Session(Core.open()), new Memory(), new TurnedClock()];
  const keeper = new Keeper(session, shelf, 'one', clock);
  return { session, shelf, clock, keeper, stop: keeper.start() };
}

test('changes are kept together, soon after the first of them', async () => {
  const { session, shelf, clock, keeper } = begun();
  commands.play.run(session, 'e2e4');
  clock.turn(DELAY_MS - 1);
  commands.play.run(session, 'e7e5');
  assert.equal(shelf.writes, 0);
  clock.turn(1);
  await keeper.flush();
  assert.equal(shelf.writes, 1);
  const past = { origin: undefined, calls: ['e2e4', 'e7e5'].map((move) => ['play', [move]]) };
  const kept = {
    bytes: session.bytes.value,
    gameRecord: undefined,
    previous: undefined,
    past,
    changed: DELAY_MS,
    count: 1,
  };
  assert.deepEqual(shelf.stores.open.get('one'), kept);
  assert.deepEqual(Core.open(shelf.stores.open.get('one')?.bytes).view(true).text?.added, 'e2e4, e7e5');
});

test('where somebody is who walks is kept after that, but a change is not kept waiting', async () => {
  const { session, shelf, clock, keeper } = begun();
  commands.play.run(session, 'e2e4');
  await keeper.flush();
  for (const walk of [commands.back, commands.forward, commands.back]) {
    walk.run(session);
    clock.turn(DELAY_MS - 1);
  }
  clock.turn(1);
  await keeper.flush();
  assert.equal(shelf.writes, 2);
  assert.equal(Core.open(shelf.stores.open.get('one')?.bytes).view(false).cursor.steps, 0);
  commands.play.run(session, 'd2d4');
  clock.turn(DELAY_MS - 1);
  commands.back.run(session);
  clock.turn(1);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(shelf.writes, 3);
});

test('when the page is left, all is kept at once, and nothing where nothing has changed', async () => {
  const { session, shelf, keeper } = begun();
  await keeper.flush();
  assert.equal(shelf.writes, 0);
  commands.play.run(session, 'd2d4');
  await keeper.flush();
  await keeper.flush();
  assert.equal(shelf.writes, 1);
});

test('what cannot be kept is told, tried again with the next change, and told no more once it is kept', async () => {
  const { session, shelf, keeper } = begun();
  shelf.trouble = new DOMException('', 'QuotaExceededError');
  commands.play.run(session, 'd2d4');
  await keeper.flush();
  assert.equal(keeper.problem.value, 'full');
  shelf.trouble = undefined;
  commands.play.run(session, 'd7d5');
  await keeper.flush();
  assert.equal(keeper.problem.value, undefined);
  assert.deepEqual(shelf.stores.open.get('one')?.bytes, session.bytes.value);
});

test('what is changed while something is written is kept after that', async () => {
  const { session, shelf, clock, keeper } = begun();
  const change = shelf.change.bind(shelf);
  let left = 0;
  shelf.change = (changes) => {
    shelf.change = change;
    commands.play.run(session, 'e7e5');
    left = keeper.unkept?.count ?? 0;
    return change(changes);
  };
  commands.play.run(session, 'e2e4');
  await keeper.flush();
  assert.deepEqual(keeper.unkept?.bytes, session.bytes.value);
  // Of what the page leaves and what was being written the later one wins when it is opened again.
  assert.ok(left > (shelf.stores.open.get('one')?.count ?? 0));
  clock.turn(DELAY_MS);
  await keeper.flush();
  assert.deepEqual(shelf.stores.open.get('one')?.bytes, session.bytes.value);
});

test('what has yet to be kept under a name is kept without a change', async () => {
  const [session, shelf, clock] = [new Session(Core.open()), new Memory(), new TurnedClock()];
  const keeper = new Keeper(session, shelf, 'copy', clock, false);
  assert.deepEqual(keeper.unkept?.bytes, session.bytes.value);
  keeper.start();
  clock.turn(DELAY_MS);
  await keeper.flush();
  assert.deepEqual(shelf.stores.open.get('copy')?.bytes, session.bytes.value);
  assert.equal(keeper.unkept, undefined);
});

test('nothing is kept any more once it has stopped', () => {
  const { session, shelf, clock, stop } = begun();
  commands.play.run(session, 'd2d4');
  stop();
  clock.turn(DELAY_MS);
  assert.equal(shelf.writes, 0);
});

test('what is beside the document is kept with it, by itself as well', async () => {
  const { session, shelf, clock, keeper } = begun();
  session.gameRecord.value = { b: 'level:1' };
  clock.turn(DELAY_MS);
  await new Promise((resolve) => setTimeout(resolve));
  const expected = {
    bytes: session.bytes.value,
    gameRecord: { b: 'level:1' },
    previous: undefined,
    changed: DELAY_MS,
    count: 1,
  };
  assert.deepEqual(shelf.stores.open.get('one'), expected);
  assert.equal(keeper.unkept, undefined);
});

test('what is lost where it was kept is unkept again', () => {
  const { session, keeper } = begun();
  const unkept = () => keeper.unkept?.bytes;
  assert.equal(unkept(), undefined);
  keeper.forget();
  assert.deepEqual(unkept(), session.bytes.value);
});
