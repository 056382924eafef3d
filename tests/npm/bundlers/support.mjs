// @ts-check
/** What the tests of the bundlers share: folders for programs, and the places where programs run. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { extname, join, normalize, resolve } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'

const run = promisify(execFile)
const here = import.meta.dirname

/** Where the bundlers and the package are installed. */
export const folder = resolve(process.env.GRIDMATE_BUNDLERS ?? 'target/xtask/bundlers')

/** One of the bundlers. */
export const bundler = createRequire(join(folder, 'package.json'))

/** What both programs show. */
export const SHOWN = 'Kh8 Ra8# 1000 e1,e3,f4,h4 not-a-text'

/**
 * A fresh folder with a program and these files.
 * @param {string} name
 * @param {Record<string, string | Uint8Array>} files
 */
export function program(name, files) {
  const root = join(folder, 'apps', name)
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  for (const file of ['app.js', 'init-app.js']) cpSync(join(here, file), join(root, file))
  const all = { 'package.json': '{ "private": true, "type": "module" }', ...files }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

/** A script that shows what the program answers in a page, and another that does so in Node. */
export const IN_PAGE = `import { result } from './app.js'
result().then((text) => { document.body.textContent = text }, (error) => { document.body.textContent = 'failed: ' + error.message })
`
export const IN_NODE = `import { result } from './app.js'
result().then(console.log)
`

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.wasm': 'application/wasm' }

/**
 * What the page of a folder shows.
 * @param {string} root
 * @param {string} [policy] its Content-Security-Policy
 */
export const shownBy = (root, policy) => servedBy(root, shownAt, policy)

/**
 * What comes of visiting the page of a folder.
 * @template T
 * @param {string} root
 * @param {(address: string) => Promise<T>} visit
 * @param {string} [policy]
 */
export async function servedBy(root, visit, policy) {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://x').pathname)
    try {
      const file = join(root, path.endsWith('/') ? `${path}index.html` : path)
      const bytes = readFileSync(file)
      const type = /** @type {Record<string, string>} */ (TYPES)[extname(file)] ?? 'text/plain'
      response.writeHead(200, { 'Content-Type': type, ...(policy && { 'Content-Security-Policy': policy }) }).end(bytes)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  try {
    return await visit(`http://127.0.0.1:${port}/`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/**
 * What the page at an address shows, as soon as it shows anything, or this.
 * @param {string} address
 * @param {string} [part]
 */
export const shownAt = (address, part = '') => visited(address, async (page, troubles) => {
  await page.waitForFunction((part) => { const text = document.body?.innerText.trim(); return text && text.includes(part) }, part, { timeout: 60_000 }).catch((error) => {
    throw new Error(`the page stays white: ${troubles.join('; ') || error.message}`)
  })
  return (await page.locator('body').innerText()).trim()
})

/**
 * What comes of a page at an address.
 * @template T
 * @param {string} address
 * @param {(page: import('playwright-core').Page, troubles: string[]) => Promise<T>} work
 */
export async function visited(address, work) {
  const args = (process.env.CHROMIUM_FLAGS ?? '').split(' ').filter(Boolean)
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args })
  try {
    const page = await browser.newPage()
    /** @type {string[]} */
    const troubles = []
    page.on('pageerror', (error) => troubles.push(error.message))
    await page.goto(address)
    return await work(page, troubles)
  } finally {
    await browser.close()
  }
}

/** What a script prints in Node. @param {string} file @param {string[]} [args] */
export async function printed(file, ...args) {
  const { stdout } = await run(process.execPath, [file, ...args], { cwd: join(file, '..') })
  return stdout.trim()
}

/** @param {string} script */
export const pageOf = (script) => `<!doctype html><meta charset="utf-8"><title>Gridmate</title><body><script type="module" src="${script}"></script>`
