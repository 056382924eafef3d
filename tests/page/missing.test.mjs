// What cannot be fetched when it is first wanted is said, and can be had by doing the same again.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { heavy } from './support/extent.mjs';
import { begin, CALM, noticed, resign } from './support/game.mjs';
import { ask } from './support/kept.mjs';
import { movesShown, openBoard, openCard, openTab, square } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

const MISSING = /^PGN could not load\. Perhaps the network failed\.$/;
const HERE = /** @type {const} */ ({ ...CALM, serviceWorkers: 'block' });

/** Opens the page, on which the module of PGN and FEN cannot be fetched until it is given back. */
async function openWithout() {
  const opened = await openBoard(HERE);
  const { page } = opened;
  await page.route('**/files_bg.wasm', (route) => route.abort());
  /** @type {string[]} */
  const uncaught = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  return { ...opened, uncaught, giveBack: () => page.unroute('**/files_bg.wasm') };
}

/** Nothing is said over the board. @param {Page} page */
const hush = (page) => page.evaluate(() => document.querySelector('#notice')?.replaceChildren());

/** Does something that gives a file; answers its text. @param {Page} page @param {string} button */
async function fileOf(page, button) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.click(button)]);
  return readFile(await file.path(), 'utf8');
}

test('a game that is over is not written without its module, and is when that is there', async () => {
  const { page, uncaught, giveBack, close } = await openWithout();
  await begin(page, { level: 1 });
  await resign(page);
  for (const button of ['#game-download', '#game-copy']) {
    await hush(page);
    await page.click(button);
    await noticed(page, MISSING);
  }
  await giveBack();
  assert.match(await fileOf(page, '#game-download'), /\[White "You"\]/);
  assert.deepEqual(uncaught, []);
  await close();
});

heavy('a game of a match is neither opened nor written without the module, and both when that is there', async () => {
  const { page, uncaught, giveBack, close } = await openWithout();
  await openTab(page, 'match');
  for (const [name, value] of Object.entries({ first: 'minimax:1', second: 'random' })) await page.selectOption(`#match-${name}`, value);
  await page.fill('#match-games', '2');
  await page.click('#match-start');
  await page.waitForSelector('#panel-match [data-state="over"]', { timeout: 60_000 });
  const open = '#match-list li:first-child .open';
  for (const button of ['#match-pgn', open]) {
    await hush(page);
    await page.click(button);
    await noticed(page, MISSING);
  }
  assert.equal(await page.locator('#count-steps').innerText(), '0 / 0');
  await giveBack();
  assert.match(await fileOf(page, '#match-pgn'), /\[White "/);
  await page.click(open);
  await page.click('#tab-game');
  await page.waitForFunction(() => document.querySelectorAll('#moves button[data-ply]').length > 0);
  assert.deepEqual(uncaught, []);
  await close();
});

heavy('the examples are not listed without the module, and are when that is there', async () => {
  const { page, uncaught, giveBack, close } = await openWithout();
  await openCard(page, 'examples');
  const again = page.locator('#card-examples').getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await giveBack();
  await again.click();
  await page.waitForSelector('#card-examples .kind');
  assert.deepEqual(uncaught, []);
  await close();
});

heavy('a style sheet that cannot be loaded is tried again until it is there', async () => {
  const { page, close } = await openBoard(HERE);
  await page.route('**/script.css', (route) => route.abort());
  await openTab(page, 'script');
  assert.equal(await page.locator('link[href$="script.css"]').count(), 0, 'the panel works without it');
  await page.unroute('**/script.css');
  await page.waitForFunction(() => /** @type {HTMLLinkElement | null} */ (document.querySelector('link[href$="script.css"]'))?.sheet);
  await close();
});

test('a part of the program that fails as it is loaded is logged with its stack, and said', async () => {
  const { page, close } = await openBoard(HERE);
  /** @type {string[]} */
  const logged = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route('**/board/keys.js', (route) => route.fulfill({ contentType: 'text/javascript', body: "throw new Error('unforeseen');" }));
  await square(page, 'e2').press('o');
  await noticed(page, /could not load/);
  assert.match(logged.join('\n'), /Error: unforeseen\n +at .*keys\.js/);
  await close();
});

/** Drags a file with a position over the page. @param {Page} page @param {string} type of the event; answers whether the browser leaves it to the page */
const drag = (page, type) =>
  page.evaluate((name) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['4k3/8/8/8/8/8/4P3/4K3 b - - 5 40\n'], 'x.fen'));
    return !document.body.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer }));
  }, type);

heavy('a file that is dropped before what takes it has come, or where that cannot be had, does not make the browser leave the page', async () => {
  const { page, close } = await openBoard(HERE);
  await page.route('**/app/drop.js', (route) => route.abort());
  for (const type of ['dragenter', 'dragover', 'drop']) assert.equal(await drag(page, type), true, type);
  await noticed(page, /^x\.fen could not load\. Perhaps the network failed\.$/);
  await page.unroute('**/app/drop.js');
  // It is taken at once, as slowly as it may come.
  assert.equal(await drag(page, 'drop'), true);
  await noticed(page, /^x\.fen is on the board\.$/);
  assert.match(await square(page, 'e2').getAttribute('aria-label'), /white pawn/);
  assert.match(await square(page, 'd1').getAttribute('aria-label'), /empty/);
  await close();
});

heavy('a file with a position that is dropped is not read without the module, and is when that is there', async () => {
  const { page, uncaught, giveBack, close } = await openWithout();
  await drag(page, 'dragenter');
  await page.waitForSelector('#drop-zone', { state: 'attached' });
  await drag(page, 'drop');
  await noticed(page, /^FEN could not load\. Perhaps the network failed\.$/);
  await giveBack();
  await drag(page, 'drop');
  await noticed(page, /x\.fen/);
  assert.match(await square(page, 'e2').getAttribute('aria-label'), /white pawn/);
  assert.match(await square(page, 'd1').getAttribute('aria-label'), /empty/);
  assert.deepEqual(uncaught, []);
  await close();
});

heavy('without the computer’s module a number is not played, which is said, and is when that is there', async () => {
  const { page, close } = await openBoard(HERE);
  await page.route('**/panels/play/panel.js', (route) => route.abort());
  await openCard(page, 'chess960');
  await page.fill('#chess960', '0');
  await page.click('#chess960-play');
  await noticed(page, /^The chess engine could not load\. Your script is safe\.$/);
  await page.unroute('**/panels/play/panel.js');
  await openCard(page, 'chess960');
  await page.click('#chess960-play');
  await page.waitForSelector('#game-number:visible');
  assert.equal(await page.inputValue('#game-number'), '0');
  await close();
});

heavy('a saved game from before there were bytes is not opened without the module, which is said, and is when that is there', async () => {
  const { page, uncaught, giveBack, close } = await openWithout();
  await ask(page, 'saved', 'put', { name: 'old', date: 0, kept: { start: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', text: 'e2e4', sheet: false, ply: 1, record: '[Event "x"]\n\n*' } });
  await openCard(page, 'documents');
  await page.getByRole('button', { name: 'Open: old' }).click();
  await page.locator('#documents-message .error').waitFor();
  assert.equal(await page.locator('#documents-message').innerText(), 'old could not load. Perhaps the network failed.');
  await giveBack();
  await page.getByRole('button', { name: 'Open: old' }).click();
  await page.locator('#documents-message .done').waitFor();
  assert.deepEqual(await movesShown(page), ['e4']);
  assert.deepEqual(uncaught, []);
  await close();
});
