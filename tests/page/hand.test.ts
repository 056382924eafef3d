// The hand on the board, without a board: what it picks up, puts down and says.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { MoveInput } from '../../www/board/move-input';
import { edge, step } from '../../www/board/keys';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { english as en } from '../../www/i18n/en/all';
import { squareIndex, squareName } from '../../www/chess/squares';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

function begun(start?: string) {
  const session = new Session(Core.open());
  if (start) commands.loadScript.run(session, start, '');
  const input = new MoveInput(session);
  const press = (...names: string[]) => names.forEach((name) => input.press(squareIndex(name)));
  const choose = (key: string) => {
    const choice = input.question.value?.choices.find((known) => known.key === key);
    assert.ok(choice);
    input.answer(choice);
  };
  return { session, hand: input, press, choose, said: () => session.spoken.value(en) };
}

test('a piece is picked up, tells where it may go, and is put down there', () => {
  const { session, hand: input, press, said } = begun();
  press('g1');
  assert.equal(said(), 'White knight on g1 picked up. 2 moves: f3, h3.');
  assert.deepEqual([...(input.picked.value?.targets.keys() ?? [])], [squareIndex('f3'), squareIndex('h3')]);
  press('f3');
  assert.equal(said(), 'Knight to f3.');
  assert.equal(input.picked.value, undefined);
  assert.equal(session.store.position.value.turn, 'b');
});

test('another piece of one’s own is picked up instead, and the same one is put back', () => {
  const { hand: input, press, said } = begun();
  press('g1', 'e2');
  assert.equal(input.picked.value?.square, squareIndex('e2'));
  press('e2');
  assert.equal(said(), 'White pawn back on e2.');
  assert.equal(input.picked.value, undefined);
});

test('where a piece may not go that is refused with the reason, and it stays in the hand', () => {
  const { session, hand: input, press } = begun();
  press('g1', 'g4');
  assert.match(session.feedback.value?.text(en) ?? '', /The knight on g1 cannot go to g4/);
  assert.equal(input.picked.value?.square, squareIndex('g1'));
});

test('what is empty, the other side’s or stuck is not picked up', () => {
  const { session, hand: input, press, said } = begun();
  press('e4');
  assert.equal(said(), 'e4 is empty.');
  press('e7');
  assert.equal(session.feedback.value?.code, 'not-yours');
  press('a1');
  assert.equal(session.feedback.value?.code, 'stuck');
  assert.equal(input.picked.value, undefined);
});

test('a pawn on the last rank becomes what is chosen, or goes back', () => {
  const { session, hand: input, press, said, choose } = begun('7k/P7/8/8/8/8/8/K5R1 w - - 0 1');
  press('a7', 'a8');
  assert.deepEqual(
    input.question.value?.choices.map(({ key, piece }) => [key, piece]),
    [
      ['q', 'Q'],
      ['r', 'R'],
      ['b', 'B'],
      ['n', 'N'],
    ],
  );
  assert.equal(said(), 'What does the pawn become?');
  input.putBack();
  assert.equal(input.question.value, undefined);
  assert.equal(session.store.position.value.board[squareIndex('a7')], 'P');
  press('a7', 'a8');
  choose('n');
  assert.equal(said(), 'Pawn to a8, becomes a knight.');
});

const CASTLE = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';

test('a king castles by where it lands or, dragged, onto its rook', () => {
  for (const play of [
    ({ press }: ReturnType<typeof begun>) => press('e1', 'g1'),
    ({ hand: input }: ReturnType<typeof begun>) => {
      assert.ok(input.lift(squareIndex('e1')));
      assert.ok(input.drop(squareIndex('h1')));
    },
  ]) {
    const board = begun(CASTLE);
    play(board);
    assert.equal(board.said(), 'Castles: king to g1, rook to f1.');
  }
});

test('a king pressed onto its rook is asked about: the rook is picked up, or it castles', () => {
  const { hand: input, press, said, choose } = begun(CASTLE);
  press('e1', 'a1');
  assert.equal(said(), 'Which move do you mean?');
  choose('r');
  assert.equal(input.picked.value?.square, squareIndex('a1'));
  press('e1', 'a1');
  choose('c');
  assert.equal(said(), 'Castles: king to c1, rook to d1.');
});

test('where a step of the king and its castling share a square that is asked, also of a drag', () => {
  const start = '4k3/8/8/8/8/8/8/1R3K1R w HB - 0 1';
  for (const [key, expected] of [
    ['k', 'King to g1.'],
    ['c', 'Castles: king to g1, rook to f1.'],
  ] as const) {
    const { hand: input, said, choose } = begun(start);
    assert.ok(input.lift(squareIndex('f1')));
    assert.equal(input.drop(squareIndex('g1')), false);
    choose(key);
    assert.equal(said(), expected);
  }
});

test('while a king is held, what castling would do is known of the square pointed at', () => {
  const { hand: input, press } = begun(CASTLE);
  const at = (name: string) => {
    input.pointed.value = squareIndex(name);
    return input.castling.value;
  };
  assert.equal(at('g1'), undefined);
  press('e1');
  assert.deepEqual(at('g1'), { king: 'g1', rookFrom: 'h1', rookTo: 'f1' });
  assert.deepEqual(at('a1'), { king: 'c1', rookFrom: 'a1', rookTo: 'd1' });
  assert.equal(at('f1'), null);
});

test('nothing is picked up where the game is over', () => {
  const { session, press } = begun();
  for (const move of ['f2f3', 'e7e5', 'g2g4', 'd8h4']) commands.play.run(session, move);
  press('e2');
  assert.equal(session.feedback.value?.text(en), 'Checkmate. Black wins.');
});

test('pieces are set freely and taken off the board where that is on, and else refused', () => {
  const { session, hand: input, press, said } = begun();
  const letter = (name: string) => session.store.position.value.board[squareIndex(name)];
  input.remove(squareIndex('a1'));
  assert.equal(session.feedback.value?.code, 'not-free');
  assert.ok(input.lift(squareIndex('a2')));
  assert.equal(input.drop(undefined), false);
  input.isFree.value = true;
  input.remove(squareIndex('a1'));
  assert.equal(letter('a1'), '.');
  press('b8');
  assert.equal(said(), 'Black knight on b8 picked up. It may go anywhere.');
  press('h3');
  assert.equal(letter('h3'), 'n');
  assert.ok(input.lift(squareIndex('h3')));
  assert.ok(input.drop(undefined));
  assert.equal(letter('h3'), '.');
});

test('what is held falls when the position becomes another', () => {
  const { session, hand: input, press } = begun();
  press('e2');
  commands.play.run(session, 'e2e4');
  assert.equal(input.picked.value, undefined);
  commands.play.run(session, 'e7e5');
  press('g1');
  commands.back.run(session);
  commands.back.run(session);
  assert.equal(input.picked.value, undefined);
});

test('who runs out of time while choosing what a pawn becomes holds nothing any more', () => {
  const { session, hand: input, press } = begun('4k3/P7/8/8/8/8/7p/4K3 w - - 0 1');
  press('a7', 'a8');
  assert.ok(input.question.value);
  commands.end.run(session, 'time-w');
  assert.deepEqual([input.picked.value, input.question.value], [undefined, undefined]);
  assert.equal(session.store.position.value.board[squareIndex('a7')], 'P');
});

test('a drag is a move; one that ends where it began or beside the board is none', () => {
  const { session, hand: input } = begun();
  assert.equal(input.lift(squareIndex('e7')), false);
  for (const to of [squareIndex('e2'), undefined]) {
    assert.ok(input.lift(squareIndex('e2')));
    input.drop(to);
    assert.equal(input.picked.value, undefined);
  }
  assert.ok(input.lift(squareIndex('e2')));
  input.drop(squareIndex('e4'));
  assert.equal(session.store.line.value.length, 1);
});

test('arrow keys go where they point, and not over the edge, whichever way the board lies', () => {
  const go = (from: string, key: string, isFlipped = false) => squareName(step(squareIndex(from), key, isFlipped));
  assert.deepEqual([go('e2', 'ArrowUp'), go('e2', 'ArrowUp', true), go('a1', 'ArrowLeft')], ['e3', 'e1', 'a1']);
  const end = (key: string, isFlipped: boolean) => squareName(edge(squareIndex('e2'), key, isFlipped));
  assert.deepEqual([end('Home', false), end('Home', true), end('End', false)], ['a2', 'h2', 'h2']);
});
