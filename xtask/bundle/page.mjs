// @ts-check
// Bundles the page: `node page.mjs page OUT`, or `packed` if it is to be kept for visits without a network; and its tests:
// `node page.mjs tests OUT`.
//
// In: TypeScript, styles and the built modules. Out: files named after what they hold, with source maps; the HTML names
// them. With the packed page comes its service worker, and `loads.json`: which files a first visit fetches. Imports run
// down the list of folders, and no module is longer than a few screens: else nothing is bundled.
import { build } from 'esbuild';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, posix, relative, resolve } from 'node:path';

const SOURCES = 'www';
const TESTS = 'tests/page';
const WORKER = `${SOURCES}/app/worker.ts`;
/** What keeps the page; it has its name and place for ever, since browsers ask for it there. */
const SERVICE_WORKER = 'sw.js';
/** Where everything lies that is named after what it holds. */
const FOLDER = 'assets';
/** What HTML and manifest name. */
const ENTRIES = ['app/main.tsx', 'app/main.css', 'app/rest.css', 'app/icon.svg', 'icons/192.png', 'icons/512.png', 'icons/maskable.png'];
const TSCONFIG = `${SOURCES}/tsconfig.json`;

/** The modules; the JavaScript and the types of each lie beside it, where the tsconfig looks for them, too. */
const MODULES = { '#document.wasm': 'document-pkg/document_bg.wasm', '#engine.wasm': 'engine-pkg/engine_bg.wasm', '#labs.wasm': 'study-pkg/labs_bg.wasm' };
/** What comes when the board is there, beside the styles that the HTML says to fetch then. */
const LATE = ['app/rest.ts', 'app/keeping.ts'];
/** SQLite, as its authors have built it. */
const SQLITE = 'node_modules/@sqlite.org/sqlite-wasm/sqlite-wasm/jswasm';

/** The folders of the page: each imports itself and those after it, and no place another. */
const FOLDERS = ['app', 'match', 'panels', 'panels/parts', 'board', 'engine', 'document', 'ui', 'i18n'];
/** So many lines has a module at most, unless it is a list of words. */
const MOST_LINES = 300;

/** The folder of a source, if it is one of the page. @param {string} path from the root of the project */
function folderOf(path) {
  if (!path.startsWith(`${SOURCES}/`)) return undefined;
  const inside = path.slice(SOURCES.length + 1);
  return FOLDERS.filter((folder) => inside.startsWith(`${folder}/`)).toSorted((a, b) => b.length - a.length)[0] ?? '';
}

/** Whether a module of one folder may import one of another. @param {string} from @param {string} to */
function mayImport(from, to) {
  const [above, below] = [FOLDERS.indexOf(folderOf(from) ?? ''), FOLDERS.indexOf(folderOf(to) ?? '')];
  if (above < 0 || below < 0) return false;
  /** A place that has a room of its own, or one of the panels. @param {string} path @param {string} folder */
  const place = (path, folder = '') => (folder === 'panels' ? path.split('/')[2] : folder === 'match' ? folder : undefined);
  const [one, other] = [place(from, FOLDERS[above]), place(to, FOLDERS[below])];
  return one !== undefined && other !== undefined ? one === other : above <= below;
}

/**
 * What each module of the page imports: what the bundler has followed, and types, which it leaves out.
 * @param {import('esbuild').Metafile} metafile
 */
async function graphOf(metafile) {
  /** @type {Map<string, string[]>} */
  const graph = new Map();
  for (const path of Object.keys(metafile.inputs)) {
    if (folderOf(path) === undefined || !/\.tsx?$/.test(path)) continue;
    const text = await readFile(path, 'utf8');
    const followed = (metafile.inputs[path]?.imports ?? []).map((known) => known.path);
    const types = [...text.matchAll(/^(?:import|export) type .* from '(\.[^']*)';$/gm)].map(([, name = '']) => posix.join(posix.dirname(path), name));
    const named = types.map((name) => Object.keys(metafile.inputs).find((known) => known.startsWith(`${name}.ts`)) ?? `${name}.ts`);
    graph.set(path, [...followed, ...named].filter((to) => folderOf(to) !== undefined && to !== path));
  }
  return graph;
}

/** The modules that lead back to themselves. @param {Map<string, string[]>} graph */
function circles(graph) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const found = [];
  /** @param {string} path @param {string[]} way */
  const walk = (path, way) => {
    if (way.includes(path)) found.push([...way.slice(way.indexOf(path)), path].join(' → '));
    if (done.has(path) || way.includes(path)) return;
    for (const next of graph.get(path) ?? []) walk(next, [...way, path]);
    done.add(path);
  };
  for (const path of graph.keys()) walk(path, []);
  return found;
}

/** Sees that the modules keep to the house. @param {import('esbuild').Metafile} metafile */
async function check(metafile) {
  const graph = await graphOf(metafile);
  const wrong = [...graph].flatMap(([from, all]) => all.filter((to) => /\.tsx?$/.test(to) && !mayImport(from, to)).map((to) => `${from} imports ${to}`));
  wrong.push(...circles(graph).map((circle) => `a circle: ${circle}`));
  for (const path of graph.keys()) {
    const lines = (await readFile(path, 'utf8')).split('\n').length - 1;
    if (lines > MOST_LINES && folderOf(path) !== 'i18n') wrong.push(`${path} has ${lines} lines, and may have ${MOST_LINES}`);
  }
  if (wrong.length > 0) throw new Error(`Modules of the page that do not keep to its house:\n  ${wrong.join('\n  ')}`);
}

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
    '#sqlite': resolve(SQLITE, 'sqlite3.mjs'),
    '#sqlite.wasm': resolve(SQLITE, 'sqlite3.wasm'),
  },
});

/**
 * Bundles some sources for a browser, if they keep to the house; answers what they import, and how each is called then.
 * @param {string} out
 * @param {string[]} entries
 * @param {Record<string, string>} [define] what stands for names in them
 */
async function bundle(out, entries, define = {}) {
  const { metafile } = await build({
    ...COMMON,
    define,
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
  await check(metafile);
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
  const worker = await bundle(out, [WORKER]);
  const names = { WORKER_ADDRESS: `./${worker.made(WORKER)}`, SERVICE_WORKER_ADDRESS: `../${SERVICE_WORKER}`, IS_PACKED: isPacked };
  const define = Object.fromEntries(Object.entries(names).map(([name, value]) => [name, JSON.stringify(value)]));
  const { metafile, made } = await bundle(out, ENTRIES.map((path) => `${SOURCES}/${path}`), define);
  const wasm = Object.keys(metafile.inputs).find((path) => path.endsWith('/document_bg.wasm')) ?? '';
  const sources = [...[...ENTRIES, 'fonts/chess-solid.woff2'].map((path) => [path, `${SOURCES}/${path}`]), ['#document.wasm', wasm]];
  /** A text of the sources, in which what the bundler has named after what it holds is called so. @param {string} path */
  const led = async (path) => {
    const text = await readFile(`${SOURCES}/${path}`, 'utf8');
    return sources.reduce((known, [name = '', source = '']) => known.replaceAll(`"${name}"`, `"./${FOLDER}/${made(source)}"`), text);
  };
  // What the first script imports is asked for with it, and not when that has come.
  const imported = importedBy(metafile, join(out, FOLDER, made(`${SOURCES}/app/main.tsx`)));
  const links = imported.map((name) => `<link rel="modulepreload" href="./${relative(out, name)}" />\n    `);
  const html = (await led('index.html')).replace('<script type="module"', `${links.join('')}<script type="module"`);
  await writeFile(join(out, 'index.html'), html);
  await writeFile(join(out, 'manifest.webmanifest'), await led('manifest.webmanifest'));
  if (!isPacked) return;
  await build({ ...COMMON, entryPoints: [`${SOURCES}/sw.ts`], outfile: join(out, SERVICE_WORKER), format: 'iife', minify: true, sourcemap: false });
  await writeFile(join(out, 'loads.json'), JSON.stringify(loads(metafile, out, html), null, 2));
}

/**
 * Which files a first visit fetches: by language those that the board waits for, and late those that come after it.
 * @param {import('esbuild').Metafile} metafile @param {string} out @param {string} html
 */
function loads(metafile, out, html) {
  /** A file and all that it needs at once. @param {string} name */
  const whole = (name) => [name, ...importedBy(metafile, join(out, name)).map((path) => relative(out, path))];
  const named = (/** @type {RegExp} */ links) => [...html.matchAll(links)].flatMap(([, name = '']) => whole(name));
  const first = new Set(['index.html', ...named(/<(?:link|script)[^>]* (?:href|src)="\.\/(assets\/[^"]+)"/g)]);
  const outputs = Object.entries(metafile.outputs);
  /** @param {string} source */
  const made = (source) => outputs.flatMap(([path, { entryPoint }]) => (entryPoint === `${SOURCES}/${source}` ? whole(relative(out, path)) : []));
  const late = [...named(/<meta[^>]* content="\.\/([^"]+)"/g), ...LATE.flatMap(made)];
  const languages = Object.keys(metafile.inputs).flatMap((path) => /\/i18n\/(\w+)\/index\.ts$/.exec(path)?.[1] ?? []);
  const weights = languages.map((tag) => [tag, [...new Set([...first, ...made(`i18n/${tag}/index.ts`)])]]);
  return { ...Object.fromEntries(weights), late: [...new Set(late)].filter((name) => !first.has(name)) };
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

/** Bundles each file of the tests in Node. @param {string} out */
async function tests(out) {
  const names = (await readdir(TESTS, { recursive: true })).filter((name) => /\.test\.tsx?$/.test(name));
  await build({
    ...COMMON,
    entryPoints: names.map((name) => `${TESTS}/${name}`),
    outdir: out,
    outbase: TESTS,
    platform: 'node',
    outExtension: { '.js': '.mjs' },
    packages: 'external',
    loader: { '.wasm': 'empty' },
    sourcemap: 'inline',
  });
}

const [what, folder = ''] = process.argv.slice(2);
/** As the bundler calls it when it tells what it has made. */
const out = relative('', folder);
await rm(out, { recursive: true, force: true });
if (what === 'page' || what === 'packed') await page(out, what === 'packed');
else if (what === 'tests') await tests(out);
else throw new Error('page, packed or tests?');
