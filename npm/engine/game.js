// @ts-check
/** Positions as callers have them, in the form in which the engine takes a game: a start and UCI moves. */
import { fail, moves as movesOf, shown, text } from '../arguments.js'

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

/**
 * @param {any} position a FEN, a start with moves, or a game such as `Chess`
 * @returns {{ start: string, moves: string }}
 */
export function gameOf(position) {
  if (typeof position === 'string') return { start: position, moves: '' }
  if (typeof position !== 'object' || position === null) {
    throw fail('not-a-position', `A position is a FEN, { fen, moves } or a game, not ${shown(position)}.`)
  }
  if (typeof position.history === 'function') return gameOfChess(position)
  const { fen, moves } = position
  return { start: fen === undefined ? START : text(fen), moves: moves === undefined ? '' : movesOf(moves) }
}

/**
 * A game since the turn was last passed on, which an engine knows nothing of.
 * @param {import('../engine.js').Game} chess
 */
function gameOfChess(chess) {
  const history = chess.history({ verbose: true })
  const passed = history.map(({ san }) => san).lastIndexOf('--')
  const played = history.slice(passed + 1)
  return { start: played[0]?.before ?? chess.fen(), moves: played.map(({ lan }) => lan).join(' ') }
}
