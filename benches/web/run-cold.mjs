// Times the module of the page's document from nothing to its first list of legal moves: `cargo xtask bench --page`.
//
// Each round is a browser process of its own, so that nothing is compiled or cached before.
import { median, openPage } from './chromium.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const results = [];
for (let round = 0; round < rounds; round += 1) {
  const { page, close } = await openPage();
  await page.waitForFunction(() => 'cold' in globalThis);
  results.push(await page.evaluate(() => globalThis.cold));
  await close();
}

const middle = (name) => median(results.map((result) => result[name]));
console.log(`Milliseconds, median (fastest to slowest) of ${rounds} fresh browsers\n`);
for (const [name, words] of [
  ['fetch', 'module fetched'],
  ['instantiate', 'compiled and instantiated'],
  ['list', 'first list of legal moves'],
  ['total', 'instantiate to first list'],
  ['again', 'the list once more'],
]) {
  const times = results.map((result) => result[name]);
  const [low, high] = [Math.min(...times), Math.max(...times)];
  console.log(`${words.padEnd(28)}${middle(name).toFixed(2).padStart(9)}   (${low.toFixed(2)} to ${high.toFixed(2)})`);
}
const { moves } = results[0];
const listed = moves === null ? 'the module exports no list of moves yet' : `${moves} moves listed`;
const pages = middle('pages');
console.log(`\nmemory after it: ${pages} pages, ${((pages * 64) / 1024).toFixed(2)} MiB; ${listed}`);
