// What may become of the database in which the page keeps things: it comes late, is another's, is deleted, and outlasts the browser.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { chromium } from 'playwright-core';
import { openPage, siteUrl } from './support/browser.mjs';
import { heavy } from './support/extent.mjs';
import { ask, kept, leave, restored, tabOf, waitForKept } from './support/kept.mjs';
import { CALM, begin, played } from './support/game.mjs';
import { clickMoves, movesShown, openBoard, openCard, ready, spoken, square } from './support/playing.mjs';
import { until } from './support/until.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Opens a place of the site where nothing of the page runs. */
async function openEmpty() {
  const opened = await openPage('about:blank');
  await leave(opened.page);
  return opened;
}

/** @param {Page} page @param {RegExp} sentence */
async function warned(page, sentence) {
  await page.locator('.trouble p').waitFor();
  assert.match(await page.locator('.trouble p').innerText(), sentence);
}

/** The page goes on in memory. @param {Page} page @param {string} moves @param {string[]} shown */
async function goesOn(page, moves, shown) {
  await clickMoves(page, moves);
  assert.deepEqual(await movesShown(page), shown);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.trouble button.primary').click()]);
  assert.equal(download.suggestedFilename(), 'gridmate.json');
}

/** Lets the database come when the test says so. @param {Page} page */
const holdBack = (page) =>
  page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...names) {
      const later = /** @type {any} */ ({});
      Object.assign(globalThis, {
        letCome: () => {
          const request = open.apply(this, names);
          for (const kind of ['success', 'error', 'upgradeneeded']) {
            request.addEventListener(kind, () => {
              Object.assign(later, { result: kind === 'error' ? undefined : request.result, error: kind === 'error' ? request.error : null });
              later[`on${kind}`]?.();
            });
          }
        },
      });
      return later;
    };
  });
/** @param {Page} page */
const letCome = (page) => page.evaluate(() => /** @type {any} */ (globalThis).letCome());

test('a database that is slow keeps nobody waiting: what was kept comes when it can', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4 e7e5');
  await waitForKept(page, (record) => record?.kept.text === 'e2e4, e7e5');
  await holdBack(page);
  await page.reload();
  await ready(page);
  assert.deepEqual(await movesShown(page), []);
  await letCome(page);
  await page.waitForFunction(() => document.querySelectorAll('#moves button[data-ply]').length === 2);
  await page.waitForSelector('#undo:enabled');
  await page.click('#undo');
  assert.deepEqual(await movesShown(page), ['e4']);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('who has moved before a slow database comes keeps that, and the game that was kept can be brought back', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4 e7e5');
  await waitForKept(page, (record) => record?.kept.text === 'e2e4, e7e5');
  await holdBack(page);
  await page.reload();
  await ready(page);
  await clickMoves(page, 'd2d4');
  await page.waitForSelector('.trouble', { timeout: 10_000 });
  await warned(page, /not opened what is saved here yet/);
  await letCome(page);
  await page.locator('#back').click();
  assert.deepEqual(await movesShown(page), ['e4', 'e5']);
  await page.locator('#back').click();
  assert.deepEqual(await movesShown(page), ['d4']);
  // Nothing was written over it: both are there.
  const other = await page.context().newPage();
  await leave(other);
  await waitForKept(page, (record) => record?.kept.text === 'd2d4', other);
  assert.deepEqual((await ask(other, 'documents', 'getAll')).map((/** @type {any} */ { kept }) => kept?.text).sort(), ['d2d4', 'e2e4, e7e5']);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('who moves and leaves before a slow database comes loses neither that nor the game that was kept', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4 e7e5');
  await waitForKept(page, (record) => record?.kept.text === 'e2e4, e7e5');
  const other = await page.context().newPage();
  await leave(other);
  await holdBack(page);
  await page.reload();
  await ready(page);
  await clickMoves(page, 'd2d4');
  await page.reload();
  await page.waitForFunction(() => 'letCome' in globalThis);
  await letCome(page);
  await restored(page);
  assert.deepEqual(await movesShown(page), ['d4']);
  await waitForKept(page, (record) => record?.kept.text === 'd2d4', other);
  assert.deepEqual((await ask(other, 'documents', 'getAll')).map((/** @type {any} */ { kept }) => kept?.text).sort(), ['d2d4', 'e2e4, e7e5']);
  assert.deepEqual(complaints, []);
  await close();
});

test('what the page kept as it was left is written at once, and goes with a copy', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4');
  await waitForKept(page, (record) => record?.kept.text === 'e2e4');
  const old = await kept(page);
  const other = await page.context().newPage();
  await leave(other);
  await clickMoves(page, 'e7e5');
  await leave(page);
  // The database has lost it.
  await ask(other, 'documents', 'put', old, await tabOf(page));
  await page.goto(siteUrl);
  await restored(page);
  assert.deepEqual(await movesShown(page), ['e4', 'e5']);
  await waitForKept(page, (record) => record?.kept.text === 'e2e4, e7e5', other);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a database that cannot be opened at first is opened when it is next wanted, and nothing is written over what was kept', async () => {
  const { page, close } = await openBoard();
  await clickMoves(page, 'e2e4');
  await waitForKept(page, (record) => record?.kept.text === 'e2e4');
  const other = await page.context().newPage();
  await leave(other);
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    Object.assign(globalThis, { letCome: () => Object.assign(IDBFactory.prototype, { open }) });
    IDBFactory.prototype.open = function () {
      const request = /** @type {any} */ ({ error: new DOMException('', 'UnknownError') });
      setTimeout(() => request.onerror());
      return request;
    };
  });
  await page.reload();
  await ready(page);
  await warned(page, /cannot open or write what is saved here/);
  await page.evaluate(() => void /** @type {any} */ (globalThis).letCome());
  await clickMoves(page, 'd2d4');
  await waitForKept(page, (record) => record?.kept.text === 'd2d4', other);
  assert.deepEqual((await ask(other, 'documents', 'getAll')).map((/** @type {any} */ { kept }) => kept?.text).sort(), ['d2d4', 'e2e4']);
  await close();
});

heavy('the game against the computer goes on that a slow database brings, whatever was asked for before', async () => {
  const asks = (/** @type {Page} */ page) => square(page, 'e2').press('v').then(() => spoken(page, /Counting the pieces/));
  const opens = (/** @type {Page} */ page) => page.click('#game-open');
  for (const doEarly of [asks, opens]) {
    const { page, complaints, close } = await openBoard(CALM);
    await begin(page, { level: 1 });
    await clickMoves(page, 'e2e4');
    await played(page, 2);
    await waitForKept(page, (record) => record?.game?.b === 'level:1' && record.kept.ply === 2);
    await holdBack(page);
    await page.reload();
    await ready(page);
    await doEarly(page);
    await letCome(page);
    await page.locator('.player').nth(1).waitFor();
    await clickMoves(page, 'd2d4');
    await played(page, 4);
    assert.deepEqual(complaints, []);
    await close();
  }
});

heavy('a page that is slow to go is waited for, and is no copy: its game goes on', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4');
  await waitForKept(page, (record) => record?.kept.text === 'e2e4');
  const other = await page.context().newPage();
  await leave(other);
  await leave(page);
  const tab = await tabOf(page);
  await other.evaluate((name) => void navigator.locks.request(`gridmate.${name}`, () => new Promise((done) => Object.assign(globalThis, { letGo: done }))), tab);
  const gone = page.goto(siteUrl);
  await until(() => other.evaluate(async (name) => (await navigator.locks.query()).pending?.some((one) => one.name === `gridmate.${name}`), tab));
  await other.evaluate(() => /** @type {any} */ (globalThis).letGo());
  await gone;
  await ready(page);
  await page.waitForFunction(() => document.querySelectorAll('#moves button[data-ply]').length === 1);
  assert.equal(await tabOf(page), tab);
  assert.deepEqual(complaints, []);
  await close();
});

test('a database of a later version is left as it is, and that is said', async () => {
  const { page, complaints, close } = await openEmpty();
  await page.evaluate(() => new Promise((resolve) => {
    const request = indexedDB.open('gridmate', 7);
    request.onupgradeneeded = () => request.result.createObjectStore('later');
    request.onsuccess = () => resolve(request.result.close());
  }));
  await page.goto(siteUrl);
  await ready(page);
  await warned(page, /later version of Gridmate/);
  await goesOn(page, 'e2e4', ['e4']);
  await openCard(page, 'documents');
  assert.match(await page.locator('#card-documents .empty').innerText(), /later version of Gridmate/, 'it is not said that there is nothing');
  await leave(page);
  assert.deepEqual(await page.evaluate(async () => (await indexedDB.databases()).map(({ name, version }) => `${name} ${version}`)), ['gridmate 7']);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a later version that another tab opens is not kept waiting, and the old page says what to do', async () => {
  const { page, complaints, close } = await openBoard();
  const other = await page.context().newPage();
  await leave(other);
  await other.evaluate(() => new Promise((resolve, reject) => {
    const request = indexedDB.open('gridmate', 2);
    request.onsuccess = () => resolve(request.result.close());
    request.onblocked = () => reject(new Error('blocked'));
  }));
  await clickMoves(page, 'e2e4');
  await warned(page, /newer version of Gridmate is open in another tab/);
  await goesOn(page, 'e7e5', ['e4', 'e5']);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('an upgrade that another tab is in the way of is said, and what was kept comes when the way is free', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4');
  await waitForKept(page, (record) => record?.kept.text === 'e2e4');
  const other = await page.context().newPage();
  await leave(other);
  await leave(page);
  // An old page that does not give way.
  await other.evaluate(() => new Promise((resolve) => {
    const request = indexedDB.open('gridmate', 1);
    request.onsuccess = () => resolve(Object.assign(globalThis, { held: request.result }) && undefined);
  }));
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name) {
      const request = open.call(this, name, 2);
      // There is nothing to change in this version.
      Object.defineProperty(request, 'onupgradeneeded', { set() {} });
      return request;
    };
  });
  await page.goto(siteUrl);
  await ready(page);
  await warned(page, /another tab with Gridmate may be in the way/);
  await other.evaluate(() => /** @type {any} */ (globalThis).held.close());
  await page.waitForFunction(() => document.querySelectorAll('#moves button[data-ply]').length === 1);
  // It is no longer true.
  await page.locator('.trouble').waitFor({ state: 'detached' });
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a database that is deleted while the page is open is not made anew behind its back, and the page goes on', async () => {
  const { page, complaints, close } = await openBoard({ hasClock: true });
  await clickMoves(page, 'e2e4');
  await waitForKept(page, (record) => record?.kept.text === 'e2e4');
  const other = await page.context().newPage();
  await leave(other);
  await other.evaluate(() => new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('gridmate');
    request.onsuccess = resolve;
    request.onblocked = () => reject(new Error('blocked'));
  }));
  await warned(page, /has been deleted/);
  await goesOn(page, 'e7e5', ['e4', 'e5']);
  await page.clock.runFor(5000);
  assert.deepEqual(await other.evaluate(async () => (await indexedDB.databases()).length), 0);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('what the browser deletes at the reader’s wish is said to be deleted as well', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4');
  await waitForKept(page, (record) => record?.kept.text === 'e2e4');
  const client = await page.context().newCDPSession(page);
  await client.send('Storage.clearDataForOrigin', { origin: new URL(siteUrl).origin, storageTypes: 'indexeddb' });
  await warned(page, /has been deleted/);
  await goesOn(page, 'e7e5', ['e4', 'e5']);
  assert.deepEqual(complaints, []);
  await close();
});

/** @param {string} folder */
async function startBrowser(folder) {
  const flags = (process.env.CHROMIUM_FLAGS ?? '--headless --disable-gpu').split(' ');
  const child = spawn(process.env.CHROMIUM ?? 'chromium', [...flags, `--user-data-dir=${folder}`, '--remote-debugging-port=0', 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const address = await new Promise((resolve) => {
    let told = '';
    child.stderr.on('data', (data) => {
      told += data;
      const [, found] = told.match(/DevTools listening on (ws:\S+)/) ?? [];
      if (found) resolve(found);
    });
  });
  const browser = await chromium.connectOverCDP(address);
  const page = await /** @type {import('playwright-core').BrowserContext} */ (browser.contexts()[0]).newPage();
  await page.goto(siteUrl);
  await restored(page);
  const kill = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // With all that it has started: it may be a script that starts the browser.
    process.kill(-Number(child.pid), 'SIGKILL');
    await ended;
    await browser.close().catch(() => {});
  };
  return { page, kill };
}

test('a browser that is killed has lost nothing that was kept', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gridmate-profile-'));
  const first = await startBrowser(folder);
  await clickMoves(first.page, 'e2e4 e7e5');
  await openCard(first.page, 'documents');
  await first.page.fill('#documents-name', 'Saved');
  await first.page.click('#documents-save');
  await first.page.waitForSelector('#documents-message .done');
  await clickMoves(first.page, 'g1f3 b8c6');
  await waitForKept(first.page, (record) => record?.kept.text === 'e2e4, e7e5, g1f3, b8c6');
  await first.kill();
  const second = await startBrowser(folder);
  assert.deepEqual(await movesShown(second.page), ['e4', 'e5', 'Nf3', 'Nc6']);
  await second.page.waitForSelector('#undo:enabled');
  await second.page.click('#undo');
  assert.deepEqual(await movesShown(second.page), ['e4', 'e5', 'Nf3']);
  await openCard(second.page, 'documents');
  assert.deepEqual(await second.page.locator('.saved strong').allInnerTexts(), ['Saved']);
  await second.kill();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});
