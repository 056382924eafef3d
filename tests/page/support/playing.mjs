// What a person does on the page, for the tests.
import assert from 'node:assert/strict';
import { openPage } from './browser.mjs';

/** @typedef {import('playwright-core').Page} Page */

/**
 * Opens the page and waits until the board can be played on.
 * @param {import('playwright-core').BrowserContextOptions} [options]
 */
export async function openBoard(options = {}) {
  const opened = await openPage(undefined, options);
  await ready(opened.page);
  return opened;
}

/** Waits until the board can be played on and the page is whole. @param {Page} page */
export const ready = (page) => page.waitForSelector('html[data-ready][data-complete] > body > .ghost', { state: 'attached' });

/** @param {Page} page @param {string} name */
export const square = (page, name) => page.locator(`.square[aria-label^="${name},"]`);

/** The middle of a square on the screen. @param {Page} page @param {string} name @param {number} [aside] so many pixels beside it */
export async function middle(page, name, aside = 0) {
  const box = await square(page, name).boundingBox();
  assert.ok(box, `${name} is on the screen`);
  return { x: box.x + box.width / 2 + aside, y: box.y + box.height / 2 };
}

/** Clicks moves, each written as two squares. @param {Page} page @param {string} moves */
export async function clickMoves(page, moves) {
  for (const move of moves.split(' ')) {
    await square(page, move.slice(0, 2)).click();
    await square(page, move.slice(2, 4)).click();
  }
}

/** The moves that the list shows. @param {Page} page */
export const movesShown = (page) =>
  page.evaluate(() => Array.from(document.querySelectorAll('#moves button[data-ply]'), (move) => move.textContent ?? ''));

/** @param {Page} page */
export const status = async (page) => (await page.locator('#status').innerText()).trim();

/** Waits until the live region says something. @param {Page} page @param {string | RegExp} text */
export async function spoken(page, text) {
  const [source, flags] = typeof text === 'string' ? [text, undefined] : [text.source, text.flags];
  const isSaid = ([wanted, isPattern]) => {
    const now = document.querySelector('#live')?.textContent ?? '';
    return isPattern === undefined ? now === wanted : new RegExp(wanted, isPattern).test(now);
  };
  await page.waitForFunction(isSaid, [source, flags], { timeout: 8000 }).catch(() => {});
  const said = (await page.locator('#live').textContent()) ?? '';
  if (typeof text === 'string') assert.equal(said, text);
  else assert.match(said, text);
}

/** Opens a sheet of the Position menu: `fen`, `pgn`, `chess960`, `count`. @param {Page} page @param {string} name */
export async function openSheet(page, name) {
  await page.click('#position');
  await page.click(`#position-menu [value="${name}"]`);
  await page.waitForSelector(`#sheet-${name}:not([hidden], [aria-busy]) > *`);
}

/** The game as PGN, as its sheet shows it. @param {Page} page */
export async function pgnShown(page) {
  await openSheet(page, 'pgn');
  return page.inputValue('#pgn');
}

/** Shows a panel. @param {Page} page @param {string} name */
export async function openTab(page, name) {
  await page.click(`#tab-${name}`);
  await page.waitForSelector(`#panel-${name}:not([hidden], [aria-busy]) > *`);
}

/** Sets up a FEN through the panel. @param {Page} page @param {string} fen */
export async function setUp(page, fen) {
  await openSheet(page, 'fen');
  await page.fill('#fen', fen);
  await page.click('#fen-load');
}
