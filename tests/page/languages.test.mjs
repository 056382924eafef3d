// The page in other languages: chosen by the browser or the reader, complete, and from right to left.
import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { test } from 'node:test';
import { files } from '../../www/words/de/index.js';
import { markup } from '../../www/words/de/markup.js';
import { openPage, siteUrl } from './support/browser.mjs';
import { clickMoves, openBoard, ready, square, status } from './support/playing.mjs';

const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'data-system', 'data-light', 'data-dark'];
/** What is the same in every language. */
const NAMES = ['Gridmate', 'FEN', 'PGN', 'Chess960', '▾', '0 / 0'];

test('a reader of German gets German, from the title to what the rules say', async () => {
  const { page, complaints, close } = await openBoard({ locale: 'de-AT' });
  assert.equal(await page.locator('html').getAttribute('lang'), 'de');
  assert.equal(await page.title(), markup['Gridmate: a chess playground']);
  assert.equal(await status(page), 'Weiß am Zug');
  assert.equal(await page.locator('#tab-game').innerText(), 'Spielen');
  assert.equal(await page.locator('#theme-name').innerText(), 'Farben: System');
  assert.equal(await square(page, 'e2').getAttribute('aria-label'), 'e2, weißer Bauer');
  await clickMoves(page, 'g1g3');
  assert.match(await page.locator('#notice').innerText(), /Springer/);
  assert.deepEqual(complaints, []);
  await close();
});

test('the language can be changed, which is remembered, and the game goes on', async () => {
  const { page, close } = await openBoard({ locale: 'fr-FR' });
  assert.equal(await page.locator('html').getAttribute('lang'), 'en');
  await clickMoves(page, 'e2e4');
  await page.click('#languages [lang="de"]');
  await page.waitForSelector('html[lang="de"][data-ready]', { state: 'attached' });
  assert.equal(await status(page), 'Schwarz am Zug');
  await page.click('#languages [lang="en"]');
  await page.waitForSelector('html[lang="en"][data-ready]', { state: 'attached' });
  assert.equal(await status(page), 'Black to move');
  await close();
});

test('nothing is shown in English before a language is there, and all is if it cannot be loaded', async () => {
  const { page, close } = await openPage('about:blank', { locale: 'de' });
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.route('**/words/de/index.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(siteUrl, { waitUntil: 'domcontentloaded' });
  assert.equal(await page.locator('html').getAttribute('lang'), 'de');
  // After three seconds a reader has waited long enough.
  const isHidden = await page.evaluate(() => performance.now() > 2900 || getComputedStyle(document.body).visibility === 'hidden');
  assert.equal(isHidden, true);
  release();
  await ready(page);
  assert.equal(await page.locator('h1').isVisible(), true);
  await page.route('**/words/de/**', (route) => route.abort());
  await page.reload();
  await ready(page);
  assert.equal(await page.locator('html').getAttribute('lang'), 'en');
  assert.equal(await status(page), 'White to move');
  await close();
});

test('every text of the markup has its German, and German has no other', async () => {
  const html = await (await fetch(siteUrl)).text();
  const { page, close } = await openPage();
  const texts = await page.evaluate(
    ([source, attributes]) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html');
      // The parser runs no script, so it reads what only shows without.
      const found = [parsed.title, parsed.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''];
      const walker = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node.textContent?.trim() ?? '');
      for (const name of attributes) {
        for (const element of parsed.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? '');
      }
      return found.filter((text) => text !== '');
    },
    /** @type {const} */ ([html, ATTRIBUTES]),
  );
  const known = new Set([...Object.keys(markup), ...NAMES]);
  assert.deepEqual(texts.filter((text) => !known.has(text)), []);
  const used = new Set(texts);
  assert.deepEqual(Object.keys(markup).filter((text) => !used.has(text)), []);
  await close();
});

test('every file of words is there in German', async () => {
  const folder = new URL('../../www/words/en/', import.meta.url);
  const english = (await readdir(folder)).map((name) => name.replace('.js', '')).filter((name) => name !== 'parts');
  assert.deepEqual(Object.keys(files).sort(), english.sort());
  assert.match(await readFile(new URL('../de/index.js', folder), 'utf8'), /@satisfies/);
});
