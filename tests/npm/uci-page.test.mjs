// @ts-check
/**
 * The page of the README that speaks UCI with a worker, as pages do that are written for stockfish.js, in Chromium: where
 * it is isolated from other origins, where it is not, and where no worker may start another.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { test } from 'node:test'
import { chromium } from 'playwright-core'
import { folder, htmlOf } from './support.mjs'

const [PAGE] = htmlOf('npm/README.md').filter((page) => page.includes('uci-worker.js'))
/** The same page from the start of the game; it stops a search that has no end. */
const STOPPING = PAGE.replace(/fen .* 1'/, "startpos'").replace('go movetime 200', 'go infinite')
  .replace("if (line === 'readyok')", "if (line.startsWith('info depth 7 ')) engine.postMessage('stop')\n    $&")

/**
 * What the page shows when it shows something.
 * @param {string} page
 * @param {Record<string, string>} headers those of page and worker
 * @param {Record<string, string>} [policy] others of the worker
 */
async function shown(page, headers, policy = {}) {
  const worker = readFileSync(join(folder, 'uci-worker.js'), 'utf8')
  const server = createServer(({ url }, response) => {
    if (url === '/') response.writeHead(200, { 'Content-Type': 'text/html', ...headers }).end(page)
    else if (url === '/uci-worker.js') response.writeHead(200, { 'Content-Type': 'text/javascript', ...headers, ...policy }).end(worker)
    else response.writeHead(404).end()
  })
  await /** @type {Promise<void>} */ (new Promise((listening) => server.listen(0, '127.0.0.1', listening)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const args = (process.env.CHROMIUM_FLAGS ?? '').split(' ').filter(Boolean)
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args })
  try {
    const tab = await browser.newPage()
    await tab.goto(`http://127.0.0.1:${port}/`)
    await tab.waitForFunction(() => document.querySelector('output')?.value, null, { timeout: 60_000 })
    return { move: await tab.locator('output').innerText(), isIsolated: await tab.evaluate(() => crossOriginIsolated) }
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

const ISOLATED = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' }

for (const [where, headers] of Object.entries({ 'isolated': ISOLATED, 'not isolated': {} })) {
  test(`a page that is ${where} has the best move, and stops a search`, async () => {
    const { move, isIsolated } = await shown(PAGE, headers)
    assert.deepEqual([move, isIsolated], ['a1a8', headers === ISOLATED])
    assert.match((await shown(STOPPING, headers)).move, /^[a-h][12][a-h][34]$/)
  })
}

test('where its worker may start no other it thinks in turns', async () => {
  const forbidden = { 'Content-Security-Policy': "worker-src 'none'" }
  assert.equal((await shown(PAGE, {}, forbidden)).move, 'a1a8')
  assert.match((await shown(STOPPING, {}, forbidden)).move, /^[a-h][12][a-h][34]$/)
})
