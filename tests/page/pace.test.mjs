// How fast the page follows who writes, on a machine four times slower than this one.
//
// A busy machine makes every clock on the wall go wrong, so the bar is met in one of two ways: by what is seen at the
// fourfold slow-down, or by four times the processor time of the page's own thread beyond that of the measuring, to which
// the wait for the next frame is added; either in the best of some windows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBoard, openTab } from './support/playing.mjs';

const SLOWER = 4;
const FRAME_MS = 1000 / 60;
const WINDOWS = 3;
const KEYS = 24;
const LINE = 'g1f3, g8f6, f3g1, f6g8, ';

/** @param {number[]} times @param {number} share */
const percentile = (times, share) => times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0;

/** A page with so many tokens, and clocks for it. @param {number} tokens */
async function openScript(tokens) {
  const opened = await openBoard({ viewport: { width: 1440, height: 900 } });
  const { page } = opened;
  await openTab(page, 'script');
  await page.fill('#script', LINE.repeat(tokens).split(' ').slice(0, tokens).join(' '));
  await page.waitForFunction((count) => document.querySelectorAll('.chip').length >= Math.min(count, 200), tokens);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  /** What the page's own thread has worked so far, in ms. */
  const worked = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  return { ...opened, client, worked };
}

/** Types a key at the end of the script; answers the ms to the next frame. @param {import('playwright-core').Page} page @param {string} key */
const press = (page, key) => page.evaluate(async (text) => {
  const box = /** @type {HTMLTextAreaElement} */ (document.querySelector('#script'));
  box.focus();
  box.setSelectionRange(box.value.length, box.value.length);
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  }));
  await frame();
  const start = performance.now();
  document.execCommand('insertText', false, text);
  await frame();
  return performance.now() - start;
}, key);

/** So much longer than wanted may a shared machine take before something is wrong; what it took is told each time. */
const SLACK = 2;

for (const [tokens, bar] of /** @type {const} */ ([[100, 50], [500, 100]])) {
  test(`a key in a script of ${tokens} tokens, of which ${bar} ms are wanted, is seen within ${SLACK * bar} ms`, async (context) => {
    const { page, client, worked, close } = await openScript(tokens);
    const keys = [...', g1f3, g8f6, f3g1, f6g8'].slice(0, KEYS);
    /** @type {number[]} */
    const seen = [];
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    for (let window = 0; window < WINDOWS; window += 1) {
      const times = [];
      for (const key of keys) times.push(await press(page, key));
      seen.push(percentile(times, 0.95));
    }
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    /** @param {string[]} pressed */
    const work = async (pressed) => {
      const times = [];
      for (const key of pressed) {
        const before = await worked();
        await press(page, key);
        times.push((await worked()) - before);
      }
      return times;
    };
    const idle = percentile(await work(keys.map(() => '')), 0.5);
    const busy = [];
    for (let window = 0; window < WINDOWS; window += 1) busy.push(percentile(await work(keys), 0.95));
    const told = { seen: Math.min(...seen), worked: SLOWER * (Math.min(...busy) - idle) + FRAME_MS };
    context.diagnostic(`${tokens} tokens: p95 seen after ${told.seen.toFixed(1)} ms, by processor time ${told.worked.toFixed(1)} ms`);
    assert.ok(Math.min(told.seen, told.worked) <= SLACK * bar, JSON.stringify(told));
    await close();
  });
}

test('a script of a MiB, pasted, takes moments, and a key in it too', async (context) => {
  const { page, worked, close } = await openScript(0);
  const before = await worked();
  await page.evaluate((line) => {
    const box = /** @type {HTMLTextAreaElement} */ (document.querySelector('#script'));
    box.value = line.repeat((1 << 20) / line.length).trimEnd();
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, LINE);
  await page.waitForFunction(() => /174\D?760|174760/.test(document.querySelector('#script-summary')?.textContent ?? ''));
  const pasted = (await worked()) - before;
  const between = await worked();
  await press(page, ',');
  const typed = (await worked()) - between;
  context.diagnostic(`pasting took ${pasted.toFixed(0)} ms of processor time, a key ${typed.toFixed(0)} ms`);
  assert.ok(pasted < 4000 && typed < 2000, `${pasted} ms, ${typed} ms`);
  assert.ok((await page.locator('.chip').count()) <= 600);
  await close();
});

test('a MiB without a space does not hold the page up', async (context) => {
  const { page, worked, close } = await openScript(0);
  const before = await worked();
  await page.evaluate((token) => {
    const box = /** @type {HTMLTextAreaElement} */ (document.querySelector('#script'));
    box.value = token.repeat(149_000);
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }, 'e4=♕,');
  const took = (await worked()) - before;
  context.diagnostic(`it took ${took.toFixed(0)} ms of processor time`);
  assert.ok(took < 4000, `${took} ms`);
  await close();
});
