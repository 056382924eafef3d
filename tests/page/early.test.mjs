// What a person does before the page is ready is done when it is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage, siteUrl } from './support/browser.mjs';
import { heavy } from './support/extent.mjs';
import { ready, square, status } from './support/playing.mjs';

/** Opens the page with one of its modules on its way until it is let go. @param {string} held */
async function openSlowly(held) {
  const { page, complaints, close } = await openPage('about:blank', { reducedMotion: 'reduce' });
  /** @type {() => void} */
  let release = () => {};
  const wait = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.route(held, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(siteUrl, { waitUntil: 'commit' });
  await page.waitForSelector('footer');
  return { page, complaints, close, release };
}

test('a button and squares that are pressed before anybody listens do their work when somebody does', async () => {
  const { page, complaints, close, release } = await openSlowly('**/app/main.js');
  await page.click('#tab-script');
  assert.equal(await page.locator('#panel-script').isVisible(), false);
  const { x, y, width, height } = await page.locator('#board').boundingBox() ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const rank of [2, 4]) await page.mouse.click(x + 4.5 * width / 8, y + (8.5 - rank) * height / 8);
  release();
  await page.waitForSelector('#panel-script:not([hidden], [aria-busy]) > *');
  await page.waitForFunction(() => document.querySelector('#status')?.textContent?.startsWith('Black to move'));
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a tap on the board waits for nothing more than the rules, a page and the keyboard for the parts that come last', async () => {
  const { page, complaints, close, release } = await openSlowly('**/app/late.js');
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await square(page, 'e2').click();
  await square(page, 'e4').click();
  await page.focus('#flip');
  await page.keyboard.press('Enter');
  await page.click('#tab-setup');
  await page.waitForFunction(() => document.querySelector('#status')?.textContent?.startsWith('Black to move'));
  assert.equal(await page.locator('#board').getAttribute('data-flipped'), null);
  release();
  await ready(page);
  assert.equal(await page.locator('#board').getAttribute('data-flipped'), '');
  await page.waitForSelector('#panel-setup:not([hidden]) #card-fen > div:not([aria-busy]) > *');
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a page that cannot be made ready keeps nothing back', async () => {
  const { page, close } = await openPage('about:blank');
  await page.route('**/pkg/*.wasm', (route) => route.abort());
  await page.goto(siteUrl, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector('html[data-failed]', { state: 'attached' });
  const reloaded = page.waitForEvent('load');
  await page.click('#failure-retry');
  await reloaded;
  await close();
});

test('keys wait as clicks do: those of the board for the rules, an undo for the parts that come last', async () => {
  const early = await openSlowly('**/pkg/*.wasm');
  await early.page.waitForSelector('#board .square', { state: 'attached' });
  await early.page.locator('#board .square').nth(4).focus();
  // To e3, and to the next knight after that.
  for (const key of ['ArrowUp', 'ArrowUp', 'n']) await early.page.keyboard.press(key);
  early.release();
  await ready(early.page);
  await early.page.waitForFunction(() => document.activeElement?.ariaLabel?.startsWith('b8,'));
  assert.deepEqual(early.complaints, []);
  await early.close();
  const { page, complaints, close, release } = await openSlowly('**/app/late.js');
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await square(page, 'e2').click();
  await square(page, 'e4').click();
  await page.waitForSelector('#undo:enabled');
  await page.focus('#flip');
  await page.keyboard.press('Control+z');
  assert.match(await status(page), /^Black to move/);
  release();
  await ready(page);
  await page.waitForFunction(() => document.querySelector('#status')?.textContent?.startsWith('White to move'));
  assert.deepEqual(complaints, []);
  await close();
});
