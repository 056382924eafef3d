// The marks of a review: which of them are mistakes, how each is written, and how they and what the positions are worth
// are written to the document.

import type { Judgement, ReviewedMove } from '#doors/review.js';
import { other } from '../chess/chess';
import { forWhite } from '../document/search';
import type { Session } from '../document/session';
import { MARKS, noteWith } from '../document/store';
import type { ReviewMark } from '../i18n/arguments';
import { markSign } from '../i18n/marks';
import { namesOf } from '../ui/remember';
import type { MainMove } from './main-line';

/** A move of the main line with what is said of it. */
export interface MarkedMove extends MainMove, Pick<ReviewedMove, 'ply' | 'best' | 'win' | 'loss' | 'mark'> {}

/** A move that alone keeps the result. */
export type Praise = 'great' | 'brilliant';

/** A move that loses something. */
export type MistakeMark = Exclude<ReviewMark, Praise>;

/** As PGN numbers them; for a missed mate it has no mark. */
const NAGS: Readonly<Record<ReviewMark, number | undefined>> = {
  brilliant: 3,
  great: 1,
  inaccuracy: 6,
  mistake: 2,
  blunder: 4,
  'missed-mate': undefined,
};

/** From the best to the worst. */
export const REVIEW_MARKS = namesOf(NAGS);

/** In two letters at most, so that it is not known by its colour alone. */
export function reviewSign(mark: ReviewMark): string {
  const nag = NAGS[mark];
  return nag === undefined ? '#?' : markSign(nag);
}

/** The mark that a move has in a document. */
export const markOf = (nags: readonly number[]): ReviewMark | undefined =>
  REVIEW_MARKS.find((mark) => nags.some((nag) => nag === NAGS[mark]));

export const isPraise = (mark: ReviewMark | null): mark is Praise => mark === 'great' || mark === 'brilliant';

export const isMistake = (mark: ReviewMark | null): mark is MistakeMark => mark !== null && !isPraise(mark);

/** Writes marks and values to the document, where it has none, as one change; returns whether that is done. */
export function writeMarks(session: Session, moves: readonly MarkedMove[], known: readonly Judgement[]): boolean {
  const { store, locked } = session;
  if (locked.peek()) return false;
  const lineAt = (at: number) => known.find(({ ply }) => ply === at)?.lines[0];
  const notes = moves.flatMap(({ node, ply, color, mark }) => {
    const { nags = [], evaluation } = store.node(node)?.peek() ?? {};
    const line = lineAt(ply);
    const nag = mark && NAGS[mark];
    const isMarked = nags.some((own) => MARKS.move.some((of) => of === own));
    const change = {
      ...(nag && !isMarked ? { nags: [...nags, nag] } : {}),
      ...(line && !evaluation ? writtenValue(forWhite(line, other(color))) : {}),
    };
    return Object.keys(change).length > 0 ? [{ node, note: noteWith(store, node, change) }] : [];
  });
  const [start, turn] = [lineAt(0), moves[0]?.color];
  if (start && turn && !store.node(0)?.peek().evaluation)
    notes.unshift({ node: 0, note: noteWith(store, 0, writtenValue(forWhite(start, turn))) });
  if (notes.length === 0) return true;
  session.change((document) => {
    for (const [at, { node, note }] of notes.entries()) {
      if (at > 0) document.join();
      document.setNote(node, note);
    }
  });
  return true;
}

const writtenValue = ({ centipawns, mate }: ReturnType<typeof forWhite>) => ({ centipawns, mate });
