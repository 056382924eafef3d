// The page as `cargo xtask dist` packs it, on a host that knows nothing of it: files from a folder below the root,
// no headers but their type.
import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { LANGUAGES } from './support/languages.mjs';
import { openPage } from './support/browser.mjs';
import { dist, startHost } from './support/host.mjs';
import { ready } from './support/playing.mjs';

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

test('what a first visit loads weighs at most 110,000 bytes with Brotli, 114,000 in other languages, as it is counted', async () => {
  const { first_loads: weights, files } = JSON.parse(await readFile(join(dist, 'sizes.json'), 'utf8'));
  assert.deepEqual(Object.keys(weights), LANGUAGES);
  for (const [locale, { br }] of Object.entries(weights)) {
    assert.ok(br <= (locale === 'en' ? 110_000 : 114_000), `${locale}: ${br} bytes`);
    // What comes before the board can be played on, but for what is asked for early and wanted later.
    const { page, close } = await openPage(url, { locale });
    const loaded = await page.evaluate(async () => {
      const names = () => performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime }));
      while (!('ready' in document.documentElement.dataset)) await new Promise((resolve) => setTimeout(resolve));
      const late = Array.from(document.querySelectorAll('link[fetchpriority="low"]'), (link) => /** @type {HTMLLinkElement} */ (link).href);
      return names().map(({ name }) => name).filter((name) => !late.includes(name) && !/\/(?:de|es)-(?:board|moves|rules)\./.test(name));
    });
    const weightOf = (/** @type {string} */ name) => files.find((/** @type {{ path: string }} */ { path }) => name.endsWith(`/${path}`))?.br ?? 0;
    const sum = loaded.reduce((total, name) => total + weightOf(name), weightOf('/index.html'));
    assert.ok(sum <= br, `${locale}: ${sum} bytes have come, ${br} are counted: ${loaded}`);
    await close();
  }
});

test('a first visit makes at most twelve requests until all is there that always is, and the HTML asks for each', async () => {
  const { page, close } = await openPage('about:blank');
  const session = await page.context().newCDPSession(page);
  /** @type {string[]} */
  const requests = [];
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith(url)) requests.push(request.url.slice(url.length));
  });
  await session.send('Network.enable');
  await page.goto(url);
  await ready(page);
  await page.waitForLoadState('networkidle');
  assert.ok(requests.length > 5 && requests.length <= 12, `${requests.length}: ${requests}`);
  // What the HTML names can be asked for as soon as it is there.
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  assert.deepEqual(requests.filter((path) => !html.includes(path)), []);
  await close();
});

test('beside each script lies a source map with the text of its modules, which no visit fetches', async () => {
  const names = await readdir(join(dist, 'assets'));
  const scripts = names.filter((name) => name.endsWith('.js'));
  const sources = new Set();
  for (const script of scripts) {
    // What only hands on what another script has stands for no text of its own.
    const code = await readFile(join(dist, 'assets', script), 'utf8');
    if (script.startsWith('rolldown-runtime.') || /^(?:(?:import|export)(?:\{[^}]*\})?(?:from)?(?:"[^"]+")?;)*$/.test(code.trim())) continue;
    const map = JSON.parse(await readFile(join(dist, 'assets', `${script}.map`), 'utf8'));
    assert.equal(map.sources.length, map.sourcesContent.length, script);
    for (const source of map.sourcesContent) sources.add(source);
  }
  const text = await readFile(new URL('../../www/board/hand.js', import.meta.url), 'utf8');
  assert.ok(sources.has(text));
  const { files } = JSON.parse(await readFile(join(dist, 'sizes.json'), 'utf8'));
  const kept = await readFile(join(dist, 'sw.js'), 'utf8');
  assert.deepEqual(files.filter((/** @type {{ path: string }} */ { path }) => path.endsWith('.map')), []);
  assert.doesNotMatch(kept, /\.js\.map"/);
});

test('the documents tell the sizes of what is packed', async () => {
  const read = (/** @type {string} */ path) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');
  /** @type {{ files: { path: string, br: number }[], first_loads: Record<string, { br: number }> }} */
  const { files, first_loads: loads } = JSON.parse(await readFile(join(dist, 'sizes.json'), 'utf8'));
  const module = (/** @type {string} */ name) => files.find(({ path }) => path.includes(`/${name}_bg.`))?.br ?? 0;
  const [size, page, readme] = await Promise.all(['docs/size.md', 'docs/page.md', 'README.md'].map(read));
  const all = files.reduce((sum, { br }) => sum + br, 0);
  for (const [text, pattern, unit, bytes] of /** @type {[string, RegExp, number, number | undefined][]} */ ([
    [size, /The first load, with Brotli: ([\d,]+) bytes/, 1, loads.en?.br],
    [size, /In German it is ([\d,]+)\./, 1, loads.de?.br],
    [size, /of which the module is ([\d,]+),/, 1, module('gridmate')],
    [size, /So the engine, ([\d,]+) bytes/, 1, module('engine')],
    [size, /`labs`: ([\d,]+) bytes/, 1, module('labs')],
    [size, /`files`: ([\d,]+) and/, 1, module('files')],
    [page, /The first load weighs ([\d,.]+) KB with Brotli/, 1000, loads.en?.br],
    [page, /in German ([\d,.]+),/, 1000, loads.de?.br],
    [readme, /SQLite included \(about ([\d,.]+) MB in all\)/, 1e6, all],
  ])) {
    const [, figure = ''] = text.match(pattern) ?? [];
    const told = Number(figure.replaceAll(',', '')) * unit;
    assert.ok(bytes && Math.abs(told / bytes - 1) < (unit === 1e6 ? 0.2 : 0.02), `${pattern}: ${told}, and it is ${bytes}`);
  }
});
