// @ts-check
/**
 * The npm package beside chess.js on every public call, in Chromium.
 *
 * `CHROMIUM=… node benches/js/chromium.mjs [--rounds N] [--only TEXT] [PACKAGE]`, where the package is `dist/npm` if it
 * is not named. The rows are those of `run.mjs`.
 */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { fifty } from './positions.mjs'
import { geometricMean, readable, table } from './measure.mjs'

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
  allowPositionals: true,
})

/** What is served under which name. */
const FOLDERS = {
  gridmate: resolve(positionals[0] ?? 'dist/npm'),
  'chess.js': resolve('node_modules/chess.js/dist/esm'),
  benches: resolve('benches/js'),
}
/** The clock of a page is coarse. */
const TURN_MS = 40

const TYPES = /** @type {Record<string, string>} */ ({ '.wasm': 'application/wasm', '.html': 'text/html' })

const server = createServer(async (request, response) => {
  const [, name, ...path] = (request.url ?? '').split('?')[0].split('/')
  const folder = /** @type {Record<string, string>} */ (FOLDERS)[name]
  try {
    const body = folder ? await readFile(join(folder, ...path.filter((part) => part !== '..'))) : '<!doctype html>'
    response.setHeader('Content-Type', folder ? (TYPES[extname(path.at(-1) ?? '')] ?? 'text/javascript') : 'text/html')
    response.end(body)
  } catch {
    response.writeHead(404).end()
  }
})
await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)))
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())

const flags = (process.env.CHROMIUM_FLAGS ?? '--headless --disable-gpu').split(' ')
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? 'chromium',
  args: flags,
  chromiumSandbox: !flags.includes('--no-sandbox'),
})
const page = await browser.newPage()
await page.goto(`http://127.0.0.1:${port}/`)
const times = await page.evaluate(
  async ({ fens, rounds, only, turnMs }) => {
    const load = (/** @type {string} */ path) => import(path)
    const [gridmate, chessjs, { CALLS }, { alone, sideBySide }] = await Promise.all([
      load('/gridmate/index.js'), load('/chess.js/chess.js'), load('/benches/calls.mjs'), load('/benches/measure.mjs'),
    ])
    /** @type {[string, number, number][]} */
    const rows = []
    for (const name of Object.keys(CALLS)) {
      if (!name.includes(only)) continue
      const [ours, theirs] = sideBySide([await alone(gridmate, name, fens), await alone(chessjs, name, fens)], rounds, turnMs)
      rows.push([name, ours, theirs])
    }
    return rows
  },
  { fens: fifty(), rounds: Number(values.rounds), only: values.only, turnMs: TURN_MS },
)
const version = browser.version()
await browser.close()
server.close()

console.log(`Medians of ${values.rounds} rounds, Chromium ${version}\n`)
const told = times.map(([name, ours, theirs]) => [name, readable(ours), readable(theirs), `${(theirs / ours).toFixed(2)} ×`])
table([['call', 'gridmate', 'chess.js', 'ratio'], ...told])
const mean = geometricMean(times.map(([, ours, theirs]) => theirs / ours))
console.log(`\nGeometric mean of ${times.length} ratios: ${mean.toFixed(1)} ×`)
