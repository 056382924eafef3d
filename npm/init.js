// @ts-check
/** The entry whose module is a file beside: smaller, and to be waited for. */
import { notStarted } from './embedded.js'
import { start } from './pkg/gridmate.js'

export * from './api.js'

/** @typedef {import('./init.js').Source} Source */

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
    await start({ module_or_path: await loaded(await (source ?? new URL('./pkg/gridmate_bg.wasm', import.meta.url))) })
  } catch (error) {
    // Another address may be tried.
    started = undefined
    throw notStarted(error)
  }
}

/**
 * What lies at an address, and anything else as it is. What Node cannot fetch, it reads.
 * @param {Source} source
 */
async function loaded(source) {
  if (source instanceof URL && source.protocol === 'file:') {
    const { process } = /** @type {any} */ (globalThis)
    return process?.getBuiltinModule?.('node:fs').readFileSync(source) ?? source
  }
  const isAddress = typeof source === 'string' || source instanceof URL || isA(source, 'Request')
  const response = isAddress ? await fetch(/** @type {string} */ (source)) : source
  return isA(response, 'Response') ? answered(/** @type {Response} */ (response)) : response
}

/** @param {unknown} value @param {'Request' | 'Response'} name a class that not all places have */
const isA = (value, name) => globalThis[name] !== undefined && value instanceof globalThis[name]

/** A file that browsers know by its type is compiled while it comes; of another, its bytes are looked at first. @param {Response} response */
async function answered(response) {
  if (response.ok && response.headers.get('Content-Type')?.startsWith('application/wasm')) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  const start = new TextDecoder().decode(bytes.subarray(0, 64))
  if (response.ok && start.startsWith('\0asm')) return bytes
  const what = /^\s*</.test(start) ? 'HTML' : 'something else'
  throw new Error(`${response.url || 'The address'} answered ${what} (status ${response.status}) where the file gridmate.wasm should be, as servers do for `
    + 'what they do not have. Copy gridmate/gridmate.wasm there, or pass init() the address that your bundler gives it.')
}
