// What there is to begin with on a page on which nothing has been done: six tiles with little boards that live.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { heavy, sampleOf } from './support/extent.mjs';
import { CALM } from './support/game.mjs';
import { clickMoves, openBoard, spoken, square } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** What each leads to, and what is to be seen there. @type {Record<string, [tab: string, seen: string]>} */
const LEADS = {
  play: ['game', '#game-start'],
  game: ['game', '#story-title:text("The Opera Game")'],
  sql: ['sets', '#board .arrows .sets path, #board .square .number'],
  think: ['think', '#panel-think [role="treeitem"] >> nth=5'],
  chess960: ['setup', '#card-chess960 button'],
  script: ['script', '#panel-script .chip'],
};

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** @param {Page} page */
const tiles = (page) => page.locator('#tiles .tile');
/** Done when the boards of all six are drawn. @param {Page} page */
const drawn = (page) => page.waitForFunction(() => document.querySelectorAll('#tiles .square').length === 6 * 64);
/** What stands on each board. @param {Page} page */
const look = (page) => page.locator('#tiles .still').evaluateAll((boards) => boards.map((board) => Array.from(board.querySelectorAll('.piece'), (piece) => piece.className).join()));

for (const [name, [tab, seen]] of sampleOf(Object.entries(LEADS), 1, 3)) {
  test(`a tile leads to its place, where there is something to see: ${name}`, async () => {
    const { page, complaints, close } = await openBoard(CALM);
    await tiles(page).first().waitFor();
    assert.equal(await tiles(page).count(), 6);
    await page.locator(`[data-tile="${name}"]`).focus();
    await page.keyboard.press('Enter');
    await page.locator(seen).first().waitFor();
    assert.equal(await page.locator('[id^="tab-"]:is([aria-selected="true"], [aria-expanded="true"])').getAttribute('id'), `tab-${tab}`);
    if (name !== 'play') await page.locator('#tiles').waitFor({ state: 'detached' });
    assert.equal(await page.evaluate(() => document.activeElement === document.body), false, 'the keyboard is somewhere');
    assert.deepEqual(complaints, []);
    await close();
  });
}

test('the tiles give way to a move, and do not come where something has been done', async () => {
  const { page, close } = await openBoard({ ...CALM, hasClock: true });
  await page.clock.runFor(10_000);
  await tiles(page).first().waitFor();
  await clickMoves(page, 'e2e4');
  await page.locator('#tiles').waitFor({ state: 'detached' });
  assert.equal(await page.locator('#moves button[data-ply]').first().isVisible(), true);
  await page.goto(`${page.url().split('#')[0]}#script=d2d4`);
  await page.reload();
  await page.waitForSelector('html[data-complete]');
  await page.clock.runFor(10_000);
  await page.evaluate(() => import(new URL('app/tiles.js', document.baseURI).href));
  assert.equal(await tiles(page).count(), 0);
  await close();
});

heavy('while the tiles are there the big board has the answer to a query, which no screen reader hears of and which goes with the first touch', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  await tiles(page).first().waitFor();
  const answer = page.locator('#board .arrows:not([hidden]) .answer .arrow');
  assert.equal(await answer.count(), 4);
  assert.equal(await page.locator('#board .arrows').getAttribute('aria-hidden'), 'true');
  // Another panel has the board for itself.
  await page.click('#tab-sets');
  assert.equal(await answer.count(), 0);
  await page.click('#tab-game');
  assert.equal(await answer.count(), 4);
  await square(page, 'e2').click();
  assert.equal(await answer.count(), 0);
  assert.equal(await tiles(page).count(), 6, 'nothing is done yet');
  await page.click('#tab-sets');
  await page.click('#tab-game');
  assert.equal(await answer.count(), 0, 'nor does it come again');
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a tile that cannot be loaded says so, and the keyboard stays', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  await tiles(page).first().waitFor();
  await page.route('**/panels/examples/choose.js', (route) => route.abort());
  await page.locator('[data-tile="think"]').focus();
  await page.keyboard.press('Enter');
  await spoken(page, 'Watch it think could not load. Perhaps the network failed.');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-tile')), 'think');
  assert.deepEqual(complaints.filter((text) => text.startsWith('uncaught')), []);
  await close();
});

heavy('while what a tile leads to is on its way the keyboard is at a tab', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  await tiles(page).first().waitFor();
  /** @type {() => void} */
  let release = () => {};
  const wait = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.route('**/panels/think/panel.js', async (route) => {
    await wait;
    await route.continue();
  });
  await page.locator('[data-tile="think"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('#tiles').waitFor({ state: 'detached' });
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('role')), 'tab');
  release();
  await page.locator('#panel-think [role="treeitem"]').first().waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'tab-think');
  assert.deepEqual(complaints, []);
  await close();
});

heavy('the boards of the tiles move until they are stopped, and with less motion not at all', async () => {
  const { page, close } = await openBoard({ hasClock: true });
  await page.clock.runFor(10_000);
  await drawn(page);
  const first = await look(page);
  await page.waitForFunction((before) => Array.from(document.querySelectorAll('#tiles .still'), (board) => Array.from(board.querySelectorAll('.piece'), (piece) => piece.className).join()).join('|') !== before, first.join('|'));
  await page.click('#tiles-pause');
  const stopped = await look(page);
  await page.clock.runFor(10_000);
  assert.deepEqual(await look(page), stopped);
  await close();
  const calm = await openBoard(CALM);
  await tiles(calm.page).first().waitFor();
  assert.equal(await calm.page.locator('#tiles-pause').isVisible(), false);
  await calm.close();
});

heavy('a board that is not on the screen stands still', async () => {
  const { page, close } = await openBoard({ viewport: { width: 390, height: 400 } });
  await drawn(page);
  await tiles(page).first().evaluate((tile) => tile.scrollIntoView());
  const before = await look(page);
  for (let step = 0; step < 2; step += 1) {
    const [upper] = await look(page);
    await page.waitForFunction((last) => Array.from(document.querySelectorAll('#tiles .tile:first-child .piece'), (piece) => piece.className).slice(0, 64).join() !== last, upper);
  }
  assert.equal((await look(page)).at(-1), before.at(-1));
  await tiles(page).last().evaluate((tile) => tile.scrollIntoView());
  await page.waitForFunction((last) => Array.from(document.querySelectorAll('[data-tile="script"] .piece'), (piece) => piece.className).join() !== last, before.at(-1));
  await close();
});

for (const [colorScheme, width, height] of /** @type {const} */ ([['light', 320, 568], ['dark', 1280, 720]])) {
  heavy(`axe finds nothing in the tiles, and nothing is too wide: ${colorScheme}, ${width} px`, async () => {
    const { page, close } = await openBoard({ ...CALM, colorScheme, viewport: { width, height } });
    await tiles(page).first().waitFor();
    await page.evaluate(axe);
    const violations = await page.evaluate(async () => (await globalThis.axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`));
    assert.deepEqual(violations, []);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth));
    await close();
  });
}

for (const locale of ['en', 'de', 'es']) {
  heavy(`all six tiles are in sight: ${locale}`, async () => {
    const { page, close } = await openBoard({ ...CALM, locale, viewport: { width: 1280, height: 720 } });
    await tiles(page).first().waitFor();
    const lowest = await tiles(page).evaluateAll((all) => Math.max(...all.map((tile) => tile.getBoundingClientRect().bottom)));
    assert.ok(lowest <= 720, `${lowest} px`);
    await close();
  });
}
