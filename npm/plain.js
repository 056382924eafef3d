// @ts-check
/** What the package exports that no module has to start for. */
export { Move } from './move.js'
export {
  BISHOP, BLACK, DEFAULT_POSITION, KING, KNIGHT, PAWN, QUEEN, ROOK, SEVEN_TAG_ROSTER, SQUARES, WHITE,
} from './names.js'
export { xoroshiro128 } from './xoroshiro128.js'
