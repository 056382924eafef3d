// Keeping: the game of the last visit, games under names, and what may go wrong with either.
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { siteUrl } from './support/browser.mjs';
import { heavy } from './support/extent.mjs';
import { ask, comeBackTo, comeBackWithOld, kept, leave, reloaded, restored, tabOf, waitForKept } from './support/kept.mjs';
import { CALM, begin, played } from './support/game.mjs';
import { clickMoves, fenOf, movesShown, openBoard, openCard, openTab, ready, setUp, spoken, status } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Where an earlier version kept the document. */
const OLD = 'gridmate.document.1';
const USUAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** Another tab of the same browser. @param {Page} page */
async function openTwin(page) {
  const twin = await page.context().newPage();
  await twin.goto(siteUrl);
  await restored(twin);
  return twin;
}

/** What what can be undone says of the text that it belongs to. @param {string} text */
const sumOf = (text) => `${text.length} ${Array.from(text).reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5) >>> 0}`;

/** @param {Page} page */
const names = (page) => page.locator('.saved strong').allTextContents();
/** @param {Page} page @param {string} name @param {string} button */
async function press(page, name, button) {
  await forget(page);
  await page.locator('.saved li', { hasText: name }).getByRole('button', { name: `${button}: ` }).click();
  if (button !== 'Rename') await answered(page);
}
/** Takes away what was said last. @param {Page} page */
const forget = (page) => page.evaluate(() => document.querySelector('#documents-message')?.replaceChildren());
/** @param {Page} page */
const answered = (page) => page.waitForSelector('#documents-message p');
/** @param {Page} page @param {string} name */
async function saveAs(page, name) {
  await forget(page);
  await page.fill('#documents-name', name);
  await page.click('#documents-save');
  await answered(page);
}

test('games are saved under names, opened, renamed, deleted and brought back', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4 e7e5');
  await openCard(page, 'documents');
  await saveAs(page, 'King pawns');
  await spoken(page, '“King pawns” is saved.');
  await page.click('#first');
  await clickMoves(page, 'd2d4');
  await openCard(page, 'documents');
  await saveAs(page, '  \u202eQueen <b>pawn</b>\u0000 ');
  assert.deepEqual(await names(page), ['Queen <b>pawn</b>', 'King pawns']);
  await saveAs(page, '   ');
  assert.match((await names(page))[0] ?? '', /^Game of /, 'who gives no name gets one');
  await press(page, 'Game of', 'Delete');
  await press(page, 'King', 'Open');
  assert.deepEqual(await movesShown(page), ['e4', 'e5']);
  assert.equal(await page.locator('#back').isVisible(), true);
  await page.click('#undo');
  assert.deepEqual(await movesShown(page), ['d4']);
  await press(page, 'King', 'Rename');
  await page.keyboard.type('Two pawns');
  await page.keyboard.press('Enter');
  await answered(page);
  assert.deepEqual(await names(page), ['Queen <b>pawn</b>', 'Two pawns']);
  // Escape leaves the name as it was, and the sheet open.
  await press(page, 'Queen', 'Rename');
  await page.keyboard.type('Nothing');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelectorAll('.saved strong').length === 2);
  assert.deepEqual(await names(page), ['Queen <b>pawn</b>', 'Two pawns']);
  assert.equal(await page.locator('#panel-games').isVisible(), true);
  await press(page, 'Queen', 'Delete');
  assert.deepEqual(await names(page), ['Two pawns']);
  await page.locator('#documents-message').getByRole('button').click();
  await page.waitForFunction(() => document.querySelectorAll('.saved strong').length === 2);
  assert.deepEqual(await names(page), ['Queen <b>pawn</b>', 'Two pawns']);
  await page.reload();
  await ready(page);
  await openCard(page, 'documents');
  assert.deepEqual(await names(page), ['Queen <b>pawn</b>', 'Two pawns']);
  await press(page, 'Queen', 'Open');
  await page.click('#tab-game');
  await page.waitForSelector('#moves .branch');
  assert.deepEqual(complaints, []);
  await close();
});

test('all saved games go into one file and come out of it, and no other file does harm', async () => {
  const { page, complaints, close } = await openBoard();
  await setUp(page, '4k3/8/8/8/8/8/8/4K2R w K - 0 1');
  await clickMoves(page, 'e1g1');
  await openCard(page, 'documents');
  await saveAs(page, 'Castle');
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#documents-export')]);
  assert.equal(download.suggestedFilename(), 'gridmate.json');
  const text = await readFile(await download.path(), 'utf8');
  await press(page, 'Castle', 'Delete');
  await page.reload();
  await ready(page);
  await openCard(page, 'documents');
  const give = (/** @type {string | Buffer} */ content) => page.setInputFiles('#documents-file', { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const wrong = ['', '{', 'null', '[]', nested, '{"format":"gridmate-documents","documents":{}}', '{"format":"gridmate-documents","documents":[null,1,{"kept":{"start":1}}]}', Buffer.from([0xff, 0xfe, 0])];
  for (const content of wrong) {
    await give(content);
    await page.locator('#documents-message .error').waitFor();
    assert.deepEqual(await names(page), []);
    await page.evaluate(() => document.querySelector('#documents-message')?.replaceChildren());
  }
  await give(text);
  await page.locator('#documents-message .done').waitFor();
  assert.deepEqual(await names(page), ['Castle']);
  await give('{"format":"gridmate-documents","documents":[{"name":"Bad","date":"x","kept":{"start":"no","text":"e2e4","ply":1}}]}');
  await page.locator('.saved li', { hasText: 'Bad' }).waitFor();
  await press(page, 'Bad', 'Open');
  await page.locator('#documents-message .error').waitFor();
  await press(page, 'Castle', 'Open');
  assert.deepEqual(await movesShown(page), ['O-O']);
  assert.deepEqual(complaints, []);
  await close();
});

test('where there is no room, a sentence says so, and the game can be saved as a file', async () => {
  const { page, complaints, close } = await openBoard();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await clickMoves(page, 'e2e4');
  await page.waitForSelector('.trouble');
  assert.match(await page.locator('.trouble p').innerText(), /no more room/);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.trouble button.primary').click()]);
  const { documents } = JSON.parse(await readFile(await download.path(), 'utf8'));
  assert.equal(documents[0].kept.text, 'e2e4');
  await openCard(page, 'documents');
  await saveAs(page, 'More');
  await page.locator('#documents-message .error').waitFor();
  assert.deepEqual(await names(page), []);
  await clickMoves(page, 'e7e5');
  assert.equal(await status(page), 'White to move');
  assert.deepEqual(complaints, []);
  await close();
});

heavy('of two tabs each keeps its own game, with its computer and what can be undone, and of one that is closed it is among the saved games', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  await begin(page, { player: 'minimax:1' });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  await waitForKept(page, (record) => record?.kept.text.split(', ').length === 2);
  const other = await openTwin(page);
  // It does not go on with the game of the first, nor does the engine.
  assert.deepEqual(await movesShown(other), []);
  assert.equal(await other.locator('#game-open').isVisible(), true);
  await begin(other, { player: 'random' });
  await clickMoves(other, 'd2d4');
  await played(other, 2);
  // A tab that has been idle meanwhile changes nothing but its own.
  await page.click('#undo');
  await clickMoves(page, 'c2c4');
  await played(page, 2);
  for (const [tab, first, player] of /** @type {const} */ ([[page, 'c4', /Minimax/], [other, 'd4', /[Rr]andom/], [page, 'c4', /Minimax/]])) {
    await tab.reload();
    await ready(tab);
    await tab.waitForSelector('#game .state');
    assert.equal((await movesShown(tab))[0], first);
    assert.match(await tab.locator('.player').allInnerTexts().then(String), player);
    assert.equal(await tab.locator('#undo').isDisabled(), false);
  }
  assert.equal((await ask(page, 'documents', 'getAllKeys')).length, 2);
  await openCard(page, 'documents');
  assert.deepEqual(await names(page), [], 'a tab that is there keeps its own');
  const moves = await movesShown(other);
  await other.close();
  await page.reload();
  await ready(page);
  await openCard(page, 'documents');
  await press(page, 'Game of', 'Open');
  assert.deepEqual(await movesShown(page), moves);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('who comes back finds the game that was changed last, and a copy of a tab is a game of its own', async () => {
  const { page, complaints, close } = await openBoard();
  const other = await openTwin(page);
  await clickMoves(page, 'e2e4');
  await waitForKept(page, (record) => record?.kept.text === 'e2e4');
  await clickMoves(other, 'd2d4');
  await waitForKept(other, (record) => record?.kept.text === 'd2d4');
  await other.close();
  const third = await openTwin(page);
  assert.deepEqual(await movesShown(third), ['d4']);
  // What a browser does that copies a tab.
  const tab = await tabOf(page);
  const copy = await page.context().newPage();
  await leave(copy);
  await copy.evaluate((name) => sessionStorage.setItem('gridmate.tab', name), tab);
  await copy.goto(siteUrl);
  await restored(copy);
  assert.deepEqual(await movesShown(copy), ['e4']);
  await clickMoves(copy, 'e7e5');
  await waitForKept(copy, (record) => record?.kept.text === 'e2e4, e7e5');
  assert.equal((await kept(page)).kept.text, 'e2e4');
  await copy.click('#undo');
  await copy.click('#undo');
  assert.deepEqual(await movesShown(copy), []);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('of 40 games that two tabs save at once none is lost, and each is renamed and deleted by what it is', async () => {
  const { page, complaints, close } = await openBoard();
  const other = await openTwin(page);
  for (const tab of [page, other]) await openCard(tab, 'documents');
  const save = (/** @type {Page} */ tab, /** @type {string} */ letter) =>
    tab.evaluate((name) => {
      const field = /** @type {HTMLInputElement} */ (document.querySelector('#documents-name'));
      for (let number = 1; number <= 20; number += 1) {
        field.value = `${name}${number}`;
        /** @type {HTMLElement} */ (document.querySelector('#documents-save')).click();
      }
    }, letter);
  await Promise.all([save(page, 'a'), save(other, 'b')]);
  for (const tab of [page, other]) await tab.waitForFunction(() => document.querySelectorAll('.saved li').length === 40);
  assert.equal(new Set(await names(page)).size, 40);
  // A name is being written while the other tab saves one more.
  await page.locator('.saved li', { hasText: /^a7/ }).getByRole('button', { name: 'Rename: ' }).click();
  await saveAs(other, 'between');
  await page.keyboard.type('seven');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelectorAll('.saved li').length === 41);
  const found = await names(page);
  assert.ok(found.includes('seven') && found.includes('between') && !found.includes('a7'), found.join());
  await other.locator('.saved strong', { hasText: 'seven' }).waitFor();
  await press(other, 'seven', 'Delete');
  await page.waitForFunction(() => document.querySelectorAll('.saved li').length === 40);
  assert.equal((await names(page)).includes('seven'), false);
  assert.deepEqual(complaints, []);
  await close();
});

test('what an earlier version has kept is taken over once, of each tab, and what cannot be read is put aside', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  const text = (/** @type {string} */ moves) => JSON.stringify({ start: USUAL, text: moves, sheet: false, ply: moves.split(' ').length });
  const past = (/** @type {string} */ moves) => ({ of: sumOf(USUAL + moves), done: [], undone: [], texts: [], branches: [] });
  await comeBackWithOld(page, {
    [OLD]: text('e2e4, e7e5'),
    'gridmate.match.1': JSON.stringify({ w: '', b: 'level:3', seed: 1, isOver: false, isPaused: false, from: 0, help: 'free', stamps: [] }),
    'gridmate.past.1': JSON.stringify({ ...past('e2e4, e7e5'), done: [{ at: 4, removed: '', added: ', e7e5', cause: 'reply', before: { start: 0, sheet: false, ply: 1, branches: [] }, after: { start: 0, sheet: false, ply: 2, branches: [] } }], texts: [USUAL] }),
    [`${OLD}.0.5`]: text('d2d4'),
    'gridmate.saved.1': JSON.stringify([{ name: 'New', date: 2, kept: JSON.parse(text('c2c4')) }, { name: 'Old', date: 1, kept: JSON.parse(text('g1f3')) }]),
    'gridmate.contest.1': JSON.stringify({ plan: { first: 'random', second: 'random', games: 4 }, played: [{ number: 0, start: USUAL, moves: 'e2e4', first: 'w', result: '*', end: 'x' }], pace: 'fast' }),
    'gridmate.aside.1.gridmate.document.1': 'torn',
    'gridmate.theme': 'dark',
  });
  assert.deepEqual(await movesShown(page), ['e4', 'e5']);
  await page.waitForSelector('#game .state');
  assert.match(await page.locator('.player').allInnerTexts().then(String), /Level 3/);
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).sort()), ['gridmate.bars', 'gridmate.theme']);
  await openCard(page, 'documents');
  assert.deepEqual((await names(page)).sort(), [(await names(page)).find((name) => name.startsWith('Game of')), 'New', 'Old'].sort());
  await page.locator('#documents-aside button').waitFor();
  await openTab(page, 'match');
  await page.waitForSelector('#panel-match [data-state="stopped"]');
  assert.match(await page.locator('#match-standing').innerText(), /^1 of 4/);
  await reloaded(page);
  assert.deepEqual(await movesShown(page), ['e4', 'e5']);
  assert.deepEqual(complaints, []);
  await close();
});

test('what cannot be read is put aside as it is, said, and offered as a file', async () => {
  const { page, complaints, close } = await openBoard();
  const game = { start: USUAL, text: 'e2e4', sheet: false, ply: 1 };
  const good = { name: 'Good', date: 1, kept: game };
  const truncated = '{"start":"rnbqkbnr/pppp';
  const later = { name: 'Later', date: 2, kept: { ...game, version: 2, tree: { of: 'later' } } };
  await comeBackTo(page, () => ({ changed: 1, kept: { ...game, text: 7, note: 'torn' } }));
  await page.waitForSelector('.trouble');
  assert.match(await page.locator('.trouble p').innerText(), /cannot be read.*put aside/);
  await leave(page);
  await ask(page, 'saved', 'put', good);
  await ask(page, 'saved', 'put', later);
  await comeBackWithOld(page, { [OLD]: truncated });
  await page.waitForSelector('.trouble');
  await clickMoves(page, 'd2d4');
  await openCard(page, 'documents');
  assert.deepEqual(await names(page), ['Good']);
  assert.equal(await page.locator('#card-documents .empty').isVisible(), false);
  await saveAs(page, 'More');
  assert.deepEqual(await names(page), ['More', 'Good']);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#documents-aside button').click()]);
  const text = await readFile(await download.path(), 'utf8');
  for (const part of [truncated, '"note":"torn"', '"tree":{"of":"later"}']) assert.ok(text.includes(part), text);
  const give = (/** @type {string} */ content) => page.setInputFiles('#documents-file', { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await give(JSON.stringify({ format: 'gridmate-documents', version: 2, documents: [good] }));
  await page.locator('#documents-message .error').waitFor();
  assert.match(await page.locator('#documents-message .error').innerText(), /later version/);
  assert.deepEqual(await names(page), ['More', 'Good']);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('20,000 games are added from a file, and a file that fails changes nothing', async () => {
  const { page, complaints, close } = await openBoard({ serviceWorkers: 'block' });
  await clickMoves(page, 'e2e4 e7e5');
  await openCard(page, 'documents');
  await saveAs(page, 'Mine');
  const documents = Array.from({ length: 20_000 }, (_, at) => ({ name: `Game ${at + 1}`, date: at + 1, kept: { start: USUAL, text: 'e2e4, e7e5, g1f3, b8c6, f1b5, a7a6', sheet: false, ply: 6 } }));
  const folder = await mkdtemp(join(tmpdir(), 'gridmate-file-'));
  const file = join(folder, 'games.json');
  await writeFile(file, JSON.stringify({ format: 'gridmate-documents', version: 1, documents }));
  await page.setInputFiles('#documents-file', file);
  await page.locator('#documents-message .done', { hasText: '20000 games added' }).waitFor({ timeout: 120_000 });
  assert.deepEqual((await names(page)).slice(0, 2), ['Game 1', 'Game 2']);
  assert.equal((await names(page)).length, 50);
  await page.click('#documents-more');
  await page.waitForFunction(() => document.querySelectorAll('.saved li').length === 100);
  // Where there is no room for a file, all that was there stays, also what can be undone.
  await page.route('**/saved-worker.js*', async (route) => {
    const response = await route.fetch();
    const full = `const { put } = IDBObjectStore.prototype; let count = 0; IDBObjectStore.prototype.put = function (...given) { if ((count += 1) > 9000) throw new DOMException('full', 'QuotaExceededError'); return put.apply(this, given); };`;
    await route.fulfill({ response, body: `${full}\n${await response.text()}` });
  });
  await page.setInputFiles('#documents-file', file);
  await page.locator('#documents-message .error', { hasText: 'no more room' }).waitFor({ timeout: 120_000 });
  await rm(folder, { recursive: true });
  assert.equal((await ask(page, 'saved', 'getAllKeys')).length, 20_001);
  await page.reload();
  await ready(page);
  await page.waitForSelector('#undo:enabled');
  await page.click('#undo');
  await page.click('#undo');
  assert.deepEqual(await movesShown(page), []);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a warning goes when the page could keep the game after all, which is said; where it fails now and then, it stays', async () => {
  const { page, complaints, close } = await openBoard();
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    let writes = 0;
    Object.assign(globalThis, { fails: (/** @type {number} */ write) => write % 2 === 1 });
    IDBObjectStore.prototype.put = function (...values) {
      writes += 1;
      if (/** @type {any} */ (globalThis).fails(writes)) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, values);
    };
  });
  await clickMoves(page, 'e2e4');
  await page.waitForSelector('.trouble');
  const gone = await page.evaluateHandle(() => {
    const seen = { times: 0 };
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes) for (const node of removedNodes) if (/** @type {Element} */ (node).className === 'trouble') seen.times += 1;
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  await clickMoves(page, 'e7e5');
  await waitForKept(page, (record) => record?.kept.text === 'e2e4, e7e5');
  await clickMoves(page, 'g1f3');
  // What fails and what does not follow each other.
  assert.equal(await gone.evaluate(({ times }) => times), 0);
  await page.evaluate(() => Object.assign(globalThis, { fails: () => false }));
  await clickMoves(page, 'b8c6');
  await page.locator('.trouble button', { hasText: 'Close' }).focus();
  await page.locator('.trouble').waitFor({ state: 'detached' });
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'undo');
  await page.locator('#live', { hasText: 'What is open here is saved again.' }).waitFor();
  assert.equal(await gone.evaluate(({ times }) => times), 1);
  // Another time it is shown again.
  await page.evaluate(() => Object.assign(globalThis, { fails: () => true }));
  await clickMoves(page, 'f1b5');
  await page.waitForSelector('.trouble');
  assert.deepEqual(complaints, []);
  await close();
});

heavy('an error of the program that comes while the page keeps something is logged and said to be one', async () => {
  const { page, complaints, close } = await openBoard();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => /** @type {any} */ (undefined).put;
  });
  await clickMoves(page, 'e2e4');
  await page.waitForSelector('.trouble');
  assert.match(await page.locator('.trouble p').innerText(), /Something in Gridmate has failed/);
  assert.match(complaints.join(), /TypeError/);
  await close();
});

heavy('where a browser that blocks storage has no database, that is said', async () => {
  const { page, complaints, close } = await openBoard();
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: null }));
  await page.reload();
  await ready(page);
  await clickMoves(page, 'e2e4');
  await page.waitForSelector('.trouble');
  assert.match(await page.locator('.trouble p').innerText(), /cookies or storage are blocked/);
  assert.deepEqual(complaints, []);
  await close();
});

test('where storage is blocked, that is said, and the game goes on', async () => {
  const { page, complaints, close } = await openBoard();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(globalThis, name, { get() { throw new DOMException('Access is denied', 'SecurityError'); } });
    }
    Object.defineProperty(navigator, 'locks', { value: { request: () => Promise.reject(new DOMException('Access is denied', 'SecurityError')) } });
  });
  await page.reload();
  await ready(page);
  await clickMoves(page, 'e2e4');
  await page.waitForSelector('.trouble');
  assert.match(await page.locator('.trouble p').innerText(), /cookies or storage are blocked/);
  await openCard(page, 'documents');
  await saveAs(page, 'More');
  await page.locator('#documents-message .error', { hasText: 'blocked' }).waitFor();
  await openTab(page, 'match');
  await page.fill('#match-games', '2');
  await page.selectOption('#match-first', 'random');
  await page.selectOption('#match-second', 'random');
  await page.click('#match-start');
  await page.waitForFunction(() => document.querySelectorAll('#match-list li').length === 2);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('what is kept may be anything, branches and saved games too', async () => {
  const { page, complaints, close } = await openBoard();
  const kept = (/** @type {object} */ more) => ({ start: USUAL, text: 'e2e4', sheet: false, ply: 1, ...more });
  for (const [junk, moves] of /** @type {[unknown, string[]][]} */ ([
    [kept({ branches: 7 }), ['e4']],
    [kept({ branches: [null, 1, { text: 1 }, { text: 'x' }, { text: 'd2d4', steps: '' }] }), ['e4']],
    [kept({ branches: [{ text: 'd2d4', steps: '<img src=x onerror=alert(1)>' }], ply: -5 }), ['e4']],
    [kept({ branches: Array.from({ length: 5000 }, () => ({ text: 'd2d4', steps: '1w d4' })) }), ['e4']],
    [kept({ claimed: 'nothing' }), ['e4']],
    [kept({ start: '960:5e9' }), []],
    [kept({ text: 7 }), []],
    ['{', []],
    [[], []],
    [null, []],
  ])) {
    await comeBackTo(page, () => ({ changed: 1, kept: junk, past: junk, game: junk }));
    await ask(page, 'saved', 'put', { kept: junk });
    assert.deepEqual(await movesShown(page), moves, JSON.stringify(junk).slice(0, 80));
  }
  for (const junk of ['{"a":'.repeat(5000) + 1 + '}'.repeat(5000), `\u0000${JSON.stringify(kept({}))}`, '{', '7']) {
    await comeBackWithOld(page, { [OLD]: junk, 'gridmate.saved.1': junk, 'gridmate.past.1': junk, 'gridmate.match.1': junk, 'gridmate.contest.1': junk });
    assert.match(await status(page), /to move$/, junk.slice(0, 80));
    await page.waitForFunction(() => localStorage.length === 0);
  }
  await openCard(page, 'documents');
  await page.locator('#documents-aside button').waitFor();
  await openTab(page, 'script');
  assert.deepEqual(complaints, []);
  await close();
});

heavy('what was changed can be taken back and made again after a reload, too', async () => {
  const { page, complaints, close } = await openBoard();
  const states = async (/** @type {string} */ way) => {
    const found = [];
    while (await page.locator(`#${way}`).isEnabled()) {
      await page.click(`#${way}`);
      found.push(`${await fenOf(page)} ${(await movesShown(page)).join(' ')}`);
    }
    return found;
  };
  await clickMoves(page, 'e2e4 e7e5 g1f3');
  await page.click('#first');
  await clickMoves(page, 'd2d4');
  await setUp(page, '4k3/8/8/8/8/8/8/4K2R w K - 0 1');
  await clickMoves(page, 'e1g1');
  const back = await states('undo');
  const forth = await states('redo');
  assert.equal(back.length, 6);
  await page.click('#undo');
  await page.click('#undo');
  await page.reload();
  await ready(page);
  await page.waitForSelector('#redo:enabled');
  await openCard(page, 'fen');
  assert.deepEqual(await movesShown(page), ['d4']);
  assert.deepEqual(await states('redo'), forth.slice(-2));
  await page.reload();
  await ready(page);
  await page.waitForSelector('#undo:enabled');
  await openCard(page, 'fen');
  assert.deepEqual(await states('undo'), back);
  assert.deepEqual(await states('redo'), forth);
  // A link is a change like another, and what was before it is still there.
  await page.goto('about:blank');
  await page.goto(`${siteUrl}#script=c2c4`);
  await ready(page);
  await page.waitForSelector('#undo:enabled');
  await openCard(page, 'fen');
  await waitForKept(page, (record) => record.kept.text === 'c2c4');
  assert.deepEqual((await states('undo')).slice(1), back);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('what changes before all of the page has come can be taken back after a reload, too', async () => {
  const { page, complaints, close } = await openBoard({ serviceWorkers: 'block' });
  await clickMoves(page, 'e2e4');
  await waitForKept(page, (record) => record?.past?.parts[0].changes.length === 1);
  await page.goto('about:blank');
  /** @type {import('playwright-core').Route[]} */
  const late = [];
  await page.route('**/app/late.js', (route) => void late.push(route));
  await page.goto(`${siteUrl}#script=c2c4`, { waitUntil: 'commit' });
  await waitForKept(page, (record) => record.kept.text === 'c2c4');
  await late[0]?.continue();
  await ready(page);
  await page.unroute('**/app/late.js');
  await waitForKept(page, (record) => record?.past?.parts[0].changes.length === 2);
  await page.reload();
  await ready(page);
  await page.click('#undo');
  assert.deepEqual(await movesShown(page), ['e4']);
  await page.click('#undo');
  assert.deepEqual(await movesShown(page), []);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('of changes no more is kept than there is room for', async () => {
  const { page, complaints, close } = await openBoard();
  await openTab(page, 'script');
  await page.evaluate(() => {
    const box = /** @type {HTMLTextAreaElement} */ (document.querySelector('#script'));
    for (const text of ['e2e4', 'x '.repeat(400_000), 'd2d4', 'd2d4, d7d5']) {
      box.value = text;
      box.dispatchEvent(new Event('input'));
    }
  });
  await waitForKept(page, (record) => record?.past?.parts[0].changes.length === 1);
  await page.reload();
  await ready(page);
  await page.waitForSelector('#undo:enabled');
  await page.click('#undo');
  assert.deepEqual(await movesShown(page), ['d4']);
  assert.equal(await page.locator('#undo').isDisabled(), true);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('what is kept of changes may be anything, and is believed if it leads to the document', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4 e7e5');
  await waitForKept(page, (record) => record?.past?.parts[0].changes.length === 2);
  const record = await kept(page);
  const [told] = record.past.parts;
  const other = (/** @type {object} */ more) => ({ parts: [{ ...told, ...more }] });
  const toAndFro = Array.from({ length: 5000 }, (_, at) => [at % 2 ? 'redo' : 'undo']);
  for (const [junk, undos] of /** @type {[unknown, number][]} */ ([
    [other({}), 2],
    [other({ changes: [...told.changes, ...toAndFro] }), 2],
    ['{', 0],
    [null, 0],
    [[], 0],
    [{ parts: 'x' }, 0],
    [{ parts: [] }, 0],
    [{ parts: [null, 1, told] }, 0],
    [other({ bytes: 'no base64 at all' }), 0],
    [other({ bytes: record.kept.bytes.slice(0, -4) }), 0],
    [other({ changes: 'x' }), 0],
    [other({ changes: [['free']] }), 0],
    [other({ changes: [['constructor', 'x']] }), 0],
    [other({ changes: told.changes.slice(1) }), 0],
    [other({ changes: told.changes.slice(0, 1) }), 0],
    [other({ changes: [...told.changes, ['remove', 3]] }), 0],
    [other({ changes: [...told.changes, ['remove', 1e9]] }), 0],
    [other({ changes: [...told.changes, ['write', -5, {}, null, 'x']] }), 0],
    [other({ changes: [...told.changes, ['load', 7]] }), 0],
  ])) {
    await comeBackTo(page, () => ({ ...record, past: junk }));
    assert.deepEqual(await movesShown(page), ['e4', 'e5']);
    let count = 0;
    while (await page.locator('#undo').isEnabled()) {
      await page.click('#undo');
      count += 1;
    }
    assert.equal(count, undos, JSON.stringify(junk).slice(-300));
    if (undos === 2) assert.deepEqual(await movesShown(page), []);
  }
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a game without help that a link takes the place of is among the saved games', async () => {
  const { page, complaints, close } = await openBoard();
  await begin(page, { level: 1, isLocked: true });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  const moves = await movesShown(page);
  await page.evaluate(() => {
    location.hash = '#script=d2d4';
  });
  await spoken(page, 'The game played without help is among the saved games.');
  assert.deepEqual(await movesShown(page), ['d4']);
  await reloaded(page);
  await clickMoves(page, 'd7d5');
  await openCard(page, 'documents');
  assert.equal((await names(page)).length, 1);
  await press(page, 'Game of', 'Open');
  assert.deepEqual((await movesShown(page)).slice(0, 2), moves.slice(0, 2));
  // It is there once, however often the two are exchanged.
  assert.equal((await names(page)).length, 1);
  assert.deepEqual(complaints, []);
  await close();
});
