// The packed page without a network, and when a new version comes.
import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openPage } from './support/browser.mjs';
import { dist, startHost } from './support/host.mjs';
import { clickMoves, movesShown, openBoard, openSheet, openTab, ready, status } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Waits until the page could do without the network. @param {Page} page */
const kept = (page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/** @param {Page} page */
const parts = (page) =>
  page.evaluate(() => ({
    tabs: Array.from(document.querySelectorAll('#tabs [role="tab"]'), ({ id }) => id.replace('tab-', '')),
    sheets: Array.from(document.querySelectorAll('#position-menu button[value]'), (item) => item.getAttribute('value') ?? ''),
  }));

test('after one visit everything works without a network', { timeout: 120_000 }, async () => {
  const host = await startHost();
  const { page, complaints, close } = await openPage(host.url);
  await ready(page);
  await kept(page);
  await clickMoves(page, 'e2e4');
  // The database is kept by those who have asked it something.
  const askBase = async () => {
    await openTab(page, 'sets');
    await page.click('#sql-run');
    await page.locator('#sql-results table').waitFor();
  };
  await askBase();
  host.serve(undefined);
  await page.context().setOffline(true);
  await page.reload();
  await ready(page);
  assert.deepEqual(await movesShown(page), ['e4']);
  const { tabs, sheets } = await parts(page);
  for (const sheet of sheets) await openSheet(page, sheet);
  for (const tab of tabs) await openTab(page, tab);
  await askBase();
  await openTab(page, 'game');
  await page.click('#opponent-open');
  await page.locator('#opponent input[value="b"]').check();
  await page.click('#opponent-start');
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

/** The packed page as if something in it had changed. @param {string} name of the version */
async function nextVersion(name) {
  const folder = await mkdtemp(join(tmpdir(), 'gridmate-'));
  await cp(dist, folder, { recursive: true });
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await writeFile(join(folder, 'index.html'), page.replace('</title>', ` (${name})</title>`));
  const worker = await readFile(join(folder, 'sw.js'), 'utf8');
  // A panel under another name: the one before is no longer there.
  const [panel = ''] = (await readdir(join(folder, 'panels'))).filter((file) => /^script\.\w+\.js$/.test(file));
  await rm(join(folder, 'panels', panel));
  const changed = worker.replace(/"version":"\w+"/, `"version":"${name}"`).replace(`"panels/${panel}",`, '');
  await writeFile(join(folder, 'sw.js'), changed);
  return folder;
}

/** @param {Page} page */
const update = (page) => page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

test('a new version waits until it is wanted, and the game goes on in both', { timeout: 120_000 }, async () => {
  const host = await startHost();
  const { page, complaints, close } = await openPage(host.url);
  await ready(page);
  await kept(page);
  await clickMoves(page, 'e2e4');
  const other = await page.context().newPage();
  await other.goto(host.url);
  await ready(other);
  const folder = await nextVersion('second');
  host.serve(folder);
  await update(page);
  await page.waitForSelector('#news');
  assert.equal(await page.locator('#news').innerText().then((text) => text.replace(/\s+/g, ' ')), 'A new version is ready. Use it');
  // Until then the version before is loaded, whole.
  await page.reload();
  await ready(page);
  assert.doesNotMatch(await page.title(), /second/);
  await clickMoves(page, 'e7e5');
  await page.click('#news button');
  await page.waitForFunction(() => document.title.includes('second') && document.documentElement.dataset.ready === '');
  assert.deepEqual(await movesShown(page), ['e4', 'e5']);
  // The other page is as it was, and loads its own panels still.
  assert.doesNotMatch(await other.title(), /second/);
  await openTab(other, 'script');
  assert.equal(await page.locator('#news').count(), 0);
  assert.deepEqual(complaints, []);
  // Of older ones nothing is left.
  await rm(folder, { recursive: true });
  await close();
  host.close();
});

test('nothing is kept of a page that is served as it is written', async () => {
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
