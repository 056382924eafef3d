// What works in the background cannot be started, or falls silent: each says what is the matter, and nobody waits for ever.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage, siteUrl } from './support/browser.mjs';
import { openBoard, openSheet, openTab, ready } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

const SECONDS = 1000;
const FORBIDDEN = /could not start what works on it in the background: the network failed, or workers are forbidden here/;
/** Without it, an isolated page does not start a worker. */
const ISOLATED = { 'Cross-Origin-Embedder-Policy': 'require-corp' };
const SILENT = /no longer answers/;

/** @param {Page} page */
async function playMatch(page) {
  await openTab(page, 'match');
  await page.fill('#match-games', '2');
  await page.selectOption('#match-first', 'random');
  await page.selectOption('#match-second', 'random');
  await page.click('#match-start');
}

/** What uses a worker, and where it says what is the matter. @type {Record<string, { start: (page: Page) => Promise<void>, again?: (page: Page) => Promise<void>, place: string }>} */
const USES = {
  'match-worker.js': { start: playMatch, place: '#match-trouble' },
  'think-worker.js': {
    start: (page) => openTab(page, 'think'),
    again: (page) => page.locator('#panel-think .error button').first().click(),
    place: '#panel-think .error',
  },
  'count-worker.js': {
    start: async (page) => {
      await openSheet(page, 'count');
      await page.click('#count');
    },
    place: '#count-message .error',
  },
  'position/pgn-worker.js': {
    start: async (page) => {
      await openSheet(page, 'pgn');
      await page.setInputFiles('#sheet-pgn input[type="file"]', { name: 'x.pgn', mimeType: 'text/plain', buffer: Buffer.from('1. e4 *\n\n'.repeat(3)) });
    },
    place: '#sheet-pgn .error',
  },
};

for (const [script, { start, again = start, place }] of Object.entries(USES)) {
  test(`${script} that cannot be loaded is said, and works when it can`, async () => {
    const { page, close } = await openBoard({ serviceWorkers: 'block' });
    await page.route(`**/${script}`, (route) => route.abort());
    await start(page);
    await page.locator(place, { hasText: FORBIDDEN }).first().waitFor();
    await page.unroute(`**/${script}`);
    await again(page);
    await page.locator(place, { hasText: FORBIDDEN }).first().waitFor({ state: 'detached' });
    await close();
  });
}

for (const script of ['match-worker.js', 'think-worker.js', 'position/pgn-worker.js']) {
  test(`${script} that falls silent is given up`, async () => {
    const { page, close } = await openBoard({ serviceWorkers: 'block' });
    await page.clock.install();
    await page.route(`**/${script}`, (route) => route.fulfill({ contentType: 'text/javascript', headers: ISOLATED, body: script.startsWith('match') ? 'postMessage({ isReady: true });' : '' }));
    const { start, place } = USES[script] ?? assert.fail();
    const made = page.waitForEvent('worker');
    await start(page);
    await made;
    await page.clock.runFor(20 * SECONDS);
    assert.equal(await page.locator(place, { hasText: SILENT }).count(), 0);
    await page.clock.runFor(60 * SECONDS);
    await page.locator(place, { hasText: SILENT }).first().waitFor();
    await close();
  });
}

/** Opens the page under another policy. @param {string} policy */
async function openUnder(policy) {
  const opened = await openPage('about:blank', { serviceWorkers: 'block' });
  await opened.page.route(siteUrl, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await opened.page.goto(siteUrl);
  return opened;
}

test('where workers are forbidden, that is said, and the board works', async () => {
  const { page, close } = await openUnder("script-src 'self' 'wasm-unsafe-eval'; worker-src 'none'");
  await ready(page);
  await playMatch(page);
  await page.locator('#match-trouble', { hasText: FORBIDDEN }).waitFor();
  await close();
});

test('where WebAssembly is forbidden, the network is not blamed', async () => {
  const { page, close } = await openUnder("script-src 'self'");
  await page.locator('#failure-text', { hasText: 'does not have or does not allow' }).waitFor();
  await close();
});
