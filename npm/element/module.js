// @ts-check
/** What the board as an element has of the package: the module of the document, which `gridmate/document` has as well. */
import { errorOf, text } from '../arguments.js'
import { onRestart, restart, within } from '../document/module.js'
import { readPgn } from '../pkg/document.js'

export { TreeDocument } from '../pkg/document.js'
export { onRestart, restart as __wbg_reset_state }

/** Starts the module, unless it is there. */
export const startModule = () => within(() => {})

export default startModule

/**
 * The first game of a PGN as bytes, as far as it can be read, and why no further.
 * @param {string} pgn
 */
export function readGame(pgn) {
  const given = text(pgn)
  return within(() => {
    const [game] = readPgn(given, 1)
    const problem = game.problem()
    const document = game.document()
    const bytes = document.bytes()
    document.free()
    return { bytes, problem: problem === null ? undefined : errorOf(problem) }
  })
}
