// The packed page in Firefox: it loads, is played by mouse and keyboard, runs scripts, answers, plays matches, and needs no
// network twice.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startHost } from '../page/support/host.mjs';
import { startFirefox } from './bidi.mjs';

/** @type {Awaited<ReturnType<typeof startFirefox>>} */
let page;
/** @type {Awaited<ReturnType<typeof startHost>>} */
let host;

before(async () => {
  host = await startHost();
  page = await startFirefox();
  await page.open(host.url);
  await page.until(() => document.documentElement.dataset.ready === '');
});

after(async () => {
  await page?.close();
  host?.close();
});

/** @param {string} name */
const square = (name) => `#board [aria-label^="${name},"]`;
const moves = () => page.evaluate(() => Array.from(document.querySelectorAll('#moves button[data-ply]'), ({ textContent }) => textContent));
/** @param {number} count */
const played = (count) => page.until((/** @type {number} */ least) => document.querySelectorAll('#moves button[data-ply]').length >= least, count);

test('it is played by mouse', async () => {
  await page.click(square('e2'));
  await page.click(square('e4'));
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
  await page.click('#tab-script');
  await page.until(() => document.querySelector('#script'));
  await page.evaluate(() => {
    const box = /** @type {HTMLTextAreaElement} */ (document.querySelector('#script'));
    box.focus();
    box.setSelectionRange(box.value.length, box.value.length);
  });
  await page.press(...', g1f3');
  await page.until((/** @type {string} */ f3) => document.querySelector(f3)?.getAttribute('aria-label') === 'f3, white knight', square('f3'));
  await page.click('#tab-game');
  await played(3);
});

test('the computer answers', async () => {
  await page.click('#game-open');
  await page.click('#game-card input[value="b"]');
  await page.click('#game-start');
  await page.until(() => /Black to move/.test(document.querySelector('#status')?.textContent ?? '') && document.querySelectorAll('#moves button[data-ply]').length === 1);
});

test('engines play a match, and another tab has its own', async () => {
  /** @param {Record<string, string>} values */
  const choose = (values) => (/** @type {typeof page | Awaited<ReturnType<typeof page.openTab>>} */ at) =>
    at.evaluate((/** @type {Record<string, string>} */ wanted) => {
      for (const [name, value] of Object.entries(wanted)) {
        const field = /** @type {HTMLInputElement} */ (document.querySelector(`#match-${name}`));
        field.value = value;
        for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
      }
    }, values);
  /** @param {typeof page | Awaited<ReturnType<typeof page.openTab>>} at @param {string} state */
  const reached = (at, state) => at.until((/** @type {string} */ wanted) => document.querySelector(`#panel-match [data-state="${wanted}"]`) !== null, state);
  await page.click('#tab-match');
  await page.until(() => document.querySelector('#match-start'));
  await choose({ first: 'random', second: 'random', games: '6', seed: '3', pace: 'watch' })(page);
  await page.click('#match-start');
  await reached(page, 'running');
  const other = await page.openTab();
  await other.open(host.url);
  await other.until(() => document.documentElement.dataset.ready === '');
  assert.deepEqual(await other.evaluate(() => document.querySelectorAll('#moves button[data-ply]').length), 0);
  await other.click('#tab-match');
  await other.until(() => document.querySelector('#match-start'));
  await choose({ first: 'random', second: 'random', games: '2', seed: '4', pace: 'fast' })(other);
  await other.click('#match-start');
  await reached(other, 'over');
  assert.equal(await other.evaluate(() => document.querySelectorAll('#match-list li').length), 2);
  await other.leave();
  await page.show();
  await choose({ pace: 'fast' })(page);
  await reached(page, 'over');
  assert.equal(await page.evaluate(() => document.querySelectorAll('#match-list li').length), 6);
  await page.click('#tab-game');
});

test('after the first visit it works without a network, and the game goes on', async () => {
  await page.until(() => navigator.serviceWorker.controller?.state === 'activated');
  const before = await moves();
  host.serve(undefined);
  await page.reload();
  await page.until(() => document.documentElement.dataset.complete === '');
  assert.deepEqual(await moves(), before);
  // The players stand beside the board again, which moves what is beside it.
  await page.until(() => document.querySelectorAll('.player').length === 2);
  await page.click('#tab-script');
  await page.until(() => document.querySelector('#script'));
  assert.deepEqual(page.complaints, []);
});
