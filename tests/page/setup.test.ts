// Setting up, without a page: pieces from the palette, FENs that people paste, rights, Chess960 and counts.

import { signal } from '@preact/signals';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import type { FenFields } from '#doors/labs.js';
import { pressKey } from '../../www/board/keys';
import type { Stamp } from '../../www/board/pieces';
import { BoardState } from '../../www/board/state';
import { fieldsOf, startOf, withFields, withoutCounters } from '../../www/chess/fen';
import { squareIndex } from '../../www/chess/squares';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { english as en } from '../../www/i18n/en/all';
import { check } from '../../www/setup/chess960';
import { Count, DEPTHS, isWhole, KNOWN, printed } from '../../www/setup/counting';
import { type SetupDeps, setUpFen, withRight } from '../../www/setup/fields';
import type { Labs } from '../../www/workers/labs';
import { labs, labsWith } from './real';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

const USUAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const unpacked = async (name: string) => gunzipSync(await readFile(`tests/data/${name}.gz`)).toString();

function begun(start?: string) {
  const session = new Session(Core.open());
  if (start) commands.setUp.run(session, start);
  const board = new BoardState(session, signal(false));
  board.palette.isOpen.value = true;
  const around: SetupDeps = { session, labs, palette: board.palette, draw: () => 7 };
  const choose = (stamp: Stamp | undefined) => board.palette.choose(stamp, session);
  const press = (...names: string[]) => names.forEach((name) => board.input.press(squareIndex(name)));
  const on = (name: string) => session.store.position.value.board[squareIndex(name)];
  const said = () => session.spoken.value(en);
  const text = () => {
    session.showScript(true);
    return session.store.text.value;
  };
  return { session, desk: board, around, choose, press, on, said, text };
}

test('a piece that is chosen is put on each square that is pressed, and taken off where it stands already', () => {
  const { choose, press, on, said, text } = begun();
  choose('Q');
  assert.equal(said(), 'White queen: choose where to put it.');
  press('d4', 'e4');
  assert.equal(said(), 'White queen on e4.');
  press('d4');
  assert.deepEqual([on('d4'), on('e4'), said()], ['.', 'Q', 'd4 is empty now.']);
  choose('n');
  press('e4');
  assert.equal(on('e4'), 'n');
  assert.equal(text(), 'd4=♕, e4=♕, xd4, e4=♞');
});

test('the eraser empties squares, and says where nothing stands', () => {
  const { choose, press, on, said, text } = begun();
  choose('eraser');
  assert.equal(said(), 'Eraser: choose what to remove.');
  press('a8', 'a8');
  assert.deepEqual([on('a8'), said(), text()], ['.', 'a8 is empty.', 'xa8']);
});

test('with nothing chosen pieces are moved anywhere, dragged off the board and deleted', () => {
  const { session, desk: board, press, on, said, text } = begun();
  press('e1', 'e5');
  // Who sets up a board has not moved.
  assert.deepEqual([on('e5'), session.store.position.value.turn], ['K', 'w']);
  board.input.lift(squareIndex('h8'));
  board.input.drop(undefined);
  board.input.remove(squareIndex('d8'));
  assert.equal(text(), 'xe1, e5=♔, xh8, xd8');
  board.input.remove(squareIndex('d8'));
  assert.deepEqual([said(), text()], ['d8 is empty.', 'xe1, e5=♔, xh8, xd8']);
});

test('Escape lays what is chosen aside, then keys move pieces again', () => {
  const { desk: board, choose, press, said } = begun();
  const escape = () =>
    pressKey(board, {
      key: 'Escape',
      code: 'Escape',
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      altKey: false,
    } as KeyboardEvent);
  choose('r');
  assert.equal(escape(), true);
  assert.equal(said(), 'Nothing is chosen: the pieces on the board can be moved.');
  assert.equal(escape(), false);
  press('a8');
  assert.equal(said(), 'Black rook on a8 picked up. It may go anywhere.');
});

test('in a locked game nothing is set up, and the reason is told', async () => {
  const { session, around, choose, press, on } = begun();
  session.locked.value = { code: 'locked', allows: new Set() };
  choose('Q');
  press('d4');
  const refused: (string | undefined)[] = [session.feedback.value?.code];
  assert.equal(on('d4'), '.');
  for (const change of [
    () => commands.clear.run(session),
    () => commands.restart.run(session),
    () => commands.setUp.run(session, '4k3/8/8/8/8/8/8/4K3 w - - 0 1'),
    () => commands.chess960.run(session, 0),
    () => commands.chooseTurn.run(session, 'b'),
  ]) {
    session.announce(() => '');
    assert.equal(change(), false);
    refused.push(session.feedback.value?.code);
  }
  assert.deepEqual(
    refused,
    Array.from({ length: 6 }, () => 'locked'),
  );
  const answer = await setUpFen('4k3/8/8/8/8/8/8/4K3 w - - 0 1', around);
  assert.equal(
    typeof answer === 'function' ? answer(en) : answer,
    'Not while this game is being played: finish it or leave it.',
  );
  assert.equal(session.store.position.value.fen, USUAL);
});

test('a FEN is set up or refused, never both, and what is set up is legal', async () => {
  const rows = (await unpacked('malformed.jsonl'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const texts = rows.filter(
    ({ kind, encoding, input }) => kind === 'fen' && encoding === 'text' && input !== undefined,
  );
  assert.ok(texts.length > 50);
  const { session, around } = begun();
  let refused = 0;
  for (const { id, input } of texts) {
    const before = session.store.position.value.fen;
    const answer = await setUpFen(input, around);
    const { fen, isLegal, reasons } = session.store.position.value;
    assert.deepEqual([isLegal, reasons], [true, []], id);
    if (typeof answer !== 'function') assert.equal(answer.fen, fen, id);
    else {
      assert.equal(fen, before, id);
      assert.notEqual(answer(en), '', id);
      refused += 1;
    }
  }
  assert.ok(refused > 30, `${refused} refused`);
});

test('what was put right in a FEN is told, and a game is told from a position', async () => {
  const { session, around } = begun();
  const answer = await setUpFen('[FEN "4k3/8/8/8/8/8/8/4K2R w"]', around);
  assert.ok(typeof answer !== 'function');
  assert.ok(answer.notes.length >= 2);
  for (const note of answer.notes) assert.match(en.problem(note), /\.$/);
  assert.equal(session.store.position.value.fen, '4k3/8/8/8/8/8/8/4K2R w - - 0 1');
  for (const game of ['1. e4 e5', '[Event "x"]\n\n1. e4 *']) {
    const refused = await setUpFen(game, around);
    assert.match(typeof refused === 'function' ? refused(en) : '', /^This looks like a game/);
  }
  const king = await setUpFen('8/8/8/8/8/8/8/k7 w - - 0 1', around);
  assert.match(typeof king === 'function' ? king(en) : '', /no king/);
});

test('the other side’s turn forgets what a pawn has passed, and a position that is not legal says why', () => {
  const passed = 'rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3';
  assert.deepEqual(fieldsOf(passed), { turn: 'w', castling: 'KQkq', passing: 'd6' });
  assert.equal(withFields(passed, { turn: 'b' }), 'rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3');
  assert.equal(fieldsOf(withFields(passed, { castling: '-' })).passing, 'd6');
  assert.equal(withoutCounters(USUAL), 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -');
  const { session } = begun('4k3/8/8/8/8/8/4R3/4K3 b - - 0 1');
  commands.setUp.run(session, withFields(session.store.position.value.fen, { turn: 'w' }));
  const { isLegal, reasons, turn } = session.store.position.value;
  assert.deepEqual([isLegal, turn, reasons.map(({ code }) => code)], [false, 'w', ['opposite-check']]);
});

test('only the squares and rooks that are possible are offered', async () => {
  const squares = async (start: string) => {
    const { passable, rights } = await labs.fenFields(start);
    return [passable, rights.map(({ square, isUsual }) => (isUsual ? square : `(${square})`))];
  };
  assert.deepEqual(await squares('4k3/8/8/2pP4/8/8/8/4K2R w - - 0 1'), [['c6'], ['h1']]);
  assert.deepEqual(await squares('1k6/8/8/8/8/8/8/RK2R3 w - - 0 1'), [[], ['(e1)', '(a1)']]);
  assert.deepEqual(await squares(startOf('1k6/8/8/8/8/8/8/RK2R3 w - - 0 1', true)), [[], ['e1', 'a1']]);
  assert.deepEqual(await squares('8/8/8/8/8/8/8/8 w - - 0 1'), [[], []]);
});

test('a rook that gets its right takes it from the other on that side of the king', async () => {
  const { rights }: FenFields = await labs.fenFields('960:4k3/8/8/8/8/8/8/R3K1RR w - - 0 1');
  const of = (square: string) => rights.find((right) => right.square === square) ?? assert.fail(square);
  const [outer, inner, other] = [of('h1'), of('g1'), of('a1')];
  assert.equal(withRight('-', outer, rights), 'K');
  assert.equal(withRight('K', inner, rights), 'G');
  assert.equal(withRight('G', other, rights), 'QG');
  assert.equal(withRight('QG', inner, rights), 'Q');
  assert.equal(withRight('Q', other, rights), '-');
});

test('every number leads to the row that others know, step by step, and to its mirror', async () => {
  const rows = (await unpacked('sp960.tsv'))
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
  const known = new Map(rows.map(([number, row = '']) => [Number(number), row]));
  assert.equal(known.size, 960);
  for (const [number, row] of [...known].filter((_, at) => at % 97 === 0)) {
    const { steps, row: found, mirrored, sample } = await labs.chess960Start(number);
    assert.deepEqual([found, steps.length], [row, 5], String(number));
    assert.equal(known.get(mirrored), Array.from(row).toReversed().join(''));
    const filled = steps.map((step) => Array.from(step.row).filter((letter) => letter !== '.').length);
    assert.deepEqual(filled, [1, 2, 3, 5, 8]);
    const lines = sample.trimEnd().split('\n');
    assert.deepEqual([lines.length, lines[1]], [17, `| ${Array.from(row).join(' | ')} |`]);
    assert.deepEqual([lines[0], lines[3], lines[15]], ['-'.repeat(33), '| p | p | p | p | p | p | p | p |', lines[1]]);
  }
});

test('the way to a number is told in sums and sentences', async () => {
  const { steps, row, mirrored } = await labs.chess960Start(518);
  const { sum, step, row: named } = en.setup.chess960;
  assert.deepEqual(steps.map(sum), [
    '518 = 4 × 129 + 2',
    '129 = 4 × 32 + 1',
    '32 = 6 × 5 + 2',
    '5 of 10 pairs',
    'R K R',
  ]);
  assert.match(steps.map(step)[0] ?? '', /bishop on the light squares: of b, d, f, h, counted from 0, f\.$/);
  assert.equal(named(row), 'rook, knight, bishop, queen, king, bishop, knight, rook');
  assert.equal(mirrored, 534);
});

test('what is no number from 0 to 959 is told so, and sets nothing up', async () => {
  for (const wrong of [960, -1, 1.5, Number.NaN]) {
    await assert.rejects(labs.chess960Start(wrong), /^Error: Chess960: the starts are numbered 0 to 959\.$/);
    const { session } = begun();
    assert.equal(commands.chess960.run(session, wrong), false);
    assert.equal(session.feedback.value?.code, 'bad-number');
    assert.equal(session.store.position.value.fen, USUAL);
  }
});

test('rows that break a rule are found out, and those of the numbers keep all of them', async () => {
  const { kept, passed } = check(['RNBQKBNR', 'RBNQKBNR', 'KRBQNBNR', 'RQBQKBNR', 'RKRBBQNN']);
  assert.deepEqual([kept, passed], [{ bishops: 4, king: 4, whole: 4 }, 2]);
  const starts = await Promise.all(Array.from({ length: 96 }, (_, at) => labs.chess960Start(at * 10)));
  assert.equal(check(starts.map(({ row }) => row)).passed, 96);
});

function counting(own: Labs = labs) {
  const { session, said } = begun();
  let time = 0;
  const count = new Count({ session, labs: own }, () => (time += 60));
  const totals = () => count.depths.value.map(({ total }) => total);
  return { session, said, count, totals };
}

test('every position of the list is counted to what is known, by its first moves', async () => {
  const { count, totals, said } = counting();
  for (const { id, fen, counts } of KNOWN) {
    assert.equal(counts.length, DEPTHS, id);
    await count.start(fen, 3);
    assert.deepEqual(totals(), counts.slice(0, 3), id);
    const last = count.depths.value.at(-1);
    assert.equal(last?.known, counts[2], id);
    assert.equal(last?.moves.length, counts[0], id);
    assert.ok(last && isWhole(last));
  }
  assert.equal(said(), '31,058 positions after 3 half-moves.');
});

test('counts are written as programs print them', async () => {
  const { count } = counting();
  await count.start(USUAL, 3);
  const last = count.depths.value.at(-1) ?? assert.fail();
  const lines = printed(last).split('\n');
  assert.ok(lines.includes('e2e4: 600'));
  assert.deepEqual(lines.slice(20), ['', '8902', '']);
});

test('a position that is over has no paths, one that cannot mate has some, one that is not legal a reason', async () => {
  const { count, totals } = counting();
  await count.start('7k/5KQ1/8/8/8/8/8/8 b - - 0 1', 2);
  assert.deepEqual(totals(), [0, 0]);
  await count.start('7k/8/8/8/8/8/8/7K w - - 0 1', 2);
  assert.deepEqual(totals(), [3, 9]);
  await count.start('8/8/8/8/8/8/8/8 w - - 0 1', 2);
  assert.deepEqual([totals(), count.isRunning.value], [[], false]);
  assert.match(count.problem.value?.(en) ?? '', /king/);
});

test('a count tells how far it is, stops at once, and shows nothing that comes later', async () => {
  let calls = 0;
  const { count, said } = counting(
    labsWith({
      perft: async (fen, plies) => {
        calls += 1;
        if (calls === 50) count.stop();
        return labs.perft(fen, plies);
      },
    }),
  );
  await count.start(USUAL, DEPTHS);
  assert.equal(calls, 50);
  assert.deepEqual([count.isRunning.value, said()], [false, 'The count is stopped.']);
  assert.deepEqual(
    count.depths.value.map(({ plies, paths, moves }) => [plies, paths.length, moves.length]),
    [
      [1, 20, 20],
      [2, 20, 20],
      [3, 9, 20],
    ],
  );
});
