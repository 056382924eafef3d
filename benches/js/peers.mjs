// @ts-check
/**
 * The libraries that are timed beside ours, at exact versions. Those that are not among the project's own packages are
 * fetched by npm into a folder below `target`: they are run here, and are part of nothing that is shipped.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const VERSIONS = { chessops: '0.15.1', kokopu: '4.13.4', ffish: '0.7.10' }
const FOLDER = resolve('target/js-peers')

function fetchPeers() {
  const wanted = JSON.stringify({ private: true, dependencies: VERSIONS })
  if (existsSync(join(FOLDER, 'node_modules/ffish'))) return
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'package.json'), wanted)
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], { cwd: FOLDER, stdio: 'inherit' })
}

/** All of them that can be had here; those that cannot are named. */
export async function peers() {
  /** @type {Record<string, any>} */
  const found = { 'chess.js': await import('chess.js') }
  try {
    fetchPeers()
  } catch {
    console.log('npm could not fetch chessops, kokopu and ffish; chess.js alone is timed beside.')
    return found
  }
  const own = createRequire(join(FOLDER, 'package.json'))
  const parts = ['chess', 'fen', 'san', 'compat', 'util'].map((part) => join(FOLDER, `node_modules/chessops/dist/esm/${part}.js`))
  found.chessops = Object.assign({}, ...(await Promise.all(parts.map((part) => import(pathToFileURL(part).href)))))
  found.kokopu = own('kokopu')
  found.ffish = await startedFfish(() => own('ffish'))
  return found
}

/** @param {() => any} load */
async function startedFfish(load) {
  const { fetch } = globalThis
  // Without `fetch` it reads its module from its file.
  Reflect.deleteProperty(globalThis, 'fetch')
  const ffish = load()
  await new Promise((resolve) => (ffish.onRuntimeInitialized = () => resolve(undefined)))
  globalThis.fetch = fetch
  return ffish
}
