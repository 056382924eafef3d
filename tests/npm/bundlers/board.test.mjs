// @ts-check
/** The examples of the README on the board: each is built as its users build it, and a move is made on the board. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { bundler, pageOf, program, servedBy, visited } from './support.mjs'

const README = readFileSync('npm/README.md', 'utf8')
/** The examples in a language, in their order. */
const examples = (/** @type {string} */ language) => [...README.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)\n\`\`\`$`, 'gms'))].map(([, text]) => text)
const PLAYED = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'

/** What a built page says after a move by hand. @param {string} root */
const played = (root) => servedBy(root, (address) => visited(address, async (page) => {
  for (const square of [12, 28]) await page.locator(`[data-square="${square}"]`).click()
  await page.locator('output', { hasText: PLAYED }).waitFor()
  const [board, elements] = await Promise.all([page.locator('gridmate-board').evaluate((board) => [board.shadowRoot?.querySelectorAll('[role=gridcell]').length, /** @type {any} */ (board).pgn]), page.locator('gridmate-board').count()])
  return [elements, board[0], /1\. e4 \*/.test(board[1])]
}))

/**
 * Builds a page with Vite.
 * @param {string} root
 * @param {unknown[]} [plugins]
 */
const built = async (root, plugins = []) => {
  await bundler('vite').build({ root, plugins, esbuild: { jsx: 'automatic' }, logLevel: 'error', configFile: false })
  return join(root, 'dist')
}
const plugin = (/** @type {string} */ name, /** @type {string} */ key) => { const made = bundler(name); return made[key] ?? made.default ?? made }

test('a page without a framework', async () => {
  const page = examples('html').find((text) => text.includes("'gridmate/board'")) ?? ''
  assert.deepEqual(await played(await built(program('board-plain', { 'index.html': page }))), [1, 64, true])
})

test('React', async () => {
  const main = "import { createRoot } from 'react-dom/client'\nimport Game from './game.jsx'\ncreateRoot(document.body.appendChild(document.createElement('div'))).render(<Game />)\n"
  const root = program('board-react', { 'index.html': pageOf('/main.jsx'), 'main.jsx': main, 'game.jsx': examples('jsx')[0] })
  assert.deepEqual(await played(await built(root)), [1, 64, true])
})

test('Vue', async () => {
  const main = "import { createApp } from 'vue'\nimport Game from './game.vue'\ncreateApp(Game).mount(document.body.appendChild(document.createElement('div')))\n"
  const root = program('board-vue', { 'index.html': pageOf('/main.js'), 'main.js': main, 'game.vue': examples('vue')[0] })
  const isCustomElement = (/** @type {string} */ tag) => tag === 'gridmate-board'
  const vue = plugin('@vitejs/plugin-vue', 'default')({ template: { compilerOptions: { isCustomElement } } })
  assert.deepEqual(await played(await built(root, [vue])), [1, 64, true])
})

test('Svelte', async () => {
  const main = "import { mount } from 'svelte'\nimport Game from './game.svelte'\nmount(Game, { target: document.body })\n"
  const root = program('board-svelte', { 'index.html': pageOf('/main.js'), 'main.js': main, 'game.svelte': examples('svelte')[0] })
  assert.deepEqual(await played(await built(root, [plugin('@sveltejs/vite-plugin-svelte', 'svelte')({ configFile: false })])), [1, 64, true])
})

test('the board and its languages are imported on a server, where there are no elements', async () => {
  const { GridmateBoard } = await import(bundler.resolve('gridmate/board'))
  assert.equal(typeof GridmateBoard, 'function')
  await import(bundler.resolve('gridmate/board/de'))
})

test('chessground is given its moves', async () => {
  const page = examples('html').find((text) => text.includes('chessground')) ?? ''
  // It may not be shipped with this project: a stand-in has its interface, and makes the first move that it is given.
  const standIn = `export function Chessground(element, config) {
  const given = [config.movable.dests]
  const set = ({ fen, movable: { dests, events } }) => {
    if (dests) given.push(dests)
    if (events) events.after('g1', given[0].get('g1').find((to) => to === 'f3'))
    if (fen) element.textContent = [fen, ...given.map((known) => known instanceof Map && known.size)].join()
  }
  return { set }
}`
  const script = /<script type="module">(.*)<\/script>/s.exec(page)?.[1] ?? ''
  const root = program('board-chessground', { 'main.js': script, 'chessground.js': standIn, 'out/index.html': '<!doctype html><meta charset="utf-8"><title>x</title><div id="board"></div><script type="module" src="main.js"></script>' })
  const { build } = bundler('esbuild')
  await build({ entryPoints: [join(root, 'main.js')], bundle: true, format: 'esm', outfile: join(root, 'out/main.js'), alias: { chessground: join(root, 'chessground.js') }, logLevel: 'silent' })
  const shown = await servedBy(join(root, 'out'), (address) => visited(address, (page) => page.locator('#board', { hasText: '/' }).innerText()))
  assert.equal(shown, 'rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1,10,10')
})
