// Moves as sets: by chips, and in SQL by a real database.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heavy } from './support/extent.mjs';
import { clickMoves, openBoard, openTab, setUp } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

async function openSets(options = {}) {
  const opened = await openBoard(options);
  await openTab(opened.page, 'sets');
  await opened.page.waitForSelector('#set-count');
  return opened;
}

/** @param {Page} page */
const count = async (page) => Number((await page.locator('#set-count').innerText()).replaceAll(/\D/g, ''));

/** Asks in SQL; answers the rows of the last table. @param {Page} page @param {string} query */
async function ask(page, query) {
  await page.fill('#sql', query);
  await page.click('#sql-run');
  await page.waitForFunction(() => document.querySelector('#sql-run')?.textContent === 'Run');
  const fault = await page.locator('#sql-message').innerText();
  const rows = await page.locator('#sql-results table').last().locator('tbody tr').evaluateAll((lines) =>
    lines.map((line) => Array.from(line.children, (cell) => cell.textContent)),
  ).catch(() => []);
  const said = await page.locator('#sql-state').innerText();
  return { rows, fault, count: Number((said.match(/^[\d\u202f]+/)?.[0] ?? '0').replaceAll(/\D/g, '')) };
}

test("the article's eight counts are one click each, and its queries count the same", async () => {
  const { page, complaints, close } = await openSets();
  const counts = { all: 4032, rook: 896, bishop: 560, knight: 336, possible: 1792, queen: 1456, king: 424, pawn: 324 };
  for (const [set, size] of Object.entries(counts)) {
    await page.click(`.set-palette [value="${set}"]`);
    assert.equal(await count(page), size, set);
  }
  const queries = { all: 4032, castle: 896, bishop: 560, knight: 336, possible: 1792, restricted: 1792, queen: 1456, king: 424, pawn: 324 };
  for (const [name, size] of Object.entries(queries)) {
    await page.selectOption('#sql-examples', `article ${name}`);
    await page.waitForFunction((wanted) => {
      const said = document.querySelector('#sql-state')?.textContent?.replaceAll('\u202f', '') ?? '';
      return document.querySelector('#sql-run')?.textContent === 'Run' && said.startsWith(`${wanted} rows`);
    }, size);
  }
  assert.deepEqual(complaints, []);
  await close();
});

test('sets are put together and taken apart by keyboard, which is never lost', async () => {
  const { page, close } = await openSets();
  const active = () => page.evaluate(() => document.activeElement?.closest('.set-palette')?.className ?? document.activeElement?.tagName);
  await page.focus('.set-palette [value="rook"]');
  await page.keyboard.press('Enter');
  assert.equal(await count(page), 896);
  await page.focus('#set-clear');
  await page.keyboard.press('Enter');
  assert.equal(await page.locator('#set-clear').isVisible(), false);
  assert.match((await active()) ?? '', /set-palette/);
  await close();
});

heavy('a formula yields what its SQL yields', async () => {
  const { page, close } = await openSets();
  // Both sides may castle: that is in the sets and in the tables.
  await clickMoves(page, 'e2e4 d7d5 g1f3 g8f6 f1e2 e7e6');
  const press = { join: (how) => page.locator(`[name="set-join"][value="${how}"]`).check({ force: true }), set: (set) => page.click(`.set-palette [value="${set}"]`) };
  for (const formula of [
    ['start rook', 'union knight', 'less queen'],
    ['start knight', 'then knight', 'less knight', 'inverse'],
    ['start queen', 'meet king', 'complement'],
    ['start all', 'meet more legal'],
    ['start more attacks-w', 'union more attacks-b'],
    ['start more moves-b', 'less pawn'],
    ['start pawn', 'then bishop', 'from g2', 'to c6 d7 e8'],
    ['start possible', 'from a1 d1', 'paths'],
    ['start rook', 'union bishop', 'meet more blocked'],
    ['start more moves-w'],
    ['start more here', 'less more legal'],
  ]) {
    for (const step of formula) {
      const [how = '', ...set] = step.split(' ');
      if (['inverse', 'complement', 'paths'].includes(how)) await page.click(`#set-${how}`);
      else if (how === 'from' || how === 'to') {
        await page.fill('#set-squares', set.join(' '));
        await page.selectOption('#set-end', how);
        await page.click('#set-cut');
      } else {
        await press.join(how);
        if (set[0] === 'more') await page.selectOption('#set-more', set[1] ?? '');
        else await press.set(set[0] ?? '');
      }
    }
    const expected = await count(page);
    const query = (await page.locator('#set-sql').textContent()) ?? '';
    const found = await ask(page, query);
    assert.equal(found.fault, '', query);
    assert.equal(found.count, expected, `${formula}: ${query}`);
    assert.ok(expected > 0, String(formula));
  }
  await close();
});

test('what a knight on g2 reaches is told as the article of piece mechanics tells it, and stands on the board', async () => {
  const { page, close } = await openSets();
  await page.click('.set-palette [value="knight"]');
  await page.fill('#set-squares', 'g9');
  await page.click('#set-cut');
  assert.equal(await page.locator('#set-message').innerText(), '"g9" is no square; squares go from a1 to h8.');
  await page.fill('#set-squares', 'g2');
  await page.keyboard.press('Enter');
  assert.equal(await page.locator('#set-json').textContent(), '{"piece": "knight", "current_location": "g2", "moves": ["e1", "e3", "f4", "h4"]}');
  await page.waitForFunction(() => ['.square[data-meant]', '.arrows .sets .arrow'].every((all) => document.querySelectorAll(all).length === 4));
  const place = (selector) => page.locator(selector).first().boundingBox();
  assert.match((await page.locator('.square[data-first]').getAttribute('aria-label')) ?? '', /^g2,/);
  /** The ways lie between the squares, as the board is turned. */
  const isBetween = async () => {
    const [way, from, to] = [await place('.arrows .sets .arrow'), await place('.square[data-first]'), await place('.square[data-meant]')];
    assert.ok(way && from && to);
    const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    const [right, bottom] = [Math.max(from.x, to.x) + from.width, Math.max(from.y, to.y) + from.height];
    assert.ok(way.x >= left && way.y >= top && way.x + way.width <= right && way.y + way.height <= bottom);
  };
  await isBetween();
  await page.click('#flip');
  await isBetween();
  await page.click('#tab-game');
  await page.waitForFunction(() => !document.querySelector('.arrows .sets > *, .square[data-meant], .square[data-first], .board[data-sets]'));
  await close();
});

test('a set is cut to what the pieces on the board can do, and to what is legal; JSON tells it in the same form', async () => {
  const { page, complaints, close } = await openSets();
  const json = async () => (await page.locator('#set-json').textContent()) ?? '';
  /** A bishop on e2, pinned to its king. */
  await setUp(page, '4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1');
  await page.click('#tab-sets');
  await page.click('.set-palette [value="bishop"]');
  await page.fill('#set-squares', 'e2');
  await page.click('#set-cut');
  assert.equal(JSON.parse(await json()).moves.length, 9);
  await page.click('#set-here');
  assert.equal(await count(page), 9);
  assert.deepEqual(JSON.parse(await json()), { piece: 'bishop', current_location: 'e2', moves: ['a6', 'b5', 'c4', 'd1', 'd3', 'f1', 'f3', 'g4', 'h5'] });
  assert.equal((await ask(page, (await page.locator('#set-sql').textContent()) ?? '')).count, 9);
  await page.click('#set-legal');
  assert.equal(await count(page), 0);
  assert.deepEqual(JSON.parse(await json()).moves, []);
  await page.getByRole('button', { name: 'Leave out: ∩ legal moves here' }).click();
  assert.equal(await count(page), 9);
  // Without its king the position is not legal: nothing moves in it by the rules, but the pieces are there.
  await openTab(page, 'script');
  await page.fill('#script', 'xe1');
  await page.click('#tab-sets');
  assert.equal(await count(page), 0);
  assert.match(await page.locator('#set-stuck').innerText(), /not legal: white has no king/);
  assert.deepEqual((await ask(page, 'select square, role, side from pieces; select count(*) from legal_moves')).rows, [['0']]);
  assert.match(await page.locator('#sql-message').innerText(), /not legal: white has no king/);
  assert.deepEqual((await ask(page, 'select square, role, side from pieces order by 1')).rows, [['e2', 'bishop', 'w'], ['e8', 'rook', 'b'], ['h8', 'king', 'b']]);
  await page.click('#undo');
  assert.equal(await count(page), 9);
  assert.deepEqual(complaints, []);
  await close();
});

test('the database holds the game on the board, and follows it', async () => {
  const { page, close } = await openSets();
  assert.equal((await ask(page, 'select * from legal_moves')).count, 20);
  await clickMoves(page, 'e2e4 d7d5 e4d5');
  assert.deepEqual((await ask(page, 'select number, side, san, captured from history where capture')).rows, [['2', 'w', 'exd5', 'p']]);
  assert.deepEqual((await ask(page, 'select square, role from pieces p where exists (select * from attacks a where a.to_square = p.square and a.side != p.side)')).rows, [['d5', 'pawn']]);
  assert.deepEqual((await ask(page, 'select token from tokens; select count(*) from pieces')).rows, [['31']]);
  assert.equal(await page.locator('#sql-results table').count(), 2);
  await setUp(page, '4k3/8/8/8/8/8/8/4K2R w K - 0 1');
  assert.deepEqual((await ask(page, "select to_square from legal_moves where castling")).rows, [['g1']]);
  await setUp(page, 'r3k3/2N5/8/8/8/8/8/4K3 b - - 0 1');
  await page.selectOption('#sql-examples', 'game forks');
  await page.waitForFunction(() => document.querySelectorAll('.arrows .sets .arrow').length === 2);
  assert.deepEqual(await page.locator('#sql-results tbody td').allInnerTexts(), ['c7', 'N', '2', 'a8 e8']);
  await close();
});

/** The article's board and view, and the rows that its script would insert. */
const MADE = {
  table: `CREATE TABLE [dbo].[Board] (
	[X] [smallint] NOT NULL ,
	[Y] [smallint] NOT NULL ,
	[Square] AS (isnull(convert(char(2),(char((96 + [X])) + convert(char(1),[Y]))),'')) ,
	CONSTRAINT [PK_Board] PRIMARY KEY  CLUSTERED ([X],[Y]),
	CONSTRAINT [CK_Board] UNIQUE  NONCLUSTERED  ([Square]),
	CONSTRAINT [CHK_Board_X_Domain] CHECK ([X] >= 1 and [X] <= 8),
	CONSTRAINT [CHK_Board_Y_Domain] CHECK ([Y] >= 1 and [Y] <= 8)
)
GO`,
  rows: Array.from({ length: 64 }, (_, at) => `INSERT INTO [dbo].[Board] ([X], [Y]) VALUES (${(at >> 3) + 1}, ${(at & 7) + 1})`).join('\n'),
  view: `create view AllMoves (X,Y,FromSquare, Xi, Yi, ToSquare)
as
Select R.X, R.Y, R.Square, O.X, O.Y, O.Square
from Board R cross join Board O
where R.Square != O.Square`,
};

test("the article's board and view are made as it writes them, its queries run on them, and views of one's own", async () => {
  const { page, complaints, close } = await openSets();
  const state = () => page.locator('#sql-state').innerText();
  assert.deepEqual(await ask(page, MADE.table), { rows: [], fault: "Read in SQLite’s words", count: 0 });
  assert.match((await page.locator('#sql-message pre').textContent()) ?? '', /\|\| substr\(cast\(\[Y\] as text\), 1, 1\)/);
  assert.deepEqual((await ask(page, 'select count(*) from Board')).rows, [['0']]);
  await ask(page, MADE.rows);
  assert.match(await state(), /^Done, 64 rows changed/);
  assert.match((await ask(page, MADE.rows)).fault, /UNIQUE constraint failed/);
  assert.equal((await ask(page, MADE.view)).fault, '');
  assert.match((await ask(page, MADE.view)).fault, /already exists.*start afresh/);
  assert.deepEqual((await ask(page, "select Square, typeof(Square) from Board where X = 2 and Y = 3")).rows, [['b3', 'text']]);
  for (const [name, size] of Object.entries({ all: 4032, castle: 896, bishop: 560, knight: 336, possible: 1792, restricted: 1792, queen: 1456, king: 424, pawn: 324 })) {
    await page.selectOption('#sql-examples', `article ${name}`);
    await page.waitForFunction((wanted) => document.querySelector('#sql-state')?.textContent?.replaceAll('\u202f', '').startsWith(`${wanted} rows`), size);
  }
  assert.equal(await page.locator('#sql-own').innerText().then((text) => text.replaceAll(/\s+/g, ' ').trim()), 'Your own: Board, AllMoves Start afresh');
  await ask(page, "create view Attacked as select distinct to_square as Square from attacks where side = 'w'");
  assert.deepEqual((await ask(page, "select count(*) from Attacked join Board on Board.Square = Attacked.Square where Y = 3")).rows, [['8']]);
  await page.click('#sql-afresh');
  assert.equal(await page.locator('#sql-own').isVisible(), false);
  assert.match((await ask(page, 'select * from Attacked')).fault, /no such table/);
  assert.equal((await ask(page, 'select * from AllMoves')).count, 4032);
  await page.selectOption('#sql-examples', 'article made');
  await page.waitForFunction(() => document.querySelector('#sql-state')?.textContent?.replaceAll('\u202f', '').startsWith('4032 rows'));
  assert.deepEqual(complaints, []);
  await close();
});

test('the tables of the game only read, and nothing reaches out of the database', async () => {
  const { page, close } = await openSets();
  for (const query of ['delete from pieces', "insert into history values (1)", 'drop table legal_moves', 'update attacks set side = 1', 'alter table reach rename to r', 'create trigger t after delete on pieces begin select 1; end', 'create temp table tokens (x)']) {
    assert.match((await ask(page, query)).fault, /holds the game on the board and only reads/, query);
  }
  for (const query of ["attach 'x.db' as x", 'pragma hard_heap_limit = 0', 'create virtual table v using fts5(x)', 'vacuum']) {
    assert.match((await ask(page, query)).fault, /reaches no files and no settings/, query);
  }
  assert.deepEqual((await ask(page, 'begin; create table mine as select * from pieces; select count(*) from mine')).rows, [['32']]);
  assert.deepEqual((await ask(page, 'select count(*) from pieces')).rows, [['32']]);
  await close();
});

test("words of T-SQL work, or a sentence says SQLite's", async () => {
  const { page, close } = await openSets();
  for (const [query, rows] of /** @type {[string, string[][]][]} */ ([
    ['select top 2 [Square] from [dbo].[Board] order by [Square]', [['a1'], ['a2']]],
    ['select distinct top (1) X from Board order by X desc', [['8']]],
    ["select isnull(null, 'none')", [['none']]],
    ['select convert(varchar(2), 12) + convert(char(1), 3)', [['123']]],
    ["select len(N'abc'), charindex('c', 'abc')", [['3', '3']]],
    ['select count(*) from Board with (nolock)', [['64']]],
    ['select 1\nGO\nselect 2\nGO', [['2']]],
    ['select 1\nselect 3', [['3']]],
    // A length is kept.
    ["select convert(varchar(3), 'abcdef'), convert(char(2), 123)", [['abc', '12']]],
    ["select top 1 cast('abcdef' as varchar(3)) + cast(12 as nvarchar(1))", [['abc1']]],
    ["select convert(decimal(5, 2), 3.14159), convert(numeric(9, 0), '12')", [['3.14', '12']]],
    ['create table Noted (X int, At datetime default getdate()) insert into Noted (X) values (1) select count(At) from Noted'.replaceAll(/ (insert|select)/g, '\n$1'), [['1']]],
    ["select left('abcdef', 2), right('abcdef', 2), right('abc', 0), replicate('ab', 2), isnull(convert(varchar(max), null), '')", [['ab', 'ef', '', 'abab', '']]],
    ["select top 1 FromSquare + ToSquare from AllMoves order by FromSquare, ToSquare", [['a1a2']]],
    ["select getdate() = datetime('now', 'localtime'), len(newid())", [['1', '32']]],
    ["select datediff(day, '2024-02-28 23:00', '2024-03-01 01:00'), datediff(mm, '2023-12-31', '2024-01-01'), datediff(year, '2023-12-31', '2024-01-01'), datediff(hour, '2024-01-01 00:59', '2024-01-01 01:01')", [['2', '1', '1', '1']]],
    ["select dateadd(month, 1, '2024-01-31'), dateadd(day, -1, convert(date, '2024-03-01')), datepart(year, '2024-03-01'), month('2024-03-01')", [['2024-02-29 00:00:00', '2024-02-29 00:00:00', '2024', '3']]],
    ["select charindex('c', 'abc'), printf('%s-%d-%.2f', 'a', 9007199254740993, 0.5), format(null, 1)", [['3', 'a-9007199254740993-0.50', 'null']]],
  ])) {
    assert.deepEqual((await ask(page, query)).rows, rows, query);
  }
  for (const [query, sentence] of /** @type {[string, RegExp][]} */ ([
    ['select top 5 percent * from Board', /no top … percent/],
    ['declare @x int', /no declare, while, if or exec/],
    ['select * from Board where X = @x', /no variables such as @x/],
    ['select * into Mine from Board', /create table … as select/],
    ["select Square + '-' from Board", /\|\| joins texts/],
    ['select FromSquare + ToSquare from AllMoves', /\|\| joins texts/],
    ['select R.[X] + R.Square from Board R', /\|\| joins texts/],
    ['select name + name from (select Square as name from Board)', /\|\| joins texts/],
    ['select san + uci from legal_moves', /\|\| joins texts/],
    ['with t(n, name) as (select X, Square from Board) select name + name from t', /\|\| joins texts/],
    ['select cast(3.14159 as decimal(5, 2))', /round\(x, 2\) what decimal\(9, 2\) does/],
    ["select format(1234.5, 'N2')", /printf\('%\.2f', x\)/],
    ["select cast('abcdef' as varchar(3))", /substr\(cast\(x as text\), 1, 3\)/],
    ["select getdate() - 7", /no such function: getdate[^]*SQLite keeps dates as texts/],
    ["select datename(weekday, '2024-01-01')", /SQLite keeps dates as texts/],
    ["select convert(varchar(10), '2024-01-01', 120)", /SQLite keeps dates as texts/],
    ["select quotename('a')", /no such function: quotename[^]*Texts: substr, instr/],
  ])) {
    assert.match((await ask(page, query)).fault, sentence, query);
  }
  // Nothing is said where numbers are added.
  for (const query of ['select X + Y from Board', 'select number + step from tokens', "select 1 + length(Square) from Board", 'select cast(X as integer) + +1 as Square from Board']) {
    assert.equal((await ask(page, query)).fault, '', query);
  }
  await close();
});

heavy('the paths that pieces travel over are a view, by which the board tells what is blocked', async () => {
  const { page, close } = await openSets();
  assert.deepEqual((await ask(page, 'select count(*) from Paths')).rows, [['2576']]);
  assert.deepEqual((await ask(page, "select PathSquare from Paths where FromSquare = 'h8' and ToSquare = 'e5' order by Step")).rows, [['g7'], ['f6']]);
  assert.deepEqual((await ask(page, "select count(*) from Paths natural join KnightMoves")).rows, [['0']]);
  await page.selectOption('#sql-examples', 'paths stopped');
  await page.waitForFunction(() => document.querySelector('#sql-run')?.textContent === 'Run' && /^\d+ rows/.test(document.querySelector('#sql-state')?.textContent ?? ''));
  // Of each side: two rooks 12 moves each, two bishops 5 each, the queen 16; no pawn.
  assert.match(await page.locator('#sql-state').innerText(), /^100 rows/);
  await setUp(page, '4k3/8/8/8/8/4n3/4P3/R2QK3 w Q - 0 1');
  await page.click('#tab-sets');
  const blocked = await ask(page, "select m.ToSquare, w.PathSquare from AllMoves m join Paths w using (FromSquare, ToSquare) join pieces p on p.square = w.PathSquare where m.FromSquare = 'a1' and m.Y = m.Yi order by 1");
  assert.deepEqual(blocked.rows, [['e1', 'd1'], ['f1', 'd1'], ['f1', 'e1'], ['g1', 'd1'], ['g1', 'e1'], ['h1', 'd1'], ['h1', 'e1']]);
  await page.click('.set-palette [value="rook"]');
  await page.locator('[name="set-join"][value="meet"]').check({ force: true });
  await page.selectOption('#set-more', 'blocked');
  await page.fill('#set-squares', 'a1');
  await page.click('#set-cut');
  assert.equal(await count(page), 4);
  await close();
});

heavy('what would fill the memory or freeze the tab is bounded, and the next question is answered', async () => {
  const { page, complaints, close } = await openSets();
  await ask(page, 'select 1');
  const squares = "(select group_concat(a.Square, ' ') from Board a join (select 1 from Board limit 47) b)";
  for (const [query, expected] of /** @type {[string, RegExp][]} */ ([
    ['select zeroblob(100000000)', /more than the console can hold/],
    // SQLite's own printf yields null where a text would be too long.
    ["select printf('%.*c', 500000000, 'x')", /more than the console can hold/],
    ["select length(format('%1000001d', 1))", /more than the console can hold/],
    ['select randomblob(1000000000)', /more than the console can hold/],
    ['select zeroblob(900000)', /^$/],
    [`with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000) select i, ${squares} as squares, ${squares} as from_squares from n`, /^$/],
    [`with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000) select ${Array.from({ length: 1500 }, (_, at) => `i + ${at}`).join(', ')} from n`, /^$/],
    ['select 1;'.repeat(200_000), /^$|more than five seconds/],
    ["with recursive n(i, t) as (select 1, '' union all select i + 1, printf('%.*c', 900000, 'x') from n limit 5000) select count(*) from (select t from n order by t || i)", /more than (the console can hold|five seconds)/],
  ])) {
    const found = await ask(page, query);
    assert.match(found.fault, expected, query.slice(0, 80));
    assert.ok((await page.locator('#sql-results td').count()) <= 20_000, query.slice(0, 80));
    assert.ok((await page.locator('#sql-results').innerText()).length < 1_000_000, query.slice(0, 80));
    assert.deepEqual((await ask(page, 'select count(*) from pieces')).rows, [['32']], query.slice(0, 80));
  }
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a question that SQLite cannot end itself is ended with its worker, which says what was lost', async () => {
  const { page, close } = await openSets();
  await ask(page, 'create table mine as select 1 as x');
  assert.deepEqual((await ask(page, 'select x from mine')).rows, [['1']]);
  const found = await ask(page, "select instr(printf('%.*c', 999999, 'a'), printf('%.*c', 499999, 'a') || 'b')");
  assert.match(found.fault, /more than five seconds and was ended.*gone with it: mine\./);
  assert.match((await ask(page, 'select x from mine')).fault, /no such table: mine/);
  assert.equal((await ask(page, 'select * from Paths')).count, 2576);
  await close();
});

heavy('what could not be loaded is asked for again with the next question', async () => {
  for (const file of ['**/sqlite3*.wasm', '**/sqlite3*.mjs', '**/labs*.wasm']) {
    const { page, close } = await openSets();
    await page.context().route(file, (route) => route.abort());
    assert.match((await ask(page, 'select 1')).fault, /SQLite could not load/, file);
    await page.context().unroute(file);
    assert.deepEqual((await ask(page, 'select count(*) from legal_moves')).rows, [['20']], file);
    await close();
  }
});

heavy('what sets and results show on the board is in the names of its squares', async () => {
  const { page, close } = await openSets();
  const name = (/** @type {string} */ square) => page.locator(`.square[aria-label^="${square},"]`).getAttribute('aria-label');
  await page.click('.set-palette [value="bishop"]');
  assert.equal(await name('d4'), 'd4, empty, in the set, 13 moves end here');
  await page.locator('[name="set-view"][value="from"]').check({ force: true });
  assert.equal(await name('d4'), 'd4, empty, in the set, 13 moves start here');
  await page.locator('[name="set-view"][value="off"]').check({ force: true });
  assert.equal(await name('d4'), 'd4, empty');
  await page.locator('[name="set-view"][value="to"]').check({ force: true });
  await page.fill('#set-squares', 'd4');
  await page.click('#set-cut');
  assert.equal(await name('d4'), 'd4, empty, where the set starts');
  assert.equal(await name('g7'), 'g7, black pawn, in the set, 1 move ends here');
  await page.click('#flip');
  assert.equal(await name('g7'), 'g7, black pawn, in the set, 1 move ends here');
  await page.click('#tab-game');
  assert.equal(await name('g7'), 'g7, black pawn');
  await page.click('#tab-sets');
  await ask(page, "select to_square from legal_moves where san = 'Nf3'");
  assert.match((await name('f3')) ?? '', /^f3, empty, in the result$/);
  await close();
});

heavy('a formula is said in words', async () => {
  const { page, close } = await openSets();
  const words = () => page.locator('#set-words').innerText();
  const join = (/** @type {string} */ how) => page.locator(`[name="set-join"][value="${how}"]`).check({ force: true });
  await page.click('.set-palette [value="possible"]');
  assert.equal(await words(), 'moves of rook, bishop or knight');
  await page.click('.set-palette [value="rook"]');
  await join('union');
  await page.click('.set-palette [value="knight"]');
  assert.equal(await words(), 'moves of rook or knight');
  await join('then');
  await page.click('.set-palette [value="bishop"]');
  await page.fill('#set-squares', 'g2');
  await page.click('#set-cut');
  assert.equal(await words(), 'moves of rook or knight, followed by moves of bishop from g2');
  await page.click('#set-paths');
  assert.equal(await words(), 'squares that moves of rook or knight, followed by moves of bishop from g2 pass over');
  assert.match(await page.locator('.card.sets').innerText(), /followed by\n[^]*Only moves\s+from/);
  await close();
});

heavy('in forced colours the hatch of a set is seen', async () => {
  const { page, close } = await openSets({ forcedColors: 'active' });
  await page.click('.set-palette [value="knight"]');
  // The corner is the end of the fewest moves: there the hatch is as strong as elsewhere, in the colour of marks.
  const [hatch, mark] = await page.locator('.square[data-meant]').first().evaluate((cell) => {
    const probe = document.createElement('i');
    probe.style.cssText = 'forced-color-adjust: none; color: var(--mark)';
    document.body.append(probe);
    return [getComputedStyle(cell, '::before').backgroundImage, getComputedStyle(probe).color];
  });
  assert.ok(hatch?.startsWith(`repeating-linear-gradient(-45deg, ${mark} `), `${hatch} with ${mark}`);
  await close();
});

test('a question that goes on for ever ends, can be stopped, and what cannot be read says where', async () => {
  const { page, complaints, close } = await openSets();
  const endless = 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n';
  assert.match((await ask(page, endless)).fault, /more than five seconds/);
  await page.fill('#sql', endless);
  await page.click('#sql-run');
  await page.getByText('Running …').waitFor();
  await page.click('#sql-run');
  assert.equal(await page.locator('#sql-state').innerText(), 'Stopped.');
  assert.match((await ask(page, 'select 1;\nselect squar from pieces')).fault, /Line 2, column 8: no such column: squar\./);
  await page.getByRole('button', { name: 'Use square' }).click();
  await page.waitForFunction(() => document.querySelectorAll('#sql-results table').length === 2);
  assert.match((await ask(page, 'select * frm pieces')).fault, /near "frm"|syntax error/);
  assert.equal((await ask(page, 'select count(*) from dbo.[AllMoves]')).count, 1);
  assert.deepEqual(complaints, []);
  await close();
});
