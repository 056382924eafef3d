/** Games judged move by move and explained: on the thread that asks, bit by bit, or in workers. */

import type { Square } from './api.js'
import type { Claim as FoundClaim, ReviewedMove as JudgedMove } from './pkg/review.js'

export type { Mark } from './pkg/review.js'

/**
 * What is claimed of a move, with the line that shows it: what the move allows, what the better move does, or a judgement of
 * the evaluation, which nothing proves; of a great move what it does. `text` says it in English.
 */
export interface Claim extends Omit<FoundClaim, 'by' | 'targets' | 'through' | 'uci'> {
  /** The squares of the pieces that do it, of those they do it to, and of what stands between. */
  by: Square[]
  targets: Square[]
  through: Square[]
}

/** What is said of a move. */
export interface ReviewedMove extends JudgedMove {
  /** Why the move has its mark. Empty without one, where nothing is proved, or where nothing is to be explained. */
  claims: Claim[]
}

/** What a game came to. */
export interface Review {
  moves: ReviewedMove[]
  /** In percent; `null` for a side without moves. */
  accuracy: { white: number | null; black: number | null }
}

/** How far a review has come: positions are judged first, then moves explained. */
export interface Progress {
  stage: 'judging' | 'explaining'
  done: number
  all: number
}

/**
 * A game: a PGN, whose first game it is; a start and the UCI moves since; or what writes a PGN, such as `Chess` and `Document`. Of a
 * PGN the main line counts, up to the first null move.
 */
export type Reviewable = string | { fen?: string; moves: string | string[] } | { pgn(): string }

export interface ReviewOptions {
  /** How many nodes the engine searches for each position, 100,000 unless said: the same number, the same answer. */
  nodes?: number
  /** Whether moves with a mark are explained; they are unless said. */
  explain?: boolean
  /**
   * How many workers share the work. 0, unless said: then this thread does it bit by bit, and can do something else after each
   * position and each search for an explanation, which has ten times the nodes of a position at most.
   */
  workers?: number
  /** Where the site serves `gridmate/review-worker.js`, for a page whose rules allow no worker from a `blob:` address. */
  worker?: string | URL
  /** Gives the review up: the promise fails with the code `aborted`. */
  signal?: AbortSignal
  /** Called with each position that is judged, and each move that is explained. */
  onProgress?: (progress: Progress) => void
}

/**
 * Judges and explains the moves of a game, as `gridmate review` does on the command line.
 *
 * ```js
 * review('1. f3 e5 2. g4 Qh4#', { nodes: 1000 }) instanceof Promise; // true
 * ```
 *
 * @throws where there is no game, with the code of what is wrong, and `line` and `column` where that is in a PGN; with the code
 * `no-such-option` where an option is not known
 */
export function review(game: Reviewable, options?: ReviewOptions): Promise<Review>
