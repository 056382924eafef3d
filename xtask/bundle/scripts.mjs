// @ts-check
// The page's scripts: which modules become one file, and how a module finds what it names by its address.
import { readdir, rm } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';

/**
 * @typedef {object} Work
 * @property {string} site the page as it is laid out for development
 * @property {string} folder where bundled files are written
 * @property {(path: string) => Promise<string>} named the name of a file in the bundle, by its path in the site
 */

const MAIN = 'app/main.js';
/** Imported by `import(…)` as soon as the board can be played on. */
const LATE = ['app/late.js', 'board/hands.js'];
/** The folders whose small modules are one script where several panels want them. */
const COMMON = /^(?:ui|engine|document)\//;
const SMALL = 6000;

/** Leads `new URL('…', import.meta.url)` to bundled files. @param {Work} work @returns {import('rolldown').Plugin} */
const references = ({ site, named }) => ({
  name: 'references',
  transform: {
    filter: { code: /import\.meta\.url/ },
    async handler(code, id) {
      const from = posix.dirname(pathIn(site, id));
      let led = code;
      for (const [whole, reference = ''] of code.matchAll(/new URL\(\s*['"]([^'"]+)['"],\s*import\.meta\.url\)/g)) {
        const [path = '', query = ''] = reference.split(/(?=\?)/);
        const target = posix.join(from, path);
        // The service worker keeps its place; SQLite names a part that the page does without.
        if (target === 'sqlite/sqlite3-opfs-async-proxy.js') continue;
        const name = target === 'sw.js' ? '../sw.js' : `./${await named(target)}`;
        led = led.replace(whole, `new URL('${name}${query}', import.meta.url)`);
      }
      // No line is added or taken away, so the lines of the source map are right.
      return { code: led, map: null };
    },
  },
});

/** @param {string} site @param {string} id of a module */
const pathIn = (site, id) => relative(site, id).split(sep).join('/');

/** How every script is written. @param {Work} work @returns {import('rolldown').OutputOptions} */
function written({ site, folder }) {
  const nameOf = (/** @type {{ facadeModuleId?: string | null, name: string }} */ { facadeModuleId, name }) => {
    const own = facadeModuleId ? pathIn(site, facadeModuleId).replace(/\.js$/, '').split('/').slice(-2).join('-') : name;
    return `${own}.[hash:10].js`;
  };
  return { dir: folder, minify: true, sourcemap: true, hashCharacters: 'hex', entryFileNames: nameOf, chunkFileNames: nameOf };
}

/** Makes a worker's script, all in one file; answers its name. @param {string} file @param {Work} work */
export async function bundleWorker(file, work) {
  const bundle = await rolldown({ input: file, plugins: [references(work)] });
  const { output } = await bundle.write({ ...written(work), codeSplitting: false });
  return output[0].fileName;
}

/**
 * Which modules are one script: what each visit needs, in two parts, and small ones that several panels want.
 * @param {string} site
 * @param {string[]} languages the paths of their indexes
 */
function groups(site, languages) {
  /** @type {Map<string, Set<string>>} */
  const closures = new Map();
  /** All that a module imports before it runs, itself included. @param {string} path @param {import('rolldown').ChunkingContext} graph */
  const closure = (path, graph) => {
    const found = closures.get(path) ?? new Set([join(site, path)]);
    if (!closures.has(path)) for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    closures.set(path, found);
    return found;
  };
  const isOurs = (/** @type {string} */ id) => id.startsWith(site);
  /** @type {import('rolldown').CodeSplittingGroup[]} */
  const all = [
    // The page waits for its words before it runs: what they need may not lie in its script.
    {
      debugName: 'words',
      test: isOurs,
      name: (id, graph) => (closure(MAIN, graph).has(id) && languages.some((path) => closure(path, graph).has(id)) ? 'words' : null),
    },
    { debugName: 'first', test: isOurs, name: (id, graph) => (closure(MAIN, graph).has(id) ? 'first' : null) },
    {
      debugName: 'second',
      test: isOurs,
      // Nobody else wants late.js itself.
      name: (id, graph) => (id !== join(site, 'app/late.js') && LATE.some((path) => closure(path, graph).has(id)) ? 'second' : null),
    },
    { name: 'common', minShareCount: 2, maxModuleSize: SMALL, test: (id) => COMMON.test(pathIn(site, id)) },
  ];
  return all.map((group) => ({ ...group, includeDependenciesRecursively: false }));
}

/**
 * Makes the page's scripts; answers which files come first, the page's own script before the others, which come when the
 * page is ready, and each language's, by the path of its index.
 * @param {Work} work
 */
export async function bundlePage(work) {
  const { site } = work;
  const paths = (await readdir(join(site, 'i18n'), { recursive: true })).map((path) => `i18n/${path.split(sep).join('/')}`);
  const languages = paths.filter((path) => /^i18n\/(?!en\/)\w+\/index\.js$/.test(path));
  const bundle = await rolldown({
    input: join(site, MAIN),
    preserveEntrySignatures: false,
    plugins: [
      references(work),
      {
        name: 'languages',
        // early.js imports them, by their names.
        buildStart() {
          for (const path of languages) this.emitFile({ type: 'chunk', id: join(site, path), preserveSignature: 'strict' });
        },
      },
    ],
  });
  const { output } = await bundle.write({ ...written(work), codeSplitting: { groups: groups(site, languages) } });
  const chunks = output.filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  /** All that a script imports before it runs, itself first. @param {string} path of its module */
  const needed = (path) => {
    const id = join(site, path);
    const isOwn = (/** @type {import('rolldown').OutputChunk} */ { facadeModuleId, moduleIds }) => (path === MAIN ? moduleIds.includes(id) : facadeModuleId === id);
    const chunk = chunks.find(isOwn);
    if (!chunk) throw new Error(`${path} is in no script`);
    const found = new Set([chunk.fileName]);
    for (const name of found) for (const imported of byName.get(name)?.imports ?? []) found.add(imported);
    return [...found];
  };
  const first = needed(MAIN);
  const late = LATE.flatMap(needed).filter((name, index, all) => !first.includes(name) && all.indexOf(name) === index);
  const words = Object.fromEntries(languages.map((path) => [path, needed(path)]));
  // The HTML leads to the script itself.
  const entry = chunks.find(({ facadeModuleId, moduleIds }) => facadeModuleId === join(site, MAIN) && moduleIds.length === 0);
  if (entry) await rm(join(work.folder, entry.fileName));
  const [main = ''] = first;
  if (Object.values(words).some((names) => names.includes(main))) throw new Error('A language imports the page that waits for it');
  return { first, late, words };
}
