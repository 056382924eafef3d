// Opens pages for the tests in one Chromium, and notes everything that a page complains about.
//
// `cargo xtask test --only page` sets the environment. By hand, with `cargo xtask play` running:
//   GRIDMATE_URL=http://127.0.0.1:8960/ node --test tests/page/*.test.mjs
import { after, afterEach } from 'node:test';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const flags = (process.env.CHROMIUM_FLAGS ?? '--headless --disable-gpu').split(' ');

/** Where the page is served as it was built. */
export const siteUrl = process.env.GRIDMATE_URL ?? 'http://127.0.0.1:8960/';

/** @type {Promise<import('playwright-core').Browser> | undefined} */
let browser;

/**
 * The pages that the test under way has opened.
 * @type {{ page: import('playwright-core').Page, said: string[] }[]}
 */
let opened = [];

/**
 * What pages have asked the network for and not got yet.
 * @type {WeakMap<import('playwright-core').Page, Set<import('playwright-core').Request>>}
 */
const underWay = new WeakMap();

/** Whether a page waits for nothing from the network. @param {import('playwright-core').Page} page */
export const isQuiet = (page) => (underWay.get(page)?.size ?? 0) === 0;

/** Where the pictures of pages lie whose test has failed. */
const pictures = path.join(fileURLToPath(new URL('../../../', import.meta.url)), process.env.CARGO_TARGET_DIR ?? 'target', 'page-failures');

/** The browser, which the first page starts. */
const started = () => (browser ??= chromium.launch({
  executablePath: process.env.CHROMIUM ?? 'chromium',
  args: flags,
  chromiumSandbox: !flags.includes('--no-sandbox'),
}));

after(async () => {
  await (await browser)?.close();
});

// What a failed test leaves open is told, pictured and closed, so that the next one finds the machine free.
afterEach(async (context) => {
  const left = opened.filter(({ page }) => !page.isClosed());
  opened = [];
  if (context.passed === false) {
    for (const [number, { page, said }] of left.entries()) {
      const name = `${context.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}-${number + 1}.png`;
      const file = path.join(pictures, name);
      mkdirSync(pictures, { recursive: true });
      const isPictured = await page.screenshot({ path: file, timeout: 5000 }).then(() => true, () => false);
      console.log(`"${context.name}" failed at ${page.url()}`);
      console.log(said.length ? said.map((line) => `  the page said ${line}`).join('\n') : '  the page said nothing');
      if (isPictured) console.log(`  screenshot: ${file}`);
    }
  }
  await Promise.allSettled(left.map(({ page }) => page.context().close()));
});

/** @typedef {import('playwright-core').BrowserContextOptions & { hasClock?: boolean }} Options with a clock that the test can set forward or not */

/**
 * Opens an address in a fresh profile. `complaints` collects console errors, uncaught errors,
 * failed requests and answers of 400 and above; a test asserts that it stays empty.
 * @param {string} [url]
 * @param {Options} [options]
 */
export async function openPage(url = siteUrl, { hasClock = false, ...options } = {}) {
  const context = await (await started()).newContext(options);
  const page = await context.newPage();
  if (hasClock) await page.clock.install();
  /** @type {string[]} */
  const complaints = [];
  /** @type {string[]} */
  const said = [];
  opened.push({ page, said });
  const asked = new Set();
  underWay.set(page, asked);
  page.on('request', (request) => asked.add(request));
  for (const end of /** @type {const} */ (['requestfinished', 'requestfailed'])) page.on(end, (request) => asked.delete(request));
  page.on('console', (message) => {
    said.push(`on its console: ${message.text()}`);
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    said.push(`uncaught: ${error.stack ?? error.message}`);
    complaints.push(`uncaught: ${error.message}`);
  });
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
