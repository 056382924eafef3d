// @ts-check
/** The entry that carries the module within: usable at once, wherever JavaScript runs. */
import './start.js'
export * from './api.js'
