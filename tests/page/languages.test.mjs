// The page in other languages: chosen by the browser or the reader, complete, and from right to left.
import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { test } from 'node:test';
import { files } from '../../www/words/de/index.js';
import { markup } from '../../www/words/de/markup.js';
import { openPage, siteUrl } from './support/browser.mjs';
import { begin, CALM, played } from './support/opponent.mjs';
import { clickMoves, movesShown, openBoard, openSheet, openTab, pgnShown, ready, square, status } from './support/playing.mjs';

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

test('another language leaves the panel, the sheet and the keyboard where they were, and the game and its clocks as they are', async () => {
  const { page, complaints, close } = await openBoard({ ...CALM, locale: 'en' });
  await begin(page, { level: 1, clock: '3+2' });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  const times = () => page.locator('#duel .clock-time').allInnerTexts();
  const [moves, before] = [await movesShown(page), await times()];
  await openTab(page, 'sets');
  await openSheet(page, 'chess960');
  await page.locator('#languages [lang="de"]').focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('html[lang="de"][data-complete]', { state: 'attached' });
  await page.waitForSelector('#panel-sets:not([hidden], [aria-busy]) > *');
  await page.waitForSelector('#sheet-chess960:not([hidden], [aria-busy]) > *');
  await page.waitForFunction(() => document.activeElement?.textContent === 'English');
  await page.click('#tab-game');
  assert.deepEqual((await movesShown(page)).length, moves.length);
  const seconds = (/** @type {string[]} */ texts) => texts.map((text) => text.match(/(\d+):(\d+)/)).map((found) => Number(found?.[1]) * 60 + Number(found?.[2]));
  seconds(await times()).forEach((now, at) => assert.ok(Math.abs(now - (seconds(before)[at] ?? 0)) <= 10, `${now} of ${before[at]}`));
  await page.reload();
  await ready(page);
  assert.equal(await page.locator('#panel-game').isVisible(), true, 'it is remembered once');
  assert.deepEqual(complaints, []);
  await close();
});

/** Moves, wherever the page shows them. @param {import('playwright-core').Page} page */
async function writtenMoves(page) {
  await page.click('#tab-game');
  const list = (await movesShown(page)).join(' ');
  const branch = await page.locator('#moves .branch').innerText();
  const label = await page.locator('#moves button[data-ply="3"]').getAttribute('aria-label');
  await openTab(page, 'script');
  const script = await page.inputValue('#script');
  await openTab(page, 'think');
  await page.waitForSelector('#think-outline [aria-level="2"]');
  const tree = await page.locator('#think-outline .san').allInnerTexts();
  await page.waitForFunction(() => document.querySelectorAll('#think-diagram .box').length > 1);
  const verdict = await page.locator('#think-verdict').innerText();
  const pgn = (await pgnShown(page)).replaceAll(/\s+/g, ' ');
  await page.click('#drawer-close');
  return { list, branch, label, script, tree: tree.join(' '), verdict, pgn };
}

test('moves are written in the letters of the language or those that are chosen, where a person reads; files keep English', async () => {
  const { page, complaints, close } = await openBoard({ ...CALM, locale: 'de' });
  await clickMoves(page, 'e2e4 e7e5 g1f3 b8c6');
  await page.click('#undo');
  await clickMoves(page, 'g8f6');
  /** @param {string} knight @param {string} queen */
  const check = async (knight, queen) => {
    const { list, branch, label, script, tree, verdict, pgn } = await writtenMoves(page);
    assert.equal(list, `e4 e5 ${knight}f3 ${knight}f6`);
    assert.match(branch, new RegExp(`2… ${knight}c6$`));
    assert.match(label ?? '', new RegExp(`${knight}f3$`));
    assert.equal(script, 'e2e4, e7e5, g1f3, g8f6');
    assert.match(tree, new RegExp(`${knight}xe5.*${queen}e2`));
    assert.match(verdict, new RegExp(`^(${knight}|[a-h]|${queen})`));
    assert.match(pgn, /1\. e4 e5 2\. Nf3 Nf6/);
  };
  await check('S', 'D');
  await page.click('#letters button:text("♘f3")');
  await page.waitForFunction(() => document.activeElement?.textContent === '♘f3');
  assert.equal(await page.locator('#panel-think').isVisible(), true);
  await check('♘', '♕');
  await page.click('#letters button:text("Nf3")');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Nf3');
  await check('N', 'Q');
  await page.click('#languages [lang="en"]');
  await page.waitForSelector('html[lang="en"][data-complete]', { state: 'attached' });
  assert.equal(await page.locator('#letters [aria-pressed="true"]').innerText(), 'Nf3');
  assert.deepEqual(complaints, []);
  await close();
});
