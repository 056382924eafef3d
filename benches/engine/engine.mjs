// @ts-check
/** The engine's WebAssembly module in Node, from the folder that `cargo xtask bench --engine` leaves it in. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Where the module lies if nobody says otherwise. */
const FOLDER = process.env.GRIDMATE_ENGINE ?? 'target/xtask/engine-pkg'

/**
 * The classes and functions of the module in a folder, or in the usual one.
 * @param {string} [folder]
 */
export async function engineModule(folder = FOLDER) {
  const engine = await import(pathToFileURL(join(folder, 'engine.js')).href)
  engine.initSync({ module: readFileSync(join(folder, 'engine_bg.wasm')) })
  return engine
}

/** How long this thread has really computed, in milliseconds; by the clock where the system does not say. */
export function computed() {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
  } catch {
    return performance.now()
  }
}

/** How long the page lets it think before it listens again, after so many milliseconds: `www/workers/serve.ts`. */
export function turnOfPage(/** @type {number} */ spent) {
  return Math.min(250, Math.max(40, spent / 4))
}

/** @param {number[]} values */
export function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1]
}
