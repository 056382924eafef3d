// The board without a page: what slides, what is drawn, what keys do, what is typed.

import { signal } from '@preact/signals';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import initialiseLabs, { raysFrom, typedMove } from '#doors/labs.js';
import { outlineOf } from '../../www/board/arrows';
import { flights } from '../../www/board/drawing';
import { pressKey } from '../../www/board/keys';
import { BOARD_KEYS, keysFor } from '../../www/board/late-keys';
import { pieceOf, signOf } from '../../www/board/pieces';
import { type BoardLabs, BoardState, marksOn } from '../../www/board/state';
import { read } from '../../www/board/typed-form';
import type { PieceLetter } from '../../www/chess/chess';
import { squareIndex, squareName } from '../../www/chess/squares';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { words as de } from '../../www/i18n/de/all';
import { english as en } from '../../www/i18n/en/all';
import { words as es } from '../../www/i18n/es/all';
import { words as fr } from '../../www/i18n/fr/all';
import { pressMoveKey as pressInList } from '../../www/moves/keys';
import { MoveList } from '../../www/moves/list';
import { areCharacterKeysOn } from '../../www/ui/keys';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));
await initialiseLabs({ module_or_path: await readFile(process.env['GRIDMATE_LABS'] ?? '') });
const labs: BoardLabs = {
  typedMove: (fen, text) => Promise.resolve().then(() => typedMove(fen, text)),
  raysFrom: (letters, from, all) => Promise.resolve().then(() => raysFrom(letters, from, all)),
};

function begun(start?: string, ...moves: string[]) {
  const session = new Session(Core.open());
  if (start) commands.loadScript.run(session, start, '');
  for (const move of moves) assert.ok(commands.play.run(session, move));
  const board = new BoardState(session, signal(false));
  board.labs = labs;
  const said = () => session.spoken.value(en);
  const shapes = () => board.shown.value.map(({ from, to, kind }) => `${kind} ${squareName(from)} ${squareName(to)}`);
  return { session, desk: board, said, shapes };
}

/** Presses keys of the board, named as in its table; answers where the keyboard is then. */
function press(board: BoardState, ...names: string[]): string {
  for (const name of names) {
    const key = name.split('+').at(-1) ?? '';
    const held = { shiftKey: name.includes('Shift+'), ctrlKey: name.includes('Mod+'), altKey: false, metaKey: false };
    const event = { key: /\d/.test(key) ? '§' : key, code: /\d/.test(key) ? `Digit${key}` : '', ...held };
    const outcome = pressKey(board, event as KeyboardEvent, BOARD_KEYS);
    if (typeof outcome === 'number') board.square.value = outcome;
  }
  return squareName(board.square.value);
}

const START = 'RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr';
/** The board that a FEN shows. */
const boardOf = (fen: string) => begun(fen).session.store.position.value.board;
const named = (before: string, after: string) =>
  flights(before, after)
    .map(({ from, to }) => squareName(from) + squareName(to))
    .toSorted();

test('of a move its piece slides, of castling two, and back when it is taken back', () => {
  const [before, after] = [boardOf('4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1'), boardOf('4k3/8/8/8/8/8/8/R4RK1 b - - 1 1')];
  assert.deepEqual(named(before, after), ['e1g1', 'h1f1']);
  assert.deepEqual(named(after, before), ['f1h1', 'g1e1']);
});

test('what is taken does not slide; a pawn that becomes a queen does', () => {
  const passing = boardOf('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2');
  assert.deepEqual(named(passing, boardOf('4k3/8/3P4/8/8/8/8/4K3 b - - 0 2')), ['e5d6']);
  const last = boardOf('1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1');
  assert.deepEqual(named(last, boardOf('1Q2k3/8/8/8/8/8/8/4K3 b - - 0 1')), ['a7b8']);
});

test('pieces go to the nearest square where one of their kind is new, and not across another game', () => {
  const [before, after] = [boardOf('4k3/8/8/8/8/8/8/R3K2R w - - 0 1'), boardOf('4k3/8/8/8/8/8/R6R/4K3 w - - 0 1')];
  assert.deepEqual(named(before, after), ['a1a2', 'h1h2']);
  assert.deepEqual(named(START, '.'.repeat(64)), []);
  assert.deepEqual(named(START, START.split('').toReversed().join('')), []);
});

test('only where a slider moves the place in the line what is shown jumps', () => {
  const { session } = begun(undefined, 'e2e4', 'e7e5');
  commands.goTo.run(session, 1);
  assert.equal(session.isScrubbed, true);
  commands.forward.run(session);
  assert.equal(session.isScrubbed, false);
});

test('an arrow is drawn square by square, told, and erased by the same again', () => {
  const { desk: board, said, shapes } = begun();
  press(board, 'd', 'Enter');
  assert.equal(said(), 'From e2 to …');
  assert.deepEqual(marksOn(board).get(squareIndex('e2')), ['picked']);
  press(board, '4', 'Enter');
  assert.equal(said(), 'Green arrow from e2 to e4.');
  assert.deepEqual(shapes(), ['green e2 e4']);
  board.pencil.finish(squareIndex('e2'), squareIndex('e4'));
  assert.equal(said(), 'Green arrow from e2 to e4 removed.');
  assert.deepEqual(shapes(), []);
});

test('a drag draws what it would draw as it goes, and nothing where it is given up', () => {
  const { session, desk: board, shapes } = begun();
  const [a, b] = [squareIndex('g8'), squareIndex('f6')];
  board.pencil.sketch(a, b, 'blue');
  assert.deepEqual(shapes(), ['blue g8 f6']);
  board.pencil.finish(a, undefined, 'blue');
  assert.deepEqual(shapes(), []);
  board.pencil.finish(a, a, 'red');
  board.arrows.value = [{ from: a, to: b, kind: 'hint' }];
  assert.deepEqual(shapes(), ['red g8 g8', 'hint g8 f6']);
  assert.deepEqual(session.store.node(0)?.value.shapes, [{ color: 'red', from: 'g8', to: 'g8' }]);
});

test('what is drawn belongs to its place in the line', () => {
  const { session, desk: board, shapes } = begun(undefined, 'e2e4');
  board.pencil.finish(squareIndex('e4'), squareIndex('e5'));
  commands.back.run(session);
  assert.deepEqual(shapes(), []);
  commands.forward.run(session);
  assert.deepEqual(shapes(), ['green e4 e5']);
});

test('Escape puts away what is begun, then the pencil', () => {
  const { desk: board } = begun();
  press(board, 'd', 'Enter', 'Escape');
  assert.deepEqual([board.pencil.start.value, board.pencil.tool.value], [undefined, 'draw']);
  press(board, 'Escape');
  assert.equal(board.pencil.tool.value, 'move');
});

test('F turns the board, and turns it back', () => {
  const { desk: board } = begun();
  press(board, 'f');
  assert.equal(board.isFlipped.value, true);
  press(board, 'f');
  assert.equal(board.isFlipped.value, false);
});

test('an arrow points the other way on a board that is turned', () => {
  const [one, other] = [
    { from: squareIndex('a1'), to: squareIndex('a8'), kind: 'green' },
    { from: squareIndex('h8'), to: squareIndex('h1'), kind: 'green' },
  ] as const;
  assert.equal(outlineOf(one, false), outlineOf(other, true));
  assert.notEqual(outlineOf(one, false), outlineOf(one, true));
});

test('keys go to lines, corners and pieces', () => {
  const { desk: board, said } = begun();
  assert.equal(press(board, '8'), 'e8');
  assert.equal(press(board, 'Shift+2'), 'b8');
  assert.equal(press(board, 'Mod+End'), 'h1');
  assert.equal(press(board, 'Mod+Home'), 'a8');
  assert.equal(press(board, 'k'), 'e8');
  assert.equal(press(board, 'k'), 'e1');
  assert.equal(press(board, 'Shift+n'), 'b1');
  assert.equal(press(board, 'Shift+N'), 'g8');
  const empty = begun('8/8/8/8/8/8/8/K6k w - - 0 1');
  assert.equal(press(empty.desk, 'q'), 'e2');
  assert.equal(empty.said(), 'There is no queen on the board.');
  assert.equal(said(), '');
});

test('keys tell the square, the last move, moves and captures, lines and what was taken', () => {
  const { desk: board, said } = begun(undefined, 'e2e4', 'd7d5', 'e4d5', 'd8d5');
  const told = (square: string, ...keys: string[]) => {
    board.square.value = squareIndex(square);
    press(board, ...keys);
    return said();
  };
  assert.equal(told('g1', 'o'), 'g1, white knight');
  assert.equal(told('g1', 'l'), 'Queen takes pawn on d5.');
  assert.equal(told('g1', 'm'), 'White knight on g1, 3 moves: e2, f3, h3.');
  assert.match(told('d5', 'm'), /^Black queen on d5, 21 moves: a2, .*d8\.$/);
  assert.equal(told('a1', 'm'), 'The white rook on a1 cannot move now.');
  assert.equal(told('b1', 'Shift+M'), 'The white knight on b1 cannot take anything.');
  assert.equal(told('d5', 's'), 'Rank 5: black queen d5.');
  assert.equal(told('e8', 'Shift+s'), 'File e: white king e1, black pawn e7, black king e8.');
  assert.equal(told('a1', 'c'), 'White has taken: pawn. Black has taken: pawn.');
});

test('a piece of the other side is not picked up, and a key tells where it could go', () => {
  const { desk: board, said } = begun();
  board.square.value = squareIndex('g8');
  board.press(board.square.value);
  assert.equal(said(), 'That is a black knight, and White is to move.');
  press(board, 'm');
  assert.equal(said(), 'Black knight on g8, 2 moves: f6, h6.');
  const check = begun('4k3/4r3/8/8/8/8/8/4K3 w - - 0 1');
  check.desk.square.value = squareIndex('e7');
  press(check.desk, 'm');
  assert.equal(check.said(), 'The black rook on e7 cannot move now.');
});

test('what can be taken is told, also in passing', () => {
  const { desk: board, said } = begun('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2');
  board.square.value = squareIndex('e5');
  press(board, 'Shift+M');
  assert.equal(said(), 'White pawn on e5 can take the black pawn on d5.');
});

test('keys of what nobody knows do nothing and are not listed', () => {
  const { desk: board } = begun();
  const asked: string[] = [];
  assert.equal(pressKey(board, { key: 'v', code: 'KeyV' } as KeyboardEvent, BOARD_KEYS), false);
  assert.equal(keysFor(board.answers).length, BOARD_KEYS.length - 4);
  board.answers = { evaluation: () => void asked.push('evaluation') };
  assert.equal(pressKey(board, { key: 'v', code: 'KeyV' } as KeyboardEvent, BOARD_KEYS), true);
  assert.deepEqual(asked, ['evaluation']);
  assert.equal(keysFor(board.answers).length, BOARD_KEYS.length - 3);
});

test('keys that write a character can be switched off, on the board and in the list of moves', (t) => {
  t.after(() => (areCharacterKeysOn.value = true));
  const { desk: board, session, said } = begun(undefined, 'e2e4');
  const list = new MoveList(session, en);
  const marks = () => session.store.node(1)?.value.nags;
  areCharacterKeysOn.value = false;
  const before = [said(), squareName(board.square.value)];
  assert.equal(press(board, 'o', 'm', 'Shift+M', 'q', 'Shift+Q', '1', 'Shift+8', 'd', 'i'), before[1]);
  assert.deepEqual([said(), board.isTyping.value, board.pencil.tool.value], [before[0], false, 'move']);
  assert.equal(press(board, 'ArrowRight', 'Home'), `a${before[1]?.charAt(1)}`);
  for (const key of ['!', '?', 'c']) assert.equal(pressInList(list, 1, key), false, key);
  assert.equal(marks(), undefined);
  areCharacterKeysOn.value = true;
  assert.ok(pressInList(list, 1, '!'));
  assert.deepEqual(marks(), [1]);
  assert.equal(press(board, 'Shift+8').charAt(0), 'h');
});

test('no two entries of the table have a key in common', () => {
  const keys = BOARD_KEYS.flatMap((entry) => entry.keys);
  assert.equal(new Set(keys).size, keys.length);
});

test('Delete takes a piece off only where pieces are set freely', () => {
  const { session, desk: board } = begun();
  press(board, 'Delete');
  assert.equal(session.feedback.value?.code, 'not-free');
  board.input.isFree.value = true;
  press(board, 'Delete');
  assert.equal(session.store.position.value.board[squareIndex('e2')], '.');
});

test('moves are typed as squares, SAN or words', async () => {
  for (const [text, expected] of [
    ['g1f3', 'Nf3'],
    [' Nf3 ', 'Nf3'],
    ['knight f3', 'Nf3'],
    ['e4', 'e4'],
  ] as const) {
    const { session, desk: board } = begun();
    assert.equal(await read(text, board, en), true);
    assert.equal(session.store.line.value[0]?.move?.san, expected, text);
  }
  const castle = begun('4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1');
  assert.equal(await read('castle', castle.desk, en), true);
  assert.equal(castle.said(), 'Castles: king to g1, rook to f1.');
});

test('two squares are read without the second module', async () => {
  const { desk: board } = begun();
  board.labs = { ...labs, typedMove: () => assert.fail('The second module is asked.') };
  assert.equal(await read('e2e4', board, en), true);
});

test('a typed move that is none is refused with the reason', async () => {
  const { session, desk: board } = begun();
  assert.equal(await read('Ke5', board, en), false);
  assert.match(session.feedback.value?.text(en) ?? '', /e5/);
  const empty = begun('8/8/8/8/8/8/8/8 w - - 0 1');
  assert.equal(await read('e4', empty.desk, en), false);
  assert.equal(empty.session.feedback.value?.code, 'no-legal-position');
});

test('a typed move is not played where another was played meanwhile', async () => {
  const { session, desk: board } = begun();
  const reading = read('Nf3', board, en);
  commands.play.run(session, 'd2d4');
  assert.equal(await reading, false);
  assert.deepEqual(
    session.store.line.value.map(({ move }) => move?.san),
    ['d4'],
  );
});

test('questions are typed: pieces, lines, squares, and those that are keys', async () => {
  const { session, desk: board, said } = begun(undefined, 'e2e4');
  for (const [text, expected] of [
    ['p N', 'White knights: b1, g1.'],
    ['p n', 'Black knights: b8, g8.'],
    ['pk', 'Black king: e8.'],
    ['s e', 'File e: white king e1, white pawn e4, black pawn e7, black king e8.'],
    ['s 4', 'Rank 4: white pawn e4.'],
    ['s 5', 'Rank 5: empty.'],
    ['s e4', 'e4, white pawn'],
    ['l', 'Pawn to e4.'],
    ['o', 'e2, empty'],
  ] as const) {
    assert.equal(await read(text, board, en), true, text);
    assert.equal(said(), expected, text);
  }
  assert.equal(session.store.line.value.length, 1);
});

test('text that the spreadsheet puts on a square is shown and told as that text, not as a piece', () => {
  const core = Core.open();
  core.change((document) => document.setStart(undefined, true));
  core.change((document) => document.setText('e4=Q'));
  const letter = core.view(false).position?.board[squareIndex('e4')] ?? '';
  assert.deepEqual([signOf(letter), pieceOf(letter)], ['Q', undefined]);
  for (const [words, told] of [
    [en, 'e4, text Q'],
    [de, 'e4, Text Q'],
    [es, 'e4, texto Q'],
    [fr, 'e4, texte Q'],
  ] as const)
    assert.match(words.board.square('e4', letter as PieceLetter), new RegExp(`^e4\\W+${told.slice(4)}$`));
});
