// @ts-check
// Bundles the page: `node bundle.mjs SITE OUT`.
//
// In: the page as it is laid out for development, each module a file. Out: the same page in few files, each named after
// what it holds, with source maps beside the scripts, and `loads.json`: which files a first visit fetches.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join, posix, relative, resolve, sep } from 'node:path';
import { bundleAsync } from 'lightningcss';
import { minify } from 'rolldown/utils';
import { bundlePage, bundleWorker } from './scripts.mjs';

/** Where everything lies that is named after what it holds. */
const FOLDER = 'assets';
/** Files that keep their names, by which browsers look for them. */
const KEPT = ['index.html', 'manifest.webmanifest', 'sw.js'];
/** Runs before anything is drawn, so it stands in the HTML. */
const EARLY = 'app/early.js';

const [site, out] = /** @type {[string, string]} */ (process.argv.slice(2, 4).map((path) => resolve(path)));

/** The names of files in the bundle by their path in the site. @type {Map<string, Promise<string>>} */
const names = new Map();

/** @param {string} path in the site */
const read = (path) => readFile(join(site, path), 'utf8');

/** @param {string} file below the site */
const pathOf = (file) => relative(site, file).split(sep).join('/');

/** Writes a file named after what it holds; answers its name. @param {string} path in the site @param {string | Uint8Array} bytes */
async function write(path, bytes) {
  const ending = extname(path);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const name = `${basename(path, ending)}.${hash}${ending}`;
  await writeFile(join(out, FOLDER, name), bytes);
  return name;
}

/** The name of a file that others refer to; it is made once. @param {string} path in the site */
function named(path) {
  const make = async () => {
    if (path.endsWith('.css')) return write(path, await styles(path));
    if (path.endsWith('.js')) return bundleWorker(join(site, path), scripts);
    return write(path, await readFile(join(site, path)));
  };
  const name = names.get(path) ?? make();
  names.set(path, name);
  return name;
}

const scripts = { site, folder: join(out, FOLDER), named };

/** A style sheet with all that it imports. @param {string} path in the site @param {string} [text] if there is no such file */
async function styles(path, text) {
  /** @type {Map<string, string>} */
  const urls = new Map();
  const file = join(site, path);
  const { code } = await bundleAsync({
    filename: file,
    minify: true,
    resolver: {
      async read(imported) {
        const sheet = imported === file && text !== undefined ? text : await readFile(imported, 'utf8');
        const folder = posix.dirname(pathOf(imported));
        for (const [, url = ''] of sheet.matchAll(/url\("(\.[^"]+)"\)/g)) urls.set(url, await named(posix.join(folder, url)));
        return sheet;
      },
    },
    visitor: { Url: (url) => ({ ...url, url: urls.get(url.url) ?? url.url }) },
  });
  return code;
}

/** A text in which references to files of the site lead to the bundle. @param {string} text @param {RegExp} pattern two groups: what stands before the path, and the path */
async function led(text, pattern) {
  const found = [...text.matchAll(pattern)].map(([, , path = '']) => path).filter((path) => !KEPT.includes(path));
  const leads = new Map(await Promise.all(found.map(async (path) => /** @type {const} */ ([path, await named(path)]))));
  return text.replace(pattern, (whole, before, path) => (leads.has(path) ? `${before}./${FOLDER}/${leads.get(path)}"` : whole));
}

/** The script that stands in the HTML. @param {Record<string, string[]>} words each language's scripts, its index first */
async function early(words) {
  let code = await read(EARLY);
  for (const [path, names] of Object.entries(words)) {
    // What the index imports is asked for beside it, and not after it.
    const all = names.map((name) => `import('./${FOLDER}/${name}')`).join(', ');
    code = code.replace(`() => import('../${path}')`, `() => Promise.all([${all}]).then(([index]) => index)`);
  }
  const script = (await minify(EARLY, code, { module: false })).code;
  if (script.includes('../')) throw new Error(`${EARLY} names what is no language's script`);
  return script;
}

/** @param {Awaited<ReturnType<typeof bundlePage>>} page */
async function html({ first, late, words }) {
  const sheets = /<link rel="stylesheet" href="\.\/styles\/([^"]+)">\n/g;
  const source = await read('index.html');
  const imports = [...source.matchAll(sheets)].map(([, sheet]) => `@import "./${sheet}";`).join('\n');
  const style = await write('styles/page.css', await styles('styles/of-the-page.css', imports));
  const script = await early(Object.fromEntries(Object.entries(words).map(([path, names]) => [path, names.filter((name) => !first.includes(name))])));
  const [main = '', ...others] = first;
  const preload = (/** @type {string} */ name, more = '') => `<link rel="modulepreload" href="./${FOLDER}/${name}"${more}>\n`;
  const text = source
    .replace(/<link rel="stylesheet".*\n/, () => `<link rel="stylesheet" href="./${FOLDER}/${style}">\n`)
    .replace(sheets, '')
    .replace(`<script src="./${EARLY}"></script>\n`, () => `<script>${script}</script>\n`)
    .replace('<script type="module" src="./app/main.js"></script>\n', () =>
      [
        ...others.map((name) => preload(name)),
        `<script type="module" src="./${FOLDER}/${main}"></script>\n`,
        ...late.map((name) => preload(name, ' fetchpriority="low"')),
      ].join(''),
    );
  return led(text, /((?:href|src)=")\.\/(?!assets\/)([^"]+)"/g);
}

await rm(out, { recursive: true, force: true });
await mkdir(join(out, FOLDER), { recursive: true });
const bundled = await bundlePage(scripts);
const page = await html(bundled);
await writeFile(join(out, 'index.html'), page);
await writeFile(join(out, 'sw.js'), (await minify('sw.js', await read('sw.js'), { module: false })).code);
await writeFile(join(out, 'manifest.webmanifest'), await led(await read('manifest.webmanifest'), /("src": ")(?:\.\/)?([^"]+)"/g));
/** What the HTML names, but for what comes when the page is ready. */
const fromHtml = [...page.matchAll(/(?:href|src)="\.\/(assets\/[^"]+)"/g)].map(([, name = '']) => name);
const inFolder = (/** @type {string[]} */ names) => names.map((name) => `${FOLDER}/${name}`);
const late = inFolder(bundled.late);
const first = ['index.html', ...fromHtml.filter((name) => !late.includes(name))];
const others = Object.entries(bundled.words).map(([path, names]) => [path.split('/')[1] ?? '', [...new Set([...first, ...inFolder(names)])]]);
await writeFile(join(out, 'loads.json'), `${JSON.stringify(Object.fromEntries([['en', first], ...others, ['late', late]]), null, 2)}\n`);
