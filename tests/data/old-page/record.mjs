// @ts-check
// Records what the page in `www` leaves in a browser, for the tests of the page that takes over from it:
// `node tests/data/old-page/record.mjs`, with the page served at GRIDMATE_URL and a browser as the page tests have it.
//
// Out: kept.json beside this file: the stores of its database with a saved game, a variation and a game against the
// computer that is under way, its settings, what its tab holds, and a link. Times and names are as they fell, so that
// another run writes another file. Links of version 1 and those by hand stand in links.json, as it reads them.
import { writeFile } from 'node:fs/promises';
import { begin, played } from '../../page/support/game.mjs';
import { waitForKept } from '../../page/support/kept.mjs';
import { clickMoves, openBoard, openCard, openTab } from '../../page/support/playing.mjs';

const { page, close } = await openBoard({ permissions: ['clipboard-read', 'clipboard-write'] });
await clickMoves(page, 'e2e4 e7e5 g1f3 b8c6');
await page.click('#first');
await clickMoves(page, 'd2d4 d7d5');
await page.click('#copy-link');
await page.waitForFunction(() => document.querySelector('#copy-link-face')?.textContent === 'Link copied');
const [, version2 = ''] = page.url().split('#');
await openCard(page, 'documents');
await page.fill('#documents-name', 'Two ways to begin');
await page.click('#documents-save');
await page.waitForSelector('#documents-message p');
await openTab(page, 'game');
await begin(page, { side: 'w', level: 1, from: 'standard', clock: '5+0' });
await clickMoves(page, 'c2c4');
await played(page, 2);
await page.evaluate(() => {
  localStorage.setItem('gridmate.theme', 'dark');
  localStorage.setItem('gridmate.language', 'de');
});
await waitForKept(page, (record) => Boolean(record?.game));

const kept = await page.evaluate(async () => {
  /** @param {unknown} value @returns {unknown} */
  const plain = (value) => {
    if (value instanceof Uint8Array) return { base64: btoa(String.fromCharCode(...value)) };
    if (Array.isArray(value)) return value.map(plain);
    if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]));
    return value;
  };
  /** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
  const result = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await result(indexedDB.open('gridmate'));
  /** @type {Record<string, unknown>} */
  const stores = {};
  for (const name of database.objectStoreNames) {
    const store = database.transaction(name).objectStore(name);
    const [keys, values] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
    stores[name] = keys.map((key, at) => ({ key, value: plain(values[at]) }));
  }
  return { stores, local: { ...localStorage }, session: { ...sessionStorage } };
});
await writeFile(new URL('./kept.json', import.meta.url), `${JSON.stringify({ ...kept, version2 }, null, 2)}\n`);
await close();
process.exit();
