// @ts-check
/** The entry whose module is a file beside: smaller, and to be waited for. */
import { notStarted } from './embedded.js'
import { start } from './pkg/gridmate.js'

export * from './api.js'

/** @typedef {string | URL | Request | Response | BufferSource | WebAssembly.Module} Source */

/** @type {Promise<void> | undefined} */
let started

/**
 * Starts the module; once is enough.
 * @param {Source | Promise<Source>} [source] where it is, or what it is; without it, the file beside
 * @returns {Promise<void>}
 */
export default function init(source) {
  started ??= begun(source)
  return started
}

/** @param {Source | Promise<Source> | undefined} source */
async function begun(source) {
  try {
    await start({ module_or_path: read(await (source ?? new URL('./pkg/gridmate_bg.wasm', import.meta.url))) })
  } catch (error) {
    // Another address may be tried.
    started = undefined
    throw notStarted(error)
  }
}

/**
 * What Node cannot fetch, it reads.
 * @param {Source} source
 */
function read(source) {
  if (!(source instanceof URL) || source.protocol !== 'file:') return source
  const { process } = /** @type {any} */ (globalThis)
  return process?.getBuiltinModule?.('node:fs').readFileSync(source) ?? source
}
