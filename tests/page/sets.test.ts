// Moves as sets: what the labs tell of them, how they are built, and how they stand on the board.

import { effect } from '@preact/signals';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Pair } from '#doors/labs.js';
import { squareIndex, squareName } from '../../www/chess/squares';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { english as words } from '../../www/i18n/en/all';
import { wordsOf } from '../../www/sets/build';
import { Builder, Sets } from '../../www/sets/builder';
import { highlight, setShown } from '../../www/sets/panel';
import { labs } from './real';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/** A bishop on e2, pinned to its king. */
const PINNED = '4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1';

const setOf = (formula: string, fen = START, square?: string) =>
  labs.moveSet(formula, fen, square === undefined ? undefined : squareIndex(square));
const named = (pairs: readonly Pair[]): string[] => pairs.map((pair) => pair.map(squareName).join(''));

function begun(start?: string) {
  const session = new Session(Core.open());
  if (start) commands.loadScript.run(session, start, '');
  return { session, builder: new Builder(session, labs) };
}

test('the sets of the article have its counts', async () => {
  const counts = new Map((await labs.namedSets()).map(({ set, count }) => [set, count]));
  const article = { all: 4032, rook: 896, bishop: 560, knight: 336, possible: 1792, queen: 1456, king: 424, pawn: 324 };
  for (const [set, count] of Object.entries(article)) {
    assert.equal(counts.get(set), count);
    assert.equal((await setOf(set)).pairs.length, count);
  }
  assert.equal((await setOf('rook or bishop or knight')).pairs.length, 1792);
});

test('who comes to a question in SQL sees how many pairs each set has', async () => {
  const { session } = begun();
  const sets = new Sets(session, labs);
  const { builder } = sets;
  assert.equal(builder.counts.value.size, 0);
  sets.show({ query: 'stopped' });
  await new Promise<void>((resolve) => {
    effect(() => void (builder.counts.value.size > 0 && resolve()));
  });
  assert.equal(builder.counts.value.get('rook'), 896);
});

test('a set is cut to what the pieces on the board can do, and to what is legal', async () => {
  const moves = async (formula: string) =>
    (await setOf(formula, PINNED)).pairs
      .map(([, to]) => squareName(to))
      .toSorted()
      .join(' ');
  assert.equal(await moves('bishop from e2'), 'a6 b5 c4 d1 d3 f1 f3 g4 h5');
  assert.equal(await moves('bishop from e2 and here'), 'a6 b5 c4 d1 d3 f1 f3 g4 h5');
  assert.equal(await moves('bishop from e2 and legal'), '');
  const { facts } = await setOf('bishop', PINNED, 'e2');
  assert.deepEqual([facts?.reach?.length, facts?.legal], [9, []]);
  assert.deepEqual([facts?.white?.map(squareName), facts?.black?.map(squareName)], [['e1'], ['e8']]);
});

test('of a position that is not legal nothing is told by the rules, with the reason', async () => {
  const { session, builder } = begun();
  commands.remove.run(session, squareIndex('e1'));
  builder.square.value = squareIndex('b1');
  assert.ok(await builder.work());
  assert.deepEqual([builder.found.value?.pairs.length, builder.found.value?.facts?.legal], [336, null]);
  builder.use('legal');
  assert.equal(await builder.work(), false);
  assert.match(words.problem(builder.fault.value as never), /king/);
  assert.equal(builder.found.value?.formula, 'knight');
  commands.undo.run(session);
  assert.ok(await builder.work());
  assert.equal(builder.found.value?.pairs.length, 20);
});

test('sets are put together and taken apart step by step', async () => {
  const { builder } = begun();
  builder.use('rook');
  builder.join.value = 'union';
  builder.use('knight');
  builder.join.value = 'then';
  builder.use('bishop');
  builder.add('from g2');
  assert.equal(builder.formula.value, 'rook or knight then bishop from g2');
  assert.ok(await builder.work());
  const steps = builder.found.value?.steps ?? [];
  assert.deepEqual(
    steps.map(({ count }) => count),
    [896, 1232, (await setOf('(rook or knight) then bishop')).pairs.length, builder.found.value?.pairs.length],
  );
  builder.remove(0);
  assert.equal(builder.formula.value, 'knight then bishop from g2');
  assert.ok(await builder.work());
  builder.remove(0);
  assert.equal(builder.formula.value, 'bishop from g2');
  assert.ok(await builder.work());
  builder.remove(0);
  assert.equal(builder.formula.value, '');
});

test('what a formula lacks is told with its place, and what was meant', async () => {
  const { builder } = begun();
  builder.formula.value = 'queen without rok';
  assert.equal(await builder.work(), false);
  const { args, code } = builder.fault.value ?? {};
  assert.deepEqual([code, args?.['column'], args?.['near']], ['no-such-set', 15, 'rook']);
  // What could be read last goes on to tell of the square that is pressed.
  builder.formula.value = 'knight';
  builder.square.value = squareIndex('d4');
  assert.ok(await builder.work());
  builder.formula.value = 'knigt';
  builder.square.value = squareIndex('g1');
  assert.equal(await builder.work(), false);
  const { square, facts } = builder.found.value ?? {};
  assert.deepEqual([square, facts?.reach?.map(squareName)], [squareIndex('g1'), ['f3', 'h3']]);
  assert.equal(builder.fault.value?.code, 'no-such-set');
  builder.formula.value = 'knight from g9';
  await builder.work();
  assert.match(builder.fault.value?.message ?? '', /g9/);
  builder.formula.value = '(rook or bishop) without queen';
  assert.ok(await builder.work());
  assert.deepEqual(
    [builder.fault.value, builder.found.value?.steps, builder.found.value?.pairs],
    [undefined, null, []],
  );
});

test('a formula is said in words', async () => {
  const said = async (formula: string) => wordsOf((await setOf(formula)).steps ?? [], words);
  assert.equal(await said('possible'), 'moves of rook, bishop or knight');
  assert.equal(await said('rook or knight'), 'moves of rook or knight');
  assert.equal(await said('fork-w or pin'), 'forks, for White or pins');
  assert.equal(
    await said('rook or knight then bishop from g2'),
    'moves of rook or knight, followed by moves of bishop from g2',
  );
  assert.equal(
    await said('bishop and legal paths'),
    'squares that moves of bishop that are also legal moves here pass over',
  );
});

test('the set that is most like another is told, if one is', async () => {
  assert.deepEqual((await setOf('rook or bishop')).near, { set: 'queen', more: 0, fewer: 0 });
  assert.deepEqual((await setOf('queen without king-steps')).near, { set: 'queen', more: 0, fewer: 420 });
  assert.deepEqual((await setOf('king-steps or knight from g1')).near, null);
  const { pairs } = await setOf('knight');
  assert.deepEqual(await labs.nearestSet(Uint8Array.from(pairs.slice(1).flat())), { set: 'knight', more: 0, fewer: 1 });
  assert.equal(await labs.nearestSet(Uint8Array.of(0, 63)), null);
});

const at = (formula: string, more: Partial<Parameters<typeof highlight>[0]> = {}) =>
  setOf(formula).then(({ pairs }) =>
    highlight({
      ways: pairs.map(([from, to]) => ({ from, to })),
      end: 'to',
      hasArrows: true,
      square: undefined,
      counted: words.sets.told.ends,
      begins: words.sets.begins,
      press: () => undefined,
      ...more,
    }),
  );
const d4 = squareIndex('d4');

test('numbers on the board tell how many pairs end or start on each square; few pairs are arrows', async () => {
  const bishop = await at('bishop');
  assert.equal(bishop.describe(d4), 'in the set, 13 pairs end here');
  assert.equal(bishop.tallies.find(({ square }) => square === d4)?.text, '13');
  assert.deepEqual([bishop.marks.get(d4), bishop.arrows], [['hatch'], []]);
  const start = await at('bishop', { end: 'from', counted: words.sets.told.starts });
  assert.equal(start.describe(d4), 'in the set, 13 pairs start here');
  const few = await at('knight from g2');
  assert.deepEqual(few.arrows.map(({ to }) => squareName(to)).toSorted(), ['e1', 'e3', 'f4', 'h4']);
  assert.deepEqual([few.tallies, few.describe(squareIndex('g2'))], [[], 'where it starts']);
  assert.equal(few.describe(d4), undefined);
});

test('a square that is pressed shows its pairs alone, whether anything stands there or not', async () => {
  const { builder, session } = begun();
  await builder.work();
  setShown(builder, words).press(d4);
  assert.equal(session.store.position.value.board[d4], '.');
  assert.ok(await builder.work());
  const shown = setShown(builder, words);
  assert.deepEqual(
    shown.arrows.map(({ from, to }) => squareName(from) + squareName(to)).toSorted(),
    named((await setOf('knight from d4')).pairs).toSorted(),
  );
  shown.press(d4);
  assert.equal(builder.square.value, undefined);
  builder.view.value = 'none';
  assert.equal(setShown(builder, words).marks.size, 0);
});

test('what others ask to be shown is there when the place is, and stays for its document', async () => {
  const { session } = begun();
  const sets = new Sets(session, labs);
  sets.builder.square.value = d4;
  sets.show({ formula: 'rook from d4' });
  assert.deepEqual([sets.tab.value, sets.builder.square.value], ['build', undefined]);
  await sets.builder.work();
  assert.equal(sets.builder.found.value?.pairs.length, 14);
  sets.show({ query: 'passed' });
  assert.match(sets.sql.text.value, /^select FromSquare, ToSquare, Step, PathSquare\nfrom Paths/);
  assert.equal(sets.tab.value, 'ask');
});
