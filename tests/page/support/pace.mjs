// How fast the page follows, on a machine four times slower than this one.
//
// A busy or a slow machine makes every clock go wrong, so what is measured is held against a fixed piece of arithmetic,
// timed beside it: where that takes longer than on the machine that the bars are meant for, so may the page. And a bar is
// met in one of two ways: by the clock at the fourfold slow-down, or by four times the processor time of the page's own
// thread; in one of some windows.
import assert from 'node:assert/strict';

/** @typedef {import('playwright-core').Page} Page */

const SLOWER = 4;
const FRAME_MS = 1000 / 60;
const WINDOWS = 6;
/** So much longer may a machine take that shares its memory with others: drawing then takes up to twice its time, which the
 * arithmetic does not notice. What it took is told each time. */
const SLACK = 2.5;
/** What the arithmetic takes on the machine that the bars are meant for: three years old, with nothing else to do. */
const ARITHMETIC_MS = 3;

/** @param {number[]} times @param {number} share */
export const percentile = (times, share) => times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0;

/** How many times slower this machine is just now than the one that the bars are meant for; never less than one. @param {Page} page */
export const slowness = (page) => page.evaluate((usual) => {
  const times = Array.from({ length: 15 }, () => {
    const start = performance.now();
    let hash = 0;
    for (let at = 0; at < 2_000_000; at += 1) hash = Math.imul(hash ^ at, 16_777_619);
    return performance.now() - start + (hash === 1 ? 1 : 0);
  });
  return Math.max(1, (times.sort((one, other) => one - other)[7] ?? 0) / usual);
}, ARITHMETIC_MS);

/** Clocks for a page. @param {Page} page */
export async function clocksFor(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  /** What the page's own thread has worked so far, in ms. */
  const worked = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  /** @param {number} rate */
  const slowDown = (rate) => client.send('Emulation.setCPUThrottlingRate', { rate });
  return { worked, slowDown };
}

/**
 * Holds what a person does, again and again, against a bar at the 95th percentile.
 * @template T
 * @param {object} parts
 * @param {Page} parts.page
 * @param {import('node:test').TestContext} parts.context
 * @param {string} parts.name
 * @param {number} parts.bar in ms
 * @param {readonly T[]} parts.inputs
 * @param {(input: T | undefined) => Promise<number>} parts.act does it, or all but that; answers the ms by the clock
 * @param {boolean} [parts.untilFrame] whether the clock runs up to the next frame
 */
export async function holdTo({ page, context, name, bar, inputs, act, untilFrame = false }) {
  const { worked, slowDown } = await clocksFor(page);
  /** @param {readonly (T | undefined)[]} list */
  const works = async (list) => {
    const times = [];
    for (const input of list) {
      const before = await worked();
      await act(input);
      times.push((await worked()) - before);
    }
    return times;
  };
  const idle = percentile(await works(inputs.map(() => undefined)), 0.5);
  const windows = [];
  for (let window = 0; window < WINDOWS; window += 1) {
    const slow = await slowness(page);
    await slowDown(SLOWER);
    const seen = [];
    for (const input of inputs) seen.push(await act(input));
    await slowDown(1);
    const busy = percentile(await works(inputs), 0.95) - idle;
    const told = { seen: percentile(seen, 0.95), worked: SLOWER * busy + (untilFrame ? FRAME_MS : 0), allowed: SLACK * bar * Math.max(slow, await slowness(page)) };
    windows.push(Object.values(told).map((ms) => ms.toFixed(1)).join(' / '));
    context.diagnostic(`${name}: p95 ${told.seen.toFixed(1)} ms by the clock, ${told.worked.toFixed(1)} ms by processor time; ${told.allowed.toFixed(1)} ms allowed`);
    if (Math.min(told.seen, told.worked) <= told.allowed) return;
  }
  assert.fail(`${name}: by the clock / by processor time / allowed: ${windows.join('; ')} ms`);
}
