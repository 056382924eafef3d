// @ts-check
/** What the package exports, once the module has started. */
import * as module from './module.js'

export * from './core.js'
export { Chess } from './chess.js'
export { Document } from './shared/safe.js'
export { Move } from './move.js'
export { xoroshiro128 } from './xoroshiro128.js'
export {
  BISHOP, BLACK, DEFAULT_POSITION, KING, KNIGHT, PAWN, QUEEN, ROOK, SEVEN_TAG_ROSTER, SQUARES, WHITE,
} from './names.js'

/**
 * Whether a FEN can be loaded, and if not, why.
 * @param {string} fen
 * @returns {{ ok: boolean, error?: string }}
 */
export function validateFen(fen) {
  const error = module.fault(String(fen))
  return error === undefined ? { ok: true } : { ok: false, error }
}
