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

/**
 * What threads compute while something goes on, in milliseconds of the processor's time: the longest task of the page's own
 * thread, and the sum of each worker's, the largest first.
 */
export async function computed(page, work) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] });
  await work();
  // What the page answers comes before the end of its task.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const threads = new Map(traceEvents.filter(({ name }) => name === 'thread_name').map(({ pid, tid, args }) => [`${pid} ${tid}`, args?.name]));
  let longest = 0;
  const sums = new Map();
  for (const { name, ph, pid, tid, tdur = 0 } of traceEvents) {
    if (ph !== 'X' || !/RunTask$/.test(name)) continue;
    const thread = `${pid} ${tid}`;
    if (threads.get(thread) === 'CrRendererMain') longest = Math.max(longest, tdur / 1000);
    if (threads.get(thread)?.startsWith('DedicatedWorker')) sums.set(thread, (sums.get(thread) ?? 0) + tdur / 1000);
  }
  return { longest, workers: [...sums.values()].toSorted((one, other) => other - one) };
}

/** The head of a table of times. @param {number} rounds */
export function printHead(rounds) {
  console.log(`Milliseconds, medians of ${rounds} rounds, each in a fresh browser\n`);
  console.log(`${''.padEnd(62)} median    worst     bar   ratio`);
}

/** A row of it; more than a ratio of 1 misses the bar. @param {string} name @param {number[]} times @param {number} bar */
export function printRow(name, times, bar) {
  const cell = (/** @type {number} */ number, digits = 1) => number.toFixed(digits).padStart(8);
  console.log(`${name.padEnd(60)}${cell(median(times))} ${cell(Math.max(...times))}${String(bar).padStart(8)}${cell(median(times) / bar, 2)}`);
}
