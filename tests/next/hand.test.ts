// The hand on the board, without a board: what it picks up, puts down and says.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { Hand } from '../../www-next/board/hand';
import { neighbour } from '../../www-next/board/keys';
import * as commands from '../../www-next/document/commands';
import { Core } from '../../www-next/document/core';
import { Session } from '../../www-next/document/session';
import { en } from '../../www-next/i18n/en/index';
import { squareIndex } from '../../www-next/i18n/squares';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

function begun(start?: string) {
  const session = new Session(Core.open());
  if (start) commands.loadScript.run(session, start, '');
  const hand = new Hand(session);
  const press = (...names: string[]) => names.forEach((name) => hand.press(squareIndex(name)));
  return { session, hand, press, said: () => session.spoken.value(en) };
}

test('a piece is picked up, tells where it may go, and is put down there', () => {
  const { session, hand, press, said } = begun();
  press('g1');
  assert.equal(said(), 'White knight on g1 picked up. 2 moves: f3, h3.');
  assert.deepEqual([...(hand.picked.value?.targets.keys() ?? [])], [squareIndex('f3'), squareIndex('h3')]);
  press('f3');
  assert.equal(said(), 'Knight to f3.');
  assert.equal(hand.picked.value, undefined);
  assert.equal(session.store.position.value.turn, 'b');
});

test('another piece of one’s own is picked up instead, and the same one is put back', () => {
  const { hand, press, said } = begun();
  press('g1', 'e2');
  assert.equal(hand.picked.value?.square, squareIndex('e2'));
  press('e2');
  assert.equal(said(), 'White pawn back on e2.');
  assert.equal(hand.picked.value, undefined);
});

test('where a piece may not go that is refused with the reason, and it stays in the hand', () => {
  const { session, hand, press } = begun();
  press('g1', 'g4');
  assert.match(session.feedback.value?.text(en) ?? '', /the knight on g1 cannot go to g4/);
  assert.equal(hand.picked.value?.square, squareIndex('g1'));
});

test('what is empty, the other side’s or stuck is not picked up', () => {
  const { session, hand, press, said } = begun();
  press('e4');
  assert.equal(said(), 'e4 is empty.');
  press('e7');
  assert.equal(session.feedback.value?.code, 'not-yours');
  press('a1');
  assert.equal(session.feedback.value?.code, 'stuck');
  assert.equal(hand.picked.value, undefined);
});

test('a pawn on the last rank becomes what is chosen, or goes back', () => {
  const { session, hand, press, said } = begun('7k/P7/8/8/8/8/8/K5R1 w - - 0 1');
  press('a7', 'a8');
  assert.equal(hand.promoting.value?.choices, 'qrbn');
  assert.equal(said(), 'What does the pawn become?');
  hand.putBack();
  assert.equal(session.store.position.value.board[squareIndex('a7')], 'P');
  press('a7', 'a8');
  hand.become('n');
  assert.equal(said(), 'Pawn to a8, becomes a knight.');
});

test('what is held falls when the position becomes another', () => {
  const { session, hand, press } = begun();
  press('e2');
  commands.play.run(session, 'e2e4');
  assert.equal(hand.picked.value, undefined);
});

test('a drag is a move; one that ends where it began or beside the board is none', () => {
  const { session, hand } = begun();
  assert.equal(hand.lift(squareIndex('e7')), false);
  for (const to of [squareIndex('e2'), undefined]) {
    assert.ok(hand.lift(squareIndex('e2')));
    hand.drop(to);
    assert.equal(hand.picked.value, undefined);
  }
  assert.ok(hand.lift(squareIndex('e2')));
  hand.drop(squareIndex('e4'));
  assert.equal(session.store.line.value.length, 1);
});

test('arrow keys go where they point, and not over the edge, whichever way the board lies', () => {
  const go = (from: string, key: string, isFlipped = false) => neighbour(squareIndex(from), key, isFlipped);
  assert.equal(go('e2', 'ArrowUp'), squareIndex('e3'));
  assert.equal(go('e2', 'ArrowUp', true), squareIndex('e1'));
  assert.equal(go('a1', 'ArrowLeft'), squareIndex('a1'));
  assert.equal(go('e2', 'Home'), squareIndex('a2'));
  assert.equal(go('e2', 'Home', true), squareIndex('h2'));
  assert.equal(go('e2', 'End'), squareIndex('h2'));
  assert.equal(go('e2', 'x'), undefined);
});
