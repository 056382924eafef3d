// @ts-check
/** The module that the package carries, started with the first of what needs it: a bundler leaves out what is not used. */
import { bytes } from './embedded/gridmate.js'
import { compiled, unpacked } from './embedded.js'
import { initSync } from './pkg/gridmate.js'

let isStarted = false

/**
 * The value, once the module has started.
 * @template T
 * @param {T} value
 * @returns {T}
 */
export function started(value) {
  if (!isStarted) initSync({ module: compiled(unpacked(bytes)) })
  isStarted = true
  return value
}
