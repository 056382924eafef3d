// Opens pages for the tests in one Chromium, and notes everything that a page complains about.
//
// `cargo xtask test --only page` sets the environment. By hand, with `cargo xtask play` running:
//   GRIDMATE_URL=http://127.0.0.1:8960/ node --test tests/page/*.test.mjs
import { after, before } from 'node:test';
import { chromium } from 'playwright-core';

const flags = (process.env.CHROMIUM_FLAGS ?? '--headless --disable-gpu').split(' ');

/** Where the page is served as it was built. */
export const siteUrl = process.env.GRIDMATE_URL ?? 'http://127.0.0.1:8960/';

/** @type {import('playwright-core').Browser | undefined} */
let browser;

before(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? 'chromium',
    args: flags,
    chromiumSandbox: !flags.includes('--no-sandbox'),
  });
});

after(async () => {
  await browser?.close();
});

/**
 * Opens an address in a fresh profile. `complaints` collects console errors, uncaught errors,
 * failed requests and answers of 400 and above; a test asserts that it stays empty.
 * @param {string} [url]
 * @param {import('playwright-core').BrowserContextOptions} [options]
 */
export async function openPage(url = siteUrl, options = {}) {
  if (!browser) throw new Error('openPage is called within a test');
  const context = await browser.newContext(options);
  const page = await context.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const text = `failed: ${request.url()} ${request.failure()?.errorText}`;
    // What is fetched when all else is done, or ahead of a wish, is broken off by a reload that comes before it.
    if (!text.endsWith('net::ERR_ABORTED')) complaints.push(text);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  await page.goto(url);
  return { page, complaints, close: () => context.close() };
}
