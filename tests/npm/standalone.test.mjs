// @ts-check
/** The entries that are one file each, in pages without a bundler. */
import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { shownBy } from './bundlers/support.mjs'
import { folder, htmlOf } from './support.mjs'

/** How many scripts a page has fetched; browsers ask for an icon, too. */
const COUNT = "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length"

/** What a page shows that lies beside the files, and behind it how many it has fetched. @param {string} page */
async function shown(page) {
  const root = mkdtempSync(join(tmpdir(), 'gridmate-'))
  try {
    cpSync(join(folder, 'standalone'), join(root, 'standalone'), { recursive: true })
    writeFileSync(join(root, 'index.html'), page.replace(/value = (.*)/, `value = ($1) + ' ' + ${COUNT}`))
    return await shownBy(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

test('the page of the README plays with one file', async () => {
  const [page] = htmlOf('npm/README.md').filter((page) => page.includes('standalone'))
  assert.match(await shown(page), /^Nc6 Na6 .* h5 1$/)
})

test('a document, the engine and its worker are one file more each', async () => {
  const page = `<!doctype html><meta charset="utf-8"><title>All</title><output></output><script type="module">
import { Chess } from './standalone/gridmate.js'
import { Document } from './standalone/document.js'
import { createEngine } from './standalone/engine.js'
const engine = await createEngine()
const { move } = await engine.think(new Chess('6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1'), { depth: 3 })
document.querySelector('output').value = Document.fromPgn('1. e4 e5 *').text + ' ' + move
</script>`
  assert.equal(await shown(page), 'e2e4, e7e5 a1a8 3')
})

test('the version that the README loads is that of the package', () => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  assert.ok(readFileSync('npm/README.md', 'utf8').includes(`/npm/gridmate@${version}/standalone/gridmate.js`))
})
