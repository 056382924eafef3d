// @ts-check
/** The package in programs that each bundler makes with its default configuration: built, run, and read. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { IN_NODE, IN_PAGE, SHOWN, bundler, folder, pageOf, printed, program, shownAt, shownBy } from './support.mjs'

const INIT = `import { result } from './init-app.js'
result().then((text) => { document.body.textContent = text }, (error) => { document.body.textContent = error.code })
`
/** The example of the README on it, made to show its result. */
const EXAMPLE = /```js\n(import init,.*?)\n```/s.exec(readFileSync('npm/README.md', 'utf8'))?.[1].replace(/(chess\..*?) +\/\/.*/, 'document.body.textContent = $1') ?? ''
/** The same with the address that the bundler gives the file. */
const INIT_AT = (/** @type {string} */ file) => INIT.replace('result()', 'result(address)') + `import address from '${file}'\n`

test('without a bundler, in Node, by import and by require', async () => {
  const root = program('node', { 'main.js': IN_NODE, 'main.cjs': "console.log(new (require('gridmate').Chess)().move('e4').san)" })
  assert.equal(await printed(join(root, 'main.js')), SHOWN)
  assert.equal(await printed(join(root, 'main.cjs')), 'e4')
})

for (const name of ['vite6', 'vite7']) {
  const files = { 'index.html': pageOf('/main.js'), 'main.js': IN_PAGE }

  test(`${name} builds a page`, async () => {
    const root = program(`${name}-build`, files)
    await bundler(name).build({ root, logLevel: 'error' })
    assert.equal(await shownBy(join(root, 'dist')), SHOWN)
  })

  test(`${name} serves a page while it is written`, async () => {
    const root = program(`${name}-dev`, files)
    const server = await bundler(name).createServer({ root, logLevel: 'error', server: { host: '127.0.0.1' } })
    await server.listen()
    try {
      assert.equal(await shownAt(server.resolvedUrls.local[0]), SHOWN)
    } finally {
      await server.close()
    }
  })

  test(`${name} moves the module's file, where it builds and where it serves`, async () => {
    const root = program(`${name}-init`, { ...files, 'main.js': EXAMPLE })
    await bundler(name).build({ root, logLevel: 'error' })
    assert.equal(await shownBy(join(root, 'dist')), '20')
    const served = program(`${name}-init-dev`, { ...files, 'main.js': INIT_AT('gridmate/gridmate.wasm?url') })
    const server = await bundler(name).createServer({ root: served, logLevel: 'error', server: { host: '127.0.0.1' } })
    await server.listen()
    try {
      assert.equal(await shownAt(server.resolvedUrls.local[0]), 'e2e4')
    } finally {
      await server.close()
    }
  })
}

test('esbuild makes a script for a page and a program for Node', async () => {
  const root = program('esbuild', { 'main.js': IN_PAGE, 'node.js': IN_NODE, 'out/index.html': pageOf('main.js') })
  const { build } = bundler('esbuild')
  const built = await build({ entryPoints: [join(root, 'main.js')], bundle: true, outfile: join(root, 'out/main.js'), logLevel: 'silent' })
  assert.deepEqual(built.warnings, [])
  assert.equal(await shownBy(join(root, 'out')), SHOWN)
  await build({ entryPoints: [join(root, 'node.js')], bundle: true, platform: 'node', outfile: join(root, 'out/node.cjs'), logLevel: 'silent' })
  assert.equal(await printed(join(root, 'out/node.cjs')), SHOWN)
})

test('a page that allows no worker from a blob: address is told so, and names the file', async () => {
  const script = `import { createEngine } from 'gridmate/engine'
async function run() {
  const own = await createEngine()
  const code = await own.choose('minimax:1', { moves: 'f2f3 e7e5 g2g4' }).catch((error) => error.code)
  const named = await createEngine({ worker: '/engine-worker.js' })
  return code + ' ' + await named.choose('minimax:1', { moves: 'f2f3 e7e5 g2g4' })
}
run().then((text) => { document.body.textContent = text }, (error) => { document.body.textContent = error.message })
`
  const worker = readFileSync(join(folder, 'node_modules/gridmate/engine-worker.js'), 'utf8')
  const root = program('policy', { 'main.js': script, 'out/index.html': pageOf('main.js'), 'out/engine-worker.js': worker })
  const { build } = bundler('esbuild')
  await build({ entryPoints: [join(root, 'main.js')], bundle: true, outfile: join(root, 'out/main.js'), logLevel: 'silent' })
  assert.equal(await shownBy(join(root, 'out'), "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'"), 'worker-not-started d8h4')
})

test('esbuild moves the module as a file when it is told how', async () => {
  const root = program('esbuild-init', { 'main.js': INIT_AT('gridmate/gridmate.wasm'), 'out/index.html': pageOf('main.js') })
  const { build } = bundler('esbuild')
  await build({
    entryPoints: [join(root, 'main.js')], bundle: true, format: 'esm', outdir: join(root, 'out'), loader: { '.wasm': 'file' }, logLevel: 'silent',
  })
  assert.equal(await shownBy(join(root, 'out')), 'e2e4')
})

test('where a bundler leaves the file, init fails with a code, and takes the address of a copy', async () => {
  const resolve = bundler('@rollup/plugin-node-resolve').default ?? bundler('@rollup/plugin-node-resolve')
  const packs = {
    esbuild: (/** @type {string} */ root) => bundler('esbuild').build({ entryPoints: [join(root, 'main.js')], bundle: true, format: 'esm', outdir: join(root, 'out'), logLevel: 'silent' }),
    rollup: async (/** @type {string} */ root) => {
      const bundle = await bundler('rollup').rollup({ input: join(root, 'main.js'), plugins: [resolve()] })
      return bundle.write({ dir: join(root, 'out') })
    },
  }
  const page = pageOf('main.js')
  const module = readFileSync(join(folder, 'node_modules/gridmate/pkg/gridmate_bg.wasm'))
  for (const [name, pack] of Object.entries(packs)) {
    const bare = program(`${name}-left`, { 'main.js': INIT, 'out/index.html': page })
    await pack(bare)
    assert.equal(await shownBy(join(bare, 'out')), 'module-not-started', name)
    const copied = program(`${name}-copied`, { 'main.js': INIT.replace('result()', "result('/gridmate.wasm')"), 'out/index.html': page, 'out/gridmate.wasm': module })
    await pack(copied)
    assert.equal(await shownBy(join(copied, 'out')), 'e2e4', name)
  }
})

test('the sizes that README tells are those of what is made', async () => {
  const { build } = bundler('esbuild')
  const told = [...readFileSync('npm/README.md', 'utf8').matchAll(/^\| (.*?) \| (\d+) KB \| (\d+) KB \|/gm)]
  assert.equal(told.length, 8)
  const root = program('sizes', {})
  for (const [, name, size, packed] of told) {
    const entry = name.replaceAll('`', '')
    let bytes = readFileSync(join(folder, 'node_modules/gridmate/pkg/gridmate_bg.wasm'))
    if (name !== 'its file') {
      const contents = `export * from '${entry}'${entry === 'gridmate/init' ? `; export { default } from '${entry}'` : ''}`
      const made = await build({ stdin: { contents, resolveDir: root }, bundle: true, minify: true, format: 'esm', write: false })
      bytes = Buffer.from(made.outputFiles[0].contents)
    }
    for (const [kilobytes, real] of [[size, bytes.length], [packed, brotliCompressSync(bytes).length]]) {
      assert.ok(Math.abs(real / 1000 / Number(kilobytes) - 1) < 0.05, `${name}: ${real}, and README tells ${kilobytes} KB`)
    }
  }
})

test('webpack makes a page and moves the module as a file', async () => {
  const webpack = bundler('webpack')
  for (const [script, shown, wasm] of /** @type {const} */ ([[IN_PAGE, SHOWN, 0], [INIT, 'e2e4', 1]])) {
    const root = program('webpack', { 'main.js': script, 'dist/index.html': pageOf('main.js') })
    const compiler = webpack({ mode: 'production', context: root, entry: './main.js', output: { path: join(root, 'dist') } })
    const stats = await new Promise((resolve, reject) => compiler.run((/** @type {any} */ error, /** @type {any} */ done) => (error ? reject(error) : resolve(done))))
    assert.deepEqual(stats.toJson().errors, [])
    assert.equal(readdirSync(join(root, 'dist')).filter((file) => file.endsWith('.wasm')).length, wasm)
    assert.equal(await shownBy(join(root, 'dist')), shown)
  }
})

test('Rollup with its plugin for packages makes a page and a program for Node', async () => {
  const { rollup } = bundler('rollup')
  const resolve = bundler('@rollup/plugin-node-resolve').default ?? bundler('@rollup/plugin-node-resolve')
  const root = program('rollup', { 'main.js': IN_PAGE, 'node.js': IN_NODE, 'dist/index.html': pageOf('main.js') })
  /** @type {string[]} */
  const warnings = []
  for (const [file, format, to] of [['main.js', 'iife', 'main.js'], ['node.js', 'es', 'node.mjs']]) {
    const bundle = await rollup({ input: join(root, file), plugins: [resolve()], onwarn: ({ message }) => warnings.push(message) })
    await bundle.write({ file: join(root, 'dist', to), format })
  }
  assert.deepEqual(warnings, [])
  assert.equal(await shownBy(join(root, 'dist')), SHOWN)
  assert.equal(await printed(join(root, 'dist/node.mjs')), SHOWN)
})

test('webpack and Rollup leave the module out where only constants are used', async () => {
  const main = "import { DEFAULT_POSITION, SQUARES } from 'gridmate'\nconsole.log(DEFAULT_POSITION, SQUARES.length)\n"
  const root = program('constants', { 'main.js': main })
  const compiler = bundler('webpack')({ mode: 'production', target: 'node', context: root, entry: './main.js', output: { path: join(root, 'dist'), filename: 'webpack.cjs' } })
  await new Promise((resolve, reject) => compiler.run((/** @type {any} */ error, /** @type {any} */ done) => (error ? reject(error) : resolve(done))))
  const resolve = bundler('@rollup/plugin-node-resolve').default ?? bundler('@rollup/plugin-node-resolve')
  const bundle = await bundler('rollup').rollup({ input: join(root, 'main.js'), plugins: [resolve()] })
  await bundle.write({ file: join(root, 'dist/rollup.mjs') })
  for (const file of ['webpack.cjs', 'rollup.mjs']) {
    assert.ok(readFileSync(join(root, 'dist', file)).length < 5000, file)
    assert.match(await printed(join(root, 'dist', file)), /^rnbqkbnr.* 64$/)
  }
})

test('Next builds a page that is made on the server and lives in the browser, and serves it while it is written', async () => {
  const page = `'use client'
import { useEffect, useState } from 'react'
import { Chess } from 'gridmate'
import { result } from '../app.js'

export default function Page() {
  const [text, setText] = useState('')
  useEffect(() => { result().then(setText) }, [])
  return <p>{new Chess().moves().length} {text}</p>
}
`
  const layout = 'export default function Layout({ children }) { return <html><body>{children}</body></html> }\n'
  const root = program('next', { 'app/page.jsx': page, 'app/layout.jsx': layout })
  await next(root, ['build'])
  for (const command of ['start', 'dev']) {
    const served = await next(root, [command, '--port', '0', '--hostname', '127.0.0.1'], /http:\/\/127\.0\.0\.1:\d+/)
    try {
      assert.match(await (await fetch(served.address)).text(), /<p>20/, 'made on the server')
      assert.equal(await shownAt(served.address, SHOWN), `20 ${SHOWN}`)
    } finally {
      served.end()
    }
  }
})

/**
 * Runs Next to its end, or until it says where it serves.
 * @param {string} root
 * @param {string[]} args
 * @param {RegExp} [address]
 * @returns {Promise<{ address: string, end: () => void }>}
 */
function next(root, args, address) {
  const child = spawn(process.execPath, [join(folder, 'node_modules/next/dist/bin/next'), ...args], {
    cwd: root, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }, stdio: ['ignore', 'pipe', 'pipe'], detached: true,
  })
  const end = () => { process.kill(-(/** @type {number} */ (child.pid)), 'SIGTERM') }
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (/** @type {Buffer} */ bytes) => {
      said += bytes
      const found = address?.exec(said)
      if (found) resolve({ address: found[0], end })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve({ address: '', end }) : reject(new Error(`next ${args[0]}: ${said}`))))
  })
}
