// The database: the article's queries, the game, words of SQL Server, bounds, and what is said of all of them.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { squareName } from '../../www/chess/squares';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { english as words } from '../../www/i18n/en/all';
import { EXAMPLES, FILL, litOf, queryOf, SqlConsole } from '../../www/sets/console';
import { rowsShown } from '../../www/sets/panel';
import { EngineFault } from '../../www/workers/fault';
import { labsOf } from '../../www/workers/labs';
import type { SqlAnswer } from '../../www/workers/sets';
import { labs, labsWith, loadSql, real } from './real';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

const COUNTS = {
  all: 4032,
  castle: 896,
  bishop: 560,
  knight: 336,
  possible: 1792,
  restricted: 1792,
  queen: 1456,
  king: 424,
  pawn: 324,
};

/** A sql over a game, and how it is asked. */
function begun(script = '', start?: string) {
  const session = new Session(Core.open());
  commands.loadScript.run(session, start, script);
  const sql = new SqlConsole(session, labs);
  const ask = async (text: string): Promise<SqlAnswer> => {
    await sql.ask(text);
    assert.ok(sql.answer.value, sql.failure.value?.detail ?? 'no answer');
    return sql.answer.value;
  };
  const rows = async (text: string) => (await ask(text)).tables.at(-1)?.rows;
  const fault = async (text: string) => (await ask(text)).fault?.message ?? '';
  return { session, sql, ask, rows, fault };
}

/** What is said beside an answer. */
const saidOf = ({ notes }: SqlAnswer) =>
  notes
    .map((note) =>
      'hint' in note ? words.sets.ask.hints[note.hint] : 'code' in note ? words.problem(note) : note.read,
    )
    .join(' ');

test('the queries of the article count what it counts', async () => {
  const { sql, ask } = begun();
  await sql.run('', true);
  for (const [id, count] of Object.entries(COUNTS) as [keyof typeof COUNTS, number][])
    assert.equal((await ask(queryOf(id))).tables.at(-1)?.count, count, id);
  assert.equal((await ask(queryOf('passed'))).tables.at(-1)?.count, 2576);
});

test('each example has an answer', async () => {
  const { sql, ask } = begun('e2e4, d7d5, e4d5');
  await sql.run('', true);
  assert.deepEqual(EXAMPLES.map(({ id }) => id).toSorted(), Object.keys(words.sets.ask.titles).toSorted());
  for (const { group, id, query } of EXAMPLES) {
    assert.ok(Object.hasOwn(words.sets.ask.groups, group), group);
    const { fault, tables } = await ask(query);
    assert.deepEqual([fault, tables.length], [undefined, 1], id);
  }
  await sql.run('', true);
  assert.deepEqual(
    (await ask(queryOf('twice'))).tables
      .at(-1)
      ?.rows.map(([, to]) => to)
      .toSorted(),
    ['c1', 'c3', 'd2', 'd4', 'e1', 'e5', 'f2', 'f4', 'g3', 'g5', 'h2', 'h4'],
  );
});

test('a formula yields what its SQL yields', async () => {
  // Both sides may castle: that is in the sets and in the tables.
  const { session, ask } = begun('e2e4, d7d5, g1f3, g8f6, f1e2, e7e6');
  const { fen } = session.store.position.value;
  for (const formula of [
    'rook or knight without queen',
    'knight then knight without knight inverse',
    'queen and king complement',
    'all and legal',
    'attacks-w or attacks-b',
    'moves-b without pawn',
    'pawn then bishop from g2 to c6 d7 e8',
    'possible from a1 d1 paths',
    '(rook or bishop) and blocked',
    'moves-w',
    'here without legal',
  ]) {
    const { pairs, sql } = await labs.moveSet(formula, fen);
    assert.ok(pairs.length > 0, formula);
    assert.equal((await ask(sql)).tables.at(-1)?.count, pairs.length, sql);
  }
});

test('the database holds the game on the board, and follows it', async () => {
  const { session, rows } = begun();
  assert.deepEqual(await rows('select count(*) from legal_moves'), [[20]]);
  commands.loadScript.run(session, undefined, 'e2e4, d7d5, e4d5, oops');
  commands.last.run(session);
  assert.deepEqual(await rows('select number, side, san, captured from history where capture'), [
    [2, 'w', 'exd5', 'p'],
  ]);
  assert.deepEqual(await rows("select token from tokens where kind = 'ignored'"), [['oops']]);
  commands.loadScript.run(session, '4k3/8/8/8/8/8/8/4K2R w K - 0 1', '');
  assert.deepEqual(await rows('select to_square from legal_moves where castling'), [['g1']]);
  commands.loadScript.run(session, '4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'xe1');
  commands.last.run(session);
  assert.deepEqual(await rows('select count(*) from legal_moves'), [[0]]);
  assert.deepEqual(await rows('select square, role, side from pieces order by 1'), [
    ['e8', 'king', 'b'],
    ['h1', 'rook', 'w'],
  ]);
});

test('the paths that pieces travel over are a view, by which the board tells what is blocked', async () => {
  const { rows, ask } = begun();
  const path = "select PathSquare from Paths where FromSquare = 'h8' and ToSquare = 'e5' order by Step";
  assert.deepEqual(await rows(path), [['g7'], ['f6']]);
  assert.deepEqual(await rows('select count(*) from Paths natural join KnightMoves'), [[0]]);
  // Of each side: two rooks 12 moves each, two bishops 5 each, the queen 16; no pawn.
  assert.equal((await ask(queryOf('stopped'))).tables.at(-1)?.count, 100);
});

const [TABLE = '', , VIEW = ''] = queryOf('made').split(/^GO$/m).slice(2);

test("the article's board and view are made as it writes them, and their rows are offered", async () => {
  const { sql, ask, rows, fault } = begun();
  await sql.run('', true);
  const made = await ask(TABLE);
  assert.match(saidOf(made), /\|\| substr\(cast\(\[Y\] as text\), 1, 1\)/);
  assert.deepEqual([made.fault, made.isBoardEmpty, made.own], [undefined, true, ['Board']]);
  assert.equal((await ask(queryOf('castle'))).isBoardEmpty, true);
  await sql.run(FILL);
  assert.deepEqual([sql.answer.value?.changed, sql.answer.value?.isBoardEmpty], [64, false]);
  assert.match(await fault(FILL), /UNIQUE constraint failed/);
  assert.equal(await fault(VIEW), '');
  assert.match(await fault(VIEW), /already exists/);
  assert.deepEqual(await rows('select Square, typeof(Square) from Board where X = 2 and Y = 3'), [['b3', 'text']]);
  for (const [id, count] of Object.entries(COUNTS) as [keyof typeof COUNTS, number][])
    assert.equal((await ask(queryOf(id))).tables.at(-1)?.count, count, id);
  await sql.run('', true);
  assert.deepEqual([sql.isAfresh.value, sql.answer.value?.own], [true, []]);
});

test('the example that makes the board and the view anew works a second time', async () => {
  const { sql, ask } = begun();
  await sql.run('', true);
  for (let time = 0; time < 2; time += 1) {
    const { fault, tables, own, gone } = await ask(queryOf('made'));
    assert.deepEqual([fault, tables.at(-1)?.count, own, gone], [undefined, 4032, ['Board', 'AllMoves'], []]);
  }
});

test('what breaks the examples is told, and starting afresh mends it', async () => {
  for (const [query, name] of [
    ['drop table Board', 'Board'],
    ['drop view AllMoves', 'AllMoves'],
    ['delete from Board', 'Board'],
    ["delete from Board where Square = 'e4'", 'Board'],
  ] as const) {
    const { sql, ask } = begun();
    await sql.run('', true);
    assert.deepEqual((await ask(query)).gone, [name], query);
    assert.deepEqual((await ask('select 1')).gone, [name], query);
    await sql.run('', true);
    assert.equal((await ask(queryOf('castle'))).tables.at(-1)?.count, 896, query);
    assert.deepEqual(sql.answer.value?.gone, [], query);
  }
});

test('the tables of the game only read, and nothing reaches out of the database', async () => {
  const { ask, rows } = begun();
  for (const query of [
    'delete from pieces',
    'insert into history values (1)',
    'drop table legal_moves',
    'update attacks set side = 1',
    'alter table reach rename to r',
    'create trigger t after delete on pieces begin select 1; end',
    'create temp table tokens (x)',
  ])
    assert.match((await ask(query)).fault?.denied ?? '', /^(pieces|history|legal_moves|attacks|reach|tokens)$/, query);
  for (const query of [
    "attach 'x.db' as x",
    'pragma hard_heap_limit = 0',
    'create virtual table v using fts5(x)',
    'vacuum',
    'update sqlite_dbpage set data = zeroblob(4096) where pgno = 2',
    'insert into dbo.SQLITE_DBPAGE values (2, zeroblob(4096))',
    'select * from sqlite_dbpage',
    'select count(*) from dbstat',
    "select * from bytecode('select 1')",
    "select * from tables_used('select 1')",
  ])
    assert.equal((await ask(query)).fault?.denied, 'all', query);
  assert.equal((await ask(queryOf('castle'))).tables.at(-1)?.count, 896);
  assert.deepEqual(await rows('begin; create table mine as select * from pieces; select count(*) from mine'), [[32]]);
  assert.deepEqual(await rows('select count(*) from pieces; drop table mine; select count(*) from pieces'), [[32]]);
});

test("words of T-SQL work, or a sentence says SQLite's", async () => {
  const { sql, ask, rows } = begun();
  await sql.run('', true);
  for (const [query, expected] of [
    ['select top 2 [Square] from [dbo].[Board] order by [Square]', [['a1'], ['a2']]],
    ['select distinct top (1) X from Board order by X desc', [[8]]],
    ["select isnull(null, 'none')", [['none']]],
    ['select convert(varchar(2), 12) + convert(char(1), 3)', [['123']]],
    ["select len(N'abc'), charindex('c', 'abc')", [[3, 3]]],
    ['select count(*) from Board with (nolock)', [[64]]],
    ['select 1\nGO\nselect 2\nGO', [[2]]],
    ['select 1\nselect 3', [[3]]],
    ["select left('abcdef', 2), right('abcdef', 2)", [['ab', 'ef']]],
    ['use SqlChess\nGO\nselect count(*) from Board', [[64]]],
    ['use [SqlChess]\nselect count(*) from Board', [[64]]],
  ] as const)
    assert.deepEqual(await rows(query), expected, query);
  for (const [query, sentence] of [
    ['select top 5 percent * from Board', /no top … percent/],
    ['declare @x int', /no declare, while, if or exec/],
    ['select * from Board where X = @x', /no variables such as @x/],
    ['select * into Mine from Board', /create table … as select/],
    ["select Square + '-' from Board", /\|\| joins texts/],
    ['select getdate() - 7', /SQLite keeps dates as texts/],
    ["select quotename('a')", /Texts: substr, instr/],
    ['use SqlChess', /only one database/],
    ['truncate table Board', /no truncate: write delete from/],
    ['select X from Board order by X offset 10 rows fetch next 5 rows only', /write limit 5 offset 10/],
    ['create table #t (X int)', /do not begin with #/],
    ['select try_convert(int, Square) from Board', /no try_convert/],
    ['select Square = X from Board', /write X as Square/],
    ['select X, Square = Y from dbo.Board', /write X as Square/],
    ['select 1\nselect Square = X from Board', /write X as Square/],
  ] as const)
    assert.match(saidOf(await ask(query)), sentence, query);
  for (const query of [
    'select X + Y from Board',
    'select X from Board where X = 1',
    "select 'a = b' from Board",
    "select count(*) from Board where Square = '#t'",
    'select case when X = 1 then 2 end from Board',
    'select X == Y from Board',
  ])
    assert.deepEqual((await ask(query)).notes, [], query);
});

test('a misspelt name is told with its place and the name that is near, and nothing far is suggested', async () => {
  const { ask } = begun();
  const { fault } = await ask('select 1;\nselect squar from pieces');
  assert.deepEqual([fault?.at, fault?.missing, fault?.near], [17, 'squar', 'square']);
  assert.equal((await ask('select * from AllMovs')).fault?.near, 'AllMoves');
  for (const query of [
    'select try_convert(int, X) from Board',
    'select try_convert(int, kind) from tokens',
    'select abc from pieces',
  ])
    assert.equal((await ask(query)).fault?.near, undefined, query);
});

test('what would fill the memory is bounded, and the next question is answered', async () => {
  const { ask, rows } = begun();
  const squares = "(select group_concat(a.Square, ' ') from Board a join (select 1 from Board limit 47) b)";
  const numbers = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000) select';
  for (const [query, expected] of [
    ['select zeroblob(100000000)', /too big/],
    // SQLite's own printf yields null where a text would be too long.
    ["select printf('%.*c', 500000000, 'x')", /too big/],
    ["select length(format('%1000001d', 1))", /too big/],
    ['select zeroblob(900000)', /^$/],
    [`${numbers} i, ${squares} as squares, ${squares} as from_squares from n`, /^$/],
    [`${numbers} ${Array.from({ length: 1500 }, (_, at) => `i + ${at}`).join(', ')} from n`, /^$/],
  ] as const) {
    const { fault, tables } = await ask(query);
    assert.match(fault?.message ?? '', expected, query.slice(0, 80));
    const cells = tables.flatMap((table) => table.rows.flat());
    assert.ok(cells.length <= 20_000 && cells.join('').length < 1_000_000, query.slice(0, 80));
    assert.deepEqual(await rows('select count(*) from pieces'), [[32]]);
  }
  const many = await ask('select 1;'.repeat(30));
  assert.deepEqual([many.tables.length, many.more], [20, 10]);
});

test('a question that goes on for ever ends after five seconds', async (t) => {
  const { fault } = begun();
  let now = 0;
  t.mock.method(performance, 'now', () => (now += 100));
  assert.match(
    await fault('with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n'),
    /interrupted/,
  );
});

test('the rows of a result stand on the board, each with its number, and a square shows its own', async () => {
  const { sql, ask } = begun();
  await ask("select san, from_square, to_square from legal_moves where from_square in ('b1', 'g1') order by san");
  const shown = rowsShown(sql, words);
  assert.deepEqual(
    shown.arrows.map(({ label, from, to }) => `${label} ${squareName(from)}${squareName(to)}`).toSorted(),
    ['1 b1a3', '2 b1c3', '3 g1f3', '4 g1h3'],
  );
  sql.row.value = 2;
  assert.equal(rowsShown(sql, words).arrows.find(({ label }) => label === '2')?.kind, 'best');
  rowsShown(sql, words).press(6);
  assert.equal(rowsShown(sql, words).arrows.length, 2);
  await ask("select to_square from legal_moves where san = 'Nf3'");
  assert.deepEqual(rowsShown(sql, words).tallies, [{ square: 21, text: '1' }]);
  assert.equal(rowsShown(sql, words).describe(21), 'in the result, 1 row');
  await ask(queryOf('stopped'));
  assert.deepEqual(
    [rowsShown(sql, words).arrows.length, rowsShown(sql, words).describe(0)],
    [0, 'in the result, 3 rows'],
  );
  await ask('select 1');
  assert.equal(rowsShown(sql, words).marks.size, 0);
});

test('several squares in one cell are as many pairs', () => {
  const table = { columns: ['from_square', 'squares'], rows: [['c7', 'a8 e8']], count: 1, isCut: false };
  assert.deepEqual(
    litOf(table).map(({ from = -1, to }) => [from, to].map(squareName)),
    [
      ['c7', 'a8'],
      ['c7', 'e8'],
    ],
  );
});

test('why there is no answer is told as it is, with what is lost', async () => {
  const session = new Session(Core.open());
  let answer: () => Promise<SqlAnswer> = () => Promise.reject(new EngineFault('forbidden'));
  const sql = new SqlConsole(session, labsWith({ query: () => answer() }));
  await sql.run();
  assert.equal(sql.failure.value?.code, 'forbidden');
  assert.doesNotMatch(words.sets.ask.faults.forbidden(''), /network/);
  answer = () =>
    labs.query({
      text: 'create table lost as select 1',
      isAfresh: true,
      facts: { start: '', moves: '', board: '', tokens: [], annotations: [] },
    });
  await sql.run();
  answer = () => Promise.reject(new EngineFault('silent'));
  await sql.run();
  assert.deepEqual([sql.failure.value?.code, sql.failure.value?.lost], ['silent', ['lost']]);
  assert.match(words.sets.ask.faults.silent(''), /^Stopped after 5 seconds/);
});

test('SQLite that cannot be loaded is told as such, and loaded by the next question', async () => {
  let isOffline = true;
  const client = real({ sql: () => (isOffline ? Promise.reject(new TypeError('Failed to fetch')) : loadSql()) });
  const sql = new SqlConsole(new Session(Core.open()), labsOf(client));
  await sql.run();
  assert.equal(sql.failure.value?.code, 'unloaded');
  isOffline = false;
  await sql.run();
  assert.deepEqual([sql.failure.value, sql.answer.value?.tables[0]?.count], [undefined, 12]);
});
