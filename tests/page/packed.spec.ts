// The page as `cargo xtask dist` packs it.

import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { play, square } from './hands';
import { DIST, startHost } from './host';

interface Weight {
  readonly br: number;
}
interface Sizes {
  readonly files: readonly (Weight & { readonly path: string })[];
  readonly first_loads: Readonly<Record<string, Weight>>;
  readonly embeds: Readonly<Record<string, Weight>>;
}

const text = (path: string) => readFile(join(DIST, path), 'utf8');
const sizes = async () => JSON.parse(await text('sizes.json')) as Sizes;
const HASHED = /\.[A-Z2-7]{8}\.\w+$/;
const LIMITS: Readonly<Record<string, number>> = { en: 128_000, de: 132_000, es: 132_000, fr: 132_000 };
/** That of a board which other pages show. */
const EMBED_LIMIT = 100_000;

/** What some text leads to at once: of the HTML its links and scripts, of a script what it imports. */
const ledTo = (code: string): string[] => [
  ...[...code.matchAll(/<(?:link|script)[^>]*(?:href|src)="\.{1,2}\/(assets\/[^"]+)"/g)].map(([, name = '']) => name),
  ...[...code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, name]) => `assets/${name}`),
];

/** The files that the board of a page waits for in a language. */
async function firstLoad(language: string, html = 'index.html'): Promise<string[]> {
  const all = (await sizes()).files.map(({ path }) => path);
  // On the page English is always there.
  const own =
    html === 'index.html' && language === 'en' ? [] : all.filter((path) => path.startsWith(`assets/${language}.`));
  const found = new Set([html, ...own]);
  for (const path of found) {
    if (/\.(?:html|js)$/.test(path)) for (const name of ledTo(await text(path))) found.add(name);
  }
  return [...found];
}

test('all that is named is there, each name that may be kept for ever tells what it holds, and no source map is kept', async () => {
  const { files, first_loads: loads } = await sizes();
  const paths = files.map(({ path }) => path);
  expect(paths.filter((path) => !HASHED.test(path))).toEqual([
    'NOTICES.txt',
    'embed/index.html',
    'index.html',
    'manifest.webmanifest',
    'sw.js',
  ]);
  const html = await text('index.html');
  const manifest = await text('manifest.webmanifest');
  const named = [...`${html}${manifest}`.matchAll(/"(?:\.\/)?(assets\/[^"]+|\w+\.webmanifest)"/g)].map(
    ([, name]) => name,
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !paths.includes(name ?? ''))).toEqual([]);
  // Icons are as large as they say.
  const { icons, start_url: start } = JSON.parse(manifest) as {
    icons: { src: string; sizes: string }[];
    start_url: string;
  };
  expect(start).toBe('./');
  for (const { src, sizes: told } of icons.filter((icon) => icon.sizes !== 'any')) {
    const header = new DataView(Uint8Array.from(await readFile(join(DIST, src))).buffer);
    expect(`${header.getUint32(16)}x${header.getUint32(20)}`).toBe(told);
  }
  const [, list = ''] = /^const PRECACHE = (.*);\n/.exec(await text('sw.js')) ?? [];
  const kept = Object.keys((JSON.parse(list) as { files: object }).files);
  // All that the page leads to is kept, and nothing that only a board on another page needs.
  const needed = new Set(['index.html', 'manifest.webmanifest']);
  for (const path of needed) {
    if (!/\.(?:html|js|css)$/.test(path) || path === 'sw.js') continue;
    const code = await text(path);
    for (const known of paths) if (code.includes(basename(known))) needed.add(known);
  }
  const wanted = [...needed].filter((path) => path !== 'sw.js' && !path.endsWith('.png'));
  expect(new Set(kept.map((name) => name || 'index.html'))).toEqual(new Set(wanted));
  const headers = await text('_headers');
  const forever = [...headers.matchAll(/^\/(\S+)\n {2}Cache-Control: .*immutable$/gm)].map(([, name = '']) => name);
  expect(new Set(forever.filter((name) => !name.endsWith('.map')))).toEqual(
    new Set(paths.filter((path) => HASHED.test(path))),
  );
  // Beside each script lies what it was made of, with its text.
  const names = await readdir(join(DIST, 'assets'));
  const sources = new Set<string>();
  for (const name of names.filter((known) => known.endsWith('.js'))) {
    const map = JSON.parse(await text(`assets/${name}.map`)) as { sourcesContent: string[] };
    for (const source of map.sourcesContent) sources.add(source);
  }
  expect(sources).toContain(await readFile('www/board/move-input.ts', 'utf8'));
  for (const [language, limit] of Object.entries(LIMITS)) expect(loads[language]?.br).toBeLessThanOrEqual(limit);
});

test('the board can be played on with what is counted as the first load and nothing else, in each language', async ({
  browser,
}) => {
  const host = await startHost(DIST);
  const { files, first_loads: loads } = await sizes();
  expect(new Set(Object.keys(loads))).toEqual(new Set(Object.keys(LIMITS)));
  for (const language of Object.keys(loads)) {
    const context = await browser.newContext({ locale: language });
    const page = await context.newPage();
    const first = await firstLoad(language);
    expect(first.length).toBeLessThanOrEqual(language === 'en' ? 12 : 14);
    expect(files.filter(({ path }) => first.includes(path)).reduce((sum, { br }) => sum + br, 0)).toBe(
      loads[language]?.br,
    );
    await page.route(
      (url) => url.href.startsWith(`${host.url}assets/`) && !first.includes(url.href.slice(host.url.length)),
      (route) => route.abort(),
    );
    await page.goto(host.url);
    await play(page, 'e2e4');
    await expect(square(page, 'e2').locator('.piece')).toHaveText('');
    await expect(square(page, 'e4').locator('.piece')).not.toHaveText('');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await context.close();
  }
  host.close();
});

test('the board of another page can be played on with what is counted for it and nothing else, in each language', async ({
  browser,
}) => {
  const host = await startHost(DIST);
  const { files, embeds } = await sizes();
  expect(new Set(Object.keys(embeds))).toEqual(new Set(Object.keys(LIMITS)));
  for (const [language, { br }] of Object.entries(embeds)) {
    expect(br).toBeLessThanOrEqual(EMBED_LIMIT);
    const context = await browser.newContext({ locale: language });
    const page = await context.newPage();
    const first = await firstLoad(language, 'embed/index.html');
    expect(files.filter(({ path }) => first.includes(path)).reduce((sum, file) => sum + file.br, 0)).toBe(br);
    await page.route(
      (url) => url.href.startsWith(`${host.url}assets/`) && !first.includes(url.href.slice(host.url.length)),
      (route) => route.abort(),
    );
    await page.goto(`${host.url}embed/#script=e2e4`);
    await play(page, 'e7e5');
    await expect(square(page, 'e5').locator('.piece')).not.toHaveText('');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await context.close();
  }
  host.close();
});

const refuses = (page: Page) =>
  page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.textContent = 'globalThis.intruder = true';
    } catch (error) {
      console.warn(error);
    }
    document.head.append(script);
    return !('intruder' in globalThis);
  });

test('the packed page needs no headers, forbids scripts in the page by itself, and says what it cannot do without', async ({
  browser,
}) => {
  const host = await startHost(DIST);
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('pageerror', (error) => void complaints.push(error.message));
  await page.goto(host.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => !HASHED.test(name) && !/\/(?:sw\.js|manifest\.webmanifest)$/.test(name))).toEqual([]);
  const session = await context.newCDPSession(page);
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
  expect(complaints).toEqual([]);
  expect(await refuses(page)).toBe(true);
  // Nothing of it can be pressed unseen.
  await page.goto(new URL('/', host.url).href);
  await page.setContent(`<iframe src="${host.url}"></iframe>`);
  const framed = page.frameLocator('iframe');
  await expect(framed.getByRole('link', { name: 'Gridmate' })).toHaveAttribute('target', '_blank');
  expect(await framed.locator('body *').count()).toBe(1);
  await context.close();
  const silent = await browser.newContext({ javaScriptEnabled: false });
  const unread = await silent.newPage();
  await unread.goto(host.url);
  await expect(unread.locator('noscript [lang=en]')).toBeVisible();
  await silent.close();
  const old = await browser.newContext();
  await old.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  const without = await old.newPage();
  await without.goto(host.url);
  await expect(without.getByRole('alert')).toContainText('browser is too old');
  await expect(without.getByRole('button', { name: 'Try again' })).toBeVisible();
  await old.close();
  host.close();
});
