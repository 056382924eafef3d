// How soon a first visit can move a piece: `cargo xtask bench --page`.
//
// The packed page, nothing cached, a processor slowed down four times, and two slow networks. As soon as there is a
// board, e2 and e4 are tapped; what counts is when the move has been made. Beside it: when the first paint was, how many
// requests were made until then, and how long tasks blocked the page's thread.
import { median, openPage } from './chromium.mjs';

const SLOWER = 4;
const BYTES = 1_600_000 / 8;
const NETWORKS = [
  ['Slow 4G: 150 ms, 1.6 Mbit/s', 150],
  ['fast 3G: 562 ms, 1.6 Mbit/s', 562],
];
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const url = process.env.BENCH_URL ?? 'http://127.0.0.1:8960/';

/** In the page, before its own scripts: taps e2 and e4, and notes when it is Black's turn. */
const watch = () => {
  const found = { paint: 0, loading: 0, squares: 0, moved: 0, blocked: 0 };
  globalThis.firstMove = found;
  const note = (name, isSo) => {
    if (!found[name] && isSo) found[name] = performance.now();
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) found.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const tap = (square) => {
    const { left, top, width, height } = square.getBoundingClientRect();
    square.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window, clientX: left + width / 2, clientY: top + height / 2 }));
  };
  const look = () => {
    const squares = [12, 28].map((square) => document.querySelector(`[role="grid"] [data-square="${square}"]`));
    if (!found.squares && squares.every((square) => square)) {
      found.squares = performance.now();
      squares.forEach(tap);
    }
    note('loading', document.querySelector('header'));
    note('moved', document.querySelector('.notice')?.textContent?.startsWith('Black to move'));
    note('paint', performance.getEntriesByName('first-contentful-paint').length > 0);
    if (!found.moved) setTimeout(look, 5);
  };
  setTimeout(look);
};

for (const [name, latency] of NETWORKS) {
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, close } = await openPage('about:blank');
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: BYTES, uploadThroughput: BYTES });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    let requests = 0;
    page.on('request', () => (requests += 1));
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.firstMove?.moved > 0, undefined, { timeout: 60_000 });
    results.push({ ...(await page.evaluate(() => globalThis.firstMove)), requests });
    await close();
  }
  console.log(`${name}, processor ÷ ${SLOWER}; median (fastest to slowest) of ${rounds} first visits, in ms`);
  for (const [key, words] of [
    ['paint', 'first contentful paint'],
    ['loading', 'the top of the page is there'],
    ['squares', 'the board can be played on'],
    ['moved', 'the first move has been made'],
    ['blocked', 'blocked by long tasks until then'],
    ['requests', 'requests until then'],
  ]) {
    const times = results.map((result) => result[key]);
    console.log(`  ${words.padEnd(34)}${median(times).toFixed(0).padStart(6)}   (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`);
  }
}
