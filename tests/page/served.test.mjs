// What every build of the page must do, whoever serves it: load without a complaint.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distUrl, openPage, siteUrl } from './support/browser.mjs';

/** @param {string} url */
async function loadsInPeace(url) {
  const { page, complaints, close } = await openPage(url);
  await page.waitForLoadState('networkidle');
  assert.deepEqual(complaints, []);
  assert.match(await page.title(), /Gridmate/);
  const facts = await page.evaluate(() => ({
    isolated: crossOriginIsolated,
    loaded: performance.getEntriesByType('resource').map((entry) => entry.name),
  }));
  await close();
  return facts;
}

test('the built page loads without a complaint and is isolated', async () => {
  const { isolated, loaded } = await loadsInPeace(siteUrl);
  assert.equal(isolated, true);
  assert.ok(loaded.some((name) => name.endsWith('_bg.wasm')), 'the module was fetched');
});

test('the packed page loads without a complaint, from hashed files', { skip: !distUrl }, async () => {
  const { loaded } = await loadsInPeace(/** @type {string} */ (distUrl));
  const wasm = loaded.find((name) => name.endsWith('.wasm'));
  assert.match(wasm ?? '', /_bg\.[0-9a-f]{10}\.wasm$/);
  for (const name of loaded) assert.match(name, /\.[0-9a-f]{10}\.[a-z0-9]+$|^data:|\.webmanifest$|sw\.js$/);
});

test('the packed page runs from a folder below the root, under its own policy alone', { skip: !distUrl }, async () => {
  const { page, close } = await openPage(distUrl);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  assert.match(policy ?? '', /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
  const absolute = await page.evaluate(() =>
    [...document.querySelectorAll('[src], [href]')]
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
      .filter((reference) => reference.startsWith('/')),
  );
  assert.deepEqual(absolute, []);
  await close();
});
