// How fast the page follows who writes and who goes from step to step: `cargo xtask bench --page`.
//
// All is measured on a processor slowed down four times, from the moment before the input until the next frame has been
// handed over; and unslowed, what the page's own thread works for it. Two builds are measured in turns, so that what else
// the machine does meets both alike:
//   BENCH_URL=http://127.0.0.1:8960/ BENCH_BESIDE=http://127.0.0.1:8961/ node benches/web/run-pace.mjs
import { median, openPage } from './chromium.mjs';

const SLOWER = 4;
const PANELS = ['game', 'analyse', 'script', 'sets', 'think', 'match'];
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const urls = [process.env.BENCH_BESIDE, process.env.BENCH_URL ?? 'http://127.0.0.1:8960/'].filter(Boolean);

const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'b1c3', 'b8c6', 'c3b1', 'c6b8'];
const script = (tokens) => Array.from({ length: tokens }, (_, at) => (at > 0 && at % 70 === 0 ? 'xa1' : shuffle[at % 8])).join(', ');
const keys = [...', g1f3, g8f6, f3g1, f6g8'];
const steps = Array.from({ length: 24 }, (_, at) => 20 + at * 12);

/** In the page: does something once a frame has just begun; answers the ms until the next has been handed over. */
const acts = () => {
  const frame = () => new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
  });
  const timed = async (act) => {
    await frame();
    const start = performance.now();
    act();
    await frame();
    return performance.now() - start;
  };
  globalThis.pace = {
    key(text) {
      const box = document.querySelector('#script');
      box.focus();
      box.setSelectionRange(box.value.length, box.value.length);
      return timed(() => text && document.execCommand('insertText', false, text));
    },
    step(at) {
      const scrubber = document.querySelector('#scrubber');
      return timed(() => {
        if (at === undefined) return;
        scrubber.value = String(at);
        scrubber.dispatchEvent(new Event('input'));
      });
    },
  };
};

/** A page with a script, and what times it. */
async function open(url, tokens) {
  process.env.BENCH_URL = url;
  const { page, close } = await openPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.waitForSelector('html[data-ready] > body > .ghost', { state: 'attached' });
  await show(page, 'script');
  await page.fill('#script', script(tokens));
  await page.waitForFunction((least) => document.querySelectorAll('.chip').length >= least, Math.min(tokens, 200));
  await page.evaluate(acts);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  const slowDown = (rate) => client.send('Emulation.setCPUThrottlingRate', { rate });
  const act = (what, input) => page.evaluate(([name, value]) => globalThis.pace[name](value), [what, input]);
  return { page, close, worked, slowDown, act };
}

async function show(page, panel) {
  await page.click(`#tab-${panel}`);
  await page.waitForSelector(`#panel-${panel}:not([hidden], [aria-busy]) > *`);
}

/** One round: the 95th percentile and the median by the clock, slowed down, and the work unslowed. */
async function measure({ page, worked, slowDown, act }, what, inputs) {
  await page.bringToFront();
  await act(what);
  const start = await worked();
  for (let at = 0; at < 8; at += 1) await act(what);
  const idle = (await worked()) - start;
  const before = await worked();
  for (const input of inputs) await act(what, input);
  const work = ((await worked()) - before) / inputs.length - idle / 8;
  await slowDown(SLOWER);
  const times = [];
  for (const input of inputs) times.push(await act(what, input));
  await slowDown(1);
  times.sort((one, other) => one - other);
  return { p95: times[Math.ceil(times.length * 0.95) - 1], p50: median(times), work };
}

/** Measures the builds in turns, and prints a line for each. */
async function compare(name, what, bar, inputs, sides) {
  const results = sides.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    const order = sides.map((_, at) => (round % 2 ? sides.length - 1 - at : at));
    for (const at of order) results[at].push(await measure(sides[at], what, inputs));
  }
  results.forEach((list, at) => {
    const middle = (key) => median(list.map((result) => result[key])).toFixed(1).padStart(7);
    const label = urls.length > 1 ? `${name} (${urls[at]})` : name;
    console.log(`${label.padEnd(64)}${middle('p95')}${middle('p50')}${middle('work')}${String(bar).padStart(7)}`);
  });
}

console.log(`ms until the next frame, ${SLOWER} times slowed down, and work unslowed; medians of ${rounds} rounds\n`);
console.log(`${''.padEnd(64)}    p95    p50   work  p95 ≤`);
for (const [tokens, bar] of [[100, 50], [500, 100]]) {
  const sides = [];
  for (const url of urls) sides.push(await open(url, tokens));
  await compare(`a key in a script of ${tokens} tokens`, 'key', bar, keys, sides);
  for (const panel of tokens === 500 ? PANELS : []) {
    for (const { page } of sides) await show(page, panel);
    await compare(`a step of ${tokens} beside ${panel}`, 'step', 33, steps, sides);
  }
  for (const { close } of sides) await close();
}
