// The module stops with a fault: a new one takes over, and the game goes on.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { openPage, siteUrl } from './support/browser.mjs';
import { heavy } from './support/extent.mjs';
import { restored, waitForKept } from './support/kept.mjs';
import { clickMoves, movesShown, openBoard, openTab, pgnShown, ready, spoken, status } from './support/playing.mjs';

/**
 * Makes the next so many calls of a method of the module's document end in a trap: they read far beyond its memory.
 * @param {import('playwright-core').Page} page
 * @param {string} method
 * @param {number} [times]
 */
const breakNext = (page, method, times = 1) =>
  page.evaluate(async ([name, count]) => {
    const glue = await import(new URL('pkg/gridmate.js', document.baseURI).href);
    const { prototype } = glue.Document;
    const whole = prototype[name];
    let left = count;
    prototype[name] = function (...args) {
      if (left === 0) return whole.apply(this, args);
      left -= 1;
      const exports = glue.initSync();
      const read = Object.keys(exports).find((known) => known.startsWith('document_steps'));
      return exports[read](0xffff0000);
    };
  }, /** @type {const} */ ([method, times]));

const TOLD = 'The rules of chess stopped with a fault and were started again. Nothing is lost.';

test('a module that traps is replaced, which is said once, and the game goes on', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4 e7e5');
  await breakNext(page, 'play');
  await clickMoves(page, 'g1f3');
  await spoken(page, TOLD);
  assert.equal(await page.locator('#notice').textContent(), TOLD);
  assert.deepEqual(await movesShown(page), ['e4', 'e5', 'Nf3']);
  for (const method of ['aims', 'promotions', 'play', 'state']) {
    await breakNext(page, method);
    await clickMoves(page, 'b8c6');
    assert.equal(await status(page), 'White to move', method);
    assert.equal(await page.locator('#notice').textContent(), '', 'it is said once');
    await page.click('#undo');
  }
  await clickMoves(page, 'd7d6 d2d4');
  assert.deepEqual(await movesShown(page), ['e4', 'e5', 'Nf3', 'd6', 'd4']);
  assert.match(await pgnShown(page), /1\. e4 e5 2\. Nf3 d6 \(2\.\.\. Nc6\) 3\. d4 \*/);
  assert.equal(await page.locator('#failure').isVisible(), false);
  assert.equal(complaints.length, 1, complaints.join('\n'));
  assert.match(complaints[0] ?? '', /^console: gridmate: The chess module has failed and was started anew/);
  await close();
});

for (const isKept of [true, false]) {
  test(`a module that traps again and again is given up, and loading the page brings the script back, ${isKept ? 'which was kept before' : 'also what was not kept yet'}`, async () => {
    const { page, close } = await openBoard();
    // What is to be kept soon is kept when the page is left.
    if (!isKept) {
      await page.evaluate(() => {
        const soon = globalThis.setTimeout;
        Object.assign(globalThis, { setTimeout: (/** @type {() => void} */ work, /** @type {number} */ ms) => (ms === 300 ? -1 : soon(work, ms)) });
      });
    }
    await clickMoves(page, 'e2e4 e7e5');
    if (isKept) await waitForKept(page, (record) => record?.kept?.text === 'e2e4, e7e5');
    await breakNext(page, 'play', 99);
    await clickMoves(page, 'g1f3');
    await page.waitForSelector('#failure:not([hidden])');
    assert.match(await page.locator('#failure-text').innerText(), /Your script is saved/);
    await Promise.all([page.waitForEvent('load'), page.click('#failure-retry')]);
    await restored(page);
    assert.deepEqual(await movesShown(page), ['e4', 'e5']);
    await close();
  });
}

test('an error of the page is said, with the ways on, and logged', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4');
  await page.evaluate(() => void setTimeout(() => { throw new Error('unforeseen'); }));
  const sentence = /^Something in Gridmate has failed\. The game is still here/;
  await spoken(page, sentence);
  const box = page.getByRole('region', { name: 'Gridmate' });
  assert.match(await box.innerText(), sentence);
  const [file] = await Promise.all([page.waitForEvent('download'), box.getByRole('button', { name: 'Save as a file' }).click()]);
  assert.match(await readFile(await file.path(), 'utf8'), /e2e4/);
  await box.getByRole('button', { name: 'Reload the page' }).click();
  await box.waitFor({ state: 'detached' });
  await ready(page);
  assert.deepEqual(await movesShown(page), ['e4']);
  assert.deepEqual(complaints, ['uncaught: unforeseen']);
  await page.evaluate(() => void Promise.reject(new Error('nobody waits for it')));
  await spoken(page, sentence);
  await box.getByRole('button', { name: 'Close' }).click();
  await page.evaluate(async () => {
    const { onChange } = await import(new URL('document/store.js', document.baseURI).href);
    onChange(() => { throw new Error('a listener'); });
    void Promise.reject(new DOMException('', 'AbortError'));
  });
  await clickMoves(page, 'e7e5');
  assert.deepEqual(await movesShown(page), ['e4', 'e5']);
  assert.equal(await box.count(), 0, 'it is said once');
  assert.deepEqual(complaints.slice(1), ['nobody waits for it', 'AbortError', 'a listener'].map((text) => `uncaught: ${text}`));
  await close();
});

test('where a part of the page cannot be loaded after the board, that is said, and the page can be loaded again', async () => {
  const { page, close } = await openPage('about:blank', { serviceWorkers: 'block' });
  await page.route('**/app/late.js', (route) => route.abort());
  await page.goto(siteUrl, { waitUntil: 'commit' });
  await page.locator('#failure').getByText('Gridmate could not load. Perhaps the network failed.').waitFor();
  await page.click('#tab-script');
  await page.waitForSelector('#panel-script:not([hidden], [aria-busy]) > *');
  await page.unroute('**/app/late.js');
  await page.click('#failure-retry');
  await ready(page);
  assert.equal(await page.locator('#failure').isVisible(), false);
  await close();
});

heavy('a stack that runs out within a module is a fault of it, and an error of who calls is none', async () => {
  const { page, close } = await openBoard();
  const found = await page.evaluate(async () => {
    const { Document } = await import(new URL('shared/safe.js', document.baseURI).href);
    const { Document: Inner } = await import(new URL('pkg/gridmate.js', document.baseURI).href);
    const kept = new Document(undefined, 'e2e4, e7e5', false);
    // One function that calls itself for ever.
    const bytes = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 6, 1, 4, 0, 16, 0, 11);
    const { instance } = await WebAssembly.instantiate(bytes);
    const own = new RangeError('Maximum call stack size exceeded');
    const whole = Inner.prototype.uciGame;
    /** @param {() => void} work */
    const outcome = (work) => {
      Inner.prototype.uciGame = work;
      try {
        kept.uciGame(0);
        return 'nothing';
      } catch (error) {
        return error === own ? 'own' : /** @type {any} */ (error).code;
      } finally {
        Inner.prototype.uciGame = whole;
      }
    };
    const deep = outcome(/** @type {() => void} */ (instance.exports.f));
    const honest = outcome(() => { throw own; });
    return { deep, honest, text: kept.text };
  });
  assert.deepEqual(found, { deep: 'module-trapped', honest: 'own', text: 'e2e4, e7e5' });
  await close();
});

heavy('a module that explains traps: it is started anew, and what was asked is answered', async () => {
  const { page, complaints, close } = await openBoard();
  await openTab(page, 'sets');
  await page.click('.set-palette [value="rook"]');
  await page.evaluate(async () => {
    const glue = await import(new URL('labs/labs.js', document.baseURI).href);
    const whole = glue.Relation.formula;
    glue.Relation.formula = function (/** @type {any[]} */ ...args) {
      glue.Relation.formula = whole;
      const exports = glue.initSync();
      const read = Object.keys(exports).find((known) => known.startsWith('relation_pairs'));
      Object.assign(globalThis, { hasTrapped: true });
      return exports[read ?? ''](0xffff0000, ...args);
    };
  });
  await page.click('.set-palette [value="knight"]');
  assert.equal(await page.evaluate(() => 'hasTrapped' in globalThis), true);
  assert.equal(await page.locator('#set-count').innerText(), '336');
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a module that traps with a very long script of a Chess960 game goes on with that', async () => {
  const { page, close } = await openBoard();
  // Changes of what is so long are not remembered.
  await page.evaluate(async () => {
    const { loadScript } = await import(new URL('document/replace.js', document.baseURI).href);
    loadScript('960:518', 'x'.repeat(600_000));
  });
  const rules = () => page.evaluate(async () => {
    const { isChess960, start } = (await import(new URL('document/state.js', document.baseURI).href)).current();
    return [isChess960, start];
  });
  const before = await rules();
  assert.equal(before[0], true);
  await breakNext(page, 'play');
  await clickMoves(page, 'e2e4');
  await spoken(page, TOLD);
  assert.deepEqual([await movesShown(page), await rules()], [['e4'], before]);
  await close();
});
