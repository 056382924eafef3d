// What is kept of a document and when, by a clock that the test turns and a shelf that fails when it is told to.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import * as commands from '../../www-next/document/commands';
import { Core } from '../../www-next/document/core';
import { type Clock, DELAY_MS, type Kept, Keeper, type Shelf } from '../../www-next/document/keeper';
import { Session } from '../../www-next/document/session';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

class TurnedClock implements Clock {
  #time = 0;
  #waiting: { readonly at: number; readonly run: () => void }[] = [];

  now = (): number => this.#time;

  later(run: () => void, milliseconds: number): () => void {
    const entry = { at: this.#time + milliseconds, run };
    this.#waiting.push(entry);
    return () => void (this.#waiting = this.#waiting.filter((other) => other !== entry));
  }

  turn(milliseconds: number): void {
    this.#time += milliseconds;
    const due = this.#waiting.filter(({ at }) => at <= this.#time);
    this.#waiting = this.#waiting.filter(({ at }) => at > this.#time);
    for (const { run } of due) run();
  }
}

class Memory implements Shelf {
  readonly kept = new Map<string, Kept>();
  writes = 0;
  isFull = false;

  read = (name: string): Promise<Kept | undefined> => Promise.resolve(this.kept.get(name));

  write(name: string, kept: Kept): Promise<void> {
    this.writes += 1;
    if (this.isFull) return Promise.reject(new Error('full'));
    this.kept.set(name, kept);
    return Promise.resolve();
  }
}

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
  assert.deepEqual(shelf.kept.get('one'), { bytes: session.bytes.value, changed: DELAY_MS });
  assert.deepEqual(Core.open(shelf.kept.get('one')?.bytes).view(true).text?.added, 'e2e4, e7e5');
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
  shelf.isFull = true;
  commands.play.run(session, 'd2d4');
  await keeper.flush();
  assert.match(String(keeper.problem.value), /full/);
  shelf.isFull = false;
  commands.play.run(session, 'd7d5');
  await keeper.flush();
  assert.equal(keeper.problem.value, undefined);
  assert.deepEqual(shelf.kept.get('one')?.bytes, session.bytes.value);
});

test('what has yet to be kept under a name is kept without a change', async () => {
  const [session, shelf, clock] = [new Session(Core.open()), new Memory(), new TurnedClock()];
  const keeper = new Keeper(session, shelf, 'copy', clock, false);
  assert.deepEqual(keeper.unkept?.bytes, session.bytes.value);
  keeper.start();
  clock.turn(DELAY_MS);
  await keeper.flush();
  assert.deepEqual(shelf.kept.get('copy')?.bytes, session.bytes.value);
  assert.equal(keeper.unkept, undefined);
});

test('nothing is kept any more once it has stopped', () => {
  const { session, shelf, clock, stop } = begun();
  commands.play.run(session, 'd2d4');
  stop();
  clock.turn(DELAY_MS);
  assert.equal(shelf.writes, 0);
});
