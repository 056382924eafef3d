// The list of moves without a page: which rows there are, what a move's menu offers and says, and autoplay by a clock that
// the test turns.

import { effect } from '@preact/signals';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Clock } from '../../www/chess/chess';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { english as en } from '../../www/i18n/en/all';
import { menuOf } from '../../www/moves/keys';
import { isNumbered, MoveList, partsOf, rowAfter, rowAt, rowBefore, variationsTo } from '../../www/moves/list';
import { Autoplay, STEP_MS } from '../../www/moves/player';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

/** A document after some moves, and the nodes of its line. */
function begun(moves: string) {
  const session = new Session(Core.open());
  commands.loadScript.run(session, undefined, moves);
  const nodes = session.store.line.value.flatMap((step) => step.nodes);
  const node = (at: number) => nodes[at] ?? -1;
  const cursor = () => session.store.cursor.value.node;
  return { session, store: session.store, node, cursor };
}

test('of castling the last token has the row, and what is ignored has none', () => {
  const { store, node } = begun('e2e4, e7e5, g1f3, hello, b8c6, f1c4, f8c5, e1g1, h1f1, xa8');
  const rows: (string | undefined)[] = [];
  for (let at = rowAfter(store, 0); at !== undefined; at = rowAfter(store, at)) rows.push(store.node(at)?.value.token);
  assert.deepEqual(rows, ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'f8c5', 'h1f1', 'xa8']);
  assert.equal(rowAt(store, node(3)), node(2));
  assert.equal(rowBefore(store, node(9)), node(8));
  assert.equal(rowBefore(store, node(0)), undefined);
});

test('Black’s move has a number where White’s does not stand right before it', () => {
  const { session, store, node } = begun('e2e4, e7e5, g1f3, b8c6');
  const isBlackNumbered = (at: number) => {
    const black = store.node(node(at))?.value;
    return black && isNumbered(store, black, false);
  };
  assert.deepEqual([isBlackNumbered(1), isBlackNumbered(3)], [false, false]);
  commands.comment.run(session, node(0), 'best by test');
  commands.goTo.run(session, 2);
  commands.play.run(session, 'f1c4');
  assert.deepEqual([isBlackNumbered(1), isBlackNumbered(3)], [true, true]);
});

test('a change makes only those parts of a line others that it touches', () => {
  const { session, store, node } = begun(
    Array.from({ length: 400 }, (_, at) => ['g1f3', 'g8f6', 'f3g1', 'f6g8'][at % 4]).join(', '),
  );
  const parts = partsOf(store, node(0));
  let drawn = 0;
  const stop = effect(() => void (drawn += parts.value.length > 0 ? 1 : 0));
  const before = parts.value;
  assert.deepEqual(
    before.flatMap(({ nodes }) => nodes),
    Array.from({ length: 400 }, (_, at) => node(at)),
  );
  commands.comment.run(session, node(200), 'a comment');
  assert.equal(drawn, 1);
  commands.last.run(session);
  commands.play.run(session, 'e2e4');
  commands.goTo.run(session, 1);
  commands.play.run(session, 'e7e5');
  const after = parts.value;
  assert.notEqual(after[0], before[0]);
  assert.deepEqual(after.slice(1, -1), before.slice(1, -1));
  assert.equal(after[2], before[2]);
  assert.deepEqual([...(after[0]?.others.keys() ?? [])], [node(1)]);
  stop();
});

test('variations of a move stand in the order in which they came', () => {
  const { session, store, node, cursor } = begun('e2e4, e7e5');
  const made = ['c7c5', 'e7e6'].map((move) => {
    commands.goTo.run(session, 1);
    commands.play.run(session, move);
    return cursor();
  });
  assert.deepEqual(partsOf(store, node(0)).value[0]?.others.get(node(1)), made);
});

test('a line is whole again after a trap', () => {
  const { session, store, node } = begun('e2e4, e7e5');
  const parts = partsOf(store, node(0));
  const stop = effect(() => void parts.value);
  const trap = () => {
    throw new WebAssembly.RuntimeError('unreachable');
  };
  assert.throws(() => session.change(trap));
  commands.play.run(session, 'g1f3');
  assert.equal(parts.value[0]?.nodes.length, 3);
  stop();
});

test('the menu of a move does what it says, and says it; what is refused says why', () => {
  const { session, store, node, cursor } = begun('e2e4, e7e5');
  commands.back.run(session);
  commands.play.run(session, 'c7c5');
  const [sicilian, said] = [cursor(), () => session.spoken.value(en)];
  assert.deepEqual(variationsTo(store, sicilian), [sicilian]);
  const list = new MoveList(session, en);
  const item = (of: number, name: string) =>
    menuOf(list, of)
      .flatMap(({ items }) => items)
      .find(({ label }) => label === name);
  assert.equal(item(node(1), 'Promote the variation')?.refusal, 'This is the main line.');
  item(sicilian, 'good move')?.run();
  assert.equal(said(), 'c5: good move.');
  assert.ok(item(sicilian, 'good move')?.isChecked);
  item(sicilian, 'good move')?.run();
  assert.equal(said(), 'c5: “good move” taken away.');
  for (const name of ['mistake', 'White is better', 'unclear']) item(sicilian, name)?.run();
  assert.deepEqual(store.node(sicilian)?.value.nags, [2, 13]);
  assert.deepEqual(
    menuOf(list, sicilian)[1]?.items.map(({ sign }) => sign),
    ['=', '∞', '+=', '=+', '±', '∓', '+−', '−+'],
  );
  item(sicilian, 'Promote the variation')?.run();
  assert.equal(said(), 'The variation with c5 stands further up now.');
  assert.equal(item(sicilian, 'Make this the main line')?.refusal, 'This is the main line.');
  item(node(1), 'Make this the main line')?.run();
  assert.equal(said(), 'The line with e5 is the main line now.');
  item(node(1), 'Comment')?.run();
  assert.equal(list.editing.value, node(1));
  session.locked.value = { code: 'locked', allows: new Set() };
  assert.equal(
    item(node(1), 'Delete from here')?.refusal,
    'Not while this game is being played: finish it or leave it.',
  );
  list.editing.value = undefined;
  item(node(1), 'Comment')?.run();
  assert.equal(list.editing.value, undefined);
  assert.equal(session.feedback.value?.code, 'locked');
});

class TurnedClock implements Clock {
  #waiting: { readonly run: () => void; left: number }[] = [];

  now = (): number => 0;

  later(run: () => void, milliseconds: number): () => void {
    const entry = { run, left: milliseconds };
    this.#waiting.push(entry);
    return () => void (this.#waiting = this.#waiting.filter((other) => other !== entry));
  }

  turn(milliseconds: number): void {
    for (const entry of this.#waiting) entry.left -= milliseconds;
    const due = this.#waiting.filter(({ left }) => left <= 0);
    this.#waiting = this.#waiting.filter(({ left }) => left > 0);
    for (const { run } of due) run();
  }

  get isIdle(): boolean {
    return this.#waiting.length === 0;
  }
}

function playing(moves = 'e2e4, e7e5, g1f3') {
  const { session } = begun(moves);
  const clock = new TurnedClock();
  const autoplay = new Autoplay(session, clock);
  const steps = () => session.store.cursor.value.steps;
  return { session, clock, autoplay, steps };
}

test('autoplay begins anew at the end, shows a step a second and stops at the end', () => {
  const { clock, autoplay, steps } = playing();
  autoplay.toggle();
  assert.deepEqual([autoplay.isPlaying.value, steps()], [true, 0]);
  clock.turn(STEP_MS - 1);
  assert.equal(steps(), 0);
  clock.turn(1);
  assert.equal(steps(), 1);
  autoplay.speed.value = 4;
  clock.turn(STEP_MS);
  clock.turn(STEP_MS / 4);
  assert.deepEqual([autoplay.isPlaying.value, steps(), clock.isIdle], [false, 3, true]);
});

test('autoplay goes on from the cursor at once, and is paused', () => {
  const { session, clock, autoplay, steps } = playing();
  commands.first.run(session);
  autoplay.toggle();
  assert.equal(steps(), 1);
  autoplay.toggle();
  clock.turn(STEP_MS);
  assert.deepEqual([autoplay.isPlaying.value, steps()], [false, 1]);
});

test('autoplay stops when anything else is done, and plays nothing where there is nothing', () => {
  for (const other of [commands.back, commands.undo, commands.forward]) {
    const { session, clock, autoplay } = playing();
    autoplay.toggle();
    clock.turn(STEP_MS);
    other.run(session);
    assert.deepEqual([autoplay.isPlaying.value, clock.isIdle], [false, true], other.id);
  }
  const { session, autoplay } = playing('');
  autoplay.toggle();
  assert.deepEqual([autoplay.isPlaying.value, session.feedback.value?.code], [false, 'nothing-to-play']);
});

test('of five thousand moves each is there, and the current one alone is marked', () => {
  const { session, store } = begun('g1f3, g8f6, f3g1, f6g8, '.repeat(1250));
  assert.equal(partsOf(store, store.node(0)?.value.children[0] ?? -1).value.flatMap(({ nodes }) => nodes).length, 5000);
  const list = new MoveList(session, en);
  const marks = store.line.value.flatMap(({ nodes }) => nodes).map((node) => list.marksOf(node));
  list.mark();
  const marked = () => marks.flatMap(({ value }, at) => (value.isCurrent ? at + 1 : []));
  for (const step of [100, 4999, 5000]) {
    commands.goTo.run(session, step);
    list.mark();
    assert.deepEqual(marked(), [step]);
  }
});
