// The module stops with a fault: a new one takes over, and the game goes on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
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
  await breakNext(page, 'goOn');
  await clickMoves(page, 'g1f3');
  await spoken(page, TOLD);
  assert.equal(await page.locator('#notice').textContent(), TOLD);
  assert.deepEqual(await movesShown(page), ['e4', 'e5', 'Nf3']);
  for (const method of ['aims', 'board', 'line', 'gamePgn', 'standing']) {
    await breakNext(page, method);
    await clickMoves(page, 'b8c6');
    assert.equal(await status(page), 'White to move', method);
    assert.equal(await page.locator('#notice').textContent(), '', 'it is said once');
    await page.click('#undo');
  }
  await clickMoves(page, 'd7d6 d2d4');
  assert.deepEqual(await movesShown(page), ['e4', 'e5', 'Nf3', 'd6', 'd4']);
  assert.match(await pgnShown(page), /1\. e4 e5 2\. Nf3 d6 3\. d4 \*/);
  assert.equal(await page.locator('#failure').isVisible(), false);
  assert.equal(complaints.length, 1, complaints.join('\n'));
  assert.match(complaints[0] ?? '', /^console: gridmate: The chess module has failed and was started anew/);
  await close();
});

test('a module that traps again and again is given up, and loading the page brings the script back', async () => {
  const { page, close } = await openBoard();
  await clickMoves(page, 'e2e4 e7e5');
  await breakNext(page, 'goOn', 99);
  await clickMoves(page, 'g1f3');
  await page.waitForSelector('#failure:not([hidden])');
  assert.match(await page.locator('#failure-text').innerText(), /Your script is saved/);
  await page.click('#failure-retry');
  await ready(page);
  assert.deepEqual(await movesShown(page), ['e4', 'e5']);
  await close();
});

test('a stack that runs out within a module is a fault of it, and an error of who calls is none', async () => {
  const { page, close } = await openBoard();
  const found = await page.evaluate(async () => {
    const { Document } = await import(new URL('shared/safe.js', document.baseURI).href);
    const { Document: Inner } = await import(new URL('pkg/gridmate.js', document.baseURI).href);
    const kept = new Document(undefined, 'e2e4, e7e5', false);
    // One function that calls itself for ever.
    const bytes = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 6, 1, 4, 0, 16, 0, 11);
    const { instance } = await WebAssembly.instantiate(bytes);
    const own = new RangeError('Maximum call stack size exceeded');
    const whole = Inner.prototype.gamePgn;
    /** @param {() => void} work */
    const outcome = (work) => {
      Inner.prototype.gamePgn = work;
      try {
        kept.gamePgn();
        return 'nothing';
      } catch (error) {
        return error === own ? 'own' : /** @type {any} */ (error).code;
      } finally {
        Inner.prototype.gamePgn = whole;
      }
    };
    const deep = outcome(/** @type {() => void} */ (instance.exports.f));
    const honest = outcome(() => { throw own; });
    return { deep, honest, text: kept.text };
  });
  assert.deepEqual(found, { deep: 'module-trapped', honest: 'own', text: 'e2e4, e7e5' });
  await close();
});

test('a module that explains traps: it is started anew, and what was asked is answered', async () => {
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
