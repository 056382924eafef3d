// Counting paths of moves.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KNOWN } from '../../www/panels/position/known.js';
import { heavy } from './support/extent.mjs';
import { openBoard, openCard, setUp, spoken, status } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';

/** The paths that the table shows. @param {Page} page */
async function counts(page) {
  const texts = await page.locator('#counts td:nth-child(2)').allTextContents();
  return texts.map((text) => Number(text.replaceAll('\u202F', '')));
}

/** Counts to the end. @param {Page} page @param {number} depth */
async function count(page, depth) {
  await page.selectOption('#depth', String(depth));
  await page.click('#count');
  await page.waitForSelector('#count-message .done');
}

test('paths are counted away from the page, which stays free meanwhile', async () => {
  const { page, complaints, close } = await openBoard();
  await setUp(page, KIWIPETE);
  await openCard(page, 'count');
  await page.selectOption('#depth', '5');
  await page.click('#count');
  // The page is worked while it is counted.
  await page.waitForFunction(() => document.querySelector('#count')?.textContent === 'Stop');
  await page.click('#flip');
  assert.equal(await page.locator('#board').getAttribute('aria-label'), 'Chess board, Black at the bottom');
  await page.waitForSelector('#count-message .done');
  assert.deepEqual(await counts(page), [48, 2039, 97862, 4085603, 193690690]);
  assert.equal(await page.locator('#count').textContent(), 'Count');
  assert.deepEqual(await page.locator('#counts .right').allTextContents(), Array.from({ length: 5 }, () => '✓ right'));
  assert.deepEqual(complaints, []);
  await close();
});

heavy('every position of the list is counted to what is known, one by one by its first moves', async () => {
  const { page, complaints, close } = await openBoard();
  await openCard(page, 'count');
  for (const { name, counts: known } of KNOWN) {
    await page.selectOption('#count-position', name);
    await count(page, 4);
    assert.deepEqual(await counts(page), known.slice(0, 4), name);
    assert.equal(await page.locator('#counts .right').count(), 4, name);
    const parts = await page.locator('#count-divide td:nth-child(2)').allTextContents();
    assert.equal(parts.length, known[0], name);
    assert.equal(parts.reduce((sum, text) => sum + Number(text.replaceAll('\u202F', '')), 0), known[3], name);
  }
  assert.equal(await status(page), 'White to move');
  await page.selectOption('#count-position', 'kiwipete');
  await page.click('#count-show');
  await spoken(page, 'The position is on the board.');
  await page.selectOption('#count-position', 'board');
  await count(page, 1);
  assert.deepEqual(await counts(page), [48]);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('the counts by first move are shown and copied as programs print them', async () => {
  const { page, close } = await openBoard({ permissions: ['clipboard-read', 'clipboard-write'] });
  await openCard(page, 'count');
  await count(page, 3);
  assert.equal(await page.locator('#count-divide-title').innerText(), 'By first move, 3 half-moves deep');
  await page.click('#count-divide-title');
  await page.click('#count-copy');
  await page.waitForFunction(() => document.querySelector('#count-copy')?.textContent === 'Copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(text, /^e2e4: 600$/m);
  assert.match(text, /\n\n8902\n$/);
  await close();
});

heavy('a position that is over has no paths, one that cannot mate has some', async () => {
  const { page, close } = await openBoard();
  await setUp(page, '7k/5KQ1/8/8/8/8/8/8 b - - 0 1');
  await openCard(page, 'count');
  await count(page, 2);
  assert.deepEqual(await counts(page), [0, 0]);
  await setUp(page, '7k/8/8/8/8/8/8/7K w - - 0 1');
  await openCard(page, 'count');
  await count(page, 2);
  assert.deepEqual(await counts(page), [3, 9]);
  await close();
});

test('a count tells how far it is and can be stopped', async () => {
  const { page, close } = await openBoard();
  await openCard(page, 'count');
  await page.selectOption('#count-position', 'kiwipete');
  await page.selectOption('#depth', '7');
  await page.click('#count');
  await page.waitForFunction(() => /^Depth [5-7]: \d+ of 48 first moves$/.test(document.querySelector('#count-state')?.textContent ?? ''));
  assert.equal(await page.locator('#count-progress').isVisible(), true);
  await page.click('#count');
  assert.equal(await page.locator('#count-state').textContent(), 'Stopped.');
  assert.equal(await page.locator('#count').textContent(), 'Count');
  assert.equal(await page.locator('#count-progress').isVisible(), false);
  await close();
});
