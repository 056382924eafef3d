// What a person does before the page is ready is done when it is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage, siteUrl } from './support/browser.mjs';
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

test('a button that is pressed before anybody listens does its work when somebody does', async () => {
  const { page, complaints, close, release } = await openSlowly('**/main.js');
  await page.click('#tab-script');
  assert.equal(await page.locator('#panel-script').isVisible(), false);
  release();
  await page.waitForSelector('#panel-script:not([hidden], [aria-busy]) > *');
  assert.deepEqual(complaints, []);
  await close();
});

test('a tap on the board, a menu and the keyboard wait for the parts that come last', async () => {
  const { page, complaints, close, release } = await openSlowly('**/late.js');
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await square(page, 'e2').click();
  await square(page, 'e4').click();
  await page.focus('#flip');
  await page.keyboard.press('Enter');
  await page.click('#position');
  assert.equal(await status(page), 'White to move');
  release();
  await ready(page);
  await page.waitForFunction(() => document.querySelector('#status')?.textContent?.startsWith('Black to move'));
  assert.equal(await page.locator('#board').getAttribute('data-flipped'), '');
  await page.click('#position-menu [value="fen"]');
  await page.waitForSelector('#sheet-fen:not([hidden], [aria-busy]) > *');
  assert.deepEqual(complaints, []);
  await close();
});

test('a page that cannot be made ready keeps nothing back', async () => {
  const { page, close } = await openPage('about:blank');
  await page.route('**/pkg/*.wasm', (route) => route.abort());
  await page.goto(siteUrl, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector('html[data-failed]', { state: 'attached' });
  await page.click('#position');
  assert.equal(await page.locator('#position-menu').isVisible(), true);
  await close();
});
