// @ts-check
// The board of the page as an element for the npm package: one script with its styles and its font, one that comes with the
// keyboard, and one for each language beside English. The module of the document is the package's, and so are the scripts around it.
import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const SOURCES = 'www';
/** Those that a program may add. */
const LANGUAGES = ['de', 'es', 'fr'];

/** What the styles of the element call what a program may set, behind `--gridmate-`. */
const THEMED = {
  'sq-light': 'light-square', 'sq-dark': 'dark-square', 'board-edge': 'edge', 'w-fill': 'white-piece', 'w-line': 'white-outline',
  'b-fill': 'black-piece', 'b-line': 'black-outline', mark: 'mark', halo: 'halo', 'tint-from': 'from-square', 'tint-to': 'to-square',
  'tint-picked': 'selected-square', alarm: 'check', green: 'green', red: 'red', yellow: 'yellow', blue: 'blue', muted: 'coordinates',
  sans: 'font', accent: 'accent',
};

/**
 * The styles of the page within an element: what stands for the root is the element's own, whose usual values a program may set;
 * fonts are added by script, since an element can have none.
 * @type {import('esbuild').Plugin}
 */
const within = {
  name: 'within',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const text = (await readFile(path, 'utf8')).replaceAll(/@font-face \{.*?\n\}/gs, '');
      const [usual = '', ...others] = path.endsWith('tokens.css') ? text.split(/(?<=^\})/m) : ['', text];
      const named = usual.replaceAll(/--([\w-]+): ([^;]+);/g, (all, /** @type {keyof typeof THEMED} */ name, value) => (name in THEMED ? `--${name}: var(--gridmate-${THEMED[name]}, ${value});` : all));
      const own = named.replace(/color-scheme: .*?;/, '') + others.filter((block) => !block.includes('[data-theme=')).join('');
      return { contents: own.replaceAll(':root', '.root'), loader: 'css' };
    });
  },
};

/** Styles without the lengths and colours that nothing in them has. @param {string} css */
function pruned(css) {
  const least = css.replaceAll(/--([\w-]+):[^;{}]*;?/g, (all, name) => (css.includes(`var(--${name})`) || css.includes(`var(--${name},`) ? all : ''));
  return least === css ? css : pruned(least);
}

/** What the element is made of that is not of this project: a font and signals. */
export const ELEMENT_NOTICES = [`${SOURCES}/fonts/LICENSE.txt`, 'node_modules/@preact/signals-core/LICENSE'];

/**
 * Bundles the element; the package's own scripts stay where they are.
 * @param {string} out
 * @param {import('esbuild').BuildOptions} common
 * @param {import('esbuild').Plugin[]} plugins
 */
export async function bundleElement(out, common, plugins) {
  const styles = await build({ ...common, entryPoints: [`${SOURCES}/element/element.css`], plugins: [within], minify: true, sourcemap: false, write: false });
  const css = pruned(styles.outputFiles?.[0]?.text.trim() ?? '');
  /** @type {import('esbuild').Plugin} */
  const packaged = {
    name: 'packaged',
    setup: ({ onResolve, onLoad, resolve: find }) => {
      onResolve({ filter: /^#(package|doors\/document\.js)$/ }, () => ({ path: './element/module.js', external: true }));
      onResolve({ filter: /^#element$/ }, () => ({ path: './element.js', external: true }));
      onResolve({ filter: /^#element\.css$/ }, ({ path }) => ({ path, namespace: 'styles' }));
      onLoad({ filter: /.*/, namespace: 'styles' }, () => ({ contents: css, loader: 'text' }));
      // What nothing uses of a module of the page is left out.
      onResolve({ filter: /^\./ }, async ({ path, pluginData, ...from }) => {
        if (pluginData === 'found' || from.kind === 'entry-point') return undefined;
        return { ...(await find(path, { ...from, pluginData: 'found' })), sideEffects: false };
      });
    },
  };
  /** @param {string} name @param {string} entry @param {Record<string, string>} [alias] */
  const bundle = (name, entry, alias) =>
    build({
      ...common,
      // Nothing of it is a view of Preact's.
      alias: { '@preact/signals': '@preact/signals-core', ...alias },
      plugins: [packaged, ...plugins],
      entryPoints: { [name]: `${SOURCES}/element/${entry}` },
      outdir: out,
      splitting: true,
      chunkNames: 'element-[name]',
      minify: true,
      sourcemap: false,
      loader: { '.woff2': 'binary' },
      legalComments: 'none',
    });
  await bundle('element', 'index.ts');
  for (const tag of LANGUAGES) await bundle(`element-${tag}`, 'language.ts', { '#words': resolve(`${SOURCES}/i18n/${tag}/element.ts`) });
}
