// @ts-check
// Bundles the page that is being built anew, in www-next: `node next.mjs page OUT`; and its tests: `node next.mjs tests OUT`.
//
// In: TypeScript, styles and the built modules. Out: files named after what they hold, with source maps; the HTML names
// them. Imports run down the list of folders, and no module is longer than a few screens: else nothing is bundled.
import { build } from 'esbuild';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, posix, resolve } from 'node:path';

const SOURCES = 'www-next';
const TESTS = 'tests/next';
const WORKER = `${SOURCES}/engine/worker.ts`;
const TSCONFIG = `${SOURCES}/tsconfig.json`;

/** The modules; the JavaScript and the types of each lie beside it, where the tsconfig looks for them, too. */
const MODULES = { '#document.wasm': 'document-pkg/document_bg.wasm', '#engine.wasm': 'engine-pkg/engine_bg.wasm', '#labs.wasm': 'study-pkg/labs_bg.wasm' };
/** SQLite, as its authors have built it. */
const SQLITE = 'node_modules/@sqlite.org/sqlite-wasm/sqlite-wasm/jswasm';

/** The folders of the page: each imports itself and those after it. */
const FOLDERS = ['app', 'panels', 'panels/parts', 'board', 'engine', 'document', 'ui', 'i18n'];
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
  // A panel knows no other.
  const panel = (/** @type {string} */ path) => path.split('/')[2];
  return FOLDERS[above] === 'panels' && FOLDERS[below] === 'panels' ? panel(from) === panel(to) : above <= below;
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
    outdir: out,
    splitting: true,
    minify: true,
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    assetNames: '[name].[hash]',
    loader: { '.wasm': 'file', '.woff2': 'file', '.svg': 'copy' },
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

/** Bundles the page, and before it the worker, whose name it has to know. @param {string} out */
async function page(out) {
  const entries = [`${SOURCES}/app/main.tsx`, `${SOURCES}/app/main.css`, `${SOURCES}/app/rest.css`, `${SOURCES}/app/icon.svg`];
  const worker = await bundle(out, [WORKER]);
  const { metafile, made } = await bundle(out, entries, { WORKER_ADDRESS: JSON.stringify(`./${worker.made(WORKER)}`) });
  // The bundler names what the HTML names, too, after what it holds.
  const wasm = Object.keys(metafile.inputs).find((path) => path.endsWith('/document_bg.wasm')) ?? '';
  const names = Object.fromEntries(entries.map((source) => [source.slice(SOURCES.length + 1), made(source)]));
  names['#document.wasm'] = made(wasm);
  const html = await readFile(`${SOURCES}/index.html`, 'utf8');
  const led = Object.entries(names).reduce((text, [source, name]) => text.replaceAll(`"${source}"`, `"./${name}"`), html);
  // What the first script imports is asked for with it, and not when that has come.
  const links = importedBy(metafile, join(out, names['app/main.tsx'] ?? '')).map((name) => `<link rel="modulepreload" href="./${basename(name)}" />\n    `);
  await writeFile(join(out, 'index.html'), led.replace('<script type="module"', `${links.join('')}<script type="module"`));
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

const [what, out = ''] = process.argv.slice(2);
await rm(out, { recursive: true, force: true });
if (what === 'page') await page(out);
else if (what === 'tests') await tests(out);
else throw new Error('page or tests?');
