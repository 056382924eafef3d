// The packed page without a network, and when a new version comes.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openPage } from './support/browser.mjs';
import { heavy } from './support/extent.mjs';
import { dist, startHost } from './support/host.mjs';
import { played } from './support/game.mjs';
import { CARDS, clickMoves, movesShown, openBoard, openCard, openTab, ready, status } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Waits until the page could do without the network. @param {Page} page */
const kept = (page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/** @param {Page} page */
const parts = (page) =>
  page.evaluate(() => Array.from(document.querySelectorAll('#tabs [role="tab"]'), ({ id }) => id.replace('tab-', '')));

test('after one visit everything works without a network', { timeout: 120_000 }, async () => {
  const host = await startHost();
  const { page, complaints, close } = await openPage(host.url);
  await ready(page);
  await kept(page);
  await clickMoves(page, 'e2e4');
  host.serve(undefined);
  await page.context().setOffline(true);
  await page.reload();
  await ready(page);
  await played(page, 1);
  assert.deepEqual(await movesShown(page), ['e4']);
  const tabs = await parts(page);
  for (const card of Object.keys(CARDS)) await openCard(page, card);
  for (const tab of tabs) await openTab(page, tab);
  await openTab(page, 'sets');
  await page.click('#sql-run');
  await page.locator('#sql-results table').waitFor();
  await openTab(page, 'game');
  await page.click('#game-open');
  await page.locator('#game-card input[value="b"]').check();
  await page.click('#game-start');
  await page.waitForFunction(() => document.querySelectorAll('#moves button[data-ply]').length === 1 && /Black to move/.test(document.querySelector('#status')?.textContent ?? ''));
  // An address with something behind it is the same page; German was never loaded before.
  await page.evaluate(() => localStorage.setItem('gridmate.language', 'de'));
  await page.goto(`${host.url}index.html?from=home`);
  await ready(page);
  assert.match(await status(page), /am Zug|Schwarz|Weiß/);
  assert.deepEqual(complaints, []);
  await close();
  host.close();
});

/**
 * The packed page as if something in it had changed: its first script and all that name it have other names, and a
 * panel is no longer there.
 * @param {string} version
 */
async function nextVersion(version) {
  const folder = await mkdtemp(join(tmpdir(), 'gridmate-'));
  await cp(dist, folder, { recursive: true });
  const names = await readdir(join(folder, 'assets'));
  const find = (/** @type {RegExp} */ name) => names.find((file) => name.test(file)) ?? '';
  const main = find(/^first\.\w+\.js$/);
  const hash = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex');
  const renamed = (/** @type {string} */ name) => name.replace(/\.\w+\.js$/, `.${hash(`${name} ${version}`).slice(0, 10)}.js`);
  const [, list = '', code] = /^const PRECACHE = (.*?);\n(.*)$/s.exec(await readFile(join(folder, 'sw.js'), 'utf8')) ?? [];
  const { files } = JSON.parse(list);
  // Whatever names the first script is another file as well, and so on.
  const changed = new Map([[main, renamed(main)]]);
  const texts = new Map(await Promise.all(names.filter((name) => name.endsWith('.js')).map(async (name) => /** @type {const} */ ([name, await readFile(join(folder, 'assets', name), 'utf8')]))));
  for (const known of changed.keys()) {
    for (const [name, text] of texts) if (text.includes(known) && !changed.has(name)) changed.set(name, renamed(name));
  }
  const led = (/** @type {string} */ text) => [...changed].reduce((next, [from, to]) => next.replaceAll(from, to), text);
  const put = async (/** @type {string} */ address, /** @type {string} */ path, /** @type {string} */ text) => {
    files[address] = [Buffer.byteLength(text), hash(text)];
    await writeFile(join(folder, path), text);
  };
  for (const [from, to] of changed) {
    await rm(join(folder, 'assets', from));
    delete files[`assets/${from}`];
    // A panel is no longer there.
    if (/^script-panel\./.test(from)) continue;
    await put(`assets/${to}`, `assets/${to}`, led(texts.get(from) ?? ''));
  }
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const allowed = (/** @type {string} */ text) => createHash('sha256').update(/<script>(.*?)<\/script>/s.exec(text)?.[1] ?? '').digest('base64');
  const next = led(html).replace('</title>', ` (${version})</title>`);
  // The policy names the script that stands in the page.
  await put('', 'index.html', next.replace(allowed(html), allowed(next)));
  await writeFile(join(folder, 'sw.js'), `const PRECACHE = ${JSON.stringify({ version, files })};\n${code}`);
  return { folder, main: join(folder, 'assets', changed.get(main) ?? ''), remove: () => rm(folder, { recursive: true }) };
}

/** Looks for a new version, and waits until it is there or has failed. @param {Page} page */
const update = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    while (registration?.installing) await new Promise((resolve) => setTimeout(resolve, 20));
  });

test('a new version waits until it is wanted, and the game goes on in both', { timeout: 120_000 }, async () => {
  const host = await startHost();
  const { page, complaints, close } = await openPage(host.url);
  await ready(page);
  await kept(page);
  await clickMoves(page, 'e2e4');
  const other = await page.context().newPage();
  await other.goto(host.url);
  await ready(other);
  const second = await nextVersion('second');
  host.serve(second.folder);
  await update(page);
  await page.waitForSelector('#news');
  assert.equal(await page.locator('#news').innerText().then((text) => text.replace(/\s+/g, ' ')), 'A new version is ready. Use it');
  // Until then the version before is loaded, whole.
  await page.reload();
  await ready(page);
  assert.doesNotMatch(await page.title(), /second/);
  await played(page, 1);
  await clickMoves(page, 'e7e5');
  await page.click('#news button');
  await page.waitForFunction(() => document.title.includes('second') && document.documentElement.dataset.complete === '');
  await played(page, 2);
  assert.deepEqual(await movesShown(page), ['e4', 'e5']);
  // The other page is as it was, and loads its own panels still.
  assert.doesNotMatch(await other.title(), /second/);
  await openTab(other, 'script');
  assert.equal(await page.locator('#news').count(), 0);
  assert.deepEqual(complaints, []);
  await second.remove();
  await close();
  host.close();
});

/** Opens another tab of the same visit. @param {Page} page @param {string} url */
async function openTwin(page, url) {
  const twin = await page.context().newPage();
  await twin.goto(url);
  await ready(twin);
  return twin;
}

/** @param {Page} page @param {string} version */
async function useNews(page, version) {
  await page.click('#news button');
  await page.waitForFunction((name) => document.title.includes(name) && document.documentElement.dataset.ready === '', version);
}

heavy('a new version, of which a file has not come to its host yet, is not taken', { timeout: 120_000 }, async () => {
  const host = await startHost();
  host.fallBack();
  const { page, complaints, close } = await openPage(host.url);
  await ready(page);
  await kept(page);
  const second = await nextVersion('second');
  await rename(second.main, `${second.main}.later`);
  host.serve(second.folder);
  await update(page);
  assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting), null);
  await page.reload();
  await ready(page);
  const twin = await openTwin(page, host.url);
  assert.doesNotMatch(await twin.title(), /second/);
  await rename(`${second.main}.later`, second.main);
  await update(page);
  await page.waitForSelector('#news');
  await useNews(page, 'second');
  await clickMoves(page, 'e2e4');
  assert.deepEqual(complaints, []);
  await close();
  host.close();
  await second.remove();
});

/** Puts a page of the host in the place of kept files, and has the worker start anew. @param {Page} page @param {string} name how they begin */
async function spoil(page, name) {
  const count = await page.evaluate(async (start) => {
    let found = 0;
    for (const cacheName of await caches.keys()) {
      const cache = await caches.open(cacheName);
      for (const { url } of await cache.keys()) {
        if (!url.includes(start)) continue;
        await cache.put(url, new Response('<!doctype html><title>Welcome</title>', { headers: { 'Content-Type': 'text/html' } }));
        found += 1;
      }
    }
    return found;
  }, name);
  assert.equal(count, 1);
  await stopWorkers(page);
}

/** @param {Page} page */
async function stopWorkers(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** The page is there with what comes last: who leaves before breaks that off, which is told as a fault. @param {Page} page */
async function rested(page) {
  await ready(page);
  await page.locator('#tiles').waitFor({ state: 'attached' });
}

test('a kept file that is not what it should be is fetched again', { timeout: 120_000 }, async () => {
  const host = await startHost();
  const { page, complaints, close } = await openPage(host.url);
  await rested(page);
  await kept(page);
  await spoil(page, '/first.');
  await spoil(page, '/match-panel.');
  await page.reload();
  await rested(page);
  await openTab(page, 'match');
  await page.locator('#match-settings').waitFor();
  // And is kept anew.
  host.serve(undefined);
  await page.context().setOffline(true);
  await page.reload();
  await rested(page);
  await openTab(page, 'match');
  await page.locator('#match-settings').waitFor();
  assert.deepEqual(complaints, []);
  await close();
  host.close();
});

heavy('where the disk is full, what is not kept comes from the network', { timeout: 120_000 }, async () => {
  const host = await startHost();
  const { page, complaints, close } = await openPage(host.url);
  await ready(page);
  await kept(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) if (/sql-worker|sqlite/.test(url)) await cache.delete(url);
    }
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(host.url).origin, quotaSize: 1000 });
  await page.evaluate(() => caches.open('more').then((cache) => cache.put('/more', new Response('x'.repeat(2000)))).then(() => Promise.reject(new Error('there is room')), () => {}));
  await openTab(page, 'sets');
  await page.click('#sql-run');
  await page.locator('#sql-results table').waitFor();
  await page.reload();
  await ready(page);
  assert.deepEqual(complaints, []);
  await close();
  host.close();
});

heavy('a tab keeps the files of its version, though two newer ones have come', { timeout: 120_000 }, async () => {
  const host = await startHost();
  const { page: first, complaints, close } = await openPage(host.url);
  await ready(first);
  await kept(first);
  await first.reload();
  await ready(first);
  const other = await openTwin(first, host.url);
  const second = await nextVersion('second');
  host.serve(second.folder);
  await update(other);
  await other.waitForSelector('#news');
  const third = await nextVersion('third');
  host.serve(third.folder);
  await update(other);
  await useNews(other, 'third');
  await stopWorkers(other);
  await openTab(first, 'script');
  await first.locator('#script').waitFor();
  await clickMoves(other, 'e2e4');
  // The second, which no tab shows, goes when a page is opened a while after.
  const versions = () => other.evaluate(async () => (await caches.keys()).map((name) => name.split(' ').at(-1)).filter((name) => name !== 'tabs').sort());
  assert.equal((await versions()).length, 3);
  await other.evaluate(async () => {
    const tabs = (await caches.keys()).find((name) => name.endsWith(' tabs')) ?? '';
    await (await caches.open(tabs)).put('./?since', new Response(String(Date.now() - 100_000)));
  });
  await other.reload();
  // It does so when the page has its answer.
  await other.waitForFunction(async () => {
    const left = (await caches.keys()).map((name) => name.split(' ').at(-1)).filter((name) => name !== 'tabs');
    return left.length === 2 && left.includes('third');
  });
  assert.deepEqual(complaints, []);
  await close();
  host.close();
  await Promise.all([second.remove(), third.remove()]);
});

heavy('a new version that is offered in two tabs is used in each', { timeout: 120_000 }, async () => {
  const host = await startHost();
  const { page, complaints, close } = await openPage(host.url);
  await ready(page);
  await kept(page);
  const twin = await openTwin(page, host.url);
  const second = await nextVersion('second');
  host.serve(second.folder);
  await update(page);
  await twin.waitForSelector('#news');
  await page.waitForSelector('#news');
  await useNews(page, 'second');
  assert.doesNotMatch(await twin.title(), /second/);
  await useNews(twin, 'second');
  assert.equal(await twin.locator('#news').count(), 0);
  assert.deepEqual(complaints, []);
  await close();
  host.close();
  await second.remove();
});

heavy('nothing is kept of a page that is served as it is written', async () => {
  const { page, close } = await openBoard();
  await page.waitForSelector('#languages button');
  assert.equal(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length)), 0);
  await close();
});

test('the page can be installed: its icons are as large as they say', async () => {
  const host = await startHost();
  const { page, complaints, close } = await openPage(host.url);
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await fetch(new URL(href ?? '', host.url))).json();
  assert.equal(new URL(manifest.start_url, new URL(href ?? '', host.url)).href, host.url);
  assert.equal(manifest.display, 'standalone');
  for (const { src, sizes } of manifest.icons) {
    const url = new URL(src, new URL(href ?? '', host.url)).href;
    const width = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return image.naturalWidth;
    }, url);
    if (sizes !== 'any') assert.equal(`${width}x${width}`, sizes);
    assert.match(url, /\.[0-9a-f]{10}\.(png|svg)$/);
  }
  assert.ok(manifest.icons.some(({ purpose }) => purpose === 'maskable'));
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  assert.deepEqual(complaints, []);
  await close();
  host.close();
});
