// The board of the element without a page: what is put on it, who moves, what is reported.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { squareIndex, squareName } from '../../www/chess/squares';
import { Core } from '../../www/document/core';
import { BoardModel } from '../../www/element/board-model';
import { handOf } from '../../www/element/hand';
import { isNear, isSamePosition, positionFields, startText } from '../../www/element/programs';
import { arrowsFrom, shapesIn, shapesOf } from '../../www/element/shapes';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1';

function begun(hand: string | null, isTaken = () => true) {
  const told: string[] = [];
  const model = new BoardModel(
    {
      move: ({ san }) => (told.push(san), isTaken()),
      change: () => told.push('change'),
      select: (square) => told.push(square === undefined ? 'let go' : `select ${squareName(square)}`),
      message: ({ code }) => told.push(code),
    },
    () => assert.fail('no game is read here'),
  );
  model.hand.value = handOf(hand);
  const press = (...names: string[]) => {
    for (const name of names) model.board.press(squareIndex(name));
  };
  const sans = () => model.session.store.line.value.map(({ move }) => move?.san);
  const said = () => model.session.spoken.value(model.words.value);
  return { model, told, press, sans, said };
}

test('a position is read as far as it is given', () => {
  assert.equal(startText('start'), START);
  assert.equal(startText('8/8/8/8/8/8/8/8'), '8/8/8/8/8/8/8/8 w - - 0 1');
  assert.equal(startText(' 4k3/8/8/8/8/8/8/4K2R  b K '), '4k3/8/8/8/8/8/8/4K2R b K - 0 1');
  assert.equal(startText('960:518'), '960:518');
  assert.ok(isSamePosition(AFTER_E4.replace('e3', '-'), positionFields(AFTER_E4)));
  assert.ok(isSamePosition(AFTER_E4, positionFields(AFTER_E4.split(' ', 1)[0] ?? '')));
  assert.ok(!isSamePosition(START, positionFields(AFTER_E4)));
  assert.ok(isNear(START, positionFields(AFTER_E4)) && !isNear(START, positionFields('8/8/8/8/8/8/8/8')));
});

test('shapes are read as PGN has them, and what is none is left out', () => {
  const shapes = shapesIn('Ge2e4, rd5,Ya1h8 b8 Gx9 Ge2e9');
  assert.deepEqual(shapes, [
    { color: 'green', from: 'e2', to: 'e4' },
    { color: 'red', from: 'd5' },
    { color: 'yellow', from: 'a1', to: 'h8' },
    { color: 'green', from: 'b8' },
  ]);
  assert.deepEqual(shapesOf(arrowsFrom(shapes)), shapes);
  assert.deepEqual(arrowsFrom([{ from: 'e2', to: 'nowhere' }]), []);
});

test('the pieces of one side are moved, or of both, or of none', () => {
  const { told, press, sans, said } = begun('white');
  press('e7', 'e5');
  assert.equal(said(), 'e5, empty');
  press('e2', 'e4');
  assert.deepEqual(sans(), ['e4']);
  press('e7', 'e5');
  assert.deepEqual([sans(), told.includes('e5')], [['e4'], false]);
  const both = begun('');
  both.press('e2', 'e4', 'e7', 'e5');
  assert.deepEqual(both.sans(), ['e4', 'e5']);
  const none = begun(null);
  none.press('e2', 'e4');
  assert.deepEqual([none.sans(), none.told], [[], []]);
});

test('a piece is selected as long as it is chosen for a move, this one or the next', async () => {
  const both = begun('');
  const { model, told } = both;
  const selected = () => told.splice(0).filter((said) => /^(select|let)/.test(said));
  both.press('e4', 'e7');
  assert.deepEqual(selected(), []);
  both.press('e2', 'd2');
  assert.deepEqual(selected(), ['select e2', 'select d2']);
  // A square where it may not go leaves it in the hand.
  both.press('d5', 'd4');
  assert.deepEqual(selected(), ['let go']);
  assert.ok(model.board.input.lift(squareIndex('d7')));
  model.board.input.drop(undefined);
  assert.deepEqual(selected(), ['select d7', 'let go']);
  for (const hand of ['w', 'none'] as const) {
    model.hand.value = 'both';
    both.press('d7');
    model.hand.value = hand;
    assert.deepEqual(selected(), ['select d7', 'let go'], hand);
  }
  const black = begun('black');
  black.press('g8', 'f6', 'b8');
  black.model.show(AFTER_E4, undefined, true);
  await Promise.resolve();
  assert.deepEqual(
    black.told.filter((said) => said !== 'change'),
    ['select g8', 'let go', 'select b8', 'let go', 'select b8'],
  );
});

test('a move that is not wanted is gone before anything is told of it', () => {
  let isTaken = false;
  const { model, told, press, sans } = begun('both', () => isTaken);
  press('g1', 'f3');
  assert.deepEqual([sans(), model.fen], [[], START]);
  assert.ok(told.includes('not-taken'));
  assert.ok(!model.step('redo'), 'nor is it made again');
  isTaken = true;
  press('f3');
  assert.deepEqual(sans(), ['Nf3']);
  // What was taken back is no variation of it.
  assert.equal(model.session.store.node(0)?.value.children.length, 1);
});

test('a program may answer a move while it is reported', () => {
  const { model, told, press, sans } = begun('', () => {
    model.play('e7e5');
    return true;
  });
  press('e2', 'e4');
  assert.deepEqual(sans(), ['e4', 'e5']);
  assert.equal(told.filter((said) => said === 'change').length, 1);
});

test('a position that one move leads to is that move, and the move that was chosen ahead follows it', async () => {
  const { model, press, sans } = begun('black');
  press('g8', 'f6');
  model.show(AFTER_E4, undefined, true);
  await Promise.resolve();
  assert.deepEqual(sans(), ['e4', 'Nf6']);
  model.show(model.fen, undefined, true);
  assert.deepEqual(sans(), ['e4', 'Nf6']);
  // Another position drops it.
  model.show(START, undefined, true);
  press('b8', 'c6');
  assert.equal(model.board.shown.value.length, 1);
  model.show('rnbqkbnr/pppppppp/8/8/8/8/8/RNBQKBNR w KQkq - 0 1', undefined, true);
  assert.equal(model.board.shown.value.length, 0);
  model.show(START, undefined, true);
  assert.deepEqual(sans(), []);
  // Where nothing is seen yet it is only put there.
  model.show(AFTER_E4, undefined, false);
  assert.deepEqual(sans(), []);
  const castled = begun('');
  castled.model.show('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', undefined, true);
  castled.model.show('r3k2r/8/8/8/8/8/8/R4RK1 b kq', undefined, true);
  castled.model.show('r3k2r/8/8/8/8/8/8/R4RK1', undefined, true);
  assert.deepEqual(castled.sans(), ['O-O']);
});

test('without kings no hand moves', () => {
  const { model, told, press, sans } = begun('both');
  model.show('8/8/8/8/8/8/4P3/8', undefined, true);
  press('e2', 'e4');
  assert.deepEqual(sans(), []);
  assert.ok(
    told.some((code) => !/^(change|select)/.test(code)),
    told.join(),
  );
});
