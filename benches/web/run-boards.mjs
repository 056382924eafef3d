// How soon 250 boards of the npm package are drawn on one page: `cargo xtask bench --js`.
//
// Each round opens the page in a fresh browser: from the start of the visit, with all scripts and the module, and again from the
// moment that other 250 are put in their place, until the frame that shows them has been handed over. What the page's own thread
// computes for that does not depend on what else the machine does. The package lies in `GRIDMATE_PACKAGE`.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { openPage, printHead, printRow } from './chromium.mjs';

const COUNT = 250;
const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const folder = process.env.GRIDMATE_PACKAGE ?? 'dist/npm';
const kinds = { 'to look at': '', 'to play on': 'interactive' };

const pageOf = (kind) => `<!doctype html><meta charset="utf-8"><title>Boards</title>
<style>body { display: grid; grid-template-columns: repeat(10, 120px); gap: 8px }</style>
<script>
  const put = (first) => {
    document.body.innerHTML = Array.from({ length: ${COUNT} }, (_, at) => '<gridmate-board ${kind} fen="960:' + (first + at) + '"></gridmate-board>').join('')
  }
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(undefined)
  }))
</script><body><script>put(0)</script>
<script type="module">
  import '/element.js'
  await frame()
  globalThis.first = performance.now()
</script>`;

const server = createServer(({ url }, response) => {
  const { pathname, search } = new URL(url, 'http://host/');
  const [type, body] = pathname === '/' ? ['text/html', pageOf(search.slice(1))] : ['text/javascript', extname(pathname) === '.js' ? readFileSync(join(folder, pathname)) : ''];
  response.writeHead(200, { 'Content-Type': type }).end(body);
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const address = `http://127.0.0.1:${server.address().port}/`;

/** How long the page's own thread has computed, in milliseconds. */
async function threadOf(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
}

/** In the page: what it takes until the first boards are there, and until others are in their place. */
const FIRST = 'new Promise((resolve) => { const wait = () => (globalThis.first ? resolve(first) : setTimeout(wait, 20)); wait() })';
const OTHERS = '(async () => { await frame(); const start = performance.now(); put(500); await frame(); return performance.now() - start })()';

printHead(rounds);
for (const [name, kind] of Object.entries(kinds)) {
  const rows = { 'from the start of the visit': [], '… of which its thread computes': [], 'in the place of others': [], '… of which the thread computes': [] };
  const lists = Object.values(rows);
  for (let round = 0; round < rounds; round += 1) {
    const { page, close } = await openPage('about:blank');
    const computed = await threadOf(page);
    let before = await computed();
    const visits = [() => page.goto(`${address}?${kind}`).then(() => page.evaluate(FIRST)), () => page.evaluate(OTHERS)];
    for (const [at, visit] of visits.entries()) {
      lists[2 * at].push(await visit());
      const now = await computed();
      lists[2 * at + 1].push(now - before);
      before = now;
    }
    await close();
  }
  for (const [what, times] of Object.entries(rows)) printRow(`${COUNT} boards ${name}, ${what}`, times, 1000);
}
server.close();
