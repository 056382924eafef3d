// The page as `cargo xtask dist` packs it, on a host that knows nothing of it: files from a folder below the root,
// no headers but their type.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openPage } from './support/browser.mjs';
import { dist, startHost } from './support/host.mjs';

let url = '';
let close = () => {};

before(async () => {
  const host = await startHost();
  ({ url } = host);
  close = () => void host.close();
});

after(() => close());

test('the packed page loads from any folder without a complaint, from hashed files', async () => {
  const { page, complaints, close } = await openPage(url);
  await page.waitForLoadState('networkidle');
  assert.deepEqual(complaints, []);
  assert.match(await page.title(), /Gridmate/);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
  assert.ok(
    loaded.some((name) => /_bg\.[0-9a-f]{10}\.wasm$/.test(name)),
    `no hashed module among ${loaded}`,
  );
  for (const name of loaded.filter((name) => !name.startsWith('data:') && !name.startsWith('blob:'))) {
    assert.match(name, /\.[0-9a-f]{10}\.[a-z0-9]+$|\.webmanifest$|sw\.js$|\/sizes\.json$|\.html$|\/$/);
  }
  await close();
});

test('the packed page forbids inline script by itself', async () => {
  const { page, complaints, close } = await openPage(url);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.intruder = true';
    document.head.append(script);
  });
  assert.equal(await page.evaluate(() => 'intruder' in globalThis), false);
  assert.match(complaints.join('\n'), /Content Security Policy/);
  await close();
});

test('the list of sizes names every file that the page loads', async () => {
  const sizes = JSON.parse(await readFile(join(dist, 'sizes.json'), 'utf8'));
  const listed = sizes.files.map((file) => `${url}${file.path}`);
  const { page, close } = await openPage(url);
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
  for (const name of loaded.filter((name) => name.startsWith(url))) {
    assert.ok(listed.includes(name) || name.endsWith('sizes.json'), `${name} is not in sizes.json`);
  }
  for (const { br, raw } of Object.values(sizes.first_loads)) assert.ok(br > 0 && br < raw);
  await close();
});

test('what a first visit loads weighs at most 120,000 bytes with Brotli in each language, as it is counted', async () => {
  const { first_loads: weights, files } = JSON.parse(await readFile(join(dist, 'sizes.json'), 'utf8'));
  assert.deepEqual(Object.keys(weights), ['de', 'en']);
  for (const [locale, { br }] of Object.entries(weights)) {
    assert.ok(br <= 120_000, `${locale}: ${br} bytes`);
    // What comes before the board can be played on, the icon of the tab apart.
    const { page, close } = await openPage(url, { locale });
    const loaded = await page.evaluate(async () => {
      const names = () => performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime }));
      while (!('ready' in document.documentElement.dataset)) await new Promise((resolve) => setTimeout(resolve));
      const late = names().find(({ name }) => /\/late\./.test(name))?.startTime ?? Infinity;
      return names().filter(({ startTime }) => startTime < late).map(({ name }) => name);
    });
    const weightOf = (/** @type {string} */ name) => files.find((/** @type {{ path: string }} */ { path }) => name.endsWith(`/${path}`))?.br ?? 0;
    const sum = loaded.reduce((total, name) => total + weightOf(name), weightOf('/index.html'));
    assert.ok(sum <= br, `${locale}: ${sum} bytes have come, ${br} are counted: ${loaded}`);
    await close();
  }
});
