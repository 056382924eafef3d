// The packed page without a network, and when a new version comes.

import { rename } from 'node:fs/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { moves, play, square } from './hands';
import { DIST, type Host, nextVersion, remove, startHost } from './host';

const offer = (page: Page) => page.getByRole('button', { name: 'Use it now' });
const goTo = (page: Page, place: string) =>
  page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: place }).click();
const versionOf = (page: Page) => page.locator('html').getAttribute('data-version');

/** Opens the page in another tab, and waits until it could do without the network. */
async function openKept(context: BrowserContext, { url }: Host): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.getByRole('heading', { name: 'What would you like to do?' }).waitFor();
  return page;
}

/** Looks for a new version, and waits until it is there or has failed; answers whether one waits. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => {});
    while (registration?.installing) {
      const { installing } = registration;
      await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
    }
    return Boolean(registration?.waiting);
  });

/** Has the worker start anew: it compares again what it keeps. */
async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('pageerror', (error) => void complaints.push(error.message));
  return complaints;
}

test('after one visit everything works without a network: the game, each place, the engine, reviews, SQLite and other languages', async ({
  context,
}) => {
  const host = await startHost(DIST);
  const page = await openKept(context, host);
  await play(page, 'e2e4');
  host.serve(undefined);
  await context.setOffline(true);
  const complaints = complaintsOf(page);
  await page.reload();
  await expect(square(page, 'e4')).toHaveAccessibleName('e4, white pawn');
  for (const place of ['Analyse', 'Script', 'Set up', 'Games', 'Lab']) {
    await goTo(page, place);
    await expect(page.getByRole('region', { name: place, exact: true }).getByRole('heading').first()).toBeVisible();
  }
  await goTo(page, 'Analyse');
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(page.getByRole('row', { name: /^White/ })).toContainText('%');
  await goTo(page, 'Lab');
  for (const tab of ['Match', 'Think', 'Sets']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab }).getByRole('button').first()).toBeVisible();
  }
  await page.getByRole('radio', { name: 'Ask in SQL' }).check();
  await expect(page.getByRole('heading', { name: /^\d+ rows/ })).toBeVisible();
  await goTo(page, 'Play');
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('slider', { name: 'Level' }).fill('1');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Black: Level 1' })).toBeVisible();
  await play(page, 'a2a3');
  await expect(moves(page)).toHaveCount(2);
  // French was never loaded before, and an address with something behind it is the same page.
  await page.evaluate(() => localStorage.setItem('gridmate.settings', '{"language":"fr"}'));
  await page.goto(`${host.url}index.html?from=home`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('grid')).toBeVisible();
  expect(complaints).toEqual([]);
  host.close();
});

test('a file that is not what it should be is never kept, and fetched again where it was', async ({ context }) => {
  const host = await startHost(DIST);
  const page = await openKept(context, host);
  const complaints = complaintsOf(page);
  // The host has half of the next version.
  const second = await nextVersion('second');
  await rename(second.late, `${second.late}.later`);
  host.serve(second.folder);
  expect(await update(page)).toBe(false);
  await expect(offer(page)).toHaveCount(0);
  await rename(`${second.late}.later`, second.late);
  expect(await update(page)).toBe(true);
  await offer(page).click();
  await expect.poll(() => versionOf(page)).toBe('second');
  await page.getByRole('heading', { name: 'What would you like to do?' }).waitFor();
  // Something happens to what is kept.
  const spoilt = await page.evaluate(async () => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (!/\/(deferred-parts|main)\.\w+\.js$/.test(url)) continue;
        await cache.put(url, new Response('<!doctype html><title>Welcome</title>'));
        count += 1;
      }
    }
    return count;
  });
  expect(spoilt).toBeGreaterThanOrEqual(2);
  await stopWorkers(page);
  await page.reload();
  await page.getByRole('heading', { name: 'What would you like to do?' }).waitFor();
  // And is kept anew.
  host.serve(undefined);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'What would you like to do?' }).waitFor();
  expect(await versionOf(page)).toBe('second');
  expect(complaints).toEqual([]);
  await remove(second.folder);
  host.close();
});

test('a new version waits until it is wanted, each tab keeps its own, and the game goes on in both', async ({
  context,
}) => {
  const host = await startHost(DIST);
  const page = await openKept(context, host);
  await play(page, 'e2e4');
  const other = await openKept(context, host);
  const complaints = [page, other].map(complaintsOf);
  const second = await nextVersion('second');
  host.serve(second.folder);
  expect(await update(page)).toBe(true);
  await expect(page.getByText('A new version is ready.').first()).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText('A new version is ready.');
  // Until then the version before is loaded, whole.
  await page.reload();
  await expect(square(page, 'e4')).toHaveAccessibleName('e4, white pawn');
  expect(await versionOf(page)).toBeNull();
  await play(page, 'e7e5');
  await offer(page).click();
  await expect.poll(() => versionOf(page)).toBe('second');
  await expect(square(page, 'e5')).toHaveAccessibleName('e5, black pawn');
  await expect(offer(page)).toHaveCount(0);
  // The other tab is as it was, and loads what it has not yet loaded of its own version.
  expect(await versionOf(other)).toBeNull();
  const old = await other.evaluate(async () => {
    const [name = ''] = performance
      .getEntriesByType('resource')
      .map((entry) => entry.name)
      .filter((known) => /\/deferred-parts\.\w+\.js$/.test(known));
    return (await (await fetch(name, { cache: 'no-store' })).text()).startsWith('<!doctype');
  });
  expect(old).toBe(false);
  await offer(other).click();
  await expect.poll(() => versionOf(other)).toBe('second');
  expect(complaints).toEqual([[], []]);
  await remove(second.folder);
  host.close();
});

test('what another program shares is taken without a network, a text as well as a file, and once', async ({
  context,
}) => {
  const host = await startHost(DIST);
  const page = await openKept(context, host);
  const manifest = await page.evaluate(async () => (await fetch('./manifest.webmanifest')).json());
  expect(manifest).toMatchObject({ share_target: { action: './share', method: 'POST' } });
  const complaints = complaintsOf(page);
  /** Sends a form as the device does: from a page without the policy of ours, which sends none. */
  const share = async (text: string, file?: readonly [name: string, content: string]) => {
    await context.setOffline(false);
    await page.goto(`${host.url}elsewhere`);
    await context.setOffline(true);
    await page.evaluate(
      ([words, given, { action, method, enctype, params }]) => {
        const form = Object.assign(document.createElement('form'), { action, method, enctype });
        const input = (name: string, more: object) =>
          form.append(Object.assign(document.createElement('input'), { name, ...more }));
        input(params.text, { value: words });
        const files = new DataTransfer();
        if (given) files.items.add(new File([given[1]], given[0]));
        input(params.files[0].name, { type: 'file', files: files.files });
        document.body.append(form);
        form.submit();
      },
      [text, file, manifest.share_target] as const,
    );
  };
  await share('1. e4 e5 2. Nf3');
  await expect(square(page, 'f3')).toHaveAccessibleName('f3, white knight');
  expect(page.url().startsWith(`${host.url}?`)).toBe(false);
  await share('', ['rooks.fen', '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1']);
  await expect(square(page, 'h1')).toHaveAccessibleName('h1, white rook');
  await expect(square(page, 'd1')).toHaveAccessibleName('d1, empty');
  await page.goto(`${host.url}?shared`);
  await expect(page.getByText(/is no(t| )/).first()).toBeVisible();
  expect(complaints).toEqual([]);
  host.close();
});
