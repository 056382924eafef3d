// @ts-check
// Bundles the page: `node page.mjs page OUT`, or `packed` if it is to be kept for visits without a network; and its tests:
// `node page.mjs tests OUT`, or some of them: `node page.mjs tests OUT NAME …`; and the board as an element of the npm package:
// `node page.mjs element OUT`.
//
// In: TypeScript, styles and the built modules. Out: files named after what they hold, with source maps; the HTML names
// them. With the packed page comes its service worker, and `loads.json`: which files a first visit fetches. Imports run
// down the list of folders, and no module is longer than a few screens: else nothing is bundled.
import { build } from 'esbuild';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, posix, relative, resolve } from 'node:path';
import { bundleElement, ELEMENT_NOTICES } from './element.mjs';

const SOURCES = 'www';
const TESTS = 'tests/page';
const WORKER = `${SOURCES}/app/worker.ts`;
/** What keeps the page; it has its name and place for ever, since browsers ask for it there. */
const SERVICE_WORKER = 'sw.js';
/** Where everything lies that is named after what it holds. */
const FOLDER = 'assets';
/** What HTML and manifest name. */
const ENTRIES = ['app/main.tsx', 'app/main.css', 'app/deferred.css', 'app/icon.svg', 'icons/192.png', 'icons/512.png', 'icons/maskable.png'];
const TSCONFIG = `${SOURCES}/tsconfig.json`;

/** What the HTML of the board names that other pages show. */
const EMBED_ENTRIES = ['embed/embed.ts', 'embed/embed.css', 'embed/late.css', 'app/icon.svg'];

/** The modules; the JavaScript and the types of each lie beside it, where the tsconfig looks for them, too. */
const MODULES = { '#document.wasm': 'document-pkg/document_bg.wasm', '#engine.wasm': 'engine-pkg/engine_bg.wasm', '#review.wasm': 'review-pkg/review_bg.wasm', '#labs.wasm': 'study-pkg/labs_bg.wasm' };
/** The document of that board, in the place of the page's. */
const EMBED_ALIAS = { '#document.wasm': resolve('target/xtask/embed-pkg/document_bg.wasm'), '#doors/document.js': resolve('target/xtask/embed-pkg/document.js') };
/** The table of openings. */
const OPENINGS = 'target/xtask/openings';
/** What the licences of the font and of the table ask to be shipped. */
const NOTICES = [`${SOURCES}/fonts/LICENSE.txt`, `${OPENINGS}/notice.txt`];
/** What comes when the board is there, beside the styles that the HTML says to fetch then. */
const LATE = ['app/deferred-parts.tsx', 'app/keeping.ts'];
/** What is loaded by one of those, when all of it is there. */
const AFTER = { 'learn/open.ts': 'app/deferred-parts.tsx', 'element/late.ts': 'element/index.ts' };
/** SQLite, as its authors have built it. */
const SQLITE = 'node_modules/@sqlite.org/sqlite-wasm/sqlite-wasm/jswasm';

const PLACES = ['play', 'analyse', 'learn', 'script', 'sets', 'think', 'match', 'setup', 'games'];
/** The rooms of the page: each imports itself and those after it, and no place another. */
const ROOMS = ['element', 'embed', 'app', ...PLACES, 'moves', 'board', 'document', 'workers', 'ui', 'i18n', 'chess'];
/** So many lines has a module at most, unless it is a list of words. */
const MOST_LINES = 300;

/** A module is seldom shorter than this; these are, since they are loaded apart or all others are built on them. */
const FEWEST_LINES = 40;
const SHORT = [
  ...['app/client.ts', 'app/content.ts', 'app/deps.ts', 'app/keeping.ts', 'app/worker.ts', 'board/still.tsx'],
  ...['chess/chess.ts', 'chess/fen.ts', 'chess/squares.ts', 'document/open-link.ts', 'document/random.ts'],
  ...['element/element-words.ts', 'element/language.ts', 'element/late.ts', 'embed/embed.ts', 'learn/open.ts', 'learn/questions.ts'],
  ...['ui/clipboard.ts', 'ui/icons.tsx', 'ui/keys.ts', 'ui/late-icons.ts', 'ui/time.ts'],
  ...['workers/fault.ts', 'workers/policy.ts', 'workers/start.ts'],
];

/** The room of a source. @param {string} path from the root of the project */
const roomOf = (path) => path.split('/').slice(1, -1)[0] ?? '';

/** Whether a module of one room may import one of another. @param {string} from @param {string} to */
function mayImport(from, to) {
  const [one, other] = [roomOf(from), roomOf(to)];
  if (one === other) return true;
  if (PLACES.includes(one) && PLACES.includes(other)) return false;
  return ROOMS.includes(one) && ROOMS.indexOf(one) < ROOMS.indexOf(other);
}

/** What each module of the page imports, types too. @param {readonly string[]} paths */
async function graphOf(paths) {
  /** @type {Map<string, string[]>} */
  const graph = new Map();
  for (const path of paths) {
    const named = [...(await readFile(path, 'utf8')).matchAll(/(?:\bfrom|\bimport\(|^import) ?'(\.[^']*)'/gm)];
    const meant = named.map(([, name = '']) => posix.join(posix.dirname(path), name));
    graph.set(path, meant.flatMap((name) => ['.ts', '.tsx', ''].map((end) => name + end).find((known) => paths.includes(known)) ?? []));
  }
  return graph;
}

/** The modules that lead back to themselves. @param {Map<string, string[]>} graph */
function circles(graph) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const found = [];
  /** @param {string} path @param {string[]} route */
  const walk = (path, route) => {
    if (route.includes(path)) found.push([...route.slice(route.indexOf(path)), path].join(' → '));
    if (done.has(path) || route.includes(path)) return;
    for (const next of graph.get(path) ?? []) walk(next, [...route, path]);
    done.add(path);
  };
  for (const path of graph.keys()) walk(path, []);
  return found;
}

/** Throws where a module of the page does not keep to its house, also one that holds types alone. */
async function check() {
  const paths = (await readdir(SOURCES, { recursive: true })).filter((name) => /\/.*\.tsx?$/.test(name)).map((name) => `${SOURCES}/${name}`);
  const graph = await graphOf(paths);
  const wrong = [...graph].flatMap(([from, all]) => all.filter((to) => !mayImport(from, to)).map((to) => `${from} imports ${to}`));
  wrong.push(...circles(graph).map((circle) => `a circle: ${circle}`));
  /** Where each name is exported. @type {Map<string, string>} */
  const exported = new Map();
  for (const path of paths.filter((name) => roomOf(name) !== 'i18n')) {
    const text = await readFile(path, 'utf8');
    const lines = text.split('\n').length - 1;
    if (lines > MOST_LINES) wrong.push(`${path} has ${lines} lines, and may have ${MOST_LINES}`);
    const isShort = SHORT.includes(path.slice(SOURCES.length + 1));
    if (lines < FEWEST_LINES !== isShort) wrong.push(`${path} has ${lines} lines, which is ${isShort ? 'not short' : `less than ${FEWEST_LINES}`}`);
    for (const [, name = ''] of text.matchAll(/^export (?:async )?(?:const|function|class|interface|type|enum) (\w+)/gm)) {
      if (exported.has(name)) wrong.push(`${path} exports ${name}, as ${exported.get(name)} does`);
      exported.set(name, path);
    }
  }
  if (wrong.length > 0) throw new Error(`Modules of the page that do not keep to its house:\n  ${wrong.join('\n  ')}`);
}

/**
 * Has what is loaded after a file import that file. It is there by then, and so the bundler splits nothing off for what both use;
 * each part of the first load that it splits off makes that larger.
 * @type {import('esbuild').Plugin}
 */
const after = {
  name: 'after',
  setup: ({ onLoad }) => {
    for (const [path, before] of Object.entries(AFTER)) {
      const file = resolve(SOURCES, path);
      onLoad({ filter: /\.tsx?$/ }, async ({ path: loaded }) => {
        if (loaded !== file) return undefined;
        const imported = JSON.stringify(resolve(SOURCES, before));
        return { contents: `${await readFile(loaded, 'utf8')}\nimport ${imported};\n`, loader: 'tsx' };
      });
    }
  },
};

const COMMON = /** @type {const} */ ({
  bundle: true,
  format: 'esm',
  target: 'es2023',
  sourcemap: true,
  metafile: true,
  tsconfig: TSCONFIG,
  logLevel: 'warning',
  alias: {
    ...Object.fromEntries(Object.entries(MODULES).map(([name, path]) => [name, resolve('target/xtask', path)])),
    '#openings': resolve(`${OPENINGS}/openings.json`),
    '#sqlite': resolve(SQLITE, 'sqlite3.mjs'),
    '#sqlite.wasm': resolve(SQLITE, 'sqlite3.wasm'),
  },
});

/**
 * Bundles some sources for a browser, if they keep to the house; answers what they import, and how each is called then.
 * @param {string} out
 * @param {string[]} entries
 * @param {Record<string, string>} [define] what stands for names in them
 * @param {Record<string, string>} [alias] what is meant by some imports
 */
async function bundle(out, entries, define = {}, alias = {}) {
  const { metafile } = await build({
    ...COMMON,
    alias: { ...COMMON.alias, ...alias },
    define,
    plugins: [after],
    entryPoints: entries,
    outdir: join(out, FOLDER),
    splitting: true,
    minify: true,
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    assetNames: '[name].[hash]',
    loader: { '.wasm': 'file', '.woff2': 'file', '.svg': 'copy', '.png': 'copy' },
    legalComments: 'none',
  });
  const files = Object.entries(metafile.outputs);
  const made = (/** @type {string} */ source) => {
    const found = files.find(([, { entryPoint }]) => entryPoint === source) ?? files.find(([name, { inputs }]) => !name.endsWith('.map') && Object.keys(inputs).join() === source);
    if (!found) throw new Error(`The bundle has no ${source}.`);
    return basename(found[0]);
  };
  return { metafile, made };
}

/** Bundles the page, and before it the worker, whose name it has to know. @param {string} out @param {boolean} isPacked */
async function page(out, isPacked) {
  await check();
  const worker = await bundle(out, [WORKER]);
  const names = { WORKER_ADDRESS: `./${worker.made(WORKER)}`, SERVICE_WORKER_ADDRESS: `../${SERVICE_WORKER}`, IS_PACKED: isPacked };
  const define = Object.fromEntries(Object.entries(names).map(([name, value]) => [name, JSON.stringify(value)]));
  const main = await bundle(out, ENTRIES.map((path) => `${SOURCES}/${path}`), define);
  const html = await led(out, 'index.html', ENTRIES, main);
  await led(out, 'manifest.webmanifest', ENTRIES, main);
  const embed = await bundle(out, EMBED_ENTRIES.map((path) => `${SOURCES}/${path}`), define, EMBED_ALIAS);
  const embedHtml = await led(out, 'embed/index.html', EMBED_ENTRIES, embed);
  if (!isPacked) return;
  await writeNotices(join(out, 'NOTICES.txt'), NOTICES);
  await build({ ...COMMON, entryPoints: [`${SOURCES}/sw.ts`], outfile: join(out, SERVICE_WORKER), format: 'iife', minify: true, sourcemap: false });
  const first = firstLoads(main.metafile, out, 'index.html', html);
  const embeds = Object.entries(firstLoads(embed.metafile, out, 'embed/index.html', embedHtml)).map(([tag, files]) => [`embed ${tag}`, files]);
  const late = lateLoads(main.metafile, out, html).filter((name) => !first['en']?.includes(name));
  const [known, its] = [main, embed].map(({ metafile }) => Object.keys(metafile.outputs).map((path) => relative(out, path)));
  const apart = ['embed/index.html', ...(its ?? []).filter((name) => !known?.includes(name))];
  await writeFile(join(out, 'loads.json'), JSON.stringify({ ...first, late, ...Object.fromEntries(embeds), apart }, null, 2));
}

/**
 * Writes a text of the sources, in which what the bundler has named after what it holds is called so, and answers it.
 * @param {string} out @param {string} path @param {readonly string[]} entries what it may name @param {Awaited<ReturnType<typeof bundle>>} bundled
 */
async function led(out, path, entries, { metafile, made }) {
  const wasm = Object.keys(metafile.inputs).find((name) => name.endsWith('/document_bg.wasm')) ?? '';
  const sources = [...[...entries, 'fonts/chess-solid.woff2'].map((name) => [name, `${SOURCES}/${name}`]), ['#document.wasm', wasm]];
  /** From where the text lies. @param {string} name */
  const here = (name) => posix.relative(posix.dirname(path), name).replace(/^(?!\.)/, './');
  let text = await readFile(`${SOURCES}/${path}`, 'utf8');
  for (const [name = '', source = ''] of sources) if (text.includes(`"${name}"`)) text = text.replaceAll(`"${name}"`, `"${here(`${FOLDER}/${made(source)}`)}"`);
  // What the first script imports is asked for with it, and not when that has come.
  const [script] = entries.filter((name) => /\.tsx?$/.test(name));
  const imported = path.endsWith('.html') ? importedBy(metafile, join(out, FOLDER, made(`${SOURCES}/${script}`))) : [];
  const links = imported.map((name) => `<link rel="modulepreload" href="${here(relative(out, name))}" />\n    `);
  text = text.replace('<script type="module"', `${links.join('')}<script type="module"`);
  await mkdir(join(out, posix.dirname(path)), { recursive: true });
  await writeFile(join(out, path), text);
  return text;
}

/** A file of a bundle and all that it needs at once. @param {import('esbuild').Metafile} metafile @param {string} out @param {string} name */
const whole = (metafile, out, name) => [name, ...importedBy(metafile, join(out, name)).map((path) => relative(out, path))];

/** What is made of a source, with all that needs at once. @param {import('esbuild').Metafile} metafile @param {string} out @param {string} source */
const madeOf = (metafile, out, source) =>
  Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) => (entryPoint === `${SOURCES}/${source}` ? whole(metafile, out, relative(out, path)) : []));

/**
 * By language, the files that a first visit fetches before the board is there.
 * @param {import('esbuild').Metafile} metafile @param {string} out @param {string} path @param {string} html
 * @returns {Record<string, string[]>}
 */
function firstLoads(metafile, out, path, html) {
  const named = [...html.matchAll(/<(?:link|script)[^>]* (?:href|src)="\.{1,2}\/(assets\/[^"]+)"/g)];
  const first = [path, ...named.flatMap(([, name = '']) => whole(metafile, out, name))];
  const languages = Object.keys(metafile.inputs).flatMap((name) => /\/i18n\/(\w+)\/index\.ts$/.exec(name)?.[1] ?? []);
  return Object.fromEntries(languages.map((tag) => [tag, [...new Set([...first, ...madeOf(metafile, out, `i18n/${tag}/index.ts`)])]]));
}

/** Those that come after it. @param {import('esbuild').Metafile} metafile @param {string} out @param {string} html */
function lateLoads(metafile, out, html) {
  const named = [...html.matchAll(/<meta[^>]* content="\.\/([^"]+)"/g)].flatMap(([, name = '']) => whole(metafile, out, name));
  return [...new Set([...named, ...LATE.flatMap((source) => madeOf(metafile, out, source))])];
}

/** All that a file imports at once, and what that imports. @param {import('esbuild').Metafile} metafile @param {string} file */
function importedBy(metafile, file) {
  const found = new Set([file]);
  for (const known of found) {
    for (const { path, kind } of metafile.outputs[known]?.imports ?? []) if (kind === 'import-statement') found.add(path);
  }
  found.delete(file);
  return [...found];
}

/** Bundles the board as an element. @param {string} out */
async function element(out) {
  await check();
  await bundleElement(out, COMMON, [after]);
  await writeNotices(join(out, 'element/NOTICES.txt'), ELEMENT_NOTICES);
}

/** Writes what licences ask to be shipped. @param {string} file @param {readonly string[]} paths */
async function writeNotices(file, paths) {
  const notices = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, notices.join(`\n${'-'.repeat(80)}\n\n`));
}

/** Bundles each file of the tests in Node, or those of some names. @param {string} out @param {readonly string[]} some */
async function tests(out, some) {
  const all = (await readdir(TESTS, { recursive: true })).filter((name) => /\.test\.tsx?$/.test(name));
  const names = all.filter((name) => some.length === 0 || some.includes(name));
  // Those of the board that other pages show have its document.
  const [own, embed] = [names.filter((name) => !name.startsWith('embed')), names.filter((name) => name.startsWith('embed'))];
  for (const { some, alias } of [{ some: own, alias: {} }, { some: embed, alias: EMBED_ALIAS }]) {
    await build({
      ...COMMON,
      alias: { ...COMMON.alias, ...alias },
      entryPoints: some.map((name) => `${TESTS}/${name}`),
      outdir: out,
      outbase: TESTS,
      platform: 'node',
      outExtension: { '.js': '.mjs' },
      packages: 'external',
      loader: { '.wasm': 'empty' },
      sourcemap: 'inline',
    });
  }
}

const [what, folder = '', ...some] = process.argv.slice(2);
/** As the bundler calls it when it tells what it has made. */
const out = relative('', folder);
await rm(out, { recursive: true, force: true });
if (what === 'page' || what === 'packed') await page(out, what === 'packed');
else if (what === 'tests') await tests(out, some);
else if (what === 'element') await element(out);
else throw new Error('page, packed, tests or element?');
