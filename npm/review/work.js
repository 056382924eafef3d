// @ts-check
/** The work of a review, on whichever thread: a game, and pieces of work that can be done in any order. */
import { Reviewer } from '../pkg/review.js'

/** @typedef {{ pgn: string } | { start: string, moves: string }} Game */
/** @typedef {{ game: Game, nodes: number }} Task */
/** @typedef {{ block: number } | { ply: number }} Piece a block of positions to judge, or a move to explain */
/** @typedef {import('../pkg/review.js').Judgement} Judgement */
/** @typedef {import('../pkg/review.js').Claim} FoundClaim */

/** So long a piece is worked at before others have their turn, if no search takes longer. */
const TURN_MS = 20

/** @param {Task} task */
export const reviewerOf = ({ game, nodes }) =>
  'pgn' in game ? Reviewer.fromPgn(game.pgn, nodes) : new Reviewer(game.start, game.moves, nodes, new Uint16Array())

/**
 * Does a piece of work, a turn at a time: yields how many positions of it are judged after each, and returns what is found.
 * @param {Reviewer} reviewer
 * @param {Piece} piece
 * @returns {Generator<number, Judgement[] | FoundClaim[]>}
 */
export function* turns(reviewer, piece) {
  const isBlock = 'block' in piece
  if (isBlock) reviewer.begin(piece.block)
  else reviewer.beginExplaining(piece.ply)
  for (let isDone = false; !isDone;) {
    isDone = reviewer.goOn(TURN_MS)
    yield reviewer.judged
  }
  return isBlock ? reviewer.judgements() : reviewer.claims()
}
