/** The same as `gridmate`, with the module as a file beside: nothing of it may be called before `init` is done. */

export * from './api.js'

/**
 * Starts the module; once is enough. Without an address it is fetched from beside the package's files. Node, webpack 5,
 * Next and `vite build` find it there; for `vite dev`, esbuild and Rollup, README says what address to give.
 *
 * ```js
 * import init, { Chess } from 'gridmate/init'
 *
 * await init()
 * new Chess().move('e4')
 * ```
 *
 * @throws where the module cannot be had, with the code `module-not-started`; another address may be tried then
 */
export default function init(
  source?: Source | Promise<Source>,
): Promise<void>

/** Where the module is, or what it is. */
export type Source = string | URL | Request | Response | BufferSource | WebAssembly.Module
