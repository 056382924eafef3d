// What a person does on the page, for the tests.
import assert from 'node:assert/strict';
import { groups } from '../../../www/panels/examples/list.js';
import { isQuiet, openPage } from './browser.mjs';
import { until } from './until.mjs';

/** @typedef {import('playwright-core').Page} Page */

/**
 * Opens the page and waits until the board can be played on.
 * @param {import('./browser.mjs').Options} [options]
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
  for (const move of moves.split(' ').filter(Boolean)) {
    await square(page, move.slice(0, 2)).click();
    await square(page, move.slice(2, 4)).click();
  }
}

/** The moves that the list shows; where a page is in its place, the page comes back. @param {Page} page */
export async function movesShown(page) {
  const button = page.locator('[data-page][aria-expanded="true"]');
  const id = (await button.count()) > 0 && (await button.getAttribute('id'));
  if (id) await openTab(page, 'game');
  const moves = await page.evaluate(() => Array.from(document.querySelectorAll('#moves button[data-ply]'), (move) => move.textContent ?? ''));
  if (id) {
    await page.click(`#${id}`);
    await page.waitForSelector(`#${id}[aria-expanded="true"]`);
  }
  return moves;
}

/** @param {Page} page */
export const status = async (page) => (await page.locator('#status').innerText()).trim();

/** Waits until the live region says something. @param {Page} page @param {string | RegExp} text */
export async function spoken(page, text) {
  const [source, flags] = typeof text === 'string' ? [text, undefined] : [text.source, text.flags];
  const isSaid = ([wanted, isPattern]) => {
    const now = document.querySelector('#live')?.textContent ?? '';
    return isPattern === undefined ? now === wanted : new RegExp(wanted, isPattern).test(now);
  };
  await page.waitForFunction(isSaid, [source, flags]).catch(() => {});
  const said = (await page.locator('#live').textContent()) ?? '';
  if (typeof text === 'string') assert.equal(said, text);
  else assert.match(said, text);
}

/**
 * Notes all that is said from now on: `heard` answers it, `untilHeard` waits until a sentence is among it, which may have
 * made way for another.
 * @param {Page} page
 */
export async function listen(page) {
  await page.evaluate(() => {
    const heard = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { heard });
    const live = document.querySelector('#live');
    if (live) new MutationObserver(() => live.textContent && heard.push(live.textContent)).observe(live, { childList: true, subtree: true });
  });
  return {
    /** @returns {Promise<string[]>} */
    heard: () => page.evaluate(() => /** @type {any} */ (globalThis).heard),
    /** @param {RegExp} sentence */
    untilHeard: (sentence) => page.waitForFunction(
      (source) => /** @type {string[]} */ (/** @type {any} */ (globalThis).heard).some((text) => new RegExp(source).test(text)), sentence.source,
    ),
  };
}

/**
 * Waits until what a press has begun is there: nothing is still on its way, but for lines of analysis, and the keyboard
 * stays where it is.
 * @param {Page} page
 */
export async function settled(page) {
  await until(async () => {
    const isStill = await page.evaluate(async () => {
      const { activeElement } = document;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return document.activeElement === activeElement && !document.querySelector('[aria-busy="true"]:not(#analyse-line-list)');
    });
    return isStill && isQuiet(page);
  });
}

/** Which page each card is on. */
export const CARDS = { free: 'setup', fen: 'setup', chess960: 'setup', picture: 'setup', count: 'setup', documents: 'games', pgn: 'games', examples: 'games' };

/** Shows a page. @param {Page} page @param {string} name */
export async function openPlace(page, name) {
  if ((await page.getAttribute(`#tab-${name}`, 'aria-expanded')) === 'false') await page.click(`#tab-${name}`);
  await page.waitForSelector(`#panel-${name}:not([hidden], [aria-busy]) > *`);
}

/** Opens a card of the pages Set up and Games. @param {Page} page @param {string} name */
export async function openCard(page, name) {
  await openPlace(page, CARDS[/** @type {keyof typeof CARDS} */ (name)]);
  const card = page.locator(`#card-${name}`);
  if ((await card.getAttribute('open')) === null) await card.locator('summary').first().click();
  await page.waitForSelector(`#card-${name} > div:not([aria-busy]) > *`);
}

/** Shows the examples of a kind, or of the kind of an example. @param {Page} page @param {string} name */
export async function openExamples(page, name) {
  await openCard(page, 'examples');
  const group = groups.find((one) => one.name === name || one.examples.some((example) => example.name === name));
  const kind = page.locator(`[data-kind="${group?.name}"]`);
  if ((await kind.getAttribute('open')) === null) await kind.locator('summary').click();
}

/** Opens an example. @param {Page} page @param {string} name */
export async function openExample(page, name) {
  await openExamples(page, name);
  await page.click(`[data-example="${name}"]`);
  await page.waitForSelector('#panel-games', { state: 'hidden' });
}

/** Does something on a card, and shows again what was shown before. @template T @param {Page} page @param {string} name @param {() => Promise<T>} work */
async function visitCard(page, name, work) {
  const before = page.locator('[id^="tab-"]:is([aria-selected="true"], [aria-expanded="true"])');
  const id = await before.getAttribute('id');
  await openCard(page, name);
  const answer = await work();
  if ((await before.getAttribute('id')) !== id) await page.click(`#${id}`);
  return answer;
}

/** The game as PGN, as its card shows it. @param {Page} page */
export const pgnShown = (page) => visitCard(page, 'pgn', () => page.inputValue('#pgn'));

/** The position on the board as FEN. @param {Page} page */
export const fenOf = (page) => page.evaluate(async () => (await import(new URL('./document/document.js', location.href).href)).current().fen);

/** Shows a panel. @param {Page} page @param {string} name */
export async function openTab(page, name) {
  await page.click(`#tab-${name}`);
  await page.waitForSelector(`#panel-${name}:not([hidden], [aria-busy]) > *`);
}

/** Sets up a FEN by its card. @param {Page} page @param {string} fen */
export const setUp = (page, fen) =>
  visitCard(page, 'fen', async () => {
    await page.fill('#fen', fen);
    await page.click('#fen-load');
  });
