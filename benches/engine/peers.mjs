// @ts-check
/**
 * Other engines from npm, at exact versions, in a folder below `target`: they are run here, and are part of nothing
 * that is shipped.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const VERSIONS = { stockfish: '19.0.0', 'js-chess-engine': '2.4.6' }
const FOLDER = resolve(process.env.GRIDMATE_PEERS ?? 'target/engine-peers')

/**
 * The folder of one of them; none where it cannot be had.
 * @param {keyof typeof VERSIONS} name
 */
export function peer(name) {
  const found = join(FOLDER, 'node_modules', name)
  if (existsSync(join(found, 'package.json'))) return found
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }')
  const scope = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', '--save-exact']
  try {
    execFileSync('npm', [...scope, `${name}@${VERSIONS[name]}`], { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] })
    return found
  } catch {
    return undefined
  }
}

/** How Stockfish's small build for one thread is started; not at all where it cannot be had. */
export function stockfish() {
  const folder = peer('stockfish')
  return folder && [process.execPath, join(folder, 'bin/stockfish-19-lite-single.js')]
}
