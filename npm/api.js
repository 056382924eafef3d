// @ts-check
/** What the package exports; the entries see to it that the module has started. */
import { text } from './arguments.js'
import * as module from './module.js'

export * from './core.js'
export * from './plain.js'
export { Chess } from './chess.js'
export { games } from './games.js'

/**
 * Whether a FEN can be loaded, and if not, why.
 * @param {string} fen
 * @returns {{ ok: boolean, error?: string }}
 */
export function validateFen(fen) {
  const error = module.fault(text(fen))
  return error === undefined ? { ok: true } : { ok: false, error }
}
