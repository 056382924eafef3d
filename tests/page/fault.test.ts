// What a session says of a fault of its program.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { english as en } from '../../www/i18n/en/all';
import { command } from '../../www/document/command';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

/** A command whose module traps. */
const traps = command({
  id: 'play',
  run: () => {
    throw new WebAssembly.RuntimeError('unreachable');
  },
});

test('after a trap the moves are there, and can be undone; other documents go on, too', () => {
  const [session, other] = [new Session(Core.open()), new Session(Core.open())];
  for (const one of [session, other]) commands.play.run(one, 'e2e4');
  assert.equal(traps.run(session), false);
  assert.deepEqual([session.feedback.value?.tone, session.feedback.value?.code], ['fault', 'core-fault']);
  for (const one of [session, other]) {
    assert.equal(one.store.line.value.length, 1);
    assert.ok(commands.play.run(one, 'e7e5'));
    assert.equal(Core.open(one.bytes.value).view(true).text?.added, 'e2e4, e7e5');
    assert.ok(commands.undo.run(one) && commands.undo.run(one));
    assert.ok(commands.loadScript.run(one, undefined, 'd2d4'));
  }
});

test('a trap is told once and logged, each time that there is one, and the game goes on', (t) => {
  const logged = t.mock.method(console, 'error', () => undefined);
  const session = new Session(Core.open());
  const told: unknown[] = [];
  session.spoken.subscribe((sentence) => void told.push(sentence(en)));
  for (const move of ['e2e4', 'e7e5']) {
    assert.equal(traps.run(session), false);
    assert.equal(session.feedback.value?.code, 'core-fault');
    commands.play.run(session, move);
    assert.equal(session.feedback.value, undefined);
  }
  const fault = en.faults['core-fault'];
  assert.deepEqual(told, ['', fault, 'Pawn to e4.', fault, 'Pawn to e5.']);
  assert.equal(logged.mock.callCount(), 2);
  assert.equal(session.store.line.value.length, 2);
});

test('a trap of what only asks leaves what is shown equal to what is there', () => {
  const session = new Session(Core.open());
  for (const move of ['e2e4', 'e7e5']) commands.play.run(session, move);
  const ask = () =>
    session.ask(() => {
      throw new WebAssembly.RuntimeError('unreachable');
    });
  assert.throws(ask, { code: 'core-fault' });
  assert.equal(session.store.position.value.turn, 'w');
  assert.equal(commands.play.run(session, 'g1f3'), true);
  assert.equal(new Session(Core.open(session.bytes.value)).store.line.value.length, session.store.line.value.length);
  for (let times = 0; times < 20; times += 1) assert.throws(ask, { code: 'core-fault' });
  assert.deepEqual(
    session.store.line.value.map(({ move }) => move?.san),
    ['e4', 'e5', 'Nf3'],
  );
});
