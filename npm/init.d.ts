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

/** Where the module is, or what it is: an address, what is fetched from it, the bytes, or the module that is made of them. */
export type Source = string | URL | Instance<'Request'> | Instance<'Response'> | ArrayBuffer | ArrayBufferView | CompiledModule

// What the types around a program declare: those of Node know no `WebAssembly`, and those of browsers need not be there.
type Instance<Name extends string> = typeof globalThis extends Record<Name, { prototype: infer Value }> ? Value : never
type CompiledModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Value } } } ? Value : never
