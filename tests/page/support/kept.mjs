// What this browser keeps of the page, for the tests.
import { siteUrl } from './browser.mjs';
import { ready } from './playing.mjs';
import { until } from './until.mjs';

/** @typedef {import('playwright-core').Page} Page */

/**
 * Asks the page's database.
 * @param {Page} page
 * @param {string} store
 * @param {'getAll' | 'getAllKeys' | 'get' | 'put' | 'delete'} work
 * @param {...unknown} values
 * @returns {Promise<any>}
 */
export const ask = (page, store, work, ...values) =>
  page.evaluate(async ([name, method, given]) => {
    const done = (/** @type {IDBRequest} */ request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('gridmate'));
    try {
      const transaction = database.transaction(name, 'readwrite');
      return await done(/** @type {any} */ (transaction.objectStore(name))[method](...given));
    } finally {
      database.close();
    }
  }, /** @type {const} */ ([store, work, values]));

/** The name of the record of a tab. @param {Page} page @returns {Promise<string>} */
export const tabOf = (page) => page.evaluate(() => sessionStorage.getItem('gridmate.tab') ?? '');

/** What is kept of a tab. @param {Page} page @param {Page} asker the page that asks, another one where it cannot itself */
export const kept = async (page, asker = page) => ask(asker, 'documents', 'get', await tabOf(page));

/** The match that is kept of a tab. @param {Page} page */
export const keptMatch = async (page) => ask(page, 'matches', 'get', await tabOf(page));

/** Waits until what is kept of a tab is as it should be. @param {Page} page @param {(record: any) => boolean} isSo @param {Page} asker */
export async function waitForKept(page, isSo, asker = page) {
  await until(async () => isSo(await kept(page, asker)), () => kept(page, asker));
}

/**
 * Leaves the page for another one of the same site. Done when the page has given its record free: only then has it told
 * the database all that it had to tell.
 * @param {Page} page
 */
export async function leave(page) {
  const address = `${siteUrl}nothing.html`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }));
  await page.goto(address);
  await page.evaluate((name) => navigator.locks.request(`gridmate.${name}`, () => {}), await tabOf(page));
}

/**
 * Loads the page again after what the database keeps of its tab has been changed. Of what the tab itself kept only that
 * it was left is known: the new page waits for the old one to end.
 * @param {Page} page
 * @param {(record: any) => unknown} change answers what is kept instead
 */
export async function comeBackTo(page, change) {
  await leave(page);
  const tab = await tabOf(page);
  await page.evaluate(() => sessionStorage.setItem('gridmate.left', '{}'));
  await ask(page, 'documents', 'put', change(await ask(page, 'documents', 'get', tab)), tab);
  await page.goto(siteUrl);
  await restored(page);
}

/**
 * Waits until the page is ready and what was kept is on the board: on a busy machine the page does not wait for it, and
 * shows it later. For the page as it is built, not as it is packed.
 * @param {Page} page
 */
export async function restored(page) {
  await ready(page);
  await page.evaluate(() => import(`${location.origin}/document/storage.js`).then(({ whenOpened }) => whenOpened()));
}

/** Loads the page again, and waits until what was kept is on the board. @param {Page} page */
export async function reloaded(page) {
  await page.reload();
  await restored(page);
}

/** Loads the page again where an earlier version has kept something under names. @param {Page} page @param {Record<string, string>} texts */
export async function comeBackWithOld(page, texts) {
  await leave(page);
  await page.evaluate((all) => Object.entries(all).forEach(([key, text]) => localStorage.setItem(key, text)), texts);
  await page.goto(siteUrl);
  await restored(page);
}
