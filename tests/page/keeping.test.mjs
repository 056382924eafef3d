// Keeping: the game of the last visit, games under names, and what may go wrong with either.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { siteUrl } from './support/browser.mjs';
import { CALM, begin, played } from './support/opponent.mjs';
import { clickMoves, movesShown, openBoard, openSheet, openTab, ready, setUp, spoken, status } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

const KEY = 'gridmate.document.1';
const SAVED = 'gridmate.saved.1';

/** @param {Page} page */
const names = (page) => page.locator('.saved strong').allInnerTexts();
/** @param {Page} page @param {string} name @param {string} button */
const press = (page, name, button) => page.locator('.saved li', { hasText: name }).getByRole('button', { name: `${button}: ` }).click();
/** @param {Page} page @param {string} name */
async function saveAs(page, name) {
  await page.fill('#documents-name', name);
  await page.click('#documents-save');
}

test('games are saved under names, opened, renamed, deleted and brought back', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4 e7e5');
  await openSheet(page, 'documents');
  await saveAs(page, 'King pawns');
  await spoken(page, '“King pawns” is saved.');
  await page.click('#first');
  await clickMoves(page, 'd2d4');
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
  assert.deepEqual(await names(page), ['Queen <b>pawn</b>', 'Two pawns']);
  // Escape leaves the name as it was, and the sheet open.
  await press(page, 'Queen', 'Rename');
  await page.keyboard.type('Nothing');
  await page.keyboard.press('Escape');
  assert.deepEqual(await names(page), ['Queen <b>pawn</b>', 'Two pawns']);
  assert.equal(await page.locator('#drawer').isVisible(), true);
  await press(page, 'Queen', 'Delete');
  assert.deepEqual(await names(page), ['Two pawns']);
  await page.locator('#documents-message').getByRole('button').click();
  assert.deepEqual(await names(page), ['Queen <b>pawn</b>', 'Two pawns']);
  await page.reload();
  await ready(page);
  await openSheet(page, 'documents');
  assert.deepEqual(await names(page), ['Queen <b>pawn</b>', 'Two pawns']);
  await press(page, 'Queen', 'Open');
  await page.waitForSelector('#moves .branch');
  assert.deepEqual(complaints, []);
  await close();
});

test('all saved games go into one file and come out of it, and no other file does harm', async () => {
  const { page, complaints, close } = await openBoard();
  await setUp(page, '4k3/8/8/8/8/8/8/4K2R w K - 0 1');
  await clickMoves(page, 'e1g1');
  await openSheet(page, 'documents');
  await saveAs(page, 'Castle');
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#documents-export')]);
  assert.equal(download.suggestedFilename(), 'gridmate.json');
  const text = await readFile(await download.path(), 'utf8');
  await page.evaluate((key) => localStorage.removeItem(key), SAVED);
  await page.reload();
  await ready(page);
  await openSheet(page, 'documents');
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
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await clickMoves(page, 'e2e4');
  await page.waitForSelector('.trouble');
  assert.match(await page.locator('.trouble p').innerText(), /no more room/);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.trouble button.primary').click()]);
  const { documents } = JSON.parse(await readFile(await download.path(), 'utf8'));
  assert.equal(documents[0].kept.text, 'e2e4');
  await openSheet(page, 'documents');
  await saveAs(page, 'More');
  await page.locator('#documents-message .error').waitFor();
  assert.deepEqual(await names(page), []);
  await clickMoves(page, 'e7e5');
  assert.equal(await status(page), 'White to move');
  assert.deepEqual(complaints, []);
  await close();
});

test('of two tabs none overwrites what the other keeps, and both games are there in the end', async () => {
  const { page, complaints, close } = await openBoard();
  const other = await page.context().newPage();
  await other.goto(siteUrl);
  await ready(other);
  const keptText = () => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').text, KEY);
  await clickMoves(page, 'e2e4');
  await page.waitForFunction((key) => JSON.parse(localStorage.getItem(key) ?? '{}').text === 'e2e4', KEY);
  // The other has not seen that: it keeps its game beside.
  await clickMoves(other, 'd2d4 d7d5');
  await other.waitForSelector('.trouble');
  assert.match(await other.locator('.trouble p').innerText(), /Both are kept/);
  await other.waitForFunction((key) => Object.entries(localStorage).some(([name, text]) => name.startsWith(`${key}.`) && /d7d5/.test(text)), KEY);
  assert.equal(await keptText(), 'e2e4');
  await clickMoves(page, 'e7e5');
  await page.waitForFunction((key) => /e7e5/.test(localStorage.getItem(key) ?? ''), KEY);
  // After a reload each has its own, the one without a word.
  for (const tab of [other, page]) {
    await tab.reload();
    await ready(tab);
  }
  assert.deepEqual(await movesShown(other), ['d4', 'd5']);
  assert.deepEqual(await movesShown(page), ['e4', 'e5']);
  await clickMoves(other, 'c2c4');
  await other.waitForFunction((key) => Object.entries(localStorage).some(([name, text]) => name.startsWith(`${key}.`) && /c2c4/.test(text)), KEY);
  // A tab that is there keeps its own; of one that is gone it is among the saved games.
  await page.reload();
  await ready(page);
  await page.waitForLoadState('networkidle');
  await openSheet(page, 'documents');
  assert.deepEqual(await names(page), []);
  await other.close();
  await page.reload();
  await ready(page);
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, SAVED);
  await openSheet(page, 'documents');
  await press(page, 'Game of', 'Open');
  assert.deepEqual(await movesShown(page), ['d4', 'd5', 'c4']);
  assert.deepEqual(complaints, []);
  await close();
});

test('of two tabs with a game against the computer each keeps its own, with its players and what can be taken back', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  const other = await page.context().newPage();
  await other.goto(siteUrl);
  await ready(other);
  await begin(page, { player: 'minimax:1' });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  await begin(other, { player: 'random' });
  await clickMoves(other, 'd2d4');
  await played(other, 2);
  await other.waitForSelector('.trouble');
  for (const [tab, first, player] of /** @type {const} */ ([[page, 'e4', /Minimax/], [other, 'd4', /[Rr]andom/], [page, 'e4', /Minimax/]])) {
    await tab.reload();
    await ready(tab);
    await tab.waitForSelector('#duel .state');
    assert.equal((await movesShown(tab))[0], first);
    assert.match(await tab.locator('#duel').innerText(), player);
    assert.equal(await tab.locator('#undo').isDisabled(), false);
  }
  assert.deepEqual(complaints, []);
  await close();
});

test('what another tab has changed can be shown here, and a list of games is changed as it is now', async () => {
  const { page, complaints, close } = await openBoard();
  const other = await page.context().newPage();
  await other.goto(siteUrl);
  await ready(other);
  for (const tab of [page, other]) await openSheet(tab, 'documents');
  await saveAs(page, 'One');
  await saveAs(other, 'Two');
  await other.waitForFunction(() => document.querySelectorAll('.saved strong').length === 2);
  // The list of this tab is old: it has not been told of the last game.
  await other.evaluate((key) => {
    const saved = JSON.parse(localStorage.getItem(key) ?? '[]');
    localStorage.setItem(key, JSON.stringify([{ ...saved[0], name: 'Three' }, ...saved]));
  }, SAVED);
  await press(other, 'One', 'Delete');
  assert.deepEqual(await names(other), ['Three', 'Two']);
  await page.waitForFunction(() => document.querySelectorAll('.saved strong').length === 2);
  assert.deepEqual(await names(page), ['Three', 'Two']);
  await clickMoves(page, 'e2e4');
  await other.waitForSelector('.trouble');
  await other.locator('.trouble button.primary').click();
  assert.deepEqual(await movesShown(other), ['e4']);
  // Also when it has been kept from here.
  await other.waitForTimeout(1000);
  assert.equal(await other.locator('.trouble').count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});

test('what cannot be read is put aside as it is, said, and offered as a file', async () => {
  const { page, complaints, close } = await openBoard();
  const game = { start: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', text: 'e2e4', sheet: false, ply: 1 };
  const good = { name: 'Good', date: 1, kept: game };
  const truncated = '{"start":"rnbqkbnr/pppp';
  const later = JSON.stringify([good, { name: 'Later', date: 2, kept: { ...game, version: 2, tree: {} } }]);
  await page.evaluate(([key, saved, text, list]) => {
    addEventListener('pagehide', () => {
      localStorage.setItem(key, text);
      localStorage.setItem(saved, list);
    });
  }, /** @type {const} */ ([KEY, SAVED, truncated, later]));
  await page.reload();
  await ready(page);
  await page.waitForSelector('.trouble');
  assert.match(await page.locator('.trouble p').innerText(), /cannot be read.*put aside/);
  await clickMoves(page, 'd2d4');
  await openSheet(page, 'documents');
  assert.deepEqual(await names(page), ['Good']);
  await saveAs(page, 'More');
  assert.deepEqual(await names(page), ['More', 'Good']);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#documents-aside button').click()]);
  const text = await readFile(await download.path(), 'utf8');
  assert.ok(text.includes(truncated) && text.includes(later), text);
  const give = (/** @type {string} */ content) => page.setInputFiles('#documents-file', { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await give(JSON.stringify({ format: 'gridmate-documents', version: 2, documents: [good] }));
  await page.locator('#documents-message .error').waitFor();
  assert.match(await page.locator('#documents-message .error').innerText(), /later version/);
  assert.deepEqual(await names(page), ['More', 'Good']);
  assert.deepEqual(complaints, []);
  await close();
});

test('where storage is blocked, that is said, and the game goes on', async () => {
  const { page, complaints, close } = await openBoard();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, { get() { throw new DOMException('Access is denied', 'SecurityError'); } });
    }
    Object.defineProperty(navigator, 'locks', { value: { request: () => Promise.reject(new DOMException('Access is denied', 'SecurityError')) } });
  });
  await page.reload();
  await ready(page);
  await clickMoves(page, 'e2e4');
  await page.waitForSelector('.trouble');
  assert.match(await page.locator('.trouble p').innerText(), /cookies or storage are blocked/);
  await openSheet(page, 'documents');
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

test('what is kept may be anything, branches and saved games too', async () => {
  const { page, complaints, close } = await openBoard();
  const usual = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
  const kept = (/** @type {object} */ more) => JSON.stringify({ start: usual, text: 'e2e4', sheet: false, ply: 1, ...more });
  for (const [junk, moves] of [
    [kept({ branches: 7 }), ['e4']],
    [kept({ branches: [null, 1, { text: 1 }, { text: 'x' }, { text: 'd2d4', steps: '' }] }), ['e4']],
    [kept({ branches: [{ text: 'd2d4', steps: '<img src=x onerror=alert(1)>' }], ply: -5 }), ['e4']],
    [kept({ branches: Array.from({ length: 5000 }, () => ({ text: 'd2d4', steps: '1w d4' })) }), ['e4']],
    [kept({ claimed: 'nothing' }), []],
    [kept({ start: '960:5e9' }), []],
    [`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, []],
    [`\u0000${kept({})}`, []],
  ]) {
    await page.evaluate(([key, saved, text]) => {
      addEventListener('pagehide', () => {
        localStorage.setItem(key, text);
        localStorage.setItem(saved, text);
      });
    }, /** @type {const} */ ([KEY, SAVED, junk]));
    await page.reload();
    await ready(page);
    assert.deepEqual(await movesShown(page), moves, junk.slice(0, 80));
  }
  await openSheet(page, 'documents');
  assert.deepEqual(await names(page), []);
  await openTab(page, 'script');
  assert.deepEqual(complaints, []);
  await close();
});

const PAST = 'gridmate.past.1';

test('what was changed can be taken back and made again after a reload, too', async () => {
  const { page, complaints, close } = await openBoard();
  const states = async (/** @type {string} */ way) => {
    const found = [];
    while (await page.locator(`#${way}`).isEnabled()) {
      await page.click(`#${way}`);
      found.push(`${await page.inputValue('#fen')} ${(await movesShown(page)).join(' ')}`);
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
  await openSheet(page, 'fen');
  assert.deepEqual(await movesShown(page), ['d4']);
  assert.deepEqual(await states('redo'), forth.slice(-2));
  await page.reload();
  await ready(page);
  await page.waitForSelector('#undo:enabled');
  await openSheet(page, 'fen');
  assert.deepEqual(await states('undo'), back);
  assert.deepEqual(await states('redo'), forth);
  // A link is a change like another, and what was before it is still there.
  await page.goto('about:blank');
  await page.goto(`${siteUrl}#script=c2c4`);
  await ready(page);
  await page.waitForSelector('#undo:enabled');
  await openSheet(page, 'fen');
  await page.waitForFunction((key) => JSON.parse(localStorage.getItem(key) ?? '{}').done?.length === 7, PAST);
  assert.deepEqual((await states('undo')).slice(1), back);
  assert.deepEqual(complaints, []);
  await close();
});

test('what changes before all of the page has come can be taken back after a reload, too', async () => {
  const { page, complaints, close } = await openBoard({ serviceWorkers: 'block' });
  await clickMoves(page, 'e2e4');
  await page.waitForFunction((key) => JSON.parse(localStorage.getItem(key) ?? '{}').done?.length === 1, PAST);
  await page.goto('about:blank');
  /** @type {import('playwright-core').Route[]} */
  const late = [];
  await page.route('**/late.js', (route) => void late.push(route));
  await page.goto(`${siteUrl}#script=c2c4`, { waitUntil: 'commit' });
  await page.waitForFunction((key) => JSON.parse(localStorage.getItem(key) ?? '{}').text === 'c2c4', KEY);
  await late[0]?.continue();
  await ready(page);
  await page.unroute('**/late.js');
  await page.waitForFunction((key) => JSON.parse(localStorage.getItem(key) ?? '{}').done?.length === 2, PAST);
  await page.reload();
  await ready(page);
  await page.click('#undo');
  assert.deepEqual(await movesShown(page), ['e4']);
  await page.click('#undo');
  assert.deepEqual(await movesShown(page), []);
  assert.deepEqual(complaints, []);
  await close();
});

test('of changes no more is kept than there is room for', async () => {
  const { page, complaints, close } = await openBoard();
  await openTab(page, 'script');
  await page.evaluate(() => {
    const box = /** @type {HTMLTextAreaElement} */ (document.querySelector('#script'));
    for (const text of ['e2e4', 'x '.repeat(400_000), 'd2d4', 'd2d4, d7d5']) {
      box.value = text;
      box.dispatchEvent(new Event('input'));
    }
  });
  await page.waitForFunction((key) => JSON.parse(localStorage.getItem(key) ?? '{}').done?.length === 1, PAST);
  await page.reload();
  await ready(page);
  await page.waitForSelector('#undo:enabled');
  await page.click('#undo');
  assert.deepEqual(await movesShown(page), ['d4']);
  assert.equal(await page.locator('#undo').isDisabled(), true);
  assert.deepEqual(complaints, []);
  await close();
});

test('what is kept of changes may be anything, and belongs to its own document alone', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4 e7e5');
  await page.waitForFunction((key) => JSON.parse(localStorage.getItem(key) ?? '{}').done?.length === 2, PAST);
  const [document, past] = await page.evaluate(([one, other]) => [localStorage.getItem(one) ?? '', localStorage.getItem(other) ?? ''], [KEY, PAST]);
  const told = JSON.parse(past);
  const change = (/** @type {object} */ more) => ({ ...told, done: [told.done[0], { ...told.done[1], ...more }] });
  for (const [junk, undos] of /** @type {[unknown, number][]} */ ([
    [told, 2],
    ['{', 0],
    [null, 0],
    [[], 0],
    [{ ...told, of: '1 2' }, 0],
    [{ ...told, done: 'x', undone: { length: 9 }, texts: 7, branches: null }, 0],
    [{ ...told, done: [null, 1, told.done[1]] }, 1],
    [{ ...told, done: Array.from({ length: 5000 }, () => told.done[1]) }, 1],
    [{ ...told, texts: ['no FEN'] }, 0],
    [change({ at: -1 }), 0],
    [change({ at: 1e9 }), 0],
    [change({ at: 0.5 }), 0],
    [change({ cause: 'boredom' }), 0],
    [change({ added: 'x' }), 0],
    [change({ before: { ...told.done[1].before, ply: 1e9 } }), 2],
    [change({ before: { ...told.done[1].before, claimed: 'nothing' } }), 0],
    [change({ before: { ...told.done[1].before, record: 0 } }), 0],
    [change({ before: { ...told.done[1].before, branches: [9, {}, null] } }), 2],
  ])) {
    const text = typeof junk === 'string' ? junk : JSON.stringify(junk);
    await page.evaluate(([one, kept, other, text]) => {
      addEventListener('pagehide', () => {
        localStorage.setItem(one, kept);
        localStorage.setItem(other, text);
      });
    }, /** @type {const} */ ([KEY, document, PAST, text]));
    await page.reload();
    await ready(page);
    let count = 0;
    while (await page.locator('#undo').isEnabled()) {
      await page.click('#undo');
      count += 1;
    }
    assert.equal(count, undos, text.slice(-300));
    if (undos === 2) assert.deepEqual(await movesShown(page), []);
  }
  assert.deepEqual(complaints, []);
  await close();
});

test('a game without help that a link takes the place of is among the saved games', async () => {
  const { page, complaints, close } = await openBoard();
  await begin(page, { level: 1, isLocked: true });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  const moves = await movesShown(page);
  await page.evaluate(() => {
    location.hash = '#script=d2d4';
  });
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, SAVED);
  assert.deepEqual(await movesShown(page), ['d4']);
  await page.reload();
  await ready(page);
  await clickMoves(page, 'd7d5');
  await openSheet(page, 'documents');
  assert.equal((await names(page)).length, 1);
  await press(page, 'Game of', 'Open');
  assert.deepEqual((await movesShown(page)).slice(0, 2), moves.slice(0, 2));
  // It is there once, however often the two are exchanged.
  assert.equal((await names(page)).length, 1);
  assert.deepEqual(complaints, []);
  await close();
});
