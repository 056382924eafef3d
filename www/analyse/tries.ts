// A move that is tried in the place of a mistake: whether it is as good as the best one, and the hints that lead to that.

import type { AheadMove } from '#doors/document.js';
import type { Judgement } from '#doors/review.js';
import type { Arrow } from '../board/arrows';
import type { PieceLetter } from '../chess/chess';
import type { Sentence } from '../document/session';
import { written } from '../i18n/notation';
import type { Engine } from '../workers/jobs';
import { arrowOf } from './explained';
import { judgeLast } from './review-jobs';

/** The hint that gives the answer. */
export const ANSWER_HINT = 3;

/** Where a move is tried. */
interface TryPosition {
  readonly fen: string;
  /** What is known of it. */
  readonly lines: Judgement['lines'];
  /** The nodes that it is judged with; 0 for the usual number. */
  readonly nodes: number;
  /** Whether the move has to mate. */
  readonly isMate: boolean;
}

interface Verdict {
  readonly isGood: boolean;
  /** What answers the move: a line in UCI. */
  readonly reply: string;
}

/** Judges a move in UCI. */
export async function judgeTry(
  engine: Engine,
  { fen, lines, nodes, isMate }: TryPosition,
  uci: string,
  signal: AbortSignal,
): Promise<Verdict> {
  const known = lines[0]?.line ? [{ ply: 0, lines }] : [];
  const job = judgeLast({ start: fen, moves: uci, nodes, theory: [] }, known);
  const { isAsGood, answer } = await engine.run(job, { priority: 'hint', signal });
  const [line] = answer?.lines ?? [];
  // Where there is no answer the game is over.
  const isMated = line === undefined || (line.mateIn ?? 0) < 0;
  return { isGood: isAsGood && (!isMate || isMated), reply: line?.line ?? '' };
}

/** Says which piece moves, then where it goes, then the answer. */
export function tryHint({ effect: { from, to, piece }, san }: AheadMove, given: number): Sentence {
  return ({ engine: { said }, review }) => {
    if (given >= ANSWER_HINT) return review.answer(written(san));
    return given === 2 ? said.hintMove(piece as PieceLetter, from, to) : said.hintPiece(piece as PieceLetter, from);
  };
}

/** Points at the piece, then at its move. */
export function hintArrows({ effect: { from, to } }: AheadMove, given: number): readonly Arrow[] {
  return given === 0 ? [] : arrowOf(from + (given === 1 ? from : to), 'hint');
}
