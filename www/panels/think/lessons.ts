// Positions in which something happens.

import { USUAL_START } from '../../document/fen';
import type { LessonId, MethodId } from '../../i18n/areas/think';
import type { Color } from '../../i18n/words';

/** How is searched, and so many plies ahead. */
export interface How {
  readonly method: MethodId;
  readonly depth: number;
}

export interface Lesson {
  readonly id: LessonId;
  /** A FEN. */
  readonly start: string;
  readonly turn: Color;
  readonly how: How;
  /** The move that it is about, in UCI. */
  readonly look?: string;
}

const TWO: How = { method: 'alphabeta', depth: 2 };
const ONE: How = { method: 'minimax', depth: 1 };

/** The first is shown to who has not done anything yet. */
export const LESSONS: readonly [Lesson, ...Lesson[]] = [
  { id: 'queen', start: '2r3k1/5ppp/8/3q4/8/4N3/5PPP/2Q3K1 w - - 0 1', turn: 'w', how: TWO, look: 'e3d5' },
  { id: 'greed', start: '7k/6pp/2p5/3p4/8/8/8/3QK3 w - - 0 1', turn: 'w', how: TWO, look: 'd1d5' },
  { id: 'figure', start: '7k/6pP/6P1/1p6/1pp5/p5p1/P5Pp/N6K w - - 0 1', turn: 'w', how: { ...ONE, depth: 2 } },
  { id: 'mate', start: '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', turn: 'w', how: ONE, look: 'd1d8' },
  { id: 'twenty', start: USUAL_START, turn: 'w', how: TWO },
  { id: 'swap', start: '1r2k3/8/8/8/8/8/8/5KR1 w G - 0 1', turn: 'w', how: { ...ONE, depth: 2 }, look: 'f1g1' },
  { id: 'random', start: '7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43', turn: 'b', how: ONE },
];
