// How fast the page follows who writes, who comments, and who goes from step to step: `cargo xtask bench --page`.
//
// All is measured on a processor slowed down four times, from the moment before the input until the next frame has been
// handed over, and unslowed. Two builds are measured in turns, so that what else the machine does meets both alike:
//   BENCH_URL=http://127.0.0.1:8960/ BENCH_BESIDE=http://127.0.0.1:8961/ node benches/web/run-pace.mjs
import { median, openPage } from './chromium.mjs';

const SLOWER = 4;
const PLACES = ['play', 'analyse', 'script', 'sets', 'think', 'match', 'setup', 'games'];
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const urls = [process.env.BENCH_BESIDE, process.env.BENCH_URL ?? 'http://127.0.0.1:8960/'].filter(Boolean);

const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'b1c3', 'b8c6', 'c3b1', 'c6b8'];
const script = (tokens) => Array.from({ length: tokens }, (_, at) => (at > 0 && at % 70 === 0 ? 'xa1' : shuffle[at % 8])).join(', ');
const keys = [...', g1f3, g8f6, f3g1, f6g8'];
const comments = Array.from({ length: 6 }, (_, at) => `Thought ${at + 1}: the knight looks at the king.`);
const steps = (tokens) => Array.from({ length: 24 }, (_, at) => Math.floor((tokens * (at + 1)) / 30));

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
      const box = document.querySelector('.panel textarea');
      box.focus();
      box.setSelectionRange(box.value.length, box.value.length);
      return timed(() => document.execCommand('insertText', false, text));
    },
    async comment(text) {
      // Nobody writes faster: the comment before it has been kept by then.
      await new Promise((resolve) => setTimeout(resolve, 1200));
      const row = document.querySelector('.moves [aria-current=step]');
      row.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }));
      await frame();
      const field = document.querySelector('.comment-field');
      field.value = text;
      return timed(() => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true })));
    },
    step(at) {
      const slider = document.querySelector('.scrubber input[type="range"]');
      return timed(() => {
        slider.value = String(at);
        slider.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
  };
};

/** A page with a script, and what times it. */
async function open(url, tokens) {
  const { page, close } = await openPage(url);
  await page.setViewportSize({ width: 1440, height: 900 });
  await show(page, 'script');
  await page.fill('.panel textarea', script(tokens));
  await page.waitForFunction((least) => Number(document.querySelector('.scrubber input')?.max) >= least, Math.floor(tokens * 0.9));
  await page.evaluate(acts);
  const client = await page.context().newCDPSession(page);
  const slowDown = (rate) => client.send('Emulation.setCPUThrottlingRate', { rate });
  const act = (what, input) => page.evaluate(([name, value]) => globalThis.pace[name](value), [what, input]);
  return { page, close, slowDown, act };
}

async function show(page, place) {
  await page.evaluate((hash) => (location.hash = hash), place);
  await page.waitForSelector('.panel header');
}

/** One round: the 95th percentile and the median, slowed down, and the median unslowed. */
async function measure({ page, slowDown, act }, what, inputs) {
  await page.bringToFront();
  const series = async () => {
    const times = [];
    for (const input of inputs) times.push(await act(what, input));
    return times.sort((one, other) => one - other);
  };
  const quick = median(await series());
  await slowDown(SLOWER);
  const times = await series();
  await slowDown(1);
  return { p95: times[Math.ceil(times.length * 0.95) - 1], p50: median(times), quick };
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
    console.log(`${label.padEnd(64)}${middle('p95')}${middle('p50')}${middle('quick')}${String(bar).padStart(7)}`);
  });
}

console.log(`ms until the next frame, ${SLOWER} times slowed down, and at full speed; medians of ${rounds} rounds\n`);
console.log(`${''.padEnd(64)}    p95    p50   full  p95 ≤`);
for (const [tokens, bar] of [[100, 50], [500, 100], [5000, undefined]]) {
  const sides = [];
  for (const url of urls) sides.push(await open(url, tokens));
  if (bar) await compare(`a key in a script of ${tokens} tokens`, 'key', bar, keys, sides);
  for (const place of PLACES) {
    for (const { page } of sides) await show(page, place);
    await compare(`a step of ${tokens} in ${place}`, 'step', 33, steps(tokens), sides);
    if (place === 'analyse') await compare(`a comment in a tree of ${tokens}`, 'comment', 33, comments, sides);
  }
  for (const { close } of sides) await close();
}
