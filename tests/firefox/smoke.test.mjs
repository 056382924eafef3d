// The packed page in Firefox: it loads, is played by mouse and keyboard, runs scripts, answers, plays matches, and needs no
// network twice.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startHost } from './host.mjs';
import { startFirefox } from './bidi.mjs';

/** @type {Awaited<ReturnType<typeof startFirefox>>} */
let page;
/** @type {Awaited<ReturnType<typeof startHost>>} */
let host;

/** There is a board, and all that comes after it. */
const isThere = () => document.querySelector('[role="grid"]') !== null && document.querySelector('.panel header') !== null;

before(async () => {
  host = await startHost();
  page = await startFirefox();
  await page.open(`${host.url}#analyse`);
  await page.until(isThere);
});

after(async () => {
  await page?.close();
  host?.close();
});

/** @param {string} name */
const square = (name) => `[role="grid"] [aria-label^="${name},"]`;
/** @param {string} place */
const show = (place) => page.click(`nav a[href="#${place}"]`);
const moves = () => page.evaluate(() => Array.from(document.querySelectorAll('[role="group"][aria-label="Moves"] [data-node]'), ({ textContent }) => textContent));
/** @param {number} count */
const played = (count) => page.until((/** @type {number} */ least) => document.querySelectorAll('[role="group"][aria-label="Moves"] [data-node]').length >= least, count);
/** Presses the button of a name. @param {string} name @param {typeof page | Awaited<ReturnType<typeof page.openTab>>} [at] */
async function press(name, at = page) {
  await at.until((/** @type {string} */ wanted) => {
    const named = [...document.querySelectorAll('button')].find((button) => wanted === (button.title || button.textContent?.trim()));
    named?.setAttribute('data-wanted', wanted);
    return named;
  }, name);
  await at.click(`[data-wanted="${name}"]`);
}

test('it is played by mouse', async () => {
  await page.click(square('e2'));
  await page.click(square('e4'));
  await show('analyse');
  await played(1);
  assert.deepEqual(await moves(), ['e4']);
});

test('it is played by keyboard', async () => {
  await page.evaluate((/** @type {string} */ from) => /** @type {HTMLElement} */ (document.querySelector(from)).focus(), square('e7'));
  await page.press('Enter', 'ArrowDown', 'ArrowDown', 'Enter');
  await played(2);
  assert.deepEqual(await moves(), ['e4', 'e5']);
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'e5, black pawn');
});

test('a script is typed, and the board follows', async () => {
  await show('script');
  await page.until(() => document.querySelector('.panel textarea'));
  await page.evaluate(() => {
    const box = /** @type {HTMLTextAreaElement} */ (document.querySelector('.panel textarea'));
    box.focus();
    box.setSelectionRange(box.value.length, box.value.length);
  });
  await page.press(...', g1f3');
  await page.until((/** @type {string} */ f3) => document.querySelector(f3)?.getAttribute('aria-label')?.startsWith('f3, white knight'), square('f3'));
});

test('the computer answers', async () => {
  await show('play');
  await press('New game');
  await press('Play');
  await page.until(() => document.querySelectorAll('.player').length === 2);
  await page.click(square('e2'));
  await page.click(square('e4'));
  await played(2);
});

test('a match goes on in one tab, and another tab says so', async () => {
  await show('lab');
  await press('Match');
  // So many games that it is not over before the other tab is there.
  await page.until(() => {
    const games = /** @type {HTMLInputElement | undefined} */ (document.querySelector('.match-form > label input[type="number"]'));
    if (games) games.value = '1000';
    return games?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('Start');
  await page.until(() => /Game \d+ of 1000, move/.test(document.body.textContent ?? ''));
  const other = await page.openTab();
  await other.open(`${host.url}#match`);
  await other.until(() => document.querySelector('.panel')?.textContent?.includes('Another tab'));
  await other.leave();
  await page.show();
  await press('Stop');
  await page.until(() => [...document.querySelectorAll('.panel button')].some(({ textContent }) => textContent?.trim() === 'Start'));
  await show('analyse');
});

test('after the first visit it works without a network, and the game goes on', async () => {
  await page.until(() => navigator.serviceWorker.controller?.state === 'activated');
  const before = await moves();
  host.serve(undefined);
  await page.reload();
  await page.until(isThere);
  await played(before.length);
  assert.deepEqual(await moves(), before);
  await show('script');
  await page.until(() => document.querySelector('.panel textarea'));
  assert.deepEqual(page.complaints, []);
});
