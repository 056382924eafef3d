// The examples: each is what it says, and opens as a document that the one before can be brought back from.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { groups } from '../../www/examples/list.js';
import * as german from '../../www/words/de/examples.js';
import * as english from '../../www/words/en/examples.js';
import { clickMoves, movesShown, openBoard, openTab, pgnShown, spoken, square, status } from './support/playing.mjs';

const all = groups.flatMap(({ name, examples }) => examples.map((example) => ({ group: name, ...example })));

/** @param {import('playwright-core').Page} page */
async function openGallery(page) {
  await page.click('#examples');
  await page.waitForSelector('#gallery[open]');
}

/** Opens an example. @param {import('playwright-core').Page} page @param {string} name */
async function openExample(page, name) {
  await openGallery(page);
  await page.click(`[data-example="${name}"]`);
  await page.waitForSelector('#gallery:not([open])', { state: 'attached' });
}

test('every example has a name of its own and words in both languages', () => {
  const names = all.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  for (const { groups: kinds, examples } of [english, german]) {
    assert.deepEqual(Object.keys(kinds), groups.map(({ name }) => name));
    assert.deepEqual(Object.keys(examples), names);
  }
});

test('every example runs, with the remarks that it is to have, and those of the spreadsheet show the same board there', async () => {
  const { page, complaints, close } = await openBoard();
  const told = await page.evaluate(async () => {
    const load = (/** @type {string} */ path) => import(new URL(path, location.href).href);
    const parts = ['examples/list.js', 'examples/read.js', 'pkg/gridmate.js', 'document/after.js'];
    const [{ groups }, { readExample }, { Document }, { after }] = await Promise.all(parts.map(load));
    return groups.flatMap((/** @type {any} */ { name: group, examples }) => examples.map((/** @type {any} */ example) => {
      const { kept, board } = readExample(example);
      const { start, text, sheet, ply } = kept;
      const script = new Document(start, text, sheet);
      const last = after(script, script.steps);
      const fixed = new Document(start, text, sheet);
      fixed.fixAll();
      const inSheet = new Document(start, text, true);
      return {
        group, name: example.name, remarks: script.remarkCount, board, shown: after(script, ply).board,
        kinds: [...new Set(script.line().split('\n').map((/** @type {string} */ line) => (/^[+-]/.test(line) ? line[0] : 'legal')))].join(),
        reasons: last.reasons.length, end: last.end ?? last.claims.join(), left: fixed.remarkCount,
        last: last.board, sheetBoard: after(inSheet, inSheet.steps).board,
      };
    }));
  });
  assert.equal(told.length, all.length);
  told.forEach((/** @type {any} */ found, /** @type {number} */ index) => {
    const { name, remarks = 0, moves, sheet } = all[index];
    assert.equal(found.remarks, remarks, name);
    assert.equal(found.shown, found.board, name);
    assert.equal(found.left, 0, `${name}, with all fixed`);
    if (moves) assert.equal(found.kinds, 'legal', name);
    if (!sheet) assert.equal(found.reasons, 0, `${name} is a legal position`);
    if (found.group === 'spreadsheet') assert.equal(found.sheetBoard, found.last, name);
  });
  const ends = Object.fromEntries(told.filter((/** @type {any} */ { end }) => end).map((/** @type {any} */ { name, end }) => [name, end]));
  const mates = ['random', 'thousand', 'smothered', 'fool', 'scholar', 'legal', 'immortal', 'evergreen', 'opera', 'reti-tartakower', 'hunt'];
  assert.deepEqual(ends, { ...Object.fromEntries(mates.map((name) => [name, 'checkmate'])), loyd: 'stalemate', near: 'stalemate', twice: 'threefold' });
  assert.deepEqual(complaints, []);
  await close();
});

test('an example takes the place of the game, which comes back by one button', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'd2d4 d7d5');
  await openExample(page, 'opera');
  await spoken(page, /^The Opera Game: Morphy/);
  assert.equal((await movesShown(page)).at(-1), 'Rd8#');
  assert.equal(await status(page), 'Checkmate. White wins. 1–0');
  assert.match(await pgnShown(page), /\[White "Paul Morphy"\][^]*Rd8# 1-0/);
  await page.click('#back');
  assert.deepEqual(await movesShown(page), ['d4', 'd5']);
  await openExample(page, 'castling');
  assert.equal(await page.inputValue('#script'), 'e2e4, e7e5, g1f3, b8c6, f1c4, f8c5, e1g1, h1f1');
  assert.match((await square(page, 'g1').getAttribute('aria-label')) ?? '', /white king/);
  await page.focus('#script');
  await page.keyboard.press('Control+z');
  assert.equal(await page.inputValue('#script'), 'd2d4, d7d5');
  assert.deepEqual(complaints, []);
  await close();
});

test('a riddle starts at its beginning, and its answer is a step away', async () => {
  const { page, close } = await openBoard();
  await openExample(page, 'thousand');
  assert.equal(await status(page), 'White to move');
  await page.click('#next');
  assert.match(await status(page), /^Checkmate/);
  await openExample(page, 'sample');
  assert.match((await square(page, 'b1').getAttribute('aria-label')) ?? '', /white king/);
  await close();
});

test('an example of the spreadsheet’s traps is read as there, and the game that comes back is not', async () => {
  const { page, close } = await openBoard();
  await openTab(page, 'script');
  await page.fill('#script', 'e2-e4');
  await openExample(page, 'traps');
  assert.equal(await page.locator('#script-sheet').isChecked(), true);
  await page.click('#back');
  assert.equal(await page.locator('#script-sheet').isChecked(), false);
  assert.match((await square(page, 'e4').getAttribute('aria-label')) ?? '', /white pawn/);
  await openExample(page, 'repair');
  assert.equal(await page.locator('#script-remarks li').count(), 6);
  await page.click('#script-fix-all');
  assert.equal(await page.locator('#script-remarks li').count(), 0);
  await close();
});

test('the gallery is worked by keyboard, and gives the keyboard back', async () => {
  const { page, close } = await openBoard();
  await page.focus('#examples');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#gallery[open]');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Scripts with mistakes');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-example')), 'repair');
  await page.keyboard.press('Escape');
  await page.waitForSelector('#gallery:not([open])', { state: 'attached' });
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'examples');
  await openGallery(page);
  await page.mouse.click(3, 400);
  await page.waitForSelector('#gallery:not([open])', { state: 'attached' });
  await close();
});

test('axe finds nothing in the gallery, and it fits', async () => {
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    for (const width of [320, 390, 720, 1440]) {
      const { page, close } = await openBoard({ colorScheme, viewport: { width, height: 844 } });
      await openGallery(page);
      await page.evaluate(axe);
      const violations = await page.evaluate(async () => {
        const results = await globalThis.axe.run();
        return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((/** @type {any} */ node) => node.target).join(' ')}`);
      });
      assert.deepEqual(violations, [], `${colorScheme}, ${width}`);
      const [content, room] = await page.locator('.gallery-list').evaluate((list) => [list.scrollWidth, list.clientWidth]);
      assert.ok(content <= room, `${content} of ${room} px at ${width}`);
      await close();
    }
  }
});
