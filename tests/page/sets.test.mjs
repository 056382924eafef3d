// Moves as sets: by chips, and in SQL by a real database.
import assert from 'node:assert/strict';
import { test } from 'node:test';
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

test('a formula yields what its SQL yields', async () => {
  const { page, close } = await openSets();
  await clickMoves(page, 'e2e4 d7d5');
  const press = { join: (how) => page.locator(`[name="set-join"][value="${how}"]`).check({ force: true }), set: (set) => page.click(`.set-palette [value="${set}"]`) };
  for (const formula of [
    ['start rook', 'union knight', 'less queen'],
    ['start knight', 'then knight', 'less knight', 'inverse'],
    ['start queen', 'meet king', 'complement'],
    ['start all', 'meet more legal'],
    ['start more attacks-w', 'union more attacks-b'],
    ['start more moves-b', 'less pawn'],
    ['start pawn', 'then bishop', 'from g2', 'to c6 d7 e8'],
  ]) {
    for (const step of formula) {
      const [how = '', ...set] = step.split(' ');
      if (how === 'inverse' || how === 'complement') await page.click(`#set-${how}`);
      else if (how === 'from' || how === 'to') {
        await page.fill('#set-squares', set.join(' '));
        await page.click(`#set-${how}`);
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
  await page.click('#set-from');
  assert.equal(await page.locator('#set-message').innerText(), '"g9" is no square; squares go from a1 to h8.');
  await page.fill('#set-squares', 'g2');
  await page.keyboard.press('Enter');
  assert.equal(await page.locator('#set-json').textContent(), '{"piece":"knight","current_location":"g2","moves":["e1","e3","f4","h4"]}');
  assert.equal(await page.locator('.overlay .meant').count(), 4);
  assert.equal(await page.locator('.overlay polygon').count(), 4);
  const place = (selector) => page.locator(selector).first().boundingBox();
  const [mark, square] = [await place('.overlay .from'), await place('.square[aria-label^="g2,"]')];
  assert.ok(mark && square && Math.abs(mark.x - square.x) < 1 && Math.abs(mark.y - square.y) < 1);
  await page.click('#flip');
  const [turnedMark, turned] = [await place('.overlay .from'), await place('.square[aria-label^="g2,"]')];
  assert.ok(turnedMark && turned && Math.abs(turnedMark.x - turned.x) < 1 && Math.abs(turnedMark.y - turned.y) < 1);
  await page.click('#tab-game');
  assert.equal(await page.locator('.overlay').isVisible(), false);
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
  await page.click('#set-from');
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
  await page.waitForFunction(() => document.querySelectorAll('.overlay polygon').length === 2);
  assert.deepEqual(await page.locator('#sql-results tbody td').allInnerTexts(), ['c7', 'N', '2', 'a8 e8']);
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
  assert.match((await ask(page, 'delete from pieces')).fault, /only reads/);
  assert.match((await ask(page, 'select * frm pieces')).fault, /near "frm"|syntax error/);
  assert.equal((await ask(page, 'select count(*) from dbo.[AllMoves]')).count, 1);
  assert.deepEqual(complaints, []);
  await close();
});
