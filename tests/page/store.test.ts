// What a store knows, by views of the real module.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { effect } from '@preact/signals';
import { TreeDocument } from '#doors/document.js';
import { Core, CoreFault, MOST_CALLS } from '../../www/document/core';
import { noteWith, Store } from '../../www/document/store';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

test('a store knows the start, and after each change what is there', () => {
  const core = Core.open();
  const store = new Store(core.view(true));
  assert.equal(store.position.value.turn, 'w');
  const first = core.change((document) => document.play('e2e4'));
  assert.ok(store.apply(core.view(true)));
  assert.deepEqual(
    [store.text.value, store.line.value.length, store.cursor.value],
    ['e2e4', 1, { node: first, steps: 1 }],
  );
  const node = store.node(first)?.value;
  assert.equal(node?.move?.san, 'e4');
  assert.deepEqual(store.line.value, [{ nodes: [first], kind: 'legal', move: node.move }]);
  core.change((document) => document.play('c7c5'));
  assert.ok(store.apply(core.view(true)));
  core.change((document) => document.undo());
  assert.ok(store.apply(core.view(true)));
  assert.deepEqual([store.text.value, store.history.value], ['e2e4', { canUndo: true, canRedo: true }]);
});

test('a comment draws one node again and no other', () => {
  const core = Core.open();
  const store = new Store(core.view(false));
  const [first, second] = ['e2e4', 'e7e5'].map((move) => core.change((document) => document.play(move)));
  store.apply(core.view(false));
  const drawn: number[] = [];
  for (const id of [first ?? 0, second ?? 0]) effect(() => void drawn.push(store.node(id)?.value.id ?? 0));
  core.change((document) =>
    document.setNote(first ?? 0, { comments: ['best by test'], commentsBefore: [], nags: [], shapes: [] }),
  );
  store.apply(core.view(false));
  assert.deepEqual(drawn, [first, second, first]);
});

test('a step is what its node does, and what the line makes of it where that is something else', () => {
  const core = Core.open();
  core.change((document) => document.setStart('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', false));
  core.change((document) => document.setText('e1g1, h1f1, e8d8, oops'));
  const store = new Store(core.view(true));
  const steps = store.line.value.map(({ nodes, kind, move }) => [nodes.length, kind, move?.san]);
  assert.deepEqual(steps, [
    [2, 'legal', 'O-O'],
    [1, 'legal', 'Kd8'],
    [1, 'ignored', undefined],
  ]);
});

test('a line of a script of a MiB is taken in, and what follows it stays', () => {
  const core = Core.open();
  const store = new Store(core.view(false));
  core.change((document) => document.play('e2e4'));
  store.apply(core.view(false));
  const [step] = store.line.value;
  assert.ok(step);
  const view = core.view(false);
  const line = { at: 0, removed: 0, added: Array.from({ length: 262_144 }, () => ({ ...step })) };
  assert.ok(store.apply({ ...view, line }));
  assert.equal(store.line.value.length, 262_145);
  assert.equal(store.line.value.at(-1), step);
});

test('a view that does not fit is not taken in', () => {
  const core = Core.open();
  const store = new Store(core.view(false));
  core.change((document) => document.play('e2e4'));
  core.view(false);
  core.change((document) => document.play('e7e5'));
  assert.equal(store.apply(core.view(false)), false);
  assert.equal(store.line.value.length, 0);
});

test('what is refused says why, and changes nothing', () => {
  const core = Core.open();
  const bytes = core.bytes;
  assert.throws(() => core.change((document) => document.play('e2e5')), { code: 'unreachable' });
  assert.deepEqual(core.bytes, bytes);
});

test('after a trap the document is there as it was, and the next view tells all', () => {
  const core = Core.open();
  core.change((document) => document.play('e2e4'));
  core.view(false);
  const trap = () => {
    throw new WebAssembly.RuntimeError('unreachable');
  };
  assert.throws(() => core.change(trap), CoreFault);
  const whole = core.view(false);
  assert.deepEqual([whole.since, whole.line?.added.length], [0, 1]);
  new Store(whole);
});

test('a trap takes back the change that it comes from and no other, whatever was done before', () => {
  const core = Core.open();
  const trap = () => {
    throw new WebAssembly.RuntimeError('unreachable');
  };
  for (const move of ['e2e4', 'e7e5']) core.change((document) => document.play(move));
  core.change((document) => void document.undo());
  assert.throws(() => core.change((document) => (document.play('c7c5'), trap())), CoreFault);
  assert.equal(core.view(true).text?.added, 'e2e4');
  core.change((document) => void document.redo());
  assert.throws(() => core.change((document) => document.play('e2e5')), { code: 'no-piece' });
  core.change((document) => document.play('g1f3'));
  for (const place of [2, 0, 1]) core.change((document) => document.goTo(place));
  assert.throws(() => core.change(trap), CoreFault);
  const { text, cursor, canUndo } = core.view(true);
  assert.deepEqual([text?.added, cursor.steps, canUndo], ['e2e4, e7e5, g1f3', 1, true]);
});

test('a change that is not to be looked at goes with the trap', () => {
  const core = Core.open();
  for (const move of ['e2e4', 'e7e5']) core.change((document) => document.play(move));
  const look = () =>
    core.ask(() => {
      throw new WebAssembly.RuntimeError('unreachable');
    });
  assert.throws(look, CoreFault);
  assert.throws(look, CoreFault);
  assert.equal(core.view(true).text?.added, 'e2e4');
  assert.throws(look, CoreFault);
  assert.equal(core.view(true).text?.added, 'e2e4');
});

test('a trap in one document leaves all others as they are, with what can be undone and the numbers of their nodes', () => {
  const [core, other, gone] = [Core.open(), Core.open(), Core.open()];
  const opened = Core.open(other.bytes);
  const nodes = ['e2e4', 'c7c5', 'g1f3'].map((move) => other.change((document) => document.play(move)));
  other.change((document) => void document.undo());
  other.change((document) => document.goTo(1));
  const [, sicilian = 0] = nodes;
  const { nodes: known } = other.view(false);
  const trap = () => {
    throw new WebAssembly.RuntimeError('unreachable');
  };
  for (const move of ['d2d4', 'd7d5']) {
    assert.throws(() => core.change(trap), CoreFault);
    core.change((document) => document.play(move));
    const { text, nodes: now, canRedo, cursor } = other.view(true);
    assert.deepEqual([text?.added, canRedo, cursor.steps], ['e2e4, c7c5', true, 1]);
    assert.deepEqual(now, known);
    assert.equal(opened.view(true).text?.added ?? '', '');
  }
  // Its memory went with the module.
  gone.free();
  other.change((document) => document.deleteFrom(sicilian));
  assert.equal(Core.open(other.bytes).view(true).text?.added, 'e2e4');
});

test('nobody waits for bytes but who reads them, and they are taken again after very many calls', (t) => {
  const core = Core.open();
  const taken = t.mock.method(TreeDocument.prototype, 'bytes').mock;
  const trap = () => {
    throw new WebAssembly.RuntimeError('unreachable');
  };
  for (const move of ['e2e4', 'e7e5']) core.change((document) => document.play(move));
  for (const place of [0, 1, 2, 1]) core.change((document) => document.goTo(place));
  assert.equal(taken.callCount(), 0);
  const { bytes } = core;
  assert.equal(core.bytes, bytes);
  assert.equal(taken.callCount(), 1);
  assert.equal(Core.open(bytes).view(false).cursor.steps, 1);
  for (let call = 0; call <= MOST_CALLS; call += 1) core.change((document) => document.setTag('Round', String(call)));
  assert.equal(taken.callCount(), 2);
  // Node numbers and what was done before mean something else to bytes.
  const node = core.change((document) => document.play('c7c5'));
  core.change((document) => document.deleteFrom(node));
  const last = core.change((document) => document.play('d7d5'));
  assert.equal(taken.callCount(), 3);
  const note = noteWith(new Store(core.view(false)), last, { comments: ['at once'] });
  core.change((document) => document.setNote(last, note));
  assert.throws(() => core.change(trap), CoreFault);
  const { text, game, nodes } = core.view(true);
  assert.deepEqual([text?.added, game?.tags], ['e2e4, d7d5', [['Round', String(MOST_CALLS)]]]);
  assert.deepEqual(
    nodes.flatMap(({ comments = [] }) => comments),
    ['at once'],
  );
});
