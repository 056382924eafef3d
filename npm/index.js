// @ts-check
/** The entry that carries the module within: usable at once, wherever JavaScript runs. */
export * from './carried.js'
export * from './plain.js'
