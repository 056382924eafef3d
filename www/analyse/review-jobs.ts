// What a review asks of its workers, and what they answer; the workers’ side is worker.ts.

import type { Claim, Judgement, ReviewedMove } from '#doors/review.js';
import { type Job, job } from '../workers/jobs';

/** A game to be reviewed. */
export interface GameToReview {
  /** A FEN. */
  readonly start: string;
  /** UCI, with blanks between them. */
  readonly moves: string;
  /** The nodes that each position is judged with; 0 for the usual number. */
  readonly nodes: number;
  /** The plies of theory, from 1. */
  readonly theory: readonly number[];
}

/** In percent. */
export type Accuracy = Readonly<Record<'white' | 'black', number | null>>;

/** What a review comes to. */
export interface ReviewResult {
  readonly moves: readonly ReviewedMove[];
  readonly accuracy: Accuracy;
}

/** A move that was tried, and what the other side makes of it. */
export interface TriedMove {
  /** Whether it is as good as the best one. */
  readonly isAsGood: boolean;
  readonly answer: Judgement | undefined;
}

/** A position of a line. */
export interface LinePosition extends Judgement {
  /** Whether its best move alone keeps what it is worth. */
  readonly hasOnlyMove: boolean;
}

/** The positions of a block, which is judged as a whole. */
export const BLOCK_PLIES = 10;

/** The judgements of a block of positions, from 0. */
export const judgeBlock = (game: GameToReview, block: number, lane: number): Job<readonly Judgement[]> => ({
  ...job<readonly Judgement[]>('review', 'judgeBlock', game, block),
  lane,
});

/** What the moves deserve, once all positions are judged. */
export const reviewGame = (game: GameToReview, known: readonly Judgement[]) =>
  job<ReviewResult>('review', 'reviewGame', game, known);

/** Why a move is marked, once all positions are judged; never in the first lane, since its turns may take a second. */
export const explainMove = (
  game: GameToReview,
  known: readonly Judgement[],
  ply: number,
  lane = 0,
): Job<readonly Claim[]> => ({ ...job<readonly Claim[]>('review', 'explainMove', game, known, ply), lane: lane + 1 });

/** What is known of the positions along a line of fewer plies than a block. */
export const judgeLine = (line: GameToReview) => job<readonly LinePosition[]>('review', 'judgeLine', line);

/** What the last move of a game is worth, whose positions are known up to there. */
export const judgeLast = (game: GameToReview, known: readonly Judgement[]) =>
  job<TriedMove>('review', 'judgeLast', game, known);
