// What a browser keeps, in a browser, and what may become of its database.

import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';
import { dump, here, open, play, square } from './hands';

const DOCUMENTS = 'gridmate documents';

/** Goes to a place of the site where nothing of the page runs. */
async function leave(page: Page): Promise<void> {
  await page.route('**/nothing.html', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Nothing</p>' }));
  await page.goto('./nothing.html');
}

/** Makes a database of such a version, with these entries. */
const seed = (page: Page, name: string, version: number, stores: Record<string, { key: string; value: unknown }[]>) =>
  page.evaluate(
    ([called, which, all]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(called, which);
        request.addEventListener('upgradeneeded', () => {
          for (const [store, entries] of Object.entries(all)) {
            const made = request.result.createObjectStore(store);
            for (const { key, value } of entries) made.add(value, key);
          }
        });
        request.addEventListener('success', () => resolve(request.result.close()));
        request.addEventListener('error', () => reject(new Error(String(request.error))));
      }),
    [name, version, stores] as const,
  );

test('what a first version of the database held is there, damaged or not, and one of a later version is left as it is', async ({
  page,
  browser,
  baseURL,
}) => {
  await leave(page);
  await page.evaluate(() => sessionStorage.setItem('gridmate.document', 'torn'));
  await seed(page, DOCUMENTS, 1, {
    open: [
      { key: 'torn', value: { bytes: 'no bytes', changed: 1 } },
      { key: 'other', value: { changed: 2 } },
    ],
  });
  await page.goto('./');
  await expect(page.getByText('1 thing kept here cannot be read')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'e2, white pawn' })).toBeVisible();
  expect(await dump(page)).toMatchObject({
    [`${DOCUMENTS} 8`]: { open: [{ changed: 2 }], quarantine: [{ from: 'open torn', value: { bytes: 'no bytes' } }] },
  });
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(1);
  const context = await browser.newContext(here(baseURL));
  const later = await context.newPage();
  await leave(later);
  await seed(later, DOCUMENTS, 9, { later: [] });
  await later.goto('./');
  await expect(later.getByText('is from a later version of Gridmate')).toBeVisible();
  await play(later, 'e2e4');
  await expect(square(later, 'e4')).toHaveAccessibleName('e4, white pawn');
  await leave(later);
  expect(await dump(later)).toEqual({ [`${DOCUMENTS} 9`]: { later: [] } });
  await context.close();
});

test('a database that is deleted or held by another tab is told, and the game comes along when the page is reloaded', async ({
  page,
  context,
}) => {
  await page.goto('./');
  await play(page, 'e2e4');
  const other = await context.newPage();
  await leave(other);
  await other.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.addEventListener('success', resolve);
        request.addEventListener('blocked', reject);
      }),
    DOCUMENTS,
  );
  await expect(page.getByText('was deleted just now, and nothing more is kept here')).toBeVisible();
  await play(page, 'e7e5');
  // Clearing the data of a site clears this, too.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByRole('gridcell', { name: 'e5, black pawn' })).toBeVisible();
  await expect(page.getByText('was deleted just now')).toHaveCount(0);
  await leave(page);
  await other.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase(name).addEventListener('success', () => resolve());
      }),
    DOCUMENTS,
  );
  await page.evaluate(() => sessionStorage.clear());
  await other.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open(name, 1);
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore('open'));
        request.addEventListener('success', () => resolve(void Object.assign(globalThis, { held: request.result })));
      }),
    DOCUMENTS,
  );
  await page.goto('./');
  const slow = page.getByText('The browser has not opened what it keeps yet.');
  await expect(slow).toBeVisible();
  await play(page, 'e2e4');
  await other.evaluate(() => (Reflect.get(globalThis, 'held') as IDBDatabase).close());
  await expect(slow).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('gridcell', { name: 'e4, white pawn' })).toBeVisible();
});

test('a browser that keeps nothing is told, and the board and the settings work', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied it', 'SecurityError');
    };
  });
  const context = await browser.newContext(here(baseURL));
  const other = await context.newPage();
  await other.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
  });
  for (const denied of [page, other]) {
    await open(denied);
    await expect(denied.getByText('This browser keeps nothing for this page')).toBeVisible();
    await denied.getByRole('button', { name: 'Settings' }).click();
    await denied.getByRole('radio', { name: 'Dark' }).check();
    await denied.keyboard.press('Escape');
    await play(denied, 'e2e4');
    await expect(denied.getByRole('status')).toHaveText('Pawn to e4.');
  }
  await context.close();
});

test('the shelf of a browser does what a library does: all of it or nothing', async ({ page }) => {
  const entry = 'www/document/storage.ts';
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: 'esm', write: false });
  await page.route('**/shelf.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: outputFiles[0]?.text ?? '' }),
  );
  await leave(page);
  const told = await page.evaluate(async () => {
    const { openStorage } = (await import(
      `${location.origin}/shelf.js`
    )) as typeof import('../../www/document/storage');
    const shelf = await openStorage();
    const rest = { date: 1, bytes: Uint8Array.of(1), black: '', result: '*', plies: 0 };
    const game = (white: string) => ({ ...rest, white });
    const put = (key: string, value: unknown) => ({ store: 'matches', key, value }) as const;
    await shelf.change([put('a', 1)]);
    const failed = await shelf.change([put('b', 1), put('c', () => 1)]).catch((error: Error) => error.name);
    await shelf.change([{ store: 'saved', key: 'x', value: game('X') }]);
    const renamed = await shelf.update('saved', 'x', (known) => known && { ...known, white: 'Y' });
    const none = await shelf.update('saved', 'none', (known) => known && { ...known, white: 'Y' });
    const removed = await shelf.update('saved', 'x', () => undefined);
    await shelf.change([{ store: 'open', key: 'tab', value: { bytes: Uint8Array.of(2), changed: 3, count: 1 } }]);
    const matches = [...(await shelf.all('matches'))];
    const left = [...(await shelf.all('saved'))];
    const tab = await shelf.get('open', 'tab');
    const old = { store: 'open', key: 'old', value: { bytes: Uint8Array.of(2), changed: 2, count: 1 } } as const;
    await shelf.change([old, { ...old, key: 'new', value: { ...old.value, changed: 4 } }]);
    const names = await shelf.names();
    return { failed, renamed, none, removed, matches, left, names, changed: tab?.changed };
  });
  expect(told).toEqual({
    failed: 'DataCloneError',
    renamed: expect.objectContaining({ white: 'X' }),
    none: undefined,
    removed: expect.objectContaining({ white: 'Y' }),
    matches: [['a', 1]],
    left: [],
    names: ['new', 'tab', 'old'],
    changed: 3,
  });
});
