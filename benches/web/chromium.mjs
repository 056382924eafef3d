// What the browser benches share: a fresh Chromium, and a few sums.
import { chromium } from 'playwright-core';

/** Opens a page in a browser process of its own: the bench's, unless it is another. @param {string} [url] */
export async function openPage(url = process.env.BENCH_URL ?? 'http://127.0.0.1:8960/') {
  const args = (process.env.CHROMIUM_FLAGS ?? '--headless').split(' ');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? 'chromium',
    args,
    chromiumSandbox: !args.includes('--no-sandbox'),
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  page.on('pageerror', (error) => console.error(`The page failed: ${error.message}`));
  await page.goto(url);
  return { page, close: () => browser.close() };
}

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** @param {number[]} values */
export function geometricMean(values) {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}
